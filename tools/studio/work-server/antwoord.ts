import { speechParamsSchema } from '#server/features/spraak/spraak.contract.ts';
import { createSpeech, SpeechError } from '#server/platform/speech/speech.ts';
import { validationRequestSchema } from '../workbench/workbench.contract.ts';
import { contentJson } from './content.ts';
import type { Antwoord, Vraag } from './question.ts';
import { createScenes } from './scenes.ts';

export interface WorkServer {
  answered(vraag: Vraag): Promise<Antwoord>;
  stop(): Promise<void>;
}

const json = (content: string, status = 200): Antwoord => ({ status, type: 'application/json', inhoud: content });
const failure = (code: string, status: number): Antwoord => json(JSON.stringify({ fout: code }), status);

/** Loads the dictionary at the first question: it takes a second. */
async function validate(body: string): Promise<Antwoord> {
  const vraag = validationRequestSchema.safeParse(parse(body));
  if (!vraag.success) return failure('ongeldige-vraag', 400);
  const { validateWoorden } = await import('./validation.ts');
  return json(JSON.stringify(validateWoorden(vraag.data.woorden)));
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Content, dictionary, the product's own speech and the scenes below `root` for the pages of the studio; `map` keeps the speech cache. */
export function createWorkServer({
  root,
  map,
  meld: report,
}: {
  root: string;
  map: string;
  meld: (rule: string) => void;
}): WorkServer {
  const scenes = createScenes(root);
  const speech = createSpeech({
    dataDir: map,
    log: { warn: (details, text) => report(`${text} ${JSON.stringify(details)}`) },
  });
  const say = async (path: string): Promise<Antwoord> => {
    const [voice = '', audioId = ''] = path.split('/');
    const params = speechParamsSchema.safeParse({ stem: voice, audioId: decodeURIComponent(audioId) });
    if (!params.success) return failure('onleesbaar', 404);
    try {
      return { status: 200, type: 'audio/mpeg', inhoud: await speech.mp3(params.data.stem, params.data.audioId) };
    } catch (error) {
      return error instanceof SpeechError && error.code === 'ONLEESBAAR'
        ? failure('onleesbaar', 404)
        : failure('geen-stem', 503);
    }
  };
  return {
    answered: async (question) => {
      const { pad: path, method, body } = question;
      if (path === 'inhoud' && method === 'GET') return json(contentJson());
      if (path === 'keur' && method === 'POST') return validate(body);
      if (path.startsWith('spraak/') && method === 'GET') return say(path.slice('spraak/'.length));
      return (await scenes(question)) ?? failure('niet-gevonden', 404);
    },
    stop: () => speech.close(),
  };
}

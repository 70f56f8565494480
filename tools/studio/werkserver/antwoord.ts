import { spraakParamsSchema } from '#server/features/spraak/spraak.contract.ts';
import { createSpeech, SpeechError } from '#server/platform/speech/speech.ts';
import { keurVraagSchema } from '../werkbank/werkbank.contract.ts';
import { inhoudJson } from './inhoud.ts';

/** One answer of the workbench server. */
export interface Antwoord {
  status: number;
  type: string;
  inhoud: string | Buffer;
}
/** What the workbench page asks. */
export interface Vraag {
  pad: string;
  methode: string;
  body: string;
}
export interface Werkserver {
  beantwoord(vraag: Vraag): Promise<Antwoord>;
  stop(): Promise<void>;
}

const json = (inhoud: string, status = 200): Antwoord => ({ status, type: 'application/json', inhoud });
const fout = (code: string, status: number): Antwoord => json(JSON.stringify({ fout: code }), status);

/** Loads the dictionary at the first question: it takes a second. */
async function keur(body: string): Promise<Antwoord> {
  const vraag = keurVraagSchema.safeParse(parseer(body));
  if (!vraag.success) return fout('ongeldige-vraag', 400);
  const { keurWoorden } = await import('./keuring.ts');
  return json(JSON.stringify(keurWoorden(vraag.data.woorden)));
}

function parseer(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Content, dictionary and the product's own speech for the pages of the studio; `map` keeps the speech cache. */
export function createWerkserver({ map, meld }: { map: string; meld: (regel: string) => void }): Werkserver {
  const speech = createSpeech({
    dataDir: map,
    log: { warn: (details, tekst) => meld(`${tekst} ${JSON.stringify(details)}`) },
  });
  const zeg = async (pad: string): Promise<Antwoord> => {
    const [stem = '', audioId = ''] = pad.split('/');
    const params = spraakParamsSchema.safeParse({ stem, audioId: decodeURIComponent(audioId) });
    if (!params.success) return fout('onleesbaar', 404);
    try {
      return { status: 200, type: 'audio/mpeg', inhoud: await speech.mp3(params.data.stem, params.data.audioId) };
    } catch (error) {
      return error instanceof SpeechError && error.code === 'ONLEESBAAR'
        ? fout('onleesbaar', 404)
        : fout('geen-stem', 503);
    }
  };
  return {
    beantwoord: async ({ pad, methode, body }) => {
      if (pad === 'inhoud' && methode === 'GET') return json(inhoudJson());
      if (pad === 'keur' && methode === 'POST') return keur(body);
      if (pad.startsWith('spraak/') && methode === 'GET') return zeg(pad.slice('spraak/'.length));
      return fout('niet-gevonden', 404);
    },
    stop: () => speech.close(),
  };
}

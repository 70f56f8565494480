import { createHash } from 'node:crypto';
import type { SignedInSession } from '../../platform/auth/session-context.ts';
import type { CounterStorage } from '../../platform/counter/counter-storage.ts';
import { createError } from '../../platform/error/create-error.ts';
import { SpeechError, type Speech } from '../../platform/speech/speech.ts';
import type { Vocabulary } from '../../platform/speech/vocabulary.ts';
import type { SpeechParams } from './spraak.contract.ts';

const WINDOW_MS = 60_000;
/** Texts of its own that one session may have spoken per minute, e.g. a note of the teacher. */
const OWN_TEXTS = 30;

interface Deps {
  speech: Pick<Speech, 'mp3'>;
  vocabulary: Vocabulary;
  counters: CounterStorage;
}
interface Spoken {
  mp3: Buffer;
  etag: string;
  /** The same for everybody, for ever. */
  shared: boolean;
}

/** Speaks what the product says, and to whoever is signed in also what a school wrote. */
export class SpeechService {
  constructor(private readonly deps: Deps) {}

  async find({ stem: voice, audioId }: SpeechParams, session: SignedInSession | undefined): Promise<Spoken> {
    const { speech, vocabulary } = this.deps;
    const shared = (await vocabulary.has(audioId)) || (session !== undefined && (await vocabulary.hasWordsOf(audioId)));
    if (!shared) await this.allowOwn(session);
    const asked = { first: session !== undefined, keep: shared };
    const mp3 = await speech.mp3(voice, audioId, asked).catch((error: unknown) => {
      if (error instanceof SpeechError && error.code === 'ONLEESBAAR') throw createError('NIET_GEVONDEN');
      if (error instanceof SpeechError) throw createError('SERVER_DRUK', { headers: { 'Retry-After': '5' } });
      throw error;
    });
    return { mp3, etag: `"${createHash('sha256').update(mp3).digest('base64url').slice(0, 22)}"`, shared };
  }

  /** A text that is not ours: only for somebody of a school, so many a minute. */
  private async allowOwn(session: SignedInSession | undefined): Promise<void> {
    if (session === undefined || session.rol === 'demo') throw createError('NIET_GEVONDEN');
    if ((await this.deps.counters.countUp(`spraak.eigen:${session.sid}`, WINDOW_MS)) > OWN_TEXTS)
      throw createError('TE_VAAK', { headers: { 'Retry-After': '60' } });
  }
}

import { HttpError } from '#web/platform/http-error.ts';

/** Who reads the sentence. */
export type SignInReader = 'kind' | 'volwassene';

/** What to show; `tekst` is the server's own sentence. `wacht` = seconds in which trying again has no use. */
export interface SignInError {
  sleutel: string;
  tekst: string;
  wacht: number;
  /** Code of the server, where the screen acts on it. */ code?: string;
}

function waitKey(seconds: number): string {
  if (seconds <= 45) return 'wacht.kort';
  if (seconds <= 100) return 'wacht.minuut';
  return seconds <= 600 ? 'wacht.paar' : 'wacht.kwartier';
}

const INCORRECT: ReadonlySet<number> = new Set([400, 401]);

/** One line for every refused sign-in, whatever the reason; waiting is said in words. */
export function readSignInError(error: unknown, reader: SignInReader): SignInError {
  if (!(error instanceof HttpError)) return { sleutel: 'gemeen:fout.onbekend', tekst: '', wacht: 0 };
  if (error.status === 0) return { sleutel: 'gemeen:fout.verbinding', tekst: '', wacht: 0 };
  if (error.status === 429) {
    const wait = error.wacht ?? 60;
    // A child reads no numbers of seconds, so the server's sentence is only for adults.
    return reader === 'kind'
      ? { sleutel: 'wacht.kind', tekst: '', wacht: wait }
      : { sleutel: waitKey(wait), tekst: '', wacht: wait };
  }
  if (error.status === 402 && reader === 'kind') return { sleutel: 'licentie.kind', tekst: '', wacht: 0 };
  const key = INCORRECT.has(error.status) ? 'fout' : 'gemeen:fout.onbekend';
  return { sleutel: key, tekst: error.message, wacht: 0, code: error.code };
}

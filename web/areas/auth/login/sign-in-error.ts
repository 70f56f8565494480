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

const WAIT_S = 60;
/** Words for a child by status; the sentences of the server are written for adults. */
const CHILD_KEY: Readonly<Record<number, string>> = {
  0: 'kind.verbinding',
  402: 'licentie.kind',
  429: 'wacht.kind',
};

function readForChild(error: HttpError): SignInError {
  const wait = error.status === 429 ? (error.wacht ?? WAIT_S) : 0;
  const key = CHILD_KEY[error.status] ?? (INCORRECT.has(error.status) ? 'kind.fout' : 'kind.mis');
  return { sleutel: key, tekst: '', wacht: wait, code: error.code };
}

/** One line for every refused sign-in, whatever the reason; waiting is said in words. */
export function readSignInError(error: unknown, reader: SignInReader): SignInError {
  if (reader === 'kind')
    return error instanceof HttpError ? readForChild(error) : { sleutel: 'kind.mis', tekst: '', wacht: 0 };
  if (!(error instanceof HttpError)) return { sleutel: 'gemeen:fout.onbekend', tekst: '', wacht: 0 };
  if (error.status === 0) return { sleutel: 'gemeen:fout.verbinding', tekst: '', wacht: 0 };
  if (error.status === 429) {
    const wait = error.wacht ?? WAIT_S;
    return { sleutel: waitKey(wait), tekst: '', wacht: wait };
  }
  const key = INCORRECT.has(error.status) ? 'fout' : 'gemeen:fout.onbekend';
  return { sleutel: key, tekst: error.message, wacht: 0, code: error.code };
}

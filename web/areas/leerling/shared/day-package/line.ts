import { HttpError } from '#web/platform/http-error.ts';
import { pauseFor } from '#web/platform/pause.ts';

const AGAIN_MS = 1_500;
const isIll = (error: unknown): boolean => error instanceof HttpError && error.status >= 500;

/** No answer came, or only from a server that is ill. */
export const isLineDown = (error: unknown): boolean =>
  isIll(error) || (error instanceof HttpError && error.status === 0);

/** Asks, and once more a moment later when the server stumbled: one bad moment sends nobody off the line. */
export async function askTwice<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!isIll(error)) throw error;
    await pauseFor(AGAIN_MS);
    return ask();
  }
}

import { HttpError } from '#web/platform/http-error.ts';

/** What the page shows when there is no game to play. */
export type SpelError = 'onbekend' | 'niet_aangeboden' | 'leeg' | 'licentie' | 'verbinding' | 'druk' | 'fout';

/** Refused round to screen. A game that is not offered leads back to the stone with its doors. */
export function readSpelError(error: unknown): SpelError {
  if (!(error instanceof HttpError)) return 'fout';
  if (error.code === 'POOL_LEEG') return 'leeg';
  if (error.status === 404) return 'onbekend';
  if (error.status === 402) return 'licentie';
  if (error.status === 400 || error.status === 409) return 'niet_aangeboden';
  if (error.status === 429 || error.status === 503) return 'druk';
  return error.status === 0 ? 'verbinding' : 'fout';
}

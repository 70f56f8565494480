import { HttpFout } from '#web/platform/http-fout.ts';

/** What the page shows when there is no game to play. */
export type SpelFout = 'onbekend' | 'niet_aangeboden' | 'leeg' | 'licentie' | 'verbinding' | 'fout';

/** Refused round to screen. A game that is not offered leads back to the stone with its doors. */
export function leesSpelFout(fout: unknown): SpelFout {
  if (!(fout instanceof HttpFout)) return 'fout';
  if (fout.code === 'POOL_LEEG') return 'leeg';
  if (fout.status === 404) return 'onbekend';
  if (fout.status === 402) return 'licentie';
  if (fout.status === 400 || fout.status === 409) return 'niet_aangeboden';
  return fout.status === 0 ? 'verbinding' : 'fout';
}

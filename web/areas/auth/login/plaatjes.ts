import type { Plaatje } from '#server/features/auth/auth.contract.ts';

const adressen = import.meta.glob<string>('../../../../assets/art/gedeeld/plaatjes/*.svg', { query: '?url', import: 'default', eager: true });

/** The twelve of the contract, in the order of the tiles; written out so that no schema code is loaded here. */
export const PLAATJES = ['zon', 'maan', 'ster', 'boom', 'vis', 'kat', 'fiets', 'huis', 'appel', 'bal', 'boot', 'bloem'] as const satisfies readonly Plaatje[];

export const plaatjeAdres = (plaatje: Plaatje): string => adressen[`../../../../assets/art/gedeeld/plaatjes/${plaatje}.svg`] ?? '';

/** Place in the grid after a key, or null when the key does not move. */
export function volgendePlek({ plek, toets, kolommen, aantal }: { plek: number; toets: string; kolommen: number; aantal: number }): number | null {
  const stap = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: kolommen, ArrowUp: -kolommen }[toets];
  if (toets === 'Home') return 0;
  if (toets === 'End') return aantal - 1;
  if (stap === undefined) return null;
  const nieuw = plek + stap;
  return nieuw < 0 || nieuw >= aantal ? plek : nieuw;
}

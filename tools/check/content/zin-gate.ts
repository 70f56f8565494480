import { niveauSchema } from '#engine/core/taal/woord/woord.ts';
import type { Niveau } from '#engine/core/taal/woord/woord.ts';
import { zinLevel } from '../../content/zin-level.ts';
import type { Content } from './load.ts';

/** Highest level a sentence of each grade may have: half a year above the grade itself, for the teacher or the voice reads along. */
const HIGHEST: Readonly<Record<number, Niveau>> = { 3: 'M4', 4: 'M5', 5: 'M6', 6: 'M7', 7: 'E7', 8: 'Plus' };

const rank = (n: Niveau): number => niveauSchema.options.indexOf(n);

/** Gate on one sentence: no harder than its grade by its words and its build; `woord` is the one that is practised. */
export function validateZinLevel(zin: string, groep: number, woord = ''): string[] {
  const highest = HIGHEST[groep] ?? 'Plus';
  const { niveau, woord: hard } = zinLevel(zin, woord);
  if (rank(niveau) <= rank(highest)) return [];
  return [`"${zin}" is ${niveau}, groep ${groep} reads ${highest}${hard === undefined ? '' : `: ${hard}`}`];
}

/** Gate on the sentences of words and verbs, and those to put in order. */
export function validateZinLevels(content: Pick<Content, 'woorden' | 'werkwoorden' | 'volgorde'>): string[] {
  return [
    ...content.woorden.flatMap(({ item }) =>
      item.zinnen.flatMap((z) => validateZinLevel(z.tekst, item.groep, item.w).map((f) => `${z.id}: ${f}`)),
    ),
    ...content.werkwoorden.flatMap((ww) =>
      ww.zinnen.flatMap((z) =>
        validateZinLevel(`${z.voor}${z.vorm}${z.na}`, ww.groep, z.vorm).map((f) => `${z.id}: ${f}`),
      ),
    ),
    ...content.volgorde.flatMap((v) => validateZinLevel(v.zin, v.groep).map((f) => `${v.id}: ${f}`)),
  ];
}

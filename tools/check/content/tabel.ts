import type { Leerdoel } from '#engine/core/taal/woord.ts';
import type { Inhoud } from './laad.ts';

/** Counts of one category in one grade. */
export type TabelRij = { groep: number; categorie: string; woorden: number; plaatjes: number; zinnen: number };

const KERN = new Set([
  'kz-mkm', 'kz-mmkm', 'kz-mkmm', 'kz-mmkmm', 'sch', 'ng', 'nk', 'cht', 'eer-oor-eur', 'aai-ooi-oei', 'eeuw-ieuw-uw', 'ei', 'ij', 'au',
  'ou', 'eind-d', 'eind-t', 'verenkeling', 'verdubbeling', 'voorvoegsel', 'stomme-e', 'samenstelling', 'verkl-je', 'f-v', 's-z', 'mv-en',
]);
const GROEP5 = new Set(['f-v', 's-z', 'ing', 'verkl-etje', 'kilo', 'c-s', 'c-k', 'tie', 'isch', 'ww-stam', 'ww-tt-t']);

/** Categories that are practised with sentences only, and why. */
export const ALLEEN_ZINNEN: Readonly<Record<string, string>> = {
  leestekens: 'the goal is the mark in a sentence; a single word has none',
};

/** Counts per grade and category, in goal order. */
export function telTabel(inhoud: Inhoud, leerdoelen: readonly Leerdoel[]): TabelRij[] {
  return [3, 4, 5, 6, 7, 8].flatMap((groep) =>
    leerdoelen.flatMap(({ id }) => {
      const eigen = inhoud.woorden.map((r) => r.item).filter((i) => i.groep === groep && i.hoofd === id);
      if (eigen.length === 0) return [];
      const zinnen = eigen.filter((i) => i.zinnen.length > 0).length;
      return [{ groep, categorie: id, woorden: eigen.length, plaatjes: eigen.filter((i) => i.plaatje !== undefined).length, zinnen }];
    }),
  );
}

/** Holes: categories below their minimum and totals below target. */
export function keurAantallen(tabel: readonly TabelRij[], leerdoelen: readonly Leerdoel[]): string[] {
  const som = (veld: 'woorden' | 'plaatjes' | 'zinnen'): number => tabel.reduce((s, r) => s + r[veld], 0);
  const gaten = leerdoelen.flatMap((l) => {
    const nodig = minimum(l);
    const aantal = tabel.filter((r) => r.categorie === l.id).reduce((s, r) => s + r.woorden, 0);
    return aantal < nodig ? [`category ${l.id} has ${aantal} words, needs ${nodig}`] : [];
  });
  return [
    ...gaten,
    ...(som('woorden') < 640 ? [`${som('woorden')} words, needs 640`] : []),
    ...(som('plaatjes') < 220 ? [`${som('plaatjes')} words with a picture, needs 220`] : []),
    ...(som('zinnen') < som('woorden') * 0.8 ? [`${som('zinnen')} of ${som('woorden')} words have a sentence`] : []),
  ];
}

function minimum(l: Leerdoel): number {
  if (ALLEEN_ZINNEN[l.id] !== undefined) return 0;
  if (l.groep <= 4) return KERN.has(l.id) ? 15 : 10;
  return GROEP5.has(l.id) ? 10 : 0;
}

/** The table as text, with totals. */
export function tabelTekst(tabel: readonly TabelRij[]): string {
  const kop = ['groep', 'categorie', 'woorden', 'plaatjes', 'zinnen'];
  const som = (veld: 'woorden' | 'plaatjes' | 'zinnen'): number => tabel.reduce((s, r) => s + r[veld], 0);
  const rijen = [
    kop,
    ...tabel.map((r) => [r.groep, r.categorie, r.woorden, r.plaatjes, r.zinnen].map(String)),
    ['', 'totaal', String(som('woorden')), String(som('plaatjes')), String(som('zinnen'))],
  ];
  return rijen.map((r) => r.map((cel, i) => (i === 1 ? cel.padEnd(16) : cel.padStart(8))).join('  ')).join('\n');
}

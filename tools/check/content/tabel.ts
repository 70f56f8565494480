import { gatVan } from '#engine/core/oefening/vraag/gat.ts';
import type { Leerdoel, WoordItem } from '#engine/core/taal/woord.ts';
import type { Inhoud } from './laad.ts';

/** Counts of one category in one grade; `gaten` = words in which the letters of the category can be left out. */
export type TabelRij = {
  groep: number;
  categorie: string;
  woorden: number;
  plaatjes: number;
  zinnen: number;
  gaten: number;
  betekenissen: number;
};

type Som = keyof Omit<TabelRij, 'groep' | 'categorie'>;
const SOMMEN = ['woorden', 'plaatjes', 'zinnen', 'gaten', 'betekenissen'] as const satisfies readonly Som[];

const GROEPEN = [3, 4, 5, 6, 7, 8] as const;

/** Words and sentences with a gap each grade should have; below the target is a warning, below `GENOEG` of it a hole. */
const DOEL: Readonly<Record<number, { woorden: number; zinnen: number }>> = {
  3: { woorden: 600, zinnen: 300 },
  4: { woorden: 900, zinnen: 700 },
  5: { woorden: 800, zinnen: 800 },
  6: { woorden: 750, zinnen: 750 },
  7: { woorden: 600, zinnen: 600 },
  8: { woorden: 500, zinnen: 500 },
};
const GENOEG = 0.8;
/** Words to practise a category with, and of a category for which Dutch has few words. */
const PER_CATEGORIE = 60;
const PER_STAART = 15;
const STAART: ReadonlySet<string> = new Set([
  'eau',
  'e-accent',
  'eind-b',
  'sch',
  'eeuw-ieuw-uw',
  'teit-iteit',
  'th',
  'komma-s',
]);
/** Words that have the category as their main one in the grade where it starts. */
const PER_BEGIN = 12;
const PLAATJES = 400;
const ZINNEN_HOMOFOON = 2;

/** Categories that are practised with sentences only, and why. */
export const ALLEEN_ZINNEN: Readonly<Record<string, string>> = {
  leestekens: 'the goal is the mark in a sentence; a single word has none',
};

const itemsVan = (inhoud: Pick<Inhoud, 'woorden'>): WoordItem[] => inhoud.woorden.map((r) => r.item);

/** Counts per grade and category, in goal order. */
export function telTabel(inhoud: Pick<Inhoud, 'woorden'>, leerdoelen: readonly Leerdoel[]): TabelRij[] {
  return GROEPEN.flatMap((groep) =>
    leerdoelen.flatMap(({ id }) => {
      const eigen = itemsVan(inhoud).filter((i) => i.groep === groep && i.hoofd === id);
      return eigen.length === 0
        ? []
        : [
            {
              groep,
              categorie: id,
              woorden: eigen.length,
              plaatjes: eigen.filter((i) => i.plaatje !== undefined).length,
              zinnen: eigen.reduce((som, i) => som + i.zinnen.length, 0),
              gaten: eigen.filter((i) => gatVan(i, id) !== null).length,
              betekenissen: eigen.filter((i) => i.betekenis !== undefined).length,
            },
          ];
    }),
  );
}

/** Holes, and what stays below its target without being one. */
export interface Aantallen {
  gaten: string[];
  dun: string[];
}

function keurMaat(wat: string, aantal: number, doel: number): Aantallen {
  const tekst = `${wat}: ${aantal}, needs ${doel}`;
  return { gaten: aantal < doel * GENOEG ? [tekst] : [], dun: aantal >= doel * GENOEG && aantal < doel ? [tekst] : [] };
}

function keurCategorie(l: Leerdoel, items: readonly WoordItem[], tabel: readonly TabelRij[]): Aantallen {
  if (ALLEEN_ZINNEN[l.id] !== undefined) return { gaten: [], dun: [] };
  const oefenbaar = items.filter((i) => i.cats.some((c) => c.id === l.id)).length;
  const { gaten, dun } = keurMaat(`words with ${l.id}`, oefenbaar, STAART.has(l.id) ? PER_STAART : PER_CATEGORIE);
  const begin = tabel.find((r) => r.groep === l.groep && r.categorie === l.id)?.woorden ?? 0;
  return {
    gaten: [
      ...gaten,
      ...(begin < PER_BEGIN ? [`groep ${l.groep} has ${begin} words of ${l.id}, needs ${PER_BEGIN}`] : []),
    ],
    dun,
  };
}

function keurGroep(groep: number, tabel: readonly TabelRij[]): Aantallen[] {
  const eigen = tabel.filter((r) => r.groep === groep);
  const som = (veld: Som): number => eigen.reduce((s, r) => s + r[veld], 0);
  const doel = DOEL[groep] ?? { woorden: 0, zinnen: 0 };
  return [
    keurMaat(`words of groep ${groep}`, som('woorden'), doel.woorden),
    keurMaat(`gap sentences of groep ${groep}`, som('zinnen'), doel.zinnen),
  ];
}

/** Words that lack a sentence: every word from groep 5 has one, a word of the homophone goal two. */
function zonderZin(items: readonly WoordItem[]): string[] {
  return items.flatMap((i) => {
    const nodig = i.hoofd === 'homofoon' ? ZINNEN_HOMOFOON : i.groep >= 5 ? 1 : 0;
    return i.zinnen.length < nodig
      ? [`${i.w} (groep ${i.groep}, ${i.hoofd}) has ${i.zinnen.length} sentences, needs ${nodig}`]
      : [];
  });
}

/** Counts against the targets, per category, per grade and in all. */
export function keurAantallen(
  inhoud: Pick<Inhoud, 'woorden'>,
  tabel: readonly TabelRij[],
  leerdoelen: readonly Leerdoel[],
): Aantallen {
  const items = itemsVan(inhoud);
  const plaatjes = tabel.reduce((s, r) => s + r.plaatjes, 0);
  const alle = [
    ...leerdoelen.map((l) => keurCategorie(l, items, tabel)),
    ...GROEPEN.flatMap((g) => keurGroep(g, tabel)),
    keurMaat('words with a picture', plaatjes, PLAATJES),
  ];
  return { gaten: [...alle.flatMap((a) => a.gaten), ...zonderZin(items)], dun: alle.flatMap((a) => a.dun) };
}

/** The table as text, with totals. */
export function tabelTekst(tabel: readonly TabelRij[]): string {
  const som = (veld: Som): string => String(tabel.reduce((s, r) => s + r[veld], 0));
  const rijen = [
    ['groep', 'categorie', ...SOMMEN],
    ...tabel.map((r) => [String(r.groep), r.categorie, ...SOMMEN.map((veld) => String(r[veld]))]),
    ['', 'totaal', ...SOMMEN.map(som)],
  ];
  return rijen
    .map((r) => r.map((cel, i) => (i === 1 ? cel.padEnd(14) : cel.padStart(i === 6 ? 12 : 8))).join('  '))
    .join('\n');
}

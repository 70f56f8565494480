import { grafemen } from '#engine/core/taal/klank/grafemen.ts';
import {
  itemNr,
  spellingSchema,
  type Leerdoel,
  type OrderItem,
  type WerkwoordItem,
  type WoordItem,
} from '#engine/core/taal/woord/woord.ts';

/** Content for tests only: small, hand-made, shaped as the content files. */
export function createDoel(id: string, groep: number, nr = itemNr(id) % 60_000): Leerdoel {
  return {
    id,
    nr,
    naam: id,
    kindnaam: `Woorden met ${id}`,
    strategie: 'regel',
    groep,
    leerjaar: groep - 2,
    regel: 'regel',
    kindregel: 'Denk aan de regel.',
    icoon: `gedeeld/regel/${id}`,
    verwar: [],
  };
}

/** Learning goals used by the test words. */
export const DOELEN: readonly Leerdoel[] = [
  createDoel('kz-mkm', 3, 1),
  createDoel('kz-mmkm', 3, 2),
  createDoel('ei', 4, 15),
  createDoel('ij', 4, 16),
  createDoel('eind-d', 4, 19),
  createDoel('verdubbeling', 4, 25),
  createDoel('ww-tt-t', 5, 51),
  createDoel('trema', 7, 70),
  createDoel('komma-s', 5, 45),
].map((d) => ({ ...d, verwar: d.id === 'ei' ? ['ij'] : d.id === 'ij' ? ['ei'] : [] }));

interface WoordSpec {
  hoofd: string;
  groep?: number;
  klankgroepen?: readonly string[];
  plaatje?: string;
  spells?: string;
  band?: number;
  homofoonVan?: string[];
  zin?: string;
}

const KLANK: Readonly<Record<string, string>> = { ij: 'ei', ch: 'x', g: 'x', kk: 'k', ï: 'i' };

function parts(w: string): { g: string; van: number; tot: number }[] {
  const out = grafemen(w);
  if (!out.ok) return [{ g: w, van: 0, tot: w.length }];
  const { grafemen: list, spans } = out.value;
  return list.map((g, i) => ({ g, van: spans[i]?.van ?? 0, tot: spans[i]?.tot ?? 1 }));
}

/** Word entry; graphemes from the language core, the category lies on `spelt` (or on the whole word). */
export function createWoord(w: string, p: WoordSpec): WoordItem {
  const spans = parts(w);
  const from = p.spells === undefined ? 0 : w.indexOf(p.spells);
  const until = p.spells === undefined ? w.length : from + p.spells.length;
  const zinnen =
    p.zin === undefined
      ? []
      : [
          {
            id: `z-${itemNr(w)}`,
            tekst: p.zin,
            gat: { van: p.zin.indexOf(w), tot: p.zin.indexOf(w) + w.length },
            niveau: 'E4',
          } as const,
        ];
  return {
    id: `w-${w.replace(/[^a-z]/gu, '')}`,
    w,
    grafemen: spans.map((s) => ({
      ...s,
      klank: KLANK[s.g] ?? s.g,
      cats: s.van < until && s.tot > from ? [p.hoofd] : [],
    })),
    lettergrepen: [...(p.klankgroepen ?? [w])],
    klankgroepen: [...(p.klankgroepen ?? [w])],
    cats: [{ id: p.hoofd, van: from, tot: until }],
    hoofd: p.hoofd,
    groep: p.groep ?? 4,
    band: p.band ?? 2,
    woordsoort: 'zn',
    structuur: 'mkm',
    vormen: {},
    zinnen: [...zinnen],
    regio: 'both',
    audio: {},
    gevoelig: false,
    gezien: [],
    ...(p.plaatje === undefined ? {} : { plaatje: p.plaatje }),
    ...(p.homofoonVan === undefined ? {} : { homofoonVan: p.homofoonVan.map((w) => spellingSchema.parse(w)) }),
  };
}

const MKM = 'maan vis kip roos boom pen zon bus tak sok vuur reus mol kaas kat pet vos raam';
const CLUSTER = 'spin stoel trap bril klok krab vlag fruit glas plant slak snor troon kruis blok';
const EI = 'trein klein reis plein geit eiland seizoen meisje eik zeil teil keizer';
const IJ = 'ijs fijn wijn lijn tijd prijs rijst vijf kijken blij dijk spijker';
const END = 'hond brood paard bed hand mond bord tand vriend strand wind zand';
const DOUBLE = 'bakker bakken mannen bommen pannen kikker ladder zitten wassen rokken';

const list = (text: string, p: (w: string) => WoordSpec): WoordItem[] =>
  text.split(' ').map((w) => createWoord(w, p(w)));

/** Words of groep 3 to 5 in six categories. */
export const WOORDEN: readonly WoordItem[] = [
  ...list(MKM, () => ({ hoofd: 'kz-mkm', groep: 3, band: 1, plaatje: 'fe:mouse' })),
  ...list(CLUSTER, () => ({ hoofd: 'kz-mmkm', groep: 3 })),
  ...list(EI, () => ({ hoofd: 'ei', spells: 'ei' })),
  ...list(IJ, () => ({ hoofd: 'ij', spells: 'ij' })),
  ...list(END, () => ({ hoofd: 'eind-d', spells: 'd' })).map((w) => ({
    ...w,
    cats: w.cats.map((c) => ({ ...c, van: w.w.lastIndexOf('d'), tot: w.w.lastIndexOf('d') + 1 })),
  })),
  ...list(DOUBLE, (w) => ({
    hoofd: 'verdubbeling',
    spells: /(.)\1/u.exec(w)?.[0] ?? w,
    klankgroepen: klankgroepen(w),
  })),
];

function klankgroepen(w: string): string[] {
  const i = /(.)\1/u.exec(w)?.index ?? 1;
  return [w.slice(0, i), w.slice(i)];
}

/** Verb with sentences for two goals. */
export const WERKWOORD: WerkwoordItem = {
  id: 'ww-worden',
  infinitief: 'worden',
  stam: 'word',
  tt: { ik: 'word', jij: 'wordt', hij: 'wordt', wij: 'worden' },
  vt: { ev: 'werd', mv: 'werden' },
  voltooid: 'geworden',
  hulp: 'zijn',
  soort: 'sterk',
  groep: 5,
  zinnen: [
    {
      id: 'vz-worden-1',
      voor: 'Morgen',
      na: 'het mooi weer.',
      tijd: 'tt',
      persoon: 'hij',
      vorm: 'wordt',
      foutvormen: ['word', 'wort', 'worddt'],
      categorie: 'ww-tt-t',
    },
    {
      id: 'vz-worden-2',
      voor: 'Straks',
      na: 'jij acht jaar.',
      tijd: 'tt',
      persoon: 'jij',
      vorm: 'wordt',
      foutvormen: ['word', 'wort', 'worddt'],
      categorie: 'ww-tt-t',
    },
  ],
};

/** Sentence to order. */
export const ZIN: OrderItem = {
  id: 'vo-hond',
  groep: 4,
  zin: 'De hond rent over het gras.',
  woorden: ['de', 'hond', 'rent', 'over', 'het', 'gras'],
  slot: '.',
};

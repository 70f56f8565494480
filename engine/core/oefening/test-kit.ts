import { grafemen } from '#engine/core/taal/grafemen.ts';
import {
  itemNr,
  type Leerdoel,
  type VolgordeItem,
  type WerkwoordItem,
  type WoordItem,
} from '#engine/core/taal/woord.ts';

/** Content for tests only: small, hand-made, shaped as the content files. */
export function maakDoel(id: string, groep: number, nr = itemNr(id) % 60_000): Leerdoel {
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
  maakDoel('kz-mkm', 3, 1),
  maakDoel('kz-mmkm', 3, 2),
  maakDoel('ei', 4, 15),
  maakDoel('ij', 4, 16),
  maakDoel('eind-d', 4, 19),
  maakDoel('verdubbeling', 4, 25),
  maakDoel('ww-tt-t', 5, 51),
  maakDoel('trema', 7, 70),
  maakDoel('komma-s', 5, 45),
].map((d) => ({ ...d, verwar: d.id === 'ei' ? ['ij'] : d.id === 'ij' ? ['ei'] : [] }));

interface WoordProef {
  hoofd: string;
  groep?: number;
  klankgroepen?: readonly string[];
  plaatje?: string;
  spelt?: string;
  band?: number;
  homofoonVan?: string[];
  zin?: string;
}

const KLANK: Readonly<Record<string, string>> = { ij: 'ei', ch: 'x', g: 'x', kk: 'k', ï: 'i' };

function delen(w: string): { g: string; van: number; tot: number }[] {
  const uit = grafemen(w);
  if (!uit.ok) return [{ g: w, van: 0, tot: w.length }];
  const { grafemen: lijst, spans } = uit.value;
  return lijst.map((g, i) => ({ g, van: spans[i]?.van ?? 0, tot: spans[i]?.tot ?? 1 }));
}

/** Word entry; graphemes from the language core, the category lies on `spelt` (or on the whole word). */
export function maakWoord(w: string, p: WoordProef): WoordItem {
  const spans = delen(w);
  const van = p.spelt === undefined ? 0 : w.indexOf(p.spelt);
  const tot = p.spelt === undefined ? w.length : van + p.spelt.length;
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
    grafemen: spans.map((s) => ({ ...s, klank: KLANK[s.g] ?? s.g, cats: s.van < tot && s.tot > van ? [p.hoofd] : [] })),
    lettergrepen: [...(p.klankgroepen ?? [w])],
    klankgroepen: [...(p.klankgroepen ?? [w])],
    cats: [{ id: p.hoofd, van, tot }],
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
    ...(p.homofoonVan === undefined ? {} : { homofoonVan: p.homofoonVan }),
  };
}

const MKM = 'maan vis kip roos boom pen zon bus tak sok vuur reus mol kaas kat pet vos raam';
const CLUSTER = 'spin stoel trap bril klok krab vlag fruit glas plant slak snor troon kruis blok';
const EI = 'trein klein reis plein geit eiland seizoen meisje eik zeil teil keizer';
const IJ = 'ijs fijn wijn lijn tijd prijs rijst vijf kijken blij dijk spijker';
const EIND = 'hond brood paard bed hand mond bord tand vriend strand wind zand';
const DUBBEL = 'bakker bakken mannen bommen pannen kikker ladder zitten wassen rokken';

const lijst = (tekst: string, p: (w: string) => WoordProef): WoordItem[] =>
  tekst.split(' ').map((w) => maakWoord(w, p(w)));

/** Words of groep 3 to 5 in six categories. */
export const WOORDEN: readonly WoordItem[] = [
  ...lijst(MKM, () => ({ hoofd: 'kz-mkm', groep: 3, band: 1, plaatje: 'fe:mouse' })),
  ...lijst(CLUSTER, () => ({ hoofd: 'kz-mmkm', groep: 3 })),
  ...lijst(EI, () => ({ hoofd: 'ei', spelt: 'ei' })),
  ...lijst(IJ, () => ({ hoofd: 'ij', spelt: 'ij' })),
  ...lijst(EIND, () => ({ hoofd: 'eind-d', spelt: 'd' })).map((w) => ({
    ...w,
    cats: w.cats.map((c) => ({ ...c, van: w.w.lastIndexOf('d'), tot: w.w.lastIndexOf('d') + 1 })),
  })),
  ...lijst(DUBBEL, (w) => ({
    hoofd: 'verdubbeling',
    spelt: /(.)\1/u.exec(w)?.[0] ?? w,
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
export const ZIN: VolgordeItem = {
  id: 'vo-hond',
  groep: 4,
  zin: 'De hond rent over het gras.',
  woorden: ['de', 'hond', 'rent', 'over', 'het', 'gras'],
  slot: '.',
};

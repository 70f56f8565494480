import { slug } from '#engine/core/taal/normaliseer.ts';
import {
  leestekenZinSchema,
  spreekwoordSchema,
  trappenSchema,
  woordpaarSchema,
  woordsoortZinSchema,
  zinsdeelZinSchema,
} from '#engine/core/taal/domein-item.ts';
import type {
  LeestekenZin,
  Spreekwoord,
  Trappen,
  Woordpaar,
  WoordsoortZin,
  ZinsdeelZin,
} from '#engine/core/taal/domein-item.ts';

const TEKEN = /[.?!,:']/gu;
const LABEL = /^(.+)\/([a-z]+)([.,?!:]?)$/u;

type Stuk = { tekst: string; label: string; teken: string };

/** Joins pieces with spaces; the span of a piece leaves its mark out. */
function voeg(stukken: readonly Stuk[]): { zin: string; delen: { van: number; tot: number; label: string }[] } {
  let plek = 0;
  const delen = stukken.map(({ tekst, label, teken }) => {
    const van = plek;
    plek += tekst.length + teken.length + 1;
    return { van, tot: van + tekst.length, label };
  });
  return { zin: stukken.map((s) => s.tekst + s.teken).join(' '), delen };
}

/** One source line `groep TAB De/lw kat/zn slaapt/ww.`: word, slash, label, mark. */
export function leesWoordsoortZin(regel: string): WoordsoortZin {
  const [groep = '', bron = ''] = regel.split('\t');
  const { zin, delen } = voeg(bron.split(' ').map(leesWoord));
  const metSoort = delen.map(({ van, tot, label }) => ({ van, tot, woordsoort: label }));
  return woordsoortZinSchema.parse({ id: `dw-${slug(zin)}`, groep: Number(groep), zin, delen: metSoort });
}

function leesWoord(stuk: string): Stuk {
  const hit = LABEL.exec(stuk);
  if (!hit) throw new Error(`woordsoorten: "${stuk}" has no label`);
  const [, tekst = '', label = '', teken = ''] = hit;
  return { tekst, label, teken };
}

/** One source line `groep TAB ow:De kat | pv:slaapt | bwb:op de bank`; the end mark follows from the order. */
export function leesZinsdeelZin(regel: string): ZinsdeelZin {
  const [groep = '', bron = ''] = regel.split('\t');
  const stukken = bron
    .split(' | ')
    .map((s) => ({ label: s.slice(0, s.indexOf(':')), tekst: s.slice(s.indexOf(':') + 1), teken: '' }));
  const bevel = !stukken.some((s) => s.label === 'ow');
  const slot = stukken[0]?.label === 'pv' ? '?' : '.';
  const { zin, delen } = voeg(stukken);
  return zinsdeelZinSchema.parse({
    id: `dz-${slug(zin)}`,
    groep: Number(groep),
    zin: zin + (bevel ? '!' : slot),
    delen: delen.map(({ van, tot, label }) => ({ van, tot, deel: label })),
  });
}

/** One source line `groep TAB woord TAB woord TAB woordsoort`; `letter` keeps ids of the two lists apart. */
export function leesPaar(regel: string, letter: 's' | 't'): Woordpaar {
  const [groep = '', a = '', b = '', woordsoort = ''] = regel.split('\t');
  return woordpaarSchema.parse({
    id: `d${letter}-${slug(`${a} ${b}`)}`,
    groep: Number(groep),
    woorden: [a, b],
    woordsoort,
  });
}

/** One source line `groep TAB spreekwoord TAB betekenis TAB three wrong meanings`. */
export function leesSpreekwoord(regel: string): Spreekwoord {
  const [groep = '', tekst = '', betekenis = '', ...fout] = regel.split('\t');
  return spreekwoordSchema.parse({ id: `dp-${slug(tekst)}`, groep: Number(groep), tekst, betekenis, fout });
}

/** One source line `groep TAB soort TAB zin`; marks and capitals are read from the sentence. */
export function leesLeestekenZin(regel: string): LeestekenZin {
  const [groep = '', soort = '', zin = ''] = regel.split('\t');
  const tekens = [...zin.matchAll(TEKEN)]
    .filter((m) => !isApostrof(zin, m.index))
    .map((m) => ({ plek: m.index, teken: m[0] }));
  const hoofdletters = [...zin.matchAll(/\p{Lu}/gu)].map((m) => m.index);
  return leestekenZinSchema.parse({ id: `dl-${slug(zin)}`, groep: Number(groep), soort, zin, tekens, hoofdletters });
}

/** An apostrophe stands between two letters (`zebra's`); a quotation mark does not. */
function isApostrof(zin: string, plek: number): boolean {
  return zin.charAt(plek) === "'" && /\p{L}/u.test(zin.charAt(plek - 1)) && /\p{L}/u.test(zin.charAt(plek + 1));
}

/** One source line `groep TAB stellend TAB vergrotend TAB overtreffend TAB zin TAB v|o|oe`: comparative, superlative, superlative with e. */
export function leesTrappen(regel: string): Trappen {
  const [groep = '', stellend = '', vergrotend = '', overtreffend = '', zin = '', welke = ''] = regel.split('\t');
  const vormen: Readonly<Record<string, string>> = { v: vergrotend, o: overtreffend, oe: `${overtreffend}e` };
  const [voor = '', na = ''] = zin.split('_');
  return trappenSchema.parse({
    id: `dv-${slug(stellend)}`,
    groep: Number(groep),
    stellend,
    vergrotend,
    overtreffend,
    voor,
    na,
    vorm: vormen[welke],
  });
}

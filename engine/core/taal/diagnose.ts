import { verschillen, type Verschil } from './diagnose-uitlijning.ts';
import { slipsVan } from './fout-regels.ts';
import type { FoutBeeld, Slip } from './fout-slip.ts';
import { klankSlips, smalsteCategorie } from './klank-fouten.ts';
import { kaal, normaliseer } from './normaliseer.ts';
import { isBuurtoets, type Toetsenbord } from './diagnose-toetsen.ts';
import type { CatSpan } from './woord.ts';

/**
 * One slip: the category or `klank`, `toets`, `hoofdletter`, `teken`, `anders`; letters of the target (`van` = `tot` for an
 * insertion) and what stands in target and answer.
 */
export type DiagnoseFout = {
  categorie: string;
  van: number;
  tot: number;
  doelGrafeem: string;
  antwoordGrafeem: string;
};

/** What the diagnosis must know of the target: its stored analysis, categories and the words it sounds like. */
export type DiagnoseDoel = {
  beeld: FoutBeeld;
  cats: readonly CatSpan[];
  homofonen?: readonly string[];
  toetsenbord?: Toetsenbord;
};

const TEKENS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/[ëïöü]/, ['mv-trema', 'trema']],
  [/[éèê]/, ['e-accent']],
  [/'/, ['mv-apos', 'komma-s', 'verkl-aatje', 'mv-s']],
  [/-/, ['koppelteken', 'samenstelling']],
  [/ /, ['samenstelling', 'tussen-n', 'tussen-s', 'komma-s']],
];
const HEEL_ANDERS = 0.6;
const MAX_ANTWOORD = 64;
/** An operation reaches at most this many letters outside its category span. */
const BEREIK = 2;

/**
 * Names the slips in an answer. Works on the stored analysis alone: no rules, tables or dictionary, so it also runs in the
 * pupil bundle. Order: case, marks, exactly one known operation, then the cheapest alignment with a label for each difference.
 */
export function diagnoseVan(doel: DiagnoseDoel, antwoord: string): DiagnoseFout[] {
  const { w, laag } = doel.beeld;
  const a = normaliseer(antwoord).slice(0, MAX_ANTWOORD);
  if (a === w) return [];
  if (a === '') return [heelAnders(w, a)];
  const klein = a.toLowerCase();
  if (klein === laag) return [hoofdletter(w, a)];
  const bekend = eenBekendeFout(doel, klein) ?? losGeschreven(doel, klein);
  if (bekend) return [bekend];
  const vorm = regelmatig(doel, klein);
  if (vorm) return [vorm];
  const lijst = verschillen(doel.beeld.klanken, klein);
  if (veranderd(doel.beeld, lijst) > HEEL_ANDERS && !zelfdeLetters(laag, klein)) return [heelAnders(w, a)];
  return samenvoegen(
    lijst.map((v) => ({
      categorie: label(doel, v, { klein, enige: lijst.length === 1 }),
      van: v.van,
      tot: v.tot,
      doelGrafeem: w.slice(v.van, v.tot),
      antwoordGrafeem: v.antwoord,
    })),
  );
}

function heelAnders(w: string, antwoord: string): DiagnoseFout {
  return { categorie: 'anders', van: 0, tot: w.length, doelGrafeem: w, antwoordGrafeem: antwoord };
}

function hoofdletter(w: string, a: string): DiagnoseFout {
  const plek = [...w].findIndex((l, i) => l !== a.charAt(i));
  return {
    categorie: 'hoofdletter',
    van: plek,
    tot: plek + 1,
    doelGrafeem: w.charAt(plek),
    antwoordGrafeem: a.charAt(plek),
  };
}

/** The answer is the target with one operation of one of its categories: the likeliest of them. */
function eenBekendeFout({ beeld, cats }: DiagnoseDoel, antwoord: string): DiagnoseFout | undefined {
  const { laag, w } = beeld;
  const { begin, einde } = verschilplek(laag, antwoord);
  const langer = antwoord.length - laag.length;
  let beste: Slip | undefined;
  for (const cat of cats) {
    if (cat.van - BEREIK > einde || cat.tot + BEREIK < begin) continue;
    for (const s of cat.id.startsWith('kz-') ? klankSlips(beeld, cat) : slipsVan(beeld, cat)) {
      const raak =
        s.door.length - s.tot + s.van === langer && laag.slice(0, s.van) + s.door + laag.slice(s.tot) === antwoord;
      if (raak && sterker(s, beste)) beste = s;
    }
  }
  return (
    beste && {
      categorie: beste.categorie,
      van: beste.van,
      tot: beste.tot,
      doelGrafeem: w.slice(beste.van, beste.tot),
      antwoordGrafeem: beste.door,
    }
  );
}

/** The word with a space in it, at a seam or elsewhere. */
function losGeschreven({ beeld, cats }: DiagnoseDoel, antwoord: string): DiagnoseFout | undefined {
  if (antwoord.replaceAll(' ', '') !== beeld.laag) return undefined;
  const plek = antwoord.indexOf(' ');
  const inStukken = /^(?=[^ ]*[aeiouy])[^ ]{3,} (?=[^ ]*[aeiouy])[^ ]{3,}$/.test(antwoord);
  const categorie =
    cats.find((c) => /^(?:samenstelling|tussen-[ns])$/.test(c.id))?.id ?? (inStukken ? 'samenstelling' : 'teken');
  return { categorie, van: plek, tot: plek, doelGrafeem: '', antwoordGrafeem: ' ' };
}

/** Endings of a form made by rule where the word itself has another vowel: loopte, gebreekt, stadden. */
const REGELMATIG: readonly (readonly [string, RegExp, RegExp])[] = [
  ['ww-vt-sterk', /(?:te|de)n?$/, /(?:te|de)n?$/],
  ['ww-vd-sterk', /[^aeiou][td]$/, /[td]$/],
  ['mv-onreg', /(?:en|ers|s)$/, /s$/],
];

/** A strong past, strong participle or irregular plural made by rule: same first letters, another vowel and a weak ending. */
function regelmatig({ beeld, cats }: DiagnoseDoel, antwoord: string): DiagnoseFout | undefined {
  const { laag, w } = beeld;
  const cat = cats.find((c) =>
    REGELMATIG.some(([id, eind, eigen]) => id === c.id && eind.test(antwoord) && !eigen.test(laag)),
  );
  if (
    cat === undefined ||
    klinkers(laag).charAt(0) === klinkers(antwoord).charAt(0) ||
    stamBegin(laag) !== stamBegin(antwoord)
  )
    return undefined;
  return { categorie: cat.id, van: 0, tot: w.length, doelGrafeem: w, antwoordGrafeem: antwoord };
}

/** Consonants before the first vowel, without `ge`. */
const stamBegin = (w: string): string => /^[^aeiou]*/.exec(w.replace(/^ge(?=[^aeiou])/, ''))?.[0] ?? '';

/** Vowel letters, without those of `ge`. */
const klinkers = (w: string): string => w.replace(/^ge(?=[^aeiou])/, '').replace(/[^aeiou]/g, '');

function zelfdeLetters(a: string, b: string): boolean {
  return [...a].sort().join('') === [...b].sort().join('');
}

function sterker(slip: Slip, dan: Slip | undefined): boolean {
  return dan === undefined || gewicht(slip) > gewicht(dan);
}

/** Verb endings come first, whole-word loan categories after those of the letters themselves. */
function gewicht({ categorie, basis }: Slip): number {
  if (/^(?:eng|ww-eng|air-oir)$/.test(categorie)) return basis - 0.5;
  return categorie.startsWith('ww-') ? basis + 1 : basis;
}

/** Letters of the target between the first and the last place where the answer differs. */
function verschilplek(laag: string, antwoord: string): { begin: number; einde: number } {
  let begin = 0;
  while (begin < laag.length && laag.charAt(begin) === antwoord.charAt(begin)) begin += 1;
  let achter = 0;
  const kort = Math.min(laag.length, antwoord.length) - begin;
  while (achter < kort && laag.charAt(laag.length - 1 - achter) === antwoord.charAt(antwoord.length - 1 - achter))
    achter += 1;
  return { begin, einde: laag.length - achter };
}

function veranderd({ klanken }: FoutBeeld, lijst: readonly Verschil[]): number {
  const geraakt = klanken.filter((g) => lijst.some((v) => v.van < g.tot && g.van < v.tot && !klinktAls(v))).length;
  const erbij = lijst.filter((v) => v.van === v.tot).length;
  return (geraakt + erbij * 0.5) / Math.max(klanken.length, 1);
}

function klinktAls(v: Verschil): boolean {
  return v.doel !== '' && v.antwoord !== '' && (v.doel.includes(v.antwoord) || v.antwoord.includes(v.doel));
}

type Rest = { klein: string; enige: boolean };

function label(doel: DiagnoseDoel, v: Verschil, rest: Rest): string {
  return (
    teken(doel, v) ??
    vergund(doel, v, rest.klein) ??
    homofoon(doel, rest.klein) ??
    toets(doel, v, rest.enige) ??
    smalsteCategorie(doel.cats, { van: v.van, tot: v.tot, weg: v.antwoord === '' }) ??
    klankOfAnders(v)
  );
}

/** Accent, apostrophe, hyphen, trema or space is the only difference here. */
function teken({ cats }: DiagnoseDoel, v: Verschil): string | undefined {
  if (kaal(v.doel) !== kaal(v.antwoord)) return undefined;
  const ids = TEKENS.find(([patroon]) => patroon.test(v.doel) || patroon.test(v.antwoord))?.[1] ?? [];
  const raak = cats.filter((c) => ids.includes(c.id) && v.van <= c.tot && c.van <= v.tot);
  return ids.find((id) => raak.some((c) => c.id === id)) ?? 'teken';
}

/** A category whose own operation, done here, gives these letters of the answer. */
function vergund({ beeld, cats }: DiagnoseDoel, v: Verschil, antwoord: string): string | undefined {
  for (const cat of cats) {
    if (cat.id.startsWith('kz-') || cat.van > v.tot || v.van > cat.tot) continue;
    if (
      slipsVan(beeld, cat).some(
        (s) =>
          s.van <= v.van &&
          v.tot <= s.tot &&
          antwoord.includes(s.door) &&
          s.door === beeld.laag.slice(s.van, v.van) + v.antwoord + beeld.laag.slice(v.tot, s.tot),
      )
    )
      return cat.id;
  }
  return undefined;
}

function homofoon({ homofonen }: DiagnoseDoel, antwoord: string): string | undefined {
  return homofonen?.includes(antwoord) === true ? 'homofoon' : undefined;
}

/** A neighbouring key struck, or one key twice, as the only slip. */
function toets({ beeld, toetsenbord = 'qwerty' }: DiagnoseDoel, v: Verschil, enige: boolean): string | undefined {
  if (!enige || v.antwoord.length !== 1) return undefined;
  if (v.doel === '')
    return beeld.laag.charAt(v.van - 1) === v.antwoord && !/[aeiou]/.test(v.antwoord) ? 'toets' : undefined;
  if (v.doel.length !== 1 || KLINKT_DICHTBIJ.has(v.doel + v.antwoord)) return undefined;
  return isBuurtoets(v.doel, v.antwoord, toetsenbord) ? 'toets' : undefined;
}

/** Single letters a child mixes up by ear or mirrors; never a slip of the finger. */
const KLINKT_DICHTBIJ = new Set(
  'ei ie eu ue iu ui ou uo ao oa bd db bp pb gh hg kg gk dt td mn nm vf fv sz zs kc ck gj ji ij wv vw'.split(' '),
);

/** A sound left out, added, swapped or misheard; a long string that has nothing to do with the target is `anders`. */
function klankOfAnders(v: Verschil): string {
  return v.antwoord.length > v.doel.length + 2 ? 'anders' : 'klank';
}

/** Neighbouring differences under one label are one slip. */
function samenvoegen(fouten: readonly DiagnoseFout[]): DiagnoseFout[] {
  const uit: DiagnoseFout[] = [];
  for (const f of fouten) {
    const vorige = uit.at(-1);
    if (vorige && vorige.categorie === f.categorie && vorige.tot === f.van) {
      uit[uit.length - 1] = {
        ...vorige,
        tot: f.tot,
        doelGrafeem: vorige.doelGrafeem + f.doelGrafeem,
        antwoordGrafeem: vorige.antwoordGrafeem + f.antwoordGrafeem,
      };
    } else uit.push(f);
  }
  return uit;
}

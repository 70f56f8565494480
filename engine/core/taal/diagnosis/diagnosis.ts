import { differences, type Difference } from './diagnosis-alignment.ts';
import { slipsOf } from '../error/error-rules.ts';
import type { MistakePicture, Slip } from '../error/error-slip.ts';
import { klankSlips, narrowestCategory } from '../error/klank-errors.ts';
import { bare, normalize } from '../woord/normalize.ts';
import { confusionGoal, hearingGoal, signGoal } from './diagnosis-goal.ts';
import { isAdjacentKey, type TypingKeyboard } from './diagnosis-toetsen.ts';
import type { CatSpan } from '../woord/woord.ts';

/**
 * One slip: the goal it belongs to, also when the word itself has no such category, or `toets`, `hoofdletter`, `anders`; letters of the target (`van` = `tot` for an
 * insertion) and what stands in target and answer.
 */
export type DiagnosisError = {
  categorie: string;
  van: number;
  tot: number;
  doelGrafeem: string;
  antwoordGrafeem: string;
};

/** What the diagnosis must know of the target: its stored analysis, categories and the words it sounds like. */
export type DiagnosisDoel = {
  beeld: MistakePicture;
  cats: readonly CatSpan[];
  homofonen?: readonly string[];
  toetsenbord?: TypingKeyboard;
};

const CHARACTERS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/[ëïöü]/, ['mv-trema', 'trema']],
  [/[éèê]/, ['e-accent']],
  [/'/, ['mv-apos', 'komma-s', 'verkl-aatje', 'mv-s']],
  [/-/, ['koppelteken', 'samenstelling']],
  [/ /, ['samenstelling', 'tussen-n', 'tussen-s', 'komma-s']],
];
const ENTIRELY_DIFFERENT = 0.6;
const MAX_ANTWOORD = 64;
/** An operation reaches at most this many letters outside its category span. */
const RANGE = 2;

/**
 * Names the slips in an answer. Works on the stored analysis alone: no rules, tables or dictionary, so it also runs in the
 * pupil bundle. Order: case, marks, exactly one known operation, then the cheapest alignment with a label for each difference.
 */
export function diagnosisOf(doel: DiagnosisDoel, antwoord: string): DiagnosisError[] {
  const { w, laag: layer } = doel.beeld;
  const a = normalize(antwoord).slice(0, MAX_ANTWOORD);
  if (a === w) return [];
  if (a === '') return [entirelyDifferent(w, a)];
  const small = a.toLowerCase();
  if (small === layer) return [hoofdletter(w, a)];
  const known = findKnownError(doel, small) ?? findWrittenApart(doel, small);
  if (known) return [known];
  const form = regular(doel, small);
  if (form) return [form];
  const list = differences(doel.beeld.klanken, small);
  if (changed(doel.beeld, list) > ENTIRELY_DIFFERENT && !sameLetters(layer, small)) return [entirelyDifferent(w, a)];
  return merge(
    list.map((v) => ({
      categorie: label(doel, v, { klein: small, only: list.length === 1 }),
      van: v.van,
      tot: v.tot,
      doelGrafeem: w.slice(v.van, v.tot),
      antwoordGrafeem: v.antwoord,
    })),
  );
}

function entirelyDifferent(w: string, antwoord: string): DiagnosisError {
  return { categorie: 'anders', van: 0, tot: w.length, doelGrafeem: w, antwoordGrafeem: antwoord };
}

function hoofdletter(w: string, a: string): DiagnosisError {
  const spot = [...w].findIndex((l, i) => l !== a.charAt(i));
  return {
    categorie: 'hoofdletter',
    van: spot,
    tot: spot + 1,
    doelGrafeem: w.charAt(spot),
    antwoordGrafeem: a.charAt(spot),
  };
}

/** The answer is the target with one operation of one of its categories: the likeliest of them. */
function findKnownError({ beeld: picture, cats }: DiagnosisDoel, antwoord: string): DiagnosisError | undefined {
  const { laag: layer, w } = picture;
  const { begin, einde: end } = findDifference(layer, antwoord);
  const longer = antwoord.length - layer.length;
  let best: Slip | undefined;
  for (const cat of cats) {
    if (cat.van - RANGE > end || cat.tot + RANGE < begin) continue;
    for (const s of cat.id.startsWith('kz-') ? klankSlips(picture, cat) : slipsOf(picture, cat)) {
      const hit =
        s.door.length - s.tot + s.van === longer && layer.slice(0, s.van) + s.door + layer.slice(s.tot) === antwoord;
      if (hit && stronger(s, best)) best = s;
    }
  }
  return (
    best && {
      categorie: ownGoal(picture, best),
      van: best.van,
      tot: best.tot,
      doelGrafeem: w.slice(best.van, best.tot),
      antwoordGrafeem: best.door,
    }
  );
}

/** A sound slip of the whole word that is a known mix-up of letters belongs to the goal of those letters. */
function ownGoal(picture: MistakePicture, { categorie: category, door: by, van: from, tot: until }: Slip): string {
  if (!category.startsWith('kz-')) return category;
  const v = { van: from, tot: until, doel: picture.laag.slice(from, until), antwoord: by };
  return confusionGoal(picture, v) ?? category;
}

/** The word with a space in it, at a seam or elsewhere. */
function findWrittenApart({ beeld: picture, cats }: DiagnosisDoel, antwoord: string): DiagnosisError | undefined {
  if (antwoord.replaceAll(' ', '') !== picture.laag) return undefined;
  const spot = antwoord.indexOf(' ');
  const inPieces = /^(?=[^ ]*[aeiouy])[^ ]{3,} (?=[^ ]*[aeiouy])[^ ]{3,}$/.test(antwoord);
  const category =
    cats.find((c) => /^(?:samenstelling|tussen-[ns])$/.test(c.id))?.id ?? (inPieces ? 'samenstelling' : 'teken');
  return { categorie: category, van: spot, tot: spot, doelGrafeem: '', antwoordGrafeem: ' ' };
}

/** Endings of a form made by rule where the word itself has another vowel: loopte, gebreekt, stadden. */
const REGULAR: readonly (readonly [string, RegExp, RegExp])[] = [
  ['ww-vt-sterk', /(?:te|de)n?$/, /(?:te|de)n?$/],
  ['ww-vd-sterk', /[^aeiou][td]$/, /[td]$/],
  ['mv-onreg', /(?:en|ers|s)$/, /s$/],
];

/** A strong past, strong participle or irregular plural made by rule: same first letters, another vowel and a weak ending. */
function regular({ beeld: picture, cats }: DiagnosisDoel, antwoord: string): DiagnosisError | undefined {
  const { laag: layer, w } = picture;
  const cat = cats.find((c) => REGULAR.some(([id, end, own]) => id === c.id && end.test(antwoord) && !own.test(layer)));
  if (
    cat === undefined ||
    klinkers(layer).charAt(0) === klinkers(antwoord).charAt(0) ||
    stamBegin(layer) !== stamBegin(antwoord)
  )
    return undefined;
  return { categorie: cat.id, van: 0, tot: w.length, doelGrafeem: w, antwoordGrafeem: antwoord };
}

/** Consonants before the first vowel, without `ge`. */
const stamBegin = (w: string): string => /^[^aeiou]*/.exec(w.replace(/^ge(?=[^aeiou])/, ''))?.[0] ?? '';

/** Vowel letters, without those of `ge`. */
const klinkers = (w: string): string => w.replace(/^ge(?=[^aeiou])/, '').replace(/[^aeiou]/g, '');

function sameLetters(a: string, b: string): boolean {
  return [...a].sort().join('') === [...b].sort().join('');
}

function stronger(slip: Slip, other: Slip | undefined): boolean {
  return other === undefined || weight(slip) > weight(other);
}

/** Verb endings come first, whole-word loan categories after those of the letters themselves. */
function weight({ categorie: category, base }: Slip): number {
  if (/^(?:eng|ww-eng|air-oir)$/.test(category)) return base - 0.5;
  return category.startsWith('ww-') ? base + 1 : base;
}

/** Letters of the target between the first and the last place where the answer differs. */
function findDifference(layer: string, antwoord: string): { begin: number; einde: number } {
  let begin = 0;
  while (begin < layer.length && layer.charAt(begin) === antwoord.charAt(begin)) begin += 1;
  let behind = 0;
  const short = Math.min(layer.length, antwoord.length) - begin;
  while (behind < short && layer.charAt(layer.length - 1 - behind) === antwoord.charAt(antwoord.length - 1 - behind))
    behind += 1;
  return { begin, einde: layer.length - behind };
}

function changed({ klanken }: MistakePicture, list: readonly Difference[]): number {
  const touched = klanken.filter((g) => list.some((v) => v.van < g.tot && g.van < v.tot && !soundsLike(v))).length;
  const added = list.filter((v) => v.van === v.tot).length;
  return (touched + added * 0.5) / Math.max(klanken.length, 1);
}

function soundsLike(v: Difference): boolean {
  return v.doel !== '' && v.antwoord !== '' && (v.doel.includes(v.antwoord) || v.antwoord.includes(v.doel));
}

type Rest = { klein: string; only: boolean };

function label(doel: DiagnosisDoel, v: Difference, rest: Rest): string {
  return (
    draw(doel, v) ??
    granted(doel, v, rest.klein) ??
    homofoon(doel, rest.klein) ??
    confusionGoal(doel.beeld, v) ??
    toets(doel, v, rest.only) ??
    narrowestCategory(doel.cats, { van: v.van, tot: v.tot, weg: v.antwoord === '' }) ??
    hearingOrElse(doel, v)
  );
}

/** Accent, apostrophe, hyphen, trema or space is the only difference here. */
function draw({ beeld: picture, cats }: DiagnosisDoel, v: Difference): string | undefined {
  if (bare(v.doel) !== bare(v.antwoord)) return undefined;
  const ids = CHARACTERS.find(([pattern]) => pattern.test(v.doel) || pattern.test(v.antwoord))?.[1] ?? [];
  const hit = cats.filter((c) => ids.includes(c.id) && v.van <= c.tot && c.van <= v.tot);
  return ids.find((id) => hit.some((c) => c.id === id)) ?? signGoal(picture, v);
}

/** A category whose own operation, done here, gives these letters of the answer. */
function granted({ beeld: picture, cats }: DiagnosisDoel, v: Difference, antwoord: string): string | undefined {
  for (const cat of cats) {
    if (cat.id.startsWith('kz-') || cat.van > v.tot || v.van > cat.tot) continue;
    if (
      slipsOf(picture, cat).some(
        (s) =>
          s.van <= v.van &&
          v.tot <= s.tot &&
          antwoord.includes(s.door) &&
          s.door === picture.laag.slice(s.van, v.van) + v.antwoord + picture.laag.slice(v.tot, s.tot),
      )
    )
      return cat.id;
  }
  return undefined;
}

function homofoon({ homofonen }: DiagnosisDoel, antwoord: string): string | undefined {
  return homofonen?.includes(antwoord) === true ? 'homofoon' : undefined;
}

/** A neighbouring key struck, or one key twice, as the only slip. */
function toets(
  { beeld: picture, toetsenbord: keyboard = 'qwerty' }: DiagnosisDoel,
  v: Difference,
  only: boolean,
): string | undefined {
  if (!only || v.antwoord.length !== 1) return undefined;
  if (v.doel === '')
    return picture.laag.charAt(v.van - 1) === v.antwoord && !/[aeiou]/.test(v.antwoord) ? 'toets' : undefined;
  if (v.doel.length !== 1 || SOUNDS_NEAR.has(v.doel + v.antwoord)) return undefined;
  return isAdjacentKey(v.doel, v.antwoord, keyboard) ? 'toets' : undefined;
}

/** Single letters a child mixes up by ear or mirrors; never a slip of the finger. */
const SOUNDS_NEAR = new Set(
  'ei ie eu ue iu ui ou uo ao oa bd db bp pb gh hg kg gk dt td mn nm vf fv sz zs kc ck gj ji ij wv vw'.split(' '),
);

/** A sound left out, added, swapped or misheard; a long string that has nothing to do with the target is `anders`. */
function hearingOrElse({ beeld: picture }: DiagnosisDoel, v: Difference): string {
  return v.antwoord.length > v.doel.length + 2 ? 'anders' : hearingGoal(picture, v);
}

/** Neighbouring differences under one label are one slip. */
function merge(errors: readonly DiagnosisError[]): DiagnosisError[] {
  const out: DiagnosisError[] = [];
  for (const f of errors) {
    const previous = out.at(-1);
    if (previous && previous.categorie === f.categorie && previous.tot === f.van) {
      out[out.length - 1] = {
        ...previous,
        tot: f.tot,
        doelGrafeem: previous.doelGrafeem + f.doelGrafeem,
        antwoordGrafeem: previous.antwoordGrafeem + f.antwoordGrafeem,
      };
    } else out.push(f);
  }
  return out;
}

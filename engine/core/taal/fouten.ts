import { isKlankvast, isSchrijfbaar, isZegbaar } from './fout-keur.ts';
import { slipsVan } from './fout-regels.ts';
import type { FoutBeeld, Slip } from './fout-slip.ts';
import { klankSlips, losseSlips, smalsteCategorie, verschilVan } from './klank-fouten.ts';
import type { Opties } from './opties.ts';
import type { CatSpan } from './woord.ts';

/**
 * Misspelling with the category it breaks, the letters of the target it changes, its share (the list sums to 1) and the
 * operations that made it (`ei>ij`, at most two).
 */
export type Fout = { vorm: string; categorie: string; van: number; tot: number; kans: number; ops: string[] };

/** Options of the generator; `geweerd` = forms that are never shown, in lower case (a word entry brings its own); `bestaandeWoorden` keeps forms that are words themselves (homophone exercises), `los` adds weak sound slips. */
export type FoutOpties = Pick<Opties, 'lexicon' | 'tabellen'> & {
  geweerd?: readonly string[] | undefined;
  bestaandeWoorden?: boolean;
  los?: boolean;
};

const MAX_FOUTEN = 40;
const STERKSTE = 6;
/** Fewest misspellings a word needs for a question with choices. */
const GENOEG = 3;
/** With fewer a word gets forms that are no likely error: a question has to offer something. */
const MINST = 2;
const TWEE_OPS = 0.05;

/**
 * Misspellings for known categories (those stored in a word entry), likeliest first. A word whose slips nearly all are words
 * themselves gets sound slips of the whole word besides, the unlikely ones only when there is nothing else.
 */
export function foutenVan(beeld: FoutBeeld, cats: readonly CatSpan[], o: FoutOpties = {}): Fout[] {
  const eigen = zeef(ruweFouten(beeld, cats, o.los), o);
  const nood = heeftTekort(eigen) ? noodFouten(beeld, cats) : { gedekt: [], los: [] };
  const schrijfbaar = (lijst: readonly Fout[]): Fout[] => zeef(lijst, o).filter((f) => isSchrijfbaar(f, beeld.w));
  const metGedekt = [...eigen, ...schrijfbaar(nood.gedekt)];
  const gewoon = [...metGedekt, ...schrijfbaar(nood.los).slice(0, Math.max(0, GENOEG - metGedekt.length))].slice(
    0,
    MAX_FOUTEN,
  );
  const top =
    gewoon.length < MINST
      ? [
          ...gewoon,
          ...zeef([...nood.gedekt, ...nood.los], o).filter(
            (f) => f.van > 0 && isZegbaar(f.vorm, beeld.w) && !gewoon.some((g) => g.vorm === f.vorm),
          ),
        ].slice(0, MINST)
      : gewoon;
  const som = top.reduce((s, f) => s + f.kans, 0);
  return top.map((f) => ({ ...f, kans: Math.round((f.kans / som) * 10000) / 10000 })).sort(volgorde);
}

/** Whether a word has too few misspellings of one operation, so that sound slips of the whole word must help. */
export function heeftTekort(forms: readonly Fout[]): boolean {
  return forms.filter((f) => f.ops.length === 1).length < GENOEG;
}

/** Likeliest forms that pass the guards. */
function zeef(ruw: readonly Fout[], o: FoutOpties): Fout[] {
  const uit: Fout[] = [];
  for (const f of [...ruw].sort(volgorde)) {
    if (uit.length === MAX_FOUTEN) break;
    if (magGetoond(f, o)) uit.push(f);
  }
  return uit;
}

/**
 * Sound slips of the whole word, for a word with fewer than three other misspellings: `gedekt` on letters a category is about and
 * under that category, `los` on the other letters, under the first category of the word.
 */
export function noodFouten(beeld: FoutBeeld, cats: readonly CatSpan[]): { gedekt: Fout[]; los: Fout[] } {
  const [cat] = cats;
  if (!cat) return { gedekt: [], los: [] };
  const eigen = new Set(ruweFouten(beeld, cats).map((f) => f.vorm));
  const slips = klankSlips(beeld, cat).filter((s) => isKlankvast(s, beeld));
  const maak = (lijst: readonly Slip[]): Fout[] => {
    const forms = lijst.map((slip) => behoudHoofdletter({ ...pas(beeld, slip), kans: slip.basis * 0.1 }, beeld));
    return [...new Map(forms.filter((f) => isVorm(f, beeld.w) && !eigen.has(f.vorm)).map((f) => [f.vorm, f])).values()];
  };
  const plek = (s: Slip): string | undefined =>
    cat.id.startsWith('kz-') ? cat.id : smalsteCategorie(cats, verschilVan(beeld, s));
  return {
    gedekt: maak(slips.map((s) => ({ ...s, categorie: plek(s) ?? '' })).filter((s) => s.categorie !== '')),
    los: maak(slips.filter((s) => plek(s) === undefined)),
  };
}

/** Candidates before the existence guards; the build uses it to find forms that must be blocked. */
export function ruweFouten(beeld: FoutBeeld, cats: readonly CatSpan[], los = false): Fout[] {
  const enkel = alleSlips(beeld, cats, los).map((slip) => ({ slip, fout: pas(beeld, slip) }));
  const beste = new Map<string, Fout>();
  for (const fout of [...enkel.map((e) => e.fout), ...combineer(beeld, enkel)]) {
    const f = behoudHoofdletter(fout, beeld);
    if (!isVorm(f, beeld.w) || !isSchrijfbaar(f, beeld.w)) continue;
    const oud = beste.get(f.vorm);
    if (!oud || f.kans > oud.kans) beste.set(f.vorm, f);
  }
  return [...beste.values()];
}

function alleSlips(b: FoutBeeld, cats: readonly CatSpan[], los: boolean): Slip[] {
  const eigen = cats.flatMap((cat) => (cat.id.startsWith('kz-') ? klankSlips(b, cat) : slipsVan(b, cat)));
  return (los ? [...eigen, ...losseSlips(b, cats)] : eigen).filter((s) => isKlankvast(s, b));
}

function pas(b: FoutBeeld, slip: Slip): Fout {
  const vorm = b.w.slice(0, slip.van) + metHoofdletter(b, slip) + b.w.slice(slip.tot);
  const grens = b.grenzen[b.grenzen.length - 1] ?? b.w.length;
  const factor = slip.van === 0 ? 0.5 : slip.van >= grens ? 1.2 : 1;
  return {
    vorm,
    categorie: slip.categorie,
    ...bereik(b, slip.van, slip.tot),
    kans: slip.basis * factor,
    ops: [opNaam(b, slip)],
  };
}

/** A capital inside the word stays one: Latijns-Aamerika. */
function metHoofdletter(b: FoutBeeld, { van, door, categorie }: Slip): string {
  const blijft = van > 0 && categorie !== 'hoofdletter' && b.w.charAt(van) !== b.laag.charAt(van);
  return blijft ? door.charAt(0).toUpperCase() + door.slice(1) : door;
}

function opNaam(b: FoutBeeld, slip: Slip): string {
  return `${b.laag.slice(slip.van, slip.tot)}>${slip.door}`;
}

/** Letters the slip is about; an insertion counts for the letter behind it, or the last one. */
function bereik(b: FoutBeeld, van: number, tot: number): { van: number; tot: number } {
  const begin = Math.min(van, b.w.length - 1);
  return { van: begin, tot: Math.min(Math.max(tot, begin + 1), b.w.length) };
}

function behoudHoofdletter(f: Fout, b: FoutBeeld): Fout {
  if (b.w.charAt(0) === b.laag.charAt(0) || f.categorie === 'hoofdletter') return f;
  return { ...f, vorm: f.vorm.charAt(0).toUpperCase() + f.vorm.slice(1) };
}

type Enkel = { slip: Slip; fout: Fout };

/** Two slips in one form, from the strongest single forms that do not overlap; each place of the word gives its strongest first. */
function combineer(b: FoutBeeld, enkel: readonly Enkel[]): Fout[] {
  const opSterkte = enkel.filter((e) => e.slip.categorie !== 'hoofdletter').sort((x, y) => volgorde(x.fout, y.fout));
  const perPlek = new Map<number, Enkel>();
  for (const e of opSterkte) if (!perPlek.has(e.slip.van)) perPlek.set(e.slip.van, e);
  const sterk = [...new Set([...perPlek.values(), ...opSterkte])].slice(0, STERKSTE);
  return sterk.flatMap((x, i) => sterk.slice(i + 1).flatMap((y) => twee(b, x, y)));
}

function twee(b: FoutBeeld, x: { slip: Slip; fout: Fout }, y: { slip: Slip; fout: Fout }): Fout[] {
  const [eerste, tweede] = x.slip.van <= y.slip.van ? [x.slip, y.slip] : [y.slip, x.slip];
  if (eerste.tot > tweede.van || (eerste.van === tweede.van && eerste.tot === tweede.tot)) return [];
  const vorm =
    b.w.slice(0, eerste.van) +
    metHoofdletter(b, eerste) +
    b.w.slice(eerste.tot, tweede.van) +
    metHoofdletter(b, tweede) +
    b.w.slice(tweede.tot);
  return [{ ...x.fout, vorm, kans: x.fout.kans * y.fout.kans * TWEE_OPS, ops: [opNaam(b, eerste), opNaam(b, tweede)] }];
}

/** Letters without dots, accents and signs. */
const letters = (tekst: string): string => tekst.normalize('NFD').replace(/[\u0300-\u036f '-]/g, '');

/** Guards on the form alone: differs, has a vowel, no triple letter unless only a sign is left out (`zeeen`), no consonant run above five. */
function isVorm({ vorm, categorie }: Fout, w: string): boolean {
  if (vorm === w || (categorie !== 'hoofdletter' && vorm.toLowerCase() === w.toLowerCase())) return false;
  if (
    vorm.length < 2 ||
    vorm.trim() !== vorm ||
    (!/[aeiouyéè]/i.test(vorm) && /[aeiouyéè]/i.test(w)) ||
    (/(.)\1\1/.test(vorm) && letters(vorm) !== letters(w))
  )
    return false;
  return !/[^aeiouyéèëïöü' -]{6,}/i.test(vorm);
}

/** Guards for anything a child sees: not a known word, not blocked. */
function magGetoond(f: Fout, o: FoutOpties): boolean {
  if (o.bestaandeWoorden === true) return true;
  const { vorm } = f;
  if (o.lexicon?.bestaat(anderWerkwoord(f)) === true) return false;
  return o.geweerd?.includes(vorm.toLowerCase()) !== true && o.lexicon?.bestaat(vorm) !== true;
}

/** The word before je or jij when its ending is not what is wrong: `wind je` for `vind je` is another sentence. */
export function anderWerkwoord({ vorm, categorie }: Fout): string {
  return categorie === 'ww-inversie' ? '' : (/^(.+) (?:je|jij)$/.exec(vorm)?.[1] ?? '');
}

function volgorde(a: Fout, b: Fout): number {
  if (a.kans !== b.kans) return b.kans - a.kans;
  return a.vorm < b.vorm ? -1 : 1;
}

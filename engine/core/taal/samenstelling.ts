import { grondwoorden, verlengd } from './basisvorm.ts';
import { isBegin, isKlinkerletter } from './letters.ts';
import type { Lexicon, Opties } from './opties.ts';
import { patroonBreuken } from './patronen.ts';
import { MV_ONREG } from './tabellen/mv-onreg.ts';
import { VERKL_ONREG } from './tabellen/verkl-onreg.ts';
import { GEEN_SAMENSTELLING, KORTE_DELEN, MET_E, MET_EN, VOORDELEN } from './tabellen/samenstelling.ts';
import { STOFFELIJK } from './tabellen/vormkeuze.ts';
import { BIJVOEGLIJK, INFINITIEF, isNaamwoord, ZELFSTANDIG } from './woordtabel.ts';

/** Compound seam: offset of the right part, and the linking letters that stand before it. */
export type Naad = { plek: number; tussen: '' | 's' | 'e' | 'en' };

/** Suffixes and chance words that are no right part. */
const GEEN_RECHTS =
  /^(loos|loze|lozen|baar|bare|schap|schappen|zaam|achtig|nis|nissen|king|sten|tijn|meren|amine|telen|teren|leren|reren|pering|ringen)$/;

const GEEN_BEGIN = new RegExp(`^(?:${GEEN_SAMENSTELLING.join('|')})`);
const ONREGELMATIG_MV: ReadonlySet<string> = new Set([...MV_ONREG.heel.values()].flat());
const ONREGELMATIG_KLEIN: ReadonlySet<string> = new Set([...VERKL_ONREG.heel.values()].flat());

type Kent = { links: (deel: string) => Naad['tussen'] | undefined; rechts: (deel: string) => boolean };
type Zoek = { w: string; kent: Kent; breuken: readonly number[] | undefined };

/**
 * Compound seams of a lower-case word; the longest right part wins. Parts are known by the table of word parts or,
 * when that finds nothing or tables are off, by the injected lexicon.
 */
export function samenstelNaden(w: string, o: Opties): Naad[] {
  if (w.length < 5 || !/^[a-zëïöüéè]+$/.test(w)) return [];
  const uitTabel = o.tabellen === false ? [] : tabelNaden(w);
  if (uitTabel.length > 0 || !o.lexicon || (o.tabellen !== false && isEnkelvoudig(w))) return uitTabel;
  return zoekNaden({ w, kent: kentLexicon(o.lexicon), breuken: undefined }, 0) ?? [];
}

function tabelNaden(w: string): Naad[] {
  if (isEnkelvoudig(w)) return [];
  const breuken = patroonBreuken(w);
  return zoekNaden({ w, kent: TABEL, breuken }, 0) ?? [];
}

/** Diminutive of a known noun on a long vowel: kommaatje is no compound of `maatje`. */
function isKleinVanOpen(w: string): boolean {
  const basis = /^(.+([aou]))\2tjes?$/.exec(w)?.[1];
  return basis !== undefined && isNaamwoord(basis);
}

/** A verb without separable part, a word for a material, a diminutive on a long vowel, or a word of the exception table. */
function isEnkelvoudig(w: string): boolean {
  return (
    INFINITIEF.has(w) ||
    STOFFELIJK.has(w) ||
    isKleinVanOpen(w) ||
    (w.length < 8 && isMeervoudEn(w)) ||
    GEEN_BEGIN.test(w)
  );
}

/** A dictionary also holds rare short words, so parts need four letters. */
function kentLexicon(lexicon: Lexicon): Kent {
  const kent = (deel: string): boolean => langGenoeg(deel) && lexicon.bestaat(deel);
  return {
    rechts: (deel) => !GEEN_RECHTS.test(deel) && kent(deel),
    links: (deel) => {
      if (kent(deel)) return '';
      return deel.endsWith('s') && kent(deel.slice(0, -1)) ? 's' : undefined;
    },
  };
}

/** Two known parts first, so `lampen|kap` wins over `lam|pen|kap`; else a known part and a rest that is cut itself. */
function zoekNaden(z: Zoek, van: number): Naad[] | undefined {
  const plekken = z.breuken?.filter((p) => isPlek(z, p, van)) ?? letterPlekken(z, van);
  return tweeDelen(z, van, plekken) ?? meerDelen(z, van, plekken);
}

function tweeDelen(z: Zoek, van: number, plekken: readonly number[]): Naad[] | undefined {
  for (const plek of plekken) {
    const tussen = z.kent.rechts(z.w.slice(plek)) ? z.kent.links(z.w.slice(van, plek)) : undefined;
    if (tussen !== undefined) return [...(tussen === 'en' ? [] : binnen(z, van, plek)), { plek, tussen }];
  }
  return undefined;
}

function meerDelen(z: Zoek, van: number, plekken: readonly number[]): Naad[] | undefined {
  for (const plek of plekken) {
    const tussen = z.kent.links(z.w.slice(van, plek));
    const verder = tussen === undefined ? undefined : zoekNaden(z, plek);
    if (tussen !== undefined && verder !== undefined) return [{ plek, tussen }, ...verder];
  }
  return undefined;
}

/** Behind a doubled letter an ending, not a word: bak|kers, kap|pers. */
const DUBBEL_EINDE = /^([bdfgklmnprst])\1e(?:[lnr](?:s|e(?:nd?e?)?)?|tjes?)$/;

function isPlek(z: Zoek, p: number, van: number): boolean {
  return p >= van + 2 && p <= z.w.length - 2 && !DUBBEL_EINDE.test(z.w.slice(p - 1));
}

/** Without patterns: every place where the right part can open a word. */
function letterPlekken(z: Zoek, van: number): number[] {
  const plekken: number[] = [];
  for (let p = van + 2; p <= z.w.length - 2; p += 1) if (isPlek(z, p, van) && magKnip(z.w, p)) plekken.push(p);
  return plekken;
}

/** Seams of a left part that is a compound too: voet|bal in voetbalveld. */
function binnen(z: Zoek, van: number, tot: number): Naad[] {
  if (tot - van < 6) return [];
  const los = { ...z, w: z.w.slice(0, tot) };
  return zoekNaden(los, van) ?? [];
}

function magKnip(w: string, p: number): boolean {
  const rechts = w.slice(p);
  const klinker = [...rechts].findIndex((l) => isKlinkerletter(l));
  return klinker === 0 || (klinker > 0 && isBegin(rechts.slice(0, klinker)));
}

function langGenoeg(deel: string): boolean {
  return deel.length > 3 || KORTE_DELEN.has(deel);
}

function kentRechts(deel: string): boolean {
  if (!langGenoeg(deel) || GEEN_RECHTS.test(deel)) return false;
  return isNaamwoord(deel) || (deel.length > 3 && BIJVOEGLIJK.has(deel)) || isVorm(deel);
}

/** Plural, diminutive or inflected adjective of a known word. */
function isVorm(deel: string): boolean {
  if (deel.length < 5) return false;
  if (ONREGELMATIG_MV.has(deel) || ONREGELMATIG_KLEIN.has(deel.replace(/s$/, ''))) return true;
  if (deel.endsWith('en')) return grondwoorden(deel.slice(0, -2)).some((b) => langGenoeg(b) && ZELFSTANDIG.en.has(b));
  if (deel.endsWith("'s")) return ZELFSTANDIG.s.has(deel.slice(0, -2));
  if (/[^s]s$/.test(deel) && ZELFSTANDIG.s.has(deel.slice(0, -1))) return true;
  return isKlein(deel.replace(/s$/, ''));
}

/** Diminutive of a known noun: lampje, boompje, balletje. */
function isKlein(deel: string): boolean {
  const kaal = KLEIN_EIND.filter((e) => deel.endsWith(e)).map((e) => deel.slice(0, -e.length));
  const basis = deel.endsWith('etje') ? [...kaal, ...grondwoorden(deel.slice(0, -4))] : kaal;
  return basis.some((b) => langGenoeg(b) && isNaamwoord(b));
}

const KLEIN_EIND = ['je', 'tje', 'pje', 'etje'];

function kentLinks(deel: string): Naad['tussen'] | undefined {
  if (VOORDELEN.has(deel)) return '';
  if (MET_E.has(deel)) return 'e';
  return langGenoeg(deel) ? naamwoordLinks(deel) : undefined;
}

function naamwoordLinks(deel: string): Naad['tussen'] | undefined {
  if (isVast(deel) || (isNaamwoord(deel) && !isMeervoudEn(deel))) return '';
  if (isMetS(deel) || MET_S.test(deel)) return 's';
  if (isMeervoudEn(deel)) return 'en';
  if (deel.endsWith('er') && ONREGELMATIG_MV.has(`${deel}en`)) return ''; // kinderboek, eierdop
  return isLos(deel) ? '' : undefined;
}

/** Derived nouns take an s between, whether the table holds them or not. */
const MET_S = /.{3,}(?:ing|heid|schap|teit|dom|aar|iger)s$/;

function isVast(deel: string): boolean {
  return (
    (ZELFSTANDIG.en.has(deel) || ZELFSTANDIG.s.has(deel)) &&
    !(deel.endsWith('en') && isMeervoudEn(deel) && isVast(deel.slice(0, -2)))
  );
}

function isMetS(deel: string): boolean {
  const zonder = deel.slice(0, -1);
  return deel.endsWith('s') && langGenoeg(zonder) && isNaamwoord(zonder);
}

function isLos(deel: string): boolean {
  return isNaamwoord(deel) || BIJVOEGLIJK.has(deel) || verlengd(deel).some((v) => INFINITIEF.has(`${v}en`));
}

function isMeervoudEn(deel: string): boolean {
  if (deel.length < 5 || !deel.endsWith('en')) return false;
  if (ONREGELMATIG_MV.has(deel) || MET_EN.has(deel)) return true;
  return grondwoorden(deel.slice(0, -2)).some(
    (b) => langGenoeg(b) && (ZELFSTANDIG.en.has(b) || (deel.length > 5 && BIJVOEGLIJK.has(b))),
  );
}

/** Linking letters at the end of a left part: `dorps` gives `s`, `pannen` gives `en`, `zonne` gives `e`. */
export function tussenVan(links: string): Naad['tussen'] {
  const laag = links.toLowerCase();
  const bekend = kentLinks(laag);
  if (bekend !== undefined && bekend !== '') return bekend;
  if (/(?:er|aar|ing|heid|schap|teit|dom|tie|ist|ier|on|man|houd|gevoel|.{4}en)s$/.test(laag)) return 's';
  return bekend === undefined && laag.length > 4 && laag.endsWith('en') ? 'en' : '';
}

const TABEL: Kent = { links: kentLinks, rechts: kentRechts };

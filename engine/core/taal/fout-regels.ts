import type { WoordBeeld } from './klank.ts';
import type { CatSpan } from './woord.ts';

/** One possible slip: replace `van`-`tot` by `door`. `basis` is the weight of §11.1 before the position factor. */
export type Slip = { van: number; tot: number; door: string; categorie: string; basis: number };

type Plek = { b: WoordBeeld; cat: CatSpan; tekst: string };
type FoutRegel = { basis: number; maak: (p: Plek) => readonly (string | readonly [number, number, string])[] };

const regel = (basis: number, maak: FoutRegel['maak']): FoutRegel => ({ basis, maak });
const ruil = (basis: number, paren: Readonly<Record<string, readonly string[]>>): FoutRegel =>
  regel(basis, ({ tekst }) => paren[tekst] ?? []);

/** Span relative to the category span, so a rule may also touch a neighbour. */
function buur(p: Plek, plek: readonly [number, number], door: string): readonly [number, number, string] {
  return [p.cat.van + plek[0], p.cat.van + plek[1], door];
}

const REGELS: Readonly<Record<string, FoutRegel>> = {
  ei: ruil(1, { ei: ['ij', 'ie', 'eij'] }),
  ij: ruil(1, { ij: ['ei', 'y', 'eij'] }),
  au: ruil(1, { au: ['ou', 'auw'], auw: ['ouw', 'au', 'ou'] }),
  ou: ruil(1, { ou: ['au', 'auw', 'ouw'], ouw: ['auw', 'ou', 'au'] }),
  'eind-d': ruil(1, { d: ['t', 'dt', 'tt', 'dd'] }),
  'eind-t': ruil(1, { t: ['d', 'dt', 'tt'] }),
  'eind-b': ruil(0.8, { b: ['p', 'bb', 'pp'] }),
  'ch-g': ruil(0.9, { ch: ['g', 'gg', 'gch'] }),
  cht: ruil(0.9, { cht: ['gt', 'ght', 'ggt'] }),
  sch: ruil(0.6, { sch: ['sg', 's', 'sgh'], schr: ['sgr', 'sr', 'scr'] }),
  ng: regel(0.6, (p) => (p.cat.tot === p.b.w.length ? ['n', 'nk', 'ngg', 'ngk'] : ['nng', 'ngg', 'n'])),
  nk: ruil(0.6, { nk: ['ngk', 'ng', 'k', 'nck'] }),
  'eer-oor-eur': ruil(0.7, { eer: ['ir', 'er', 'ier', 'eir'], oor: ['or', 'oer', 'oir', 'our'], eur: ['ur', 'uur', 'uir', 'eir'] }),
  'aai-ooi-oei': ruil(0.6, { aai: ['aaj', 'ai', 'aij'], ooi: ['ooj', 'oi', 'oij'], oei: ['oej', 'oeij', 'oi'] }),
  'eeuw-ieuw-uw': ruil(0.8, { eeuw: ['eew', 'euw', 'ew'], ieuw: ['iew', 'iuw', 'ieu'], uw: ['u', 'uuw', 'w'] }),
  'stomme-e': regel(0.6, ({ tekst }) => ['u', 'i', ''].map((v) => v + tekst.slice(1))),
  voorvoegsel: regel(0.6, ({ tekst }) => (tekst.includes('e') ? ['u', 'ee', 'i'].map((v) => tekst.replace('e', v)) : ['ond', 'on'])),
  verenkeling: regel(0.8, (p) => [p.tekst + p.tekst, buur(p, [1, 1], p.b.laag.charAt(p.cat.tot))]),
  verdubbeling: regel(1, (p) => [p.tekst.charAt(0), buur(p, [0, 0], p.b.laag.charAt(p.cat.van - 1))]),
  'ee-eind': ruil(0.8, { ee: ['e', 'é', 'eej'] }),
  'v-f-begin': ruil(0.8, { v: ['f'], f: ['v'] }),
  'z-s-begin': regel(0.8, (p) => (p.tekst === 'z' || /[aeiouw]/.test(p.b.laag.charAt(p.cat.tot)) ? [p.tekst === 'z' ? 's' : 'z'] : [])),
  'f-v': ruil(0.8, { v: ['f', 'ff', 'w'] }),
  's-z': ruil(0.8, { z: ['s', 'ss', 'zz'] }),
  samenstelling: regel(0.9, (p) => naadFouten(p)),
  'verkl-je': regel(0.6, (p) => verkleinFouten(p)),
  'verkl-etje': regel(0.6, (p) => verkleinFouten(p)),
  'verkl-aatje': regel(0.6, (p) => verkleinFouten(p)),
  ig: ruil(0.7, { ig: ['ug', 'eg', 'ich'] }),
  lijk: ruil(0.7, { lijk: ['luk', 'lik', 'lek'] }),
  ing: ruil(0.7, { ing: ['in', 'ink', 'eng'], heid: ['heit', 'hijd', 'heidt'], schap: ['sgap', 'schab', 'sgab'], ingen: ['inge', 'inngen', 'inggen'] }),
  'mv-en': ruil(0.7, { en: ['e', 'un', "'en"] }),
  'mv-s': ruil(0.7, { s: ["'s", 'z', 'en'] }),
  'mv-apos': ruil(1, { "'s": ['s', "'", 'ës'] }),
  'mv-trema': ruil(1, { ën: ['en', 'eën', 'n'] }),
  'mv-onreg': regel(0.7, ({ tekst }) => [tekst.replace(/n$/, ''), `${tekst}s`]),
  kilo: ruil(0.9, { i: ['ie', 'y', 'ii'] }),
  'c-s': ruil(0.8, { c: ['s', 'z', 'sc'] }),
  'c-k': ruil(0.8, { c: ['k', 'ck', 'q'], cc: ['kk', 'k', 'c'] }),
  tie: ruil(0.9, { tie: ['sie', 'tsie', 'ti', 'zie'] }),
  isch: regel(0.9, ({ tekst }) => ['ies', 'is', 'ich'].map((v) => v + tekst.slice(4))),
  x: ruil(0.9, { x: ['ks', 'cs', 'kx'] }),
  y: ruil(0.9, { y: ['ie', 'i', 'j'] }),
  th: ruil(0.9, { th: ['t', 'tt'] }),
  'e-accent': ruil(0.9, { é: ['ee', 'e', 'è'] }),
  eau: ruil(0.9, { eau: ['o', 'oo', 'au'] }),
  'ch-sj': ruil(0.9, { ch: ['sj', 'sh', 'sch'] }),
  'ou-oe': ruil(0.9, { ou: ['oe', 'u'] }),
  'g-zj': ruil(0.9, { g: ['zj', 'sj', 'j'] }),
  trema: ruil(1, { ë: ['e'], ï: ['i'], ö: ['o'], ü: ['u'] }),
  koppelteken: ruil(1, { '-': ['', ' '] }),
  'ww-stam': regel(1, (p) => stamFouten(p)),
  'ww-tt-t': regel(1, (p) => ttFouten(p)),
  'ww-tt-dt': ruil(1, { dt: ['d', 't', 'tt'] }),
  kleefletter: regel(0.5, (p) => [p.tekst.charAt(0) + 'u' + p.tekst.slice(1), p.tekst.charAt(0) + 'e' + p.tekst.slice(1), p.tekst.slice(1)]),
};

function naadFouten(p: Plek): readonly (string | readonly [number, number, string])[] {
  const [l = '', r = ''] = [p.tekst.charAt(0), p.tekst.charAt(1)];
  const gelijk = l === r ? [l] : [r, `${l}e${r}`];
  return [`${l} ${r}`, ...gelijk];
}

function verkleinFouten(p: Plek): readonly (string | readonly [number, number, string])[] {
  const uit: Record<string, readonly string[]> = {
    je: ['ju', 'ie', 'tje'], jes: ['jus', 'tjes'], tje: ['je', 'tju', 'tie'], pje: ['je', 'mje', 'pju'],
    etje: ['utje', 'tje', 'etju'], nkje: ['ngetje', 'ngkje', 'nktje'], tjes: ['jes', 'tjus'], etjes: ['utjes', 'tjes'],
  };
  const eind = p.b.laag.charAt(p.cat.van - 1);
  const wissel = eind === 'd' ? 't' : eind === 't' ? 'd' : '';
  const kwijt = /[dt]/.test(eind) && p.tekst.startsWith('j') ? [buur(p, [-1, 0], ''), buur(p, [-1, 0], wissel)] : [];
  return [...(uit[p.tekst] ?? []), ...kwijt];
}

function ttFouten(p: Plek): readonly (string | readonly [number, number, string])[] {
  const wissel: Readonly<Record<string, string>> = { f: 'v', s: 'z' };
  const stem = wissel[p.b.laag.charAt(p.cat.van - 1)];
  return ['', 'd', 'dt', ...(stem === undefined ? [] : [buur(p, [-1, 0], stem)])];
}

function stamFouten(p: Plek): readonly string[] {
  const l = p.tekst;
  const wissel: Readonly<Record<string, readonly string[]>> = { f: ['v', 'ff'], s: ['z', 'ss'], d: ['t', 'dt'], t: ['tt', 'd', 'dt'], g: ['ch', 'gt'], p: ['pp', 'b', 'pe'], k: ['kk', 'ck', 'ke'] };
  return wissel[l] ?? [`${l}${l}`, `${l}t`, `${l}e`];
}

/** Slips of one category span; sound slips of `kz-*` are in `klank-fouten.ts`. */
export function slipsVan(b: WoordBeeld, cat: CatSpan): Slip[] {
  const fout = REGELS[cat.id];
  if (!fout) return [];
  const tekst = b.laag.slice(cat.van, cat.tot);
  return fout.maak({ b, cat, tekst }).map((uit, i) => {
    const [van, tot, door] = typeof uit === 'string' ? [cat.van, cat.tot, uit] : uit;
    return { van, tot, door, categorie: cat.id, basis: fout.basis * Math.max(1 - i * 0.2, 0.4) };
  });
}

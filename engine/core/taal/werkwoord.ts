import { err, ok } from '#engine/core/basis/result.ts';
import type { Result } from '#engine/core/basis/result.ts';
import { plak, zonderTrema } from './klinkerkernen.ts';
import { leesWoord } from './normaliseer.ts';
import type { TaalFout } from './normaliseer.ts';
import type { Opties } from './opties.ts';
import { ENGELSE_WERKWOORDEN } from './tabellen/engels-ww.ts';
import { ONREGELMATIG } from './tabellen/ww-onregelmatig.ts';
import { STERK, TOCH_ZWAK } from './tabellen/sterk.ts';
import { werkwoordDelen, type WerkwoordDelen } from './werkwoord-delen.ts';
import { metUitgang, stamVan } from './werkwoord-stam.ts';

/** Kind of conjugation; `gemengd` = weak past with a strong participle or the other way round. */
export type WerkwoordSoort = 'zwak' | 'sterk' | 'gemengd' | 'onregelmatig' | 'engels';

/** Names of the eight cells of a conjugation. */
export type WerkwoordCel = 'ik' | 'jij' | 'hij' | 'wij' | 'vtEv' | 'vtMv' | 'vd' | 'gebiedendeWijs';

/**
 * Conjugation of one verb. `jij` stands before the verb, `inversie` is the form before je or jij; separable verbs give the
 * main-clause form (`belt op`) and a participle in one word (`opgebeld`). `od` is the present participle; `hulp` the auxiliary of
 * the perfect, known for strong and irregular verbs. `ookGoed` lists accepted alternatives per cell.
 */
export type Vervoeging = Record<WerkwoordCel, string> & {
  infinitief: string;
  soort: WerkwoordSoort;
  u: string;
  inversie: string;
  od: string;
  hulp?: 'hebben' | 'zijn' | 'beide';
  ookGoed: Partial<Record<WerkwoordCel | 'u' | 'inversie', string[]>>;
};

type Cel = WerkwoordCel | 'u' | 'inversie';
type Kern = { soort: WerkwoordSoort; hulp?: 'hebben' | 'zijn' | 'beide'; cellen: Record<Cel, readonly string[]> };

const MET_VOORVOEGSEL = /^(gaan|staan|slaan|doen|zien|komen|worden)$/;
const CELLEN: readonly Cel[] = ['ik', 'jij', 'hij', 'wij', 'vtEv', 'vtMv', 'vd', 'gebiedendeWijs', 'u', 'inversie'];

/** Conjugates an infinitive; `geen-werkwoord` when it cannot be one. */
export function vervoeg(invoer: string, o: Opties = {}): Result<Vervoeging, TaalFout> {
  const woord = leesWoord(invoer);
  if (!woord.ok) return woord;
  const infinitief = woord.value.toLowerCase();
  const tabellen = o.tabellen !== false;
  const delen = werkwoordDelen(infinitief, tabellen);
  const letters = afkorting(infinitief);
  const gevonden = letters
    ? { delen: { partikel: '', vast: '', basis: infinitief }, kern: letters }
    : gevondenVan(delen, tabellen);
  return gevonden === undefined ? err('geen-werkwoord') : ok(samen(infinitief, gevonden.delen, gevonden.kern));
}

type Gevonden = { delen: WerkwoordDelen; kern: Kern };

function gevondenVan(delen: WerkwoordDelen, tabellen: boolean): Gevonden | undefined {
  const kern = delen.vast === '' || MET_VOORVOEGSEL.test(delen.basis) ? onregelmatig(delen.basis) : undefined;
  if (kern) return { delen, kern };
  const sterkeVormen = tabellen && !TOCH_ZWAK.has(delen.partikel + delen.vast + delen.basis) ? sterk(delen) : undefined;
  if (sterkeVormen) return sterkeVormen;
  const zwakke = zwak(delen.basis, tabellen);
  return zwakke && { delen, kern: zwakke };
}

function onregelmatig(basis: string): Kern | undefined {
  const v = ONREGELMATIG.get(basis);
  if (!v) return undefined;
  const cellen = { ...v, ik: [v.ik], wij: [v.wij], gebiedendeWijs: [v.gw] };
  return { soort: 'onregelmatig', hulp: v.hulp, cellen };
}

function zwak(basis: string, tabellen: boolean): Kern | undefined {
  const stam = stamVan(basis, tabellen);
  if (!stam) return undefined;
  const { stemloos } = stam;
  const vt = metUitgang(stam.stam, stemloos ? 'te' : 'de');
  const vd = /[dt]$/.test(stam.stam) ? stam.stam : metUitgang(stam.stam, stemloos ? 't' : 'd');
  const soort = tabellen && ENGELSE_WERKWOORDEN.has(basis) ? 'engels' : 'zwak';
  return { soort, cellen: { ...tegenwoordig(basis, stam.stam), vtEv: [vt], vtMv: [`${vt}n`], vd: [plak('ge', vd)] } };
}

/** Verb made of letters that are said one by one: sms'en, with te behind a letter name that ends in s, f or x. */
function afkorting(infinitief: string): Kern | undefined {
  const stam = /^([a-z]+)'en$/.exec(infinitief)?.[1];
  if (stam === undefined) return undefined;
  const uitgang = /[sfx]$/.test(stam) ? 't' : 'd';
  const t = `${stam}'t`;
  return {
    soort: 'zwak',
    cellen: {
      ik: [stam],
      jij: [t],
      hij: [t],
      u: [t],
      inversie: [stam],
      wij: [infinitief],
      gebiedendeWijs: [stam],
      vtEv: [`${stam}'${uitgang}e`],
      vtMv: [`${stam}'${uitgang}en`],
      vd: [`ge-${stam}'${uitgang}`],
    },
  };
}

function tegenwoordig(basis: string, stam: string): Omit<Kern['cellen'], 'vtEv' | 'vtMv' | 'vd'> {
  const t = stam.endsWith('t') ? stam : metUitgang(stam, 't');
  return { ik: [stam], jij: [t], hij: [t], u: [t], inversie: [stam], wij: [basis], gebiedendeWijs: [stam] };
}

/** Strong forms of the prefixed verb itself (`vergeten`) or of its base (`ver|vallen`). */
function sterk(delen: WerkwoordDelen): Gevonden | undefined {
  const heel = delen.vast + delen.basis;
  const isHeel = STERK.has(heel);
  const vormen = STERK.get(isHeel ? heel : delen.basis);
  const stam = vormen && stamVan(delen.basis, true);
  if (!vormen || !stam) return undefined;
  const { vtEv, vtMv, vd, hulp } = vormen;
  const lemma = isHeel ? heel : delen.basis;
  const tt = tegenwoordig(lemma, isHeel ? delen.vast + stam.stam : stam.stam);
  const kern: Kern = { soort: sterkSoort(vtEv[0] ?? '', vd[0] ?? ''), hulp, cellen: { ...tt, vtEv, vtMv, vd } };
  return { kern, delen: { partikel: delen.partikel, vast: isHeel ? '' : delen.vast, basis: lemma } };
}

function sterkSoort(vt: string, vd: string): WerkwoordSoort {
  if (vt.endsWith('cht') && vd.endsWith('cht')) return 'onregelmatig';
  const zwakVt = /[dt]e$/.test(vt);
  const zwakVd = /[dt]$/.test(vd);
  return zwakVt || zwakVd ? 'gemengd' : 'sterk';
}

function samen(infinitief: string, { partikel, vast }: WerkwoordDelen, kern: Kern): Vervoeging {
  const achter = partikel === '' ? '' : ` ${partikel}`;
  const vorm = (cel: Cel, tekst: string): string =>
    cel === 'vd' ? partikel + deelwoord(tekst, vast) : plak(vast, tekst) + achter;
  const eerste = (cel: Cel): string => {
    const [tekst] = kern.cellen[cel];
    return tekst === undefined ? '' : vorm(cel, tekst);
  };
  const ookGoed: Vervoeging['ookGoed'] = {};
  for (const cel of CELLEN) {
    const andere = kern.cellen[cel].slice(1);
    if (andere.length > 0) ookGoed[cel] = andere.map((tekst) => vorm(cel, tekst));
  }
  return {
    infinitief,
    soort: kern.soort,
    ik: eerste('ik'),
    jij: eerste('jij'),
    hij: eerste('hij'),
    wij: eerste('wij'),
    vtEv: eerste('vtEv'),
    vtMv: eerste('vtMv'),
    vd: eerste('vd'),
    gebiedendeWijs: eerste('gebiedendeWijs'),
    u: eerste('u'),
    inversie: eerste('inversie'),
    od: `${infinitief}d`,
    ...(kern.hulp === undefined ? {} : { hulp: kern.hulp }),
    ookGoed,
  };
}

/** Participle of the base; under a fixed prefix it loses its own `ge`. */
function deelwoord(vd: string, vast: string): string {
  return vast === '' ? vd : plak(vast, vd.startsWith('ge') ? zonderTrema(vd.slice(2)) : vd);
}

/** Participle used as an adjective, as short as the rules allow: verbrand → verbrande, vergroot → vergrote, gered → geredde. */
export function bijvoeglijkDeelwoord(vd: string): string {
  if (vd.endsWith('en')) return vd;
  const lang = /([aeou])\1([dt])$/.exec(vd);
  if (lang) return `${vd.slice(0, -2)}${lang[2] ?? ''}e`;
  return /(?<![aeiouyëï])[aeiou][dt]$/.test(vd) ? `${vd}${vd.slice(-1)}e` : `${vd}e`;
}

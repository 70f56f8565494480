import { err, ok } from '#engine/core/basis/result.ts';
import type { Result } from '#engine/core/basis/result.ts';
import { concat, stripTrema } from '../woord/klinker-nuclei.ts';
import { readWoord } from '../woord/normalize.ts';
import type { TaalError } from '../woord/normalize.ts';
import type { Options } from '../woord/options.ts';
import { ENGLISH_WERKWOORDEN } from '../tables/english-ww.ts';
import { IRREGULAR } from '../tables/ww-irregular.ts';
import { STRONG, STILL_WEAK } from '../tables/strong.ts';
import { werkwoordParts, type WerkwoordParts } from './werkwoord-parts.ts';
import { withUitgang, stamOf } from './werkwoord-stam.ts';

/** Kind of conjugation; `gemengd` = weak past with a strong participle or the other way round. */
export type WerkwoordKind = 'zwak' | 'sterk' | 'gemengd' | 'onregelmatig' | 'engels';

/** Names of the eight cells of a conjugation. */
export type WerkwoordCell = 'ik' | 'jij' | 'hij' | 'wij' | 'vtEv' | 'vtMv' | 'vd' | 'gebiedendeWijs';

/**
 * Conjugation of one verb. `jij` stands before the verb, `inversie` is the form before je or jij; separable verbs give the
 * main-clause form (`belt op`) and a participle in one word (`opgebeld`). `od` is the present participle; `hulp` the auxiliary of
 * the perfect, known for strong and irregular verbs. `ookGoed` lists accepted alternatives per cell.
 */
export type Vervoeging = Record<WerkwoordCell, string> & {
  infinitief: string;
  soort: WerkwoordKind;
  u: string;
  inversie: string;
  od: string;
  hulp?: 'hebben' | 'zijn' | 'beide';
  ookGoed: Partial<Record<WerkwoordCell | 'u' | 'inversie', string[]>>;
};

type Cell = WerkwoordCell | 'u' | 'inversie';
type Core = { soort: WerkwoordKind; hulp?: 'hebben' | 'zijn' | 'beide'; cellen: Record<Cell, readonly string[]> };

const WITH_VOORVOEGSEL = /^(gaan|staan|slaan|doen|zien|komen|worden)$/;
const CELLS: readonly Cell[] = ['ik', 'jij', 'hij', 'wij', 'vtEv', 'vtMv', 'vd', 'gebiedendeWijs', 'u', 'inversie'];

/** Conjugates an infinitive; `geen-werkwoord` when it cannot be one. */
export function conjugate(input: string, o: Options = {}): Result<Vervoeging, TaalError> {
  const woord = readWoord(input);
  if (!woord.ok) return woord;
  const infinitief = woord.value.toLowerCase();
  const tables = o.tables !== false;
  const parts = werkwoordParts(infinitief, tables);
  const letters = abbreviation(infinitief);
  const found = letters
    ? { delen: { particle: '', vast: '', base: infinitief }, core: letters }
    : foundOf(parts, tables);
  return found === undefined ? err('geen-werkwoord') : ok(together(infinitief, found.delen, found.core));
}

type Found = { delen: WerkwoordParts; core: Core };

function foundOf(parts: WerkwoordParts, tables: boolean): Found | undefined {
  const core = parts.vast === '' || WITH_VOORVOEGSEL.test(parts.base) ? irregular(parts.base) : undefined;
  if (core) return { delen: parts, core };
  const strongForms = tables && !STILL_WEAK.has(parts.particle + parts.vast + parts.base) ? strong(parts) : undefined;
  if (strongForms) return strongForms;
  const weakForm = weak(parts.base, tables);
  return weakForm && { delen: parts, core: weakForm };
}

function irregular(base: string): Core | undefined {
  const v = IRREGULAR.get(base);
  if (!v) return undefined;
  const cells = { ...v, ik: [v.ik], wij: [v.wij], gebiedendeWijs: [v.gw] };
  return { soort: 'onregelmatig', hulp: v.hulp, cellen: cells };
}

function weak(base: string, tables: boolean): Core | undefined {
  const stam = stamOf(base, tables);
  if (!stam) return undefined;
  const { voiceless } = stam;
  const vt = withUitgang(stam.stam, voiceless ? 'te' : 'de');
  const vd = /[dt]$/.test(stam.stam) ? stam.stam : withUitgang(stam.stam, voiceless ? 't' : 'd');
  const kind = tables && ENGLISH_WERKWOORDEN.has(base) ? 'engels' : 'zwak';
  return {
    soort: kind,
    cellen: {
      ...tegenwoordig(base, stam.stam),
      vtEv: [vt],
      vtMv: [`${vt}n`],
      vd: [vd.startsWith('e-') ? `ge-${vd}` : concat('ge', vd)],
    },
  };
}

/** Verb made of letters that are said one by one: sms'en, with te behind a letter name that ends in s, f or x. */
function abbreviation(infinitief: string): Core | undefined {
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

function tegenwoordig(base: string, stam: string): Omit<Core['cellen'], 'vtEv' | 'vtMv' | 'vd'> {
  const t = stam.endsWith('t') ? stam : withUitgang(stam, 't');
  return { ik: [stam], jij: [t], hij: [t], u: [t], inversie: [stam], wij: [base], gebiedendeWijs: [stam] };
}

/** Strong forms of the prefixed verb itself (`vergeten`) or of its base (`ver|vallen`). */
function strong(parts: WerkwoordParts): Found | undefined {
  const whole = parts.vast + parts.base;
  const isWhole = STRONG.has(whole);
  const forms = STRONG.get(isWhole ? whole : parts.base);
  const stam = forms && stamOf(parts.base, true);
  if (!forms || !stam) return undefined;
  const { vtEv, vtMv, vd, hulp: help } = forms;
  const lemma = isWhole ? whole : parts.base;
  const tt = tegenwoordig(lemma, isWhole ? parts.vast + stam.stam : stam.stam);
  const core: Core = { soort: strongKind(vtEv[0] ?? '', vd[0] ?? ''), hulp: help, cellen: { ...tt, vtEv, vtMv, vd } };
  return { core, delen: { particle: parts.particle, vast: isWhole ? '' : parts.vast, base: lemma } };
}

function strongKind(vt: string, vd: string): WerkwoordKind {
  if (vt.endsWith('cht') && vd.endsWith('cht')) return 'onregelmatig';
  const weakVt = /[dt]e$/.test(vt);
  const weakVd = /[dt]$/.test(vd);
  return weakVt || weakVd ? 'gemengd' : 'sterk';
}

function together(infinitief: string, { particle, vast: fixed }: WerkwoordParts, core: Core): Vervoeging {
  const behind = particle === '' ? '' : ` ${particle}`;
  const form = (cell: Cell, text: string): string =>
    cell === 'vd' ? particle + deelwoord(text, fixed) : concat(fixed, text) + behind;
  const first = (cell: Cell): string => {
    const [text] = core.cellen[cell];
    return text === undefined ? '' : form(cell, text);
  };
  const alsoCorrect: Vervoeging['ookGoed'] = {};
  for (const cell of CELLS) {
    const other = core.cellen[cell].slice(1);
    if (other.length > 0) alsoCorrect[cell] = other.map((text) => form(cell, text));
  }
  return {
    infinitief,
    soort: core.soort,
    ik: first('ik'),
    jij: first('jij'),
    hij: first('hij'),
    wij: first('wij'),
    vtEv: first('vtEv'),
    vtMv: first('vtMv'),
    vd: first('vd'),
    gebiedendeWijs: first('gebiedendeWijs'),
    u: first('u'),
    inversie: first('inversie'),
    od: `${infinitief}d`,
    ...(core.hulp === undefined ? {} : { hulp: core.hulp }),
    ookGoed: alsoCorrect,
  };
}

/** Participle of the base; under a fixed prefix it loses its own `ge`. */
function deelwoord(vd: string, fixed: string): string {
  return fixed === '' ? vd : concat(fixed, vd.startsWith('ge') ? stripTrema(vd.slice(2)) : vd);
}

/** Participle used as an adjective, as short as the rules allow: verbrand → verbrande, vergroot → vergrote, gered → geredde. */
export function bijvoeglijkDeelwoord(vd: string): string {
  if (vd.endsWith('en')) return vd;
  const lang = /([aeou])\1([dt])$/.exec(vd);
  if (lang) return `${vd.slice(0, -2)}${lang[2] ?? ''}e`;
  return /(?<![aeiouyëï])[aeiou][dt]$/.test(vd) ? `${vd}${vd.slice(-1)}e` : `${vd}e`;
}

import type { WoordBeeld } from '#engine/core/taal/klank.ts';
import { woordenboek } from './lexicon.ts';
import { MEERVOUD, VERKLEIN } from './vormen-tabel.ts';

const LANG = /(aa|ee|oo|uu)$/;
const TWEEKLANK = /(aa|ee|oo|uu|ie|oe|eu|ui|ei|ij|ou|au)$/;

/** Plural of a base noun: own table, else the regular rules; undefined when the dictionary does not know it. */
export function meervoudVan(b: WoordBeeld): string | undefined {
  const vast = MEERVOUD[b.laag];
  const vorm = vast ?? (b.delen.length > 1 && b.delen.at(-1)?.soort === 'stam' ? laatsteDeel(b, MEERVOUD) : undefined) ?? regelMeervoud(b);
  return vorm !== '' && (vast !== undefined || woordenboek.bestaat(vorm)) ? vorm : undefined;
}

/** Diminutive of a base noun by table or rule; undefined when the dictionary does not know it. */
export function verkleinVan(b: WoordBeeld): string | undefined {
  const vast = VERKLEIN[b.laag];
  const vorm = vast ?? (b.delen.length > 1 && b.delen.at(-1)?.soort === 'stam' ? laatsteDeel(b, VERKLEIN) : undefined) ?? regelVerklein(b);
  return vorm !== '' && (vast !== undefined || woordenboek.bestaat(vorm)) ? vorm : undefined;
}

function laatsteDeel(b: WoordBeeld, tabel: Readonly<Record<string, string>>): string | undefined {
  const deel = b.delen.at(-1);
  const vorm = deel ? tabel[deel.tekst.toLowerCase()] : undefined;
  return deel && vorm !== undefined && vorm !== '' ? b.laag.slice(0, deel.van) + vorm : undefined;
}

function isZwakEinde(b: WoordBeeld): boolean {
  const kern = b.klanken.filter((k) => k.kern).at(-1);
  return kern?.klank === '@';
}

function regelMeervoud(b: WoordBeeld): string {
  const w = b.laag;
  if (/(je|[^e]e)$/.test(w)) return `${w}s`;
  if (isZwakEinde(b) && /(el|er|em|en|erd|aar)$/.test(w)) return `${w}s`;
  if (/[^aeiou][aiouy]$/.test(w)) return `${w}'s`;
  if (w.endsWith('ee')) return `${w}ën`;
  return `${openen(b)}en`;
}

/** f becomes v and s becomes z after a long vowel; f also after l and r. */
function stemhebbend(ervoor: string, slot: string): string {
  if (slot === 'f' && (TWEEKLANK.test(ervoor) || /[lr]$/.test(ervoor))) return 'v';
  return slot === 's' && TWEEKLANK.test(ervoor) ? 'z' : slot;
}

function openen(b: WoordBeeld): string {
  const w = b.laag;
  const slot = w.slice(-1);
  const ervoor = w.slice(0, -1);
  if (/[aeiouw]$/.test(w) || w.endsWith('ch') || w.endsWith('ng')) return w;
  const wissel = stemhebbend(ervoor, slot);
  if (LANG.test(ervoor)) return ervoor.slice(0, -1) + wissel;
  if (TWEEKLANK.test(ervoor) || /[^aeiou]$/.test(ervoor)) return ervoor + wissel;
  return isZwakEinde(b) ? w : w + slot;
}

function regelVerklein(b: WoordBeeld): string {
  const w = b.laag;
  const zwak = isZwakEinde(b);
  const lang = TWEEKLANK.test(w.slice(0, -1));
  if (/(aai|ooi|oei|w|ee|ie|oe|ui|ei|ij|e)$/.test(w)) return `${w}tje`;
  if (/[^aeiou][aou]$/.test(w)) return `${w}${w.slice(-1)}tje`;
  if (w.endsWith('ing') && b.grenzen.length > 0) return kortIng(b);
  if (w.endsWith('ng')) return `${w}etje`;
  if (/[lmnr]$/.test(w)) return naVloeiend(w, zwak, lang);
  return `${w}je`;
}

function kortIng(b: WoordBeeld): string {
  const zwakVoor = b.klanken.filter((k) => k.kern).at(-2)?.klank === '@';
  return zwakVoor ? `${b.laag}etje` : `${b.laag.slice(0, -1)}kje`;
}

function naVloeiend(w: string, zwak: boolean, lang: boolean): string {
  if (w.endsWith('m') && (zwak || lang || /[lr]m$/.test(w))) return `${w}pje`;
  if (zwak || lang || /[^aeiou].$/.test(w)) return `${w}tje`;
  return `${w}${w.slice(-1)}etje`;
}

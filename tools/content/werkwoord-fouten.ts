import { vervoeg } from '#engine/core/taal/werkwoord.ts';
import { woordenboek } from './lexicon.ts';

/** What is needed to make wrong forms: the right form, who and when, and the other forms of the verb. */
export type VormVraag = { vorm: string; persoon: string; tijd: 'tt' | 'vt'; stam: string; infinitief: string; zwak: boolean };

/** Stem as it sounds in the infinitive, before the spelling rules: lopen -> lop, leven -> lev, bakken -> bakk. */
function ruweStam(infinitief: string): string {
  return infinitief.replace(/en$/, '');
}

/** Three wrong forms that children really write, in fixed order; never the right form, never a right form for the sentence. */
export function foutvormen(v: VormVraag): string[] {
  const kandidaten = v.tijd === 'tt' ? tegenwoordig(v) : verleden(v);
  return [...new Set(kandidaten)].filter((k) => k !== v.vorm && k !== v.infinitief && !/(.)\1\1/.test(k)).slice(0, 3);
}

function tegenwoordig(v: VormVraag): string[] {
  const ruw = ruweStam(v.infinitief);
  const klank = v.stam.replace(/f$/, 'v').replace(/s$/, 'z');
  const stemhebbend = /[vz]$/.test(ruw) ? [klank] : [];
  if (v.persoon === 'ik') return ikFouten(v.stam, ruw, stemhebbend);
  const gewoon = stemhebbend.map((k) => `${k}t`);
  if (v.stam.endsWith('t')) return [`${v.stam}t`, v.stam.replace(/t$/, 'dt'), v.stam.replace(/t$/, 'd')];
  return [v.stam, ...gewoon, `${v.stam}d`, `${v.stam}dt`];
}

function ikFouten(stam: string, ruw: string, stemhebbend: readonly string[]): string[] {
  if (stam.endsWith('d')) return [`${stam}t`, stam.replace(/d$/, 't'), `${stam.replace(/d$/, '')}tt`];
  if (stam.endsWith('t')) return [`${stam}t`, stam.replace(/t$/, 'd'), stam.replace(/t$/, 'dt')];
  const enkel = ruw.length < stam.length && !woordenboek.bestaat(ruw) ? [ruw] : [];
  const dubbel = ruw.length > stam.length ? [ruw] : [];
  return [`${stam}t`, ...stemhebbend, ...dubbel, ...enkel, `${stam}d`, `${stam}dt`, `${stam}e`];
}

function verleden(v: VormVraag): string[] {
  if (!v.zwak) return sterkFouten(v);
  const einde = v.vorm.endsWith('n') ? 'n' : '';
  const kern = v.vorm.replace(/n$/, '');
  if (kern.endsWith('tte')) return [kern.replace(/tte$/, 'te'), kern.replace(/tte$/, 'tde'), kern.replace(/tte$/, 'dte')].map((k) => k + einde).concat(einde === 'n' ? [kern] : []);
  if (kern.endsWith('dde')) return ['de', 'dte', 'tte'].map((slot) => kern.replace(/dde$/, slot) + einde);
  const ander = kern.endsWith('te') ? 'de' : 'te';
  const stam = kern.slice(0, -2);
  return [stam + ander + einde, `${stam}${kern.slice(-2, -1)}${kern.slice(-2)}${einde}`, einde === 'n' ? kern : `${kern}n`, `${stam}d${kern.slice(-2)}`];
}

/** A strong verb gets the weak past that the rules alone would give (`schrijfde`). */
function sterkFouten(v: VormVraag): string[] {
  const zwak = vervoeg(v.infinitief, { tabellen: false });
  const regel = zwak.ok && zwak.value.soort === 'zwak' ? zwak.value.vtEv : `${v.stam}${/[tkfschpx]$/.test(v.stam) ? 'te' : 'de'}`;
  const ander = regel.replace(/([dt])e$/, (_, l: string) => (l === 'd' ? 'te' : 'de'));
  if (v.vorm.endsWith('en')) return [`${regel}n`, `${v.vorm}t`, v.vorm.replace(/n$/, ''), `${ander}n`];
  return [`${v.vorm}t`, `${v.vorm}d`, regel, `${v.vorm}dt`, ander].map((k) => k.replace(/dd$/, 'dt'));
}

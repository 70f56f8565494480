import { vervoeg } from '#engine/core/taal/werkwoord.ts';
import { woordenboek } from './lexicon.ts';

/** What is needed to make wrong forms: the right form, who and when, and the other forms of the verb. */
export type VormVraag = {
  vorm: string;
  persoon?: string | undefined;
  tijd: 'tt' | 'vt' | 'vd' | 'gw';
  stam: string;
  hij: string;
  infinitief: string;
  zwak: boolean;
  inversie?: boolean;
};

/** Stem as it sounds in the infinitive, before the spelling rules: lopen -> lop, leven -> lev, bakken -> bakk. */
function ruweStam(infinitief: string): string {
  return infinitief.replace(/en$/, '');
}

/** Three wrong forms that children really write, in fixed order; never the right form, never a right form for the sentence. */
export function foutvormen(v: VormVraag): string[] {
  return [...new Set(MAKERS[v.tijd](v))]
    .filter((k) => k !== v.vorm && k !== v.infinitief && !/(.)\1\1/.test(k))
    .slice(0, 3);
}

const MAKERS: Readonly<Record<VormVraag['tijd'], (v: VormVraag) => string[]>> = {
  tt: tegenwoordig,
  vt: verleden,
  vd: deelwoord,
  gw: kaleStam,
};

/** The stem alone, before `je` or as a command: a t too many comes first. */
function kaleStam(v: VormVraag): string[] {
  return [v.hij, ...ikFouten(v.stam, ruweStam(v.infinitief), [])];
}

/** The plural sounds without its n, and keeps the letters of the stem by mistake; never the past, which may be right too. */
function meervoud({ infinitief, stam, hij }: VormVraag): string[] {
  const alsStam = woordenboek.bestaat(`${stam}en`) ? [] : [`${stam}en`];
  return [...alsStam, infinitief.replace(/n$/, ''), hij, stam, infinitief.replace(/ten$/, 'den')];
}

function tegenwoordig(v: VormVraag): string[] {
  const ruw = ruweStam(v.infinitief);
  if (v.inversie === true) return kaleStam(v);
  if (v.persoon === 'wij') return meervoud(v);
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
  if (kern.endsWith('tte'))
    return [kern.replace(/tte$/, 'te'), kern.replace(/tte$/, 'tde'), kern.replace(/tte$/, 'dte')]
      .map((k) => k + einde)
      .concat(einde === 'n' ? [kern] : []);
  if (kern.endsWith('dde')) return ['de', 'dte', 'tte'].map((slot) => kern.replace(/dde$/, slot) + einde);
  const ander = kern.endsWith('te') ? 'de' : 'te';
  const stam = kern.slice(0, -2);
  return [
    stam + ander + einde,
    `${stam}${kern.slice(-2, -1)}${kern.slice(-2)}${einde}`,
    einde === 'n' ? kern : `${kern}n`,
    `${stam}d${kern.slice(-2)}`,
  ];
}

/** A strong verb gets the weak past that the rules alone would give (`schrijfde`). */
function sterkFouten(v: VormVraag): string[] {
  const zwak = vervoeg(v.infinitief, { tabellen: false });
  const regel =
    zwak.ok && zwak.value.soort === 'zwak' ? zwak.value.vtEv : `${v.stam}${/[tkfschpx]$/.test(v.stam) ? 'te' : 'de'}`;
  const ander = regel.replace(/([dt])e$/, (_, l: string) => (l === 'd' ? 'te' : 'de'));
  if (v.vorm.endsWith('en')) return [`${regel}n`, `${v.vorm}t`, v.vorm.replace(/n$/, ''), `${ander}n`];
  return [`${v.vorm}t`, `${v.vorm}d`, regel, `${v.vorm}dt`, ander].map((k) => k.replace(/dd$/, 'dt'));
}

const geenWoord = (vorm: string): boolean => !woordenboek.bestaat(vorm);

/** Participle: the other end letter for a weak verb, the weak form or a klankgroep slip for a strong one. */
function deelwoord(v: VormVraag): string[] {
  return /[td]$/.test(v.vorm) ? zwakDeelwoord(v) : sterkDeelwoord(v);
}

function zwakDeelwoord({ vorm, infinitief, zwak }: VormVraag): string[] {
  const kern = vorm.slice(0, -1);
  const ander = vorm.endsWith('d') ? 't' : 'd';
  const stemhebbend = kern.replace(/f$/, 'v').replace(/s$/, 'z');
  // A participle of another verb could be right in the sentence (`gepland` for `geplant`).
  const wissel = [`${kern}${ander}`].filter((k) => !k.startsWith('ge') || geenWoord(k));
  const ge = vorm.startsWith('ge') ? `ge${infinitief}` : `ge${vorm}`;
  return [
    ...(zwak ? [] : regelDeelwoord(infinitief)),
    ...wissel,
    ...(/[vz]en$/.test(infinitief) ? [`${stemhebbend}d`] : []),
    `${kern}dt`,
    ge,
    `${vorm}t`,
  ];
}

/** The participle the rules alone would give (`geloopt`). */
function regelDeelwoord(infinitief: string): string[] {
  const regel = vervoeg(infinitief, { tabellen: false });
  return regel.ok && /[td]$/.test(regel.value.vd) ? [regel.value.vd] : [];
}

function sterkDeelwoord({ vorm, infinitief, hij }: VormVraag): string[] {
  const klankgroep = [
    vorm.replace(/([^aeiou])([aeou])([^aeiou])en$/, '$1$2$2$3en'),
    vorm.replace(/([^aeiou])\1en$/, '$1en'),
  ].filter(geenWoord);
  const zonderN = /[^aeiou]en$/.test(vorm) ? [vorm.replace(/n$/, '')] : [];
  return [
    ...klankgroep,
    ...regelDeelwoord(infinitief),
    ...zonderN,
    `ge${hij}`,
    `ge${infinitief}`,
    `${vorm}d`,
    `${vorm}t`,
  ].filter(geenWoord);
}

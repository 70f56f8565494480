import { conjugate } from '#engine/core/taal/form/werkwoord.ts';
import { wordBook } from './lexicon.ts';

/** What is needed to make wrong forms: the right form, who and when, and the other forms of the verb. */
export type FormVraag = {
  vorm: string;
  persoon?: string | undefined;
  tijd: 'tt' | 'vt' | 'vd' | 'gw';
  stam: string;
  hij: string;
  infinitief: string;
  weak: boolean;
  inversie?: boolean;
};

/** Stem as it sounds in the infinitive, before the spelling rules: lopen -> lop, leven -> lev, bakken -> bakk. */
function rawStam(infinitief: string): string {
  return infinitief.replace(/en$/, '');
}

/** Three wrong forms that children really write, in fixed order; never the right form, never a right form for the sentence. */
export function mistakeForms(v: FormVraag): string[] {
  return [...new Set(MAKERS[v.tijd](v))]
    .filter((k) => k !== v.vorm && k !== v.infinitief && !/(.)\1\1/.test(k))
    .slice(0, 3);
}

const MAKERS: Readonly<Record<FormVraag['tijd'], (v: FormVraag) => string[]>> = {
  tt: tegenwoordig,
  vt: verleden,
  vd: deelwoord,
  gw: bareStam,
};

/** The stem alone, before `je` or as a command: a t too many comes first. */
function bareStam(v: FormVraag): string[] {
  return [v.hij, ...ikMistakes(v.stam, rawStam(v.infinitief), [])];
}

/** The plural sounds without its n, and keeps the letters of the stem by mistake; never the past, which may be right too. */
function meervoud({ infinitief, stam, hij }: FormVraag): string[] {
  const asStam = wordBook.exists(`${stam}en`) ? [] : [`${stam}en`];
  return [...asStam, infinitief.replace(/n$/, ''), hij, stam, infinitief.replace(/ten$/, 'den')];
}

function tegenwoordig(v: FormVraag): string[] {
  const ruw = rawStam(v.infinitief);
  if (v.inversie === true) return bareStam(v);
  if (v.persoon === 'wij') return meervoud(v);
  const klank = v.stam.replace(/f$/, 'v').replace(/s$/, 'z');
  const voiced = /[vz]$/.test(ruw) ? [klank] : [];
  if (v.persoon === 'ik') return ikMistakes(v.stam, ruw, voiced);
  const ordinary = voiced.map((k) => `${k}t`);
  if (v.stam.endsWith('t')) return [`${v.stam}t`, v.stam.replace(/t$/, 'dt'), v.stam.replace(/t$/, 'd')];
  return [v.stam, ...ordinary, `${v.stam}d`, `${v.stam}dt`];
}

function ikMistakes(stam: string, ruw: string, voiced: readonly string[]): string[] {
  if (stam.endsWith('d')) return [`${stam}t`, stam.replace(/d$/, 't'), `${stam.replace(/d$/, '')}tt`];
  if (stam.endsWith('t')) return [`${stam}t`, stam.replace(/t$/, 'd'), stam.replace(/t$/, 'dt')];
  const single = ruw.length < stam.length && !wordBook.exists(ruw) ? [ruw] : [];
  const double = ruw.length > stam.length ? [ruw] : [];
  return [`${stam}t`, ...voiced, ...double, ...single, `${stam}d`, `${stam}dt`, `${stam}e`];
}

function verleden(v: FormVraag): string[] {
  if (!v.weak) return strongMistakes(v);
  const end = v.vorm.endsWith('n') ? 'n' : '';
  const core = v.vorm.replace(/n$/, '');
  if (core.endsWith('tte'))
    return [core.replace(/tte$/, 'te'), core.replace(/tte$/, 'tde'), core.replace(/tte$/, 'dte')]
      .map((k) => k + end)
      .concat(end === 'n' ? [core] : []);
  if (core.endsWith('dde')) return ['de', 'dte', 'tte'].map((slot) => core.replace(/dde$/, slot) + end);
  const other = core.endsWith('te') ? 'de' : 'te';
  const stam = core.slice(0, -2);
  return [
    stam + other + end,
    `${stam}${core.slice(-2, -1)}${core.slice(-2)}${end}`,
    end === 'n' ? core : `${core}n`,
    `${stam}d${core.slice(-2)}`,
  ];
}

/** A strong verb gets the weak past that the rules alone would give (`schrijfde`). */
function strongMistakes(v: FormVraag): string[] {
  const weak = conjugate(v.infinitief, { tables: false });
  const rule =
    weak.ok && weak.value.soort === 'zwak' ? weak.value.vtEv : `${v.stam}${/[tkfschpx]$/.test(v.stam) ? 'te' : 'de'}`;
  const other = rule.replace(/([dt])e$/, (_, l: string) => (l === 'd' ? 'te' : 'de'));
  if (v.vorm.endsWith('en')) return [`${rule}n`, `${v.vorm}t`, v.vorm.replace(/n$/, ''), `${other}n`];
  return [`${v.vorm}t`, `${v.vorm}d`, rule, `${v.vorm}dt`, other].map((k) => k.replace(/dd$/, 'dt'));
}

const isUnknownWoord = (form: string): boolean => !wordBook.exists(form);

/** Participle: the other end letter for a weak verb, the weak form or a klankgroep slip for a strong one. */
function deelwoord(v: FormVraag): string[] {
  return /[td]$/.test(v.vorm) ? weakDeelwoord(v) : strongDeelwoord(v);
}

function weakDeelwoord({ vorm: form, infinitief, weak }: FormVraag): string[] {
  const core = form.slice(0, -1);
  const other = form.endsWith('d') ? 't' : 'd';
  const voiced = core.replace(/f$/, 'v').replace(/s$/, 'z');
  // A participle of another verb could be right in the sentence (`gepland` for `geplant`).
  const swap = [`${core}${other}`].filter((k) => !k.startsWith('ge') || isUnknownWoord(k));
  const ge = form.startsWith('ge') ? `ge${infinitief}` : `ge${form}`;
  return [
    ...(weak ? [] : regularDeelwoord(infinitief)),
    ...swap,
    ...(/[vz]en$/.test(infinitief) ? [`${voiced}d`] : []),
    `${core}dt`,
    ge,
    `${form}t`,
  ];
}

/** The participle the rules alone would give (`geloopt`). */
function regularDeelwoord(infinitief: string): string[] {
  const rule = conjugate(infinitief, { tables: false });
  return rule.ok && /[td]$/.test(rule.value.vd) ? [rule.value.vd] : [];
}

function strongDeelwoord({ vorm: form, infinitief, hij }: FormVraag): string[] {
  const klankgroep = [
    form.replace(/([^aeiou])([aeou])([^aeiou])en$/, '$1$2$2$3en'),
    form.replace(/([^aeiou])\1en$/, '$1en'),
  ].filter(isUnknownWoord);
  const withoutN = /[^aeiou]en$/.test(form) ? [form.replace(/n$/, '')] : [];
  return [
    ...klankgroep,
    ...regularDeelwoord(infinitief),
    ...withoutN,
    `ge${hij}`,
    `ge${infinitief}`,
    `${form}d`,
    `${form}t`,
  ].filter(isUnknownWoord);
}

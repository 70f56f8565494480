import { STAM_WEL, STERK_WEL, T_WEL } from './tabellen/vormkeuze.ts';
import { isEngels } from './engels.ts';
import { ENGELSE_WERKWOORDEN } from './tabellen/engels-ww.ts';
import { INFINITIEVEN } from './tabellen/infinitieven.ts';
import { BIJVOEGLIJK, INFINITIEF, isNaamwoord, ZELFSTANDIG } from './woordtabel.ts';
import { bijvoeglijkDeelwoord, vervoeg } from './werkwoord.ts';
import type { Vervoeging } from './werkwoord.ts';

/** Verb category of a form, with the number of letters of the ending it is about. */
export type WwLabel = { id: string; letters: number };

type Vormen = Map<string, WwLabel[]>;

const PARTIKEL =
  /^(aan|achter|af|bij|binnen|boven|dicht|door|in|langs|los|mee|na|neer|om|onder|op|over|rond|samen|stil|stuk|tegen|terug|thuis|toe|uit|vast|vol|voor|voorbij|vooruit|weg)(?=ge|.{4})/;

function zet(vormen: Vormen, vorm: string, label: WwLabel): void {
  const oud = vormen.get(vorm) ?? [];
  if (!oud.some((l) => l.id === label.id)) vormen.set(vorm, [...oud, label]);
}

/** Labels of every cell of one conjugation, ambiguous or not. */
export function labelsVan(v: Vervoeging): Vormen {
  const vormen: Vormen = new Map();
  tegenwoordig(v, vormen);
  verleden(v, vormen);
  deelwoorden(v, vormen);
  const engels = v.soort === 'engels' || ENGELSE_WERKWOORDEN.has(v.infinitief);
  if (engels)
    for (const vorm of [...vormen.keys(), v.infinitief]) zet(vormen, vorm, { id: 'ww-eng', letters: vorm.length });
  return vormen;
}

function tegenwoordig(v: Vervoeging, vormen: Vormen): void {
  if (v.hij === v.ik) {
    if (!v.ik.endsWith('t')) return;
    for (const id of ['ww-tt-tstam', 'ww-gebied']) zet(vormen, v.ik, { id, letters: 1 });
    return;
  }
  zet(vormen, v.ik, { id: 'ww-stam', letters: 1 });
  zet(vormen, v.gebiedendeWijs, { id: 'ww-gebied', letters: 1 });
  if (v.hij.endsWith('dt')) zet(vormen, v.hij, { id: 'ww-tt-dt', letters: 2 });
  else if (v.hij.endsWith('t')) zet(vormen, v.hij, { id: 'ww-tt-t', letters: 1 });
}

function verleden(v: Vervoeging, vormen: Vormen): void {
  const zwak = /^(?:zwak|engels)$/.test(v.soort) || (v.soort === 'gemengd' && v.vtEv.startsWith(v.ik));
  if (!zwak) {
    zet(vormen, v.vtEv, { id: 'ww-vt-sterk', letters: 1 });
    zet(vormen, v.vtMv, { id: 'ww-vt-sterk', letters: 2 });
    return;
  }
  const id = /[dt]$/.test(v.ik) ? 'ww-vt-tt-dd' : v.vtEv.endsWith('te') ? 'ww-vt-te' : 'ww-vt-de';
  zet(vormen, v.vtEv, { id, letters: 2 });
  if (v.vtMv !== v.infinitief) zet(vormen, v.vtMv, { id, letters: 3 });
}

function deelwoorden(v: Vervoeging, vormen: Vormen): void {
  zet(vormen, v.od, { id: 'ww-od', letters: 1 });
  zet(vormen, `${v.od}e`, { id: 'ww-od', letters: 2 });
  if (v.vd.endsWith('n')) {
    if (v.vd !== v.infinitief) zet(vormen, v.vd, { id: 'ww-vd-sterk', letters: 2 });
    return;
  }
  zet(vormen, v.vd, { id: 'ww-vd', letters: 1 });
  zet(vormen, bijvoeglijkDeelwoord(v.vd), { id: 'ww-bvn', letters: 1 });
  if (!klinktGelijk(v)) return;
  zet(vormen, v.vd, { id: 'ww-vd-pv', letters: 1 });
  zet(vormen, v.hij, { id: 'ww-vd-pv', letters: 1 });
}

/** Present and participle sound alike but are not spelled by the same rule: gebeurt and gebeurd, ontmoet. */
function klinktGelijk(v: Vervoeging): boolean {
  if (v.hij.slice(0, -1) !== v.vd.slice(0, -1) && v.hij !== `${v.vd}t`) return false;
  return v.vd.endsWith('d') || v.ik.endsWith('t');
}

const TABEL: { vormen: Vormen | undefined } = { vormen: undefined };

/** Form table of the known verbs, made on first use. */
function tabel(): Vormen {
  if (TABEL.vormen) return TABEL.vormen;
  const vormen: Vormen = new Map();
  for (const infinitief of [...INFINITIEVEN, ...ENGELSE_WERKWOORDEN.keys()]) {
    const v = vervoeg(infinitief);
    const eigen = v.ok
      ? [...labelsVan(v.value)].flatMap(([vorm, labels]) => labels.map((label) => ({ vorm, label })))
      : [];
    for (const { vorm, label } of eigen) zet(vormen, vorm, label);
  }
  TABEL.vormen = vormen;
  return vormen;
}

/** Verb labels of a lower-case form by the table of known verbs; a form that is first of all another word has none. */
export function werkwoordLabels(w: string): WwLabel[] {
  const eigen = (tabel().get(w) ?? []).filter((l) => isWerkwoordEerst(w, l.id));
  if (eigen.length > 0) return eigen;
  const partikel = PARTIKEL.exec(w)?.[0];
  if (partikel === undefined || !tabel().has(w.slice(partikel.length))) return onbekend(w);
  return (tabel().get(w.slice(partikel.length)) ?? []).filter((l) => /^ww-(?:vd|vd-sterk|od|bvn|eng)$/.test(l.id));
}

const EREN: readonly (readonly [RegExp, WwLabel])[] = [
  [/^ge.+eerd$/, { id: 'ww-vd', letters: 1 }],
  [/^ge.+eerde$/, { id: 'ww-bvn', letters: 1 }],
  [/^ge.{3,}[^aeiou](?:(?<=[kfsp])te|(?<=[^tkfspch])de)$/, { id: 'ww-bvn', letters: 1 }],
  [/[aeiouy].*[^aeiou]eert$/, { id: 'ww-tt-t', letters: 1 }],
  [/[aeiouy].*[^aeiou]eerden?$/, { id: 'ww-vt-de', letters: 2 }],
];

/** `ge`, a stem, and the t or d that fits its last sound; not `-heid`, `-end`, `-cht`. */
const GE_VORM = /^ge(?!.*(?:heid|end|cht)$).{3,}[^aeiou](?:(?<=[kfsp])t|(?<=[^tkfsph])d)$/;

/** A verb the table lacks: the endings of verbs on -eren, and a participle with ge- whose d or t fits its last sound. */
function onbekend(w: string): WwLabel[] {
  if (!(w.includes('eer') || w.startsWith('ge')) || isNaamwoord(w) || BIJVOEGLIJK.has(w) || INFINITIEF.has(w))
    return [];
  const eren = EREN.find(([vorm]) => vorm.test(w))?.[1] ?? (GE_VORM.test(w) ? { id: 'ww-vd', letters: 1 } : undefined);
  return eren ? [eren] : [];
}

/** Labels of a form of this infinitive; none for a form the conjugation does not hold. */
export function labelsBij(w: string, lemma: string): WwLabel[] {
  const v = vervoeg(lemma);
  return v.ok ? (labelsVan(v.value).get(w) ?? []) : [];
}

const VOORRANG: Readonly<Record<string, ReadonlySet<string>>> = {
  'ww-stam': STAM_WEL,
  'ww-gebied': new Set([...STAM_WEL, ...T_WEL]),
  'ww-tt-t': T_WEL,
  'ww-tt-dt': T_WEL,
  'ww-tt-tstam': T_WEL,
  'ww-vt-sterk': STERK_WEL,
};

function isWerkwoordEerst(w: string, id: string): boolean {
  if (VOORRANG[id]?.has(w) === true) return true;
  if (INFINITIEF.has(w)) return id === 'ww-eng';
  if (isEngels(w) && /^ww-(?:stam|gebied|tt-tstam|eng)$/.test(id)) return false;
  if (ZELFSTANDIG.en.has(w) || ZELFSTANDIG.s.has(w)) return false;
  return /^ww-(?:vd|vd-sterk|bvn|vd-pv)$/.test(id) || !(isNaamwoord(w) || BIJVOEGLIJK.has(w));
}

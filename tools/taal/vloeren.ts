import { categorieen } from '#engine/core/taal/categorieen.ts';
import { diagnose } from '#engine/core/taal/diagnose-woord.ts';
import { grafemen } from '#engine/core/taal/grafemen.ts';
import { homofonen } from '#engine/core/taal/homofonen.ts';
import { lettergrepen } from '#engine/core/taal/lettergrepen.ts';
import type { Lexicon } from '#engine/core/taal/opties.ts';
import { rijmt } from '#engine/core/taal/rijm.ts';
import { vervoeg } from '#engine/core/taal/werkwoord.ts';
import { werkwoordsvorm } from '#engine/core/taal/werkwoordsvorm.ts';
import type { WerkwoordVraag } from '#engine/core/taal/werkwoordsvorm.ts';
import { fouten } from '#engine/core/taal/woord-fouten.ts';
import { meervoud, verkleinwoord } from '#engine/core/taal/zelfstandig.ts';
import { familieVan } from '#engine/core/oefening/familie.ts';
import { leesSet } from './toetsset.ts';

/** One row of the quality table: share of the set that is right with and without tables, and the floors they must reach. */
export type Vloer = { id: string; aantal: number; met: number; zonder: number; vloer: number; vloerZonder?: number };

type Opties = { tabellen: boolean; lexicon?: Lexicon };
/** `metLexicon` = the command of this function has the dictionary too. */
type Maat = {
  id: string;
  set: string;
  vloer: number;
  vloerZonder?: number;
  metLexicon?: true;
  goed: (rij: readonly string[], o: Opties) => boolean;
};

/** Cells of a conjugation in the order of the set, every cell one of the accepted forms. */
function cellenGoed(
  [infinitief = '', ...cellen]: readonly string[],
  o: Opties,
  kies: (v: { ik: string; hij: string; vtEv: string; vtMv: string; vd: string }) => string[],
): boolean {
  const uit = vervoeg(infinitief, o);
  if (!uit.ok) return false;
  const { ik, jij, gebiedendeWijs, hij, wij, infinitief: zelf } = uit.value;
  const vast = jij === hij && gebiedendeWijs === ik && wij.replace(/ .*/, '').length <= zelf.length;
  const vormen = kies(uit.value);
  return vast && cellen.every((cel, i) => cel.split('|').includes(vormen[i] ?? ''));
}

function zwakGoed(rij: readonly string[], o: Opties): boolean {
  const [infinitief = '', , , vt = ''] = rij;
  const uit = vervoeg(infinitief, o);
  return (
    uit.ok && uit.value.vtMv === vt.replace(/e(?= |$)/, 'en') && cellenGoed(rij, o, (v) => [v.ik, v.hij, v.vtEv, v.vd])
  );
}

/** Subjects end in ` mv` or ` ev` where the words alone do not tell. */
function vraagVan([lemma = '', subject = '', tijd = '', inversie = '']: readonly string[]): WerkwoordVraag {
  const getal = subject.endsWith(' mv') ? 'mv' : 'ev';
  const onderwerp = subject.replace(/ [me]v$/, '');
  const metGetal = onderwerp === subject ? {} : ({ getal } as const);
  const basis = { lemma, onderwerp, inversie: inversie === 'i', ...metGetal };
  if (tijd === 'vd') return { ...basis, deelwoord: true };
  return { ...basis, tijd: TIJDEN.find((t) => t === tijd) ?? 'tt' };
}

const TIJDEN = ['tt', 'vt', 'gw', 'inf', 'od'] as const;

/** Family of a label; a slip of the ear belongs to the sound signs, a slip of the finger to none. */
function groepVan(label: string): string {
  if (label === 'klank') return 'klankteken';
  return /^(?:teken|toets|anders)$/.test(label) ? label : familieVan(label);
}

function familieGoed([doel = '', antwoord = '', labels = '']: readonly string[], o: Opties): boolean {
  const uit = diagnose(doel, antwoord, o);
  const goed = labels.split('|').map(groepVan);
  return uit.ok && uit.value.some((f) => goed.includes(groepVan(f.categorie)));
}

const MATEN: readonly Maat[] = [
  { id: 'conjugation, regular', set: 'werkwoord-zwak', vloer: 0.99, goed: zwakGoed },
  {
    id: 'conjugation, strong',
    set: 'werkwoord-sterk',
    vloer: 0.97,
    goed: (rij, o) => cellenGoed(rij, o, (v) => [v.ik, v.hij, v.vtEv, v.vtMv, v.vd]),
  },
  {
    id: 'verb form in context',
    set: 'werkwoordsvorm',
    vloer: 0.98,
    goed: (rij, o) => {
      const uit = werkwoordsvorm(vraagVan(rij), o);
      return uit.ok && uit.value === rij[4];
    },
  },
  {
    id: 'plurals',
    set: 'meervoud',
    vloer: 0.95,
    vloerZonder: 0.93,
    goed: ([w = '', goed = ''], o) => {
      const uit = meervoud(w, o);
      return uit.ok && goed.split('|').includes(uit.value.meervoud);
    },
  },
  {
    id: 'diminutives',
    set: 'verkleinwoord',
    vloer: 0.97,
    goed: ([w = '', goed = ''], o) => {
      const uit = verkleinwoord(w, o);
      return uit.ok && goed.split('|').includes(uit.value.verkleinwoord);
    },
  },
  {
    id: 'syllables',
    set: 'lettergrepen',
    vloer: 0.98,
    goed: ([w = '', goed = ''], o) => {
      const uit = lettergrepen(w, o);
      return uit.ok && uit.value.lettergrepen.join('-') === goed;
    },
  },
  {
    id: 'klankgroepen',
    set: 'klankgroepen',
    vloer: 0.98,
    goed: ([w = '', goed = ''], o) => {
      const uit = lettergrepen(w, o);
      return uit.ok && uit.value.klankgroepen.join('-') === goed;
    },
  },
  {
    id: 'sounds of one syllable',
    set: 'klanken',
    vloer: 0.95,
    goed: ([w = '', n = ''], o) => {
      const uit = grafemen(w, o);
      return uit.ok && String(uit.value.klanken) === n;
    },
  },
  {
    id: 'rhyme',
    set: 'rijm',
    vloer: 0.93,
    goed: ([a = '', b = '', ja = ''], o) => {
      const uit = rijmt(a, b, o);
      return uit.ok && uit.value === (ja === 'ja');
    },
  },
  {
    id: 'homophones, recall',
    set: 'homofonen',
    vloer: 0.92,
    metLexicon: true,
    goed: ([a = '', b = ''], o) => {
      const uit = homofonen(a, o);
      return uit.ok && uit.value.includes(b);
    },
  },
  {
    id: 'child misspellings listed',
    set: 'kinderfouten',
    vloer: 0.65,
    metLexicon: true,
    goed: ([w = '', fout = ''], o) => {
      const uit = fouten(w, o);
      return uit.ok && uit.value.some((f) => f.vorm === fout);
    },
  },
  { id: 'diagnosis, family', set: 'diagnose', vloer: 0.88, goed: familieGoed },
  { id: 'diagnosis, unseen', set: 'diagnose-nieuw', vloer: 0.88, goed: familieGoed },
];

export type Telling = { goed: number; mis: number; extra: number };

/** F1 of a count. */
export const f1 = ({ goed, mis, extra }: Telling): number => (2 * goed) / (2 * goed + mis + extra);

/** Found and missed categories of the labelled words of a set, by category. */
export function meetCategorieen(tabellen: boolean, set = 'categorieen'): Map<string, Telling> {
  const perId = new Map<string, Telling>();
  const tel = (id: string, veld: keyof Telling): void => {
    const t = perId.get(id) ?? { goed: 0, mis: 0, extra: 0 };
    perId.set(id, { ...t, [veld]: t[veld] + 1 });
  };
  for (const [w = '', labels = ''] of leesSet(set)) {
    const goud = new Set(labels.split(' ').filter((l) => l !== ''));
    const uit = categorieen(w, { tabellen });
    const gevonden = new Set(uit.ok ? uit.value.map((c) => c.id) : []);
    for (const id of goud) tel(id, gevonden.has(id) ? 'goed' : 'mis');
    for (const id of gevonden) if (!goud.has(id)) tel(id, 'extra');
  }
  return perId;
}

const telOp = (perId: ReadonlyMap<string, Telling>): Telling =>
  [...perId.values()].reduce((a, b) => ({ goed: a.goed + b.goed, mis: a.mis + b.mis, extra: a.extra + b.extra }), {
    goed: 0,
    mis: 0,
    extra: 0,
  });

function fouteRijen(maat: Maat, tabellen: boolean, lexicon: Lexicon): string[][] {
  const o = maat.metLexicon === true ? { tabellen, lexicon } : { tabellen };
  return leesSet(maat.set).filter((rij) => !maat.goed(rij, o));
}

/** Lines of a set the core gets wrong, for the author. */
export function missers(id: string, tabellen: boolean, lexicon: Lexicon): string[] {
  return MATEN.filter((m) => m.id === id)
    .flatMap((m) => fouteRijen(m, tabellen, lexicon))
    .map((rij) => rij.join(' '));
}

/** Every row of the quality table; the hyphenation patterns must be loaded. */
export function meetVloeren(lexicon: Lexicon): Vloer[] {
  const rijen = MATEN.map((maat) => {
    const aantal = leesSet(maat.set).length;
    const deel = (tabellen: boolean): number => 1 - fouteRijen(maat, tabellen, lexicon).length / aantal;
    const basis = { id: maat.id, aantal, met: deel(true), zonder: deel(false), vloer: maat.vloer };
    return maat.vloerZonder === undefined ? basis : { ...basis, vloerZonder: maat.vloerZonder };
  });
  const [met, zonder] = [meetCategorieen(true), meetCategorieen(false)];
  const aantal = leesSet('categorieen').length;
  const nieuw = {
    aantal: leesSet('categorieen-nieuw').length,
    met: f1(telOp(meetCategorieen(true, 'categorieen-nieuw'))),
    zonder: f1(telOp(meetCategorieen(false, 'categorieen-nieuw'))),
  };
  return [
    ...rijen,
    { id: 'categories, micro-F1', aantal, met: f1(telOp(met)), zonder: f1(telOp(zonder)), vloer: 0.92 },
    { id: 'categories, unseen', ...nieuw, vloer: 0.92 },
    {
      id: 'categories, lowest F1',
      aantal,
      met: Math.min(...[...met.values()].map(f1)),
      zonder: Math.min(...[...zonder.values()].map(f1)),
      vloer: 0.8,
    },
  ];
}

/** Whether the row reaches its floors. */
export function isGehaald(v: Vloer): boolean {
  return v.met >= v.vloer && v.zonder >= (v.vloerZonder ?? 0);
}

/** The quality table as text. */
export function vloerTabel(vloeren: readonly Vloer[]): string {
  const proc = (x: number): string => `${(x * 100).toFixed(1)} %`.padStart(8);
  const regel = (v: Vloer): string =>
    `${v.id.padEnd(28)}${String(v.aantal).padStart(5)} ${proc(v.met)} floor ${proc(v.vloer)}  without ${proc(v.zonder)}${v.vloerZonder === undefined ? '' : ` floor ${proc(v.vloerZonder)}`}  ${isGehaald(v) ? 'pass' : 'FAIL'}`;
  return vloeren.map((v) => `${regel(v)}\n`).join('');
}

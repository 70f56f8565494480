import type { Arm } from './antwoord.ts';
import { maakKandidaat } from './candidates.ts';
import { explain, type Term } from './explain.ts';
import type { Kandidaat } from './kandidaat.ts';
import type { ItemContext, Model } from './model.ts';
import { createSessie, noteerGesteld, type Sessie } from './sessie.ts';
import type { Beperking } from './settings.ts';
import type { LeerlingToestand } from './state.ts';

/** One reason in words: key of the Dutch sentence and the numbers in it, percentages 0..100. */
export interface Reden {
  sleutel: string;
  waarden: Readonly<Record<string, number>>;
}

/** Why a question came: the chance of a right answer, the reasons in order of precedence, and every term of the score. */
export interface Waarom {
  /** Expected chance of right at the first attempt, 0..1. */
  kans: number;
  redenen: readonly Reden[];
  termen: readonly Term[];
}

/** What is known of the moment: `eerder` = questions asked before in the same round, in order. */
export interface Vraagmoment {
  vraag: ItemContext;
  beperking: Beperking;
  arm: Arm;
  eerder: readonly ItemContext[];
}

/** Strength of the steering of success from which on it is worth a sentence. */
const STURING = 0.05;

const procent = (kans: number): number => Math.round(100 * kans);
const reden = (naam: string, waarden: Reden['waarden'] = {}): Reden => ({ sleutel: `waarom.reden.${naam}`, waarden });

function sessieVan(eerder: readonly ItemContext[]): Sessie {
  const sessie = createSessie();
  for (const vraag of eerder) noteerGesteld(sessie, { vraag, nieuw: false, verplicht: false });
  return sessie;
}

/** What went before any weighing: the arm, the return of a missed word, safety, the list of the leerkracht. */
function dwingend(m: Model, s: LeerlingToestand, options: { moment: Vraagmoment; k: Kandidaat }): Reden[] {
  const {
    moment: { arm, eerder, vraag },
    k,
  } = options;
  if (arm !== 'adaptief') return [reden(arm)];
  if (eerder.some((v) => v.itemId === vraag.itemId)) return [reden('terug')];
  if (s.reeks >= m.params.reeksFouten) return [reden('veilig', { fouten: s.reeks })];
  return k.verplicht >= 0 ? [reden('lijst')] : [];
}

/** Where the word stands in memory. */
function geheugen(k: Kandidaat, retentie: number): Reden {
  if (k.nieuw) return reden('nieuw');
  return reden(k.toe ? 'toe' : 'bekend', { kans: procent(k.R), grens: procent(retentie) });
}

/** Which gain is the larger one. */
function winst(term: (naam: string) => number): Reden[] {
  const [woord, regel] = [term('winstGeheugen'), term('winstRegel')];
  if (Math.max(woord, regel) <= 0) return [];
  return [reden(woord >= regel ? 'winstGeheugen' : 'winstRegel')];
}

/** Whether easier or harder words were preferred to come back to the wanted share right. */
function sturing(s: LeerlingToestand, doel: number): Reden[] {
  if (Math.abs(s.lambda) < STURING) return [];
  return [reden(s.lambda > 0 ? 'makkelijker' : 'moeilijker', { doel: procent(doel) })];
}

/**
 * Explains a question that was asked (practice.md section 10), from the state as it was before the answer. Null when the
 * item is unknown or the state is younger than the question.
 */
export function waaromDitWoord(m: Model, s: LeerlingToestand, moment: Vraagmoment): Waarom | null {
  const { vraag, beperking } = moment;
  const k = maakKandidaat(m, s, { vraag, beperking });
  if (k === null) return null;
  const sessie = sessieVan(moment.eerder);
  const termen = explain(m, s, { itemId: vraag.itemId, kandidaten: { lijst: [k], beperking, day: vraag.day }, sessie });
  const term = (naam: string): number => termen.find((t) => t.sleutel === `waarom.${naam}`)?.waarde ?? 0;
  const vooraf = dwingend(m, s, { moment, k });
  const gewogen = vooraf.length === 0 ? [...winst(term), ...sturing(s, beperking.doelsucces.doel)] : [];
  return { kans: term('kansGoed'), redenen: [...vooraf, geheugen(k, beperking.retentie), ...gewogen], termen };
}

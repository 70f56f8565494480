import type { DiagnosisError } from '#engine/core/taal/diagnosis/diagnosis.ts';
import type { CatSpan } from '#engine/core/taal/woord/woord.ts';
import { intervalOf } from './beta.ts';
import { PARAMS, type Params } from './params.ts';

/** Labels that belong to no category: `toets` is a slip of the finger and says nothing about spelling. */
export const GENERAL_ERRORS = ['klank', 'hoofdletter', 'teken', 'toets', 'anders'] as const;

/** One trouble spot that was met: went wrong or right. */
export interface MistakeSpot {
  label: string;
  fout: boolean;
}

/** What is known of one kind of error of one leerling. */
export interface ErrorState {
  /** Opportunities and errors, all of them. */
  n: number;
  fouten: number;
  /** Beta evidence on top of the prior, decayed to `dag`: errors and opportunities without error. */
  mis: number;
  raak: number;
  /** Day of the last opportunity. */
  dag: number;
}

/** Errors per opportunity as a report shows it. */
export interface ErrorReport {
  n: number;
  fouten: number;
  /** Enough opportunities to say something; else "nog te weinig gemaakt". */
  enough: boolean;
  /** Posterior mean and 90 % interval of the chance of this error at an opportunity, 0..1. */
  deel: number;
  van: number;
  tot: number;
}

/** What was written and in which way. */
export interface Writing {
  /** Categories of the word with the letters each is about. */
  cats: readonly CatSpan[];
  woord: string;
  fouten: readonly DiagnosisError[];
  /** The child typed, so a finger can slip. */
  types: boolean;
}

const hits = (cat: CatSpan, error: DiagnosisError): boolean =>
  error.categorie === cat.id && error.van <= cat.tot && cat.van <= error.tot;

/** Whether a word can show an error of a general kind. */
function can(label: (typeof GENERAL_ERRORS)[number], work: Writing): boolean {
  if (label === 'toets') return work.types;
  if (label === 'hoofdletter') return /\p{Lu}/u.test(work.woord);
  if (label === 'teken') return /[^a-z]/i.test(work.woord);
  return true;
}

/** A pure-sound goal of a word without it: every word is an opportunity to mishear, so `klank` counts it. */
const isMisheard = (error: DiagnosisError, cats: readonly CatSpan[]): boolean =>
  error.categorie.startsWith('kz-') && !cats.some((cat) => cat.id === error.categorie);

/**
 * Trouble spots of a word that was written as a whole: every spot is an opportunity, a slip counts against its own spot
 * only. An answer that has nothing to do with the word tells only that.
 */
export function mistakeSpotsOf(work: Writing): MistakeSpot[] {
  const { cats, fouten: errors } = work;
  const general = GENERAL_ERRORS.map((label) => ({
    label,
    fout: errors.some((f) => f.categorie === label || (label === 'klank' && isMisheard(f, cats))),
    can: can(label, work),
  }))
    .filter((p) => p.can || p.fout)
    .map(({ label, fout: error }) => ({ label, fout: error }));
  if (errors.some((f) => f.categorie === 'anders' && f.van === 0 && f.tot === work.woord.length)) return general;
  const own = cats.map((cat) => ({ label: cat.id, fout: errors.some((f) => hits(cat, f)) }));
  const known = new Set<string>([...own.filter((p) => p.fout).map((p) => p.label), ...GENERAL_ERRORS]);
  const loose = [...new Set(errors.filter((f) => !isMisheard(f, cats)).map((f) => f.categorie))]
    .filter((label) => !known.has(label))
    .map((label) => ({ label, fout: true }));
  return [...own, ...loose, ...general];
}

/** Spots of an answer that was chosen or partly given: only the goal was asked, and a slip of the finger is no error of it. */
export function spotsOfDoel(doelId: string, errors: readonly DiagnosisError[], correct: boolean): MistakeSpot[] {
  const onlyKeySlips = errors.length > 0 && errors.every((f) => f.categorie === 'toets');
  return [{ label: doelId, fout: !correct && !onlyKeySlips }];
}

function decay(p: Params, state: ErrorState, day: number): number {
  return 2 ** (-Math.max(0, day - state.dag) / p.errorHalfLife);
}

/** Adds the spots of one answer; changes `standen`. Days never run back. Half-life 60 d (practice.md section 9). */
export function countSpots(
  states: Map<string, ErrorState>,
  options: { plekken: readonly MistakeSpot[]; dag: number; params?: Params },
): void {
  const { plekken: spots, dag: day, params = PARAMS } = options;
  for (const { label, fout: error } of spots) {
    const old = states.get(label) ?? { n: 0, fouten: 0, mis: 0, raak: 0, dag: day };
    const over = decay(params, old, day);
    states.set(label, {
      n: old.n + 1,
      fouten: old.fouten + (error ? 1 : 0),
      mis: old.mis * over + (error ? 1 : 0),
      raak: old.raak * over + (error ? 0 : 1),
      dag: Math.max(old.dag, day),
    });
  }
}

/** Errors ÷ opportunities today, with its 90 % interval. */
export function errorReport(state: ErrorState, day: number, params: Params = PARAMS): ErrorReport {
  const over = decay(params, state, day);
  const a = params.errorA + state.mis * over;
  const b = params.errorB + state.raak * over;
  const [from, until] = intervalOf({ a, b, dekking: params.errorCoverage });
  return {
    n: state.n,
    fouten: state.fouten,
    enough: state.n >= params.errorMin,
    deel: a / (a + b),
    van: from,
    tot: until,
  };
}

import type { DiagnoseFout } from '#engine/core/taal/diagnose.ts';
import type { CatSpan } from '#engine/core/taal/woord.ts';
import { intervalVan } from './beta.ts';
import { PARAMS, type Params } from './params.ts';

/** Labels that belong to no category: `toets` is a slip of the finger and says nothing about spelling. */
export const ALGEMENE_FOUTEN = ['klank', 'hoofdletter', 'teken', 'toets', 'anders'] as const;

/** One trouble spot that was met: went wrong or right. */
export interface Plek {
  label: string;
  fout: boolean;
}

/** What is known of one kind of error of one leerling. */
export interface Foutstand {
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
export interface Foutrapport {
  n: number;
  fouten: number;
  /** Enough opportunities to say something; else "nog te weinig gemaakt". */
  genoeg: boolean;
  /** Posterior mean and 90 % interval of the chance of this error at an opportunity, 0..1. */
  deel: number;
  van: number;
  tot: number;
}

/** What was written and in which way. */
export interface Schrijfwerk {
  /** Categories of the word with the letters each is about. */
  cats: readonly CatSpan[];
  woord: string;
  fouten: readonly DiagnoseFout[];
  /** The child typed, so a finger can slip. */
  typt: boolean;
}

const raakt = (cat: CatSpan, fout: DiagnoseFout): boolean =>
  fout.categorie === cat.id && fout.van <= cat.tot && cat.van <= fout.tot;

/** Whether a word can show an error of a general kind. */
function kan(label: (typeof ALGEMENE_FOUTEN)[number], werk: Schrijfwerk): boolean {
  if (label === 'toets') return werk.typt;
  if (label === 'hoofdletter') return /\p{Lu}/u.test(werk.woord);
  if (label === 'teken') return /[^a-z]/i.test(werk.woord);
  return true;
}

/**
 * Trouble spots of a word that was written as a whole: every spot is an opportunity, a slip counts against its own spot
 * only. An answer that has nothing to do with the word tells only that.
 */
export function plekkenVan(werk: Schrijfwerk): Plek[] {
  const { cats, fouten } = werk;
  const algemeen = ALGEMENE_FOUTEN.map((label) => ({
    label,
    fout: fouten.some((f) => f.categorie === label),
    kan: kan(label, werk),
  }))
    .filter((p) => p.kan || p.fout)
    .map(({ label, fout }) => ({ label, fout }));
  if (fouten.some((f) => f.categorie === 'anders' && f.van === 0 && f.tot === werk.woord.length)) return algemeen;
  const eigen = cats.map((cat) => ({ label: cat.id, fout: fouten.some((f) => raakt(cat, f)) }));
  const bekend = new Set<string>([...eigen.filter((p) => p.fout).map((p) => p.label), ...ALGEMENE_FOUTEN]);
  const los = [...new Set(fouten.map((f) => f.categorie))]
    .filter((label) => !bekend.has(label))
    .map((label) => ({ label, fout: true }));
  return [...eigen, ...los, ...algemeen];
}

/** Spots of an answer that was chosen or partly given: only the goal was asked, and a slip of the finger is no error of it. */
export function plekkenVanDoel(doelId: string, fouten: readonly DiagnoseFout[], goed: boolean): Plek[] {
  const alleenToets = fouten.length > 0 && fouten.every((f) => f.categorie === 'toets');
  return [{ label: doelId, fout: !goed && !alleenToets }];
}

function verval(p: Params, stand: Foutstand, dag: number): number {
  return 2 ** (-Math.max(0, dag - stand.dag) / p.foutHalf);
}

/** Adds the spots of one answer; changes `standen`. Days never run back. Half-life 60 d (practice.md section 9). */
export function telPlekken(
  standen: Map<string, Foutstand>,
  options: { plekken: readonly Plek[]; dag: number; params?: Params },
): void {
  const { plekken, dag, params = PARAMS } = options;
  for (const { label, fout } of plekken) {
    const oud = standen.get(label) ?? { n: 0, fouten: 0, mis: 0, raak: 0, dag };
    const over = verval(params, oud, dag);
    standen.set(label, {
      n: oud.n + 1,
      fouten: oud.fouten + (fout ? 1 : 0),
      mis: oud.mis * over + (fout ? 1 : 0),
      raak: oud.raak * over + (fout ? 0 : 1),
      dag: Math.max(oud.dag, dag),
    });
  }
}

/** Errors ÷ opportunities today, with its 90 % interval. */
export function foutrapport(stand: Foutstand, dag: number, params: Params = PARAMS): Foutrapport {
  const over = verval(params, stand, dag);
  const a = params.foutA + stand.mis * over;
  const b = params.foutB + stand.raak * over;
  const [van, tot] = intervalVan({ a, b, dekking: params.foutDekking });
  return { n: stand.n, fouten: stand.fouten, genoeg: stand.n >= params.foutMin, deel: a / (a + b), van, tot };
}

import type { Antwoord } from '#engine/core/oefening/contract/antwoord.ts';
import { WeightFit } from '#engine/core/oefening/model/fit-weights.ts';
import { modelWith, type Model } from '#engine/core/oefening/model/model.ts';
import { logLossOf, predictView, view, type VraagView } from '#engine/core/oefening/model/predict.ts';
import type { TargetSuccess } from '#engine/core/oefening/model/target-success.ts';
import type { LeerlingState } from '#engine/core/oefening/model/state.ts';
import { isGuess, update } from '#engine/core/oefening/model/update.ts';
import type { RouteWeights } from '#engine/core/oefening/model/weights.ts';
import { unpack } from '#engine/core/oefening/select/pack.ts';

/** A log to learn from: where it begins, and its answers with days that never run back. */
export interface LeerlingLog {
  begin: Uint8Array;
  log: readonly Antwoord[];
}

/** What a night is made of. */
export interface NightInput {
  model: Model;
  pupils: readonly LeerlingLog[];
  targetSuccess: TargetSuccess;
  /** Weights in use, and those to which the answers are drawn. */
  now: RouteWeights;
  home: RouteWeights;
  /** First day of the week that is predicted and not learned from. */
  weekFrom: number;
}

/** Outcome of a night: log loss of an answer in the last week, with the weights in use and with the new ones. */
export interface NightOutcome {
  weights: RouteWeights;
  answers: number;
  weekAnswers: number;
  lossNow: number;
  lossNew: number;
  accepted: boolean;
}

/** Steps of a night, and the answers that the weights it starts from are worth. */
const STEPS = 3;
const STRENGTH = 200;
/** Below this there is nothing to fit, or no week to judge by. */
export const ENOUGH = { answers: 2000, weekAnswers: 300 } as const;
/** Log loss per answer that new weights must win: less is chance, and would change predictions for nothing. */
const GAIN_MIN = 0.0005;

type Visit = (s: LeerlingState, z: VraagView, antwoord: Antwoord) => void;

/** Walks over logs as the product learned them; `visit` sees every answer that is no guess before it is learned. */
function walk(model: Model, input: NightInput, visit: Visit): void {
  for (const { begin, log } of input.pupils) {
    const state = unpack(begin);
    if (!state.ok) continue;
    for (const antwoord of log) {
      const z = view(model, state.value, antwoord);
      if (z !== undefined && z.dagen >= 0 && z.fp.omega > 0 && !isGuess(model, antwoord.itemId, antwoord.ms))
        visit(state.value, z, antwoord);
      update(model, state.value, { antwoord, targetSuccess: input.targetSuccess });
    }
  }
}

/** One step of both routes over the answers before the last week. */
function step(input: NightInput, weights: RouteWeights): { weights: RouteWeights; answers: number } {
  const model = modelWith(input.model, weights);
  const words = new WeightFit(model, 'vol');
  const without = new WeightFit(model, 'geen');
  walk(model, input, (s, z, { x, day }) => {
    if (day < input.weekFrom) (z.fp.memory === 'geen' ? without : words).add(s, { z, x });
  });
  return {
    weights: {
      words: words.step(input.home.words, STRENGTH),
      without: without.step(input.home.without, STRENGTH),
    },
    answers: words.n + without.n,
  };
}

/** Log loss of the last week: every answer predicted before it is seen, by the state that these weights would have led to. */
function lossOf(input: NightInput, weights: RouteWeights): { loss: number; n: number } {
  const model = modelWith(input.model, weights);
  let sum = 0;
  let n = 0;
  walk(model, input, (s, z, { x, day }) => {
    if (day < input.weekFrom) return;
    sum += logLossOf(predictView(model, s, z).p, x);
    n += 1;
  });
  return { loss: n === 0 ? 0 : sum / n, n };
}

/** Fits the weights on what came before the last week and judges them by that week; null when there is too little of either. */
export function fitNight(input: NightInput): NightOutcome | null {
  const before = lossOf(input, input.now);
  let { weights, answers } = step(input, input.now);
  if (answers < ENOUGH.answers || before.n < ENOUGH.weekAnswers) return null;
  for (let i = 1; i < STEPS; i += 1) ({ weights, answers } = step(input, weights));
  const after = lossOf(input, weights);
  return {
    weights,
    answers,
    weekAnswers: before.n,
    lossNow: before.loss,
    lossNew: after.loss,
    accepted: before.loss - after.loss >= GAIN_MIN,
  };
}

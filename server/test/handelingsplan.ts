import type { PlanText } from '../features/handelingsplannen/handelingsplan-text.contract.ts';

/** The draft with everything taken over and nothing missing. */
export function judged(plan: PlanText): PlanText {
  const taken = <T extends { voorstel: boolean }>(list: readonly T[]): T[] =>
    list.map((item) => ({ ...item, voorstel: false }));
  return {
    ...plan,
    reason: taken(plan.reason),
    situation: taken(plan.situation),
    question: taken(plan.question),
    needs: taken(plan.needs),
    materials: taken(plan.materials),
    home: taken(plan.home),
    goals: taken(plan.goals),
    parentsToldOn: plan.start,
  };
}

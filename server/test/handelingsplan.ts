import type { Knex } from 'knex';
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

/** A goal that a pupil stumbles over in practice. */
export async function buildStumble(
  db: Knex,
  leerling: { adminId: string; id: string },
  { doelId, right = 8 }: { doelId: string; right?: number },
): Promise<void> {
  await db('leerling_doel_standen').insert({
    admin_id: leerling.adminId,
    leerling_id: leerling.id,
    doel_id: doelId,
    ema: 0.4,
    stand: 'struikel',
    dag: 2400,
    since_day: 2390,
    recent_n: 20,
    recent_right: right,
    days: 3,
    chance: 0.1,
    mastered_before: false,
  });
}

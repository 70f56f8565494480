import type { DoelStatus } from './fold.ts';

/** Row of `leerling_doel_standen`: the standing with all that it is made of. */
export const standingRow = <K extends object>(key: K, { doelId, evidence, ...s }: DoelStatus) => ({
  ...key,
  doel_id: doelId,
  ema: s.ema,
  dag: s.dag,
  stand: s.stand,
  since_day: s.since,
  mastered_before: s.masteredBefore,
  recent_n: evidence.n,
  recent_right: evidence.right,
  days: evidence.days,
  chance: evidence.chance,
});

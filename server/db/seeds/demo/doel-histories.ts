import { countRecent, standingOf } from '#engine/core/oefening/model/doel-standing.ts';
import type { DoelHistory, LogEntry } from '../../../platform/practice/fold.ts';

/** Nothing the certainty adds matters for stumbling, the one standing of which the demo tells how long it lasts. */
const UNCERTAIN = { days: 0, chance: 0, before: false };

/** The past of each goal as if every answer had been looked at when it came. */
export function doelHistories(log: readonly LogEntry[]): Map<string, DoelHistory> {
  const outcomes = new Map<string, boolean[]>();
  const out = new Map<string, DoelHistory>();
  for (const { doelId, goed: correct, geholpen: helped, day } of log) {
    const list = [...(outcomes.get(doelId) ?? []), correct && !helped];
    outcomes.set(doelId, list);
    const recent = countRecent(list);
    const stand = standingOf({ ...recent, ...UNCERTAIN });
    const earlier = out.get(doelId)?.earlier;
    out.set(doelId, {
      recent,
      earlier: { stand, since: earlier?.stand === stand ? earlier.since : day, masteredBefore: false },
    });
  }
  return out;
}

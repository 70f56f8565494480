import { CONSTANTS } from '#engine/core/domein/constants.ts';
import type { Model } from '../oefening/model/model.ts';
import { recall } from '../oefening/model/memory.ts';
import type { LeerlingState } from '../oefening/model/state.ts';

/** One round of free play: when it began, and when it ended; null = it still goes on. Moments in ms. */
export interface FreeRonde {
  begun: number;
  ended: number | null;
}

/**
 * Whole seconds of free play that are left of `minutes`: only time spent in a round counts, so that walking over the map
 * costs nothing. A round that never ended counts until now. Never below 0, never more than was set.
 */
export function freeSecondsLeft(minutes: number, rondes: readonly FreeRonde[], now: number): number {
  const used = rondes.reduce((sum, { begun, ended }) => sum + Math.max(0, (ended ?? now) - begun), 0);
  return Math.max(0, Math.ceil(minutes * 60 - used / 1000));
}

/** Most words of one mix: enough for a game to find those that it can ask. */
const MIX_MAX = 4 * CONSTANTS.ITEMS_DEFAULT;

/** Ids of words that the leerling met before and knows by now, what is nearest to being forgotten first. */
export function knownWoorden(m: Model, s: LeerlingState, day: number): string[] {
  const known: { id: string; chance: number }[] = [];
  for (const item of m.items.values()) {
    const memory = s.woorden.get(item.nr);
    if (item.soort !== 'woord' || memory === undefined || memory.terug || memory.correctDays === 0) continue;
    const mu = s.mu[item.weighted[0]?.family ?? 0] ?? 1;
    known.push({ id: item.id, chance: recall(memory.S, day - memory.dag, mu) });
  }
  const byNeed = known.sort((a, b) => a.chance - b.chance || a.id.localeCompare(b.id));
  return byNeed.slice(0, MIX_MAX).map(({ id }) => id);
}

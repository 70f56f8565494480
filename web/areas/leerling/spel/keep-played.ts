import type { RoundResult } from '#engine/core/oefening/contract/contract.ts';
import { log } from '#web/platform/logboek.ts';
import type { Spelronde } from '#server/features/somvensters/somvensters.contract.ts';
import type { RondeSpot } from '../shared/api/spelronde.api.ts';
import type { ShownMap } from '../shared/day-package/shown-map.ts';
import { writeState } from './play-ronde.ts';

/** What keeps a round is on the device before it is played: a line that goes away in between takes nothing along. */
export const loadKeepers = (): Promise<unknown> =>
  Promise.allSettled([import('../shared/day-package/day.ts'), import('../shared/homecoming/keep-standing.ts')]);

/** Remembers on this device that a round ended, so that the next one can begin without a line; the map and the door know it too. */
export async function keepPlayed(
  { rondeId, game }: Spelronde,
  { taakId }: { taakId: string },
  { stars, state }: Pick<RoundResult, 'stars'> & { state: Uint8Array },
): Promise<void> {
  try {
    const { currentDay } = await import('../shared/day-package/day.ts');
    await currentDay()?.keepPlayed({ rondeId, taakId, game, stars }, writeState(state));
  } catch (error) {
    log('the round is not remembered', error instanceof Error ? error.name : undefined);
  }
}

/** Remembers how the map stood before the round, so that the map can welcome the child home. */
export async function keepArrival(before: ShownMap, { leerlingId, taakId }: RondeSpot, words: string[]): Promise<void> {
  try {
    const { keepStanding } = await import('../shared/homecoming/keep-standing.ts');
    keepStanding(leerlingId, { card: before, taakId, words });
  } catch (error) {
    log('the way home is not remembered', error instanceof Error ? error.name : undefined);
  }
}

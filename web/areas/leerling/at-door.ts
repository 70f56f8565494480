import type { Outbox } from '#web/platform/outbox/outbox.ts';
import { askAtDoor } from './shared/api/ask-ronde.ts';
import type { RondeSpot } from './shared/api/spelronde.api.ts';
import { warmSpel } from './shared/warm-spel.ts';

/** Code of the page behind every door. */
const loadPage = (): Promise<unknown> =>
  Promise.all([
    import('./spel/spel-page.tsx'),
    import('./spel/spelen.tsx'),
    import('#engine/core/oefening/vraag/all-vragen.ts'),
  ]);

/** The child stands before this door: what is behind it is brought as far as it can be. */
export function makeReady(spel: string): void {
  void warmSpel(spel, 'now');
  // A connection that fails now is tried again at the door.
  loadPage().catch(() => undefined);
}

/** The child touched this door; without an outbox its page asks when there is one. */
export function goIn(place: RondeSpot, spel: string, outbox: Outbox | null | undefined): void {
  if (outbox !== undefined) askAtDoor(place, spel, outbox);
  void warmSpel(spel, 'now');
}

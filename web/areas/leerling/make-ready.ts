import { warmSpel } from './shared/warm-spel.ts';

/** Code of the page behind every door. */
const loadPage = (): Promise<unknown> =>
  Promise.all([
    import('./spel/spel-page.tsx'),
    import('./spel/spelen.tsx'),
    import('#engine/core/oefening/vraag/all-vragen.ts'),
  ]);

/** Brings what is behind a door as far as it can be. A connection that fails now is tried again by the page of the game. */
export function makeReady(spel: string): void {
  void warmSpel(spel, 'now');
  loadPage().catch(() => undefined);
}

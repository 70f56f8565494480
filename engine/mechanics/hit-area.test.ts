import { expect, it } from 'vitest';
import { startTestSpel } from '#engine/runtime/test-kit.ts';
import { trialScene } from './pieces/test-scenes.ts';

/** A picture of the tests is 96 px wide and high. */
const SHORE = trialScene({
  mechanics: [{ use: 'gesture', kind: 'pop', targets: 'boei' }],
  prefabs: {},
  entities: [
    { id: 'kade', sprite: 'ding', layer: 'wereld', at: [600, 400], anchor: [0, 0] },
    { id: 'boei', sprite: 'ding', layer: 'wereld', at: [300, 400], anchor: [0, 0], hit: { r: 70 } },
  ],
});

it('a picture is touched where it lies, also when it hangs from its corner; an area of the document lies around its place', async () => {
  const spel = await startTestSpel({ doc: SHORE, fixture: 'sequence:kat' });
  const at = (x: number, y: number): string | undefined => spel.scene.hit('*', { x, y })?.id;
  expect([at(690, 490), at(560, 360)]).toEqual(['kade', undefined]);
  expect([at(240, 400), at(380, 400)]).toEqual(['boei', undefined]);
  spel.destroy();
});

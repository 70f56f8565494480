import { expect, it } from 'vitest';
import { trialScene } from '#engine/mechanics/pieces/test-scenes.ts';
import { startTestSpel } from '../test-kit.ts';

it('repeats scenery upward for a camera that climbs without an end', async () => {
  const spel = await startTestSpel({
    doc: trialScene({
      stage: { width: 1280, height: 720, background: '#FFF1D6', scroll: 'y' },
      assets: { layers: { muur: 'proef/muur.svg' }, svg: { ding: 'proef/ding.svg' } },
      layers: [{ id: 'muur', asset: 'muur', at: [0, 0], repeat: 'y' }, { id: 'wereld' }],
      mechanics: [{ use: 'gesture', kind: 'pop' }],
    }),
    fixture: 'sequence:kat',
  });
  const container = spel.scene.layer('muur');
  const copies = (): number[] => container.children[0]?.children.map((one) => one.getGlobalPosition().y) ?? [];
  const [first = 0, second = 0] = copies();
  const height = second - first;
  for (const y of [0, -300, -5000, 2400]) {
    spel.scene.services.camera.y = y;
    spel.step(7);
    const top = Math.min(...copies());
    expect(top).toBeGreaterThanOrEqual(-height - 1);
    expect(top).toBeLessThanOrEqual(0);
    expect(Math.max(...copies()) + height).toBeGreaterThan(720);
  }
  spel.destroy();
});

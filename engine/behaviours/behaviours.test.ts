import { describe, expect, it } from 'vitest';
import { startTestSpel } from '#engine/runtime/test-kit.ts';
import { trialScene } from '#engine/mechanics/pieces/test-scenes.ts';
import { ENGINE_KIT } from '#engine/assembly/kit.ts';
import { readDoc } from '#engine/runtime/load.ts';

const including = (behaviours: { use: string; [key: string]: unknown }[], rest = {}) =>
  trialScene({
    mechanics: [{ use: 'gesture', kind: 'pop' }],
    entities: [{ id: 'ding', sprite: 'ding', at: [200, 300], behaviours, ...rest }],
    paths: {
      rondje: [
        [0, 0],
        [100, 0],
      ],
    },
  });
const loop = async (behaviours: { use: string; [key: string]: unknown }[], accessibility = {}) => {
  const spel = await startTestSpel({ doc: including(behaviours), fixture: 'sequence:kat', accessibility });
  return { spel, ding: spel.scene.entity('ding') };
};

describe('behaviours', () => {
  it('bob moves the drawing, never the state, and rests in reduced motion', async () => {
    const { spel, ding: thing } = await loop([{ use: 'bob', amp: 20, period: 1 }]);
    const heights = new Set<number>();
    for (let i = 0; i < 30; i += 1) {
      spel.step(1);
      heights.add(Math.round(thing.view.y));
    }
    expect([thing.y, heights.size > 5]).toEqual([300, true]);
    spel.destroy();
    const still = await loop([{ use: 'bob', amp: 20, period: 1 }], { reducedMotion: true });
    still.spel.step(20);
    expect(still.ding.view.y).toBe(300);
    still.spel.destroy();
  });

  it('followPath walks the path in its time', async () => {
    const { spel, ding: thing } = await loop([{ use: 'followPath', path: 'rondje', seconds: 2, mode: 'once' }]);
    spel.seconds(1);
    expect(thing.x).toBeCloseTo(50, 0);
    spel.seconds(2);
    expect(thing.x).toBeCloseTo(100);
    spel.destroy();
  });

  it('timedLife takes the thing away', async () => {
    const { spel } = await loop([{ use: 'timedLife', seconds: 0.5 }]);
    spel.seconds(1);
    expect(spel.scene.group('ding')).toEqual([]);
    spel.destroy();
  });

  it('names the place of a wrong parameter', () => {
    expect(() => readDoc(ENGINE_KIT, including([{ use: 'bob', amp: 'veel' }]))).toThrow(
      'entities[0].behaviours[0].amp',
    );
    expect(() => readDoc(ENGINE_KIT, including([{ use: 'vliegen' }]))).toThrow("onbekende behaviour 'vliegen'");
  });
});

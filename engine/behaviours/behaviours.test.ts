import { describe, expect, it } from 'vitest';
import { maakTestSpel } from '#engine/runtime/test-kit.ts';
import { proefScene } from '#engine/mechanics/test-scenes.ts';
import { leesDoc } from '#engine/runtime/laad.ts';

const met = (behaviours: { use: string; [key: string]: unknown }[], rest = {}) =>
  proefScene({
    mechanics: [{ use: 'gesture', kind: 'pop' }],
    entities: [{ id: 'ding', sprite: 'ding', at: [200, 300], behaviours, ...rest }],
    paths: {
      rondje: [
        [0, 0],
        [100, 0],
      ],
    },
  });
const loop = async (behaviours: { use: string; [key: string]: unknown }[], toegankelijk = {}) => {
  const spel = await maakTestSpel({ doc: met(behaviours), fixture: 'sequence:kat', toegankelijk });
  return { spel, ding: spel.scene.entity('ding') };
};

describe('behaviours', () => {
  it('bob moves the drawing, never the state, and rests in reduced motion', async () => {
    const { spel, ding } = await loop([{ use: 'bob', amp: 20, period: 1 }]);
    const hoogtes = new Set<number>();
    for (let i = 0; i < 30; i += 1) {
      spel.step(1);
      hoogtes.add(Math.round(ding.view.y));
    }
    expect([ding.y, hoogtes.size > 5]).toEqual([300, true]);
    spel.destroy();
    const stil = await loop([{ use: 'bob', amp: 20, period: 1 }], { reducedMotion: true });
    stil.spel.step(20);
    expect(stil.ding.view.y).toBe(300);
    stil.spel.destroy();
  });

  it('followPath walks the path in its time', async () => {
    const { spel, ding } = await loop([{ use: 'followPath', path: 'rondje', seconds: 2, mode: 'once' }]);
    spel.seconden(1);
    expect(ding.x).toBeCloseTo(50, 0);
    spel.seconden(2);
    expect(ding.x).toBeCloseTo(100);
    spel.destroy();
  });

  it('timedLife takes the thing away', async () => {
    const { spel } = await loop([{ use: 'timedLife', seconds: 0.5 }]);
    spel.seconden(1);
    expect(spel.scene.group('ding')).toEqual([]);
    spel.destroy();
  });

  it('names the place of a wrong parameter', () => {
    expect(() => leesDoc(met([{ use: 'bob', amp: 'veel' }]))).toThrow('entities[0].behaviours[0].amp');
    expect(() => leesDoc(met([{ use: 'vliegen' }]))).toThrow("onbekende behaviour 'vliegen'");
  });
});

import '#engine/runtime/test-navigator.ts';
import { Container, Sprite } from 'pixi.js';
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

/** Every picture below a view, in drawing order. */
const sprites = (view: Container): Sprite[] =>
  view.children.flatMap((child) => [...(child instanceof Sprite ? [child] : []), ...sprites(child)]);

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

  it('cycleFrames changes the picture of the thing itself, never that of a part or of its plate', async () => {
    const doc = trialScene({
      assets: { svg: { ding: 'proef/ding.svg', ander: 'proef/ander.svg' } },
      mechanics: [{ use: 'gesture', kind: 'pop' }],
      entities: [
        {
          id: 'ding',
          sprite: 'ding',
          at: [200, 300],
          parts: [{ sprite: 'ding', at: [0, 20] }],
          token: { plate: 'tag', size: 70 },
          behaviours: [{ use: 'cycleFrames', frames: ['ding', 'ander'], fps: 10 }],
        },
      ],
    });
    const spel = await startTestSpel({ doc, fixture: 'sequence:kat' });
    const { view } = spel.scene.entity('ding');
    const pictures = () => sprites(view).map(({ texture }) => texture.uid);
    const seen = new Set<string>();
    const changed = new Set<number>();
    const first = pictures();
    for (let i = 0; i < 30; i += 1) {
      spel.step(1);
      const now = pictures();
      seen.add(now.join());
      for (const [nr, picture] of now.entries()) if (picture !== first[nr]) changed.add(nr);
    }
    expect(seen.size).toBe(2);
    expect([...changed]).toEqual([0]);
    spel.destroy();
  });

  it('timedLife takes the thing away', async () => {
    const { spel } = await loop([{ use: 'timedLife', seconds: 0.5 }]);
    spel.seconds(1);
    expect(spel.scene.group('ding')).toEqual([]);
    spel.destroy();
  });

  it('ride stays beside a thing, reach stretches to one', async () => {
    const doc = trialScene({
      mechanics: [{ use: 'gesture', kind: 'pop' }],
      entities: [
        { id: 'ding', sprite: 'ding', at: [200, 300] },
        { id: 'mee', sprite: 'ding', at: [230, 260], behaviours: [{ use: 'ride', on: 'ding' }] },
        { id: 'stok', sprite: 'ding', at: [200, 100], behaviours: [{ use: 'reach', to: 'ding', length: 50 }] },
      ],
    });
    const spel = await startTestSpel({ doc, fixture: 'sequence:kat' });
    const [thing, along, pole] = ['ding', 'mee', 'stok'].map((id) => spel.scene.entity(id));
    spel.step(2);
    expect([pole?.angle, pole?.sx]).toEqual([90, 4]);
    if (thing !== undefined) thing.x = 400;
    spel.step(2);
    expect([along?.x, along?.y]).toEqual([430, 260]);
    expect(pole?.angle).toBe(45);
    spel.destroy();
  });

  it('ride leans along with what it rides on, when it is asked to', async () => {
    const doc = trialScene({
      mechanics: [{ use: 'gesture', kind: 'pop' }],
      entities: [
        { id: 'ding', sprite: 'ding', at: [200, 300] },
        { id: 'neus', sprite: 'ding', at: [300, 300], behaviours: [{ use: 'ride', on: 'ding', turn: true }] },
      ],
    });
    const spel = await startTestSpel({ doc, fixture: 'sequence:kat' });
    const nose = spel.scene.entity('neus');
    spel.scene.entity('ding').angle = 90;
    spel.step(2);
    expect([nose.x, nose.y, nose.angle].map(Math.round)).toEqual([200, 400, 90]);
    spel.destroy();
  });

  it('peek shows another state at every tap, and shuts again', async () => {
    const states = { een: { alpha: 0.9 }, twee: { alpha: 0.8 }, drie: { alpha: 0.7 } };
    const life = { use: 'peek', states: ['een', 'twee', 'drie'], seconds: 1, among: 2 };
    const doc = including([life], { tap: true, states });
    const spel = await startTestSpel({ doc, fixture: 'sequence:kat' });
    spel.session.start();
    spel.seconds(6);
    const seen = Array.from({ length: 6 }, () => {
      spel.scene.emit('tap', 'ding');
      const { state } = spel.scene.entity('ding');
      spel.seconds(1.2);
      return state;
    });
    expect(new Set(seen)).toEqual(new Set(['een', 'twee']));
    expect(seen.every((state, i) => state !== seen[i - 1])).toBe(true);
    expect(spel.scene.entity('ding').state).toBe('');
    spel.destroy();
  });

  it('names the place of a wrong parameter', () => {
    expect(() => readDoc(ENGINE_KIT, including([{ use: 'bob', amp: 'veel' }]))).toThrow(
      'entities[0].behaviours[0].amp',
    );
    expect(() => readDoc(ENGINE_KIT, including([{ use: 'vliegen' }]))).toThrow("onbekende behaviour 'vliegen'");
  });
});

import { describe, expect, it } from 'vitest';
import type { Intent } from '#engine/runtime/contract.ts';
import { startTestSpel, type TestOptions, type TestSpel } from '#engine/runtime/test-kit.ts';
import { kindFor } from './pieces/offer.ts';
import { ledgeSpots } from './pieces/platformer-levels.ts';
import { CLIMB } from './pieces/test-climb.ts';
import { platformerSchema } from './platformer.schema.ts';

const begin = async (o: Partial<TestOptions> = {}): Promise<TestSpel> => {
  const spel = await startTestSpel({ doc: CLIMB, fixture: 'sequence:kat', ...o });
  spel.session.start();
  spel.seconds(8);
  return spel;
};
const key = (spel: TestSpel, dir: 'left' | 'right' | 'up', down = true): void =>
  spel.session.intent({ kind: 'dir', dir, down, device: 'toets' });
const loper = (spel: TestSpel) => spel.scene.entity('loper');
const carriers = (spel: TestSpel) => spel.scene.group('tak').filter(({ token }) => token !== null);
const parts = (spel: TestSpel): readonly string[] => {
  const built = spel.round.built(spel.session.question()?.id ?? '');
  return built?.solution.soort === 'reeks' ? built.solution.delen : [built?.sleutel.goed[0] ?? ''];
};
/** Taps the platform with this text, or another one. */
function tap(spel: TestSpel, text: string, same = true): void {
  const thing = carriers(spel).find(({ token }) => (token?.text === text) === same);
  if (thing === undefined) throw new Error('no platform');
  const at = { x: thing.x, y: thing.y - spel.scene.services.camera.y, device: 'aanraken' } as const;
  for (const kind of ['down', 'up'] as const) spel.session.intent({ kind, ...at } satisfies Intent);
}
const count = (spel: TestSpel, event: string): number => spel.events.filter((e) => e.split(' ')[0] === event).length;

describe('a storey', () => {
  const kind = (o: object) =>
    platformerSchema.parse({
      use: 'platformer',
      mover: 'a',
      kinds: [{ prefab: 'b', width: 200, ...o }],
      ground: { prefab: 'c', width: 900 },
    }).kinds;

  it('takes the first form with room for all answers and the longest of them, else the last', () => {
    const kinds = [...kind({ most: 2, text: 200 }), ...kind({ most: 4, text: 200 }), ...kind({ most: 4, size: 72 })];
    expect(kindFor(kinds, 2, () => 150)).toBe(kinds[0]);
    expect(kindFor(kinds, 3, () => 150)).toBe(kinds[1]);
    expect(kindFor(kinds, 9, () => 900)).toBe(kinds[2]);
  });

  it('stands evenly between its ends, in rows when there are many', () => {
    const [one] = kind({ columns: 2, stagger: 50, row: 140 });
    if (one === undefined) throw new Error('no kind');
    expect(ledgeSpots(one, 3, { span: [0, 800], base: 300 })).toEqual([
      [200, 300],
      [600, 250],
      [400, 160],
    ]);
  });

  it('offers the part that is needed among others that look different', async () => {
    const spel = await begin({ fixture: 'sequence:schroevendraaier' });
    for (const part of parts(spel)) {
      const texts = carriers(spel).map(({ token }) => token?.text);
      expect(texts).toContain(part);
      expect(new Set(texts).size).toBe(texts.length);
      tap(spel, part);
      spel.seconds(3);
    }
    expect(count(spel, 'climb')).toBe(parts(spel).length);
    spel.destroy();
  });

  it('has all options of a choice', async () => {
    const spel = await begin({ fixture: 'select:4' });
    expect(carriers(spel)).toHaveLength(4);
    spel.destroy();
  });

  it('puts a part there that is asked for by its name', async () => {
    const spel = await begin({ fixture: 'sequence:schroevendraaier' });
    const away = spel.scene.tokens().find(({ id }) => carriers(spel).every(({ token }) => token?.id !== id));
    spel.session.choose(away?.id ?? '', 'knop');
    expect(carriers(spel).some(({ token }) => token?.id === away?.id)).toBe(true);
    spel.seconds(2);
    expect(spel.last).not.toBeNull();
    spel.destroy();
  });
});

describe('running and jumping', () => {
  it('runs while a key is held, and stays on the ground', async () => {
    const spel = await begin();
    const { x, y } = loper(spel);
    key(spel, 'right');
    spel.seconds(0.5);
    key(spel, 'right', false);
    expect(loper(spel).x).toBeGreaterThan(x + 80);
    spel.seconds(0.5);
    expect(loper(spel).y).toBe(y);
    spel.destroy();
  });

  it('lands on the platform above, and that is its answer', async () => {
    const spel = await begin();
    const middle = carriers(spel)[1];
    key(spel, 'up');
    spel.seconds(1.4);
    expect(spel.last?.attempt).toMatchObject({ kind: 'place', slot: 0 });
    expect(middle).toBeDefined();
    spel.destroy();
  });

  it('still jumps just after the edge, and just before it lands', async () => {
    const spel = await begin();
    tap(spel, parts(spel)[0] ?? '');
    spel.seconds(2.5);
    key(spel, 'up');
    spel.step(4);
    key(spel, 'up');
    expect(count(spel, 'jump')).toBe(2);
    spel.destroy();
  });

  it('comes back on the leaf after a fall, and nothing is lost', async () => {
    const spel = await begin();
    tap(spel, parts(spel)[0] ?? '');
    spel.seconds(2.5);
    const rail = JSON.stringify(spel.state.getState().rail);
    const { y } = loper(spel);
    key(spel, 'left');
    for (let i = 0; i < 200 && count(spel, 'fall') === 0; i += 1) spel.step(4);
    key(spel, 'left', false);
    expect(spel.scene.entity('blad').visible).toBe(true);
    spel.seconds(1.5);
    expect(spel.scene.entity('blad').visible).toBe(false);
    expect(loper(spel).y).toBe(y);
    expect(JSON.stringify(spel.state.getState().rail)).toBe(rail);
    spel.destroy();
  });

  it('walks to a finger that is held', async () => {
    const spel = await begin();
    spel.session.intent({ kind: 'down', x: 900, y: 660, device: 'aanraken' });
    spel.seconds(1.5);
    expect(Math.abs(loper(spel).x - 900)).toBeLessThan(40);
    spel.destroy();
  });

  it('jumps to the nearest platform by itself where that is asked for', async () => {
    const [use] = CLIMB.mechanics;
    const doc = { ...CLIMB, mechanics: [{ ...use, autoJump: 1 }] };
    const spel = await begin({ doc });
    spel.session.intent({ kind: 'act', down: true, device: 'toets' });
    spel.seconds(1.2);
    expect(spel.last).not.toBeNull();
    spel.destroy();
  });
});

describe('an answer', () => {
  it('that is right carries: one storey up, and its part in the word', async () => {
    const spel = await begin();
    const { y } = loper(spel);
    tap(spel, parts(spel)[0] ?? '');
    spel.seconds(2.5);
    expect(spel.last?.verdict.ok).toBe(true);
    expect(loper(spel).y).toBeLessThan(y - 100);
    expect(spel.state.getState().rail[0]?.text).toBe(parts(spel)[0]);
    expect(spel.scene.services.camera.y).toBeLessThan(-150);
    spel.destroy();
  });

  it('that is not right throws back to where one stood', async () => {
    const spel = await begin();
    const { x, y } = loper(spel);
    tap(spel, parts(spel)[0] ?? '', false);
    spel.seconds(1);
    expect(count(spel, 'boing')).toBe(1);
    spel.seconds(2);
    expect([loper(spel).y, Math.abs(loper(spel).x - x) < 700]).toEqual([y, true]);
    spel.destroy();
  });

  it('is followed by a flag when the word is done', async () => {
    const spel = await begin();
    for (const part of parts(spel)) {
      tap(spel, part);
      spel.seconds(2.2);
    }
    expect(count(spel, 'checkpoint')).toBe(1);
    expect(spel.scene.group('vlag')).toHaveLength(1);
    spel.destroy();
  });

  it('takes what hangs on the way, and has neighbours', async () => {
    const spel = await begin();
    expect(spel.scene.group('uil')).toHaveLength(1);
    const nut = spel.scene.group('nootje')[0];
    if (nut === undefined) throw new Error('no nut');
    nut.place(loper(spel).x, loper(spel).y);
    spel.step(2);
    expect(count(spel, 'collect')).toBe(1);
    spel.destroy();
  });

  it('needs no run, no swing and no camera that comes along with less movement', async () => {
    const spel = await begin({ accessibility: { reducedMotion: true } });
    tap(spel, parts(spel)[0] ?? '');
    spel.seconds(2);
    expect(spel.scene.services.camera.y).toBe(loper(spel).y - 590);
    spel.destroy();
  });
});

describe('what the tree adds', () => {
  const [use] = CLIMB.mechanics;
  const climbWith = (o: object) => ({ ...CLIMB, mechanics: [{ ...use, ...o }] });

  it('turns a leap over after right ones in a row, never after a miss', async () => {
    const flips = async (miss: boolean): Promise<number> => {
      const spel = await begin({ doc: climbWith({ flip: { after: 2, center: 80 } }) });
      if (miss) {
        tap(spel, parts(spel)[0] ?? '');
        spel.seconds(2.5);
        tap(spel, parts(spel)[1] ?? '', false);
        spel.seconds(3);
        tap(spel, parts(spel)[1] ?? '');
      } else
        for (const part of parts(spel)) {
          tap(spel, part);
          spel.seconds(2.5);
        }
      const seen = count(spel, 'flip');
      spel.destroy();
      return seen;
    };
    expect(await flips(false)).toBe(1);
    expect(await flips(true)).toBe(0);
  });

  it('sends a gust from either side in turn, and none in calm', async () => {
    const gust = { force: 60, every: 2, seconds: 1 };
    const spel = await begin({ doc: climbWith({ gust }) });
    spel.seconds(8);
    const sides = spel.events.filter((event) => event.startsWith('gust')).map((event) => event.split(' ').at(-1));
    expect(sides.length).toBeGreaterThan(2);
    expect(new Set(sides)).toEqual(new Set(['left', 'right']));
    spel.destroy();
    const calm = await begin({ doc: climbWith({ gust }), accessibility: { calm: true } });
    calm.seconds(8);
    expect(count(calm, 'gust')).toBe(0);
    calm.destroy();
  });

  it('lets no gust carry a leap that was tapped past its platform', async () => {
    const spel = await begin({ doc: climbWith({ gust: { force: 900, every: 0.2, seconds: 60 } }) });
    tap(spel, parts(spel)[0] ?? '');
    spel.seconds(2.5);
    expect(spel.last?.verdict.ok).toBe(true);
    spel.destroy();
  });
});

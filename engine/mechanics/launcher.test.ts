import { describe, expect, it } from 'vitest';
import type { SceneInput } from '#engine/document/scene.ts';
import type { Entity } from '#engine/runtime/contract.ts';
import { StagePoint } from '#engine/runtime/point.ts';
import { playWithBot, startTestSpel, type TestOptions, type TestSpel } from '#engine/runtime/test-kit.ts';
import { launcherSchema } from './launcher.schema.ts';
import { Aim, ThrowPath } from './pieces/launcher-path.ts';
import { CATAPULT } from './pieces/test-scenes.ts';

type Spot = readonly [x: number, y: number];
const PIVOT: Spot = [200, 560];

/** The same scene with other parameters of the launcher. */
const withLauncher = (change: object): SceneInput => ({
  ...CATAPULT,
  mechanics: CATAPULT.mechanics.map((one) => (one.use === 'launcher' ? { ...one, ...change } : one)),
});
const WEIGHTLESS: SceneInput = {
  ...withLauncher({ gravity: 900 }),
  physics: undefined,
  mechanics: withLauncher({ gravity: 900 }).mechanics.filter(({ use }) => use !== 'bodies'),
  prefabs: { ...CATAPULT.prefabs, kogel: { sprite: 'ding', layer: 'wereld' } },
};

async function begin(o: Partial<TestOptions> = {}): Promise<TestSpel> {
  const spel = await startTestSpel({ doc: CATAPULT, fixture: 'select:3', ...o });
  spel.session.start();
  spel.seconds(3);
  return spel;
}
const targets = (spel: TestSpel): readonly Entity[] => spel.scene.group('doel');
const nth = (spel: TestSpel, i: number): Entity => {
  const target = targets(spel)[i];
  if (target === undefined) throw new Error(`no target ${i}`);
  return target;
};
const said = (spel: TestSpel, event: string): string[] => spel.events.filter((one) => one.split(' ')[0] === event);

function press(spel: TestSpel, kind: 'down' | 'move' | 'up', [x, y]: Spot): void {
  spel.session.intent({ kind, x, y, device: 'aanraken' });
}
function drag(spel: TestSpel, to: Spot, from: Spot = PIVOT): void {
  press(spel, 'down', from);
  press(spel, 'move', to);
  press(spel, 'up', to);
}

describe('the way of something that is thrown', () => {
  const path = new ThrowPath();

  it('comes to its spot in its time, whatever pulls at it', () => {
    const spot = new StagePoint(900, 200);
    for (const [x, y] of [
      [0, 0],
      [0, 1000],
      [-80, 1200],
    ]) {
      path.pull.x = x ?? 0;
      path.pull.y = y ?? 0;
      path.t = 1.3;
      path.reach(spot);
      path.locate();
      expect(path.at.x).toBeCloseTo(900, 6);
      expect(path.at.y).toBeCloseTo(200, 6);
    }
  });

  it('knows how near it comes to a spot, and when', () => {
    const spot = new StagePoint(400, -60);
    path.pull.x = 0;
    path.pull.y = 0;
    path.speed.x = 400;
    path.speed.y = 0;
    path.t = 3;
    path.approach(spot);
    expect(path.gap).toBeCloseTo(60, 0);
    expect(path.near).toBeCloseTo(1, 1);
  });

  it('points up for what is above it and over the top for what is behind it', () => {
    const aim = new Aim();
    const angle = (dx: number, dy: number): number => {
      aim.point(dx, dy);
      return Math.round(aim.angle + 360) - 360;
    };
    expect([angle(10, 0), angle(10, -10), angle(0, -10), angle(-10, 0), angle(-10, 10)]).toEqual([0, 45, 90, 180, 225]);
  });
});

describe('shooting', () => {
  it('flies where it was dragged away from, and is the answer when it hits', async () => {
    const spel = await begin();
    const target = nth(spel, 0);
    drag(spel, [110, 640]);
    expect(said(spel, 'fire')).toHaveLength(1);
    spel.seconds(2);
    expect(said(spel, 'hit')).toHaveLength(1);
    expect(said(spel, 'hit')[0]).toContain(`hit ${target.prefab}`);
    expect(spel.last?.attempt.kind).toBe('pick');
    spel.destroy();
  });

  it('shows the way and rings what it would hit while it is held, and forgets it when it is let go', async () => {
    const spel = await begin();
    press(spel, 'down', PIVOT);
    press(spel, 'move', [110, 640]);
    const dots = (): number => spel.scene.group('stip').filter(({ visible }) => visible).length;
    expect(dots()).toBeGreaterThan(2);
    press(spel, 'move', [196, 562]);
    press(spel, 'up', [196, 562]);
    expect(dots()).toBe(0);
    expect(said(spel, 'fire')).toEqual([]);
    spel.destroy();
  });

  it('costs nothing to miss: no answer is given, and one may shoot again', async () => {
    const spel = await begin({ doc: withLauncher({ assist: 0, minAngle: 0, maxAngle: 89 }) });
    drag(spel, [198, 700]);
    spel.seconds(5);
    expect(said(spel, 'miss')).toHaveLength(1);
    expect(spel.last).toBeNull();
    drag(spel, [110, 640]);
    expect(said(spel, 'fire')).toHaveLength(2);
    spel.destroy();
  });

  it('takes a drag forward for what it means', async () => {
    const spel = await begin();
    const barrel = spel.scene.entity('loop');
    press(spel, 'down', PIVOT);
    press(spel, 'move', [290, 470]);
    spel.seconds(1);
    expect(barrel.angle).toBeCloseTo(-45, 0);
    spel.destroy();
  });

  it('never shoots twice at a time', async () => {
    const spel = await begin();
    drag(spel, [110, 640]);
    drag(spel, [110, 640]);
    expect(said(spel, 'fire')).toHaveLength(1);
    spel.destroy();
  });

  it('helps a near miss as far as it is told to', async () => {
    const hits = async (assist: number): Promise<number> => {
      let count = 0;
      for (const y of [600, 620, 640, 660]) {
        const spel = await begin({ doc: withLauncher({ assist, radius: 10 }) });
        drag(spel, [110, y]);
        spel.seconds(4);
        count += said(spel, 'hit').length;
        spel.destroy();
      }
      return count;
    };
    expect(await hits(1)).toBeGreaterThan((await hits(0)) + 1);
  });

  it('keeps between its angles', async () => {
    const spel = await begin({ doc: withLauncher({ minAngle: 20, maxAngle: 60 }) });
    const barrel = spel.scene.entity('loop');
    press(spel, 'down', PIVOT);
    for (const [to, angle] of [
      [[0, 560], -20],
      [[200, 760], -60],
    ] as const) {
      press(spel, 'move', to);
      spel.seconds(2);
      expect(barrel.angle).toBeCloseTo(angle, 0);
    }
    spel.destroy();
  });

  it('takes one away of what lies ready, and brings it all back after the last', async () => {
    const spel = await begin({ doc: withLauncher({ assist: 0, maxAngle: 89, minAngle: 0, maxSeconds: 0.5 }) });
    const ready = (): number => spel.scene.group('voorraad').filter(({ visible }) => visible).length;
    drag(spel, [198, 700]);
    expect(ready()).toBe(1);
    spel.seconds(1);
    drag(spel, [198, 700]);
    expect(ready()).toBe(2);
    spel.destroy();
  });

  it('tells what it flies past for fun, once, and flies on', async () => {
    const spel = await begin({ doc: withLauncher({ assist: 0 }) });
    const toy = spel.scene.entity('toeter');
    drag(spel, [110, 640]);
    spel.step(20);
    const missile = spel.scene.group('kogel')[0];
    if (missile === undefined) throw new Error('no missile');
    toy.place(missile.x, missile.y);
    spel.step(4);
    expect(said(spel, 'graze')).toHaveLength(1);
    expect(spel.scene.group('kogel')).toHaveLength(1);
    spel.destroy();
  });
});

describe('other ways to shoot', () => {
  it.each([
    ['flick', [330, 450]],
    ['slingshot', [70, 670]],
  ] as const)('%s: the drag decides', async (mode, to) => {
    const spel = await begin({ doc: withLauncher({ mode, assist: 1 }) });
    drag(spel, to);
    spel.seconds(3);
    expect(said(spel, 'fire')).toHaveLength(1);
    spel.destroy();
  });

  it('anglePower: held longer it flies faster', async () => {
    const speed = async (seconds: number): Promise<number> => {
      const spel = await begin({ doc: withLauncher({ mode: 'anglePower', assist: 0 }) });
      press(spel, 'down', [600, 300]);
      spel.seconds(seconds);
      press(spel, 'up', [600, 300]);
      spel.step(2);
      const missile = spel.scene.group('kogel')[0];
      const vx = missile === undefined ? 0 : (spel.scene.services.world?.vx(missile) ?? 0);
      spel.destroy();
      return vx;
    };
    expect(await speed(0.9)).toBeGreaterThan((await speed(0.2)) * 1.4);
  });

  it('keys: arrows turn, held space is power', async () => {
    const spel = await begin();
    const barrel = spel.scene.entity('loop');
    const before = barrel.angle;
    const cap = spel.scene.entity('toets-op');
    expect(cap.visible).toBe(false);
    spel.session.intent({ kind: 'dir', dir: 'up', down: true, device: 'toets' });
    spel.seconds(0.4);
    spel.session.intent({ kind: 'dir', dir: 'up', down: false, device: 'toets' });
    const turned = barrel.angle;
    expect(turned).toBeLessThan(before - 5);
    spel.session.intent({ kind: 'act', down: true, device: 'toets' });
    spel.seconds(0.5);
    spel.session.intent({ kind: 'act', down: false, device: 'toets' });
    expect(said(spel, 'fire')).toHaveLength(1);
    expect(cap.visible).toBe(true);
    press(spel, 'down', PIVOT);
    expect(cap.visible).toBe(false);
    spel.destroy();
  });

  it('a tap points at a target and a second one shoots; in calm one is enough', async () => {
    for (const [calm, taps] of [
      [false, 2],
      [true, 1],
    ] as const) {
      const spel = await begin({ accessibility: { calm } });
      const { x, y } = nth(spel, 1);
      for (let i = 1; i <= taps; i += 1) {
        expect(said(spel, 'fire')).toEqual([]);
        press(spel, 'down', [x, y]);
        press(spel, 'up', [x, y]);
        spel.seconds(0.5);
      }
      spel.seconds(3);
      expect(said(spel, 'hit')).toEqual([expect.stringContaining(nth(spel, 1).prefab ?? '')]);
      spel.destroy();
    }
  });

  it.each(['select:3', 'sequence:kat', 'pairs:meervoud'])(
    'bots finish %s, with and without physics',
    async (fixture) => {
      for (const doc of [CATAPULT, WEIGHTLESS]) {
        for (const bot of ['goed', 'fout'] as const) {
          const out = await playWithBot({ doc, fixture, bot, items: 2 });
          expect(out, `${bot} ${out.step}`).toMatchObject({ done: true });
        }
      }
    },
  );

  it('blows left or right when there is wind, and not in calm', async () => {
    const spel = await begin({ doc: withLauncher({ wind: 60 }) });
    expect(said(spel, 'wind').every((one) => one === 'wind left' || one === 'wind right')).toBe(true);
    expect(said(spel, 'wind')).toHaveLength(1);
    spel.destroy();
    const calm = await begin({ doc: withLauncher({ wind: 60 }), accessibility: { calm: true } });
    expect(said(calm, 'wind')).toEqual(['wind none']);
    calm.destroy();
  });
});

it('documents its defaults', () => {
  expect(launcherSchema.parse({ use: 'launcher', missile: 'kogel', pivot: [0, 0] })).toMatchObject({
    mode: 'slingshot',
    assist: 0.5,
    attempt: true,
    power: { min: 350, max: 1250 },
  });
});

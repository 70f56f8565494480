import { describe, expect, it } from 'vitest';
import type { SceneInput } from '#engine/document/scene.ts';
import type { Entity } from '#engine/runtime/contract.ts';
import { playWithBot, startTestSpel, type TestOptions, type TestSpel } from '#engine/runtime/test-kit.ts';
import { bounceSchema } from './bounce.schema.ts';
import { PADDLE, PINBALL } from './pieces/test-scenes.ts';

/** The same scene with other parameters of the mechanic. */
const withBounce = (change: object, scene: SceneInput = PINBALL): SceneInput => ({
  ...scene,
  mechanics: scene.mechanics.map((one) => (one.use === 'bounce' ? { ...one, ...change } : one)),
});
const PLAIN = withBounce({ plunger: undefined });

async function begin(o: Partial<TestOptions> = {}): Promise<TestSpel> {
  const spel = await startTestSpel({ doc: PINBALL, fixture: 'select:3', ...o });
  spel.session.start();
  spel.seconds(3);
  return spel;
}
const said = (spel: TestSpel, event: string): string[] => spel.events.filter((one) => one.split(' ')[0] === event);
const ball = (spel: TestSpel): Entity => spel.scene.entity('bal');
const act = (spel: TestSpel, down: boolean): void => spel.session.intent({ kind: 'act', down, device: 'toets' });
const key = (spel: TestSpel, dir: 'left' | 'right', down = true): void =>
  spel.session.intent({ kind: 'dir', dir, down, device: 'toets' });
function put(spel: TestSpel, [x, y, vx = 0, vy = 0]: readonly [number, number, number?, number?]): void {
  spel.scene.services.world?.teleport(ball(spel), x, y);
  spel.scene.services.world?.velocity(ball(spel), vx, vy);
}
/** Steps until something is said; false when it never is. */
function until(spel: TestSpel, event: string, seconds = 6): boolean {
  const before = said(spel, event).length;
  for (let i = 0; i < seconds * 60 && said(spel, event).length === before; i += 1) spel.step(1);
  return said(spel, event).length > before;
}
/** A target with the right answer, or with another one. */
function target(spel: TestSpel, good: boolean): Entity {
  const right = spel.round.built(spel.session.question()?.id ?? '')?.sleutel.goed[0];
  const found = spel.scene.group('doel').find(({ token }) => (token?.text === right) === good);
  if (found === undefined) throw new Error('no such target');
  return found;
}
/** A ball that lies on the left flipper. */
async function held(o: Partial<TestOptions> = {}): Promise<TestSpel> {
  const spel = await begin({ doc: PLAIN, ...o });
  put(spel, [500, 500]);
  expect(until(spel, 'catch')).toBe(true);
  return spel;
}

describe('the parameters of a ball game', () => {
  it('have defaults, and room for four flippers at most', () => {
    expect(bounceSchema.parse({ use: 'bounce', ball: 'bal' })).toMatchObject({ flippers: [], speed: 0, radius: 18 });
    const flippers = Array.from({ length: 5 }, () => ({ entity: 'links', side: 'left' }));
    expect(bounceSchema.safeParse({ use: 'bounce', ball: 'bal', flippers }).success).toBe(false);
  });

  it('need a flipper body for a flipper', async () => {
    const doc = withBounce({ flippers: [{ entity: 'bumper', side: 'left' }] });
    await expect(begin({ doc })).rejects.toThrow('no flipper body');
  });
});

describe('the plunger', () => {
  it('keeps the ball until it is let go, and throws it as far as it was drawn back', async () => {
    const where: number[] = [];
    for (const seconds of [0.1, 1]) {
      const spel = await begin();
      spel.seconds(2);
      expect(Math.abs(ball(spel).x - 916)).toBeLessThan(2);
      act(spel, true);
      spel.seconds(seconds);
      act(spel, false);
      expect(said(spel, 'launch')).toHaveLength(1);
      spel.seconds(0.65);
      where.push(ball(spel).x);
      spel.destroy();
    }
    expect(where[1]).toBeLessThan((where[0] ?? 0) - 40);
  });

  it('does not listen to a hand that was not on it', async () => {
    const spel = await begin();
    act(spel, false);
    spel.seconds(1);
    expect(said(spel, 'launch')).toEqual([]);
    spel.destroy();
  });
});

describe('a ball on a flipper', () => {
  it('is aimed at every target in turn, shown by the ring and the dots', async () => {
    const spel = await held();
    spel.seconds(1);
    expect(spel.scene.group('stip').every(({ visible }) => visible)).toBe(true);
    spel.seconds(1.2);
    expect(new Set(said(spel, 'aim')).size).toBe(3);
    spel.destroy();
  });

  it('is shot at what it was aimed at, and that is the answer', async () => {
    const spel = await held();
    spel.seconds(0.5);
    const aimed = said(spel, 'aim').at(-1)?.split(' ')[1];
    key(spel, 'left');
    expect(said(spel, 'shot')).toEqual([`shot ${aimed}`]);
    expect(until(spel, 'hit')).toBe(true);
    expect(spel.last?.attempt.kind).toBe('pick');
    spel.destroy();
  });

  it('stays when the other flipper goes up', async () => {
    const spel = await held();
    spel.seconds(0.5);
    key(spel, 'right');
    spel.seconds(0.2);
    expect(said(spel, 'flip')).toHaveLength(1);
    expect(said(spel, 'shot')).toEqual([]);
    spel.destroy();
  });

  it('only flies up when nobody could have seen what it aimed at', async () => {
    const spel = await held({ doc: withBounce({ plunger: undefined, seen: 0.5 }) });
    spel.seconds(0.1);
    key(spel, 'left');
    spel.seconds(2);
    expect(said(spel, 'shot')).toEqual([]);
    expect(spel.last).toBeNull();
    spel.destroy();
  });

  it('rolls off in the end, is saved, and comes back', async () => {
    const spel = await held();
    expect(until(spel, 'drain', 8)).toBe(true);
    expect(until(spel, 'catch', 10)).toBe(true);
    expect(spel.last).toBeNull();
    spel.destroy();
  });

  it('waits in calm, where a tap on a target is a shot', async () => {
    const spel = await held({ accessibility: { calm: true } });
    spel.seconds(20);
    expect(said(spel, 'drain')).toEqual([]);
    const [target] = spel.scene.group('doel');
    spel.session.intent({ kind: 'down', x: target?.x ?? 0, y: target?.y ?? 0, device: 'aanraken' });
    expect(until(spel, 'hit')).toBe(true);
    spel.destroy();
  });

  it('waits after a miss too, and takes a tap on a target for a shot until one was right', async () => {
    const spel = await held();
    const tap = ({ x, y }: Entity): void => spel.session.intent({ kind: 'down', x, y, device: 'aanraken' });
    tap(target(spel, true));
    expect(said(spel, 'shot')).not.toContain(`shot ${target(spel, true).id}`);
    spel.session.choose(target(spel, false).token?.id ?? '', 'knop');
    expect(until(spel, 'hit', 20)).toBe(true);
    expect(spel.last?.verdict.ok).toBe(false);
    spel.seconds(12);
    const drains = said(spel, 'drain').length;
    spel.seconds(20);
    expect(said(spel, 'drain')).toHaveLength(drains);
    tap(target(spel, true));
    expect(until(spel, 'hit')).toBe(true);
    expect(spel.last?.verdict.ok).toBe(true);
    spel.destroy();
  });
});

describe('the free ball', () => {
  it('gives no answer by chance', async () => {
    const spel = await begin({ doc: PLAIN });
    const [target] = spel.scene.group('doel');
    put(spel, [target?.x ?? 0, 300, 0, -700]);
    spel.seconds(1);
    expect(spel.last).toBeNull();
    spel.destroy();
  });

  it('leaves a bumper faster than it came, and falls through a ring', async () => {
    const spel = await begin({ doc: PLAIN });
    put(spel, [624, 330, 0, 60]);
    expect(until(spel, 'bumper')).toBe(true);
    spel.step(1);
    expect(Math.abs(spel.scene.services.world?.vy(ball(spel)) ?? 0)).toBeGreaterThan(400);
    put(spel, [480, 270, 0, 60]);
    expect(until(spel, 'hoop')).toBe(true);
    spel.destroy();
  });

  it('is thrown up by a flipper that goes up under it', async () => {
    const spel = await begin({ doc: withBounce({ plunger: undefined, sticky: 0, targets: undefined }) });
    put(spel, [520, 480]);
    spel.seconds(0.25);
    key(spel, 'left');
    let highest = 600;
    for (let i = 0; i < 60; i += 1) {
      spel.step(1);
      highest = Math.min(highest, ball(spel).y);
    }
    expect(highest).toBeLessThan(400);
    spel.destroy();
  });

  it('is fetched when it comes back to no flipper', async () => {
    const spel = await begin({ doc: withBounce({ plunger: undefined, patience: 2 }) });
    for (let i = 0; i < 150; i += 1) {
      put(spel, [400, 150]);
      spel.step(1);
    }
    spel.seconds(0.5);
    expect(said(spel, 'catch').length).toBeGreaterThan(0);
    spel.destroy();
  });

  it('leaves a tap on a toy to the toy', async () => {
    const spel = await begin();
    spel.session.intent({ kind: 'down', x: 1100, y: 300, device: 'aanraken' });
    expect(said(spel, 'tap')).toEqual(['tap bel']);
    expect(said(spel, 'charge')).toEqual([]);
    spel.destroy();
  });
});

describe('a choice', () => {
  it('is shot from wherever the ball is, once', async () => {
    const spel = await begin();
    const [, target] = spel.scene.group('doel');
    if (target?.token === null || target === undefined) throw new Error('no target');
    spel.session.choose(target.token.id, 'knop');
    spel.session.choose(target.token.id, 'knop');
    spel.seconds(4);
    expect(said(spel, 'hit')).toHaveLength(1);
    expect(said(spel, 'hit')[0]).toContain(target.id);
    spel.destroy();
  });

  it('is what the bots of every mode play with', async () => {
    for (const accessibility of [{}, { calm: true }, { reducedMotion: true }, { oneSwitch: true }])
      for (const bot of ['goed', 'fout'] as const) {
        const out = await playWithBot({
          doc: PINBALL,
          fixture: 'select:3',
          bot,
          accessibility,
          items: 2,
          maxSeconds: 90,
        });
        expect(out, `${bot} ${JSON.stringify(accessibility)}`).toMatchObject({ done: true });
      }
  });

  it('costs a bot that misses ten times less than 90 seconds', async () => {
    const out = await playWithBot({ doc: PINBALL, fixture: 'select:4', bot: 'fout', items: 4, maxSeconds: 90 });
    expect(out).toMatchObject({ done: true });
    expect(out.pogingen).toBeGreaterThanOrEqual(10);
  });
});

describe('a paddle', () => {
  it('keeps the ball at one speed, and follows the pointer and the keys between its ends', async () => {
    const spel = await begin({ doc: PADDLE, fixture: 'sequence:kat' });
    const world = spel.scene.services.world;
    put(spel, [620, 300, 0, 100]);
    spel.seconds(0.3);
    expect(Math.hypot(world?.vx(ball(spel)) ?? 0, world?.vy(ball(spel)) ?? 0)).toBeCloseTo(420, 0);
    spel.session.intent({ kind: 'move', x: 100, y: 500, device: 'muis' });
    expect(spel.scene.entity('plank').x).toBe(450);
    key(spel, 'right');
    spel.seconds(2);
    key(spel, 'right', false);
    expect(spel.scene.entity('plank').x).toBe(790);
    spel.destroy();
  });

  it('sends the ball to the side on which it was touched', async () => {
    for (const side of [-1, 1]) {
      const spel = await begin({ doc: PADDLE, fixture: 'sequence:kat' });
      put(spel, [620 + side * 60, 460, 0, 420]);
      spel.seconds(0.4);
      expect(Math.sign(spel.scene.services.world?.vx(ball(spel)) ?? 0)).toBe(side);
      spel.destroy();
    }
  });
});

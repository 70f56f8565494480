import { describe, expect, it } from 'vitest';
import type { Entity, Intent } from '#engine/runtime/contract.ts';
import { playWithBot, startTestSpel, type TestOptions, type TestSpel } from '#engine/runtime/test-kit.ts';
import { RopeChain } from './pieces/rope-chain.ts';
import { ANGLER, PARTY, RESCUE } from './pieces/test-rope.ts';

const begin = async (o: Partial<TestOptions> = {}): Promise<TestSpel> => {
  const spel = await startTestSpel({ doc: RESCUE, fixture: 'sequence:kat', ...o });
  spel.session.start();
  spel.seconds(5);
  return spel;
};
const floats = (spel: TestSpel) => spel.scene.group('drijver').filter(({ token }) => token !== null);
const helicopter = (spel: TestSpel) => spel.scene.entity('heli');
const hook = (spel: TestSpel) => spel.scene.entity('haak');
const parts = (spel: TestSpel): readonly string[] => {
  const built = spel.round.built(spel.session.question()?.id ?? '');
  return built?.solution.soort === 'reeks' ? built.solution.delen : [built?.sleutel.goed[0] ?? ''];
};
function carrier(spel: TestSpel, text: string, same = true): Entity {
  const thing = floats(spel).find(({ token }) => (token?.text === text) === same);
  if (thing === undefined) throw new Error('nobody floats there');
  return thing;
}
const tap = (spel: TestSpel, x: number, y: number): void => {
  for (const kind of ['down', 'up'] as const) spel.session.intent({ kind, x, y, device: 'aanraken' } satisfies Intent);
};
const key = (spel: TestSpel, dir: 'left' | 'right', down: boolean): void =>
  spel.session.intent({ kind: 'dir', dir, down, device: 'toets' });
const space = (spel: TestSpel): void => spel.session.intent({ kind: 'act', down: true, device: 'toets' });
const count = (spel: TestSpel, event: string): number => spel.events.filter((e) => e.split(' ')[0] === event).length;
/** Lifts somebody by itself, and waits until the rope is free again. */
function lift(spel: TestSpel, thing: Entity): void {
  spel.session.choose(thing.token?.id ?? '', 'knop');
  spel.seconds(5);
}

describe('a chain', () => {
  const chain = (): RopeChain => {
    const one = new RopeChain(8, { length: 200, gravity: 1800, damping: 0.97, stiffness: 0.9 });
    one.top.x = 100;
    one.top.y = 50;
    one.rest();
    return one;
  };

  it('is never longer than it is, however it is pulled about', () => {
    const one = chain();
    for (let i = 0; i < 300; i += 1) {
      one.top.x = 100 + Math.sin(i / 9) * 160;
      if (i % 50 === 0) one.push(900, -300);
      one.step(1 / 60);
      expect(Math.hypot(one.end.x - one.top.x, one.end.y - one.top.y)).toBeLessThanOrEqual(200.001);
    }
  });

  it('comes to rest straight below its knot, and swings for a while before that', () => {
    const one = chain();
    one.push(600, 0);
    let far = 0;
    for (let i = 0; i < 600; i += 1) {
      one.step(1 / 60);
      far = Math.max(far, Math.abs(one.end.x - 100));
    }
    expect(far).toBeGreaterThan(30);
    expect(Math.abs(one.end.x - 100)).toBeLessThan(4);
    expect(one.end.y).toBeGreaterThan(245);
  });
});

describe('hovering and winching', () => {
  it('flies by keys, by finger and to a tap, and stays within its air', async () => {
    const spel = await begin();
    key(spel, 'right', true);
    spel.seconds(0.6);
    key(spel, 'right', false);
    expect(helicopter(spel).x).toBeGreaterThan(720);
    spel.seconds(1);
    key(spel, 'right', true);
    spel.seconds(4);
    key(spel, 'right', false);
    expect(helicopter(spel).x).toBeLessThanOrEqual(1200);
    tap(spel, 300, 400);
    spel.seconds(2);
    expect(Math.abs(helicopter(spel).x - 300)).toBeLessThan(12);
    const { x, y } = helicopter(spel);
    spel.session.intent({ kind: 'down', x, y, device: 'muis' });
    spel.session.intent({ kind: 'move', x: x + 200, y: y + 40, device: 'muis' });
    spel.seconds(1.5);
    expect(Math.abs(helicopter(spel).x - x - 200)).toBeLessThan(30);
    spel.session.intent({ kind: 'up', x: x + 200, y: y + 40, device: 'muis' });
    spel.destroy();
  });

  it('hovers above whoever is tapped, and lifts at the second tap', async () => {
    const spel = await begin();
    const one = carrier(spel, parts(spel)[0] ?? '');
    tap(spel, one.x, one.y);
    spel.seconds(2.5);
    expect([count(spel, 'aim'), spel.last]).toEqual([1, null]);
    expect(Math.abs(hook(spel).x - one.x)).toBeLessThan(30);
    tap(spel, one.x, one.y);
    spel.seconds(2);
    expect(spel.last?.verdict.ok).toBe(true);
    spel.destroy();
  });

  it('lifts for who cannot stop tapping too', async () => {
    const spel = await begin();
    const one = carrier(spel, parts(spel)[0] ?? '');
    for (let nr = 0; nr < 12 && spel.last === null; nr += 1) {
      tap(spel, one.x, one.y);
      spel.seconds(0.3);
    }
    expect(spel.last?.verdict.ok).toBe(true);
    spel.destroy();
  });

  it('shows its keys to who uses them, and not to a finger', async () => {
    const spel = await begin();
    expect(spel.scene.entity('toets').visible).toBe(false);
    space(spel);
    expect(spel.scene.entity('toets').visible).toBe(true);
    tap(spel, 300, 400);
    expect(spel.scene.entity('toets').visible).toBe(false);
    spel.destroy();
  });

  it('lifts what is under it by Space, and by its button', async () => {
    for (const pull of [space, (spel: TestSpel) => tap(spel, 1200, 650)]) {
      const spel = await begin();
      const one = carrier(spel, parts(spel)[0] ?? '');
      tap(spel, one.x, one.y);
      spel.seconds(1.5);
      pull(spel);
      spel.seconds(2);
      expect(spel.last?.attempt).toMatchObject({ kind: 'place', slot: 0 });
      spel.destroy();
    }
  });

  it('brings what is right to the deck, and its part to the word', async () => {
    const spel = await begin();
    const one = carrier(spel, parts(spel)[0] ?? '');
    lift(spel, one);
    expect(count(spel, 'saved')).toBe(1);
    expect([Math.round(one.x), Math.round(one.y), one.state]).toEqual([960, 520, 'saved']);
    expect(spel.state.getState().rail[0]?.text).toBe(parts(spel)[0]);
    spel.destroy();
  });

  it('lets go what is not right, which comes home with its token', async () => {
    const spel = await begin();
    const one = carrier(spel, parts(spel)[0] ?? '', false);
    const { x } = one;
    lift(spel, one);
    expect([count(spel, 'release'), count(spel, 'saved')]).toEqual([1, 0]);
    expect(Math.abs(one.x - x)).toBeLessThan(2);
    expect(one.token).not.toBeNull();
    spel.destroy();
  });

  it('needs one tap only in calm, and has no wind there', async () => {
    const spel = await begin({ s: 1, accessibility: { calm: true } });
    spel.seconds(20);
    expect(count(spel, 'gust')).toBe(0);
    const one = carrier(spel, parts(spel)[0] ?? '');
    tap(spel, one.x, one.y);
    spel.seconds(3);
    expect(spel.last?.verdict.ok).toBe(true);
    spel.destroy();
  });

  it('has gusts for who can fly, and hangs straight with less movement', async () => {
    const windy = await begin({ s: 1 });
    windy.seconds(20);
    expect(count(windy, 'gust')).toBeGreaterThan(1);
    windy.destroy();
    const still = await begin({ s: 1, accessibility: { reducedMotion: true } });
    tap(still, 200, 660);
    for (let i = 0; i < 60; i += 1) {
      still.step(2);
      expect(Math.abs(hook(still).x - helicopter(still).x)).toBeLessThan(8);
    }
    still.destroy();
  });

  it('brings something up from the deep when nobody was there, another one each time', async () => {
    const spel = await begin();
    tap(spel, 900, 400);
    spel.seconds(2);
    const kinds: string[] = [];
    for (let i = 0; i < 3; i += 1) {
      space(spel);
      spel.seconds(5);
      kinds.push(spel.events.findLast((event) => event.startsWith('catch ')) ?? '');
    }
    expect(count(spel, 'dip')).toBe(3);
    expect(count(spel, 'catch')).toBe(3);
    expect(kinds[0]).not.toBe('');
    expect(spel.last).toBeNull();
    spel.destroy();
  });
});

describe('who waits', () => {
  it('is somebody with the part that is needed, at every moment of a long word', async () => {
    const spel = await begin({ fixture: 'sequence:schroevendraaier' });
    for (const part of parts(spel).slice(0, 8)) {
      expect(floats(spel).map(({ token }) => token?.text)).toContain(part);
      lift(spel, carrier(spel, part));
    }
    expect(count(spel, 'right')).toBe(8);
    spel.destroy();
  });

  it('comes when it is asked for by name', async () => {
    const spel = await begin({ fixture: 'sequence:schroevendraaier' });
    const here = new Set(floats(spel).map(({ token }) => token?.id));
    const away = spel.scene.tokens().find(({ id }) => !here.has(id));
    spel.session.choose(away?.id ?? '', 'knop');
    expect(floats(spel).some(({ token }) => token?.id === away?.id)).toBe(true);
    spel.seconds(3);
    expect(spel.last).not.toBeNull();
    spel.destroy();
  });
});

describe('pairs', () => {
  const pair = (spel: TestSpel, right: boolean): [Entity, Entity] => {
    const built = spel.round.built(spel.session.question()?.id ?? '');
    const [first, ...others] = floats(spel);
    if (first === undefined || built?.solution.soort !== 'paren') throw new Error('no pairs');
    const mate = built.solution.partner.get(first.token?.id ?? '');
    const other = others.find(({ token }) => (token?.id === mate) === right);
    if (other === undefined) throw new Error('no other');
    return [first, other];
  };

  it('are brought together: a right one goes to the deck, a wrong one goes home', async () => {
    for (const right of [true, false]) {
      const spel = await begin({ fixture: 'pairs:meervoud' });
      const [first, other] = pair(spel, right);
      lift(spel, first);
      expect(count(spel, 'half')).toBe(1);
      lift(spel, other);
      expect(spel.last?.attempt).toMatchObject({ kind: 'pair' });
      expect(count(spel, 'saved')).toBe(right ? 2 : 0);
      expect(count(spel, 'release')).toBe(right ? 0 : 1);
      spel.destroy();
    }
  });
});

describe('who hangs on the hook', () => {
  it('is no hindrance: touched before the other of its pair, it is the other one that is meant', async () => {
    const spel = await begin({ fixture: 'pairs:meervoud' });
    const [one, other] = floats(spel);
    if (one === undefined || other === undefined) throw new Error('no pair floats there');
    for (const thing of [one, one]) {
      tap(spel, thing.x, thing.y);
      spel.seconds(3);
    }
    expect(spel.events).toContain(`half ${one.id}`);
    tap(spel, other.x, other.y);
    spel.seconds(3);
    expect(spel.last).toBeNull();
    tap(spel, one.x, one.y);
    spel.seconds(3);
    expect(spel.last?.attempt).toMatchObject({ kind: 'pair' });
    spel.destroy();
  });
});

describe('other ropes', () => {
  it('a line swings by itself, is cast at an angle, and lifts what was chosen', async () => {
    const spel = await begin({ doc: ANGLER, fixture: 'select:3' });
    let left = 0;
    let right = 0;
    for (let i = 0; i < 120; i += 1) {
      spel.step(2);
      left = Math.min(left, hook(spel).x - 640);
      right = Math.max(right, hook(spel).x - 640);
    }
    expect([left < -60, right > 60]).toEqual([true, true]);
    space(spel);
    spel.seconds(5);
    expect(count(spel, 'raise')).toBe(1);
    const out = await playWithBot({ doc: ANGLER, fixture: 'select:3', bot: 'goed', items: 2, maxSeconds: 60 });
    expect(out).toMatchObject({ done: true });
    spel.destroy();
  });

  it('a body swings when it is hit, and ducks', async () => {
    const spel = await begin({ doc: PARTY, fixture: 'entry:brood' });
    const body = spel.scene.entity('ezel');
    let far = 0;
    spel.session.intent({ kind: 'letter', letter: 'b', device: 'toets' });
    for (let i = 0; i < 60; i += 1) {
      spel.step(1);
      far = Math.max(far, Math.abs(body.x - 640));
    }
    expect(far).toBeGreaterThan(25);
    spel.session.intent({ kind: 'letter', letter: 'q', device: 'toets' });
    spel.step(13);
    expect(body.y).toBeLessThan(310);
    spel.seconds(1);
    expect([count(spel, 'hit'), count(spel, 'duck')]).toEqual([1, 1]);
    spel.destroy();
  });
});

describe('a round', () => {
  it.each(['sequence:kat', 'sequence:schroevendraaier', 'select:rijm', 'pairs:meervoud'])(
    '%s can be played in every mode, rightly and wrongly',
    async (fixture) => {
      for (const accessibility of [{}, { calm: true }, { reducedMotion: true }, { oneSwitch: true }])
        for (const bot of ['goed', 'fout'] as const) {
          const out = await playWithBot({ doc: RESCUE, fixture, bot, accessibility, items: 1, maxSeconds: 150 });
          expect(out, `${bot} ${JSON.stringify(accessibility)}`).toMatchObject({ done: true });
        }
    },
  );
});

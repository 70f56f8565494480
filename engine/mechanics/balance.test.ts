import { describe, expect, it } from 'vitest';
import { playWithBot, startTestSpel, type TestOptions, type TestSpel } from '#engine/runtime/test-kit.ts';
import { WAITER } from './pieces/test-tray.ts';
import { Tilt } from './pieces/balance-tilt.ts';

const begin = async (o: Partial<TestOptions> = {}): Promise<TestSpel> => {
  const spel = await startTestSpel({ doc: WAITER, fixture: 'sequence:kat', ...o });
  spel.session.start();
  spel.seconds(4);
  return spel;
};
const parts = (spel: TestSpel): readonly string[] => {
  const key = spel.round.built(spel.session.question()?.id ?? '')?.solution;
  return key?.soort === 'reeks' ? key.delen : [];
};
function build(spel: TestSpel): void {
  for (const part of parts(spel)) {
    const dish = spel.scene.group('kom').find((k) => k.token?.text === part);
    spel.session.choose(dish?.token?.id ?? '', 'muis');
    spel.seconds(0.8);
  }
}
const tilt = (spel: TestSpel): number => spel.scene.entity('blad').angle;
const press = (spel: TestSpel, dir: 'left' | 'right', down: boolean): void =>
  spel.session.intent({ kind: 'dir', dir, down, device: 'toets' });
/** Until the walk begins. */
function depart(spel: TestSpel): void {
  for (let i = 0; i < 100 && !spel.events.some((e) => e.startsWith('depart')); i += 1) spel.seconds(0.1);
}

describe('loading', () => {
  it('puts what was given on the platform, in reading order, and leans to the heavy side', async () => {
    const spel = await begin();
    const [first = ''] = parts(spel);
    const dish = spel.scene.group('kom').find((k) => k.token?.text === first);
    spel.session.choose(dish?.token?.id ?? '', 'muis');
    spel.seconds(1.5);
    expect(spel.scene.group('bord').map((r) => r.token?.text)).toEqual([first]);
    expect(tilt(spel)).toBeLessThan(-0.5);
    spel.destroy();
  });

  it('dips when something does not belong there, and takes nothing', async () => {
    const spel = await begin();
    const wrong = spel.scene.group('kom').find((k) => k.token !== null && k.token.text !== parts(spel)[0]);
    spel.session.choose(wrong?.token?.id ?? '', 'muis');
    spel.step(12);
    expect(tilt(spel)).toBeLessThan(-0.5);
    expect(spel.scene.group('bord')).toHaveLength(0);
    spel.destroy();
  });
});

describe('the counter', () => {
  it('has a look for every dish, which goes along onto the platform when that knows it', async () => {
    const spel = await begin();
    expect([...new Set(spel.scene.group('kom').map(({ state }) => state))].toSorted()).toEqual(['blauw', 'rood']);
    build(spel);
    expect(spel.scene.group('bord').map(({ state }) => state)).toEqual(['rood', 'rood', 'rood']);
    spel.destroy();
  });

  it('takes a dish that is dropped on an end of the platform, and none that stays on the counter', async () => {
    const spel = await begin();
    const dish = spel.scene.group('kom').find((k) => k.token?.text === parts(spel)[0]);
    if (dish === undefined) throw new Error('no dish');
    const drag = (x: number, y: number): void => {
      for (const [kind, at] of [
        ['down', dish],
        ['move', { x: dish.x + 40, y: dish.y - 40 }],
        ['move', { x, y }],
        ['up', { x, y }],
      ] as const)
        spel.session.intent({ kind, x: at.x, y: at.y, device: 'aanraken' });
    };
    drag(640, 590);
    expect(spel.last).toBeNull();
    spel.seconds(1);
    drag(1000, 330);
    expect(spel.last?.verdict.ok).toBe(true);
    spel.destroy();
  });
});

describe('the walk', () => {
  it('brings the word to the table, in turn left and right, and comes back', async () => {
    const spel = await begin({ items: 2, accessibility: { calm: true } });
    for (const table of ['links', 'rechts']) {
      build(spel);
      spel.seconds(9);
      expect(spel.events).toContain(`served ${table} clean`);
    }
    spel.destroy();
  });

  it('takes the large word away once the child has the tray in its hands', async () => {
    const spel = await begin();
    build(spel);
    const woord = (): unknown => spel.state.getState().woord;
    expect(woord()).not.toBeNull();
    depart(spel);
    spel.step(2);
    expect(woord()).toBeNull();
    expect(spel.session.phase).toBe('woordklaar');
    spel.destroy();
  });

  it('catches what the child lets slide off, and throws it back', async () => {
    const spel = await begin({ s: 1, items: 1 });
    build(spel);
    depart(spel);
    press(spel, 'right', true);
    for (let i = 0; i < 60 && !spel.events.some((e) => e.startsWith('tipped')); i += 1) spel.seconds(0.1);
    press(spel, 'right', false);
    expect(spel.events.some((e) => e.startsWith('tipped'))).toBe(true);
    spel.seconds(12);
    expect(spel.events.some((e) => e.startsWith('caught'))).toBe(true);
    expect(spel.events.some((e) => e.startsWith('served') && e.endsWith('caught'))).toBe(true);
    spel.destroy();
  });

  it('is heard when something begins to slide, and higher piles slide sooner', async () => {
    const firstSlide = async (words: number): Promise<number> => {
      const spel = await begin({ items: 4, accessibility: { calm: true } });
      for (let i = 0; i < words; i += 1) {
        build(spel);
        spel.seconds(9);
      }
      build(spel);
      for (let i = 0; i < 100 && spel.events.filter((e) => e.startsWith('depart')).length <= words; i += 1)
        spel.seconds(0.1);
      press(spel, 'right', true);
      let steepest = 0;
      for (let i = 0; i < 200 && !spel.events.some((e) => e.startsWith('slide')); i += 1) {
        spel.step(1);
        steepest = Math.max(steepest, tilt(spel));
      }
      spel.destroy();
      return steepest;
    };
    const [low, high] = [await firstSlide(0), await firstSlide(3)];
    expect(low).toBeGreaterThan(6);
    expect(high).toBeLessThan(low);
  });

  it('sets things down side by side, however many there are', async () => {
    const spel = await begin({
      items: 1,
      fixture: 'sequence:schroevendraaier-klankgroepen',
      accessibility: { calm: true },
    });
    build(spel);
    spel.seconds(7);
    expect(spel.events.some((e) => e.startsWith('served'))).toBe(true);
    const row = spel.scene.group('bord').toSorted((a, b) => a.x - b.x);
    const [a, b] = row;
    if (a === undefined || b === undefined) throw new Error('nothing on the table');
    expect(b.x - a.x).toBeGreaterThanOrEqual(spel.scene.tokenWidth(86) * a.scale - 1);
    spel.destroy();
  });

  it('obeys the hand: the side that is pressed goes down, an edge that is lifted goes up', async () => {
    const spel = await begin();
    build(spel);
    depart(spel);
    const at = (kind: 'down' | 'move' | 'up', x: number, y: number): void =>
      spel.session.intent({ kind, x, y, device: 'aanraken' });
    at('down', 900, 300);
    spel.step(20);
    expect(tilt(spel)).toBeGreaterThan(1);
    at('move', 900, 250);
    spel.step(50);
    expect(tilt(spel)).toBeLessThan(0);
    at('up', 900, 250);
    spel.destroy();
  });

  it('stays level by itself in calm and with one switch', async () => {
    for (const accessibility of [{ calm: true }, { oneSwitch: true }]) {
      const spel = await begin({ s: 1, accessibility });
      build(spel);
      depart(spel);
      spel.seconds(3);
      expect(spel.events.some((e) => e.startsWith('tipped'))).toBe(false);
      spel.destroy();
    }
  });

  it('makes the pile under each thing one higher with every word', async () => {
    const spel = await begin({ items: 3, accessibility: { calm: true } });
    const states: string[][] = [];
    for (let i = 0; i < 3; i += 1) {
      build(spel);
      states.push(spel.scene.group('stapel').map(({ state }) => state));
      spel.seconds(9);
    }
    expect(states.map((all) => all[0] ?? '')).toEqual(['', 'n1', 'n2']);
    spel.destroy();
  });
});

describe('sorting', () => {
  it('gives what slides off to the bin of that side', async () => {
    const spel = await begin({ fixture: 'sort:2', items: 1 });
    press(spel, 'left', true);
    for (let i = 0; i < 60 && spel.last === null; i += 1) spel.seconds(0.1);
    press(spel, 'left', false);
    expect(spel.last?.attempt).toMatchObject({ kind: 'bin' });
    spel.destroy();
  });

  it.each([{ calm: true }, { reducedMotion: true }, { calm: true, reducedMotion: true }])(
    'can always be done, also where things hold firmly: %o',
    async (accessibility) => {
      const mechanics = [{ ...WAITER.mechanics[0], hold: 12 }];
      const doc = { ...WAITER, mechanics };
      const spel = await begin({ doc, fixture: 'sort:2', items: 1, accessibility });
      press(spel, 'left', true);
      spel.seconds(4);
      expect(spel.last?.attempt).toMatchObject({ kind: 'bin' });
      spel.destroy();
    },
  );

  it('takes the thing that is touched for named, so that its bins can be chosen', async () => {
    const spel = await begin({ fixture: 'sort:2', items: 1 });
    const [dish] = spel.scene.group('bord');
    const bins = (): boolean[] =>
      spel.state
        .getState()
        .choices.slice(-2)
        .map(({ busy }) => busy);
    expect(bins()).toEqual([true, true]);
    const at = { x: dish?.x ?? 0, y: dish?.y ?? 0, device: 'aanraken' as const };
    for (const kind of ['down', 'up'] as const) spel.session.intent({ kind, ...at });
    expect(bins()).toEqual([false, false]);
    spel.destroy();
  });

  it('lets what was brought be eaten, so that words never lie over one another', async () => {
    const spel = await begin({ fixture: 'sort:2', items: 1, accessibility: { calm: true } });
    const [dish] = spel.scene.group('bord');
    if (dish === undefined) throw new Error('nothing on the tray');
    for (const bin of spel.scene.group('bakken')) {
      for (const { token } of [dish, bin]) spel.session.choose(token?.id ?? '', 'muis');
      spel.seconds(5);
    }
    expect(dish).toMatchObject({ token: null, state: 'op' });
    expect(spel.events.some((e) => e.startsWith('eaten'))).toBe(true);
    spel.destroy();
  });
});

it('never leans further than it may', () => {
  const platform = new Tilt();
  platform.rests = false;
  platform.push = 400;
  for (let i = 0; i < 600; i += 1) platform.step(1 / 60);
  expect(platform.angle).toBe(platform.most);
  platform.level();
  expect([platform.angle, platform.speed]).toEqual([0, 0]);
});

it.each(['sequence:kat', 'sequence:schroevendraaier-klankgroepen', 'sort:2'])(
  'is played to the end by bots: %s',
  async (fixture) => {
    for (const bot of ['goed', 'fout', 'willekeurig'] as const)
      for (const accessibility of [{}, { calm: true }, { reducedMotion: true }, { oneSwitch: true }]) {
        const out = await playWithBot({ doc: WAITER, fixture, bot, accessibility });
        expect(out.done, `${bot} ${out.step}`).toBe(true);
      }
  },
  60_000,
);

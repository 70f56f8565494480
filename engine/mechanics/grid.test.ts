import { describe, expect, it } from 'vitest';
import type { Intent } from '#engine/runtime/contract.ts';
import { playWithBot, startTestSpel, type TestOptions, type TestSpel } from '#engine/runtime/test-kit.ts';
import { LAWN, MAZE, STREETS } from './pieces/test-board.ts';
import { gridSchema } from './grid.schema.ts';

const begin = async (o: Partial<TestOptions> = {}): Promise<TestSpel> => {
  const spel = await startTestSpel({ doc: MAZE, fixture: 'sequence:stroom', ...o });
  spel.session.start();
  spel.seconds(8);
  return spel;
};
/** The same scene with other parameters of its board. */
const withParams = (doc: typeof MAZE, part: object) => ({ ...doc, mechanics: [{ ...doc.mechanics[0], ...part }] });
const key = (spel: TestSpel, dir: 'left' | 'right' | 'up' | 'down', down = true): void =>
  spel.session.intent({ kind: 'dir', dir, down, device: 'toets' });
const carriers = (spel: TestSpel) =>
  ['pakje', 'gast', 'blad'].flatMap((name) => spel.scene.group(name).filter(({ token }) => token !== null));
const parts = (spel: TestSpel): readonly string[] => {
  const built = spel.round.built(spel.session.question()?.id ?? '');
  return built?.solution.soort === 'reeks' ? built.solution.delen : [built?.sleutel.goed[0] ?? ''];
};
function tap(spel: TestSpel, at: { x: number; y: number }): void {
  for (const kind of ['down', 'up'] as const)
    spel.session.intent({ kind, x: at.x, y: at.y, device: 'aanraken' } satisfies Intent);
}
/** Goes to the carrier with this text, or to another one. */
function goTo(spel: TestSpel, text: string, same = true): void {
  const thing = carriers(spel).find(({ token }) => (token?.text === text) === same);
  if (thing === undefined) throw new Error(`no carrier for ${text}`);
  tap(spel, thing);
  spel.seconds(4);
}
const count = (spel: TestSpel, event: string): number => spel.events.filter((e) => e.split(' ')[0] === event).length;

describe('a maze', () => {
  it('has an entrance, an exit, walls, and all parts of a small pool', async () => {
    const spel = await begin({ fixture: 'sequence:kat' });
    expect(carriers(spel)).toHaveLength(spel.scene.tokens().length);
    expect(spel.scene.group('poort')).toHaveLength(1);
    expect(spel.scene.group('heg').length).toBeGreaterThan(20);
    expect(spel.scene.group('hek').length).toBeGreaterThan(0);
    spel.destroy();
  });

  it('is walked to what is tapped, which is its answer; a short cut opens', async () => {
    const spel = await begin();
    const [first = ''] = parts(spel);
    goTo(spel, first);
    expect(spel.last?.verdict.ok).toBe(true);
    expect(spel.state.getState().rail[0]?.text).toBe(first);
    expect([count(spel, 'taken'), count(spel, 'open')]).toEqual([1, 1]);
    spel.destroy();
  });

  it('keeps what is too heavy, and one goes a step back', async () => {
    const spel = await begin();
    const before = carriers(spel).length;
    goTo(spel, parts(spel)[0] ?? '', false);
    expect(spel.last?.verdict.ok).toBe(false);
    expect(count(spel, 'heavy')).toBe(1);
    expect(carriers(spel)).toHaveLength(before);
    const tried = spel.last;
    spel.seconds(4);
    expect(spel.last).toBe(tried);
    spel.destroy();
  });

  it('opens its gate when the word is done, and one runs out into the next', async () => {
    const spel = await begin({ fixture: 'sequence:kat' });
    for (const part of parts(spel)) goTo(spel, part);
    expect([count(spel, 'connected'), count(spel, 'arrive')]).toEqual([1, 1]);
    spel.seconds(6);
    await spel.spokenOut();
    spel.seconds(3);
    expect(count(spel, 'board')).toBe(2);
    spel.destroy();
  });

  it('is walked by the arrows too, and tells when there is no way', async () => {
    const spel = await begin();
    for (const dir of ['left', 'up', 'right', 'down', 'right', 'up'] as const) {
      key(spel, dir);
      spel.seconds(0.5);
      key(spel, dir, false);
    }
    expect(count(spel, 'enterCell')).toBeGreaterThan(1);
    expect(count(spel, 'bump')).toBeGreaterThan(0);
    spel.destroy();
  });

  it('hesitates at a sign that a held key leads over: letting go there is the answer, holding on is not', async () => {
    const corridor = withParams(MAZE, { rows: 1, cols: 8 });
    const over = async (letsGo: boolean): Promise<TestSpel> => {
      const spel = await begin({ doc: corridor, fixture: 'sequence:kat' });
      const { x } = spel.scene.entity('loper');
      const first = carriers(spel)
        .filter((one) => one.x > x + 1)
        .toSorted((a, b) => a.x - b.x)[0];
      if (first === undefined) throw new Error('no carrier');
      key(spel, 'right');
      for (let i = 0; i < 200 && spel.scene.entity('loper').x < first.x - 1; i += 1) spel.step(1);
      spel.step(6);
      expect(Math.abs(spel.scene.entity('loper').x - first.x)).toBeLessThan(3);
      if (letsGo) key(spel, 'right', false);
      spel.step(40);
      return spel;
    };
    const meant = await over(true);
    expect(meant.last).not.toBeNull();
    meant.destroy();
    const passed = await over(false);
    expect(passed.last).toBeNull();
    expect(passed.scene.entity('loper').x).toBeGreaterThan(meant.scene.entity('loper').x);
    passed.destroy();
  });

  it('is followed by a finger that is held', async () => {
    const spel = await begin();
    const { x, y } = spel.scene.entity('loper');
    spel.session.intent({ kind: 'down', x: 640, y: 350, device: 'aanraken' });
    spel.seconds(0.3);
    spel.session.intent({ kind: 'move', x: 900, y: 350, device: 'aanraken' });
    spel.seconds(3);
    spel.session.intent({ kind: 'up', x: 900, y: 350, device: 'aanraken' });
    const now = spel.scene.entity('loper');
    expect(Math.abs(now.x - x) + Math.abs(now.y - y)).toBeGreaterThan(80);
    spel.destroy();
  });

  it('shows the way that was tapped, and the prints of the way that was gone', async () => {
    const spel = await begin();
    const { x } = spel.scene.entity('loper');
    const first = carriers(spel).toSorted((a, b) => Math.abs(b.x - x) - Math.abs(a.x - x))[0];
    if (first === undefined) throw new Error('no carrier');
    tap(spel, first);
    spel.step(2);
    expect(spel.scene.group('stip').some(({ visible }) => visible)).toBe(true);
    expect(spel.scene.group('ring').some(({ visible }) => visible)).toBe(true);
    spel.seconds(4);
    expect(spel.scene.group('stip').every(({ visible }) => !visible)).toBe(true);
    expect(spel.scene.group('ring').every(({ visible }) => !visible)).toBe(true);
    expect(spel.scene.group('voet').length).toBeGreaterThan(1);
    spel.destroy();
  });

  it('has things to find; what flees is found again elsewhere', async () => {
    const spel = await begin();
    const hunt = (name: string): void => {
      const [thing] = spel.scene.group(name);
      if (thing !== undefined) tap(spel, thing);
      spel.seconds(4);
    };
    hunt('munt');
    const found = count(spel, 'collect');
    expect(found).toBeGreaterThan(0);
    expect(spel.scene.group('beurs').filter(({ visible }) => visible)).toHaveLength(found);
    hunt('konijn');
    expect(count(spel, 'flee')).toBe(1);
    expect(spel.scene.group('konijn')).toHaveLength(1);
    spel.destroy();
  });

  it('lies in fog that goes where one comes; in calm it is clear and nobody else walks', async () => {
    const doc = { ...MAZE, tuning: { mist: 2, dieren: 2 } };
    const spel = await begin({ doc });
    const hidden = spel.scene.group('nevel').length;
    expect(hidden).toBeGreaterThan(5);
    goTo(spel, parts(spel)[0] ?? '');
    expect(spel.scene.group('nevel').length).toBeLessThan(hidden);
    expect(spel.scene.group('egel')).toHaveLength(2);
    spel.destroy();
    const calm = await begin({ doc, accessibility: { calm: true } });
    expect([calm.scene.group('nevel').length, calm.scene.group('egel').length]).toEqual([0, 0]);
    calm.destroy();
  });

  it('meets who walks about, and goes on after a moment', async () => {
    const spel = await begin({ doc: { ...withParams(MAZE, { cols: 3, rows: 2 }), tuning: { mist: 0, dieren: 3 } } });
    spel.seconds(25);
    expect(count(spel, 'meet')).toBeGreaterThan(0);
    goTo(spel, parts(spel)[0] ?? '');
    expect(spel.last).not.toBeNull();
    spel.destroy();
  });

  it('lays a large pool in turns, always with the part that is needed', async () => {
    const spel = await begin({ fixture: 'sequence:schroevendraaier', doc: withParams(MAZE, { count: 4 }) });
    for (const part of parts(spel)) {
      expect(carriers(spel).length).toBeLessThanOrEqual(5);
      goTo(spel, part);
    }
    expect(count(spel, 'taken')).toBe(parts(spel).length);
    spel.destroy();
  });

  it('places no plate over another while there is room', async () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const spel = await begin({ fixture: 'select:4', seed });
      const wide = spel.scene.tokenWidth(96);
      const list = carriers(spel);
      for (const [i, a] of list.entries()) {
        for (const b of list.slice(i + 1)) {
          expect(Math.abs(a.x - b.x) >= wide || Math.abs(a.y - b.y) >= 96, `seed ${seed}`).toBe(true);
        }
      }
      spel.destroy();
    }
  });

  it('ten misses in a row take less than 90 s', async () => {
    const out = await playWithBot({ doc: MAZE, fixture: 'select:4', bot: 'fout', items: 3, maxSeconds: 90 });
    expect(out.done).toBe(true);
  });
});

describe('streets', () => {
  it('are driven to a guest, who gets in, and to the house', async () => {
    const spel = await begin({ doc: STREETS, fixture: 'sequence:kat' });
    for (const part of parts(spel)) goTo(spel, part);
    spel.seconds(2);
    expect([count(spel, 'taken'), count(spel, 'connected'), count(spel, 'arrive')]).toEqual([3, 1, 1]);
    spel.seconds(6);
    await spel.spokenOut();
    spel.seconds(3);
    expect(spel.scene.group('huis')[0]?.state).toBe('');
    spel.destroy();
  });

  it('are driven on by one push of a key', async () => {
    const spel = await begin({ doc: STREETS, fixture: 'sequence:kat' });
    for (const dir of ['up', 'right', 'left'] as const) {
      key(spel, dir);
      key(spel, dir, false);
      spel.seconds(1.5);
    }
    expect(count(spel, 'enterCell')).toBeGreaterThan(1);
    spel.destroy();
  });
});

describe('a lawn', () => {
  it('never stops the one on it, who goes out at one side and in at the other', async () => {
    const spel = await begin({ doc: LAWN, fixture: 'sequence:kat' });
    const places: number[] = [];
    for (let i = 0; i < 40; i += 1) {
      spel.seconds(0.2);
      places.push(spel.scene.entity('kop').x);
    }
    expect(places.some((x, i) => x < (places[i - 1] ?? x) - 400)).toBe(true);
    spel.destroy();
  });

  it('gives a body of the parts that were right, which follows; a wrong one is closed for a while', async () => {
    const spel = await begin({ doc: LAWN, fixture: 'sequence:kat' });
    const [first = ''] = parts(spel);
    goTo(spel, first);
    expect(spel.scene.group('lid').map(({ token }) => token?.text)).toEqual([first]);
    const [lid] = spel.scene.group('lid');
    const { x, y } = spel.scene.entity('kop');
    expect(Math.abs((lid?.x ?? 0) - x) + Math.abs((lid?.y ?? 0) - y)).toBeLessThan(1200);
    spel.destroy();
  });

  it('gives no answer while nobody steers', async () => {
    const spel = await begin({ doc: LAWN, fixture: 'sequence:kat' });
    spel.seconds(40);
    expect([count(spel, 'taken'), count(spel, 'heavy')]).toEqual([0, 0]);
    spel.destroy();
  });

  it('adds a new part behind the head', async () => {
    const spel = await begin({ doc: LAWN, fixture: 'sequence:kat' });
    for (const part of parts(spel).slice(0, 2)) goTo(spel, part);
    const head = spel.scene.entity('kop');
    const [first, second] = spel.scene.group('lid').map(({ x, y }) => {
      const [across, down] = [Math.abs(x - head.x), Math.abs(y - head.y)];
      return Math.min(across, Math.abs(1120 - across)) + Math.min(down, Math.abs(490 - down));
    });
    expect(second).toBeLessThan(first ?? 0);
    spel.destroy();
  });

  it('is drawn mirrored on its way left', async () => {
    const spel = await begin({ doc: withParams(LAWN, { turn: false, mirror: true }), fixture: 'sequence:kat' });
    const seen = async (dir: 'left' | 'right' | 'up'): Promise<number> => {
      key(spel, dir);
      key(spel, dir, false);
      spel.seconds(0.6);
      return Math.sign(spel.scene.entity('kop').sx);
    };
    await seen('up');
    expect(await seen('left')).toBe(-1);
    expect(await seen('up')).toBe(-1);
    expect(await seen('right')).toBe(1);
    spel.destroy();
  });

  it('waits in calm', async () => {
    const spel = await begin({ doc: LAWN, fixture: 'sequence:kat', accessibility: { calm: true } });
    const { x, y } = spel.scene.entity('kop');
    spel.seconds(5);
    expect([spel.scene.entity('kop').x, spel.scene.entity('kop').y]).toEqual([x, y]);
    key(spel, 'right');
    key(spel, 'right', false);
    spel.seconds(2);
    expect(spel.scene.entity('kop').x).toBeGreaterThan(x + 40);
    spel.destroy();
  });

  it.each(['goed', 'fout', 'willekeurig'] as const)('is played by a bot: %s', async (bot) => {
    const out = await playWithBot({ doc: LAWN, fixture: 'sequence:kat', bot, items: 2 });
    expect(out.done).toBe(true);
  });
});

it('refuses a board without carriers', () => {
  expect(gridSchema.safeParse({ use: 'grid', mover: 'a', kinds: [] }).success).toBe(false);
});

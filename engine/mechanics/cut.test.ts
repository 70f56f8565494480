import { describe, expect, it } from 'vitest';
import { playWithBot, startTestSpel, type TestOptions, type TestSpel } from '#engine/runtime/test-kit.ts';
import { planRow } from './pieces/cut-row.ts';
import { SAWMILL } from './pieces/test-cut.ts';

async function begin(fixture: string, part: Partial<TestOptions> = {}): Promise<TestSpel> {
  const spel = await startTestSpel({ doc: SAWMILL, fixture, ...part });
  spel.session.start();
  while (spel.session.phase !== 'spel') spel.step(10);
  spel.seconds(1.4);
  return spel;
}
const open = (spel: TestSpel): string[] =>
  spel.state
    .getState()
    .choices.filter(({ busy }) => !busy)
    .map(({ label }) => label);
const hand = (spel: TestSpel, kind: 'down' | 'move' | 'up', at: { x: number; y: number }): void =>
  spel.session.intent({ kind, x: at.x, y: at.y, device: 'aanraken' });
const states = (spel: TestSpel): string[] => spel.scene.group('stuk').map(({ state }) => state);

describe('cut', () => {
  it('lays long words in more rows where that makes their pieces larger', () => {
    expect(planRow(6, [800, 240], [100, 200, 1])).toEqual({ size: 1, per: 6 });
    expect(planRow(18, [640, 800], [100, 200, 1])).toEqual({ size: 1, per: 6 });
    expect(planRow(18, [1100, 200], [100, 200, 1]).per).toBe(18);
  });

  it('cuts by a tap at a seam, and by a finger that slides to it', async () => {
    for (const from of [0, -130]) {
      const spel = await begin('mark:splits');
      const [, , seam] = spel.scene.group('naad');
      const at = { x: seam?.x ?? 0, y: 320 };
      hand(spel, 'down', { x: at.x + from, y: at.y });
      hand(spel, 'move', at);
      hand(spel, 'up', at);
      expect(spel.last?.attempt).toEqual({ kind: 'cut', after: [3] });
      expect(spel.last?.verdict.done).toBe(true);
      expect(states(spel)).toEqual(['left', 'mid', 'right', 'left', 'mid', 'right']);
      spel.destroy();
    }
  });

  it('bounces off a knot, and then waits a moment', async () => {
    const spel = await begin('mark:splits');
    spel.session.choose(spel.scene.group('stuk')[0]?.token?.id ?? '', 'muis');
    expect(spel.last?.verdict.ok).toBe(false);
    expect(spel.events.at(-1)).toMatch(/^knot/);
    const { last } = spel;
    spel.session.choose(spel.scene.group('stuk')[1]?.token?.id ?? '', 'muis');
    expect(spel.last).toBe(last);
    expect(states(spel)[0]).toBe('left');
    spel.destroy();
  });

  it('goes by keys and by its lever, and keeps off what is cut', async () => {
    const spel = await begin('mark:splits-lang');
    for (let i = 0; i < 5; i += 1) spel.session.intent({ kind: 'dir', dir: 'right', down: true, device: 'toets' });
    spel.session.intent({ kind: 'act', down: true, device: 'toets' });
    expect(spel.last?.attempt).toEqual({ kind: 'cut', after: [6] });
    expect(open(spel)).toHaveLength(14);
    spel.session.intent({ kind: 'dir', dir: 'right', down: true, device: 'toets' });
    spel.seconds(1);
    hand(spel, 'down', { x: 1150, y: 500 });
    expect(spel.last?.attempt).toEqual({ kind: 'cut', after: [7] });
    spel.destroy();
  });

  it('goes by itself for who is far, but not in calm', async () => {
    for (const calm of [false, true]) {
      const spel = await begin('mark:splits', { s: 1, accessibility: { calm } });
      const before = spel.events.filter((event) => event.startsWith('aim')).length;
      spel.seconds(8);
      const after = spel.events.filter((event) => event.startsWith('aim')).length;
      expect(after - before > 5).toBe(!calm);
      spel.destroy();
    }
  });

  it('lets the pieces fall into the tray, and gives a bonus for a word in one go', async () => {
    const spel = await begin('mark:splits');
    spel.session.choose(spel.scene.group('stuk')[2]?.token?.id ?? '', 'muis');
    spel.seconds(3);
    expect(spel.events).toContain('clean');
    expect(spel.events.filter((event) => event.startsWith('fell'))).toHaveLength(6);
    spel.destroy();
  });

  it('points out a piece where no seam is asked', async () => {
    const spel = await begin('mark:zoekfout');
    expect(spel.scene.group('naad')).toHaveLength(0);
    const piece = spel.scene.group('stuk')[1];
    hand(spel, 'down', { x: piece?.x ?? 0, y: 320 });
    hand(spel, 'up', { x: piece?.x ?? 0, y: 320 });
    expect(spel.last?.attempt).toEqual({ kind: 'token', index: 1 });
    expect(spel.last?.verdict.ok).toBe(true);
    spel.destroy();
  });

  it('sends words into tubes by a tap, a drag or a number, and spits them back', async () => {
    const spel = await begin('sort:2');
    const plank = spel.scene.group('plank')[0];
    hand(spel, 'down', { x: 640, y: 320 });
    hand(spel, 'move', { x: 400, y: 300 });
    expect(plank?.x).toBe(400);
    hand(spel, 'up', { x: 100, y: 160 });
    expect(spel.last?.attempt.kind).toBe('bin');
    const events = spel.events.filter((event) => /^(?:sucked|spat)/.test(event));
    expect(events).toHaveLength(1);
    spel.session.intent({ kind: 'pick', index: 1, device: 'toets' });
    expect(spel.events.filter((event) => /^(?:sucked|spat)/.test(event))).toHaveLength(2);
    spel.destroy();
  });

  it('takes a word up at a tap, and then asks where it goes', async () => {
    const spel = await begin('sort:2');
    const tubes = ['ei', 'ij'];
    expect(open(spel)).not.toContain('ei');
    const plank = spel.scene.group('plank')[0];
    for (const kind of ['down', 'up'] as const) hand(spel, kind, { x: plank?.x ?? 0, y: plank?.y ?? 0 });
    expect(open(spel)).toEqual(expect.arrayContaining(tubes));
    expect(spel.last).toBeNull();
    spel.destroy();
  });

  it.each(['mark:splits', 'mark:splits-lang', 'sort:2', 'sort:4'])('is played out by bots: %s', async (fixture) => {
    for (const bot of ['goed', 'fout', 'willekeurig'] as const) {
      const out = await playWithBot({ doc: SAWMILL, fixture, bot, accessibility: { reducedMotion: bot === 'goed' } });
      expect(out.done).toBe(true);
    }
  });

  it('opens a seam that was cut by another way than its own', async () => {
    const spel = await begin('mark:splits-lang');
    spel.session.attempt({ kind: 'cut', after: [6, 9] }, null, 'knop');
    expect(open(spel)).toHaveLength(13);
    spel.destroy();
  });
});

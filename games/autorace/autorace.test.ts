import { describe, expect, it } from 'vitest';
import { startTestSpel } from '#engine/runtime/test-kit.ts';
import doc from './scene.json' with { type: 'json' };
import { own } from './spel.ts';
import { leadAfter } from './ghost.ts';
import { besideOf, courseOf } from './scatterer.ts';

async function start(options: Partial<Parameters<typeof startTestSpel>[0]> = {}): ReturnType<typeof startTestSpel> {
  const spel = await startTestSpel({ doc, eigen: own, fixture: 'select:3', items: 2, ...options });
  spel.session.start();
  spel.seconds(5.5);
  return spel;
}

/** The token that is right, or a wrong one. */
function board(spel: Awaited<ReturnType<typeof start>>, correct: boolean): string {
  const built = spel.round.built(spel.session.question()?.id ?? '');
  if (built?.solution.soort !== 'kies') throw new Error('no choice');
  const { ruw } = built.solution;
  return [...ruw].find(([, text]) => built.sleutel.goed.includes(text) === correct)?.[0] ?? '';
}

it('takes the formats of its row in the matrix of formats', () => {
  expect([...new Set(doc.capabilities.flatMap(({ formats }) => formats))].sort()).toEqual([
    'gat',
    'kies',
    'oordeel',
    'werkwoord',
  ]);
});

describe('the race', () => {
  it('fires the turbo under the right sign and brings the mechanic out after a wrong one', async () => {
    const spel = await start();
    spel.session.choose(board(spel, false), 'muis');
    spel.seconds(5);
    expect(spel.events).toContain('grind auto');
    expect(spel.scene.group('pit')[0]?.visible).toBe(true);
    spel.session.choose(board(spel, true), 'muis');
    spel.seconds(6);
    expect(spel.events).toContain('turbo auto');
    spel.destroy();
  });

  it('strews coins and cones that never take more than they give', async () => {
    const spel = await start({ s: 1 });
    expect(spel.scene.group('munt')).toHaveLength(3);
    expect(spel.scene.group('kegel')).toHaveLength(3);
    const calm = await start({ accessibility: { calm: true } });
    expect(calm.scene.group('kegel')).toHaveLength(0);
    spel.destroy();
    calm.destroy();
  });

  it('lays the coins in a bend in the middle of a round and in a slalom at its end, with the cones out of their way', () => {
    for (const start of [0, 1, 2]) {
      const courses = [0, 0.4, 0.7].map((share) => courseOf(share, start));
      expect(courses.map((course) => course.length)).toEqual([3, 3, 5]);
      expect(courses.map((course) => new Set(course).size)).toEqual([1, 2, 3]);
      for (const course of courses)
        for (const [k, lane] of course.entries()) {
          expect(lane).toBeGreaterThanOrEqual(0);
          expect(Math.abs(lane - (course[k + 1] ?? lane))).toBeLessThanOrEqual(1);
          expect([lane, course[k + 1]]).not.toContain(besideOf(course, k));
        }
    }
  });

  it('drives from the forest through a gorge into an avenue of lamps', async () => {
    const spel = await start({ fixture: 'select:3', items: 10 });
    const near = (prefab: string): number =>
      spel.scene.group(prefab).filter(({ visible, view }) => visible && view.zIndex > 380).length;
    const seen: boolean[] = [];
    for (let word = 0; word < 9; word += 1) {
      spel.session.choose(board(spel, true), 'muis');
      spel.seconds(6);
      await spel.spokenOut();
      while (spel.session.phase !== 'spel' && spel.session.phase !== 'finale') spel.step(10);
      seen.push(near('lamp-rechts') > 2);
    }
    expect([seen[0], seen[3], seen[8]]).toEqual([false, false, true]);
    spel.destroy();
  });

  it('steers nobody who touches a balloon, and shows one for every clean word', async () => {
    const spel = await start({ items: 3 });
    spel.session.choose(board(spel, true), 'muis');
    spel.seconds(7);
    const [first] = spel.scene.group('vaarders');
    expect(spel.scene.group('vaarders').filter(({ visible }) => visible)).toHaveLength(1);
    spel.session.intent({ kind: 'dir', dir: 'right', down: true, device: 'toets' });
    const before = spel.events.filter((e) => e.startsWith('laneChanged')).length;
    for (const kind of ['down', 'up'] as const)
      spel.session.intent({ kind, x: first?.x ?? 0, y: first?.y ?? 0, device: 'aanraken' });
    expect(spel.events.some((e) => e.startsWith('tap vaarder-1'))).toBe(true);
    expect(spel.events.filter((e) => e.startsWith('laneChanged'))).toHaveLength(before);
    spel.destroy();
  });

  it('follows keys, swipes and taps', async () => {
    const spel = await start();
    const toets = (letter: string): string | undefined => spel.scene.group(`toets-${letter}`)[0]?.state;
    spel.session.intent({ kind: 'dir', dir: 'left', down: true, device: 'toets' });
    expect([toets('a'), toets('b')]).toEqual(['aan', 'uit']);
    spel.session.intent({ kind: 'down', x: 400, y: 500, device: 'aanraken' });
    spel.session.intent({ kind: 'up', x: 560, y: 500, device: 'aanraken' });
    expect(toets('b')).toBe('aan');
    spel.session.intent({ kind: 'down', x: 930, y: 520, device: 'muis' });
    spel.session.intent({ kind: 'up', x: 930, y: 520, device: 'muis' });
    expect(toets('c')).toBe('aan');
    spel.session.intent({ kind: 'pick', index: 0, device: 'toets' });
    expect(toets('a')).toBe('aan');
    spel.destroy();
  });

  it('shows how to steer and waits before the first gate until the child has done so', async () => {
    const spel = await start({ firstTime: true });
    spel.seconds(12);
    expect(spel.last).toBeNull();
    expect(spel.state.getState().explanation?.key).toBe('tut.stuur');
    spel.session.intent({ kind: 'dir', dir: 'right', down: true, device: 'toets' });
    expect(spel.state.getState().explanation?.key).toBe('tut.bord');
    spel.seconds(4);
    expect(spel.last).not.toBeNull();
    spel.destroy();
  });

  it('stands still with less movement: only the next view fades in, and nothing lies on the road', async () => {
    const spel = await start({ accessibility: { reducedMotion: true } });
    const along = (): string =>
      spel.scene
        .group('den*')
        .map((d) => `${Math.round(d.x)},${Math.round(d.y)}`)
        .join(' ');
    const pictures = new Set<string>();
    for (let i = 0; i < 60; i += 1) {
      spel.seconds(1 / 60);
      pictures.add(along());
    }
    expect(pictures.size).toBeLessThanOrEqual(2);
    expect(spel.scene.services.ride?.speed).toBeGreaterThan(10);
    expect(spel.scene.group('munt')).toHaveLength(0);
    const boards = spel.scene.group('bord').map((b) => [b.x, b.y, b.scale]);
    spel.seconds(1);
    expect(spel.scene.group('bord').map((b) => [b.x, b.y, b.scale])).toEqual(boards);
    spel.destroy();
  });

  it('lets the child race its own pace: the ghost runs ahead of a slow word and is overtaken by a quick one', async () => {
    const quick = await start();
    const begin = quick.scene.entity('spook').y;
    expect(quick.scene.entity('spook').visible).toBe(true);
    quick.session.choose(board(quick, true), 'muis');
    quick.seconds(4);
    expect(quick.scene.entity('spook').y).toBeGreaterThan(begin);
    quick.destroy();
    const slow = await start();
    for (let i = 0; i < 3; i += 1) {
      slow.session.choose(board(slow, false), 'muis');
      slow.seconds(5);
    }
    expect(slow.scene.entity('spook').y).toBeLessThan(begin);
    slow.destroy();
    expect([
      leadAfter(0, 1, { t: 5, tempo: 10 }),
      leadAfter(0, 1, { t: 11, tempo: 10 }),
      leadAfter(2, 1, { t: 11, tempo: 10 }),
    ]).toEqual([0, 0.1, 1]);
    const calm = await start({ accessibility: { calm: true } });
    expect(calm.scene.entity('spook').visible).toBe(false);
    calm.destroy();
  });

  it('ends with stands full of people and the driver on the car, at the end of the scale', async () => {
    const out = await start({ items: 1 });
    out.session.choose(board(out, true), 'muis');
    for (let i = 0; i < 60 && out.session.phase !== 'finale'; i += 1) out.seconds(0.5);
    out.seconds(3);
    expect(out.scene.group('tribune*').some((t) => t.visible)).toBe(true);
    expect(out.scene.entity('naald-ronde').angle).toBeGreaterThan(100);
    expect(Math.abs(out.scene.entity('auto').x - 640)).toBeLessThan(80);
    out.destroy();
  });

  it('leaves 34 px for the letters of the longest word it takes', () => {
    const { size, width } = doc.prefabs.bord.token;
    for (const { maxChars } of doc.capabilities) {
      const px = Math.max(34, size * 0.46);
      // Andika bold takes .58 em per letter at most over a whole word.
      const fits = Math.min(1, (width - 12) / (maxChars * px * 0.58));
      expect(px * fits).toBeGreaterThanOrEqual(34);
    }
  });
});

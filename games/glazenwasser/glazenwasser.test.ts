import { describe, expect, it } from 'vitest';
import type { Entity } from '#engine/runtime/contract.ts';
import { startTestSpel, type TestOptions, type TestSpel } from '#engine/runtime/test-kit.ts';
import { arrange, isCovered } from './arrange.ts';
import doc from './scene.json' with { type: 'json' };
import { own } from './spel.ts';

async function start(o: Partial<TestOptions> = {}): Promise<TestSpel> {
  const spel = await startTestSpel({ doc, eigen: own, fixture: 'select:rijm', items: 3, ...o });
  spel.session.start();
  spel.seconds(7);
  return spel;
}
/** Windows of this floor, and the bell of one of them. */
const cards = (spel: TestSpel): readonly Entity[] => {
  const ids = new Set(spel.scene.tokens().map(({ id }) => id));
  return spel.scene.group('raam').filter(({ token }) => token !== null && ids.has(token.id));
};
function bellOf(spel: TestSpel, card: Entity | undefined): { x: number; y: number } {
  const out = { x: 0, y: 0 };
  spel.world.mechanics.placeOf({ tokenId: card?.token?.id ?? '', slot: null }, out);
  return out;
}
const tap = (spel: TestSpel, { x, y }: { x: number; y: number }): void => {
  spel.session.intent({ kind: 'down', x, y, device: 'aanraken' });
  spel.session.intent({ kind: 'up', x, y, device: 'aanraken' });
};
function isRight(spel: TestSpel, card: Entity): boolean {
  return spel.round.built(spel.session.question()?.id ?? '')?.sleutel.goed.includes(card.token?.text ?? '') === true;
}
const count = (spel: TestSpel, event: string): number => spel.events.filter((one) => one.startsWith(event)).length;
const WALL = { field: [110, 104, 1060, 500], cell: [340, 262], most: 1.2, under: 76 } as const;

it('takes the formats of its row in the matrix of formats', () => {
  const formats = new Set(doc.capabilities.flatMap((one) => one.formats));
  expect([...formats].sort()).toEqual(['flits', 'gat', 'kies', 'koppel', 'rijm', 'zin']);
});

describe('windows', () => {
  it.each([1, 2, 3, 4, 5, 6])('never overlap, and stay on the wall: %i', (n) => {
    const places = arrange(n, WALL);
    expect(places).toHaveLength(n);
    for (const [i, a] of places.entries()) {
      expect(a.x - 170 * a.scale).toBeGreaterThanOrEqual(109);
      expect(a.x + 170 * a.scale).toBeLessThanOrEqual(1171);
      for (const b of places.slice(i + 1))
        expect(Math.abs(a.x - b.x) >= 340 * a.scale - 1 || Math.abs(a.y - b.y) >= 262 * a.scale - 1).toBe(true);
    }
  });

  it('leave room for the gondola between four of them', () => {
    const places = arrange(4, WALL);
    expect(isCovered([640, 400], places, WALL.cell)).toBe(false);
    expect(isCovered([places[0]?.x ?? 0, places[0]?.y ?? 0], places, WALL.cell)).toBe(true);
  });
});

describe('a bell', () => {
  it('is rung for the right window: it opens and the next floor comes', async () => {
    const spel = await start();
    const before = spel.scene.services.camera.y;
    tap(
      spel,
      bellOf(
        spel,
        cards(spel).find((card) => isRight(spel, card)),
      ),
    );
    expect(spel.last?.verdict.ok).toBe(true);
    expect(count(spel, 'open')).toBe(1);
    spel.seconds(7);
    expect(before - spel.scene.services.camera.y).toBeGreaterThan(500);
    expect(spel.scene.group('raam')).toHaveLength(cards(spel).length);
    spel.destroy();
  });

  it('is no choice while it still passes under the plate', async () => {
    const spel = await start({ fixture: 'select:rijm' });
    const floor = spel.session.question()?.id;
    const right = cards(spel).find((card) => isRight(spel, card));
    tap(spel, bellOf(spel, right));
    await spel.spokenOut();
    while (spel.session.question()?.id === floor) spel.step(1);
    const { last } = spel;
    let passed = 0;
    for (let i = 0; i < 240; i += 1) {
      for (const card of cards(spel)) {
        const bell = bellOf(spel, card);
        if (bell.y < 0 || bell.y >= 100) continue;
        passed += 1;
        tap(spel, bell);
      }
      spel.step(1);
    }
    expect(passed).toBeGreaterThan(0);
    expect(spel.last).toBe(last);
    spel.destroy();
  });

  it('of a wrong window wakes somebody who yawns, and after that only snores', async () => {
    const spel = await start();
    const wrong = cards(spel).find((card) => !isRight(spel, card));
    tap(spel, bellOf(spel, wrong));
    expect(spel.last?.verdict.ok).toBe(false);
    const first = spel.last;
    spel.seconds(3);
    tap(spel, bellOf(spel, wrong));
    expect(spel.last).toBe(first);
    expect([count(spel, 'yawn'), count(spel, 'snore')]).toEqual([1, 1]);
    spel.destroy();
  });

  it('waits for its partner when two words belong together', async () => {
    const spel = await start({ fixture: 'pairs:meervoud' });
    const solution = spel.round.built(spel.session.question()?.id ?? '')?.solution;
    const [one] = cards(spel);
    const id = one?.token?.id ?? '';
    const partner = solution?.soort === 'paren' ? solution.partner.get(id) : undefined;
    tap(spel, bellOf(spel, one));
    expect(spel.last).toBeNull();
    tap(
      spel,
      bellOf(
        spel,
        cards(spel).find(({ token }) => token?.id === partner),
      ),
    );
    expect(spel.last).toMatchObject({ attempt: { kind: 'pair' }, verdict: { ok: true } });
    expect(count(spel, 'open')).toBe(2);
    spel.destroy();
  });

  it('rung twice lets go of a word of a pair', async () => {
    const spel = await start({ fixture: 'pairs:meervoud' });
    const [one] = cards(spel);
    tap(spel, bellOf(spel, one));
    tap(spel, bellOf(spel, one));
    expect(spel.last).toBeNull();
    spel.destroy();
  });
});

describe('who looks out of the shutter', () => {
  const peep = (spel: TestSpel): string => {
    const shutter = spel.scene.group('luik').at(-1);
    const { camera } = spel.scene.services;
    tap(spel, { x: (shutter?.x ?? 0) - camera.x, y: (shutter?.y ?? 0) - camera.y });
    const { state = '' } = shutter ?? {};
    spel.seconds(2.2);
    return state;
  };

  it('is somebody else every time, also in the tenth round, and more of them come to who plays more', async () => {
    const found = async (s: number): Promise<number> => {
      const spel = await start({ s });
      const seen = Array.from({ length: 24 }, () => peep(spel));
      expect(seen).not.toContain('');
      expect(seen.every((what, i) => what !== seen[i - 1])).toBe(true);
      spel.destroy();
      return new Set(seen).size;
    };
    expect([await found(0), await found(0.9)]).toEqual([4, 7]);
  });

  it('comes to the roof at the end', async () => {
    const spel = await start();
    const who = peep(spel);
    const guests = spel.scene.group('gevonden').filter(({ state }) => state === 'er');
    expect(guests.map(({ id }) => id)).toEqual([`gast-${who}`]);
    spel.destroy();
  });
});

it('shows a word in a bubble while the house sleeps, and then hides it among the windows', async () => {
  const spel = await start({ fixture: 'read:flits-kies' });
  const seen = spel.events.indexOf('seen leesbel first');
  const covered = spel.events.indexOf('covered leesbel');
  const windows = spel.events.findLastIndex((one) => one.startsWith('climb'));
  expect(seen).toBeGreaterThan(-1);
  expect(covered).toBeGreaterThan(seen);
  expect(spel.scene.entity('leesbel').visible).toBe(false);
  expect(windows).toBeGreaterThan(seen);
  expect(cards(spel)).toHaveLength(3);
  spel.destroy();
});

it('lets a golden bubble rise now and then, which bursts in the hand', async () => {
  const spel = await start({ s: 0.9 });
  spel.seconds(32);
  const bubble = spel.scene.entity('bel-goud');
  expect(bubble.visible).toBe(true);
  tap(spel, bubble);
  expect(bubble.visible).toBe(false);
  expect(count(spel, 'tap bel-goud')).toBe(1);
  spel.destroy();
});

it.each([
  [0, ''],
  [0.4, 'avond'],
  [0.9, 'nacht'],
])('at play level %d the hour is %j', async (s, hour) => {
  const spel = await start({ s });
  expect(spel.scene.entity('uur').state).toBe(hour);
  spel.destroy();
});

it('keeps the neighbours of the floor below in sight, without their words', async () => {
  const spel = await start();
  const right = cards(spel).find((card) => isRight(spel, card));
  const before = spel.scene.group('kozijn').length;
  tap(spel, bellOf(spel, right));
  spel.seconds(7);
  expect(spel.scene.group('kozijn').length).toBeGreaterThanOrEqual(before - 3 + cards(spel).length);
  expect(spel.scene.group('raam')).toHaveLength(cards(spel).length);
  spel.destroy();
});

it('keeps the gondola below the windows, and its squeegee at the brush', async () => {
  const spel = await start();
  const [card] = cards(spel);
  const { camera } = spel.scene.services;
  const [x, y] = [card?.x ?? 0, (card?.y ?? 0) - camera.y];
  spel.session.intent({ kind: 'down', x, y, device: 'aanraken' });
  spel.seconds(1);
  expect(Math.abs(spel.scene.entity('trekker').x - x)).toBeLessThan(8);
  expect(spel.scene.entity('gondel').x).toBeLessThan(640);
  spel.destroy();
});

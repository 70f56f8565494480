import { describe, expect, it } from 'vitest';
import { startTestSpel, type TestOptions, type TestSpel } from '#engine/runtime/test-kit.ts';
import doc from './scene.json' with { type: 'json' };
import { sunk } from './flight.ts';
import { fitShip } from './ship.ts';
import { own } from './spel.ts';

const begin = async (o: Partial<TestOptions> = {}): Promise<TestSpel> => {
  const spel = await startTestSpel({ doc, eigen: own, fixture: 'read:flits', items: 4, ...o });
  spel.session.start();
  spel.seconds(3);
  return spel;
};
/** Types the word of now, as soon as its steam is there. */
function word(spel: TestSpel): void {
  const asked = (): boolean => spel.session.phase === 'spel' && spel.session.question()?.view.shape === 'entry';
  for (let i = 0; i < 100 && !asked(); i += 1) spel.seconds(0.1);
  for (const letter of spel.round.built(spel.session.question()?.id ?? '')?.getoond.text ?? '')
    spel.session.intent({ kind: 'letter', letter, device: 'toets' });
  spel.seconds(1);
}
/** Holds the lever until the needle is in the golden zone. */
function pull(spel: TestSpel): void {
  spel.session.intent({ kind: 'act', down: true, device: 'toets' });
  spel.seconds(1.6);
  spel.session.intent({ kind: 'act', down: false, device: 'toets' });
  spel.step(2);
}

it('takes the formats of its row in the matrix, made for those that flash', () => {
  const weights = doc.capabilities.flatMap(({ formats, weight }) => formats.map((format) => [format, weight]));
  expect(Object.fromEntries(weights)).toEqual({ flits: 1, dictee: 0.4, bouw: 0.4, zin: 0.4, tempo: 0.4 });
});

describe('fuel', () => {
  it('fills one stage a word, when the lever was pulled', async () => {
    const spel = await begin();
    const { scene } = spel;
    expect([scene.entity('meter').state, scene.entity('vlam').visible]).toEqual(['g0', false]);
    word(spel);
    expect(scene.entity('meter').state).toBe('g0');
    pull(spel);
    expect([scene.entity('meter').state, scene.entity('vlam').visible]).toEqual(['g1', true]);
    spel.destroy();
  });

  it('comes by itself for a child that leaves the lever alone', async () => {
    const spel = await begin();
    word(spel);
    spel.seconds(8);
    expect(spel.scene.entity('meter').state).toBe('g1');
    expect(spel.session.phase).toBe('spel');
    spel.destroy();
  });
});

describe('a voyage', () => {
  const flight = async (o: Partial<TestOptions> = {}): Promise<TestSpel> => {
    const spel = await begin(o);
    for (let i = 0; i < 3; i += 1) {
      word(spel);
      pull(spel);
    }
    return spel;
  };

  it.each([{}, { calm: true }, { reducedMotion: true }])(
    'begins at the third word and ends on another planet: %o',
    async (accessibility) => {
      const spel = await flight({ accessibility });
      expect(spel.events.filter((e) => e.startsWith('launch'))).toHaveLength(1);
      expect(spel.state.getState().woord).toBeNull();
      spel.seconds(3);
      spel.seconds(4.5);
      const landed = spel.events.find((e) => e.startsWith('touchdown'));
      const planet = landed?.split(' ')[2] ?? '';
      expect(['maan', 'mars', 'kaas', 'ijs']).toContain(planet);
      expect(spel.scene.entity('grond').state).toBe(planet);
      expect(spel.scene.entity(`bewoner-${planet}`).visible).toBe(true);
      expect(spel.scene.entity('toren').visible).toBe(false);
      expect(spel.scene.entity('meter').state).toBe('g0');
      expect(spel.scene.services.camera.y).toBeCloseTo(-560);
      expect(spel.session.phase).toBe('spel');
      spel.destroy();
    },
  );

  it('visits the planets in another order in another round', async () => {
    const first = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(async (seed) => {
        const spel = await flight({ seed });
        spel.seconds(6);
        const planet = spel.scene.entity('grond').state;
        spel.destroy();
        return planet;
      }),
    );
    expect(new Set(first).size).toBeGreaterThan(1);
  });

  it('passes something to catch, another thing on every flight, and takes along who lived there', async () => {
    const spel = await begin({ items: 6 });
    const { scene } = spel;
    const kinds: string[] = [];
    for (const flights of [1, 2]) {
      for (let i = 0; i < 3; i += 1) {
        word(spel);
        pull(spel);
      }
      for (let i = 0; i < 60 && !scene.entity('vangst-3').visible; i += 1) spel.seconds(0.1);
      kinds.push(scene.entity('vangst-3').state);
      spel.seconds(1.2);
      const { x, y } = scene.entity('vangst-3');
      for (const kind of ['down', 'up'] as const) spel.session.intent({ kind, x, y, device: 'aanraken' });
      expect([scene.entity('vangst-3').visible, scene.entity('vangst-1').visible]).toEqual([false, true]);
      if (flights === 1) spel.seconds(8);
    }
    expect(kinds).toEqual(['ster', 'komeet']);
    expect(scene.group('vangst').filter(({ visible }) => visible).length).toBe(5);
    expect(scene.group('reizigers').filter(({ visible }) => visible)).toHaveLength(1);
    spel.destroy();
    const still = await flight({ accessibility: { reducedMotion: true } });
    still.seconds(3);
    expect(still.scene.group('vangst').some(({ visible }) => visible)).toBe(false);
    still.destroy();
  });

  it('lets the old ground sink out of sight before the new one comes', () => {
    expect([sunk(0), sunk(0.5), sunk(1)]).toEqual([0, 1, 0]);
    expect(sunk(0.3)).toBeLessThan(sunk(0.4));
    expect(sunk(0.8)).toBeLessThan(sunk(0.65));
  });
});

describe('a comet', () => {
  it('still comes by late in a round, and gives a coin for a touch', async () => {
    const spel = await begin({ fixture: 'entry:brood' });
    spel.seconds(100);
    const before = spel.events.length;
    for (let i = 0; i < 200 && Math.abs(spel.scene.entity('komeet').x - 640) > 500; i += 1) spel.seconds(0.1);
    const { x, y } = spel.scene.entity('komeet');
    for (const kind of ['down', 'up'] as const) spel.session.intent({ kind, x, y, device: 'muis' });
    expect(spel.events.slice(before)).toContain('tap komeet');
    spel.destroy();
  });
});

describe('the place of the rocket', () => {
  const o = { y: 298, reach: [130, 134], scale: [0.72, 1] } as const;

  it('is its own without a keyboard', () => {
    expect(fitShip({ top: 84, bottom: 0, head: 0, foot: 720 }, o)).toEqual({ up: 0, scale: 1 });
  });

  it('keeps the porthole between bar and rail above every keyboard', () => {
    for (const [top, bottom, head, foot] of [
      [84, 222, 0, 720],
      [84, 292, 0, 720],
      [-160, 520, -420, 1052],
    ] as const) {
      const { up, scale } = fitShip({ top, bottom, head, foot }, o);
      const middle = o.y - up;
      expect(middle + scale * 134).toBeLessThanOrEqual(foot - bottom - 126 + 0.01);
      expect(middle - scale * 130).toBeGreaterThanOrEqual(Math.max(top, head) - 2);
      expect(scale).toBeGreaterThanOrEqual(0.72);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { finaleTimes, type FinaleDef } from '#engine/document/finale.ts';
import { trialScene } from '#engine/mechanics/pieces/test-scenes.ts';
import { startTestSpel, type TestSpel } from '#engine/runtime/test-kit.ts';
import { pickFinale } from './finale.ts';

const step = { plus: 0, times: 1, every: 0 } as const;

describe('the times of a timeline', () => {
  const def: FinaleDef = {
    name: 'feest',
    ms: 5000,
    timeline: [
      { ...step, name: 'table', plus: 200, do: [{ tween: 'tafel', to: { y: 1 }, ms: 600 }] },
      { ...step, name: 'guests', with: 'table', plus: 100, each: 'gasten', every: 50, do: [{ show: 'a' }] },
      { ...step, name: 'cheers', after: 'guests', plus: 30, times: 3, every: 400, do: [{ sound: 'hoera' }] },
      { ...step, name: 'late', at: 4000, do: [{ sound: 'hoera' }] },
    ],
  };

  it('follow each other: what takes longer pushes what comes after it', () => {
    const times = finaleTimes(def, ({ each }) => (each === undefined ? 1 : 4));
    expect(Object.fromEntries(times)).toEqual({
      table: { from: 200, to: 800 },
      guests: { from: 300, to: 450 },
      cheers: { from: 480, to: 1280 },
      late: { from: 4000, to: 4000 },
    });
  });

  it('do not wait for things that are not there', () => {
    expect(finaleTimes(def, ({ each }) => (each === undefined ? 1 : 0)).get('guests')).toEqual({ from: 300, to: 300 });
  });
});

describe('which ending', () => {
  it('is chosen by the seed, each of them comes, and none twice in a row', () => {
    const seen = new Set<number>();
    let last: number | null = null;
    for (let seed = 0; seed < 60; seed += 1) {
      const next = pickFinale(3, seed * 7919, last);
      expect(next).not.toBe(last);
      seen.add(next);
      last = next;
    }
    expect(seen.size).toBe(3);
    expect(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9].map((seed) => pickFinale(3, seed, null))).size).toBe(3);
    expect(pickFinale(3, 11, 0)).toBe(pickFinale(3, 11, 0));
  });

  it('is the only one when there is one', () => {
    expect(pickFinale(1, 5, 0)).toBe(0);
  });
});

const token = { plate: 'card', size: 80 } as const;
const DOC = trialScene({
  mechanics: [{ use: 'dragdrop', carrier: 'kom', homes: 'plekken', slots: { row: { center: [640, 300], gap: 100 } } }],
  prefabs: { kom: { sprite: 'ding', layer: 'wereld', token: { plate: 'card', size: 72 } } },
  entities: [
    { group: 'plekken', grid: { cols: 8, rows: 1, at: [120, 560], gap: [130, 90] } },
    { id: 'tafel', sprite: 'ding', layer: 'wereld', at: [640, 900] },
    { id: 'bord-1', group: 'borden', layer: 'wereld', at: [200, 200], visible: false, token },
    { id: 'bord-2', group: 'borden', layer: 'wereld', at: [400, 200], visible: false, token },
    { id: 'bord-3', group: 'borden', layer: 'wereld', at: [600, 200], visible: false, token },
  ],
  finales: [
    {
      name: 'feest',
      ms: 3000,
      timeline: [
        { name: 'table', do: [{ tween: 'tafel', to: { y: 500 }, ms: 800 }] },
        { name: 'words', after: 'table', words: 'borden', every: 200, do: [{ show: 'a' }] },
        { name: 'again', after: 'words', each: 'borden', every: 100, do: [{ emit: 'seen' }] },
        { name: 'calmly', with: 'table', if: 'calm', do: [{ emit: 'calmly' }] },
      ],
    },
  ],
});

/** Puts the next part where it belongs. */
function giveNext(spel: TestSpel): void {
  const solution = spel.round.built(spel.session.question()?.id ?? '')?.solution;
  const part = solution?.soort === 'reeks' ? solution.delen[Math.max(0, spel.scene.nextSlot())] : undefined;
  const carrier = spel.scene.group('kom').find(({ token: carried }) => carried?.text === part && part !== undefined);
  if (carrier?.token) spel.session.choose(carrier.token.id, 'muis');
}

async function toFinale(accessibility = {}): Promise<TestSpel> {
  const spel = await startTestSpel({ doc: DOC, fixture: 'sequence:kat', items: 2, accessibility });
  spel.session.start();
  for (let i = 0; i < 60 && spel.session.phase !== 'finale'; i += 1) {
    giveNext(spel);
    spel.seconds(0.4);
  }
  expect(spel.session.phase).toBe('finale');
  return spel;
}
const visible = (spel: TestSpel): string[] =>
  spel.scene.group('borden').flatMap((b) => (b.visible ? [b.token?.text ?? ''] : []));

describe('the end of a round', () => {
  it('shows the words of the child on the things of the game, and things without a word stay away', async () => {
    const spel = await toFinale();
    expect(visible(spel)).toEqual([]);
    spel.seconds(2.2);
    expect(visible(spel)).toHaveLength(2);
    expect(visible(spel).every((text) => text.length > 1)).toBe(true);
    expect(spel.events.filter((event) => event.startsWith('seen'))).toEqual(['seen bord-1', 'seen bord-2']);
    expect(spel.events).not.toContain('calmly');
    expect(spel.result).toBeNull();
    spel.seconds(1);
    expect(spel.result).not.toBeNull();
    spel.destroy();
  });

  it('is slower and has its own steps in calm, and only places things with less movement', async () => {
    const calm = await toFinale({ calm: true });
    calm.seconds(3.2);
    expect(calm.events).toContain('calmly');
    expect(calm.result).toBeNull();
    calm.seconds(0.8);
    expect(calm.result).not.toBeNull();
    calm.destroy();
    const still = await toFinale({ reducedMotion: true });
    still.seconds(0.1);
    expect(still.scene.entity('tafel').y).toBe(500);
    still.destroy();
  });

  it('can be skipped', async () => {
    const spel = await toFinale();
    spel.session.skip();
    expect(spel.result).not.toBeNull();
    spel.destroy();
  });
});

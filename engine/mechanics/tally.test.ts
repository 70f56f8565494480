import { expect, it } from 'vitest';
import { createRng } from '#engine/core/basis/rng.ts';
import { createBot } from '#engine/core/oefening/ronde/bot.ts';
import type { SceneInput } from '#engine/document/scene.ts';
import { startTestSpel, type TestOptions, type TestSpel } from '#engine/runtime/test-kit.ts';
import { tokensOfAttempt } from '#engine/runtime/vraag.ts';
import { BUBBLES } from './pieces/test-scenes.ts';

const star = (nr: number): NonNullable<SceneInput['entities']>[number] => ({
  id: `ster-${nr}`,
  group: 'sterren',
  sprite: 'ding',
  layer: 'wereld',
  at: [100 * nr, 120],
  visible: false,
});
const SCENE: SceneInput = {
  ...BUBBLES,
  mechanics: [...BUBBLES.mechanics, { use: 'tally', trace: 'sterren', row: 2, secrets: { deur: 3 } }],
  entities: [
    ...(BUBBLES.entities ?? []),
    ...[1, 2, 3].map(star),
    { id: 'deur', sprite: 'ding', layer: 'wereld', at: [60, 60], tap: true, hit: { r: 40 } },
  ],
};

async function begin(o: Partial<TestOptions> = {}): Promise<TestSpel> {
  const spel = await startTestSpel({ doc: SCENE, fixture: 'sequence:kat', items: 8, ...o });
  spel.session.start();
  while (spel.session.phase !== 'spel') spel.step(10);
  return spel;
}
const tries = (spel: TestSpel): number => spel.events.filter((event) => /^(correct|almost)/.test(event)).length;
/** Gives one part; what does not float about yet comes soon. */
function give(spel: TestSpel, id: string): void {
  const before = tries(spel);
  for (let i = 0; i < 40 && tries(spel) === before; i += 1) {
    spel.session.choose(id, 'knop');
    spel.seconds(0.5);
  }
}
const playing = (spel: TestSpel): boolean => spel.session.phase === 'spel';
/** Tells part after part of the word of now. */
function partsOf(spel: TestSpel): () => string {
  const question = spel.session.question();
  const built = spel.round.built(question?.id ?? '');
  if (built === undefined) throw new Error('no question');
  const bot = createBot(built, 'goed', createRng(1));
  return () => {
    const [id = ''] = tokensOfAttempt(bot.next(), question?.view);
    bot.saw({ ok: true, done: false });
    return id;
  };
}
/** Gives a part that does not come first. */
function fail(spel: TestSpel): void {
  const first = partsOf(spel)();
  give(spel, spel.scene.tokens().find(({ id }) => id !== first)?.id ?? '');
}
/** Builds the word of now; with a `miss`, by a wrong part first. */
async function word(spel: TestSpel, miss = false): Promise<void> {
  while (!playing(spel)) spel.step(10);
  const part = partsOf(spel);
  if (miss) fail(spel);
  while (playing(spel)) give(spel, part());
  await spel.spokenOut();
  spel.seconds(3);
}
const heard = (spel: TestSpel, kind: string): string[] => spel.events.filter((event) => event.startsWith(kind));
const shown = (spel: TestSpel): number => spel.scene.group('sterren').filter(({ visible }) => visible).length;
const knock = (spel: TestSpel, times: number): void => {
  for (let i = 0; i < times; i += 1)
    for (const kind of ['down', 'up'] as const) spel.session.intent({ kind, x: 60, y: 60, device: 'muis' });
};

it('shows one more thing with every word without a miss, and tells when all are there', async () => {
  const spel = await begin();
  expect(shown(spel)).toBe(0);
  await word(spel);
  expect(shown(spel)).toBe(1);
  await word(spel, true);
  expect(shown(spel)).toBe(1);
  await word(spel);
  await word(spel);
  expect(heard(spel, 'trace')).toEqual(['trace ster-1 1', 'trace ster-2 2', 'trace ster-3 3']);
  expect(heard(spel, 'whole')).toEqual(['whole ster-3']);
  await word(spel);
  expect(heard(spel, 'trace')).toHaveLength(3);
  spel.destroy();
});

it('lifts the game up after words in a row, and a miss sets it down', async () => {
  const spel = await begin();
  await word(spel);
  expect(heard(spel, 'lifted')).toEqual([]);
  await word(spel);
  await word(spel);
  expect(heard(spel, 'lifted')).toHaveLength(1);
  expect(heard(spel, 'higher')).toHaveLength(1);
  await word(spel, true);
  expect(heard(spel, 'lowered')).toHaveLength(1);
  await word(spel);
  expect(heard(spel, 'lifted')).toHaveLength(1);
  await word(spel);
  expect(heard(spel, 'lifted')).toHaveLength(2);
  expect(heard(spel, 'higher')).toHaveLength(1);
  spel.destroy();
});

it('lets a secret out after so many taps that belong together', async () => {
  const spel = await begin();
  knock(spel, 2);
  spel.seconds(3);
  knock(spel, 2);
  expect(heard(spel, 'secret')).toEqual([]);
  knock(spel, 1);
  expect(heard(spel, 'secret')).toEqual(['secret deur']);
  expect(spel.round.findings()).toHaveLength(0);
  spel.destroy();
});

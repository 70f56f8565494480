import { expect, it } from 'vitest';
import { startTestSpel, type TestOptions, type TestSpel } from '#engine/runtime/test-kit.ts';
import { loadSpel } from '../registry.ts';

async function start(fixture: string, part: Partial<TestOptions> = {}): Promise<TestSpel> {
  const spel = await loadSpel('treinmachinist', 'nl');
  if (spel === null) throw new Error('no game');
  const test = await startTestSpel({ doc: spel.doc, fixture, ...part });
  test.session.start();
  while (test.session.phase !== 'spel') test.step(10);
  return test;
}
/** The lever of the right answer, or of another one. */
function pull(test: TestSpel, right: boolean): void {
  const { session, round, world } = test;
  const question = session.question();
  const solution = question === null ? undefined : round.built(question.id)?.solution;
  const word = world.ctx.group('wagon')[0]?.token?.id ?? '';
  if (question?.view.shape !== 'sort' || solution?.soort !== 'sorteer') throw new Error('no sorting');
  const index = question.view.bins.findIndex(({ id }) => (id === solution.bin.get(word)) === right);
  session.intent({ kind: 'pick', index, device: 'toets' });
}

it('brings a wagon to its station and lets the next word come', async () => {
  const test = await start('sort:2');
  const first = test.world.ctx.group('wagon')[0]?.token?.text;
  pull(test, true);
  test.seconds(8);
  expect(test.last?.verdict.ok).toBe(true);
  expect(test.events.some((event) => event.startsWith('atStation station'))).toBe(true);
  expect(test.world.ctx.group('wagon').map(({ token }) => token?.text)).not.toContain(first);
  test.destroy();
});

it('bumps softly on a wrong line, whistles, and stands before the switches again with its word', async () => {
  const test = await start('sort:2');
  const first = test.world.ctx.group('wagon')[0]?.token?.text;
  pull(test, false);
  test.seconds(10);
  expect(test.last?.verdict.ok).toBe(false);
  expect(test.events.some((event) => event.startsWith('bump wagon'))).toBe(true);
  expect(test.sound.played).toContain('fluit');
  expect(test.world.ctx.group('wagon')[0]?.token?.text).toBe(first);
  test.destroy();
});

it('shows how a misspelling is written once it was found out', async () => {
  const test = await start('select:oordeel');
  expect(test.world.ctx.group('wagon')[0]?.token?.text).toBe('trijn');
  const question = test.session.question();
  const index =
    question?.view.shape === 'select' ? question.view.options.findIndex(({ text }) => text === 'niet goed') : -1;
  test.session.intent({ kind: 'pick', index, device: 'toets' });
  while (test.last === null) test.step(5);
  expect(test.world.ctx.group('wagon')[0]?.token?.text).toBe('trein');
  test.destroy();
});

it('carries a horn instead of a word that is only heard, and says it when it is tapped', async () => {
  const test = await start('select:klank');
  const wagon = test.world.ctx.group('wagon')[0];
  expect([wagon?.state, wagon?.token]).toEqual(['heard', null]);
  const said = test.sound.spoken.length;
  test.world.events.emit('tap', wagon?.id);
  expect(test.sound.spoken.length).toBeGreaterThan(said);
  test.destroy();
});

it('goes through the tunnel at higher levels only, and never when calm', async () => {
  const seen = async (part: Partial<TestOptions>): Promise<boolean> => {
    const test = await start('sort:2', part);
    const { visible } = test.world.ctx.entity('tunnel');
    test.destroy();
    return visible;
  };
  expect(await seen({ s: 0 })).toBe(false);
  expect(await seen({ s: 1 })).toBe(true);
  expect(await seen({ s: 1, accessibility: { calm: true } })).toBe(false);
});

it('lets who rode along live in the meadow, and the evening fall word by word', async () => {
  const test = await start('sort:2');
  const { events, ctx } = test.world;
  expect(ctx.entity('weide-dino').visible).toBe(false);
  events.emit('rides', 'gast-dino', 'wagon');
  events.emit('wordDone');
  test.seconds(4);
  expect(ctx.entity('weide-dino').visible).toBe(true);
  expect(ctx.entity('avond').view.alpha).toBeGreaterThan(0.1);
  test.destroy();
});

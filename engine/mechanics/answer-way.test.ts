import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Intent } from '#engine/runtime/contract.ts';
import { startTestSpel, type TestSpel } from '#engine/runtime/test-kit.ts';
import { BOAT, BUBBLES, PIZZA } from './pieces/test-scenes.ts';

const DEPTH = 60;
const usual = Error.stackTraceLimit;
beforeEach(() => {
  Error.stackTraceLimit = DEPTH;
});
afterEach(() => {
  Error.stackTraceLimit = usual;
});

/** Files of the engine that called each other until now, from the input on; a file in a row counts once. */
function filesOnTheWay(): string[] {
  const calls = (new Error().stack ?? '').split('\n').flatMap((line) => /engine\/[\w/-]+\.ts/.exec(line)?.[0] ?? []);
  const way = calls.filter((file) => !file.endsWith('test-kit.ts')).toReversed();
  return way.filter((file, i) => file !== way[i - 1]);
}

/** The way of an intent to the round that judges it. */
async function wayOf(
  doc: object,
  fixture: string,
  o: { intent: (spel: TestSpel) => Intent; oneSwitch?: boolean },
): Promise<string[]> {
  const spel = await startTestSpel({ doc, fixture, accessibility: { oneSwitch: o.oneSwitch === true } });
  spel.session.start();
  spel.seconds(8);
  let way: string[] = [];
  const judge = spel.round.attempt.bind(spel.round);
  vi.spyOn(spel.round, 'attempt').mockImplementation((...attempt) => {
    way = filesOnTheWay();
    return judge(...attempt);
  });
  spel.session.intent(o.intent(spel));
  spel.destroy();
  return way;
}

const first = (spel: TestSpel): string => spel.state.getState().choices.find((k) => !k.busy)?.label ?? '';

it.each([
  ['a number', BUBBLES, 'sequence:kat', () => ({ kind: 'pick', index: 0, device: 'toets' })],
  ['a letter', BUBBLES, 'sequence:kat', (spel) => ({ kind: 'letter', letter: first(spel), device: 'toets' })],
  ['a number for a bowl', PIZZA, 'sequence:kat', () => ({ kind: 'pick', index: 0, device: 'toets' })],
  ['a typed letter', BOAT, 'entry:brood', () => ({ kind: 'letter', letter: 'b', device: 'toets' })],
] satisfies [string, object, string, (spel: TestSpel) => Intent][])(
  'no file is entered again on the way from %s to the verdict',
  async (_, doc, fixture, intent) => {
    const way = await wayOf(doc, fixture, { intent });
    expect(way.slice(0, 2)).toEqual(['engine/runtime/play.ts', 'engine/runtime/input/intents.ts']);
    expect(way.at(-1)).toBe('engine/runtime/round/turn.ts');
    expect(way).toEqual([...new Set(way)]);
  },
);

it('nor from the one switch', async () => {
  const intent = (): Intent => ({ kind: 'act', down: true, device: 'knop' });
  const way = await wayOf(BUBBLES, 'sequence:kat', { intent, oneSwitch: true });
  expect(way.at(-1)).toBe('engine/runtime/round/turn.ts');
  expect(way).toEqual([...new Set(way)]);
});

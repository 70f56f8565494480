import { describe, expect, it } from 'vitest';
import { startTestSpel, type TestSpel } from '#engine/runtime/test-kit.ts';
import { BOAT, BUBBLES, PIZZA, RACE } from './pieces/test-scenes.ts';

/** What the tray of the world shows, without what is still flying. */
const trayOf = (spel: TestSpel): string[] => {
  const { landing } = spel.world;
  return spel.state.getState().rail.map(({ text }, i) => (landing.awaits(i) ? '' : text));
};
const flying = (spel: TestSpel): number => spel.world.landing.view.children.length;
const begin = async (doc: unknown, fixture: string, accessibility = {}): Promise<TestSpel> => {
  const spel = await startTestSpel({ doc, fixture, accessibility, items: 1 });
  spel.session.start();
  spel.seconds(8);
  return spel;
};
const parts = (spel: TestSpel): readonly string[] => {
  const built = spel.round.built(spel.session.question()?.id ?? '');
  if (built?.solution.soort === 'reeks') return built.solution.delen;
  return [...(built?.getoond.text ?? '')];
};
/** Gives the next part as the child does. */
function give(spel: TestSpel, part: string): void {
  const token = spel.scene.tokens().find(({ text }) => text === part);
  for (const { mechanic } of spel.world.mechanics.list)
    if (mechanic.bot?.({ tokenId: token?.id ?? null, letter: part }) === true) return;
}
const order = (spel: TestSpel): string[] =>
  spel.events.filter((event) => /^(correct|landed|wordDone)/.test(event)).map((event) => event.split(' ')[0] ?? '');

describe.each([
  ['dragdrop', PIZZA, 'sequence:kat'],
  ['gesture', BUBBLES, 'sequence:kat'],
  ['typing', BOAT, 'entry:brood'],
] as const)('%s: a letter lands in its slot', (_, doc, fixture) => {
  it('flies over everything, and the slot is full when it is there, not before', async () => {
    const spel = await begin(doc, fixture);
    const [first = ''] = parts(spel);
    give(spel, first);
    expect(spel.last?.verdict.ok).toBe(true);
    expect(flying(spel)).toBe(1);
    expect(trayOf(spel)[0]).toBe('');
    const above = spel.world.root.children;
    expect(above.indexOf(spel.world.landing.view)).toBeGreaterThan(above.indexOf(spel.world.parts.rail.view));
    for (let i = 0; i < 60 && flying(spel) > 0; i += 1) {
      expect(trayOf(spel)[0]).toBe('');
      spel.step(1);
    }
    expect(flying(spel)).toBe(0);
    expect(trayOf(spel)[0]).toBe(first);
    expect(spel.events).toContain('landed 0');
    spel.destroy();
  });

  it('right, then landed, and the word is complete after its last letter', async () => {
    const spel = await begin(doc, fixture);
    const letters = parts(spel);
    for (const letter of letters) give(spel, letter);
    expect(spel.session.phase).toBe('woordklaar');
    expect(spel.state.getState().woord).toBeNull();
    spel.seconds(1);
    const seen = order(spel);
    expect(seen.filter((event) => event === 'landed')).toHaveLength(letters.length);
    expect(seen.at(-1)).toBe('wordDone');
    expect(seen.indexOf('correct')).toBeLessThan(seen.indexOf('landed'));
    expect(spel.state.getState().woord?.text).not.toBe('');
    spel.destroy();
  });

  it('with less movement it lies there at once', async () => {
    const spel = await begin(doc, fixture, { reducedMotion: true });
    give(spel, parts(spel)[0] ?? '');
    expect(flying(spel)).toBe(0);
    expect(trayOf(spel)[0]).toBe(parts(spel)[0]);
    spel.destroy();
  });
});

describe('lanes: a choice has no slot', () => {
  it('nothing flies, and the word is complete right after the answer', async () => {
    const spel = await begin(RACE, 'select:4');
    const right = spel.round.built(spel.session.question()?.id ?? '')?.sleutel.goed[0];
    const token = spel.scene.tokens().find(({ text }) => text === right);
    for (let i = 0; i < 100 && spel.last === null; i += 1) {
      spel.world.mechanics.list.some(({ mechanic }) => mechanic.bot?.({ tokenId: token?.id ?? null, letter: null }));
      spel.step(10);
    }
    spel.step(2);
    expect(order(spel)).toEqual(['correct', 'wordDone']);
    expect(flying(spel)).toBe(0);
    spel.destroy();
  });
});

it('forgets what flies when another question comes', async () => {
  const spel = await begin(PIZZA, 'sequence:kat');
  give(spel, parts(spel)[0] ?? '');
  spel.world.reset();
  expect([flying(spel), spel.world.landing.busy]).toEqual([0, false]);
  spel.destroy();
});

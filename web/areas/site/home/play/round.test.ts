import { expect, it } from 'vitest';
import { createRng } from '#engine/core/basis/rng.ts';
import type { LiveRonde } from '#engine/core/oefening/contract/ronde-options.ts';
import { createBot } from '#engine/core/oefening/ronde/bot.ts';
import { loadSpel } from '#games/registry.ts';
import { createHomeRound } from './round.ts';

const pkg = await loadSpel('bellenprikken', 'nl');
const capabilities = pkg?.doc.capabilities ?? [];
const THINKING_MS = 4_000;

/** A round of somebody who takes the time to think: what comes at once counts as a guess. */
function begin(seed: number): LiveRonde {
  let ms = 0;
  const now = (): number => (ms += THINKING_MS);
  return createHomeRound({ spel: 'bellenprikken', capabilities, seed, now });
}

/** Plays to the end; answers the words in the order in which they were asked. */
function play(round: LiveRonde, kind: 'goed' | 'fout', seed: number): string[] {
  const asked: string[] = [];
  for (let vraag = round.next(); vraag !== null; vraag = round.next()) {
    const built = round.built(vraag.id);
    if (built === undefined) throw new Error(`${vraag.id} was not built`);
    asked.push(built.getoond.text);
    expect(vraag.prompt.picture, built.getoond.text).toBeDefined();
    const bot = createBot(built, kind, createRng(seed));
    for (let done = false; !done;) {
      const verdict = round.attempt(vraag.id, bot.next(), 'aanraken');
      bot.saw(verdict);
      done = verdict.done;
    }
  }
  return asked;
}

it('asks six words with a picture, others at every visit', () => {
  const rounds = Array.from({ length: 12 }, (_, nr) => {
    const round = begin(nr * 7_919 + 1);
    const words = play(round, 'goed', nr);
    expect(new Set(words).size).toBe(6);
    const result = round.finish({ bonus: 0, seconds: 60, quit: false });
    expect(result).toMatchObject({ stars: 3, revisit: [] });
    expect(result.coins).toBeGreaterThan(0);
    return words.join(' ');
  });
  expect(new Set(rounds).size).toBeGreaterThan(6);
});

it('brings a missed word back and names it at the end', () => {
  const round = begin(5);
  const asked = play(round, 'fout', 1);
  expect(asked.length).toBeGreaterThan(6);
  expect(round.finish({ bonus: 0, seconds: 60, quit: false }).revisit.length).toBe(6);
});

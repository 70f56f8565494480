import { describe, expect, it } from 'vitest';
import { createRng } from '#engine/core/basis/rng.ts';
import type { Attempt, Verdict } from '../contract/contract.ts';
import { FIXTURES } from '../fake/fake-catalog.ts';
import type { BuiltVraag } from '../vraag/built.ts';
import { createBot, type BotKind } from './bot.ts';
import { createTurn, type Finding } from './turn.ts';

const NAMES = Object.keys(FIXTURES);
const vraag = (name: string, seed = 5): BuiltVraag => {
  const v = FIXTURES[name]?.[0]?.create('v1', seed);
  if (v === undefined) throw new Error(name);
  return v;
};
/** Plays one question to its end. */
function play(v: BuiltVraag, kind: BotKind, seed = 1): { attempts: Attempt[]; verdicts: Verdict[]; finding: Finding } {
  const bot = createBot(v, kind, createRng(seed));
  const turn = createTurn(v);
  const attempts: Attempt[] = [];
  const verdicts: Verdict[] = [];
  for (let i = 0; i < 200 && !turn.klaar(); i += 1) {
    const attempt = bot.next();
    const verdict = turn.attempt(attempt);
    bot.saw(verdict);
    attempts.push(attempt);
    verdicts.push(verdict);
  }
  expect(turn.klaar()).toBe(true);
  return { attempts, verdicts, finding: turn.uitslag() };
}

describe.each(NAMES)('bots on %s', (name) => {
  it('the right one makes no step that is refused, and gets it right at once without help', () => {
    for (let seed = 1; seed <= 5; seed += 1) {
      const { verdicts, finding } = play(vraag(name, seed), 'goed', seed);
      expect(verdicts.every((v) => v.ok)).toBe(true);
      expect(verdicts.map((v) => v.done)).toEqual(verdicts.map((_, i) => i === verdicts.length - 1));
      expect(finding).toMatchObject({ goed: true, geholpen: false, pogingen: 1 });
    }
  });

  it('the wrong one misses until the form is shown, then completes it: three misses in all', () => {
    const { verdicts, finding } = play(vraag(name), 'fout');
    const missed = verdicts.filter((v) => !v.ok);
    expect(missed.map((v) => v.next)).toEqual(['retry', 'hint1', 'show']);
    expect(missed.map((v) => v.shown !== undefined)).toEqual([false, false, true]);
    expect(finding).toMatchObject({ goed: false, geholpen: true, pogingen: 3 });
  });

  it('the one that guesses ends too, and does the same again with the same source', () => {
    for (let seed = 1; seed <= 5; seed += 1) {
      const once = play(vraag(name), 'willekeurig', seed);
      expect(play(vraag(name), 'willekeurig', seed).attempts).toEqual(once.attempts);
      expect(once.finding.pogingen).toBeGreaterThanOrEqual(1);
      expect(once.finding.goed).toBe(once.verdicts.every((v) => v.ok));
    }
  });
});

describe('bot', () => {
  it('changes no question', () => {
    for (const name of NAMES) {
      const v = vraag(name);
      const before = JSON.stringify(v.question);
      play(v, 'willekeurig');
      expect(JSON.stringify(v.question)).toBe(before);
    }
  });

  it('starts with the own card or token of the item', () => {
    const base = vraag('sort:2');
    const { view } = base.question;
    if (base.solution.soort !== 'sorteer' || view.shape !== 'sort') throw new Error('no sort');
    const own = view.stream.at(-1)?.id ?? '';
    const v = { ...base, solution: { ...base.solution, eigen: own } };
    expect(play(v, 'goed').attempts[0]).toMatchObject({ kind: 'bin', tokenId: own });
  });

  it('gives a right answer as often as it was told to, when it guesses', () => {
    let right = 0;
    for (let seed = 1; seed <= 400; seed += 1)
      if (play(vraag('select:2'), 'willekeurig', seed * 7919).finding.goed) right += 1;
    // Half of the attempts are right: 400 coins, four standard deviations.
    expect(Math.abs(right - 200)).toBeLessThan(40);
  });
});

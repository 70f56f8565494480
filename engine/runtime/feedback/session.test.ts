import { describe, expect, it } from 'vitest';
import { startTestSpel, playWithBot, type TestSpel } from '../test-kit.ts';
import example from '../../document/example.json' with { type: 'json' };

const base = { doc: example, fixture: 'sequence:kat' };

describe('a round', () => {
  it('goes from intro to play, tells the words and ends with a result', async () => {
    const spel = await startTestSpel({ ...base, items: 1 });
    spel.session.start();
    expect(spel.state.getState().phase).toBe('intro');
    spel.seconds(3);
    const { phase, vraag, rail, beads } = spel.state.getState();
    expect([phase, rail[0]?.state, beads]).toEqual(['spel', 'volgend', ['nu']]);
    await spel.spokenOut();
    expect(spel.sound.spoken).toEqual(['z:say.bouw', vraag?.prompt.audio]);
    spel.destroy();
  });

  it.each(['goed', 'fout', 'willekeurig'] as const)('is finished by a bot that plays %s', async (bot) => {
    const out = await playWithBot({ ...base, bot, items: 4 });
    expect(out.done, out.step).toBe(true);
    expect(out.woorden).toHaveLength(4);
    expect(out.result?.stars).toBeGreaterThanOrEqual(1);
  });

  it.each([{ calm: true }, { reducedMotion: true }, { oneSwitch: true }])(
    'is finished in mode %j',
    async (accessibility) => {
      const out = await playWithBot({ ...base, bot: 'goed', items: 3, accessibility });
      expect(out.done, out.step).toBe(true);
    },
  );
});

it('keeps equal letters apart: the one that lies in the word is busy, whichever was taken first', async () => {
  const spel = await startTestSpel({ ...base, fixture: 'sequence:schroevendraaier' });
  spel.session.start();
  spel.seconds(3);
  const choices = () => spel.state.getState().choices;
  const idOf = (label: string): string => choices().findLast((k) => k.label === label)?.id ?? '';
  const last = ['s', 'ch', 'r'].map(idOf);
  for (const [slot, tokenId] of last.entries())
    expect(spel.session.attempt({ kind: 'place', tokenId, slot }, null, 'muis').ok).toBe(true);
  expect(
    choices()
      .filter((k) => k.busy)
      .map((k) => k.id)
      .toSorted(),
  ).toEqual(last.toSorted());
  expect(choices().find((k) => k.label === 'r')?.id).not.toBe(last[2]);
  spel.destroy();
});

/** Puts every part of a word in its slot. */
function buildWhole(spel: TestSpel, vraagId: string): void {
  const solution = spel.round.built(vraagId)?.solution;
  const parts = solution?.soort === 'reeks' ? solution.delen : [];
  for (const [slot, text] of parts.entries()) {
    const free = spel.state.getState().choices.find((choice) => choice.label === text && !choice.busy);
    spel.session.attempt({ kind: 'place', tokenId: free?.id ?? '', slot }, null, 'muis');
  }
}

it.each([
  ['and with the last answers', {}, [40, 52, 69, 56, 73, 48]],
  ['and in calm with nothing else', { calm: true }, [40, 50, 65, 50, 65, 40]],
] as const)(
  'plays in waves: its numbers move with the level of each question, %s',
  async (_, accessibility, expected) => {
    const doc = { ...example, tuning: { ...example.tuning, wave: { from: 0, to: 100 } } };
    const spel = await startTestSpel({ ...base, doc, items: 6, s: 0.5, accessibility });
    const levels: number[] = [];
    let asked = '';
    spel.session.start();
    for (let step = 0; step < 400 && levels.length < 6; step += 1) {
      spel.seconds(0.25);
      const vraag = spel.session.question();
      if (vraag === null || vraag.id === asked || spel.state.getState().phase !== 'spel') continue;
      asked = vraag.id;
      levels.push(Math.round(spel.scene.tuning('wave')));
      buildWhole(spel, vraag.id);
    }
    expect(levels).toEqual(expected);
    spel.destroy();
  },
);

describe('a replay', () => {
  it('with the same seed gives the same round to the step', async () => {
    const run = () => playWithBot({ ...base, bot: 'willekeurig', items: 3, seed: 11 });
    expect(await run()).toEqual(await run());
  });
});

describe('feedback ladder', () => {
  const miss = async () => {
    const spel = await startTestSpel(base);
    spel.session.start();
    spel.seconds(3);
    const error = (): void => {
      const vraag = spel.session.question();
      const correct = spel.round.built(vraag?.id ?? '')?.solution;
      const tokens = spel.scene.tokens();
      const first = correct?.soort === 'reeks' ? correct.delen[0] : '';
      spel.session.choose(tokens.find((t) => t.text !== first)?.id ?? '', 'toets');
    };
    return { spel, fout: error };
  };

  it('marks the slot, then helps, then shows, covers and lets the child do it', async () => {
    const { spel, fout: error } = await miss();
    error();
    expect(spel.state.getState().rail[0]?.state).toBe('bijna');
    expect(spel.state.getState().help).toBeNull();
    spel.seconds(2);
    expect(spel.state.getState().rail[0]?.state).toBe('volgend');
    error();
    expect(spel.state.getState().help?.text).not.toBe('');
    error();
    expect(spel.state.getState()).toMatchObject({ phase: 'toon', woord: { covered: false } });
    spel.seconds(2.2);
    expect(spel.state.getState()).toMatchObject({ phase: 'spel', woord: { covered: true } });
    expect(spel.session.tempo).toBeCloseTo(0.64);
    spel.destroy();
  });

  it('counts a helped word as one coin and a clean one as two', async () => {
    const { spel } = await miss();
    spel.session.hint();
    const vraag = spel.session.question();
    const correct = spel.round.built(vraag?.id ?? '')?.solution;
    for (const part of correct?.soort === 'reeks' ? correct.delen : []) {
      const free = spel.state.getState().choices.find((k) => k.label === part && !k.busy);
      spel.session.choose(free?.id ?? '', 'toets');
    }
    expect(spel.state.getState()).toMatchObject({ phase: 'woordklaar', munten: 1 });
    expect(spel.state.getState().beads[0]).toBe('geholpen');
    spel.destroy();
  });

  it('does nothing while paused', async () => {
    const { spel } = await miss();
    spel.session.pause(true);
    const before = spel.last;
    spel.session.choose(spel.scene.tokens()[0]?.id ?? '', 'muis');
    expect(spel.last).toBe(before);
    spel.destroy();
  });

  it('scans choices one by one for a single switch and takes the one that is lit', async () => {
    const spel = await startTestSpel({ ...base, accessibility: { oneSwitch: true } });
    spel.session.start();
    spel.seconds(2.6 + 1.8);
    const { scan, choices } = spel.state.getState();
    expect(scan).toBe(0);
    spel.session.intent({ kind: 'act', down: true, device: 'knop' });
    expect(spel.last?.attempt).toMatchObject({ kind: 'place', tokenId: choices[0]?.id });
    spel.destroy();
  });

  it('plays the tutorial with the first question of a first visit', async () => {
    const spel = await startTestSpel({ ...base, items: 2, firstTime: true });
    spel.session.start();
    spel.seconds(5);
    const { phase, explanation, vraag } = spel.state.getState();
    expect([phase, explanation?.step, vraag === null]).toEqual(['uitleg', 1, false]);
    spel.destroy();
  });
});

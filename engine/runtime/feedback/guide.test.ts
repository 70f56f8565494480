import { describe, expect, it } from 'vitest';
import { trialScene } from '#engine/mechanics/pieces/test-scenes.ts';
import { startTestSpel, type TestSpel } from '../test-kit.ts';
import example from '../../document/example.json' with { type: 'json' };

const start = async (doc: unknown, fixture: string): Promise<TestSpel> => {
  const spel = await startTestSpel({ doc, fixture, items: 2 });
  spel.session.start();
  spel.seconds(3);
  return spel;
};

/** Always gives the choice that is not needed now. */
function wrongTap(spel: TestSpel): void {
  const vraag = spel.session.question();
  const built = spel.round.built(vraag?.id ?? '');
  const { choices, rail, lead } = spel.state.getState();
  const slot = rail.findIndex((box) => box.text === '' || box.state === 'bijna');
  const right = built?.solution.soort === 'reeks' ? built.solution.delen[slot] : null;
  const wrong = choices.find(
    ({ id, label, busy }) => !busy && label !== right && !(lead?.ids.includes(id) ?? false) && id !== right,
  );
  spel.session.choose(wrong?.id ?? '', 'aanraken');
}

describe('look, cover, do', () => {
  it('ends a word after eighty wrong taps, as a helped one', async () => {
    const spel = await start(example, 'sequence:kat');
    const first = spel.session.question()?.id;
    let taps = 0;
    while (taps < 80 && spel.round.findings().length === 0) {
      wrongTap(spel);
      spel.seconds(2.6);
      taps += 1;
    }
    expect(taps).toBeLessThan(20);
    expect(spel.round.findings()[0]).toMatchObject({ goed: false, geholpen: true });
    expect(spel.state.getState().beads[0]).toBe('geholpen');
    spel.seconds(6);
    expect(spel.session.question()?.id).not.toBe(first);
    spel.destroy();
  });

  it('shows the right letter after three tries on the covered word, and takes it at once', async () => {
    const spel = await start(example, 'sequence:kat');
    for (let i = 0; i < 5; i += 1) {
      wrongTap(spel);
      spel.seconds(2.6);
      expect(spel.state.getState().lead).toBeNull();
    }
    wrongTap(spel);
    const { lead, phase } = spel.state.getState();
    expect([phase, lead?.ids.length]).toEqual(['spel', 1]);
    expect(spel.sound.spoken.at(-1)).toBe('z:live.samen');
    const box = spel.state.getState().rail.findIndex(({ state }) => state === 'bijna');
    spel.session.choose(lead?.ids[0] ?? '', 'aanraken');
    expect(spel.last?.verdict.ok).toBe(true);
    expect(spel.state.getState().rail[box]?.state).toBe('goed');
    expect(spel.state.getState().lead?.ids).not.toEqual(lead?.ids);
    spel.destroy();
  });
});

describe('a typed word', () => {
  const typing = (judge: 'letter' | 'word'): unknown => trialScene({ mechanics: [{ use: 'typing', judge }] });

  it.each(['letter', 'word'] as const)('ends too, judged per %s', async (judge) => {
    const spel = await start(typing(judge), 'entry:brood');
    for (let i = 0; i < 80 && spel.round.findings().length === 0; i += 1) {
      spel.session.intent({ kind: 'letter', letter: 'q', device: 'toets' });
      if (judge === 'word') spel.session.intent({ kind: 'submit', device: 'toets' });
      spel.seconds(2.6);
    }
    expect(spel.round.findings()[0]).toMatchObject({ goed: false, geholpen: true });
    spel.destroy();
  });
});

type Solution = NonNullable<ReturnType<TestSpel['round']['built']>>['solution'];

/** Whether these choices belong together, or one is right alone. */
function isRight(solution: Solution | undefined, a: string, b: string): boolean {
  if (solution?.soort === 'sorteer') return solution.bin.get(a) === b;
  return solution?.soort === 'paren' && solution.partner.get(a) === b;
}

/** Two choices that do not belong together, as long as there are such. */
function wrongPair(solution: Solution, free: readonly string[], bins: readonly string[]): string[] {
  const [a = '', ...rest] = free;
  const others = bins.length > 0 ? bins : rest;
  return [a, others.find((b) => !isRight(solution, a, b)) ?? others[0] ?? ''];
}

/** What a child taps that is never right by itself. */
function wrongChoices(spel: TestSpel): string[] {
  const { choices, lead, vraag } = spel.state.getState();
  const solution = spel.round.built(vraag?.id ?? '')?.solution;
  const bins = vraag?.view.shape === 'sort' ? vraag.view.bins.map(({ id }) => id) : [];
  const free = choices.filter(({ id, busy }) => !busy && !bins.includes(id)).map(({ id }) => id);
  if (solution?.soort === 'sorteer' || solution?.soort === 'paren') return wrongPair(solution, free, bins);
  return free.filter((id) => lead?.ids.includes(id) !== true).slice(0, 1);
}

it.each(['select:4', 'sort:2', 'mark:splits', 'pairs:meervoud'])('ends %s', async (fixture) => {
  const spel = await start(trialScene({ mechanics: [{ use: 'typing' }] }), fixture);
  for (let i = 0; i < 80 && spel.round.findings().length === 0; i += 1) {
    for (const id of wrongChoices(spel)) spel.session.choose(id, 'aanraken');
    spel.seconds(2.6);
  }
  expect(spel.round.findings()[0], fixture).toMatchObject({ geholpen: true });
  spel.destroy();
});

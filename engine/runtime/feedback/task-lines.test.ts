import { expect, it } from 'vitest';
import type { Question } from '#engine/core/oefening/contract/contract.ts';
import { FIXTURES } from '#engine/core/oefening/fake/fake-catalog.ts';
import { startTestSpel, type TestSpel } from '../test-kit.ts';
import { TaskLines } from './task-lines.ts';
import example from '../../document/example.json' with { type: 'json' };

const question = (name: string): Question => {
  const built = FIXTURES[name]?.[0]?.create('v1', 4);
  if (built === undefined) throw new Error(name);
  return built.question;
};
const build = question('sequence:kat');
const rijm: Question = { ...build, format: 'rijm', prompt: { ...build.prompt, instructionKey: 'prompt.rijm' } };
const word = build.prompt.audio;

it('says a task whole the first time, only the word while it stays, and short when it comes back', () => {
  const lines = new TaskLines((key) => key);
  expect(lines.begin(build)).toEqual(['z:say.bouw', word]);
  expect(lines.begin(build)).toEqual([word]);
  expect(lines.begin(rijm)).toEqual(['z:say.rijm', word]);
  expect(lines.begin(build)).toEqual(['z:prompt.bouw', word]);
});

it('says the task of a question without a spoken word', () => {
  const lines = new TaskLines((key) => key);
  const { audio: _, ...prompt } = build.prompt;
  const silent = { ...build, prompt };
  lines.begin(silent);
  expect(lines.begin(silent)).toEqual(['z:say.bouw']);
});

it('knows when something else is asked', () => {
  const lines = new TaskLines((key) => key);
  expect(lines.isOther(build)).toBe(false);
  lines.begin(build);
  expect([lines.isOther(build), lines.isOther(rijm)]).toEqual([false, true]);
});

/** Answers what stands on the plate, whatever it is. */
function answer(spel: TestSpel): void {
  const vraag = spel.session.question();
  const solution = spel.round.built(vraag?.id ?? '')?.solution;
  if (solution?.soort !== 'reeks') throw new Error('no parts');
  for (const part of solution.delen) {
    const choice = spel.state.getState().choices.find((k) => k.label === part && !k.busy);
    spel.session.choose(choice?.id ?? '', 'muis');
    spel.seconds(0.6);
  }
}

/** A round whose second question is of another format. */
async function mixed(): Promise<TestSpel> {
  const spel = await startTestSpel({
    doc: example,
    fixture: 'sequence:kat',
    items: 2,
    vary: (vraag, nr) =>
      nr === 0 ? vraag : { ...vraag, format: 'rijm', prompt: { ...vraag.prompt, instructionKey: 'prompt.rijm' } },
  });
  spel.session.start();
  spel.seconds(3);
  return spel;
}

it('tells in a beat that something else comes, then begins; a press ends the beat', async () => {
  for (const skips of [false, true]) {
    const spel = await mixed();
    answer(spel);
    for (let i = 0; i < 60 && spel.session.phase !== 'wissel'; i += 1) spel.seconds(0.1);
    expect(spel.state.getState()).toMatchObject({ phase: 'wissel', vraag: null, coming: { format: 'rijm' } });
    expect(spel.sound.spoken.at(-1)).toBe('z:spel.anders');
    if (skips) spel.session.intent({ kind: 'act', down: true, device: 'toets' });
    else spel.seconds(2.4);
    expect(spel.state.getState()).toMatchObject({ phase: 'spel', coming: null, vraag: { format: 'rijm' } });
    expect(spel.sound.spoken.at(-1)).toBe('z:say.rijm');
    spel.destroy();
  }
});

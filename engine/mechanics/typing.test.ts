import { describe, expect, it } from 'vitest';
import { startTestSpel, playWithBot, type TestSpel } from '#engine/runtime/test-kit.ts';
import { BOAT } from './pieces/test-scenes.ts';
import { withPrefilled } from './typing.ts';

const begin = async (fixture: string, s = 0, doc = BOAT): Promise<TestSpel> => {
  const spel = await startTestSpel({ doc, fixture, s });
  spel.session.start();
  spel.seconds(3);
  return spel;
};
const type = (spel: TestSpel, text: string): void => {
  for (const letter of text) spel.session.intent({ kind: 'letter', letter, device: 'toets' });
};

describe('typing', () => {
  it('fills in given letters by itself', () => {
    const view = {
      shape: 'entry',
      caseSensitive: false,
      specialKeys: false,
      showLength: true,
      mask: ['b', 'a', null, null, 'e', 'r'],
    } as const;
    const vraag = { ...view, mask: [...view.mask] };
    expect([withPrefilled(vraag, ''), withPrefilled(vraag, 'bakk')]).toEqual(['ba', 'bakker']);
  });

  it('judges per letter at the start: a wrong letter does not stay', async () => {
    const spel = await begin('entry:brood');
    const woord = spel.round.built(spel.session.question()?.id ?? '')?.getoond.text ?? '';
    type(spel, `${woord[0] ?? ''}q`);
    expect(spel.state.getState().input).toBe(woord[0]);
    expect(spel.state.getState().rail[1]?.state).toBe('bijna');
    type(spel, woord.slice(1));
    spel.seconds(0.5);
    expect(spel.state.getState()).toMatchObject({ phase: 'woordklaar', woord: { text: woord } });
    spel.destroy();
  });

  it('judges whole words from the tuned play level, with backspace', async () => {
    const spel = await begin('entry:brood', 0.8);
    const woord = spel.round.built(spel.session.question()?.id ?? '')?.getoond.text ?? '';
    type(spel, 'x');
    expect(spel.last).toBeNull();
    spel.session.intent({ kind: 'backspace', device: 'toets' });
    type(spel, woord);
    expect(spel.last?.attempt).toEqual({ kind: 'text', text: woord, complete: true });
    spel.destroy();
  });

  it('takes an emoji back as one character', async () => {
    const spel = await begin('entry:brood', 0.8);
    for (const letter of 'a😀') spel.session.intent({ kind: 'letter', letter, device: 'toets' });
    spel.session.intent({ kind: 'backspace', device: 'toets' });
    expect(spel.state.getState().input).toBe('a');
    spel.destroy();
  });

  it('writes no further when a key is leaned on, and what is there can still be handed in', async () => {
    const doc = {
      ...BOAT,
      mechanics: BOAT.mechanics.map((part) => (part.use === 'typing' ? { ...part, autoSubmit: false } : part)),
    };
    const spel = await begin('entry:brood', 0.8, doc);
    const woord = spel.round.built(spel.session.question()?.id ?? '')?.getoond.text ?? '';
    type(spel, 'q'.repeat(500));
    expect(spel.state.getState().input).toBe('q'.repeat(woord.length + 20));
    spel.session.intent({ kind: 'submit', device: 'toets' });
    expect(spel.last?.verdict.ok).toBe(false);
    spel.destroy();
  });

  it.each(['entry:brood', 'entry:s-morgens', 'entry:schroevendraaier', 'entry:gat', 'entry:werkwoord'])(
    'is played to the end by bots: %s',
    async (fixture) => {
      for (const bot of ['goed', 'fout', 'willekeurig'] as const) {
        for (const s of [0, 0.8]) {
          const out = await playWithBot({ doc: BOAT, fixture, bot, s });
          expect(out.done, `${bot} s=${s} ${out.step}`).toBe(true);
        }
      }
    },
    60_000,
  );
});

import { describe, expect, it } from 'vitest';
import { maakTestSpel, speelMetBot, type TestSpel } from '#engine/runtime/test-kit.ts';
import { BOOT } from './test-scenes.ts';
import { metGegeven } from './typing.ts';

const begin = async (fixture: string, s = 0, doc = BOOT): Promise<TestSpel> => {
  const spel = await maakTestSpel({ doc, fixture, s });
  spel.sessie.start();
  spel.seconden(3);
  return spel;
};
const typ = (spel: TestSpel, tekst: string): void => {
  for (const letter of tekst) spel.sessie.intent({ kind: 'letter', letter, device: 'toets' });
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
    expect([metGegeven(vraag, ''), metGegeven(vraag, 'bakk')]).toEqual(['ba', 'bakker']);
  });

  it('judges per letter at the start: a wrong letter does not stay', async () => {
    const spel = await begin('entry:brood');
    const woord = spel.round.gebouwd(spel.sessie.question()?.id ?? '')?.getoond.text ?? '';
    typ(spel, `${woord[0] ?? ''}q`);
    expect(spel.toestand.getState().invoer).toBe(woord[0]);
    expect(spel.toestand.getState().rail[1]?.state).toBe('bijna');
    typ(spel, woord.slice(1));
    expect(spel.toestand.getState()).toMatchObject({ fase: 'woordklaar', woord: { text: woord } });
    spel.destroy();
  });

  it('judges whole words from the tuned play level, with backspace', async () => {
    const spel = await begin('entry:brood', 0.8);
    const woord = spel.round.gebouwd(spel.sessie.question()?.id ?? '')?.getoond.text ?? '';
    typ(spel, 'x');
    expect(spel.laatste).toBeNull();
    spel.sessie.intent({ kind: 'backspace', device: 'toets' });
    typ(spel, woord);
    expect(spel.laatste?.attempt).toEqual({ kind: 'text', text: woord, complete: true });
    spel.destroy();
  });

  it('writes no further when a key is leaned on, and what is there can still be handed in', async () => {
    const doc = {
      ...BOOT,
      mechanics: BOOT.mechanics.map((deel) => (deel.use === 'typing' ? { ...deel, autoSubmit: false } : deel)),
    };
    const spel = await begin('entry:brood', 0.8, doc);
    const woord = spel.round.gebouwd(spel.sessie.question()?.id ?? '')?.getoond.text ?? '';
    typ(spel, 'q'.repeat(500));
    expect(spel.toestand.getState().invoer).toBe('q'.repeat(woord.length + 20));
    spel.sessie.intent({ kind: 'submit', device: 'toets' });
    expect(spel.laatste?.verdict.ok).toBe(false);
    spel.destroy();
  });

  it.each(['entry:brood', 'entry:s-morgens', 'entry:schroevendraaier', 'entry:gat', 'entry:werkwoord'])(
    'is played to the end by bots: %s',
    async (fixture) => {
      for (const bot of ['goed', 'fout', 'willekeurig'] as const) {
        for (const s of [0, 0.8]) {
          const uit = await speelMetBot({ doc: BOOT, fixture, bot, s });
          expect(uit.klaar, `${bot} s=${s} ${uit.stap}`).toBe(true);
        }
      }
    },
    60_000,
  );
});

import { describe, expect, it } from 'vitest';
import { createTurn } from '../ronde/turn.ts';
import { JUDGMENT, showsCorrect } from './judgment.ts';
import { keyFor } from './key-before.ts';
import { around, cap, isRealWoord, made, makes, options, realWoord, realWoorden } from './test-kit.ts';

const seeds = Array.from({ length: 12 }, (_, n) => n * 31);
const train = realWoord('trein');
const asked = (seed: number, over: Parameters<typeof cap>[1] = {}, shape: 'select' | 'sort' = 'select') =>
  made(train, { format: 'oordeel', seed, capability: cap(shape, over), environment: around([train]) });

describe('which form a judgement shows', () => {
  it('is the right one in about half of the seeds', () => {
    const share = Array.from({ length: 2000 }, (_, seed) => showsCorrect(seed)).filter(Boolean).length / 2000;
    expect(share).toBeGreaterThan(0.45);
    expect(share).toBeLessThan(0.55);
  });

  it.each(seeds)('by seed %i alone', (seed) => {
    const v = asked(seed);
    expect(v.question.prompt.text === 'trein').toBe(showsCorrect(seed));
    expect(v.sleutel).toEqual({ goed: [showsCorrect(seed) ? JUDGMENT.goed : JUDGMENT.fout], hoofdletters: false });
    const key = keyFor({ item: train, doelId: 'ij', format: 'oordeel', seed, pool: [] });
    expect(key.ok && key.value).toEqual(v.sleutel);
  });
});

describe('oordeel', () => {
  it.each(['ei', 'ij', 'eind-d', 'verdubbeling', 'verenkeling', 'au'])(
    'shows of real words of %s the word or a misspelling that is no word',
    (doelId) => {
      for (const item of realWoorden(doelId, 12))
        for (const seed of [1, 2, 3, 4]) {
          const over = {
            format: 'oordeel',
            doelId,
            seed,
            capability: cap('select'),
            environment: around([item]),
          } as const;
          if (!makes(item, over)) continue;
          const text = made(item, over).question.prompt.text ?? '';
          if (showsCorrect(seed)) expect(text).toBe(item.w);
          else expect([text === item.w, isRealWoord(text.toLowerCase())], `${item.w} ${text}`).toEqual([false, false]);
        }
    },
  );

  it('has its two answers in the same place in every question', () => {
    for (const seed of seeds) expect(options(asked(seed))).toEqual(['goed', 'niet goed']);
    for (const seed of seeds)
      expect(asked(seed, { bins: [2, 2] }, 'sort').question.view).toMatchObject({
        bins: [
          { id: 'goed', label: 'goed', mark: 'A' },
          { id: 'fout', label: 'niet goed', mark: 'B' },
        ],
      });
  });

  it('sorts the one shown word into its bin', () => {
    for (const seed of seeds) {
      const v = asked(seed, {}, 'sort');
      if (v.question.view.shape !== 'sort') throw new Error('no bins');
      const [token] = v.question.view.stream;
      expect(v.question.view.stream).toHaveLength(1);
      expect(token?.text === 'trein').toBe(showsCorrect(seed));
      const right = showsCorrect(seed) ? 'goed' : 'fout';
      for (const binId of ['goed', 'fout']) {
        const verdict = createTurn(v).attempt({ kind: 'bin', tokenId: token?.id ?? '', binId });
        expect(verdict.ok).toBe(binId === right);
      }
    }
  });

  it('ends with the right form, whatever was shown', () => {
    for (const seed of seeds) expect(asked(seed).getoond).toMatchObject({ text: 'trein', audio: 'w:trein' });
  });

  it.each([
    [cap('select', { minOptions: 2 }), true],
    [cap('select', { minOptions: 3 }), false],
    [cap('select', { tokenKinds: ['woord'] }), true],
    [cap('select', { tokenKinds: ['grafeem'] }), false],
    [cap('sort', { bins: [2, 4] }), true],
    [cap('sort', { bins: [3, 4] }), false],
    [cap('sort', { minOptions: 2 }), false],
    [cap('entry'), false],
  ])('fits %j: %s', (capability, fits) => {
    expect(makes(train, { format: 'oordeel', capability, environment: around([train]) })).toBe(fits);
  });

  it('is not asked without a misspelling to show', () => {
    const environment = { ...around([train]), exists: () => true };
    expect(makes(train, { format: 'oordeel', capability: cap('select'), environment })).toBe(false);
  });
});

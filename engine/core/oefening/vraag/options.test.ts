import { describe, expect, it } from 'vitest';
import { TOKEN_KINDS } from '../contract/contract.ts';
import { createPrompt, createShown, shows, showsSeries } from './options.ts';
import { cap, item, optionsFor, workbench } from './test-kit.ts';

describe('what a game shows', () => {
  it('is every kind of token when it names none', () => {
    for (const kind of TOKEN_KINDS) expect(shows(cap('select'), kind)).toBe(true);
  });

  it('is only the kinds it names', () => {
    const c = cap('select', { tokenKinds: ['grafeem', 'letter'] });
    expect(TOKEN_KINDS.filter((kind) => shows(c, kind))).toEqual(['letter', 'grafeem']);
    expect(TOKEN_KINDS.filter((kind) => shows(cap('select', { tokenKinds: [] }), kind))).toEqual([]);
  });

  it.each([
    [{}, 'm aa n', true],
    [{}, 'm', false],
    [{ minSlots: 1 }, 'm', true],
    [{ minSlots: 4 }, 'm aa n', false],
    [{ maxSlots: 3 }, 'm aa n', true],
    [{ maxSlots: 2 }, 'm aa n', false],
    [{ maxChars: 2 }, 'm aa n', true],
    [{ maxChars: 1 }, 'm aa n', false],
    [{ tokenKinds: ['grafeem' as const] }, 'm aa n', true],
    [{ tokenKinds: ['woord' as const] }, 'm aa n', false],
  ])('a game of %j has room for %s: %s', (over, parts, fits) => {
    expect(showsSeries(cap('sequence', over), parts.split(' '), 'grafeem')).toBe(fits);
  });

  it('is at most twenty-four parts when it says nothing', () => {
    const parts = (count: number): string[] => Array.from({ length: count }, () => 'a');
    expect(showsSeries(cap('sequence'), parts(24), 'letter')).toBe(true);
    expect(showsSeries(cap('sequence'), parts(25), 'letter')).toBe(false);
    expect(showsSeries(cap('sequence'), [], 'letter')).toBe(false);
  });
});

describe('a prompt', () => {
  const options = optionsFor(item('trein'), { format: 'gat', doelId: 'ei' });

  it.each([
    ['', 'prompt.gat'],
    ['kies', 'prompt.gat.kies'],
    ['waar-plaatje', 'prompt.gat.waar-plaatje'],
  ])('with variant %j says %s', (variant, key) => {
    expect(createPrompt(options, {}, variant).instructionKey).toBe(key);
  });

  it('brings the rule of its goal, and nothing for a goal without one', () => {
    expect(createPrompt(options, {})).toEqual({
      instructionKey: 'prompt.gat',
      ruleIcon: 'gedeeld/regel/ei',
      ruleText: 'Denk aan de regel.',
    });
    expect(createPrompt({ ...options, doelId: 'onbekend' }, {})).toEqual({ instructionKey: 'prompt.gat' });
  });

  it('lets the question say the last word', () => {
    expect(createPrompt(options, { text: 'tr…n', ruleText: 'Anders.' })).toMatchObject({
      text: 'tr…n',
      ruleText: 'Anders.',
      ruleIcon: 'gedeeld/regel/ei',
    });
  });
});

describe('the form that is shown at the end', () => {
  it('stands in parts, with a sound when it has one', () => {
    const shown = createShown('trein', ['t', 'r', 'ei', 'n'], { ...workbench(), kind: 'grafeem', audio: 'w:trein' });
    expect(shown).toMatchObject({ text: 'trein', audio: 'w:trein' });
    expect(shown.parts.map((t) => [t.text, t.kind])).toEqual([
      ['t', 'grafeem'],
      ['r', 'grafeem'],
      ['ei', 'grafeem'],
      ['n', 'grafeem'],
    ]);
    expect(createShown('a', [], { ...workbench(), kind: 'letter' })).toEqual({ text: 'a', parts: [] });
  });
});

import { describe, expect, it } from 'vitest';
import { createWoord } from '../fake/test-kit.ts';
import { spellingSchema } from '#engine/core/taal/woord/woord.ts';
import { flashTime, inputField, showsChoice } from './dictee.ts';
import { around, cap, environment, made, makes, options, optionsFor, realWoord, realWoorden } from './test-kit.ts';

const woord = (w: string, main = 'ei') => createWoord(w, { hoofd: main });
const field = (w: string, groep: number, main = 'ei') =>
  inputField(woord(w, main), optionsFor(woord(w, main), { environment: environment({ groep }) }));

describe('the field to type in', () => {
  it.each([
    ['trein', 3, false, true],
    ['trein', 4, false, true],
    ['trein', 5, true, false],
    ['trein', 8, true, false],
    ['ruïne', 4, true, true],
    ["'s morgens", 4, true, true],
    ['zee-egel', 3, true, true],
  ])('%s in groep %i: special keys %s, shows its length %s', (w, groep, specialKeys, showLength) => {
    expect(field(w, groep)).toEqual({
      shape: 'entry',
      length: w.length,
      caseSensitive: false,
      specialKeys,
      showLength,
    });
  });

  it('counts case for names and for words of the capital goal', () => {
    expect(field('Amsterdam', 5).caseSensitive).toBe(true);
    expect(field('maandag', 5, 'hoofdletter').caseSensitive).toBe(true);
    expect(field('maandag', 5).caseSensitive).toBe(false);
  });
});

describe('dictee', () => {
  const entry = cap('entry');

  it.each(['trein', 'ruïne', "'s morgens"])('hears %s and asks all of it', (w) => {
    const v = made(woord(w), { format: 'dictee', capability: entry });
    expect(v).toMatchObject({ sleutel: { goed: [w], hoofdletters: false }, solution: { soort: 'invoer' }, k: 0 });
    expect(v.question).toMatchObject({ timed: false, prompt: { audio: `w:${w}`, instructionKey: 'prompt.dictee' } });
    expect(v.question.prompt).not.toHaveProperty('text');
    expect(v.getoond.parts.map((t) => t.text).join('')).toBe(w);
  });

  it('shows nowhere how a real word is written', () => {
    for (const item of [...realWoorden('ei', 12), ...realWoorden('eind-d', 12)]) {
      const v = made(item, { format: 'dictee', capability: entry, environment: around([item]) });
      const { audio: _, ...seen } = v.question.prompt;
      expect(JSON.stringify(seen).toLowerCase(), item.w).not.toContain(`"${item.w}`);
      expect(seen.sentence === undefined || !`${seen.sentence.before} ${seen.sentence.after}`.includes(item.w)).toBe(
        true,
      );
    }
  });

  it.each([
    ['typing off', {}, environment({ typen: false }), false],
    ['no room', { maxChars: 4 }, environment(), false],
    ['just room', { maxChars: 5 }, environment(), true],
  ])('%s: %s', (_, over, surroundings, fits) => {
    const asked = { format: 'dictee', capability: cap('entry', over), environment: surroundings } as const;
    expect(makes(woord('trein'), asked)).toBe(fits);
  });

  it('asks a word that sounds like another only with a sentence or a picture', () => {
    const bare = { ...woord('hart'), homofoonVan: [spellingSchema.parse('hard')] };
    expect(makes(bare, { format: 'dictee', capability: entry })).toBe(false);
    expect(makes({ ...bare, plaatje: 'fe:red-heart' }, { format: 'dictee', capability: entry })).toBe(true);
  });
});

describe('time of a flash', () => {
  it.each([
    [0, false, 2000],
    [0.25, false, 1650],
    [0.5, false, 1300],
    [1, false, 600],
    [2, false, 600],
    [-1, false, 2000],
    [1, true, 2000],
    [0.5, true, 2000],
  ])('at play level %d, calm %s: %d ms', (s, calm, ms) => {
    expect(flashTime(environment({ s, calm }))).toBe(ms);
  });
});

describe('flits', () => {
  const train = realWoord('trein');
  const asked = (over: Parameters<typeof cap>[1], typing: boolean, shape: 'read' | 'entry' | 'select' = 'read') => ({
    format: 'flits' as const,
    capability: cap(shape, over),
    environment: around([train], { typen: typing }),
  });

  it.each([
    ['read', {}, true, 'entry', 'prompt.flits.typ'],
    ['read', { maxOptions: 4 }, true, 'entry', 'prompt.flits.typ'],
    ['read', { maxOptions: 4 }, false, 'select', 'prompt.flits.kies'],
    ['read', { minOptions: 2, maxOptions: 4 }, true, 'select', 'prompt.flits.kies'],
    ['read', { minOptions: 2, maxOptions: 4 }, false, 'select', 'prompt.flits.kies'],
    ['entry', { minOptions: 2, maxOptions: 4 }, true, 'entry', 'prompt.flits.typ'],
    ['entry', { maxOptions: 3 }, false, 'select', 'prompt.flits.kies'],
    ['select', {}, true, 'select', 'prompt.flits.kies'],
    ['select', {}, false, 'select', 'prompt.flits.kies'],
  ] as const)('%s of %j, typing %s, ends in %s: %s', (shape, over, typing, then, key) => {
    const v = made(train, asked(over, typing, shape));
    expect(v.question).toMatchObject({ timed: true, prompt: { instructionKey: key } });
    const { view } = v.question;
    if (view.shape !== 'read') throw new Error('nothing to read');
    expect([view.cover, view.then?.shape]).toEqual([true, then]);
    expect(view.lines.flat().map((t) => t.text)).toEqual(['trein']);
    expect(v.k > 0).toBe(then === 'select');
  });

  it('cannot be asked without typing in a game that does not say how many options fit', () => {
    expect(makes(train, asked({}, false))).toBe(false);
    expect(makes(train, asked({}, false, 'entry'))).toBe(false);
    expect(makes(train, asked({ maxChars: 4 }, true))).toBe(false);
  });

  it('says no word aloud, so that the eye must do it', () => {
    const v = made(train, asked({}, true));
    expect(v.question.prompt).not.toHaveProperty('audio');
    expect(options(v)).toEqual([]);
  });

  it.each([
    [cap('select'), true],
    [cap('read'), false],
    [cap('read', { minOptions: 2 }), true],
    [cap('entry'), false],
    [cap('read', { maxOptions: 2 }), true],
    [cap('entry', { maxOptions: 4 }), true],
  ])('%j shows a choice: %s', (capability, choice) => {
    expect(showsChoice(capability)).toBe(choice);
  });
});

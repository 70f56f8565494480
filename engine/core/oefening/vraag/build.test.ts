import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTurn } from '../ronde/turn.ts';
import { ambiguous, distractorsFor, findErrorPart } from './build.ts';
import { partsModes } from './woord-help.ts';
import { around, cap, environment, made, makes, optionsFor, realWoord, realWoorden } from './test-kit.ts';

const sequence = cap('sequence');

describe('the wrong version of one part', () => {
  it.each([
    ['t r ei n', 'trijn', 2, 4, 'ij'],
    ['b a kk er', 'baker', 2, 4, 'k'],
    ['h o n d', 'hont', 3, 4, 't'],
    ['h o n d', 'hontt', 3, 4, 'tt'],
    ['v i s', 'fis', 0, 1, 'f'],
    ['v i s', 'visss', 2, 3, 'sss'],
    ['v i s', 'visssss', 2, 3, null],
    ['v i s', 'vi', 2, 3, null],
    ['t r ei n', 'trijm', 2, 4, null],
    ['t r ei n', 'drijn', 2, 4, null],
    ['t r ei n', 'treim', 1, 3, null],
    ['appel boom', 'apelboom', 1, 3, 'apel'],
  ])('%s as %s, letters %i to %i: %s', (parts, form, from, until, part) => {
    expect(findErrorPart(parts.split(' '), { vorm: form, van: from, tot: until })).toBe(part);
  });
});

/** Every row of different tokens that spells the word, each token used once. */
function spellings(tokens: readonly string[], word: string, count: number): number {
  if (count === 0) return word === '' ? 1 : 0;
  return tokens.reduce(
    (sum, t, i) => sum + (word.startsWith(t) ? spellings(tokens.toSpliced(i, 1), word.slice(t.length), count - 1) : 0),
    0,
  );
}

describe('an ambiguous part', () => {
  it.each([
    ['ba kker', 'bak', ['ker'], true],
    ['ba kker', 'bak', [], false],
    ['ba kker', 'ker', ['bak'], true],
    ['b oo m', 'o', ['oom'], false],
    ['s t oe l', 'st', [], false],
    ['a b c', 'ab', ['c'], false],
  ])('%s with %s and %j: %s', (parts, extra, pool, unclear) => {
    expect(ambiguous(parts.split(' '), extra, pool)).toBe(unclear);
  });

  it('is never left in a pool of a real word: one row only spells it', () => {
    for (const doelId of ['kz-mkm', 'ei', 'eind-d', 'verdubbeling', 'verenkeling', 'sch'])
      for (const item of realWoorden(doelId, 8)) {
        const environment = around([item], { s: 1 });
        if (!makes(item, { format: 'bouw', doelId, capability: sequence, environment })) continue;
        const v = made(item, { format: 'bouw', doelId, capability: sequence, environment });
        const parts = v.solution.soort === 'reeks' ? v.solution.delen : [];
        const pool = v.question.view.shape === 'sequence' ? v.question.view.pool.map((t) => t.text ?? '') : [];
        const same = parts.reduce((times, p, i) => times * parts.slice(0, i + 1).filter((x) => x === p).length, 1);
        expect(spellings(pool, item.w, parts.length), `${item.w}: ${pool.join(' ')}`).toBe(same);
      }
  });
});

describe('distractors', () => {
  const train = realWoord('trein');
  const [mode] = partsModes(train, { capability: sequence, groep: 4 });

  it.each([
    [0, 1],
    [0.24, 1],
    [0.25, 2],
    [0.5, 2],
    [0.74, 2],
    [0.75, 3],
    [1, 3],
    [9, 3],
    [-9, 1],
  ])('at play level %d are %i', (s, count) => {
    if (mode === undefined) throw new Error('no parts');
    expect(distractorsFor(train, optionsFor(train, { environment: around([train], { s }) }), mode)).toHaveLength(count);
  });

  it('are different, none of them a part of the word, none too long for the game', () => {
    const games = [sequence, cap('sequence', { maxChars: 2 }), cap('sequence', { tokenKinds: ['letter'] })];
    const items = ['ei', 'verdubbeling', 'eind-d', 'au', 'mv-en'].flatMap((doelId) => realWoorden(doelId, 12));
    for (const item of items)
      for (const capability of games) {
        const [m] = partsModes(item, { capability, groep: 6 });
        if (m === undefined) continue;
        const environment = around([item], { s: 1 });
        const extra = distractorsFor(item, optionsFor(item, { capability, environment }), m);
        const longest = m.kind === 'letter' ? 1 : (capability.maxChars ?? 80);
        expect(new Set(extra).size).toBe(extra.length);
        expect(extra.filter((t) => m.delen.includes(t) || t.length > longest)).toEqual([]);
      }
  });

  it('begin with the mistake of the goal', () => {
    if (mode === undefined) throw new Error('no parts');
    expect(distractorsFor(train, optionsFor(train, { doelId: 'ei', environment: around([train]) }), mode)).toEqual([
      'ij',
    ]);
  });
});

describe('bouw', () => {
  it.each([
    ['trein', 3, 't r ei n', 'prompt.bouw.grafeem'],
    ['trein', 8, 't r ei n', 'prompt.bouw.grafeem'],
    ['appel', 4, 'a pp e l', 'prompt.bouw.grafeem'],
    ['appelboom', 4, 'a pp e l b oo m', 'prompt.bouw.grafeem'],
    ['appelboom', 5, 'a ppel boom', 'prompt.bouw.klankgroep'],
  ])('%s in groep %i stands in %s', (w, groep, parts, key) => {
    const item = realWoord(w);
    const v = made(item, { format: 'bouw', capability: sequence, environment: around([item], { groep }) });
    expect(v.solution).toMatchObject({ delen: parts.split(' ') });
    expect(v.question.prompt.instructionKey).toBe(key);
  });

  it('is finished by placing the parts in order, and by no other first part', () => {
    const item = realWoord('trein');
    const v = made(item, { format: 'bouw', capability: sequence, environment: around([item], { s: 1 }) });
    const pool = v.question.view.shape === 'sequence' ? v.question.view.pool : [];
    const turn = createTurn(v);
    const verdicts = ['t', 'r', 'ei', 'n'].map((text, slot) =>
      turn.attempt({ kind: 'place', tokenId: pool.find((t) => t.text === text)?.id ?? '', slot }),
    );
    expect(verdicts.map((x) => [x.ok, x.done])).toEqual([
      [true, false],
      [true, false],
      [true, false],
      [true, true],
    ]);
    for (const t of pool)
      expect(createTurn(v).attempt({ kind: 'place', tokenId: t.id, slot: 0 }).ok, t.text).toBe(t.text === 't');
  });

  it.each([
    [cap('sequence', { maxSlots: 4 }), true],
    [cap('sequence', { maxSlots: 3 }), false],
    [cap('sequence', { minSlots: 5 }), true],
    [cap('sequence', { minSlots: 6 }), false],
    [cap('sequence', { maxChars: 2 }), true],
    [cap('sequence', { tokenKinds: ['woord'] }), false],
    [cap('entry'), false],
  ])('trein fits %j: %s', (capability, fits) => {
    expect(makes(realWoord('trein'), { format: 'bouw', capability })).toBe(fits);
  });

  it('is the same question for any seed twice', () => {
    const item = realWoord('appel');
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const over = { format: 'bouw', seed, capability: sequence, environment: environment() } as const;
        expect(made(item, over)).toEqual(made(item, over));
      }),
      { numRuns: 25 },
    );
  });
});

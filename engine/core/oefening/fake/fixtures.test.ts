import { describe, expect, it } from 'vitest';
import { judge } from '#engine/core/scoring/judgment.ts';
import { FORMATS, type Token, type View } from '../contract/contract.ts';
import { BUILDERS } from '../vraag/builders.ts';
import { createTurn } from '../ronde/turn.ts';
import type { BuiltVraag } from '../vraag/built.ts';
import { FIXTURE_NAMES, FIXTURES } from './fake-catalog.ts';

const RECIPES = FIXTURE_NAMES.flatMap((name) =>
  (FIXTURES[name] ?? []).map((recipe, n) => ({ name: `${name} ${n + 1}`, shape: name.split(':')[0], recipe })),
);
const SEEDS = [1, 2, 99];

function tokensOf(view: View | undefined): Token[] {
  if (view === undefined) return [];
  if (view.shape === 'select') return view.options;
  if (view.shape === 'sequence') return view.pool;
  if (view.shape === 'sort') return view.stream;
  if (view.shape === 'mark') return view.parts;
  if (view.shape === 'pairs') return view.cards;
  return view.shape === 'read' ? [...view.lines.flat(), ...tokensOf(view.then)] : [];
}

/** Text that a right answer leaves: of a series its parts joined, of anything else the key itself. */
const answerOf = (v: BuiltVraag): string =>
  v.solution.soort === 'reeks' ? v.solution.delen.join(v.solution.separator) : (v.sleutel.goed[0] ?? '');

describe('every fixture question', () => {
  it.each(RECIPES)('$name is sound', ({ shape, recipe }) => {
    for (const seed of SEEDS) {
      const v = recipe.create('v1', seed);
      expect([v.question.id, v.question.format, v.question.view.shape]).toEqual(['v1', recipe.format, shape]);
      expect(FORMATS).toContain(v.question.format);
      const tokens = tokensOf(v.question.view);
      expect(new Set(tokens.map((t) => t.id)).size).toBe(tokens.length);
      expect(tokens.every((t) => (t.text ?? '') !== '')).toBe(true);
      expect(
        v.getoond.parts
          .map((t) => t.text)
          .join('')
          .replaceAll(' ', ''),
      ).toBe(v.getoond.text.replaceAll(' ', ''));
      expect(v.focus.from).toBeLessThan(v.focus.to);
      expect(v.focus.to).toBeLessThanOrEqual(v.getoond.text.length);
      expect(judge(v.sleutel, answerOf(v)), answerOf(v)).toBe(true);
    }
  });

  it.each(RECIPES)('$name is the same for the same seed, looks only differ', ({ recipe }) => {
    const [a, b, c] = [recipe.create('v1', 7), recipe.create('v1', 7), recipe.create('v1', 8)];
    expect(JSON.stringify(a.question)).toBe(JSON.stringify(b.question));
    expect(c.sleutel).toEqual(a.sleutel);
    expect(c.getoond.text).toBe(a.getoond.text);
    expect(
      tokensOf(c.question.view)
        .map((t) => t.text)
        .sort(),
    ).toEqual(
      tokensOf(a.question.view)
        .map((t) => t.text)
        .sort(),
    );
  });

  it.each(RECIPES)('$name is of a shape that its format has in the product', ({ shape, recipe }) => {
    const shapes = BUILDERS[recipe.format].flatMap((b) => b.vormen);
    const read = recipe.format === 'zin' ? 'select' : shape;
    expect(shapes).toContain(read);
  });
});

describe('fixtures by shape', () => {
  const named = (shape: string): BuiltVraag[] =>
    RECIPES.filter((r) => r.shape === shape).map(({ recipe }) => recipe.create('v1', 5));

  it('select has one right option among two to four different ones', () => {
    for (const v of named('select')) {
      const { view } = v.question;
      if (view.shape !== 'select' || v.solution.soort !== 'kies') throw new Error(v.question.itemId);
      const { ruw: rawOf } = v.solution;
      expect(view.options.length).toBeGreaterThanOrEqual(2);
      expect(view.options.length).toBeLessThanOrEqual(4);
      expect(new Set(view.options.map((t) => t.text)).size).toBe(view.options.length);
      expect(view.options.filter((t) => judge(v.sleutel, rawOf.get(t.id) ?? ''))).toHaveLength(1);
      expect(v.k).toBe(view.options.length);
    }
  });

  it('sequence has every part in its pool, the answer not laid out, and distractors that are no parts', () => {
    for (const v of named('sequence')) {
      const { view } = v.question;
      if (view.shape !== 'sequence' || v.solution.soort !== 'reeks') throw new Error(v.question.itemId);
      const parts = [...v.solution.delen];
      const pool = view.pool.map((t) => t.text ?? '');
      expect(view.slots).toBe(parts.length);
      const left = parts.reduce((rest, part) => rest.toSpliced(rest.indexOf(part), 1), pool);
      expect(left).toHaveLength(pool.length - parts.length);
      expect(left.filter((t) => parts.includes(t))).toEqual([]);
      expect(pool.slice(0, parts.length)).not.toEqual(parts);
    }
  });

  it('entry masks only letters that are not given, as long as the word', () => {
    for (const v of named('entry')) {
      const { view } = v.question;
      if (view.shape !== 'entry') throw new Error(v.question.itemId);
      const [word = ''] = v.sleutel.goed;
      expect(view.length).toBe(word.length);
      expect(view.specialKeys).toBe(/[^a-z]/u.test(word));
      if (view.mask === undefined) continue;
      expect(view.mask).toHaveLength(word.length);
      view.mask.forEach((letter, i) => expect([null, word[i]]).toContain(letter));
      expect(view.mask).toContain(null);
    }
  });

  it('sort has two to four bins with marks in order, and each token in one of them', () => {
    for (const v of named('sort')) {
      const { view } = v.question;
      if (view.shape !== 'sort' || v.solution.soort !== 'sorteer') throw new Error(v.question.itemId);
      expect(view.bins.map((b) => b.mark)).toEqual(['A', 'B', 'C', 'D'].slice(0, view.bins.length));
      const ids = view.bins.map((b) => b.id);
      expect([...v.solution.bin.values()].every((bin) => ids.includes(bin))).toBe(true);
      expect(new Set(v.solution.bin.values()).size).toBe(view.bins.length);
      expect([...v.solution.bin.keys()].sort()).toEqual(view.stream.map((t) => t.id).sort());
    }
  });

  it('mark has places inside the word or sentence', () => {
    for (const v of named('mark')) {
      const { view } = v.question;
      if (view.shape !== 'mark' || v.solution.soort !== 'markeer') throw new Error(v.question.itemId);
      const least = view.target === 'cut' ? 1 : 0;
      expect(v.solution.plekken.every((n) => n >= least && n < view.parts.length)).toBe(true);
      expect(view.count).toBe(v.solution.plekken.length);
      expect(v.solution.followUp?.soort).toBe(view.followUp === undefined ? undefined : 'invoer');
    }
  });

  it('pairs has partners both ways', () => {
    for (const v of named('pairs')) {
      if (v.solution.soort !== 'paren') throw new Error(v.question.itemId);
      for (const [a, b] of v.solution.partner) expect([a === b, v.solution.partner.get(b)]).toEqual([false, a]);
      expect(v.solution.partner.size).toBe(tokensOf(v.question.view).length);
    }
  });

  it('read covers a flash after its time and lets a text stand', () => {
    for (const v of named('read')) {
      const { view } = v.question;
      if (view.shape !== 'read') throw new Error(v.question.itemId);
      expect(view.cover).toBe(v.question.format === 'flits');
      expect(view.exposureMs !== undefined).toBe(view.cover);
      expect(v.question.timed).toBe(view.cover);
    }
  });
});

describe('playing a fixture', () => {
  const of = (name: string, n = 0): BuiltVraag => {
    const recipe = FIXTURES[name]?.[n];
    if (recipe === undefined) throw new Error(name);
    return recipe.create('v1', 3);
  };
  const idOf = (v: BuiltVraag, text: string): string =>
    tokensOf(v.question.view).find((t) => t.text === text)?.id ?? '';

  it.each([
    ['select:2', 'trein', true],
    ['select:2', 'trijn', false],
    ['select:gat', 'ei', true],
    ['select:gat', 'ij', false],
    ['select:oordeel', 'niet goed', true],
    ['select:oordeel', 'goed', false],
    ['select:klank', 'v', true],
    ['select:klank', 'f', false],
    ['select:werkwoord', 'wordt', true],
    ['select:werkwoord', 'word', false],
    ['select:rijm', 'poot', true],
    ['select:rijm', 'boos', false],
  ])('%s: %s is %s', (name, text, right) => {
    const v = of(name);
    expect(createTurn(v).attempt({ kind: 'pick', tokenId: idOf(v, text) }).ok).toBe(right);
  });

  it.each([
    ['entry:brood', 'brood', true],
    ['entry:brood', 'Brood', true],
    ['entry:brood', 'broot', false],
    ['entry:s-morgens', '’s morgens', true],
    ['entry:s-morgens', 's morgens', false],
    ['entry:gat', 'bakker', true],
    ['entry:gat', 'baker', false],
    ['entry:werkwoord', 'wordt', true],
    ['entry:werkwoord', 'word', false],
  ])('%s: typing %s is %s', (name, text, right) => {
    const turn = createTurn(of(name));
    const verdict = turn.attempt({ kind: 'text', text, complete: true });
    expect([verdict.ok, verdict.done]).toEqual([right, right]);
  });

  it.each([
    ['mark:splits', [3], true],
    ['mark:splits', [2], false],
    ['mark:splits-lang', [6, 9, 14], true],
    ['mark:splits-lang', [6, 9, 13], false],
  ])('%s: cutting after %j is %s', (name, after, right) => {
    const verdict = createTurn(of(name)).attempt({ kind: 'cut', after });
    expect([verdict.ok, verdict.done]).toEqual([right, right]);
  });

  it('asks a repair after the mistake was found', () => {
    const turn = createTurn(of('mark:zoekfout'));
    expect(turn.attempt({ kind: 'token', index: 0 }).ok).toBe(false);
    expect(turn.attempt({ kind: 'token', index: 1 })).toMatchObject({ ok: true, done: false });
    expect(turn.attempt({ kind: 'text', text: 'trein', complete: true })).toMatchObject({ ok: true, done: true });
    expect(turn.uitslag()).toMatchObject({ goed: false, ruw: 'de' });
  });

  it.each([
    ['sort:2', 'trein', 'ei', true],
    ['sort:2', 'trein', 'ij', false],
    ['sort:4', 'goud', 'ou', true],
    ['sort:4', 'goud', 'au', false],
    ['sort:lang', 'schroevendraaier', 'lang', true],
  ])('%s: %s into %s is %s', (name, text, binId, right) => {
    const v = of(name);
    expect(createTurn(v).attempt({ kind: 'bin', tokenId: idOf(v, text), binId }).ok).toBe(right);
  });

  it.each([
    ['boom', 'bomen', true],
    ['bomen', 'boom', true],
    ['boom', 'bakken', false],
    ['boom', 'boom', false],
  ])('pairs:meervoud: %s with %s is %s', (a, b, right) => {
    const v = of('pairs:meervoud');
    expect(createTurn(v).attempt({ kind: 'pair', a: idOf(v, a), b: idOf(v, b) }).ok).toBe(right);
  });
});

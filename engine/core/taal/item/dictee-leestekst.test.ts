import { describe, expect, it } from 'vitest';
import { contentLines, contentWoorden } from '../test-kit.ts';
import { dicteeSchema } from './dictee.ts';
import { leestekstKindSchema, leestekstSchema, readingVraagSchema, vraagKindSchema } from './leestekst.ts';

const dictee = {
  id: 'di-4-01',
  groep: 4,
  halfjaar: 1,
  categorieen: ['ei'],
  woorden: Array.from({ length: 10 }, (_, i) => `w-${i}`),
  zinnen: ['z-ei-1', 'z-trein-1'],
  herhaling: [],
};
const question = { soort: 'letterlijk', vraag: 'Waar is de kat?', goed: 'in de tuin', fout: ['in huis'] };
const text = {
  id: 'lt-m3-01',
  niveau: 'M3',
  titel: 'De kat',
  soort: 'verhaal',
  regio: 'both',
  zinnen: ['De kat slaapt.'],
  alineas: [0],
  vragen: [question, question, question, question],
};

describe('dicteeSchema', () => {
  it.each([
    ['a set', {}],
    ['three categories', { categorieen: ['ei', 'ij', 'au'] }],
    ['two sets to repeat', { herhaling: ['di-3-01', 'di-3-02'] }],
    ['the second half of the year', { halfjaar: 2 }],
  ])('takes %s', (_what, change) => {
    expect(dicteeSchema.safeParse({ ...dictee, ...change }).success).toBe(true);
  });

  it.each([
    ['nine words', { woorden: dictee.woorden.slice(1) }],
    ['eleven words', { woorden: [...dictee.woorden, 'w-x'] }],
    ['an empty word', { woorden: ['', ...dictee.woorden.slice(1)] }],
    ['one sentence', { zinnen: ['z-ei-1'] }],
    ['no category', { categorieen: [] }],
    ['four categories', { categorieen: ['ei', 'ij', 'au', 'ou'] }],
    ['three sets to repeat', { herhaling: ['a', 'b', 'c'] }],
    ['a third half', { halfjaar: 3 }],
    ['an id of groep 9', { id: 'di-9-01' }],
    ['an id of one figure', { id: 'di-4-1' }],
  ])('refuses %s', (_what, change) => {
    expect(dicteeSchema.safeParse({ ...dictee, ...change }).success).toBe(false);
  });
});

describe('leestekstSchema', () => {
  it('takes a text with four questions', () => {
    expect(leestekstSchema.safeParse(text).success).toBe(true);
  });

  it.each([
    ['three questions', { vragen: text.vragen.slice(1) }],
    ['no sentence', { zinnen: [] }],
    ['an empty sentence', { zinnen: [''] }],
    ['no paragraph', { alineas: [] }],
    ['a paragraph before the text', { alineas: [-1] }],
    ['a title of 61 letters', { titel: 'a'.repeat(61) }],
    ['an id of another level', { id: 'lt-m9-01' }],
    ['an id with capitals', { id: 'lt-M3-01' }],
    ['another kind', { soort: 'krant' }],
    ['another level', { niveau: 'M9' }],
  ])('refuses %s', (_what, change) => {
    expect(leestekstSchema.safeParse({ ...text, ...change }).success).toBe(false);
  });

  it.each([
    ['no wrong answer', { fout: [] }],
    ['four wrong answers', { fout: ['a', 'b', 'c', 'd'] }],
    ['an empty right answer', { goed: '' }],
    ['an answer of 81 letters', { goed: 'a'.repeat(81) }],
    ['a question of 161 letters', { vraag: 'a'.repeat(161) }],
    ['another kind', { soort: 'mening' }],
  ])('refuses a question with %s', (_what, change) => {
    expect(readingVraagSchema.safeParse({ ...question, ...change }).success).toBe(false);
  });

  it('names its kinds', () => {
    expect(leestekstKindSchema.options).toHaveLength(6);
    expect(vraagKindSchema.options).toEqual(['letterlijk', 'afleiding', 'woord', 'volgorde', 'waarnietwaar']);
  });
});

describe('dictations of the content', () => {
  const sets = [3, 4, 5, 6, 7, 8].flatMap((groep) => contentLines(dicteeSchema, `dictees/groep${groep}.jsonl`));
  const woorden = new Map(contentWoorden().map((item) => [item.id, item]));

  it('have ids of their own, in the groep of their id', () => {
    expect(new Set(sets.map((set) => set.id)).size).toBe(sets.length);
    expect(sets.filter((set) => Number(set.id.charAt(3)) !== set.groep).map((set) => set.id)).toEqual([]);
  });

  it('have ten different words of the content', () => {
    for (const { id, woorden: words } of sets) {
      expect(new Set(words).size, id).toBe(10);
      expect(
        words.filter((w) => !woorden.has(w)),
        id,
      ).toEqual([]);
    }
  });

  it('have at least six words of their categories', () => {
    for (const { id, woorden: words, categorieen: cats } of sets) {
      const own = words.filter((w) => woorden.get(w)?.cats.some((c) => cats.includes(c.id)) === true);
      expect(own.length, id).toBeGreaterThanOrEqual(6);
    }
  });

  it('repeat sets there are, never themselves', () => {
    const known = new Set(sets.map((set) => set.id));
    for (const { id, herhaling: repeated } of sets)
      expect(
        repeated.filter((h) => !known.has(h) || h === id),
        id,
      ).toEqual([]);
  });
});

describe('reading texts of the content', () => {
  const texts = contentLines(leestekstSchema, 'leesteksten.jsonl');

  it('have an id of their own, of their level', () => {
    expect(new Set(texts.map((t) => t.id)).size).toBe(texts.length);
    expect(texts.filter((t) => t.id.split('-')[1] !== t.niveau.toLowerCase()).map((t) => t.id)).toEqual([]);
  });

  it('begin their paragraphs at ascending sentences, the first at the first', () => {
    for (const { id, alineas, zinnen } of texts) {
      expect(alineas[0], id).toBe(0);
      expect(
        alineas.every((n, i) => n < zinnen.length && (i === 0 || n > (alineas[i - 1] ?? 0))),
        id,
      ).toBe(true);
    }
  });

  it('have no wrong answer that is the right one', () => {
    for (const { id, vragen } of texts)
      for (const { goed: right, fout: wrong } of vragen)
        expect(new Set([right, ...wrong]).size, id).toBe(wrong.length + 1);
  });

  it('answer a statement with waar or niet waar', () => {
    const statements = texts.flatMap((t) => t.vragen).filter((asked) => asked.soort === 'waarnietwaar');
    expect(statements.length).toBeGreaterThan(0);
    for (const { goed: right, fout: wrong } of statements)
      expect([right, ...wrong].sort()).toEqual(['niet waar', 'waar']);
  });
});

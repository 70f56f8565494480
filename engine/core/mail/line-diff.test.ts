import fc from 'fast-check';
import { expect, it } from 'vitest';
import { diffLines } from './line-diff.ts';

const signs = { same: ' ', added: '+', removed: '-' } as const;
const show = (before: string, after: string): string[] =>
  diffLines(before, after).map(({ kind, text }) => `${signs[kind]}${text}`);

it('shows a changed line as the old one and the new one', () => {
  expect(show('a\nb\nc', 'a\nx\nc')).toEqual([' a', '-b', '+x', ' c']);
});

it('shows what came and what went', () => {
  expect(show('a\nb', 'a\nb\nc')).toEqual([' a', ' b', '+c']);
  expect(show('a\nb\nc', 'c')).toEqual(['-a', '-b', ' c']);
  expect(show('a', 'a')).toEqual([' a']);
});

it('holds both texts, and keeps what is the same', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', ''), { minLength: 1 }).map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = diffLines(before, after);
      const of = (kind: string): string =>
        lines
          .filter((line) => line.kind !== kind)
          .map((line) => line.text)
          .join('\n');
      expect(of('added')).toBe(before);
      expect(of('removed')).toBe(after);
      if (before === after) expect(lines.every(({ kind }) => kind === 'same')).toBe(true);
    }),
    { seed: 11 },
  );
});

it('keeps a moved line once and shows where it went', () => {
  expect(show('a\nb\nc', 'b\nc\na')).toEqual(['-a', ' b', ' c', '+a']);
});

it('tells empty lines apart from no lines', () => {
  expect(show('', '')).toEqual([' ']);
  expect(show('', 'a')).toEqual(['-', '+a']);
  expect(show('a\n\nb', 'a\nb')).toEqual([' a', '-', ' b']);
});

it('compares texts as long as a mail may be', () => {
  const long = Array.from({ length: 400 }, (_, nr) => `regel ${nr}`);
  const changed = long.map((line, nr) => (nr === 200 ? 'anders' : line));
  const lines = diffLines(long.join('\n'), changed.join('\n'));
  expect(lines.filter(({ kind }) => kind !== 'same')).toEqual([
    { kind: 'removed', text: 'regel 200' },
    { kind: 'added', text: 'anders' },
  ]);
});

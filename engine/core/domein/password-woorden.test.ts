import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isTooCommon } from './password.ts';
import { PASSWORD_WOORDEN } from './password-woorden.ts';

const FORBIDDEN = new Set(
  readFileSync(new URL('../../../assets/content/verboden.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t')[0]),
);

describe('words of the passwords of children', () => {
  it('are short words of small letters, each once', () => {
    expect(new Set(PASSWORD_WOORDEN).size).toBe(PASSWORD_WOORDEN.length);
    expect(PASSWORD_WOORDEN.filter((woord) => !/^[a-z]{3,7}$/u.test(woord))).toEqual([]);
  });

  it('are enough for one password in more than 250,000', () => {
    expect(PASSWORD_WOORDEN.length ** 2 * 10).toBeGreaterThan(250_000);
  });

  it('hold nothing that content may not hold', () => {
    expect(PASSWORD_WOORDEN.filter((woord) => FORBIDDEN.has(woord))).toEqual([]);
  });

  it('have no letter that a young child does not write yet', () => {
    expect(PASSWORD_WOORDEN.filter((woord) => /[qxy]/u.test(woord))).toEqual([]);
  });

  it('make a password that nobody tries first', () => {
    for (const [i, woord] of PASSWORD_WOORDEN.entries()) {
      const next = PASSWORD_WOORDEN[(i + 1) % PASSWORD_WOORDEN.length] ?? '';
      expect(isTooCommon(`${woord}-${next}-7`), `${woord}-${next}`).toBe(false);
    }
  });
});

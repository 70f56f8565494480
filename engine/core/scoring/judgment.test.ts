import { describe, expect, it } from 'vitest';
import { judge, normalizeRuw } from './judgment.ts';

const small = (...correct: string[]) => ({ goed: correct, hoofdletters: false });

describe('beoordeel', () => {
  it('accepts the right word and refuses a near miss', () => {
    expect(judge(small('brood'), 'brood')).toBe(true);
    expect(judge(small('brood'), 'broot')).toBe(false);
  });

  it('treats straight and curly apostrophes as equal', () => {
    for (const form of ["'s morgens", '’s morgens', '‘s morgens', '`s morgens', '´s morgens']) {
      expect(judge(small("'s morgens"), form)).toBe(true);
    }
  });

  it('compares composed and decomposed letters as equal', () => {
    expect(judge(small('ruïne'), 'rui\u0308ne')).toBe(true);
    expect(judge(small('ruïne'), 'ruine')).toBe(false);
  });

  it('reads the ij ligature as i and j', () => {
    expect(judge(small('ijs'), 'ĳs')).toBe(true);
  });

  it('ignores case only when the key says so', () => {
    expect(judge(small('brood'), 'Brood')).toBe(true);
    expect(judge({ goed: ['Amsterdam'], hoofdletters: true }, 'amsterdam')).toBe(false);
  });

  it('accepts any of several right forms', () => {
    expect(judge(small('appels', 'appelen'), 'appelen')).toBe(true);
  });

  it('never accepts an empty answer', () => {
    expect(judge(small(''), '')).toBe(false);
    expect(judge(small('a'), '   ')).toBe(false);
  });

  it('cuts raw text at 80 code units and folds spaces', () => {
    expect(normalizeRuw('x'.repeat(200))).toHaveLength(80);
    expect(normalizeRuw('  de   hond ')).toBe('de hond');
  });
});

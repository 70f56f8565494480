import { describe, expect, it } from 'vitest';
import { beoordeel, normaliseerRuw } from './oordeel.ts';

const klein = (...goed: string[]) => ({ goed, hoofdletters: false });

describe('beoordeel', () => {
  it('accepts the right word and refuses a near miss', () => {
    expect(beoordeel(klein('brood'), 'brood')).toBe(true);
    expect(beoordeel(klein('brood'), 'broot')).toBe(false);
  });

  it('treats straight and curly apostrophes as equal', () => {
    for (const vorm of ["'s morgens", '’s morgens', '‘s morgens', '`s morgens', '´s morgens']) {
      expect(beoordeel(klein("'s morgens"), vorm)).toBe(true);
    }
  });

  it('compares composed and decomposed letters as equal', () => {
    expect(beoordeel(klein('ruïne'), 'rui\u0308ne')).toBe(true);
    expect(beoordeel(klein('ruïne'), 'ruine')).toBe(false);
  });

  it('reads the ij ligature as i and j', () => {
    expect(beoordeel(klein('ijs'), 'ĳs')).toBe(true);
  });

  it('ignores case only when the key says so', () => {
    expect(beoordeel(klein('brood'), 'Brood')).toBe(true);
    expect(beoordeel({ goed: ['Amsterdam'], hoofdletters: true }, 'amsterdam')).toBe(false);
  });

  it('accepts any of several right forms', () => {
    expect(beoordeel(klein('appels', 'appelen'), 'appelen')).toBe(true);
  });

  it('never accepts an empty answer', () => {
    expect(beoordeel(klein(''), '')).toBe(false);
    expect(beoordeel(klein('a'), '   ')).toBe(false);
  });

  it('cuts raw text at 80 code units and folds spaces', () => {
    expect(normaliseerRuw('x'.repeat(200))).toHaveLength(80);
    expect(normaliseerRuw('  de   hond ')).toBe('de hond');
  });
});

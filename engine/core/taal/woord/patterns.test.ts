import { beforeAll, describe, expect, it } from 'vitest';
import { loadPatterns, patternBreakPoints } from './patterns.ts';

describe('patroonBreuken', () => {
  beforeAll(loadPatterns);

  it.each([
    ['lettergreep', 'let-ter-greep'],
    ['bakkerij', 'bak-ke-rij'],
    ['zonnebloem', 'zon-ne-bloem'],
    ['fietsenmaker', 'fiet-sen-ma-ker'],
    ['eerste', 'eer-ste'],
    ['aanbeeld', 'aan-beeld'],
    ['avond', 'avond'],
    ['spiegelei', 'spie-gel-ei'],
    ['donderaal', 'don-der-aal'],
    ['zee-eend', 'zee-eend'],
  ])('breaks %s as %s', (woord, correct) => {
    const points = [0, ...(patternBreakPoints(woord) ?? []), woord.length];
    const parts = points.slice(1).map((until, i) => woord.slice(points[i], until));
    expect(parts.join('-')).toBe(correct);
  });
});

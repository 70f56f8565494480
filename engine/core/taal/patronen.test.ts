import { beforeAll, describe, expect, it } from 'vitest';
import { laadPatronen, patroonBreuken } from './patronen.ts';

describe('patroonBreuken', () => {
  beforeAll(laadPatronen);

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
  ])('breaks %s as %s', (woord, goed) => {
    const punten = [0, ...(patroonBreuken(woord) ?? []), woord.length];
    const delen = punten.slice(1).map((tot, i) => woord.slice(punten[i], tot));
    expect(delen.join('-')).toBe(goed);
  });
});

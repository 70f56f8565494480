import { describe, expect, it } from 'vitest';
import { standaardInstelling } from '#engine/core/domein/oefeninstelling.ts';
import { EXPERIMENTEN, helftVan, metExperimenten, type Experiment } from './experiment.ts';

const N = 4_000;
const groepen = Array.from({ length: N }, (_, nr) => ({
  adminId: `0199${nr % 300}-aaaa`,
  groepId: `0199ab${nr.toString(16)}-bbbb`,
}));
const inB = (experimentId: string): boolean[] => groepen.map((groep) => helftVan({ ...groep, experimentId }) === 'b');
/** Four standard deviations of a fair coin over all groepen. */
const MARGE = (4 * Math.sqrt(N)) / 2;

describe('experiments between groepen', () => {
  it('puts half of the groepen in each half, always the same', () => {
    const b = inB('een');
    expect(inB('een')).toEqual(b);
    expect(Math.abs(b.filter(Boolean).length - N / 2)).toBeLessThan(MARGE);
  });

  it('has nothing to do with another experiment, nor with the school', () => {
    const [een, twee] = [inB('een'), inB('twee')];
    expect(Math.abs(een.filter((b, nr) => b === twee[nr]).length - N / 2)).toBeLessThan(MARGE);
    for (const { adminId } of groepen.slice(0, 20))
      expect(new Set(groepen.flatMap((g, nr) => (g.adminId === adminId ? [een[nr]] : []))).size).toBe(2);
  });

  it('changes only the second half, and never what the leerkracht fixed', () => {
    const proef: Experiment[] = [
      { id: 'een', anders: { adaptief: false } },
      { id: 'twee', anders: { herhaling: 0.88 } },
    ];
    const instelling = standaardInstelling(5);
    for (const groep of groepen.slice(0, 50)) {
      const uit = metExperimenten(instelling, groep, proef);
      expect(uit).toEqual({
        ...instelling,
        adaptief: helftVan({ ...groep, experimentId: 'een' }) === 'a',
        herhaling: helftVan({ ...groep, experimentId: 'twee' }) === 'b' ? 0.88 : instelling.herhaling,
      });
      const vast = { ...instelling, vasteVolgorde: true };
      expect(metExperimenten(vast, groep, proef)).toBe(vast);
    }
  });

  it('gives every experiment a name of its own', () => {
    expect(new Set(EXPERIMENTEN.map((e) => e.id)).size).toBe(EXPERIMENTEN.length);
  });
});

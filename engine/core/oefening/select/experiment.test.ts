import { describe, expect, it } from 'vitest';
import { defaultSetting } from '#engine/core/domein/oefeninstelling.ts';
import { EXPERIMENTS, halfOf, withExperiments, type Experiment } from './experiment.ts';

const N = 4_000;
const groepen = Array.from({ length: N }, (_, nr) => ({
  adminId: `0199${nr % 300}-aaaa`,
  groepId: `0199ab${nr.toString(16)}-bbbb`,
}));
const inB = (experimentId: string): boolean[] => groepen.map((groep) => halfOf({ ...groep, experimentId }) === 'b');
/** Four standard deviations of a fair coin over all groepen. */
const MARGIN = (4 * Math.sqrt(N)) / 2;

describe('experiments between groepen', () => {
  it('puts half of the groepen in each half, always the same', () => {
    const b = inB('een');
    expect(inB('een')).toEqual(b);
    expect(Math.abs(b.filter(Boolean).length - N / 2)).toBeLessThan(MARGIN);
  });

  it('has nothing to do with another experiment, nor with the school', () => {
    const [one, two] = [inB('een'), inB('twee')];
    expect(Math.abs(one.filter((b, nr) => b === two[nr]).length - N / 2)).toBeLessThan(MARGIN);
    for (const { adminId } of groepen.slice(0, 20))
      expect(new Set(groepen.flatMap((g, nr) => (g.adminId === adminId ? [one[nr]] : []))).size).toBe(2);
  });

  it('changes only the second half, and never what the leerkracht fixed', () => {
    const trial: Experiment[] = [
      { id: 'een', anders: { adaptief: false } },
      { id: 'twee', anders: { herhaling: 0.88 } },
    ];
    const setting = defaultSetting(5);
    for (const groep of groepen.slice(0, 50)) {
      const out = withExperiments(setting, groep, trial);
      expect(out).toEqual({
        ...setting,
        adaptief: halfOf({ ...groep, experimentId: 'een' }) === 'a',
        herhaling: halfOf({ ...groep, experimentId: 'twee' }) === 'b' ? 0.88 : setting.herhaling,
      });
      const fixed = { ...setting, vasteVolgorde: true };
      expect(withExperiments(fixed, groep, trial)).toBe(fixed);
    }
  });

  it('gives every experiment a name of its own', () => {
    expect(new Set(EXPERIMENTS.map((e) => e.id)).size).toBe(EXPERIMENTS.length);
  });
});

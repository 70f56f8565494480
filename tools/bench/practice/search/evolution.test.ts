import { describe, expect, it } from 'vitest';
import { PARAMS } from '#engine/core/oefening/model/params.ts';
import { createRandom } from '../random.ts';
import { nextCloud, sampleOf, weightsOfBest, type Cloud } from './evolution.ts';
import { NAMES, numbersOf, paramsAt, START } from './setting.ts';

describe('the evolutionary search', () => {
  it('comes to the top of a hill, the same way every time', () => {
    const top = [1.2, -0.7, 0.3];
    const climb = (): Cloud => {
      const random = createRandom('hill');
      let cloud: Cloud = { mean: [0, 0, 0], spread: [0.5, 0.5, 0.5] };
      for (let generation = 0; generation < 40; generation += 1) {
        const played = sampleOf(cloud, 12, random).map((at) => ({
          at,
          worth: -at.reduce((sum, x, d) => sum + (x - (top[d] ?? 0)) ** 2, 0),
        }));
        cloud = nextCloud(cloud, played, 4);
      }
      return cloud;
    };
    const { mean } = climb();
    mean.forEach((x, d) => expect(Math.abs(x - (top[d] ?? 0))).toBeLessThan(0.05));
    expect(climb()).toEqual(climb());
  });

  it('weighs the best most, and all of them together once', () => {
    const weights = weightsOfBest(4);
    expect(weights.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
    expect([...weights].sort((a, b) => b - a)).toEqual(weights);
  });

  it('starts at the engine as it is', () => {
    const numbers = numbersOf(START.mean);
    const { strength, power, decay } = PARAMS.traces;
    const { settle, inRow, nu, rho, ruleScale, iota, kappaStep } = PARAMS;
    const own = { strength, power, decay, settle, inRow, nu, rho, ruleScale, iota, kappaStep };
    for (const [name, value] of Object.entries(own)) expect(numbers).toHaveProperty(name, expect.closeTo(value, 9));
    expect(paramsAt(START.mean)).toMatchObject({ inRow: PARAMS.inRow, kandidaten: PARAMS.kandidaten });
    expect(NAMES).toHaveLength(START.mean.length);
  });
});

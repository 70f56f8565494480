import { expect, it } from 'vitest';
import { multiply, show, silence, sum } from './dsp.ts';
import { integratedLoudness } from './integrated-loudness.ts';

it('hears a full sine of 997 Hz in one channel at -3.01 LUFS, as the standard says', () => {
  expect(integratedLoudness(show('sinus', 997, 5))).toBeCloseTo(-3.01, 1);
});

it('follows the gain, and takes low sounds for softer than high ones', () => {
  expect(integratedLoudness(multiply(show('sinus', 997, 5), 0.1))).toBeCloseTo(-23.01, 1);
  expect(integratedLoudness(show('sinus', 60, 5))).toBeLessThan(integratedLoudness(show('sinus', 3000, 5)) - 4);
});

it('does not count silence', () => {
  const short = sum(silence(20), show('sinus', 997, 5));
  expect(integratedLoudness(short)).toBeCloseTo(-3.01, 0);
  expect(integratedLoudness(silence(3))).toBeLessThan(-100);
});

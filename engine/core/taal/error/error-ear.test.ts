import { beforeAll, describe, expect, it } from 'vitest';
import { loadPatterns } from '../woord/patterns.ts';
import { errors } from './woord-errors.ts';

/** All wrong forms of a word, the likeliest first. */
function wrong(w: string): string[] {
  const found = errors(w);
  return found.ok ? found.value.map(({ vorm: form }) => form) : [];
}

beforeAll(loadPatterns);

describe('what nobody hears, nobody writes', () => {
  it.each([
    ['bovendek', ['buvendek']],
    ['mandala', ['mondala', 'mandola']],
    ['gedaan', ['gedoon']],
    ['gezwam', ['gezwom']],
    ['moedig', ['moodig']],
  ])('%s has no other vowel among the first three', (woord, never) => {
    const forms = wrong(woord).slice(0, 3);
    expect(forms.length).toBeGreaterThan(1);
    expect(forms.filter((form) => never.includes(form))).toEqual([]);
  });

  it.each([
    ['geroemd', 'geroem'],
    ['gestaard', 'gestaar'],
    ['gevreesd', 'gevrees'],
    ['vonden', 'vondent'],
    ['slaapwandel', 'slaapvandel'],
    ['gegrinnik', 'gechrinnik'],
    ['bovenal', 'bovfenal'],
  ])('%s is never %s', (woord, never) => {
    expect(wrong(woord)).not.toContain(never);
  });

  it.each([
    ['vos', 'wos'],
    ['gemist', 'gemis'],
    ['lachen', 'laggen'],
  ])('%s can be %s', (woord, form) => {
    expect(wrong(woord)).toContain(form);
  });
});

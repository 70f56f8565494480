import { expect, it } from 'vitest';
import { malformedField } from './well-formed.ts';

it.each([
  [{ naam: 'a\0b' }, 'naam'],
  [{ antwoorden: [{ ruw: 'trein' }, { ruw: '\ud83d' }] }, 'antwoorden.1.ruw'],
  [{ van: '0000-01-01' }, 'van'],
  [{ tot: '0001-01-01' }, 'tot'],
  [{ extra: { 'a\0': 1 } }, 'extra'],
  ['\udc00', '_'],
])('finds what cannot be stored in %j', (input, field) => {
  expect(malformedField(input)).toBe(field);
});

it('lets through what can be stored', () => {
  const input = {
    naam: 'Zoë 🙂 é',
    leeg: '',
    n: 2 ** 40,
    niets: null,
    lijst: [true, ['0101-01-01', '2026-11-23T00:00:00Z']],
  };
  expect(malformedField(input)).toBeUndefined();
  expect(malformedField(undefined)).toBeUndefined();
});

it('refuses ten thousand levels without using up the stack', () => {
  const deep: unknown = JSON.parse(`{"diep":${'['.repeat(10_000)}${']'.repeat(10_000)}}`);
  expect(malformedField(deep)).toBe('diep');
});

import { beforeAll, describe, expect, it } from 'vitest';
import { loadPatterns } from '../woord/patterns.ts';
import { isPair, knowsLeft, knowsRight } from './compound-parts.ts';
import { withBars } from '../test-kit.ts';

beforeAll(loadPatterns);

describe('parts of a compound', () => {
  it.each([
    'kolen|kachel',
    'rum|taart',
    'vee|boer',
    'luxe|auto',
    'kruit|vat',
    'film|box',
    'glij|baan',
    'lucht|gekoeld',
    'zee|meermin',
    'rood|koperen',
    'wilde|beest',
    'asperge|soep',
  ])('%s', (gold) => {
    expect(withBars(gold.replaceAll('|', ''))).toBe(gold);
  });

  it.each([
    'opgestaan',
    'telefoon',
    'vulkaan',
    'passage',
    'kampioen',
    'schilderde',
    'lekkerst',
    'zoetelijk',
    'abrikozen',
  ])('none in %s', (w) => {
    expect(withBars(w)).toBe(w);
  });

  it('links a first part that only opens', () => {
    expect([knowsLeft('beleids'), knowsLeft('leken'), knowsLeft('super')]).toEqual(['s', 'en', '']);
  });

  it('asks for a long part beside a short one', () => {
    expect([knowsRight('kot'), isPair('studenten', 'kot'), isPair('lab', 'kot'), isPair('kol', 'gans')]).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { joinedSeam } from './joined-forms.ts';

describe('joinedSeam', () => {
  it.each([
    ['stofzuigen', 4],
    ['stofzuigt', 4],
    ['stofzuigden', 4],
    ['gestofzuigd', 6],
    ['knipoogde', 4],
    ['geknipoogd', 6],
    ['koprolt', 3],
    ['slaapwandelend', 5],
    ['getafeltennist', 7],
  ])('%s has its seam at %i', (form, spot) => expect(joinedSeam(form)).toBe(spot));

  it.each(['zuigen', 'opzuigen', 'stof', 'lopen', ''])('%s has none', (w) => expect(joinedSeam(w)).toBeUndefined());
});

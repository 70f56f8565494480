import { expect, it } from 'vitest';
import { PRESET_FIGURES } from '#engine/core/domein/wardrobe.ts';
import { SPEL_SLUGS } from '#games/registry.ts';
import { chosenFigure, readChoice } from './choice.ts';

it('reads a full address and falls back on nonsense', () => {
  expect(readChoice('?spel=autorace&s=0.8&calm=1&zelf=fout')).toMatchObject({
    spel: 'autorace',
    s: 0.8,
    calm: true,
    zelf: 'fout',
  });
  expect(readChoice('?s=veel')).toMatchObject({ spel: SPEL_SLUGS[0], s: 0.3 });
});

it('dresses the child that the address asks for, and leaves out what does not exist', () => {
  expect(chosenFigure(readChoice('?spel=autorace'))).toBeUndefined();
  const figure = chosenFigure(readChoice('?figure=mei&wears=hat-crown,hat-of-long-ago'));
  expect(figure?.skin).toBe(PRESET_FIGURES.mei.skin);
  expect(figure?.parts).toEqual({ ...PRESET_FIGURES.mei.parts, hat: 'hat-crown' });
});

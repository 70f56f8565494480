import { render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PRESET_FIGURES } from '#engine/core/domein/wardrobe.ts';
import { figureSvg } from '#engine/figure/figure.ts';
import { FigureImage, LivingFigure } from './figure-image.tsx';

const sources = (box: HTMLElement): string[] =>
  [...box.querySelectorAll('img')].map((image) => image.getAttribute('src') ?? '');

it('draws the child with what it wears, as soon as the rig is there', async () => {
  const crowned = { ...PRESET_FIGURES.kofi, parts: { ...PRESET_FIGURES.kofi.parts, hat: 'hat-crown' } };
  const { container } = render(<FigureImage figure={crowned} part="bust" />);
  await waitFor(() => expect(sources(container)).toHaveLength(1));
  expect(decodeURIComponent(sources(container)[0] ?? '')).toBe(
    `data:image/svg+xml,${figureSvg(crowned, { part: 'bust' })}`,
  );
});

it('lays closed eyes over the whole figure, and keeps the drawing for the next visit', async () => {
  const { container } = render(<LivingFigure figure={PRESET_FIGURES.mei} />);
  await waitFor(() => expect(sources(container)).toHaveLength(2));
  expect(localStorage.getItem('taaltocht.figure-drawing')).toContain(figureSvg(PRESET_FIGURES.mei));
});

import { expect, it } from 'vitest';
import { createRng } from '#engine/core/basis/rng.ts';
import { FIGURE_SLOTS } from '#engine/core/domein/figure.ts';
import { partOf, PRESET_FIGURES } from '#engine/core/domein/wardrobe.ts';
import { freePartsFor, rollFigure, FIGURE_STEPS } from './dice.ts';

it('rolls only what is everybody s, one step at a time, and leaves aids alone', () => {
  const rng = createRng(7);
  const random = () => rng.int(1_000) / 1_000;
  let figure = { ...PRESET_FIGURES.milan, parts: { ...PRESET_FIGURES.milan.parts, hat: 'hat-crown' } };
  for (let turn = 0; turn < 60; turn += 1) {
    const step = FIGURE_STEPS[turn % FIGURE_STEPS.length] ?? 'skin';
    const next = rollFigure(figure, step, random);
    expect([next.wheelchair, next.hearingAid, next.parts.hat]).toEqual([true, false, 'hat-crown']);
    if (step !== 'skin') expect(next.skin).toBe(figure.skin);
    if (step !== 'hair') expect(next.parts.hair).toBe(figure.parts.hair);
    if (step !== 'clothes') expect(next.parts.top).toBe(figure.parts.top);
    for (const slot of FIGURE_SLOTS) {
      const code = next.parts[slot];
      if (code !== undefined && slot !== 'hat') expect([slot, partOf(code)?.price]).toEqual([slot, 0]);
    }
    figure = { ...next, parts: { ...next.parts, hat: 'hat-crown' } };
  }
});

it('has a rich first choice without a coin', () => {
  expect(freePartsFor('hair').length).toBeGreaterThan(10);
  expect(freePartsFor('top').length).toBeGreaterThan(8);
  expect(freePartsFor('hat')).toEqual([]);
});

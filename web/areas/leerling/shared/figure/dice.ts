import { HAIR_COLORS, SKIN_TONES, type FigureSlot, type OwnFigure } from '#engine/core/domein/figure.ts';
import { partsFor } from '#engine/core/domein/wardrobe.ts';

export const FIGURE_STEPS = ['skin', 'hair', 'clothes'] as const;
export type FigureStep = (typeof FIGURE_STEPS)[number];

/** Draws one of a list; the same draw, the same one. */
const pick = <T>(list: readonly T[], draw: number): T | undefined => list[Math.floor(draw * list.length)];

/** Parts of a place that are everybody's. */
export const freePartsFor = (slot: FigureSlot): string[] =>
  partsFor(slot)
    .filter(({ price }) => price === 0)
    .map(({ code }) => code);

/** Another figure for one step of the first choice, made of what is everybody's; who a child is otherwise stays. */
export function rollFigure(figure: OwnFigure, step: FigureStep, random: () => number): OwnFigure {
  const part = (slot: FigureSlot): Partial<Record<FigureSlot, string>> => {
    const code = pick(freePartsFor(slot), random());
    return code === undefined ? {} : { [slot]: code };
  };
  if (step === 'skin') return { ...figure, skin: pick(SKIN_TONES, random()) ?? figure.skin, freckles: random() < 0.3 };
  if (step === 'hair')
    return {
      ...figure,
      hairColor: pick(HAIR_COLORS, random()) ?? figure.hairColor,
      parts: { ...figure.parts, ...part('hair') },
    };
  return { ...figure, parts: { ...figure.parts, ...part('top'), ...part('bottom'), ...part('shoes') } };
}

import type { TFunction } from 'i18next';
import { HAIR_COLORS, SKIN_TONES, type FigureSlot, type OwnFigure } from '#engine/core/domein/figure.ts';
import { figureSvg, wardrobeTile } from '#engine/figure/figure.ts';
import type { Tile } from './tiles.tsx';

/** What a tile needs to draw itself and to be chosen. */
export interface ChoiceParts {
  figure: OwnFigure;
  t: TFunction<['figure', 'wardrobe-parts']>;
  onChange(figure: OwnFigure, name: string): void;
}

const TRAITS = ['freckles', 'hearingAid', 'wheelchair'] as const;

const headOf = (figure: OwnFigure): string => figureSvg(figure, { part: 'head', face: 'blij' });

function tile(
  { onChange }: ChoiceParts,
  { key, name, on, svg, next }: Pick<Tile, 'key' | 'name' | 'on' | 'svg'> & { next: OwnFigure },
): Tile {
  return { key, name, on, svg, choose: () => onChange(next, name) };
}

export const skinTiles = (parts: ChoiceParts): Tile[] =>
  SKIN_TONES.map((skin) => {
    const next = { ...parts.figure, skin };
    return tile(parts, {
      key: `skin-${skin}`,
      name: parts.t('figure:skin', { nr: skin }),
      on: parts.figure.skin === skin,
      svg: headOf(next),
      next,
    });
  });

/** Freckles and aids: each on or off, and never for sale. */
export const traitTiles = (parts: ChoiceParts): Tile[] =>
  TRAITS.map((trait) => {
    const shown = { ...parts.figure, [trait]: true };
    return tile(parts, {
      key: trait,
      name: parts.t(`figure:trait.${trait}`),
      on: parts.figure[trait],
      svg: trait === 'wheelchair' ? figureSvg(shown) : headOf(shown),
      next: { ...parts.figure, [trait]: !parts.figure[trait] },
    });
  });

export const hairColorTiles = (parts: ChoiceParts): Tile[] =>
  HAIR_COLORS.map((hairColor) => {
    const next = { ...parts.figure, hairColor };
    return tile(parts, {
      key: `color-${hairColor}`,
      name: parts.t(`figure:hairColor.${hairColor}`),
      on: parts.figure.hairColor === hairColor,
      svg: headOf(next),
      next,
    });
  });

/** The parts of one place, worn by the child itself. */
export const partTiles = (parts: ChoiceParts, slot: FigureSlot, codes: readonly string[]): Tile[] =>
  codes.map((code) =>
    tile(parts, {
      key: code,
      name: parts.t(`wardrobe-parts:part.${code}`),
      on: parts.figure.parts[slot] === code,
      svg: wardrobeTile(code, parts.figure),
      next: { ...parts.figure, parts: { ...parts.figure.parts, [slot]: code } },
    }),
  );

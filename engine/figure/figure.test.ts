import { describe, expect, it } from 'vitest';
import type { OwnFigure } from '#engine/core/domein/figure.ts';
import { PRESET_FIGURES, PRESET_NAMES, WARDROBE } from '#engine/core/domein/wardrobe.ts';
import { figurePieces, figureSvg, wardrobeTile } from './figure.ts';
import { joinPieces, pieceSheet } from './sheet.ts';

const noor: OwnFigure = PRESET_FIGURES.noor;
const wearing = (parts: OwnFigure['parts'], figure = noor): OwnFigure => ({
  ...figure,
  parts: { ...figure.parts, ...parts },
});
const FORBIDDEN = /<(?:linear|radial)Gradient|<filter|<text|<script|<image|<style|\son[a-z]+=|href="|NaN|undefined/;

describe('the drawing of a part', () => {
  it.each(WARDROBE)('$code is drawn by the rules of own art, and is not another', ({ code, slot }) => {
    const dressed = figureSvg(wearing({ [slot]: code }, { ...noor, parts: { top: 'top-star-yellow' } }));
    const tile = wardrobeTile(code, noor);
    for (const svg of [dressed, tile]) {
      expect(svg).not.toMatch(FORBIDDEN);
      expect(svg).toContain('viewBox');
    }
    expect(tile.length).toBeGreaterThan(500);
    expect(tile.length).toBeLessThan(30_000);
  });

  it('shows another picture for every part', () => {
    expect(new Set(WARDROBE.map(({ code }) => wardrobeTile(code, noor))).size).toBe(WARDROBE.length);
  });
});

describe('the figure', () => {
  it.each(PRESET_NAMES)('%s is drawn whole, as a head and as a bust, with every face', (name) => {
    const figure: OwnFigure = PRESET_FIGURES[name];
    const pictures = (['whole', 'head', 'bust'] as const).flatMap((part) =>
      (['blij', 'denkt', 'bijna', 'trots'] as const).map((face) => figureSvg(figure, { part, face })),
    );
    expect(new Set(pictures).size).toBe(12);
    for (const svg of pictures) expect(svg).not.toMatch(FORBIDDEN);
  });

  it('leaves the place of a part that no longer exists empty', () => {
    const bare = figureSvg(noor);
    expect(figureSvg(wearing({ hat: 'hat-of-long-ago', pet: 'constructor' }))).toBe(bare);
    expect(figureSvg(wearing({ hat: 'hat-crown' }))).not.toBe(bare);
    expect(wardrobeTile('hat-of-long-ago', noor)).not.toContain('<path');
  });

  it('hides hair under a hat, and draws a skirt over a shirt but not over a dress', () => {
    const skirt = (top: string): boolean =>
      figureSvg(wearing({ bottom: 'bottom-tutu', top })).includes('stroke="#D63A8E"');
    expect(skirt('top-star-yellow')).toBe(true);
    expect(skirt('top-ball-gown')).toBe(false);
    expect(figureSvg(wearing({ hat: 'hat-cap-red' }), { part: 'head' })).toContain('clip-path');
  });
});

describe('the figure in a game', () => {
  const ids = (role: Parameters<typeof figurePieces>[1], figure = noor): string[] =>
    figurePieces(figure, role).map(({ id }) => id);

  it('has the parts that the template of a person asks for', () => {
    expect(ids({ bust: 62 })).toEqual(
      expect.arrayContaining(['lijf', 'hoofd', 'hoofd-trots', 'hoofd-dicht', 'arm-links', 'arm-rechts-zwaai']),
    );
    expect(ids({})).not.toContain('arm-links-wijs');
    expect(ids({ pointing: true })).toContain('arm-links-wijs');
    expect(ids({ carrying: true })).toContain('arm-rechts-hoog');
    expect(ids({}, wearing({ back: 'back-cape-red' }))).toContain('rug');
  });

  it('has legs of its own where it walks, but in a wheelchair', () => {
    expect(ids({})).not.toContain('been-links');
    expect(ids({ walking: true })).toEqual(expect.arrayContaining(['been-links', 'been-rechts']));
    expect(ids({ walking: true, bust: 62 })).not.toContain('been-links');
    expect(ids({ walking: true }, { ...noor, wheelchair: true })).not.toContain('been-links');
  });

  it('puts on what the play asks for, and leaves the wheelchair behind the counter', () => {
    const drawn = (role: Parameters<typeof figurePieces>[1], figure = noor): string =>
      figurePieces(figure, role)
        .map(({ inner }) => inner)
        .join('');
    expect(drawn({ bust: 62, outfit: { top: 'top-chef-jacket', hat: 'hat-chef' } })).not.toBe(drawn({ bust: 62 }));
    expect(drawn({ bust: 62 }, { ...noor, wheelchair: true })).toBe(drawn({ bust: 62 }));
    expect(drawn({}, { ...noor, wheelchair: true })).not.toBe(drawn({}));
  });

  it('joins parts of the child into one part of a larger drawing', () => {
    const pieces = figurePieces(noor, { bust: 98 }).filter(({ id }) => id === 'lijf' || id === 'hoofd-trots');
    const joined = joinPieces('pilot', pieces, [0, 0]);
    const [x, y, width, height] = joined.frame;
    for (const { at, frame } of pieces) {
      expect(at[0] + frame[0]).toBeGreaterThanOrEqual(x);
      expect(at[1] + frame[1]).toBeGreaterThanOrEqual(y);
      expect(at[0] + frame[0] + frame[2]).toBeLessThanOrEqual(x + width);
      expect(at[1] + frame[1] + frame[3]).toBeLessThanOrEqual(y + height);
    }
    expect(joined.inner.indexOf('<g')).toBeGreaterThanOrEqual(0);
  });

  it.each([1, 2] as const)('lays all parts on one sheet at %i pixels a unit, none over another', (scale) => {
    const pieces = figurePieces(wearing({ back: 'back-jetpack', hat: 'hat-wizard' }), { shadow: true });
    const { svg, width, height, spots } = pieceSheet(pieces, scale);
    expect(spots.map(({ piece }) => piece)).toEqual(expect.arrayContaining(pieces));
    expect(svg).toContain(`width="${width * scale}" height="${height * scale}"`);
    for (const [i, a] of spots.entries()) {
      expect(a.x + a.piece.frame[2]).toBeLessThanOrEqual(width);
      expect(a.y + a.piece.frame[3]).toBeLessThanOrEqual(height);
      for (const b of spots.slice(i + 1)) {
        const beside = a.x + a.piece.frame[2] <= b.x || b.x + b.piece.frame[2] <= a.x;
        const below = a.y + a.piece.frame[3] <= b.y || b.y + b.piece.frame[3] <= a.y;
        expect(beside || below, `${a.piece.id} over ${b.piece.id}`).toBe(true);
      }
    }
  });
});

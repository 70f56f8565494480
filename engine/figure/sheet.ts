import type { RigPiece } from './rig.ts';
import { el, group, n, type Point } from './svg.ts';

/** Where a piece lies on a sheet, in units of the drawing. */
export interface PieceSpot {
  x: number;
  y: number;
  piece: RigPiece;
}
/** Pieces beside each other on one drawing. */
export interface PieceSheet {
  svg: string;
  width: number;
  height: number;
  spots: readonly PieceSpot[];
}

/** Room between two pieces, so that a texture never shows its neighbour. */
const GAP = 2;

/** Lays pieces in rows, highest first; a row is at most `width` units. */
function rows(pieces: readonly RigPiece[], width: number): { spots: PieceSpot[]; height: number } {
  let x = 0;
  let y = 0;
  let row = 0;
  const spots = pieces
    .toSorted((a, b) => b.frame[3] - a.frame[3])
    .map((piece): PieceSpot => {
      const [, , w, h] = piece.frame;
      if (x > 0 && x + w > width) {
        y += row + GAP;
        x = 0;
        row = 0;
      }
      const spot = { x, y, piece };
      x += w + GAP;
      row = Math.max(row, h);
      return spot;
    });
  return { spots, height: y + row };
}

/** Several pieces as one with a joint at `at`, painted in their order. */
export function joinPieces(id: string, pieces: readonly RigPiece[], at: Point): RigPiece {
  const boxes = pieces.map(
    ({ at: [x, y], frame: [dx, dy, w, h] }) => [x + dx, y + dy, x + dx + w, y + dy + h] as const,
  );
  const left = Math.min(...boxes.map((box) => box[0]));
  const top = Math.min(...boxes.map((box) => box[1]));
  const width = Math.max(...boxes.map((box) => box[2])) - left;
  const height = Math.max(...boxes.map((box) => box[3])) - top;
  return {
    id,
    at,
    frame: [left - at[0], top - at[1], width, height],
    inner: pieces.map((piece) => group(piece.inner, { x: piece.at[0] - at[0], y: piece.at[1] - at[1] })).join(''),
  };
}

/** All pieces of an actor on one drawing, `scale` pixels per unit, so that a browser draws them in one go. */
export function pieceSheet(pieces: readonly RigPiece[], scale: 1 | 2, width = 1020): PieceSheet {
  const { spots, height } = rows(pieces, width);
  const inner = spots
    .map(({ x, y, piece: { frame, inner: drawing } }) =>
      el('svg', { x, y, width: frame[2], height: frame[3], viewBox: frame.map(n).join(' ') }, drawing),
    )
    .join('');
  const size = { width: width * scale, height: height * scale, viewBox: `0 0 ${n(width)} ${n(height)}` };
  return { svg: el('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, inner), width, height, spots };
}

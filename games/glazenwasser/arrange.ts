/** Where one window stands. */
export interface Place {
  x: number;
  y: number;
  scale: number;
}
/** What windows are arranged in: the box, what one window takes, and how large it may become. */
export interface Wall {
  field: readonly [number, number, number, number];
  cell: readonly [number, number];
  most: number;
  /** What the gondola takes from the height when a row of three stands above it. */
  under: number;
}

/** Puts so many windows in rows and columns, as large as the wall allows; a last row that is not full stands in the middle. */
export function arrange(count: number, { field, cell, most, under }: Wall): readonly Place[] {
  const [left, top, width, height] = field;
  const size = (columns: number): number => {
    const rows = Math.ceil(count / columns);
    const free = rows > 1 && columns > 2 ? height - under : height;
    return Math.min(width / (columns * cell[0]), free / (rows * cell[1]), most);
  };
  const choices = Array.from({ length: count }, (_, i) => i + 1);
  const columns = choices.reduce((best, one) => (size(one) > size(best) + 0.01 ? one : best), 1);
  const scale = size(columns);
  // Two rows stand at the edges, so that there is room between them.
  const step = columns > 1 && count > columns ? (width - cell[0] * scale) / (columns - 1) : width / columns;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, count - row * columns);
    return {
      x: left + width / 2 + ((i % columns) - (inRow - 1) / 2) * step,
      y: top + (row + 0.5) * cell[1] * scale,
      scale,
    };
  });
}

/** Whether a place lies on one of the windows. */
export const isCovered = ([x, y]: readonly [number, number], places: readonly Place[], [w, h]: Wall['cell']): boolean =>
  places.some(
    (one) => Math.abs(x - one.x) < (w / 2) * one.scale + 60 && Math.abs(y - one.y) < (h / 2) * one.scale + 60,
  );

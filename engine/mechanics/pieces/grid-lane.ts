import { DX, DY } from './grid-board.ts';

/** Names of the directions, as states of what shows them. */
export const FACES = ['up', 'right', 'down', 'left'] as const;
/** Share of the way to the other side of a street per s. */
const EASE = 9;

/** Who keeps to the right of a way, and crosses over as it turns. */
export class GridLane {
  private readonly wide: number;
  private x = 0.5;
  private y = 0.5;

  constructor(wide: number) {
    this.wide = wide;
    this.x = 0;
    this.y = 0;
  }

  /** Goes to its side of the way in a direction; all at once with `dt` 1. */
  step(heading: number, dt: number): void {
    const share = Math.min(1, dt * EASE);
    this.x += (-(DY[heading] ?? 0) * this.wide - this.x) * share;
    this.y += ((DX[heading] ?? 0) * this.wide - this.y) * share;
  }

  shift(spot: { x: number; y: number }, size: number): void {
    spot.x += this.x * size;
    spot.y += this.y * size;
  }
}

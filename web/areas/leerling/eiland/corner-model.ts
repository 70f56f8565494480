import type { PlacedThing } from '#server/features/beloningen/beloningen.contract.ts';

export interface Spot {
  x: number;
  y: number;
}

/** The part of the picture that is shown, in units of the corner. */
export const VIEW = { x: -180, y: -60, width: 1_360, height: 760 } as const;
/** Grass on which things can stand: an ellipse. */
const GRASS = { x: 505, y: 415, rx: 420, ry: 158 } as const;
/** What stands there already: the tree house with its ladder, and the child itself. */
const TAKEN: readonly Spot[] = [
  { x: 150, y: 385 },
  { x: 240, y: 385 },
  { x: 320, y: 350 },
  { x: 330, y: 470 },
];
/** Steps of the arrow keys. */
const STEP = 24;

/** The nearest place on the grass, in whole units. */
export function onGrass({ x, y }: Spot): Spot {
  const [dx, dy] = [(x - GRASS.x) / GRASS.rx, (y - GRASS.y) / GRASS.ry];
  const far = Math.max(1, Math.hypot(dx, dy));
  return { x: Math.round(GRASS.x + (dx / far) * GRASS.rx), y: Math.round(GRASS.y + (dy / far) * GRASS.ry) };
}

/** Things further away are smaller. */
export const scaleAt = (y: number): number => 0.62 + ((y - (GRASS.y - GRASS.ry)) / (2 * GRASS.ry)) * 0.38;

/** A place that is free: the one of a row over the grass that is furthest from everything that stands there. */
export function freeSpot(things: readonly Spot[]): Spot {
  const spots = [0.28, 0.55, 0.8].flatMap((v) =>
    [0.3, 0.45, 0.6, 0.75, 0.88].map((u) =>
      onGrass({ x: GRASS.x + (u * 2 - 1) * GRASS.rx, y: GRASS.y + (v * 2 - 1) * GRASS.ry }),
    ),
  );
  const room = (spot: Spot): number =>
    Math.min(1_000, ...[...TAKEN, ...things].map((thing) => Math.hypot(thing.x - spot.x, (thing.y - spot.y) * 2)));
  return spots.reduce((best, spot) => (room(spot) > room(best) ? spot : best));
}

const STEPS: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** Where an arrow key moves a thing; undefined for another key. */
export function stepOf(key: string, { x, y }: Spot): Spot | undefined {
  const step = STEPS[key];
  return step === undefined ? undefined : onGrass({ x: x + step.x, y: y + step.y });
}

/** The corner with one thing at a place; it may be new. */
export const withThing = (things: readonly PlacedThing[], code: string, spot: Spot): PlacedThing[] => [
  ...things.filter((thing) => thing.code !== code),
  { code, ...spot },
];

/** From the back to the front. */
export const inDepth = (things: readonly PlacedThing[]): PlacedThing[] => things.toSorted((a, b) => a.y - b.y);

const DEGREE = Math.PI / 180;
/** Rings on which toppings lie, px between two of them, air to the cut, and half the plate in the middle of a slice. */
const RINGS = [192, 128, 72] as const;
const GAP = 88;
const SKY = 26;
const PLATE = 40;

/** Where the toppings of one slice lie: distance from the middle and degrees from its axis; the letter plate stays free. */
export function toppingSpots(count: number): (readonly [number, number])[] {
  return RINGS.flatMap((r) => {
    const half = 180 / count - SKY / r / DEGREE;
    const n = Math.max(1, Math.round((360 / count) * DEGREE * (r / GAP)));
    const spots = Array.from({ length: n }, (_, i) => [r, n === 1 ? 0 : -half + (2 * half * i) / (n - 1)] as const);
    return spots.filter(([, degrees]) => r < 110 || Math.abs(Math.sin(degrees * DEGREE) * r) > PLATE);
  });
}

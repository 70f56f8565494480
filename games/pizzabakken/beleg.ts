const GRAAD = Math.PI / 180;
/** Rings on which toppings lie, px between two of them, air to the cut, and half the plate in the middle of a slice. */
const RINGEN = [192, 128, 72] as const;
const TUSSEN = 88;
const LUCHT = 26;
const PLAAT = 40;

/** Where the toppings of one slice lie: distance from the middle and degrees from its axis; the letter plate stays free. */
export function belegPlekken(aantal: number): (readonly [number, number])[] {
  return RINGEN.flatMap((r) => {
    const half = 180 / aantal - LUCHT / r / GRAAD;
    const n = Math.max(1, Math.round((360 / aantal) * GRAAD * (r / TUSSEN)));
    const plekken = Array.from({ length: n }, (_, i) => [r, n === 1 ? 0 : -half + (2 * half * i) / (n - 1)] as const);
    return plekken.filter(([, graden]) => r < 110 || Math.abs(Math.sin(graden * GRAAD) * r) > PLAAT);
  });
}

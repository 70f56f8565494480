/** Rectangle in CSS pixels of the screen. */
export interface Vak {
  x: number;
  y: number;
  w: number;
  h: number;
}
/** What a card had better not cover; a heavier thing is covered later. */
export interface Obstakel extends Vak {
  gewicht: number;
}

const STAP = 12;
/** Cost of a pixel away from the place where the card would like to stand, beside one covered pixel of weight 1. */
const AFSTAND = 3;

function bedekt(a: Vak, b: Vak): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w <= 0 || h <= 0 ? 0 : w * h;
}

/** Covered pixels of a card, each times the weight of what is under it. */
export function bedekking(kaart: Vak, obstakels: readonly Obstakel[]): number {
  return obstakels.reduce((som, o) => som + bedekt(kaart, o) * o.gewicht, 0);
}

/** Places from `van` to `tot`, both included; one place when there is no room to choose. */
function plaatsen(van: number, tot: number): number[] {
  if (tot <= van) return [van];
  return [...Array.from({ length: Math.ceil((tot - van) / STAP) }, (_, i) => van + i * STAP), tot];
}

/** Left top of a card inside the room, so that it covers as little as can be; among equals the one nearest to the right bottom. */
export function kiesPlek(
  ruimte: Vak,
  kaart: { w: number; h: number },
  obstakels: readonly Obstakel[],
): { x: number; y: number } {
  const wens = {
    x: Math.max(ruimte.x, ruimte.x + ruimte.w - kaart.w),
    y: Math.max(ruimte.y, ruimte.y + ruimte.h - kaart.h),
  };
  let best = wens;
  let laagst = Number.POSITIVE_INFINITY;
  for (const y of plaatsen(ruimte.y, wens.y)) {
    for (const x of plaatsen(ruimte.x, wens.x)) {
      const kosten = bedekking({ x, y, ...kaart }, obstakels) + (Math.abs(x - wens.x) + Math.abs(y - wens.y)) * AFSTAND;
      if (kosten >= laagst) continue;
      laagst = kosten;
      best = { x, y };
    }
  }
  return best;
}

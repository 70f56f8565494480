import { circle, group, line, path, rect, rectPath, roundPoly, svgDoc } from '#engine/figure/svg.ts';
import { CELL, street, type Canvas } from './color.ts';

const { w, h, road, walk } = CELL;
/** Arms of a crossing: up 1, right 2, down 4, left 8. */
const ARMS = [1, 2, 4, 8] as const;
const TURN: Readonly<Record<number, number>> = { 1: -90, 2: 0, 4: 90, 8: 180 };
/** Px that a street goes on under the one beside it, so that no light comes through. */
const SEAM = 2;
const long = (arm: number): number => (arm === 1 || arm === 4 ? h / 2 : w / 2);

/** An arm that goes right, `half` px to both sides of its middle. */
const strip = (arm: number, half: number, color: string): string =>
  group(rect([0, -half, long(arm) + SEAM, half * 2], color), { draai: TURN[arm] ?? 0 });

const dashes = (arm: number): string =>
  group(
    line(`M${walk + 22} 0H${long(arm) - 6}`, street.line, 5, { 'stroke-dasharray': '20 14', 'stroke-opacity': 0.8 }),
    {
      draai: TURN[arm] ?? 0,
    },
  );
const zebra = (arm: number): string =>
  group([-24, -12, 0, 12, 24].map((y) => rect([road + 3, y - 4, 12, 8, 2], street.line)).join(''), {
    draai: TURN[arm] ?? 0,
  });

/** A crossing with its pavements; `mask` tells which ways there are. */
function crossing(mask: number): string {
  const arms = ARMS.filter((arm) => (mask & arm) !== 0);
  const all = (half: number, round: number, color: string): string =>
    path(rectPath([-half, -half, half * 2, half * 2, round]), color) +
    arms.map((arm) => strip(arm, half, color)).join('');
  return (
    all(walk, 20, street.walk) +
    all(road + 4, 16, street.kerb) +
    all(road, 14, street.road) +
    arms.map(dashes).join('') +
    (arms.length > 2 ? arms.map(zebra).join('') : '') +
    (arms.length > 2 ? '' : circle([0, 0, 9], street.edge) + circle([-1, -1, 7], '#837CA8'))
  );
}

/** Crossings that streets without dead ends can have. */
const MASKS = [3, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15] as const;

/** An arrow on the road: only this way. */
const arrow = (): string =>
  path(rectPath([-30, -15, 60, 30, 15]), '#1B6CA8') +
  path(
    roundPoly(
      [
        [-20, -4],
        [2, -4],
        [2, -12],
        [22, 0],
        [2, 12],
        [2, 4],
        [-20, 4],
      ],
      1.5,
    ),
    '#FFFFFF',
  );

const dot = (): string => circle([0, 0, 10], '#FFFFFF') + circle([0, 0, 6], '#FFB703');
const ring = (): string =>
  circle([0, 0, 32], '#FFFFFF', { 'fill-opacity': 0.9 }) +
  circle([0, 0, 25], '#FFB703') +
  circle([0, 0, 16], street.road);

export const drawStreets = (): Canvas[] => [
  ...MASKS.map((mask) => ({
    name: `weg-${mask}`,
    svg: svgDoc([-w / 2 - SEAM, -h / 2 - SEAM, w + SEAM * 2, h + SEAM * 2], crossing(mask)),
  })),
  { name: 'pijl', svg: svgDoc([-32, -18, 64, 36], arrow()) },
  // Laid over the scene, larger, as evening falls.
  { name: 'avond', svg: svgDoc([0, 0, 40, 30], rect([0, 0, 40, 30], '#33306B')) },
  { name: 'stip', svg: svgDoc([-12, -12, 24, 24], dot()) },
  { name: 'ring', svg: svgDoc([-34, -34, 68, 68], ring()) },
];

/** A crossing for pictures beside the game. */
export const crossingTile = (): string => crossing(15);

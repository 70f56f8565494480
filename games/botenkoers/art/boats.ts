import { star } from '../../../tools/art/lib/ui.ts';
import {
  circle,
  clip,
  glow,
  group,
  line,
  lit,
  n,
  path,
  rect,
  roundPoly,
  shade,
  starPoints,
  svgDoc,
} from '#engine/figure/svg.ts';
import { boats, type BoatColor, type Canvas } from './color.ts';

// A boat sails to the right; (0, 0) = middle of its water line, mast at x = 8.

const TORSO = 'M-136 -58Q0 -44 146 -66C140 -28 116 8 84 15C40 20 -40 20 -80 15C-110 8 -130 -26 -136 -58Z';

/** Hull with rim, two bands and three planks; the right third in shade. */
export const torso = ({ torso: color, band }: BoatColor): string =>
  path(TORSO, color) +
  clip(
    TORSO,
    path('M-160 -34Q0 -20 160 -40V-30Q0 -10 -160 -24Z', band) +
      path('M-160 -18Q0 -2 160 -22V-18Q0 2 -160 -14Z', band, { 'fill-opacity': 0.55 }) +
      path('M-160 -2Q0 10 160 -6V40H-160Z', shade(color, -8)) +
      path('M62 -80C80 -40 60 0 30 30H170V-90Z', shade(color, -14), { 'fill-opacity': 0.42 }) +
      path('M-140 -60C-128 -40 -120 -16 -96 4L-108 10C-128 -10 -138 -40 -140 -60Z', glow(color, 10)),
  ) +
  line('M-137 -59Q0 -45 147 -67', '#8A5A3B', 13) +
  line('M-135 -62Q0 -48 144 -69', '#C08A5E', 7) +
  circle([-92, -8, 0], band);

/** Mast, boom and jib: behind sail and crew. */
export const rigging = (): string =>
  lit('M0 -246C-40 -196 -70 -130 -92 -74H0Z', '#FFF8EA', { dx: -12, dy: -2, shadow: '#E2D6CC' }) +
  line('M-26 -150L-40 -92M-12 -196L-18 -160', '#E2D6CC', 3) +
  rect([2, -262, 12, 214, 5], '#7D4533') +
  rect([2, -262, 5, 214, 3], '#A9683F') +
  circle([8, -264, 9], '#FFC83D') +
  circle([5, -267, 3], '#FFF1BF') +
  line('M10 -80L140 -86', '#8A5A3B', 9);

/** Outline of the mainsail; bol 0 = limp, 1 = full of wind. */
export function sailShape(sphere: number): string {
  const kl = 92 + sphere * 70;
  return `M16 -254C${n(46 + sphere * 62)} ${n(-240 + sphere * 6)} ${n(62 + sphere * 110)} ${n(-180 + sphere * 8)} ${n(kl)} ${n(-92 - sphere * 2)}Q${n(60 + sphere * 10)} ${n(-84 - sphere * 14)} 16 -88Z`;
}

/** Sail that fills from below with three colours; deel 0..1. */
export function mainsail(part: number, colors: BoatColor['zeil']): string {
  const d = sailShape(0.12 + part * 0.88);
  const top = -88 - 170 * part;
  const bands = colors.map((color, i) => rect([0, -90 - (i + 1) * 54, 240, 48], color)).join('');
  const waveTop = `M0 ${n(top)}q30 -9 60 0t60 0t60 0t60 0V-60H0Z`;
  const filling = part === 0 ? '' : clip(waveTop, bands + rect([0, -96, 240, 20], colors[0]));
  const light = path('M40 -236C64 -190 74 -140 70 -90H96C98 -150 84 -206 40 -236Z', '#FFFFFF', {
    'fill-opacity': 0.26,
  });
  const shadowEdge = path(`M60 -240C150 -196 ${n(96 + part * 40)} -130 ${n(70 + part * 20)} -80H240V-260Z`, '#321B41', {
    'fill-opacity': 0.09,
  });
  const fold = part < 0.5 ? line('M30 -212Q44 -170 34 -124M54 -186Q66 -150 58 -112', '#DDD2C8', 4) : '';
  const emblem = part === 1 ? group(star('goud', 24), { x: 74, y: -166, draai: 6 }) : '';
  return path(d, '#FFFDF7') + clip(d, filling + light + shadowEdge + fold) + emblem;
}

/** Limp sail that flaps: wavy edge, no colour lost. */
function flappingSail(): string {
  const d = 'M16 -254C44 -236 30 -214 54 -196C80 -180 58 -152 84 -134C104 -120 84 -104 96 -92Q60 -80 16 -88Z';
  return (
    lit(d, '#FFFDF7', { dx: -9, dy: -2, shadow: '#DCD2E0' }) +
    line('M28 -222Q40 -180 30 -140M46 -176Q60 -140 50 -106', '#CFC4D6', 4) +
    line('M104 -214Q120 -206 112 -190M116 -164Q134 -156 126 -138', '#FFFFFF', 5)
  );
}

/** Sail of a rival: always full, with its own sign. */
function rivalSail({ zeil: [a, b, c] }: BoatColor, draw: 'zon' | 'ster'): string {
  const d = sailShape(0.85);
  const brand =
    draw === 'zon'
      ? circle([66, -190, 15], b)
      : path(roundPoly(starPoints(5, 18, 9), 3), b, { transform: 'translate(66 -190)' });
  return (
    path(d, '#FFFDF7') +
    clip(
      d,
      rect([0, -162, 240, 26], c) +
        rect([0, -136, 240, 30], a) +
        rect([0, -106, 240, 30], b) +
        path('M60 -240C150 -196 130 -130 88 -80H240V-260Z', '#321B41', { 'fill-opacity': 0.1 }),
    ) +
    brand
  );
}

/** Pennant; its hook at (0, 0). */
const pennant = (color: string): string =>
  lit('M0 -15C20 -24 34 -4 62 -14L54 0L64 14C36 22 20 4 0 14Z', color, { dx: -8, dy: -3 }) +
  line('M8 -9Q18 -13 28 -8', glow(color, 14), 4);

const HULL_BOX = [-150, -84, 310, 110] as const;
const RIGGING_BOX = [-100, -280, 260, 240] as const;

export const drawBoats = (): Canvas[] => [
  ...Object.entries(boats).flatMap(([name, color]) => [
    { name: `romp-${name}`, svg: svgDoc(HULL_BOX, torso(color)) },
    { name: `wimpel-${name}`, svg: svgDoc([-4, -26, 74, 52], pennant(color.pennant)) },
  ]),
  { name: 'tuig', svg: svgDoc(RIGGING_BOX, rigging()) },
  ...Array.from({ length: 7 }, (_, i) => ({
    name: `zeil-${i}`,
    svg: svgDoc([0, -264, 190, 190], mainsail(i / 6, boats.rood.zeil)),
  })),
  { name: 'zeil-flap', svg: svgDoc([0, -264, 190, 190], flappingSail()) },
  { name: 'zeil-geel', svg: svgDoc([0, -264, 190, 190], rivalSail(boats.geel, 'zon')) },
  { name: 'zeil-paars', svg: svgDoc([0, -264, 190, 190], rivalSail(boats.paars, 'ster')) },
];

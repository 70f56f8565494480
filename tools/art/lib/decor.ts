import { decorColor } from './palette.ts';
import {
  circle,
  circlesPath,
  clip,
  ellipse,
  glow,
  line,
  lit,
  n,
  path,
  roundPoly,
  seeded,
  shade,
  waveLine,
  type Circle,
} from '#engine/figure/svg.ts';

// Everything that stands has its foot at (0, 0); what flies has its middle there. What hangs is in decor-hanging.ts.

/* ---- green ------------------------------------------------------------ */

export type TreeKind = 'rond' | 'den' | 'herfst' | 'populier' | 'acacia' | 'palm';

const stam = (height: number, wide: number): string =>
  lit(
    `M${-wide} 0Q${-wide * 0.6} ${-height * 0.4} ${-wide * 0.7} ${-height}H${wide * 0.7}Q${wide * 0.6} ${-height * 0.4} ${wide} 0Q0 ${wide * 0.5} ${-wide} 0Z`,
    decorColor.bruin,
    { dx: -wide * 0.5, dy: 0 },
  );

function treetop(list: readonly Circle[], color: string): string {
  const d = circlesPath(list);
  const [x, y, r] = list[0] ?? [0, 0, 0];
  const gloss = ellipse([x - r * 0.45, y - r * 0.5, r * 0.32, r * 0.2], glow(color, 9), {
    transform: `rotate(-30 ${n(x - r * 0.45)} ${n(y - r * 0.5)})`,
  });
  return (
    lit(d, color, { dx: -11, dy: -8 }) +
    gloss +
    line(`M${n(x + r * 0.1)} ${n(y + r * 0.1)}q8 7 16 0`, shade(color, -7), 4) +
    line(`M${n(x - r * 0.5)} ${n(y + r * 0.95)}q6 6 13 0`, shade(color, -7), 4)
  );
}

function den(color: string): string {
  const layer = (y: number, half: number, high: number): string => {
    const d = roundPoly(
      [
        [0, y - high],
        [half, y],
        [half * 0.5, y - 4],
        [0, y + 5],
        [-half * 0.5, y - 4],
        [-half, y],
      ],
      6,
    );
    return (
      lit(d, color, { dx: -half * 0.3, dy: -2 }) +
      path(
        roundPoly(
          [
            [-2, y - high + 12],
            [-half * 0.3, y - high * 0.42],
            [-half * 0.5, y - 12],
            [-half * 0.34, y - high * 0.35],
          ],
          2,
        ),
        glow(color, 8),
      )
    );
  };
  return stam(26, 9) + layer(-20, 58, 66) + layer(-58, 48, 62) + layer(-96, 37, 58);
}

function palm(color: string): string {
  const sheet = (rotate: number, k: string): string =>
    path('M0 0C20 -22 52 -24 74 2C58 -6 44 -4 34 0C20 4 8 4 0 0Z', k, {
      transform: `translate(10 -128) rotate(${rotate})`,
    });
  return (
    lit('M-10 0C-4 -40 -6 -90 4 -130L16 -128C10 -90 12 -40 12 0Z', '#A9683F', { dx: -7, dy: 0 }) +
    [-30, -58, -86].map((y) => line(`M-6 ${y}Q2 ${y + 5} 11 ${y}`, shade('#A9683F', -10), 3)).join('') +
    sheet(-160, shade(color)) +
    sheet(30, shade(color)) +
    sheet(-20, color) +
    sheet(-120, color) +
    sheet(160, color) +
    sheet(-70, glow(color, 6)) +
    circle([6, -122, 7], '#7D4533') +
    circle([16, -119, 7], '#8D5B3E')
  );
}

const trees: Readonly<Record<TreeKind, (color?: string) => string>> = {
  rond: (color = '#58A63F') =>
    stam(66, 10) +
    line('M2 -52L20 -70', decorColor.bruin, 7) +
    treetop(
      [
        [0, -108, 38],
        [-30, -84, 28],
        [30, -84, 28],
        [0, -76, 28],
      ],
      color,
    ),
  herfst: (color = '#E08A2B') =>
    stam(62, 10) +
    treetop(
      [
        [-2, -106, 36],
        [-30, -80, 26],
        [28, -86, 29],
        [2, -72, 26],
      ],
      color,
    ) +
    [
      [34, -6],
      [-36, -3],
      [50, 1],
    ]
      .map(([x = 0, y = 0]) => ellipse([x, y, 6, 3], color))
      .join(''),
  populier: (color = '#6FA86A') =>
    stam(40, 8) +
    lit('M0 -182C26 -150 34 -90 28 -54C22 -28 -22 -28 -28 -54C-34 -90 -26 -150 0 -182Z', color, { dx: -11, dy: -5 }) +
    line('M-12 -128Q-16 -104 -15 -82', glow(color, 9), 7),
  den: (color = '#2F7A5C') => den(color),
  acacia: (color = '#8FA63A') =>
    line('M0 -2C-4 -40 -6 -56 -34 -84M-2 -46C6 -62 20 -68 34 -86', decorColor.bruin, 9) +
    lit(
      'M-78 -84C-74 -104 -40 -114 -4 -114C38 -114 74 -104 80 -86C70 -76 30 -80 2 -78C-30 -76 -66 -72 -78 -84Z',
      color,
      { dx: -8, dy: -6 },
    ) +
    lit('M-44 -108C-34 -124 20 -128 42 -110C24 -104 -24 -102 -44 -108Z', glow(color, 5), { dx: -5, dy: -4 }),
  palm: (color = '#3E9E54') => palm(color),
};

/** A tree of about 140-180 high. */
export const tree = (kind: TreeKind = 'rond', color?: string): string => trees[kind](color);

/** A bush, 2 x 46 wide and 52 high. */
export const bush = (color = '#5AA544'): string =>
  lit('M-46 0C-56 -18 -46 -34 -30 -33C-26 -54 8 -58 16 -40C34 -46 52 -28 46 0Q0 4 -46 0Z', color, { dx: -8, dy: -6 }) +
  ellipse([-20, -28, 9, 5], glow(color, 9), { transform: 'rotate(-24 -20 -28)' }) +
  line('M-6 -18q6 6 12 0', shade(color, -7), 4);

/** A tuft of three blades. */
export const grass = (color = '#5F9E22'): string => line('M-7 0Q-9 -9 -14 -13M0 0V-17M7 0Q9 -8 14 -12', color, 4);

/** A flower on a stem, about 40 high. */
export function flower(color = '#F70A8D', heart = '#FFC83D'): string {
  const petals = [0, 72, 144, 216, 288]
    .map((angle) => ellipse([0, -8, 5.5, 8], color, { transform: `translate(0 -34) rotate(${angle})` }))
    .join('');
  return (
    line('M0 0Q2 -16 0 -30', '#4E8F2A', 4) +
    path('M1 -10C8 -20 18 -18 20 -14C14 -8 6 -6 1 -10Z', '#5FA832') +
    petals +
    circle([0, -34, 5.5], heart) +
    circle([-1.5, -35.5, 1.8], '#FFF3C4')
  );
}

/* ---- sky -------------------------------------------------------------- */

/** A cloud, about 190 x 80 around its middle. */
export function cloud(color = '#FFFFFF', shadow = '#D9ECF8'): string {
  const d =
    'M-84 34C-104 34 -104 6 -82 4C-84 -18 -56 -26 -44 -12C-38 -42 6 -48 18 -20C34 -34 62 -22 58 2C86 -4 98 32 72 34Z';
  return path(d, shadow, { transform: 'translate(8 7)' }) + lit(d, color, { shadow, dx: -3, dy: -6 });
}

/** The sun with two discs of haze. */
export const sun = (radius = 48, color = '#FFD769'): string =>
  circle([0, 0, radius * 1.7], color, { 'fill-opacity': 0.16 }) +
  circle([0, 0, radius * 1.3], color, { 'fill-opacity': 0.34 }) +
  circle([0, 0, radius], color) +
  ellipse([-radius * 0.34, -radius * 0.4, radius * 0.3, radius * 0.2], '#FFF1BF', {
    transform: `rotate(-35 ${n(-radius * 0.34)} ${n(-radius * 0.4)})`,
  });

/** Stepped light discs that spread from (0, 0); put them behind the far layer. */
export const halo = (radius: number, color = '#FFFFFF', steps = 4): string =>
  Array.from({ length: steps }, (_, i) =>
    circle([0, 0, (radius * (steps - i)) / steps], color, { 'fill-opacity': 0.13 }),
  ).join('');

/** A distant gull. */
export const gull = (color = '#FFFFFF'): string =>
  path('M-30 -4C-20 -14 -8 -12 0 -2C8 -12 20 -14 30 -4C20 -8 8 -4 0 6C-8 -4 -20 -8 -30 -4Z', color);

/* ---- land ------------------------------------------------------------- */

/** A hill band of `width`, from y = 0 down to `deep`; bumps rise `height` above y = 0. Starts and ends at the same height, so it tiles. */
export function hill(size: { width: number; height: number; deep: number }, color: string, edge = true): string {
  const { width: b, height: h, deep } = size;
  const top = `M0 0C${n(b * 0.12)} ${n(-h)} ${n(b * 0.3)} ${n(-h)} ${n(b * 0.46)} ${n(-h * 0.25)}S${n(b * 0.78)} ${n(h * 0.35)} ${n(b * 0.86)} ${n(h * 0.3)}S${n(b * 0.96)} ${n(h * 0.33)} ${n(b)} 0`;
  const d = `${top}V${n(deep)}H0Z`;
  return (
    path(d, color) +
    (edge
      ? clip(
          d,
          line(top, glow(color, 5), 9) +
            path(
              `M${n(b * 0.3)} ${n(deep)}C${n(b * 0.44)} ${n(deep * 0.3)} ${n(b * 0.62)} ${n(deep * 0.28)} ${n(b * 0.8)} ${n(deep)}Z`,
              shade(color, -4),
            ),
        )
      : '')
  );
}

/** A snow-capped mountain, foot in the middle. */
export function mountain(width = 320, height = 300, color = '#8FB0D6'): string {
  const half = width / 2;
  const snow = roundPoly(
    [
      [0, -height],
      [half * 0.36, -height * 0.64],
      [half * 0.24, -height * 0.58],
      [half * 0.12, -height * 0.66],
      [0, -height * 0.54],
      [-half * 0.12, -height * 0.64],
      [-half * 0.24, -height * 0.55],
      [-half * 0.36, -height * 0.64],
    ],
    6,
  );
  const d = `M${n(-half)} 0L${n(-14)} ${n(-height + 22)}Q0 ${n(-height - 6)} 14 ${n(-height + 22)}L${n(half)} 0Z`;
  const shadowSide = roundPoly(
    [
      [0, -height - 2],
      [half + 4, 4],
      [half * 0.2, 4],
      [half * 0.02, -height * 0.36],
      [half * 0.16, -height * 0.52],
    ],
    3,
  );
  const gap = roundPoly(
    [
      [-half * 0.5, 0],
      [-half * 0.34, -height * 0.36],
      [-half * 0.2, -height * 0.22],
      [-half * 0.1, 0],
    ],
    4,
  );
  return clip(
    d,
    path(d, color) +
      path(gap, shade(color, -6)) +
      path(shadowSide, shade(color, -10)) +
      path(snow, '#FFFFFF') +
      clip(snow, path(shadowSide, '#C6DAF4')),
  );
}

/** A band of water that tiles in x: crest line with foam, `deep` high. */
export function waveBand(
  size: { width: number; deep: number; length?: number; height?: number },
  color: string,
): string {
  const { width, deep, length = 160, height = 14 } = size;
  const top = waveLine([0, 0], width, { length, height });
  return (
    path(`${top}V${n(deep)}H0Z`, color) +
    line(waveLine([0, 3], width, { length, height }), glow(color, 13), 5, { 'stroke-linecap': 'butt' })
  );
}

/** White foam where something lies in the water, `breedte` wide. */
export function foam(width = 200, seed = 3): string {
  const random = seeded(seed);
  const count = Math.max(3, Math.round(width / 19));
  const spheres = Array.from({ length: count }, (_, i): Circle => {
    const t = (i + 0.5) / count;
    return [-width / 2 + t * width, 2 + random() * 3, 9 + Math.sin(Math.PI * t) * 9 + random() * 4];
  });
  const d = circlesPath(spheres);
  const below = `M${n(-width / 2 - 30)} -50H${n(width / 2 + 30)}V0Q${n(width / 4)} 12 0 8T${n(-width / 2 - 30)} 0Z`;
  return clip(below, path(d, '#CDEBF4') + path(d, '#FFFFFF', { transform: 'translate(0 -5)' }));
}

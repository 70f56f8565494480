import { bin, decorColor, core } from './palette.ts';
import {
  circle,
  clip,
  ellipse,
  group,
  line,
  mix,
  n,
  path,
  rect,
  roundPoly,
  shade,
  starPoints,
  tint,
  type Point,
} from '#engine/figure/svg.ts';

// Plates, rails and rims have their top left corner at (0, 0); round things their middle.

export type Size = { w: number; h: number; r?: number };

const shadowEdge = ({ w, h, r = 20 }: Size): string =>
  rect([-1, 3, w + 2, h + 7, r + 2], core.shadow, { 'fill-opacity': 0.07 }) +
  rect([0, 4, w, h + 4, r], core.shadow, { 'fill-opacity': 0.12 });

/** The paper plate with its 4 px lip; it is h + 4 high, its shadow 10 px more. */
export function plate(
  size: Size,
  color: string = core.papier,
  lip: string = color === core.papier ? core.paperLip : shade(color, -14),
): string {
  const { w, h, r = 20 } = size;
  return shadowEdge(size) + rect([0, 4, w, h, r], lip) + rect([0, 0, w, h, r], color);
}

/** A round plate for buttons. */
export const roundPlate = (
  radius: number,
  color: string = core.papier,
  lip: string = color === core.papier ? core.paperLip : shade(color, -14),
): string =>
  circle([0, 7, radius + 1], core.shadow, { 'fill-opacity': 0.07 }) +
  circle([0, 6, radius], core.shadow, { 'fill-opacity': 0.12 }) +
  circle([0, 4, radius], lip) +
  circle([0, 0, radius], color);

/** The focus ring around a plate of this size, 6 px thick, 4 px away. */
export const sunRing = ({ w, h, r = 20 }: Size): string =>
  rect([-5, -5, w + 10, h + 14, r + 5], 'none', { stroke: core.zon, 'stroke-width': 6 });

/** The teal rim with a tick: done. */
export const correctEdge = ({ w, h, r = 20 }: Size): string =>
  rect([-1.5, -1.5, w + 3, h + 6, r + 1], 'none', { stroke: core.goed, 'stroke-width': 4.5 }) +
  group(checkmarkDisc(17), { x: w - 4, y: 4 });

export const checkmarkDisc = (radius = 17, color: string = core.goed): string =>
  circle([0, 1.5, radius], shade(color, -8)) +
  circle([0, 0, radius], color) +
  line(
    `M${n(-radius * 0.42)} ${n(radius * 0.04)}L${n(-radius * 0.1)} ${n(radius * 0.36)}L${n(radius * 0.46)} ${n(-radius * 0.32)}`,
    '#FFFFFF',
    radius * 0.26,
  );

/** A point on the outline of a rounded rectangle at distance s, with its outward normal. */
function onRim({ w, h, r = 20 }: Size, s: number): { punt: Point; normaal: Point } {
  const curve = (Math.PI * r) / 2;
  const sides = [w - 2 * r, curve, h - 2 * r, curve, w - 2 * r, curve, h - 2 * r, curve];
  let rest = s;
  let i = 0;
  while (i < 7 && rest > (sides[i] ?? 0)) rest -= sides[i++] ?? 0;
  const angle = (Math.floor(i / 2) * Math.PI) / 2 - Math.PI / 2 + (i % 2 === 1 ? rest / r : 0);
  const corners: readonly Point[] = [
    [w - r, r],
    [w - r, h - r],
    [r, h - r],
    [r, r],
  ];
  const normal: Point = [Math.cos(angle), Math.sin(angle)];
  const middle = corners[i % 2 === 1 ? Math.floor(i / 2) : (Math.floor(i / 2) + 3) % 4] ?? [r, r];
  const along: Point = i % 2 === 0 ? [-normal[1] * rest, normal[0] * rest] : [0, 0];
  return { punt: [middle[0] + normal[0] * r + along[0], middle[1] + normal[1] * r + along[1]], normaal: normal };
}

/** The outline of a plate, waving outward; whole waves of about 27 px. */
export function fillWavyEdge(size: Size, out = 9, wave = 27): string {
  const w = size.w + 2 * out;
  const h = size.h + 2 * out;
  const r = (size.r ?? 20) + out;
  const perimeter = 2 * (w + h) - 8 * r + 2 * Math.PI * r;
  const waves = Math.max(8, Math.round(perimeter / wave));
  const steps = waves * 8;
  const points = Array.from({ length: steps }, (_, i) => {
    const { punt: point, normaal: normal } = onRim({ w, h, r }, (perimeter * i) / steps);
    const off = Math.sin((i / 8) * Math.PI * 2) * 3.9;
    return `${n(point[0] + normal[0] * off - out)} ${n(point[1] + normal[1] * off - out)}`;
  });
  return `M${points.join('L')}Z`;
}

/** "Almost": a violet wavy edge under a plate of this size; with `echo` also its pale ripple. */
export const almostEdge = (size: Size, echo = true): string => {
  const higher = { ...size, h: size.h + 4 };
  return (
    (echo ? path(fillWavyEdge(higher, 16), core.bijna, { 'fill-opacity': 0.25 }) : '') +
    path(fillWavyEdge(higher, 9), core.bijna) +
    rect([0, 0, size.w, size.h + 4, size.r ?? 20], '#F1E8FA')
  );
};

/** The sign for "almost" inside a slot: a tilde of paint. */
export const tilde = (width = 44): string =>
  line(
    `M${n(-width / 2)} ${n(width * 0.12)}Q${n(-width / 4)} ${n(-width * 0.42)} 0 0T${n(width / 2)} ${n(-width * 0.12)}`,
    core.bijna,
    width * 0.16,
  );

/* ---- word rail -------------------------------------------------------- */

const WOOD = {
  rand: '#B97848',
  gloss: '#CE9058',
  lip: '#824C35',
  bin: '#945A3D',
  slot: '#7C4835',
  onder: '#6B3C2D',
  streep: '#B97F4C',
} as const;

/** The wooden tray, any width; height without its 8 px lip. */
export const railTray = (width: number, height = 112): string =>
  rect([2, 12, width, height + 4, 28], core.shadow, { 'fill-opacity': 0.16 }) +
  rect([0, 8, width, height, 26], WOOD.lip) +
  rect([0, 0, width, height, 26], WOOD.rand) +
  line(`M26 5H${n(width - 26)}`, WOOD.gloss, 4) +
  rect([10, 10, width - 20, height - 18, 18], WOOD.onder) +
  rect([10, 13, width - 20, height - 21, 17], WOOD.bin);

/** The tray in three pieces of 64 wide for a renderer that stretches the middle one. */
export function railPiece(piece: 'links' | 'midden' | 'rechts', height = 112): string {
  const x = { links: 0, midden: -64, rechts: -128 } as const;
  return clip(`M0 -4H64V${height + 24}H0Z`, group(railTray(192, height), { x: x[piece] }));
}

/** An empty slot, or the next one: a solid sun ring with an underline. */
export function railSlot(size: Size, state: 'leeg' | 'volgende' = 'leeg'): string {
  const { w, h, r = 18 } = size;
  const stripe = (color: string): string =>
    line(`M${n(w / 2 - w * 0.17)} ${n(h - h * 0.17)}H${n(w / 2 + w * 0.17)}`, color, 6);
  if (state === 'volgende')
    return (
      rect([-4, -4, w + 8, h + 8, r + 4], core.zon) + rect([2, 2, w - 4, h - 4, r - 2], core.room) + stripe('#DDA35C')
    );
  return rect([0, 0, w, h, r], WOOD.onder) + rect([3, 4, w - 6, h - 6, r - 2], WOOD.slot) + stripe(WOOD.streep);
}

/* ---- stars, coins, beads, badges -------------------------------------- */

const STAR_TINT = {
  goud: ['#FFB703', '#F0981A', '#FFE39B', '#C9740F'],
  grijs: ['#EFE8DC', '#D9CFBF', '#FFFFFF', '#BFB4A4'],
} as const;

/** A fat star with facets, radius about 60. */
export function star(kind: 'goud' | 'grijs' = 'goud', radius = 60): string {
  const [base, dark, light, lip] = STAR_TINT[kind];
  const points = starPoints(5, radius, radius * 0.54);
  const d = roundPoly(points, radius * 0.16);
  const facet = points
    .slice(0, 6)
    .map(([x, y]) => `${n(x)} ${n(y)}`)
    .join('L');
  return (
    path(d, lip, { transform: `translate(0 ${n(radius * 0.08)})` }) +
    path(d, base) +
    clip(d, path(`M0 ${n(-radius)}L${facet}L0 ${n(radius)}Z`, dark, { 'fill-opacity': 0.75 })) +
    ellipse([-radius * 0.22, -radius * 0.34, radius * 0.09, radius * 0.17], light, {
      transform: `rotate(24 ${n(-radius * 0.22)} ${n(-radius * 0.34)})`,
    })
  );
}

/** A coin with a star; `kant` below 1 turns it. */
export const munt = (radius = 32, side = 1): string =>
  group(
    circle([0, radius * 0.08, radius], '#C9740F') +
      circle([0, 0, radius], '#F0981A') +
      circle([0, 0, radius * 0.84], core.zon) +
      path(roundPoly(starPoints(5, radius * 0.52, radius * 0.27), radius * 0.08), '#F0981A') +
      line(
        `M${n(-radius * 0.62)} ${n(-radius * 0.16)}A${n(radius * 0.64)} ${n(radius * 0.64)} 0 0 1 ${n(-radius * 0.22)} ${n(-radius * 0.6)}`,
        '#FFE9AE',
        radius * 0.12,
      ),
    { sx: side },
  );

export type BeadState = 'goed' | 'nu' | 'leeg' | 'bijna';
const beads: Readonly<Record<BeadState, () => string>> = {
  goed: () => checkmarkDisc(13),
  nu: () => circle([0, 0, 13.5], core.zon) + circle([0, 0, 8.5], core.papier),
  leeg: () => circle([0, 0, 10], 'none', { stroke: '#DDD3C4', 'stroke-width': 4 }),
  bijna: () => circle([0, 0, 13], core.bijna) + group(tilde(15), { schaal: 1 }).replaceAll(core.bijna, '#FFFFFF'),
};
/** A bead of the progress string, 28 px. */
export const bead = (state: BeadState): string => beads[state]();

const forms: Readonly<Record<keyof typeof bin, (r: number, color: string) => string>> = {
  A: (r, color) => circle([0, 0, r * 0.44], color),
  B: (r, color) => rect([-r * 0.4, -r * 0.4, r * 0.8, r * 0.8, r * 0.14], color),
  C: (r, color) =>
    path(
      roundPoly(
        [
          [0, -r * 0.52],
          [r * 0.52, r * 0.38],
          [-r * 0.52, r * 0.38],
        ],
        r * 0.12,
      ),
      color,
    ),
  D: (r, color) =>
    path(
      roundPoly(
        [
          [0, -r * 0.58],
          [r * 0.5, 0],
          [0, r * 0.58],
          [-r * 0.5, 0],
        ],
        r * 0.1,
      ),
      color,
    ),
};
/** The badge of a bin, lane or station: its colour and its shape. */
export const beacon = (name: keyof typeof bin, radius = 24): string =>
  circle([0, radius * 0.12, radius], shade(bin[name].vul, -10)) +
  circle([0, 0, radius], bin[name].vul) +
  forms[name](radius, bin[name].letter);

/** The pattern of a bin (dots, stripes, checks, waves) inside a w x h area. */
export function binPattern(name: keyof typeof bin, { w, h, r = 12 }: Size): string {
  const color = mix(bin[name].vul, '#FFFFFF', name === 'B' ? 0.34 : 0.16);
  const d = roundPoly(
    [
      [0, 0],
      [w, 0],
      [w, h],
      [0, h],
    ],
    r,
  );
  const rows = Array.from({ length: Math.ceil(h / 24) + 1 }, (_, i) => i * 24);
  const columns = Array.from({ length: Math.ceil((w + h) / 24) + 1 }, (_, i) => i * 24);
  const wave = (y: number): string => line(`M-12 ${n(y)}${'q9 -9 18 0t18 0'.repeat(Math.ceil(w / 36) + 1)}`, color, 4);
  const patterns: Readonly<Record<keyof typeof bin, () => string>> = {
    A: () => rows.flatMap((y, j) => columns.map((x) => circle([x + (j % 2) * 12, y + 12, 4], color))).join(''),
    B: () =>
      columns.map((x) => line(`M${n(x)} -6L${n(x - h)} ${n(h)}`, color, 8, { 'stroke-linecap': 'butt' })).join(''),
    C: () =>
      rows
        .flatMap((y, j) => columns.filter((_, i) => (i + j) % 2 === 0).map((x) => rect([x, y, 24, 24], color)))
        .join(''),
    D: () => rows.map((y) => wave(y + 10)).join(''),
  };
  return path(d, bin[name].vul) + clip(d, patterns[name]());
}

/** A ribbon banner of w x h with folded tails. */
export function ribbon(w: number, h = 76, color: string = core.goed): string {
  const dark = shade(color, -8);
  const tail = (side: number): string =>
    path(
      roundPoly(
        [
          [0, 16],
          [-62, 16],
          [-38, h * 0.5 + 16],
          [-62, h + 16],
          [42, h + 16],
          [42, 30],
        ],
        2,
      ),
      dark,
      { transform: `translate(${side > 0 ? w : 0} 0) scale(${-side} 1)` },
    ) +
    path(
      roundPoly(
        [
          [0, h],
          [42, h],
          [42, h + 16],
        ],
        1,
      ),
      shade(color, -16),
      { transform: `translate(${side > 0 ? w : 0} 0) scale(${-side} 1)` },
    );
  return tail(-1) + tail(1) + rect([0, 0, w, h, 10], color) + rect([4, 0, w - 8, 9, 4], tint(color, 10));
}

/** The seal stamped on a finished word: teal scalloped disc with a tick. */
export const seal = (radius = 40): string =>
  path(roundPoly(starPoints(12, radius, radius * 0.88), 4), core.goed) +
  circle([0, 0, radius * 0.72], tint(core.goed, 8)) +
  group(checkmarkDisc(radius * 0.6, core.goed));

/** A spent plate: paler paper, same letters. */
export const usedPlate = (size: Size): string => plate(size, '#EDE7DB', '#CFC6B6');
/** A yellow sun-burst sticker. */
export const sticker = (radius = 56): string =>
  path(roundPoly(starPoints(11, radius, radius * 0.86), 4), shade(decorColor.geel, -10), {
    transform: 'translate(2 4)',
  }) + path(roundPoly(starPoints(11, radius, radius * 0.86), 4), core.zon);

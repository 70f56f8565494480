/** Attributes of an element; undefined ones are left out. */
export type Attrs = Readonly<Record<string, string | number | undefined>>;
/** A place, [x, y]. */
export type Point = readonly [x: number, y: number];
/** A circle, [x, y, radius]. */
export type Circle = readonly [x: number, y: number, r: number];
/** Where a group stands, how large and how turned (degrees). */
export type SvgPlacement = {
  x?: number | undefined;
  y?: number | undefined;
  schaal?: number | undefined;
  sx?: number | undefined;
  sy?: number | undefined;
  draai?: number | undefined;
  alpha?: number | undefined;
};

/** Rounds to two decimals, so that output is stable and small. */
export const n = (value: number): string => String(Math.round(value * 100) / 100 || 0);

/** One element as text. */
export function el(tag: string, attrs: Attrs, inner = ''): string {
  const text = Object.entries(attrs)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? n(value) : value}"`)
    .join('');
  return inner === '' ? `<${tag}${text}/>` : `<${tag}${text}>${inner}</${tag}>`;
}

/** A filled path. */
export const path = (d: string, fill: string, extra: Attrs = {}): string => el('path', { d, fill, ...extra });
/** A filled circle. */
export const circle = ([cx, cy, r]: Circle, fill: string, extra: Attrs = {}): string =>
  el('circle', { cx, cy, r, fill, ...extra });
/** A filled ellipse: middle and both radii. */
export const ellipse = (
  box: readonly [cx: number, cy: number, rx: number, ry: number],
  fill: string,
  extra: Attrs = {},
): string => el('ellipse', { cx: box[0], cy: box[1], rx: box[2], ry: box[3], fill, ...extra });
/** A filled rectangle: place, size and corner radius. */
export const rect = (
  box: readonly [x: number, y: number, w: number, h: number, r?: number],
  fill: string,
  extra: Attrs = {},
): string => el('rect', { x: box[0], y: box[1], width: box[2], height: box[3], rx: box[4], fill, ...extra });
/** A stroked path with round ends. */
export const line = (
  ...[d, stroke, width, extra = {}]: readonly [d: string, stroke: string, width: number, extra?: Attrs]
): string =>
  el('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...extra,
  });

/** Groups and places children: translate, rotate (degrees), scale, opacity. */
export function group(inner: string, at: SvgPlacement = {}): string {
  if (inner === '') return '';
  const scale = or(at.schaal, 1);
  const steps = [
    step('translate', [or(at.x, 0), or(at.y, 0)], 0),
    step('rotate', [or(at.draai, 0)], 0),
    step('scale', [scale * or(at.sx, 1), scale * or(at.sy, 1)], 1),
  ];
  const transform = steps.filter((part) => part !== '').join(' ');
  return el('g', { transform: transform === '' ? undefined : transform, opacity: at.alpha }, inner);
}

const or = (value: number | undefined, other: number): number => value ?? other;
const step = (name: string, values: readonly number[], rest: number): string =>
  values.every((value) => value === rest) ? '' : `${name}(${values.map(n).join(' ')})`;

/** A whole document; view = [x, y, width, height]. */
export const svgDoc = (view: readonly [number, number, number, number], inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.map(n).join(' ')}" width="${n(view[2])}" height="${n(view[3])}">${inner}</svg>\n`;

/* ---- paths ------------------------------------------------------------ */

/** A circle as path data. */
export const circlePath = ([x, y, r]: Circle): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0Z`;
/** Several circles as one silhouette: clouds, curls, tree crowns. */
export const circlesPath = (list: readonly Circle[]): string => list.map(circlePath).join('');
/** A rectangle with round corners as path data. */
export const rectPath = ([x, y, w, h, r = 0]: readonly [number, number, number, number, number?]): string =>
  roundPoly(
    [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ],
    r,
  );

/** A closed polygon with rounded corners; the radius shrinks where a side is short. */
export function roundPoly(points: readonly Point[], radius = 0): string {
  const count = points.length;
  const corner = (index: number): Point => points[((index % count) + count) % count] ?? [0, 0];
  const parts = points.map((here, index) => {
    const enter = towards(here, corner(index - 1), radius);
    const leave = towards(here, corner(index + 1), radius);
    const start = `${index === 0 ? 'M' : 'L'}${n(enter[0])} ${n(enter[1])}`;
    return radius > 0 ? `${start}Q${n(here[0])} ${n(here[1])} ${n(leave[0])} ${n(leave[1])}` : start;
  });
  return `${parts.join('')}Z`;
}

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const part = Math.min(distance, length / 2) / length;
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

/** Points on a star: outer and inner radius alternate, first point up. */
export function starPoints(count: number, outer: number, inner: number): Point[] {
  return Array.from({ length: count * 2 }, (_, index): Point => {
    const angle = (Math.PI * index) / count - Math.PI / 2;
    const radius = index % 2 === 0 ? outer : inner;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });
}

/** A sine-like line of quadratic waves from x0 to x1 at y; whole waves, so it tiles. */
export function waveLine(from: Point, x1: number, wave: { length: number; height: number }): string {
  const count = Math.max(1, Math.round((x1 - from[0]) / wave.length));
  const half = (x1 - from[0]) / count / 2;
  return `M${n(from[0])} ${n(from[1])}${`q${n(half / 2)} ${n(-wave.height)} ${n(half)} 0q${n(half / 2)} ${n(wave.height)} ${n(half)} 0`.repeat(count)}`;
}

/* ---- light ------------------------------------------------------------ */

/** Shows inner only inside the path d. The id follows from d, so equal clips share an id. */
export function clip(d: string, inner: string, rule?: 'evenodd'): string {
  let hash = 2166136261;
  for (const char of d) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0;
  const id = `k${hash.toString(36)}`;
  return `<clipPath id="${id}">${el('path', { d, 'clip-rule': rule })}</clipPath>${el('g', { 'clip-path': `url(#${id})` }, inner)}`;
}

/** The house light: the shape in shade, and the same shape in its base colour moved toward the upper left. */
export function lit(d: string, fill: string, light: { dx?: number; dy?: number; shadow?: string } = {}): string {
  const { dx = -6, dy = -5, shadow = shade(fill) } = light;
  return path(d, shadow) + clip(d, path(d, fill, { transform: `translate(${n(dx)} ${n(dy)})` }));
}

const SHADOW = '#321B41';
/** Two stacked ellipses under everything that stands; rx = half the width. */
export const contactShadow = (rx: number, x = 0, y = 0): string =>
  ellipse([x, y, rx, rx * 0.2], SHADOW, { 'fill-opacity': 0.08 }) +
  ellipse([x, y, rx * 0.8, rx * 0.145], SHADOW, { 'fill-opacity': 0.14 });

/* ---- colour ----------------------------------------------------------- */

type Hsl = readonly [h: number, s: number, l: number];
const channels = (hex: string): readonly [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};
const toHex = (rgb: readonly number[]): string =>
  `#${rgb
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`.toUpperCase();

function toHsl(hex: string): Hsl {
  const [r, g, b] = channels(hex);
  const max = Math.max(r, g, b) / 255;
  const min = Math.min(r, g, b) / 255;
  const l = (max + min) / 2;
  const d = max - min;
  if (d === 0) return [0, 0, l];
  const s = d / (1 - Math.abs(2 * l - 1));
  const sector =
    max * 255 === r ? ((g - b) / 255 / d + 6) % 6 : max * 255 === g ? (b - r) / 255 / d + 2 : (r - g) / 255 / d + 4;
  return [sector * 60, s, l];
}

function fromHsl([h, s, l]: Hsl): string {
  const a = s * Math.min(l, 1 - l);
  const part = (k: number): number => {
    const m = (k + h / 30) % 12;
    return 255 * (l - a * Math.max(-1, Math.min(m - 3, 9 - m, 1)));
  };
  return toHex([part(0), part(8), part(4)]);
}

/** Changes lightness by dl percent points. */
export function tint(hex: string, dl: number): string {
  const [h, s, l] = toHsl(hex);
  return fromHsl([h, s, Math.min(1, Math.max(0, l + dl / 100))]);
}

/** One shade: darker and six degrees toward violet: yellow by way of red, green by way of blue. */
export function shade(hex: string, dl = -12): string {
  const [h, s, l] = toHsl(hex);
  // A pale colour keeps its hue when darkened and would turn yellow or pink: paper and snow fall toward mauve instead.
  if (l > 0.86) return mix(hex, '#A79BC0', Math.min(1, (-dl / 12) * 0.34));
  const turn = h < 60 ? -6 : h < 270 ? Math.min(6, 270 - h) : -Math.min(6, h - 270);
  return fromHsl([(h + turn + 360) % 360, s * 0.9, Math.max(0, l + dl / 100)]);
}

/** The highlight of a colour. */
export const glow = (hex: string, dl = 14): string => tint(hex, dl);

/** Mixes a into b; part 0 = a, 1 = b. Use it to push far scenery into the sky. */
export function mix(a: string, b: string, part: number): string {
  const from = channels(a);
  const to = channels(b);
  return toHex([0, 1, 2].map((index) => (from[index] ?? 0) + ((to[index] ?? 0) - (from[index] ?? 0)) * part));
}

/** Seeded random numbers in [0, 1): drawings must come out the same every time. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

import { circle, clip, ellipse, glow, group, n, path, rectPath, seeded, shade, svgDoc } from '#engine/figure/svg.ts';
import { DAWN, LAYER, PLANETS, WORLDS, type Canvas } from './color.ts';

/** The sky is drawn narrow and high, and stretched: its bands are long. */
const TALL = [0, 0, 390, 1920] as const;

/** The whole sky from the dawn at its foot to the night above, in bands that grow wider. */
function bands(): string {
  const [x, , w, h] = TALL;
  return DAWN.map((color, i) => {
    const top = h - h * ((i + 1) / DAWN.length) ** 1.3;
    const rise = 7 + (i % 3) * 4;
    const d = `M${x} ${n(top + rise)}Q${n(w * 0.3)} ${n(top - rise)} ${n(w * 0.55)} ${n(top + rise * 0.4)}T${w} ${n(top)}V${h}H${x}Z`;
    return i === DAWN.length - 1 ? path(rectPath(TALL), color) : path(d, color);
  })
    .toReversed()
    .join('');
}

/** The sun that comes up behind the hills, in steps of light. */
const sun = (): string =>
  [310, 236, 172].map((r, i) => circle([0, 0, r], '#FFE9B0', { 'fill-opacity': 0.16 + i * 0.08 })).join('') +
  circle([0, 0, 112], '#FFF3C8') +
  circle([-20, -20, 84], '#FFFBE6');

const spark = (x: number, y: number, r: number): string =>
  path(
    `M${n(x)} ${n(y - r)}Q${n(x)} ${n(y)} ${n(x + r)} ${n(y)}Q${n(x)} ${n(y)} ${n(x)} ${n(y + r)}Q${n(x)} ${n(y)} ${n(x - r)} ${n(y)}Q${n(x)} ${n(y)} ${n(x)} ${n(y - r)}Z`,
    '#FFF3D0',
  );

/** Stars; fewer where the sky is still light. */
function stars(): string {
  const random = seeded(37);
  const [x, y, w, h] = LAYER;
  return Array.from({ length: 120 }, (_, i) => {
    const at = [x + random() * w, y + random() ** 1.2 * h] as const;
    if (i % 13 === 0) return spark(at[0], at[1], 8 + random() * 6);
    return circle([at[0], at[1], 1.2 + random() * 2], '#FFF6E0', { 'fill-opacity': 0.35 + random() * 0.5 });
  }).join('');
}

/** A planet with craters, shade and, if it has one, a ring. */
export function planet(color: string, ring: string | null, r = 90): string {
  const round = `M${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
  const half = (front: boolean): string =>
    ring === null
      ? ''
      : path(
          front
            ? `M${-r * 1.7} 0A${r * 1.7} ${r * 0.44} 0 0 0 ${r * 1.7} 0H${r * 1.42}A${r * 1.42} ${r * 0.28} 0 0 1 ${-r * 1.42} 0Z`
            : `M${-r * 1.7} 0A${r * 1.7} ${r * 0.44} 0 0 1 ${r * 1.7} 0H${r * 1.42}A${r * 1.42} ${r * 0.28} 0 0 0 ${-r * 1.42} 0Z`,
          front ? ring : shade(ring, -14),
        );
  return group(
    half(false) +
      path(round, color) +
      clip(
        round,
        path(
          `M${-r} ${-r * 0.2}Q0 ${-r * 0.44} ${r} ${-r * 0.2}V${r * 0.08}Q0 ${-r * 0.16} ${-r} ${r * 0.08}Z`,
          glow(color, 7),
        ) +
          path(
            `M${-r} ${r * 0.4}Q0 ${r * 0.2} ${r} ${r * 0.4}V${r * 0.62}Q0 ${r * 0.42} ${-r} ${r * 0.62}Z`,
            shade(color, -6),
          ) +
          ellipse([-r * 0.2, r * 0.1, r * 0.16, r * 0.12], shade(color, -9)) +
          ellipse([r * 0.3, -r * 0.38, r * 0.12, r * 0.09], shade(color, -9)) +
          path(
            `M${r * 0.3} ${-r}C${r * 0.9} ${-r * 0.3} ${r * 0.7} ${r * 0.7} ${-r * 0.1} ${r}H${r}V${-r}Z`,
            '#1B1440',
            {
              'fill-opacity': 0.24,
            },
          ) +
          ellipse([-r * 0.5, -r * 0.55, r * 0.2, r * 0.11], '#FFFFFF', {
            'fill-opacity': 0.7,
            transform: `rotate(-40 ${n(-r * 0.5)} ${n(-r * 0.55)})`,
          }),
      ) +
      half(true),
    { draai: ring === null ? 0 : -14 },
  );
}

const RINGS = { maan: null, mars: null, kaas: '#FFE7A6', ijs: '#FFC4DC' } as const;

/** A comet with a tail to the upper right; the secret of the sky. */
const comet = (): string =>
  path('M0 0C40 -14 84 -44 128 -92C112 -30 70 14 14 26Z', '#FFD45E', { 'fill-opacity': 0.55 }) +
  path('M-6 -8C34 -28 62 -50 92 -84C80 -36 50 -4 8 12Z', '#FFF0B3', { 'fill-opacity': 0.8 }) +
  circle([-4, 8, 26], '#F2452F') +
  circle([-9, 3, 19], '#FF7A5E') +
  ellipse([-12, 6, 3.6, 4.6], '#1B2338') +
  ellipse([4, 6, 3.6, 4.6], '#1B2338') +
  path('M-10 15Q-4 22 3 15', 'none', { stroke: '#1B2338', 'stroke-width': 3, 'stroke-linecap': 'round' });

export const drawSky = (): Canvas[] => [
  { name: 'lucht', svg: svgDoc(TALL, bands()) },
  { name: 'sterren', svg: svgDoc(LAYER, stars()) },
  { name: 'zon', svg: svgDoc([-312, -312, 624, 624], sun()) },
  ...PLANETS.map((name) => ({
    name: `planeet-${name}`,
    svg: svgDoc([-160, -110, 320, 220], planet(WORLDS[name].ground, RINGS[name])),
  })),
  { name: 'planeet-ring', svg: svgDoc([-160, -110, 320, 220], planet('#8D65C5', '#F1B26E')) },
  { name: 'komeet', svg: svgDoc([-36, -100, 172, 140], comet()) },
];

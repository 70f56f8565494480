import { clip, contactShadow, ellipse, glow, group, line, n, path, seeded, shade, svgDoc } from '#engine/figure/svg.ts';
import { LOOKS, type Canvas } from './color.ts';

/** Edge of a leaf with round lobes, its tip at the right: half its length, half its height and lobes on each side. */
function edge(a: number, b: number, lobes: number): string {
  const height = (u: number): number => b * Math.sin(Math.PI * Math.min(0.97, 0.06 + u * 0.94)) ** 0.55;
  const side = (sign: 1 | -1): string =>
    Array.from({ length: lobes }, (_, k) => {
      const i = sign < 0 ? k : lobes - 1 - k;
      const [from, to] = sign < 0 ? [i / lobes, (i + 1) / lobes] : [(i + 1) / lobes, i / lobes];
      const last = to === 1 || to === 0;
      const mid = (from + to) / 2;
      return `Q${n(-a + 2 * a * mid)} ${n(sign * height(mid) * 1.24)} ${n(-a + 2 * a * to)} ${n(last ? 0 : sign * height(to) * 0.9)}`;
    }).join('');
  return `M${n(-a)} 0${side(-1)}${side(1)}Z`;
}

/** A leaf so large that a word lies on it. */
export function leaf(color: string, a: number, b: number): string {
  const lobes = Math.round(a / 26);
  const d = edge(a, b, lobes);
  const vein = shade(color, -9);
  const veins = Array.from({ length: lobes - 1 }, (_, i) => {
    const x = -a + (2 * a * (i + 0.7)) / lobes;
    return `M${n(x)} 0l${n(a * 0.12)} ${n(-b * 0.9)}M${n(x)} 0l${n(a * 0.12)} ${n(b * 0.9)}`;
  }).join('');
  return (
    line(`M${n(-a + 4)} 2Q${n(-a - 18)} 10 ${n(-a - 32)} 28`, shade(color, -22), 9) +
    path(d, shade(color), { transform: 'translate(3 7)' }) +
    path(d, color) +
    clip(
      d,
      path(`M${n(-a)} 0Q0 ${n(-b * 0.4)} ${n(a)} 0V${n(-b * 1.4)}H${n(-a)}Z`, glow(color, 5)) +
        line(`M${n(-a)} 0H${n(a)}${veins}`, vein, 4),
    ) +
    ellipse([-a * 0.42, -b * 0.74, a * 0.16, b * 0.09], glow(color, 16), {
      transform: `rotate(-12 ${n(-a * 0.42)} ${n(-b * 0.74)})`,
    })
  );
}

/** A small leaf around (0, 0). */
export const small = (color: string, size = 1): string =>
  group(path('M0 -17C12 -12 13 6 0 18C-13 6 -12 -12 0 -17Z', color) + line('M0 -12V24', shade(color, -14), 2.4), {
    schaal: size,
  });
const COLORS = Object.values(LOOKS);

/** Small leaves that lie about in an oval, the same every time. */
export function scatter(seed: number, count: number, [rx, ry]: readonly [number, number]): string {
  const random = seeded(seed);
  return Array.from({ length: count }, () => {
    const turn = random() * Math.PI * 2;
    const far = Math.sqrt(random());
    const color = COLORS[Math.floor(random() * COLORS.length)] ?? LOOKS.geel;
    return group(small(color, 0.7 + random() * 0.7), {
      x: Math.cos(turn) * far * rx,
      y: Math.sin(turn) * far * ry,
      draai: random() * 360,
    });
  }).join('');
}

/** A heap of leaves `half` wide to each side and `high`; its foot at (0, 0). */
export function heap(color: string, [half, high]: readonly [number, number], seed: number): string {
  const d = `M${-half} 4C${n(-half * 0.78)} ${n(-high * 0.4)} ${n(-half * 0.46)} ${-high} 0 ${-high}S${n(half * 0.78)} ${n(-high * 0.4)} ${half} 4Q0 22 ${-half} 4Z`;
  const light = `M${-half} 4C${n(-half * 0.78)} ${n(-high * 0.4)} ${n(-half * 0.46)} ${-high} 0 ${-high}C${n(-half * 0.1)} ${n(-high * 0.5)} ${n(-half * 0.5)} -8 ${-half} 4Z`;
  const around = 9;
  return (
    contactShadow(half + 8, 0, 8) +
    path(d, shade(color, -8)) +
    path(light, color) +
    clip(d, group(scatter(seed, 46, [half * 0.8, high * 0.52]), { y: -high * 0.4 })) +
    Array.from({ length: around }, (_, i) => {
      const u = (i / (around - 1)) * 2 - 1;
      return group(small(COLORS[(i + seed) % 4] ?? color, 1.1), {
        x: u * half * 0.92,
        y: 6 + (i % 3) * 5,
        draai: 40 + i * 77,
      });
    }).join('')
  );
}

/** Leaves for words, short and long, in every look. */
export const drawLeaves = (): Canvas[] =>
  Object.entries(LOOKS).flatMap(([look, color]) => [
    { name: `blad-${look}`, svg: svgDoc([-164, -92, 312, 192], leaf(color, 130, 70)) },
    { name: `blad-${look}-lang`, svg: svgDoc([-256, -92, 492, 192], leaf(color, 222, 70)) },
  ]);

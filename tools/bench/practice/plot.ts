import { Resvg } from '@resvg/resvg-js';
import type { Cell } from './summary.ts';

const PLOT_AREA = { breed: 900, high: 560, links: 80, rechts: 220, above: 60, onder: 60 };
const COLOR = { ours: '#2457c5', ander: '#c2410c', as: '#475569', lijn: '#e2e8f0' };

const text = ([x, y]: readonly [number, number], content: string, extra = ''): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-family="sans-serif" font-size="15" fill="${COLOR.as}" ${extra}>${content}</text>`;

const LABEL = { high: 16, breed: 120 };

/** Heights of labels: as near to their points as they can be without lying over each other. */
export function labelHeights(points: readonly { x: number; y: number }[]): number[] {
  const placed: { x: number; y: number }[] = [];
  const out = points.map(() => 0);
  for (const i of points.map((_, nr) => nr).sort((a, b) => (points[a]?.y ?? 0) - (points[b]?.y ?? 0))) {
    const { x, y } = points[i] ?? { x: 0, y: 0 };
    const neighbors = placed.filter((g) => Math.abs(g.x - x) < LABEL.breed);
    const height = Math.max(y, ...neighbors.map((g) => g.y + LABEL.high));
    placed.push({ x, y: height });
    out[i] = height;
  }
  return out;
}

const nameOf = (policy: string): string => policy.replace(/^ours-/, 'Taaltocht ');

/** Gain at 90 days against realised success, as SVG: ours as a line over its targets, each baseline as a point. */
export function frontierSvg(world: string, cells: readonly Cell[]): string {
  const gains = cells.map((c) => c.gain90);
  const highest = Math.max(...gains) * 1.08;
  const lowest = Math.max(0, Math.min(...gains) * 0.9);
  const x = (success: number): number =>
    PLOT_AREA.links + ((success - 0.4) / 0.6) * (PLOT_AREA.breed - PLOT_AREA.links - PLOT_AREA.rechts);
  const y = (gain: number): number =>
    PLOT_AREA.high -
    PLOT_AREA.onder -
    ((gain - lowest) / (highest - lowest)) * (PLOT_AREA.high - PLOT_AREA.above - PLOT_AREA.onder);
  const lines = [0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1].map(
    (s) =>
      `<path d="M${x(s)} ${PLOT_AREA.above}V${PLOT_AREA.high - PLOT_AREA.onder}" stroke="${COLOR.lijn}"/>${text([x(s), PLOT_AREA.high - 34], s.toFixed(1), 'text-anchor="middle"')}`,
  );
  const steps = [0, 1, 2, 3, 4]
    .map((i) => lowest + (i / 4) * (highest - lowest))
    .map(
      (g) =>
        `<path d="M${PLOT_AREA.links} ${y(g)}H${PLOT_AREA.breed - PLOT_AREA.rechts}" stroke="${COLOR.lijn}"/>${text([PLOT_AREA.links - 10, y(g) + 5], g.toFixed(0), 'text-anchor="end"')}`,
    );
  const own = cells.filter((c) => c.target !== null).sort((a, b) => a.success - b.success);
  const path = `<polyline points="${own.map((c) => `${x(c.success)},${y(c.gain90)}`).join(' ')}" fill="none" stroke="${COLOR.ours}" stroke-width="3"/>`;
  const heights = labelHeights(cells.map((c) => ({ x: x(c.success), y: y(c.gain90) })));
  const dot = (c: Cell, i: number): string =>
    `<circle cx="${x(c.success)}" cy="${y(c.gain90)}" r="6" fill="${c.target === null ? COLOR.ander : COLOR.ours}"/>${text([x(c.success) + 10, (heights[i] ?? 0) + 5], nameOf(c.policy))}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PLOT_AREA.breed}" height="${PLOT_AREA.high}" viewBox="0 0 ${PLOT_AREA.breed} ${PLOT_AREA.high}"><rect width="100%" height="100%" fill="#fff"/>${lines.join('')}${steps.join('')}${path}${cells.map(dot).join('')}` +
    `${text([PLOT_AREA.links, 34], `${world}: woorden per uur na 90 dagen, tegen het deel goede antwoorden`, 'font-weight="bold"')}${text([PLOT_AREA.breed - PLOT_AREA.rechts, PLOT_AREA.high - 12], 'deel goed', 'text-anchor="end"')}</svg>`
  );
}

/** The same as a PNG. */
export function frontier(world: string, cells: readonly Cell[]): Buffer {
  return new Resvg(frontierSvg(world, cells), { font: { loadSystemFonts: true } }).render().asPng();
}

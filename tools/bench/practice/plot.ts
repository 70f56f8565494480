import { Resvg } from '@resvg/resvg-js';
import type { Cel } from './summary.ts';

const VLAK = { breed: 900, hoog: 560, links: 80, rechts: 220, boven: 60, onder: 60 };
const KLEUR = { ours: '#2457c5', ander: '#c2410c', as: '#475569', lijn: '#e2e8f0' };

const tekst = ([x, y]: readonly [number, number], inhoud: string, extra = ''): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-family="sans-serif" font-size="15" fill="${KLEUR.as}" ${extra}>${inhoud}</text>`;

const LABEL = { hoog: 16, breed: 120 };

/** Heights of labels: as near to their points as they can be without lying over each other. */
export function labelHoogten(punten: readonly { x: number; y: number }[]): number[] {
  const gezet: { x: number; y: number }[] = [];
  const uit = punten.map(() => 0);
  for (const i of punten.map((_, nr) => nr).sort((a, b) => (punten[a]?.y ?? 0) - (punten[b]?.y ?? 0))) {
    const { x, y } = punten[i] ?? { x: 0, y: 0 };
    const buren = gezet.filter((g) => Math.abs(g.x - x) < LABEL.breed);
    const hoogte = Math.max(y, ...buren.map((g) => g.y + LABEL.hoog));
    gezet.push({ x, y: hoogte });
    uit[i] = hoogte;
  }
  return uit;
}

const naamVan = (policy: string): string => policy.replace(/^ours-/, 'Taaltocht ');

/** Gain at 90 days against realised success, as SVG: ours as a line over its targets, each baseline as a point. */
export function frontierSvg(world: string, cellen: readonly Cel[]): string {
  const gains = cellen.map((c) => c.gain90);
  const hoogste = Math.max(...gains) * 1.08;
  const laagste = Math.max(0, Math.min(...gains) * 0.9);
  const x = (succes: number): number => VLAK.links + ((succes - 0.4) / 0.6) * (VLAK.breed - VLAK.links - VLAK.rechts);
  const y = (gain: number): number =>
    VLAK.hoog - VLAK.onder - ((gain - laagste) / (hoogste - laagste)) * (VLAK.hoog - VLAK.boven - VLAK.onder);
  const lijnen = [0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1].map(
    (s) =>
      `<path d="M${x(s)} ${VLAK.boven}V${VLAK.hoog - VLAK.onder}" stroke="${KLEUR.lijn}"/>${tekst([x(s), VLAK.hoog - 34], s.toFixed(1), 'text-anchor="middle"')}`,
  );
  const stappen = [0, 1, 2, 3, 4]
    .map((i) => laagste + (i / 4) * (hoogste - laagste))
    .map(
      (g) =>
        `<path d="M${VLAK.links} ${y(g)}H${VLAK.breed - VLAK.rechts}" stroke="${KLEUR.lijn}"/>${tekst([VLAK.links - 10, y(g) + 5], g.toFixed(0), 'text-anchor="end"')}`,
    );
  const eigen = cellen.filter((c) => c.target !== null).sort((a, b) => a.success - b.success);
  const pad = `<polyline points="${eigen.map((c) => `${x(c.success)},${y(c.gain90)}`).join(' ')}" fill="none" stroke="${KLEUR.ours}" stroke-width="3"/>`;
  const hoogten = labelHoogten(cellen.map((c) => ({ x: x(c.success), y: y(c.gain90) })));
  const stip = (c: Cel, i: number): string =>
    `<circle cx="${x(c.success)}" cy="${y(c.gain90)}" r="6" fill="${c.target === null ? KLEUR.ander : KLEUR.ours}"/>${tekst([x(c.success) + 10, (hoogten[i] ?? 0) + 5], naamVan(c.policy))}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${VLAK.breed}" height="${VLAK.hoog}" viewBox="0 0 ${VLAK.breed} ${VLAK.hoog}"><rect width="100%" height="100%" fill="#fff"/>${lijnen.join('')}${stappen.join('')}${pad}${cellen.map(stip).join('')}` +
    `${tekst([VLAK.links, 34], `${world}: woorden per uur na 90 dagen, tegen het deel goede antwoorden`, 'font-weight="bold"')}${tekst([VLAK.breed - VLAK.rechts, VLAK.hoog - 12], 'deel goed', 'text-anchor="end"')}</svg>`
  );
}

/** The same as a PNG. */
export function frontier(world: string, cellen: readonly Cel[]): Buffer {
  return new Resvg(frontierSvg(world, cellen), { font: { loadSystemFonts: true } }).render().asPng();
}

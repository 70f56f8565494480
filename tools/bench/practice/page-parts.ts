/** Building blocks of the page: HTML and SVG as text. Colours hold 4.5:1 on white. */
export const COLOR = {
  ours: '#2457c5',
  ander: '#8a3b12',
  grijs: '#475569',
  lijn: '#dbe2ea',
  goed: '#146c43',
  mis: '#a3261b',
} as const;

export const safe = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Number as it is written in Dutch. */
export const number = (x: number | null, digits = 2): string =>
  x === null ? '–' : x.toFixed(digits).replace('.', ',');

export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[], kind: 'th' | 'td'): string =>
    `<tr>${cells.map((c) => `<${kind}>${c}</${kind}>`).join('')}</tr>`;
  return `<table><thead>${row(header, 'th')}</thead><tbody>${rows.map((r) => row(r, 'td')).join('')}</tbody></table>`;
}

export interface Bar {
  naam: string;
  waarde: number;
  kleur: string;
  caption: string;
}

/** Bars beside each other on one scale from 0 to `tot`, with an optional line at `grens`. */
export function bars(list: readonly Bar[], scale: { tot: number; grens?: { waarde: number; naam: string } }): string {
  const high = 30;
  const wide = 420;
  const x = (w: number): number => 210 + (Math.min(w, scale.tot) / scale.tot) * wide;
  const rows = list.map((b, i) => {
    const y = 22 + i * high;
    return `<text x="200" y="${y + 15}" text-anchor="end">${safe(b.naam)}</text><rect x="210" y="${y}" width="${(x(b.waarde) - 210).toFixed(1)}" height="20" rx="3" fill="${b.kleur}"/><text x="${(x(b.waarde) + 8).toFixed(1)}" y="${y + 15}">${safe(b.caption)}</text>`;
  });
  const { grens: bound } = scale;
  const line =
    bound === undefined
      ? ''
      : `<path d="M${x(bound.waarde).toFixed(1)} 14V${22 + list.length * high}" stroke="${COLOR.mis}" stroke-dasharray="4 3"/><text x="${x(bound.waarde).toFixed(1)}" y="12" text-anchor="middle" fill="${COLOR.mis}">${safe(bound.naam)}</text>`;
  return `<svg viewBox="0 0 760 ${30 + list.length * high}" role="img" font-family="sans-serif" font-size="14" fill="${COLOR.grijs}">${rows.join('')}${line}</svg>`;
}

export interface Line {
  naam: string;
  kleur: string;
  punten: readonly (readonly [x: number, y: number])[];
}

/** Lines over days (0 to `dagen`) of chances 0 to 1. */
export function chancesOverDays(lines: readonly Line[], days: number): string {
  const x = (d: number): number => 60 + (d / days) * 520;
  const y = (p: number): number => 250 - p * 220;
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (p) =>
      `<path d="M60 ${y(p)}H580" stroke="${COLOR.lijn}"/><text x="52" y="${y(p) + 5}" text-anchor="end">${Math.round(100 * p)}%</text>`,
  );
  const as = [0, 0.25, 0.5, 0.75, 1].map(
    (part) => `<text x="${x(part * days)}" y="272" text-anchor="middle">dag ${Math.round(part * days)}</text>`,
  );
  const drawn = lines.map(
    ({ kleur: color, punten: points, naam: name }, i) =>
      `<polyline fill="none" stroke="${color}" stroke-width="3" points="${points.map(([d, p]) => `${x(d).toFixed(1)},${y(p).toFixed(1)}`).join(' ')}"/><text x="592" y="${60 + i * 24}" fill="${color}">${safe(name)}</text>`,
  );
  return `<svg viewBox="0 0 860 290" role="img" font-family="sans-serif" font-size="14" fill="${COLOR.grijs}">${grid.join('')}${as.join('')}${drawn.join('')}</svg>`;
}

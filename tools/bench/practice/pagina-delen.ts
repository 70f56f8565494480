/** Building blocks of the page: HTML and SVG as text. Colours hold 4.5:1 on white. */
export const KLEUR = {
  ours: '#2457c5',
  ander: '#8a3b12',
  grijs: '#475569',
  lijn: '#dbe2ea',
  goed: '#146c43',
  mis: '#a3261b',
} as const;

export const veilig = (tekst: string): string =>
  tekst.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Number as it is written in Dutch. */
export const getal = (x: number | null, cijfers = 2): string =>
  x === null ? '–' : x.toFixed(cijfers).replace('.', ',');

export function tabel(kop: readonly string[], rijen: readonly (readonly string[])[]): string {
  const rij = (cellen: readonly string[], soort: 'th' | 'td'): string =>
    `<tr>${cellen.map((c) => `<${soort}>${c}</${soort}>`).join('')}</tr>`;
  return `<table><thead>${rij(kop, 'th')}</thead><tbody>${rijen.map((r) => rij(r, 'td')).join('')}</tbody></table>`;
}

export interface Balk {
  naam: string;
  waarde: number;
  kleur: string;
  bijschrift: string;
}

/** Bars beside each other on one scale from 0 to `tot`, with an optional line at `grens`. */
export function balken(
  lijst: readonly Balk[],
  schaal: { tot: number; grens?: { waarde: number; naam: string } },
): string {
  const hoog = 30;
  const breed = 420;
  const x = (w: number): number => 210 + (Math.min(w, schaal.tot) / schaal.tot) * breed;
  const rijen = lijst.map((b, i) => {
    const y = 22 + i * hoog;
    return `<text x="200" y="${y + 15}" text-anchor="end">${veilig(b.naam)}</text><rect x="210" y="${y}" width="${(x(b.waarde) - 210).toFixed(1)}" height="20" rx="3" fill="${b.kleur}"/><text x="${(x(b.waarde) + 8).toFixed(1)}" y="${y + 15}">${veilig(b.bijschrift)}</text>`;
  });
  const { grens } = schaal;
  const lijn =
    grens === undefined
      ? ''
      : `<path d="M${x(grens.waarde).toFixed(1)} 14V${22 + lijst.length * hoog}" stroke="${KLEUR.mis}" stroke-dasharray="4 3"/><text x="${x(grens.waarde).toFixed(1)}" y="12" text-anchor="middle" fill="${KLEUR.mis}">${veilig(grens.naam)}</text>`;
  return `<svg viewBox="0 0 760 ${30 + lijst.length * hoog}" role="img" font-family="sans-serif" font-size="14" fill="${KLEUR.grijs}">${rijen.join('')}${lijn}</svg>`;
}

export interface Lijn {
  naam: string;
  kleur: string;
  punten: readonly (readonly [x: number, y: number])[];
}

/** Lines over days (0 to `dagen`) of chances 0 to 1. */
export function kansenOverDagen(lijnen: readonly Lijn[], dagen: number): string {
  const x = (d: number): number => 60 + (d / dagen) * 520;
  const y = (p: number): number => 250 - p * 220;
  const rooster = [0, 0.25, 0.5, 0.75, 1].map(
    (p) =>
      `<path d="M60 ${y(p)}H580" stroke="${KLEUR.lijn}"/><text x="52" y="${y(p) + 5}" text-anchor="end">${Math.round(100 * p)}%</text>`,
  );
  const as = [0, 0.25, 0.5, 0.75, 1].map(
    (deel) => `<text x="${x(deel * dagen)}" y="272" text-anchor="middle">dag ${Math.round(deel * dagen)}</text>`,
  );
  const getrokken = lijnen.map(
    ({ kleur, punten, naam }, i) =>
      `<polyline fill="none" stroke="${kleur}" stroke-width="3" points="${punten.map(([d, p]) => `${x(d).toFixed(1)},${y(p).toFixed(1)}`).join(' ')}"/><text x="592" y="${60 + i * 24}" fill="${kleur}">${veilig(naam)}</text>`,
  );
  return `<svg viewBox="0 0 860 290" role="img" font-family="sans-serif" font-size="14" fill="${KLEUR.grijs}">${rooster.join('')}${as.join('')}${getrokken.join('')}</svg>`;
}

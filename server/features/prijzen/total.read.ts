import type { PriceKind } from './prijzen.contract.ts';

export interface PriceLine {
  part: string;
  van: number;
  tot: number | null;
  bedrag: number;
}

const within = (line: PriceLine, count: number): boolean =>
  count >= line.van && (line.tot === null || count <= line.tot);

/** Members of a band that are counted, e.g. the second to the fourth child. */
const partOf = (line: PriceLine, count: number): number =>
  Math.max(0, Math.min(count, line.tot ?? count) - line.van + 1);

/** Cents for so many; null above the last band. A school pays its band for each leerling, a practice one band, a home each child its own. */
export function totalOf(kind: PriceKind, lines: readonly PriceLine[], count: number): number | null {
  const bands = lines.filter(({ part }) => part === 'licentie');
  const band = bands.find((line) => within(line, count));
  if (band === undefined) return null;
  if (kind === 'rt') return band.bedrag;
  if (kind === 'thuis') return bands.reduce((sum, line) => sum + partOf(line, count) * line.bedrag, 0);
  const floor = lines.find(({ part }) => part === 'minimum')?.bedrag ?? 0;
  return Math.max(floor, band.bedrag * count);
}

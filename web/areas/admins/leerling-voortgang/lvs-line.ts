import { NIVEAUS, type Scale } from '#engine/core/domein/lvs.ts';
import type { LvsResult } from '#server/features/lvsspelling/lvs-results.contract.ts';

/** One result on the line: where it stands from 0 (lowest) to 1, and what is written beside it. */
export interface LvsPoint {
  id: string;
  day: string;
  moment: string;
  level: string;
  height: number;
}
/** Results that may be laid beside each other: of one supplier, one test and one scale. */
export interface LvsCurve {
  key: string;
  toets: string;
  scale: Scale;
  aanbieder: LvsResult['aanbieder'];
  points: LvsPoint[];
}

const FEWEST = 2;

/** Lines of the tests, oldest result first; a single result is no line. */
export function lvsLines(results: readonly LvsResult[]): LvsCurve[] {
  const lines = new Map<string, LvsCurve>();
  for (const result of results) {
    const { niveau, schaal: scale, aanbieder, toets } = result;
    if (niveau === undefined || scale === undefined) continue;
    const levels: readonly string[] = NIVEAUS[scale];
    const place = levels.indexOf(niveau);
    if (place < 0) continue;
    const key = [aanbieder, toets, scale].join('/');
    const line = lines.get(key) ?? { key, toets, scale, aanbieder, points: [] };
    line.points.push({
      id: result.id,
      day: result.afnamedatum,
      moment: result.moment,
      level: niveau,
      height: 1 - place / (levels.length - 1),
    });
    lines.set(key, line);
  }
  return [...lines.values()]
    .map((line) => ({ ...line, points: line.points.toSorted((a, b) => a.day.localeCompare(b.day)) }))
    .filter(({ points }) => points.length >= FEWEST);
}

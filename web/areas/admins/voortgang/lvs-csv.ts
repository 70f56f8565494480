import type { GroepResults, LvsResult } from '#server/features/lvsspelling/lvs-results.contract.ts';
import { dleText } from '../shared/lvsspelling/lvs-text.ts';

const COLUMNS = [
  'aanbieder',
  'toets',
  'toetscode',
  'moment',
  'afnamedatum',
  'aantalopgaven',
  'aantalgoed',
  'vaardigheidsscore',
  'schaal',
  'niveau',
  'percentiel',
  'dle',
  'dl',
  'fn',
] as const;

function cell(row: LvsResult, column: (typeof COLUMNS)[number]): string {
  return column === 'dle' && row.dle !== undefined ? dleText(row.dle) : String(row[column] ?? '');
}

/** Results in the form the import reads, so that they come in again as they went out. */
export function lvsCsv({ items }: GroepResults): string[][] {
  return [
    ['leerlingkey', 'naam', ...COLUMNS],
    ...items.flatMap(({ naam: name, sleutel: key = '', resultaten: results }) =>
      results.map((row) => [key, name, ...COLUMNS.map((column) => cell(row, column))]),
    ),
  ];
}

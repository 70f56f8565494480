import { createCsv } from '#engine/core/basis/csv.ts';
import type { DossierRow } from './dossier.repository.ts';
import type { Dossier } from './dossier.service.ts';

/** One value as a cell; what is nested becomes JSON. */
export function cellOf(value: unknown): string | number {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'boolean' ? String(value) : JSON.stringify(value);
}

/** Everything as JSON, with the names of the tables. */
export function dossierJson({ persoon: person, groepen, tables }: Dossier, at: Date): string {
  return JSON.stringify(
    {
      soort: 'taaltocht-leerling',
      versie: 1,
      gemaaktOp: at.toISOString(),
      leerling: person,
      groepen,
      gegevens: Object.fromEntries(tables),
    },
    null,
    1,
  );
}

/** Everything in one table of four columns: part, number of the row in it, field and value. */
export function dossierCsv({ persoon: person, groepen, tables }: Dossier): string {
  const parts: [string, readonly object[]][] = [['leerling', [person]], ['groepen', groepen], ...tables];
  const rows = parts.flatMap(([part, list]) =>
    list.flatMap((row, nr) => Object.entries(row).map(([field, value]) => [part, nr + 1, field, cellOf(value)])),
  );
  return `\uFEFF${createCsv([['onderdeel', 'nummer', 'veld', 'waarde'], ...rows])}`;
}

/** A table of the database as CSV, in pieces; the columns are those of the first row. */
export async function* tableCsv(pieces: AsyncIterable<DossierRow[]>): AsyncGenerator<string> {
  let columns: string[] | undefined;
  for await (const rows of pieces) {
    if (columns === undefined) {
      columns = Object.keys(rows[0] ?? {});
      yield `\uFEFF${createCsv([columns])}\r\n`;
    }
    const names = columns;
    yield `${createCsv(rows.map((row) => names.map((name) => cellOf(row[name]))))}\r\n`;
  }
}

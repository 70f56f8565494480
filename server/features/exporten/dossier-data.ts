import { maakCsv } from '#engine/core/basis/csv.ts';
import type { Rij } from './dossier.repository.ts';
import type { Dossier } from './dossier.service.ts';

/** One value as a cell; what is nested becomes JSON. */
export function celVan(waarde: unknown): string | number {
  if (waarde === null || waarde === undefined) return '';
  if (typeof waarde === 'number' || typeof waarde === 'string') return waarde;
  if (waarde instanceof Date) return waarde.toISOString();
  return typeof waarde === 'boolean' ? String(waarde) : JSON.stringify(waarde);
}

/** Everything as JSON, with the names of the tables. */
export function dossierJson({ persoon, groepen, tabellen }: Dossier, op: Date): string {
  return JSON.stringify(
    {
      soort: 'taaltocht-leerling',
      versie: 1,
      gemaaktOp: op.toISOString(),
      leerling: persoon,
      groepen,
      gegevens: Object.fromEntries(tabellen),
    },
    null,
    1,
  );
}

/** Everything in one table of four columns: part, number of the row in it, field and value. */
export function dossierCsv({ persoon, groepen, tabellen }: Dossier): string {
  const delen: [string, readonly object[]][] = [['leerling', [persoon]], ['groepen', groepen], ...tabellen];
  const rijen = delen.flatMap(([deel, lijst]) =>
    lijst.flatMap((rij, nr) => Object.entries(rij).map(([veld, waarde]) => [deel, nr + 1, veld, celVan(waarde)])),
  );
  return `\uFEFF${maakCsv([['onderdeel', 'nummer', 'veld', 'waarde'], ...rijen])}`;
}

/** A table of the database as CSV, in pieces; the columns are those of the first row. */
export async function* tabelCsv(stukken: AsyncIterable<Rij[]>): AsyncGenerator<string> {
  let kolommen: string[] | undefined;
  for await (const rijen of stukken) {
    if (kolommen === undefined) {
      kolommen = Object.keys(rijen[0] ?? {});
      yield `\uFEFF${maakCsv([kolommen])}\r\n`;
    }
    const namen = kolommen;
    yield `${maakCsv(rijen.map((rij) => namen.map((naam) => celVan(rij[naam]))))}\r\n`;
  }
}

import type { Knex } from 'knex';

export type Rij = Record<string, unknown>;
const PER_KEER = 2_000;

/** Inserts many rows with one parameter per batch; the table itself tells the types. */
export async function insertRijen(db: Knex, tabel: string, rijen: readonly Rij[]): Promise<void> {
  const [eerste] = rijen;
  if (eerste === undefined) return;
  const kolommen = Object.keys(eerste);
  const namen = kolommen.map(() => '??').join(', ');
  for (let van = 0; van < rijen.length; van += PER_KEER) {
    const deel = JSON.stringify(rijen.slice(van, van + PER_KEER));
    // json_populate_recordset reads the table's own types, so one parameter carries any shape of row.
    await db.raw(`INSERT INTO ?? (${namen}) SELECT ${namen} FROM json_populate_recordset(NULL::??, ?::json)`, [
      tabel,
      ...kolommen,
      ...kolommen,
      tabel,
      deel,
    ]);
  }
}

import type { Knex } from 'knex';

export type Rij = Record<string, unknown>;
/** Rows per statement: small enough that the embedded database, which runs in this process, holds nobody up. */
const PER_KEER = 250;

function* happen<T>(rijen: readonly T[]): Generator<T[]> {
  for (let van = 0; van < rijen.length; van += PER_KEER) yield rijen.slice(van, van + PER_KEER);
}

/** Statements that carry many rows of one table in one parameter each; the table itself tells the types. */
export interface Bulk {
  /** `opBotsing` is the clause for a key that exists. */
  insert(rijen: readonly Rij[], opBotsing?: string): Promise<void>;
  /** Sets the other columns of rows found by `admin_id` and the key columns, `id` unless told otherwise. */
  update(rijen: readonly Rij[], sleutel?: readonly string[]): Promise<void>;
  /** Deletes rows found by all their columns. */
  delete(rijen: readonly Rij[]): Promise<void>;
}

const gelijk = (kolommen: readonly string[]): string => kolommen.map(() => 't.?? = r.??').join(' AND ');
const dubbel = (kolommen: readonly string[]): string[] => kolommen.flatMap((kolom) => [kolom, kolom]);

export function bulk(db: Knex, tabel: string): Bulk {
  return {
    insert: async (rijen, opBotsing = '') => {
      const kolommen = Object.keys(rijen[0] ?? {});
      const namen = kolommen.map(() => '??').join(', ');
      for (const deel of happen(rijen)) {
        await db.raw(
          `INSERT INTO ?? (${namen}) SELECT ${namen} FROM json_populate_recordset(NULL::??, ?::json) ${opBotsing}`,
          [tabel, ...kolommen, ...kolommen, tabel, JSON.stringify(deel)],
        );
      }
    },
    update: async (rijen, sleutel = ['id']) => {
      const waar = ['admin_id', ...sleutel];
      const kolommen = Object.keys(rijen[0] ?? {}).filter((kolom) => !waar.includes(kolom));
      for (const deel of happen(rijen)) {
        await db.raw(
          `UPDATE ?? AS t SET ${kolommen.map(() => '?? = r.??').join(', ')} FROM json_populate_recordset(NULL::??, ?::json) AS r WHERE ${gelijk(waar)}`,
          [tabel, ...dubbel(kolommen), tabel, JSON.stringify(deel), ...dubbel(waar)],
        );
      }
    },
    delete: async (rijen) => {
      const waar = Object.keys(rijen[0] ?? {});
      for (const deel of happen(rijen)) {
        await db.raw(
          `DELETE FROM ?? AS t USING json_populate_recordset(NULL::??, ?::json) AS r WHERE ${gelijk(waar)}`,
          [tabel, tabel, JSON.stringify(deel), ...dubbel(waar)],
        );
      }
    },
  };
}

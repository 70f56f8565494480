/** Counts the whole log anew beside what pupils were told and what the tables of sums say. */
import type { Knex } from 'knex';
import type { Seen } from './leerling.ts';
import { SCHOOL_CODE } from './school.ts';

export interface Recount {
  acknowledged: number;
  stored: number;
  /** Acknowledged and not there. */
  lost: number;
  /** There more than once, or never sent. */
  doubled: number;
  /** Sums per goal and per week that differ from the log. */
  sumsOff: number;
  /** Pupils whose coins differ from the ledger, and rounds that were paid twice. */
  coinsOff: number;
}

interface Sums {
  table: 'leerling_doelen' | 'leerling_weken';
  keys: string;
}
const SUMS: readonly Sums[] = [
  { table: 'leerling_doelen', keys: 'doel_id' },
  { table: 'leerling_weken', keys: 'week, doel_id' },
];

/** Rows of either side that the other does not have. */
async function difference(db: Knex, adminId: string, { table, keys }: Sums): Promise<number> {
  const log = `SELECT leerling_id, ${keys}, count(*)::int AS n, (count(*) FILTER (WHERE goed))::int AS goed, sum(ms)::bigint AS ms_sum`;
  const week =
    table === 'leerling_weken' ? "date_trunc('week', (op AT TIME ZONE 'Europe/Amsterdam'))::date AS week," : '';
  const from = `FROM (SELECT leerling_id, doel_id, ${week} goed, ms FROM antwoorden WHERE admin_id = :adminId) a GROUP BY leerling_id, ${keys}`;
  const sums = `SELECT leerling_id, ${keys}, n, goed, ms_sum FROM ${table} WHERE admin_id = :adminId`;
  const { rows }: { rows: { n: number }[] } = await db.raw(
    `SELECT count(*)::int AS n FROM ((${log} ${from} EXCEPT ${sums}) UNION ALL (${sums} EXCEPT ${log} ${from})) d`,
    { adminId },
  );
  return rows[0]?.n ?? 0;
}

async function coins(db: Knex, adminId: string, leerlingen: readonly Seen[]): Promise<number> {
  const rows: { leerling_id: string; balance: number }[] = await db('muntboekingen')
    .where({ admin_id: adminId })
    .groupBy('leerling_id')
    .select('leerling_id', db.raw('sum(bedrag)::int AS balance'));
  const ledger = new Map(rows.map(({ leerling_id: id, balance }) => [id, balance]));
  return leerlingen.filter(({ leerlingId, balance }) => balance !== null && ledger.get(leerlingId) !== balance).length;
}

export async function recount(db: Knex, leerlingen: readonly Seen[]): Promise<Recount> {
  const { id: adminId }: { id: string } = await db('admins').where({ code: SCHOOL_CODE }).first('id');
  const rows: { client_id: string }[] = await db('antwoorden').where({ admin_id: adminId }).select('client_id');
  const stored = new Set(rows.map(({ client_id: id }) => id));
  const sent = new Set(leerlingen.flatMap((leerling) => [...leerling.sent]));
  const acknowledged = leerlingen.flatMap((leerling) => [...leerling.acknowledged]);
  let sumsOff = 0;
  for (const sums of SUMS) sumsOff += await difference(db, adminId, sums);
  return {
    acknowledged: acknowledged.length,
    stored: rows.length,
    lost: acknowledged.filter((id) => !stored.has(id)).length,
    doubled: rows.length - stored.size + [...stored].filter((id) => !sent.has(id)).length,
    sumsOff,
    coinsOff: await coins(db, adminId, leerlingen),
  };
}

import type { Knex } from 'knex';

/** What the schools of the bench hold. */
export interface GroepSeed {
  /** Answers all schools together gave. */
  rijen: number;
  /** Ids of the practice goals. */
  doelen: readonly string[];
  /** Monday of the newest week. */
  monday: string;
}
/** The school and the group that are read. */
export interface SeededGroep {
  adminId: string;
  groepId: string;
  leerlingen: number;
}

const LEERLINGEN = 250;
const PER_GROEP = 35;
const ANTWOORDEN = 200;
/** A goal is practised twice in a row, so that a week holds half as many rows as answers. */
const IN_A_ROW = 2;
/** The school that is read practised a whole school year; the others ten weeks. */
const BUSY_WEEKS = 40;
const BUSY_PAIRS = 500;
const WEEKS = 10;
const PAIRS = ANTWOORDEN / IN_A_ROW;
/** Steps through the goals, prime to their number, so that a week does not hold neighbours. */
const STEP = 5;

/** Ids that look random, so that rows of a pupil lie scattered as in a table that grew for years. */
const id = (kind: string, expression: string): string =>
  `overlay(overlay(md5('${kind}' || ${expression}) placing '4' from 13) placing '8' from 17)::uuid`;

/** Work table with a row for each pupil; school 1 is the one that is read. */
const PEOPLE = `
  CREATE UNLOGGED TABLE bench_leerlingen AS
    SELECT s AS school, l AS nr, ${id('school', 's')} AS admin_id, ${id('leerling', `s || '/' || l`)} AS leerling_id,
      ${id('groep', `s || '/' || (l - 1) / ${PER_GROEP}`)} AS groep_id
    FROM generate_series(1, :schools::int) s, generate_series(1, ${LEERLINGEN}) l;
  INSERT INTO admins (id, soort, naam, land, locale, plaats, code)
    SELECT DISTINCT admin_id, 'school', 'School ' || school, 'NL', 'nl-NL', 'Proefstad', 'BENCH' || school FROM bench_leerlingen;
  INSERT INTO licenties (admin_id, id, soort, status, plaatsen, start, features)
    SELECT DISTINCT admin_id, admin_id, 'school', 'actief', 10000, '2026-08-01'::date, '{}'::text[] FROM bench_leerlingen;
  INSERT INTO groepen (admin_id, id, naam, jaargroepen, schooljaar)
    SELECT DISTINCT admin_id, groep_id, 'Groep ' || (nr - 1) / ${PER_GROEP}, '{5}'::int[], '2026-2027' FROM bench_leerlingen;
  INSERT INTO gebruikers (admin_id, id, role, gebruikersnaam, voornaam, achternaam, wachtwoord_hash, wachtwoord_soort)
    SELECT admin_id, leerling_id, 'leerling', 'leerling.' || school || '.' || nr, 'Leerling', nr::text, '-', 'tekst' FROM bench_leerlingen;
  INSERT INTO leerlingen (admin_id, id, roepnaam, weergavenaam, jaargroep, dier)
    SELECT admin_id, leerling_id, 'Leerling', 'Leerling ' || nr, 5, 'vos' FROM bench_leerlingen;
  INSERT INTO groepslidmaatschappen (admin_id, leerling_id, groep_id, van)
    SELECT admin_id, leerling_id, groep_id, '2026-08-01'::date FROM bench_leerlingen`;

/** The log in the order of time: every pupil of the country answers, then all of them again. */
const LOG = `
  INSERT INTO antwoorden (admin_id, leerling_id, client_id, seq, taak_id, ronde_id, nr, item_id, doel_id, goed, ms, extra, op)
    SELECT l.admin_id, l.leerling_id, md5(l.leerling_id || '/' || seq)::uuid, seq, l.groep_id, l.groep_id, seq % 10, 'woord-' || seq % 900,
      (:doelen::text[])[1 + (seq / ${IN_A_ROW} * ${STEP}) % cardinality(:doelen::text[])], seq % 4 > 0, 4000,
      '{"woord":"boom","ruw":"boom","formaat":"dictee"}', :monday::date - (${ANTWOORDEN} - seq)
    FROM generate_series(1, ${ANTWOORDEN}) seq, bench_leerlingen l`;

/** Schools in the part of the hash in which the school that is read lies. */
const PARTITION = `
  CREATE UNLOGGED TABLE bench_partition AS SELECT DISTINCT admin_id FROM bench_leerlingen, generate_series(0, 15) remainder
    WHERE satisfies_hash_partition('leerling_weken'::regclass, 16, remainder, admin_id)
      AND satisfies_hash_partition('leerling_weken'::regclass, 16, remainder, ${id('school', "'1'")})`;
const AFFECTED = '(:everywhere::boolean OR admin_id IN (SELECT admin_id FROM bench_partition))';

/** Sums per week, oldest first; `:back` shifts a whole history into the past. */
const WEEK_SUMS = `
  INSERT INTO leerling_weken (admin_id, leerling_id, week, doel_id, n, goed, ms_sum)
    SELECT admin_id, leerling_id, week, doel_id, count(*) * ${IN_A_ROW}, count(*) * ${IN_A_ROW} * 3 / 4, count(*) * 8000
    FROM (
      SELECT l.admin_id, l.leerling_id, :monday::date - 7 * (:back::int * weeks + weeks - 1 - (pair - 1) * weeks / pairs) AS week,
        (:doelen::text[])[1 + (pair * ${STEP}) % cardinality(:doelen::text[])] AS doel_id
      FROM (SELECT *, CASE WHEN school = 1 THEN ${BUSY_PAIRS} ELSE ${PAIRS} END AS pairs, CASE WHEN school = 1 THEN ${BUSY_WEEKS} ELSE ${WEEKS} END AS weeks
        FROM bench_leerlingen WHERE ${AFFECTED}) l,
        generate_series(1, ${BUSY_PAIRS}) pair WHERE pair <= pairs) t
    GROUP BY admin_id, leerling_id, week, doel_id ORDER BY week, doel_id, leerling_id`;

/** Sums per goal are those of the weeks, and every goal has a standing. */
const DOELEN = `
  INSERT INTO leerling_doelen (admin_id, leerling_id, doel_id, n, goed, ms_sum, op)
    SELECT admin_id, leerling_id, doel_id, sum(n), sum(goed), sum(ms_sum), max(week) FROM leerling_weken WHERE ${AFFECTED}
    GROUP BY 1, 2, 3 ORDER BY doel_id, leerling_id
    ON CONFLICT (admin_id, leerling_id, doel_id) DO UPDATE SET n = excluded.n, goed = excluded.goed, ms_sum = excluded.ms_sum;
  INSERT INTO leerling_doel_standen (admin_id, leerling_id, doel_id, ema, stand, dag, recent_n, recent_right, days, chance, since_day)
    SELECT admin_id, leerling_id, doel_id, 0.7, (ARRAY['bezig','beheerst','onderhoud','struikel'])[1 + abs(hashtext(doel_id || leerling_id)) % 4], 20000, 20, 14, 3, 0.5, 19990
    FROM leerling_doelen ORDER BY doel_id, leerling_id
    ON CONFLICT (admin_id, leerling_id, doel_id) DO NOTHING`;

const KEPT = ['antwoorden', 'leerling_weken', 'leerling_doelen', 'leerling_doel_standen', 'leerlingen', 'gebruikers'];

/** Statements one by one: a statement with values may not have a second one behind it. */
async function run(trx: Knex.Transaction, sql: string, values: Record<string, Knex.Value>): Promise<void> {
  for (const statement of sql.split(';\n')) await trx.raw(statement, values);
}

async function analyze(db: Knex): Promise<void> {
  for (const table of KEPT) await db.raw('VACUUM (ANALYZE) ??', [table]);
}

/** Fills an empty database with `rijen` answers and their sums. */
export async function seedGroep(db: Knex, seed: GroepSeed): Promise<SeededGroep> {
  const schools = Math.max(1, Math.round(seed.rijen / (LEERLINGEN * ANTWOORDEN)));
  const values = { schools, doelen: [...seed.doelen], monday: seed.monday, back: 0, everywhere: true };
  await db.transaction(async (trx) => {
    await trx.raw("SET LOCAL work_mem = '256MB'");
    for (const sql of [PEOPLE, PARTITION, LOG, WEEK_SUMS, DOELEN]) await run(trx, sql, values);
  });
  await analyze(db);
  const [groep]: { admin_id: string; groep_id: string; leerlingen: number }[] = await db('bench_leerlingen')
    .where({ school: 1 })
    .where('nr', '<=', PER_GROEP)
    .groupBy('admin_id', 'groep_id')
    .select('admin_id', 'groep_id', db.raw('count(*)::int AS leerlingen'));
  if (groep === undefined) throw new Error('nothing was seeded');
  return { adminId: groep.admin_id, groepId: groep.groep_id, leerlingen: groep.leerlingen };
}

/** Nine histories more, further back, for every school in the partition that is read; the other partitions are never opened. */
export async function seedHistory(db: Knex, seed: GroepSeed, times: number): Promise<void> {
  await db.transaction(async (trx) => {
    await trx.raw("SET LOCAL work_mem = '256MB'");
    for (let back = 1; back < times; back += 1)
      await run(trx, WEEK_SUMS, { doelen: [...seed.doelen], monday: seed.monday, back, everywhere: false });
    await run(trx, DOELEN, { everywhere: false });
  });
  await analyze(db);
}

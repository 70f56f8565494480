import type { Knex } from 'knex';

/** The last 20 answers per goal, days and standings as they were when this was written; later they follow from the log at each round. */
const REBUILD = `
  UPDATE leerling_doel_standen s SET recent_n = r.n, recent_right = r.goed, days = r.dagen
  FROM (
    SELECT admin_id, leerling_id, doel_id, count(*) FILTER (WHERE nr <= 20)::int AS n,
      count(*) FILTER (WHERE nr <= 20 AND goed AND NOT coalesce((extra ->> 'geholpen')::boolean, false))::int AS goed,
      least(3, count(DISTINCT (op AT TIME ZONE 'Europe/Amsterdam')::date))::int AS dagen
    FROM (SELECT admin_id, leerling_id, doel_id, goed, extra, op,
        row_number() OVER (PARTITION BY admin_id, leerling_id, doel_id ORDER BY seq DESC, client_id DESC) AS nr FROM antwoorden) a
    GROUP BY 1, 2, 3) r
  WHERE r.admin_id = s.admin_id AND r.leerling_id = s.leerling_id AND r.doel_id = s.doel_id;
  -- Who was called mastered was certain enough; of the others the next answer tells.
  UPDATE leerling_doel_standen SET since_day = dag, mastered_before = stand IN ('beheerst', 'onderhoud'),
    chance = CASE WHEN stand IN ('beheerst', 'onderhoud') THEN 0.95 ELSE 0 END;
  UPDATE leerling_doel_standen SET stand = CASE
    WHEN recent_n < 5 THEN 'te_weinig'
    WHEN 100 * recent_right / recent_n >= 85 AND recent_n >= 12 AND days >= 2 AND chance >= 0.95 THEN 'beheerst'
    WHEN mastered_before AND 100 * recent_right / recent_n >= 70 THEN 'onderhoud'
    WHEN 100 * recent_right / recent_n >= 80 THEN 'bijna'
    WHEN 100 * recent_right / recent_n < 60 AND recent_n - recent_right >= 5 THEN 'struikel'
    ELSE 'bezig' END;`;

/** One standing per goal with all that it is made of, and the day since when it holds (whole days since 2020-01-01). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE leerling_doel_standen DROP CONSTRAINT leerling_doel_standen_stand_check,
      ADD COLUMN recent_n int NOT NULL DEFAULT 0, ADD COLUMN recent_right int NOT NULL DEFAULT 0, ADD COLUMN days int NOT NULL DEFAULT 0,
      ADD COLUMN chance float8 NOT NULL DEFAULT 0, ADD COLUMN mastered_before boolean NOT NULL DEFAULT false, ADD COLUMN since_day int NOT NULL DEFAULT 0;
    ALTER TABLE leerling_doel_standen ADD CONSTRAINT leerling_doel_standen_stand_check
      CHECK (stand IN ('te_weinig','struikel','bezig','bijna','onderhoud','beheerst'));
    ${REBUILD}`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    UPDATE leerling_doel_standen SET stand = 'bezig' WHERE stand IN ('te_weinig', 'bijna');
    ALTER TABLE leerling_doel_standen DROP CONSTRAINT leerling_doel_standen_stand_check,
      DROP COLUMN recent_n, DROP COLUMN recent_right, DROP COLUMN days, DROP COLUMN chance, DROP COLUMN mastered_before, DROP COLUMN since_day;
    ALTER TABLE leerling_doel_standen ADD CONSTRAINT leerling_doel_standen_stand_check CHECK (stand IN ('bezig','beheerst','onderhoud','struikel'))`);
}

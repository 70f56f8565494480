import type { Knex } from 'knex';

const DELEN = 16;

function verdeel(tabel: string, opties = ''): string {
  return Array.from(
    { length: DELEN },
    (_, nr) =>
      `CREATE TABLE ${tabel}_${nr} PARTITION OF ${tabel} FOR VALUES WITH (MODULUS ${DELEN}, REMAINDER ${nr}) ${opties};`,
  ).join('\n');
}

const PLAN = `
    CREATE TABLE oefeninstellingen (
      admin_id uuid NOT NULL REFERENCES admins (id), id uuid NOT NULL, naam text NOT NULL, scope text NOT NULL CHECK (scope IN ('groep','subgroep','leerling')),
      scope_id uuid NOT NULL, is_standaard boolean NOT NULL DEFAULT false, instelling jsonb NOT NULL,
      versie int NOT NULL DEFAULT 1, aangemaakt_op timestamptz NOT NULL DEFAULT now(), gewijzigd_op timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (admin_id, id));
    CREATE UNIQUE INDEX oefeninstellingen_standaard ON oefeninstellingen (admin_id, scope, scope_id) WHERE is_standaard;

    CREATE TABLE somvensters (
      admin_id uuid NOT NULL, id uuid NOT NULL, leerling_id uuid NOT NULL, soort text NOT NULL, titel text NOT NULL,
      start date NOT NULL, eind date, status text NOT NULL, kleur text NOT NULL DEFAULT 'A', seed bigint NOT NULL,
      oefeninstelling_id uuid, beloning_gegeven boolean NOT NULL DEFAULT false, voltooid_op timestamptz,
      aangemaakt_op timestamptz NOT NULL DEFAULT now(), gewijzigd_op timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (admin_id, id), FOREIGN KEY (admin_id, leerling_id) REFERENCES leerlingen (admin_id, id) ON DELETE CASCADE);
    CREATE INDEX somvensters_leerling ON somvensters (admin_id, leerling_id, status);
    -- One open adaptive route per pupil: two requests at once make one.
    CREATE UNIQUE INDEX somvensters_adaptief ON somvensters (admin_id, leerling_id) WHERE soort = 'adaptief' AND status = 'open';

    CREATE TABLE taken (
      admin_id uuid NOT NULL, id uuid NOT NULL, somvenster_id uuid NOT NULL, leerling_id uuid NOT NULL, volgnummer int NOT NULL,
      titel text NOT NULL, doel_ids text[] NOT NULL, formaten text[] NOT NULL, items int NOT NULL, status text NOT NULL,
      sterren int NOT NULL DEFAULT 0, steen text NOT NULL DEFAULT 'geen', is_steun boolean NOT NULL DEFAULT false, steun_van uuid,
      spellen text[] NOT NULL DEFAULT '{}', voorbeelden jsonb NOT NULL DEFAULT '[]', klaar_op timestamptz, gewijzigd_op timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (admin_id, id), FOREIGN KEY (admin_id, somvenster_id) REFERENCES somvensters (admin_id, id) ON DELETE CASCADE);
    CREATE INDEX taken_somvenster ON taken (admin_id, somvenster_id, volgnummer);
    CREATE INDEX taken_leerling ON taken (admin_id, leerling_id, klaar_op);

    CREATE TABLE spelrondes (
      admin_id uuid NOT NULL, leerling_id uuid NOT NULL, id uuid NOT NULL, taak_id uuid NOT NULL, spel text NOT NULL, seed bigint NOT NULL,
      dag int NOT NULL, s real NOT NULL, items int NOT NULL, apparaat text NOT NULL DEFAULT 'onbekend', begonnen timestamptz NOT NULL DEFAULT now(), geeindigd timestamptz,
      sterren int NOT NULL DEFAULT 0, munten int NOT NULL DEFAULT 0, bonus int NOT NULL DEFAULT 0, seconden int NOT NULL DEFAULT 0,
      gestopt boolean NOT NULL DEFAULT false, resultaat jsonb,
      PRIMARY KEY (admin_id, leerling_id, id), FOREIGN KEY (admin_id, taak_id) REFERENCES taken (admin_id, id) ON DELETE CASCADE);
    CREATE INDEX spelrondes_taak ON spelrondes (admin_id, taak_id);

`;

const LOG = `
    CREATE TABLE antwoorden (
      admin_id uuid NOT NULL, leerling_id uuid NOT NULL, client_id uuid NOT NULL, seq bigint NOT NULL, taak_id uuid NOT NULL, ronde_id uuid NOT NULL,
      nr smallint NOT NULL, item_id text NOT NULL, doel_id text NOT NULL, goed boolean NOT NULL, ms int NOT NULL, extra jsonb NOT NULL,
      op timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (admin_id, leerling_id, client_id)) PARTITION BY HASH (admin_id);
    CREATE TABLE leerling_doelen (
      admin_id uuid NOT NULL, leerling_id uuid NOT NULL, doel_id text NOT NULL, n int NOT NULL, goed int NOT NULL, ms_sum bigint NOT NULL,
      op timestamptz NOT NULL, PRIMARY KEY (admin_id, leerling_id, doel_id)) PARTITION BY HASH (admin_id);
    CREATE TABLE leerling_weken (
      admin_id uuid NOT NULL, leerling_id uuid NOT NULL, week date NOT NULL, doel_id text NOT NULL, n int NOT NULL, goed int NOT NULL, ms_sum bigint NOT NULL,
      PRIMARY KEY (admin_id, leerling_id, week, doel_id)) PARTITION BY HASH (admin_id);
    CREATE TABLE leerling_toestand (
      admin_id uuid NOT NULL, leerling_id uuid NOT NULL, toestand bytea NOT NULL, n int NOT NULL, seq bigint NOT NULL, client_id uuid NOT NULL,
      op timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (admin_id, leerling_id)) PARTITION BY HASH (admin_id);
    ${verdeel('antwoorden')}
    ${verdeel('leerling_doelen', 'WITH (fillfactor = 70)')}
    ${verdeel('leerling_weken', 'WITH (fillfactor = 80)')}
    ${verdeel('leerling_toestand', 'WITH (fillfactor = 70)')}

`;

const STAND = `
    -- Where a pupil stands per goal: derived from the log whenever the practice state is folded.
    CREATE TABLE leerling_doel_standen (
      admin_id uuid NOT NULL, leerling_id uuid NOT NULL, doel_id text NOT NULL, ema real NOT NULL,
      stand text NOT NULL CHECK (stand IN ('bezig','beheerst','onderhoud','struikel')), dag int NOT NULL, PRIMARY KEY (admin_id, leerling_id, doel_id));
    CREATE TABLE muntboekingen (
      admin_id uuid NOT NULL, leerling_id uuid NOT NULL, sleutel text NOT NULL, bedrag int NOT NULL, soort text NOT NULL,
      op timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (admin_id, leerling_id, sleutel));
    CREATE TABLE spel_niveaus (
      admin_id uuid NOT NULL, leerling_id uuid NOT NULL, spel text NOT NULL, s real NOT NULL DEFAULT 0, gespeeld int NOT NULL DEFAULT 0,
      sterren int NOT NULL DEFAULT 0, gouden int NOT NULL DEFAULT 0, laatst_op timestamptz, PRIMARY KEY (admin_id, leerling_id, spel));
    CREATE TABLE instellingen (sleutel text PRIMARY KEY, waarde text NOT NULL);
`;

/** Practice: settings, routes, tasks, rounds, the answer log with its sums, coins and the packed practice state. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(PLAN + LOG + STAND);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`DROP TABLE instellingen, spel_niveaus, muntboekingen, leerling_doel_standen, leerling_toestand, leerling_weken, leerling_doelen,
    antwoorden, spelrondes, taken, somvensters, oefeninstellingen`);
}

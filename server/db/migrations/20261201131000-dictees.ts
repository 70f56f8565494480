import type { Knex } from 'knex';

/** Dictation of a class: its words, who took part, and what each wrote until it stands among the ordinary answers. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE dictees (
      admin_id uuid NOT NULL, id uuid NOT NULL, groep_id uuid NOT NULL, titel text NOT NULL, woorden jsonb NOT NULL,
      stand text NOT NULL DEFAULT 'klaar' CHECK (stand IN ('klaar', 'bezig', 'gesloten')), nr smallint NOT NULL DEFAULT 0,
      closed_at timestamptz, aangemaakt_op timestamptz NOT NULL DEFAULT now(), gewijzigd_op timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (admin_id, id), FOREIGN KEY (admin_id, groep_id) REFERENCES groepen (admin_id, id) ON DELETE CASCADE);
    CREATE INDEX dictees_groep ON dictees (admin_id, groep_id);

    CREATE TABLE dicteedeelnames (
      admin_id uuid NOT NULL, dictee_id uuid NOT NULL, leerling_id uuid NOT NULL,
      -- Round under which the answers stand.
      ronde_id uuid NOT NULL, begonnen timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (admin_id, dictee_id, leerling_id),
      FOREIGN KEY (admin_id, dictee_id) REFERENCES dictees (admin_id, id) ON DELETE CASCADE,
      FOREIGN KEY (admin_id, leerling_id) REFERENCES leerlingen (admin_id, id) ON DELETE CASCADE);
    CREATE INDEX dicteedeelnames_leerling ON dicteedeelnames (admin_id, leerling_id);

    CREATE TABLE dicteeantwoorden (
      admin_id uuid NOT NULL, dictee_id uuid NOT NULL, leerling_id uuid NOT NULL, nr smallint NOT NULL,
      client_id uuid NOT NULL, ruw text NOT NULL, goed boolean NOT NULL, geboekt boolean NOT NULL DEFAULT false,
      PRIMARY KEY (admin_id, dictee_id, leerling_id, nr),
      FOREIGN KEY (admin_id, dictee_id, leerling_id) REFERENCES dicteedeelnames (admin_id, dictee_id, leerling_id) ON DELETE CASCADE);
    CREATE INDEX dicteeantwoorden_leerling ON dicteeantwoorden (admin_id, leerling_id);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE dicteeantwoorden, dicteedeelnames, dictees');
}

import type { Knex } from 'knex';

/** The licence gets a row of its own, with seats; the columns of `admins` it replaces go. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE licenties (
      admin_id uuid NOT NULL REFERENCES admins (id), id uuid NOT NULL, soort text NOT NULL CHECK (soort IN ('proef','school','rt','thuis','demo')),
      status text NOT NULL CHECK (status IN ('aangevraagd','proef','actief','aflopend','proef_afgelopen','alleen_lezen','verlopen','geblokkeerd','opgezegd','gewist')),
      plaatsen int NOT NULL CHECK (plaatsen >= 0), start date NOT NULL, eind date, features text[] NOT NULL DEFAULT '{}',
      versie int NOT NULL DEFAULT 1, aangemaakt_op timestamptz NOT NULL DEFAULT now(), gewijzigd_op timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (admin_id));
    INSERT INTO licenties (admin_id, id, soort, status, plaatsen, start, eind, features)
      SELECT id, gen_random_uuid(), CASE WHEN licentie_status = 'proef' THEN 'proef' ELSE soort END, licentie_status,
        CASE WHEN licentie_status = 'proef' THEN 60 WHEN soort = 'school' THEN 150 WHEN soort = 'rt' THEN 10 ELSE 4 END, aangemaakt_op::date, licentie_einde, features
      FROM admins WHERE soort IN ('school','rt','thuis');
    ALTER TABLE admins DROP COLUMN licentie_status, DROP COLUMN licentie_einde, DROP COLUMN features;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE admins ADD COLUMN licentie_status text NOT NULL DEFAULT 'actief', ADD COLUMN licentie_einde date, ADD COLUMN features text[] NOT NULL DEFAULT '{}';
    UPDATE admins a SET licentie_status = l.status, licentie_einde = l.eind, features = l.features FROM licenties l WHERE l.admin_id = a.id;
    DROP TABLE licenties;
  `);
}

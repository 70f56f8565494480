import type { Knex } from 'knex';

/** Tenants, users, sessions, groups and pupils. Every tenant table has `admin_id` first in each key and index. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE admins (
      id uuid PRIMARY KEY, soort text NOT NULL CHECK (soort IN ('school','rt','thuis','demo','kantoor')),
      naam text NOT NULL, land text NOT NULL CHECK (land IN ('NL','BE')), locale text NOT NULL CHECK (locale IN ('nl-NL','nl-BE')),
      plaats text NOT NULL DEFAULT '', brin text, instellingsnummer text, code text NOT NULL UNIQUE,
      instellingen jsonb NOT NULL DEFAULT '{}', features text[] NOT NULL DEFAULT '{}',
      licentie_status text NOT NULL DEFAULT 'actief', licentie_einde date, is_demo boolean NOT NULL DEFAULT false,
      versie int NOT NULL DEFAULT 1, aangemaakt_op timestamptz NOT NULL DEFAULT now(), gewijzigd_op timestamptz NOT NULL DEFAULT now());

    CREATE TABLE gebruikers (
      admin_id uuid NOT NULL REFERENCES admins (id), id uuid NOT NULL,
      role text NOT NULL, gebruikersnaam text NOT NULL, email text, voornaam text NOT NULL, voorvoegsel text, achternaam text NOT NULL DEFAULT '',
      wachtwoord_hash text, wachtwoord_soort text NOT NULL DEFAULT 'tekst' CHECK (wachtwoord_soort IN ('tekst','plaatjes')),
      actief boolean NOT NULL DEFAULT true, laatste_login timestamptz, tokens_geldig_vanaf timestamptz NOT NULL DEFAULT 'epoch',
      geblokkeerd_tot timestamptz, thema text NOT NULL DEFAULT 'licht',
      versie int NOT NULL DEFAULT 1, aangemaakt_op timestamptz NOT NULL DEFAULT now(), gewijzigd_op timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (admin_id, id));

    -- Directories without content of a tenant: which tenant a name or a group code belongs to.
    CREATE TABLE aanmeldnamen (
      naam text NOT NULL, admin_id uuid NOT NULL, gebruiker_id uuid NOT NULL,
      PRIMARY KEY (naam, admin_id), FOREIGN KEY (admin_id, gebruiker_id) REFERENCES gebruikers (admin_id, id) ON DELETE CASCADE);

    CREATE TABLE sessies (
      admin_id uuid NOT NULL, sid uuid NOT NULL, gebruiker_id uuid NOT NULL, soort text NOT NULL DEFAULT 'wachtwoord',
      begonnen timestamptz NOT NULL, laatst_gezien timestamptz NOT NULL, tot timestamptz NOT NULL, ingetrokken_op timestamptz,
      PRIMARY KEY (admin_id, sid), FOREIGN KEY (admin_id, gebruiker_id) REFERENCES gebruikers (admin_id, id) ON DELETE CASCADE);

    CREATE TABLE groepen (
      admin_id uuid NOT NULL REFERENCES admins (id), id uuid NOT NULL, naam text NOT NULL, jaargroepen int[] NOT NULL, schooljaar text NOT NULL,
      code text, bron text NOT NULL DEFAULT 'hand', gearchiveerd_op timestamptz,
      versie int NOT NULL DEFAULT 1, aangemaakt_op timestamptz NOT NULL DEFAULT now(), gewijzigd_op timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (admin_id, id), UNIQUE (admin_id, schooljaar, naam));
    CREATE TABLE groepscodes (
      code text PRIMARY KEY, admin_id uuid NOT NULL, groep_id uuid NOT NULL,
      FOREIGN KEY (admin_id, groep_id) REFERENCES groepen (admin_id, id) ON DELETE CASCADE);

    CREATE TABLE docent_groepen (
      admin_id uuid NOT NULL, gebruiker_id uuid NOT NULL, groep_id uuid NOT NULL, rol text NOT NULL DEFAULT 'leerkracht',
      PRIMARY KEY (admin_id, gebruiker_id, groep_id),
      FOREIGN KEY (admin_id, gebruiker_id) REFERENCES gebruikers (admin_id, id) ON DELETE CASCADE,
      FOREIGN KEY (admin_id, groep_id) REFERENCES groepen (admin_id, id) ON DELETE CASCADE);
    CREATE INDEX docent_groepen_groep ON docent_groepen (admin_id, groep_id);

    CREATE TABLE leerlingen (
      admin_id uuid NOT NULL, id uuid NOT NULL, roepnaam text NOT NULL, voorvoegsel text, achternaam text NOT NULL DEFAULT '',
      weergavenaam text NOT NULL, jaargroep int NOT NULL CHECK (jaargroep BETWEEN 0 AND 8), dier text NOT NULL, stem text NOT NULL DEFAULT 'auto',
      status text NOT NULL DEFAULT 'actief', voorkeuren jsonb NOT NULL DEFAULT '{}', prullenbak_op timestamptz,
      versie int NOT NULL DEFAULT 1, aangemaakt_op timestamptz NOT NULL DEFAULT now(), gewijzigd_op timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (admin_id, id), FOREIGN KEY (admin_id, id) REFERENCES gebruikers (admin_id, id) ON DELETE CASCADE);

    CREATE TABLE groepslidmaatschappen (
      admin_id uuid NOT NULL, leerling_id uuid NOT NULL, groep_id uuid NOT NULL, van date NOT NULL, tot date,
      PRIMARY KEY (admin_id, leerling_id, groep_id, van),
      FOREIGN KEY (admin_id, leerling_id) REFERENCES leerlingen (admin_id, id) ON DELETE CASCADE,
      FOREIGN KEY (admin_id, groep_id) REFERENCES groepen (admin_id, id) ON DELETE CASCADE);
    CREATE INDEX groepslidmaatschappen_groep ON groepslidmaatschappen (admin_id, groep_id) WHERE tot IS NULL;

    CREATE TABLE audit (
      admin_id uuid NOT NULL, id uuid NOT NULL, wie uuid NOT NULL, rol text NOT NULL, actie text NOT NULL, soort text NOT NULL,
      doel_id text NOT NULL, reden text, op timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (admin_id, id));
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(
    `DROP TABLE audit, groepslidmaatschappen, leerlingen, docent_groepen, groepscodes, groepen, sessies, aanmeldnamen, gebruikers, admins`,
  );
}

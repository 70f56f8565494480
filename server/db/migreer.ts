import type { Knex } from 'knex';
import * as beheer from './migrations/20261122110500-beheer.ts';
import * as licenties from './migrations/20261122110000-licenties.ts';
import * as mensen from './migrations/20261121170000-mensen.ts';
import * as oefenen from './migrations/20261121171000-oefenen.ts';
import * as inloggen from './migrations/20261122120000-inloggen.ts';
import * as mail from './migrations/20261122130000-mail.ts';
import * as importeren from './migrations/20261122100000-importeren.ts';
import * as toegang from './migrations/20261122130100-toegang.ts';
import * as tenant from './migrations/20261122130200-tenant.ts';
import * as instap from './migrations/20261122004000-instap.ts';
import * as kalibratie from './migrations/20261121225000-kalibratie.ts';
import * as leerlingfouten from './migrations/20261121224000-leerlingfouten.ts';
import * as zoeknaam from './migrations/20261122111000-zoeknaam.ts';
import * as delen from './migrations/20261123120000-delen.ts';
import * as notitiereactie from './migrations/20261123130000-notitiereactie.ts';
import * as rondeArm from './migrations/20261122131000-ronde-arm.ts';
import * as exporten from './migrations/20261123110000-exporten.ts';
import * as licentieverloop from './migrations/20261123140000-licentieverloop.ts';
import * as zoeknaamLetters from './migrations/20261124100000-zoeknaam-letters.ts';
import * as antwoordbasis from './migrations/20261123110200-antwoordbasis.ts';
import * as wissen from './migrations/20261123110100-wissen.ts';
import * as lvsspelling from './migrations/20261123100000-lvsspelling.ts';
import * as toestandblokken from './migrations/20261121223000-toestandblokken.ts';

interface Migratie {
  naam: string;
  up(knex: Knex): Promise<void>;
  down(knex: Knex): Promise<void>;
}

/** Listed by hand, so that a bundled server carries them and the order is in sight. */
export const MIGRATIES: readonly Migratie[] = [
  { naam: '20261121170000-mensen', ...mensen },
  { naam: '20261121171000-oefenen', ...oefenen },
  { naam: '20261121223000-toestandblokken', ...toestandblokken },
  { naam: '20261121224000-leerlingfouten', ...leerlingfouten },
  { naam: '20261121225000-kalibratie', ...kalibratie },
  { naam: '20261122004000-instap', ...instap },
  { naam: '20261122100000-importeren', ...importeren },
  { naam: '20261122110000-licenties', ...licenties },
  { naam: '20261122110500-beheer', ...beheer },
  { naam: '20261122111000-zoeknaam', ...zoeknaam },
  { naam: '20261122120000-inloggen', ...inloggen },
  { naam: '20261122130000-mail', ...mail },
  { naam: '20261122130100-toegang', ...toegang },
  { naam: '20261122130200-tenant', ...tenant },
  { naam: '20261122131000-ronde-arm', ...rondeArm },
  { naam: '20261123100000-lvsspelling', ...lvsspelling },
  { naam: '20261123120000-delen', ...delen },
  { naam: '20261123130000-notitiereactie', ...notitiereactie },
  { naam: '20261123110000-exporten', ...exporten },
  { naam: '20261123110100-wissen', ...wissen },
  { naam: '20261123110200-antwoordbasis', ...antwoordbasis },
  { naam: '20261123140000-licentieverloop', ...licentieverloop },
  { naam: '20261124100000-zoeknaam-letters', ...zoeknaamLetters },
];

const bron: Knex.MigrationSource<Migratie> = {
  getMigrations: async () => [...MIGRATIES],
  getMigrationName: (migratie) => migratie.naam,
  getMigration: async (migratie) => ({ up: migratie.up, down: migratie.down }),
};

/** Brings the database to the newest shape; answers how many steps were taken. */
export async function migrate(knex: Knex): Promise<number> {
  const [, gedaan]: [number, string[]] = await knex.migrate.latest({ migrationSource: bron, tableName: 'migraties' });
  return gedaan.length;
}

/** Takes every step back; for tests of the down side. */
export async function rollbackAll(knex: Knex): Promise<void> {
  await knex.migrate.rollback({ migrationSource: bron, tableName: 'migraties' }, true);
}

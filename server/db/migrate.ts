import type { Knex } from 'knex';
import { serverText } from '../platform/taal/texts.ts';
import * as facturen from './migrations/20261204110000-facturen.ts';
import * as berichtAttachments from './migrations/20261204150000-bericht-attachments.ts';
import * as moves from './migrations/20261205100000-tenant-moves.ts';
import * as plannedInvitations from './migrations/20261206100000-planned-invitations.ts';
import * as settingOrder from './migrations/20261207110000-setting-order.ts';
import * as toetsMarks from './migrations/20261207100000-toets-marks.ts';
import * as officeInvitations from './migrations/20261208100000-office-invitations.ts';
import * as siteQuestions from './migrations/20261208110000-site-questions.ts';
import * as announcementConcepts from './migrations/20261208120000-announcement-concepts.ts';
import * as planTestOnMap from './migrations/20261209110000-plan-test-on-map.ts';
import * as selfStart from './migrations/20261209130000-self-start.ts';
import * as movesOfPupils from './migrations/20261209100000-moves-of-pupils.ts';
import * as vrienduitnodigingen from './migrations/20261204160000-vrienduitnodigingen.ts';
import * as mailTexts from './migrations/20261203100000-mail-texts.ts';
import * as workList from './migrations/20261203100000-work-list.ts';
import * as roadmap from './migrations/20261202110000-roadmap.ts';
import * as settingVersions from './migrations/20261126160000-instelling-versies.ts';
import * as beloningen from './migrations/20261126110000-beloningen.ts';
import * as requests from './migrations/20261126110100-aanvragen.ts';
import * as contact from './migrations/20261126110200-contactberichten.ts';
import * as prices from './migrations/20261126110300-prijzen.ts';
import * as ervaringen from './migrations/20261126110400-ervaringen.ts';
import * as webinars from './migrations/20261126110500-webinars.ts';
import * as webinarsOffice from './migrations/20261204113000-webinars-office.ts';
import * as counters from './migrations/20261125130000-counters.ts';
import * as doelStandings from './migrations/20261126100000-doel-standings.ts';
import * as management from './migrations/20261122110500-beheer.ts';
import * as licenties from './migrations/20261122110000-licenties.ts';
import * as recoveryCodes from './migrations/20261127100000-recovery-codes.ts';
import * as sso from './migrations/20261128100000-sso.ts';
import * as woordlijsten from './migrations/20261130100000-woordlijsten.ts';
import * as people from './migrations/20261121170000-mensen.ts';
import * as practice from './migrations/20261121171000-oefenen.ts';
import * as login from './migrations/20261122120000-inloggen.ts';
import * as mail from './migrations/20261122130000-mail.ts';
import * as importing from './migrations/20261122100000-importeren.ts';
import * as access from './migrations/20261122130100-toegang.ts';
import * as tenant from './migrations/20261122130200-tenant.ts';
import * as instap from './migrations/20261122004000-instap.ts';
import * as engineWeights from './migrations/20261201100000-motor-gewichten.ts';
import * as kalibratie from './migrations/20261121225000-kalibratie.ts';
import * as leerlingErrors from './migrations/20261121224000-leerlingfouten.ts';
import * as searchName from './migrations/20261122111000-zoeknaam.ts';
import * as parts from './migrations/20261123120000-delen.ts';
import * as notitieReaction from './migrations/20261123130000-notitiereactie.ts';
import * as rondeArm from './migrations/20261122131000-ronde-arm.ts';
import * as exportJobs from './migrations/20261123110000-exporten.ts';
import * as licentieExpiry from './migrations/20261123140000-licentieverloop.ts';
import * as searchNameLetters from './migrations/20261124100000-zoeknaam-letters.ts';
import * as sessionNotices from './migrations/20261124110000-session-notices.ts';
import * as antwoordBase from './migrations/20261123110200-antwoordbasis.ts';
import * as erasure from './migrations/20261123110100-wissen.ts';
import * as lvsspelling from './migrations/20261123100000-lvsspelling.ts';
import * as methodetoetsen from './migrations/20261130110000-methodetoetsen.ts';
import * as handelingsplannen from './migrations/20261130120000-handelingsplannen.ts';
import * as firstSteps from './migrations/20261201120000-first-steps.ts';
import * as tenantRequests from './migrations/20261201121000-tenant-requests.ts';
import * as priceChanges from './migrations/20261201122000-price-changes.ts';
import * as berichten from './migrations/20261202100000-berichten.ts';
import * as dictees from './migrations/20261201131000-dictees.ts';
import * as weekPlans from './migrations/20261201130000-weekplannen.ts';
import * as stateBlocks from './migrations/20261121223000-toestandblokken.ts';

interface Migration {
  naam: string;
  up(knex: Knex): Promise<void>;
  down(knex: Knex): Promise<void>;
}

/** Listed by hand, so that a bundled server carries them and the order is in sight. */
export const MIGRATIONS: readonly Migration[] = [
  { naam: '20261121170000-mensen', ...people },
  { naam: '20261121171000-oefenen', ...practice },
  { naam: '20261121223000-toestandblokken', ...stateBlocks },
  { naam: '20261121224000-leerlingfouten', ...leerlingErrors },
  { naam: '20261121225000-kalibratie', ...kalibratie },
  { naam: '20261122004000-instap', ...instap },
  { naam: '20261122100000-importeren', ...importing },
  { naam: '20261122110000-licenties', ...licenties },
  { naam: '20261122110500-beheer', ...management },
  { naam: '20261122111000-zoeknaam', ...searchName },
  { naam: '20261122120000-inloggen', ...login },
  { naam: '20261122130000-mail', ...mail },
  { naam: '20261122130100-toegang', ...access },
  { naam: '20261122130200-tenant', ...tenant },
  { naam: '20261122131000-ronde-arm', ...rondeArm },
  { naam: '20261123100000-lvsspelling', ...lvsspelling },
  { naam: '20261123120000-delen', ...parts },
  { naam: '20261123130000-notitiereactie', ...notitieReaction },
  { naam: '20261123110000-exporten', ...exportJobs },
  { naam: '20261123110100-wissen', ...erasure },
  { naam: '20261123110200-antwoordbasis', ...antwoordBase },
  { naam: '20261123140000-licentieverloop', ...licentieExpiry },
  { naam: '20261124100000-zoeknaam-letters', ...searchNameLetters },
  { naam: '20261124110000-session-notices', ...sessionNotices },
  { naam: '20261125130000-counters', ...counters },
  { naam: '20261126100000-doel-standings', ...doelStandings },
  { naam: '20261126110000-beloningen', ...beloningen },
  { naam: '20261126110100-aanvragen', ...requests },
  { naam: '20261126110200-contactberichten', ...contact },
  { naam: '20261126110300-prijzen', ...prices },
  { naam: '20261126110400-ervaringen', ...ervaringen },
  { naam: '20261126110500-webinars', ...webinars },
  { naam: '20261126160000-instelling-versies', ...settingVersions },
  { naam: '20261127100000-recovery-codes', ...recoveryCodes },
  { naam: '20261128100000-sso', ...sso },
  { naam: '20261130100000-woordlijsten', ...woordlijsten },
  { naam: '20261130110000-methodetoetsen', ...methodetoetsen },
  { naam: '20261130120000-handelingsplannen', ...handelingsplannen },
  { naam: '20261201100000-motor-gewichten', ...engineWeights },
  { naam: '20261201120000-first-steps', ...firstSteps },
  { naam: '20261201121000-tenant-requests', ...tenantRequests },
  { naam: '20261201122000-price-changes', ...priceChanges },
  { naam: '20261201130000-weekplannen', ...weekPlans },
  { naam: '20261201131000-dictees', ...dictees },
  { naam: '20261202100000-berichten', ...berichten },
  { naam: '20261202110000-roadmap', ...roadmap },
  { naam: '20261203100000-mail-texts', ...mailTexts },
  { naam: '20261203100000-work-list', ...workList },
  { naam: '20261204110000-facturen', ...facturen },
  { naam: '20261204113000-webinars-office', ...webinarsOffice },
  { naam: '20261204150000-bericht-attachments', ...berichtAttachments },
  { naam: '20261204160000-vrienduitnodigingen', ...vrienduitnodigingen },
  { naam: '20261205100000-tenant-moves', ...moves },
  { naam: '20261206100000-planned-invitations', ...plannedInvitations },
  { naam: '20261207100000-toets-marks', ...toetsMarks },
  { naam: '20261207110000-setting-order', ...settingOrder },
  { naam: '20261208100000-office-invitations', ...officeInvitations },
  { naam: '20261208110000-site-questions', ...siteQuestions },
  { naam: '20261208120000-announcement-concepts', ...announcementConcepts },
  { naam: '20261209100000-moves-of-pupils', ...movesOfPupils },
  { naam: '20261209110000-plan-test-on-map', ...planTestOnMap },
  { naam: '20261209130000-self-start', ...selfStart },
];

const TABLE = 'migraties';
/** Any number: one process at a time changes the shape of a database. */
const SLOT = 74_202;

const sourceOf = (steps: readonly Migration[]): Knex.MigrationSource<Migration> => ({
  getMigrations: async () => [...steps],
  getMigrationName: (migration) => migration.naam,
  getMigration: async (migration) => ({ up: migration.up, down: migration.down }),
});
const source = sourceOf(MIGRATIONS);

/** Steps that this version does not know: the database was brought further by a newer one. */
export const unknownSteps = (names: readonly string[]): string[] =>
  names.filter((name) => !MIGRATIONS.some((step) => step.naam === name));

/** Names of the steps that were taken, in order. */
export async function takenSteps(knex: Knex): Promise<string[]> {
  if (!(await knex.schema.hasTable(TABLE))) return [];
  const rows: { name: string }[] = await knex(TABLE).orderBy('id').select('name');
  return rows.map(({ name }) => name);
}

/** Brings the database to the newest shape; answers how many steps were taken. */
export async function migrate(knex: Knex): Promise<number> {
  const [, completed]: [number, string[]] = await knex.migrate.latest({ migrationSource: source, tableName: TABLE });
  return completed.length;
}

/** Takes some of the steps, e.g. those of a backup. */
export async function migrateTo(knex: Knex, names: readonly string[]): Promise<void> {
  const steps = MIGRATIONS.filter(({ naam: name }) => names.includes(name));
  await knex.migrate.latest({ migrationSource: sourceOf(steps), tableName: TABLE });
}

/**
 * Brings the database to the newest shape when servers start: one after the other, and past a lock that a server left behind which
 * died halfway. Takes a pool of one connection, since the lock belongs to its connection.
 */
export async function migrateAtStart(knex: Knex): Promise<number> {
  await knex.raw('SELECT pg_advisory_lock(?)', [SLOT]);
  try {
    const [unknown] = unknownSteps(await takenSteps(knex));
    if (unknown !== undefined) throw new Error(serverText('nl-NL', 'start.nieuwer', { stap: unknown }));
    if (await knex.schema.hasTable(`${TABLE}_lock`)) await knex.migrate.forceFreeMigrationsLock({ tableName: TABLE });
    return await migrate(knex);
  } finally {
    await knex.raw('SELECT pg_advisory_unlock(?)', [SLOT]);
  }
}

/** Takes back every step after one of them, the newest first; answers their names. */
export async function rollbackTo(knex: Knex, name: string): Promise<string[]> {
  const taken = await takenSteps(knex);
  const back = taken.slice(taken.indexOf(name) + 1).toReversed();
  for (const step of back) await knex.migrate.down({ migrationSource: source, tableName: TABLE, name: step });
  return back;
}

/** Takes every step back; for tests of the down side. */
export async function rollbackAll(knex: Knex): Promise<void> {
  await knex.migrate.rollback({ migrationSource: source, tableName: TABLE }, true);
}

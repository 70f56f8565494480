import type { Knex } from 'knex';
import type { Clock } from '#engine/core/basis/clock.ts';
import { PRESET_FIGURES, presetOf } from '#engine/core/domein/wardrobe.ts';
import { isTwoStepRequired } from '../../../platform/auth/tweestaps.ts';
import { secretPath, type Vault } from '../../../platform/auth/vault.ts';
import { sealToken } from '../../../features/webinars/sign-up-post.ts';
import type { PasswordHasher } from '../../../platform/auth/wachtwoorden.ts';
import type { Content } from '../../../platform/content/content.ts';
import { isInEarnest, type Env } from '../../../platform/env.ts';
import { doelStatuses, newState, fold } from '../../../platform/practice/fold.ts';
import { standingRow } from '../../../platform/practice/standing-row.ts';
import type { Spellen } from '../../../platform/spellen/spellen.ts';
import { dayOf } from '../../../platform/time/clock.ts';
import { doelHistories } from './doel-histories.ts';
import { loadSignIns, saveSignIns, type DemoSignIn } from './sign-ins.ts';
import { createSharingRows } from './delen.ts';
import { createHasher, demoSecretText } from './secrets.ts';
import { addAdmin } from './people.ts';
import { emptyPeople, type People } from './people-rows.ts';
import { BERICHTEN_ORDER, createBerichtenRows } from './berichten.ts';
import { createOfficeRows } from './office.ts';
import { createFactuurRows, FACTUREN_ORDER } from './facturen.ts';
import { createMailRows, MAIL_ORDER } from './mails.ts';
import { createRoadmapRows } from './roadmap.ts';
import { createToetsRows, TOETSEN_ORDER } from './toetsen.ts';
import { createUitnodigingRows } from './uitnodigingen.ts';
import { createWebinarRows, WEBINAR_ORDER } from './webinars.ts';
import { createExercises } from './exercises.ts';
import { simulate, type HistoryLog, type Learner } from './practice-time.ts';
import { insertRows, type DemoRow } from './rows.ts';
import { DEMO_ADMINS, type DemoAdmin } from './scholen.ts';
import { createRandom, type Random } from './random.ts';
import { setPassword } from './password.ts';

export interface SeedOptions {
  db: Knex;
  env: Pick<Env, 'DATA_DIR' | 'DEMO' | 'DEMO_WACHTWOORD' | 'NODE_ENV' | 'DATABASE_URL' | 'IDP_URL'>;
  clock: Clock;
  content: Content;
  spellen: Spellen;
  wachtwoorden: PasswordHasher;
  vault: Vault;
  meld(): void;
}

const SEED = 20_261_121;
/** Any number; keeps two starting processes from filling the same database. */
const SLOT = 74_201;
const PEOPLE_ORDER = [
  'admins',
  'licenties',
  'gebruikers',
  'aanmeldnamen',
  'groepen',
  'groepscodes',
  'docent_groepen',
  'leerlingen',
  'groepslidmaatschappen',
  'oefeninstellingen',
  'prullenbakitems',
] as const;
const SHARING_ORDER = ['toestemmingen', 'thuiskoppelingen', 'lvs_resultaten'] as const;
const OFFICE_ORDER = ['aanvragen', 'contactberichten', 'ervaringen'] as const;
const PRACTICE_ORDER = [
  'somvensters',
  'taken',
  'spelrondes',
  'antwoorden',
  'leerling_doelen',
  'leerling_weken',
  'leerling_toestand',
  'leerling_doel_standen',
  'muntboekingen',
  'spel_niveaus',
  'leerling_beloningen',
] as const;
type PracticeRows = Record<(typeof PRACTICE_ORDER)[number], DemoRow[]>;
const PER_LEERLINGEN = 40;
const RESERVE_SPEL = 'pizzabakken';

async function stateOf(db: Knex): Promise<string | undefined> {
  const row: { waarde: string } | undefined = await db('instellingen').where({ sleutel: 'gevuld' }).first('waarde');
  return row?.waarde;
}

/** Fills an empty database with the demo schools; answers the sign-ins when this is a demo database. */
export async function seedDemo(options: SeedOptions): Promise<DemoSignIn[] | undefined> {
  const { db, env } = options;
  const state = await stateOf(db);
  if (state === 'leeg') return undefined;
  if (state === 'demo') return setPassword({ ...options, aanmeldingen: loadSignIns(env.DATA_DIR) });
  if (env.DEMO === 'uit') {
    await db('instellingen').insert({ sleutel: 'gevuld', waarde: 'leeg' }).onConflict('sleutel').ignore();
    return undefined;
  }
  options.meld();
  return db.transaction(async (trx) => {
    await trx.raw('SELECT pg_advisory_xact_lock(?)', [SLOT]);
    if ((await stateOf(trx)) !== undefined) return loadSignIns(env.DATA_DIR);
    const signIns = await fill({ ...options, db: trx });
    await trx('instellingen').insert({ sleutel: 'gevuld', waarde: 'demo' });
    // The invented past teaches nothing about words: calibration begins with what is played from now on.
    const now = options.clock.now();
    await trx('jobs').insert({ naam: 'kalibratie', klaar_dag: dayOf(now), klaar_tot: new Date(now) });
    saveSignIns(env.DATA_DIR, signIns);
    return signIns;
  });
}

async function fill(options: SeedOptions): Promise<DemoSignIn[]> {
  const random = createRandom(SEED);
  const people = await createPeople(options, random);
  const parts = createSharingRows({ people, random: createRandom(SEED + 1), nu: options.clock.now() });
  for (const table of PEOPLE_ORDER) await insertRows(options.db, table, people.rijen[table]);
  for (const table of SHARING_ORDER) await insertRows(options.db, table, parts[table]);
  const toetsen = createToetsRows({ people, random: createRandom(SEED + 9), nu: options.clock.now() });
  for (const table of TOETSEN_ORDER) await insertRows(options.db, table, toetsen[table]);
  if (!isInEarnest(options.env)) await fillOffice(options, people);
  const base = {
    random,
    nu: options.clock.now(),
    content: options.content,
    opgaven: createExercises(options.content),
    spellen: options.spellen.size > 0 ? [...options.spellen.keys()] : [RESERVE_SPEL],
  };
  for (let from = 0; from < people.learners.length; from += PER_LEERLINGEN) {
    const rows = emptyRows();
    for (const learner of people.learners.slice(from, from + PER_LEERLINGEN))
      append(rows, learner, { history: simulate(learner, base), content: options.content });
    for (const table of PRACTICE_ORDER) await insertRows(options.db, table, rows[table]);
  }
  return people.aanmeldingen;
}

/** Beside real people nothing invented stands on the site or in the work of the office. */
async function fillOffice(options: SeedOptions, people: People): Promise<void> {
  const office = createOfficeRows({
    random: createRandom(SEED + 2),
    nu: options.clock.now(),
    signIns: people.aanmeldingen,
  });
  for (const table of OFFICE_ORDER) await insertRows(options.db, table, office[table]);
  const berichten = createBerichtenRows({
    random: createRandom(SEED + 3),
    nu: options.clock.now(),
    signIns: people.aanmeldingen,
  });
  for (const table of BERICHTEN_ORDER) await insertRows(options.db, table, berichten[table]);
  const plans = createRoadmapRows({ random: createRandom(SEED + 4), nu: options.clock.now() });
  await insertRows(options.db, 'roadmap_items', plans);
  const mails = createMailRows({
    random: createRandom(SEED + 5),
    nu: options.clock.now(),
    signIns: people.aanmeldingen,
  });
  for (const table of MAIL_ORDER) await insertRows(options.db, table, mails[table]);
  const papers = createFactuurRows({
    random: createRandom(SEED + 6),
    nu: options.clock.now(),
    signIns: people.aanmeldingen,
  });
  for (const table of FACTUREN_ORDER) await insertRows(options.db, table, papers[table]);
  const invitations = createUitnodigingRows({
    random: createRandom(SEED + 7),
    nu: options.clock.now(),
    signIns: people.aanmeldingen,
  });
  await insertRows(options.db, 'uitnodigingen', invitations);
  const trainings = createWebinarRows({
    random: createRandom(SEED + 8),
    nu: options.clock.now(),
    seal: (id, token) => sealToken(options.vault, id, token),
  });
  for (const table of WEBINAR_ORDER) await insertRows(options.db, table, trainings[table]);
  await insertRows(options.db, 'sso_koppelingen', createSsoRows(people.aanmeldingen, options));
}

/** Everybody of the printed table but the office can also come in through the sign-in service of the demo. */
const createSsoRows = (signIns: readonly DemoSignIn[], { env, clock }: SeedOptions): DemoRow[] =>
  signIns
    .filter(({ toon: shown, rol: role }) => shown && !isTwoStepRequired(role))
    .map(({ id, adminId }) => ({
      issuer: env.IDP_URL,
      subject: id,
      admin_id: adminId,
      gebruiker_id: id,
      gekoppeld_op: new Date(clock.now()),
    }));

/** The office opens every school, and its demo password stands on the console: never beside real ones. */
const demoAdmins = (env: SeedOptions['env']): readonly DemoAdmin[] =>
  isInEarnest(env) ? DEMO_ADMINS.filter(({ soort: kind }) => kind !== 'kantoor') : DEMO_ADMINS;

async function createPeople(options: SeedOptions, random: Random): Promise<People> {
  const out = emptyPeople();
  for (const admin of demoAdmins(options.env))
    addAdmin({ random, nu: options.clock.now(), demoPassword: options.env.DEMO_WACHTWOORD, uit: out }, admin);
  const hash = createHasher(options.wachtwoorden);
  await Promise.all(
    out.toHash.map(async ({ rij: row, geheim: secret }) => {
      row['wachtwoord_hash'] = await hash(secret);
      if (secret.soort === 'plaatjes')
        row['geheim_enc'] =
          `\\x${options.vault.sluit(demoSecretText(secret), secretPath(String(row['admin_id']), String(row['id']))).toString('hex')}`;
    }),
  );
  return out;
}

const emptyRows = (): PracticeRows => ({
  somvensters: [],
  taken: [],
  spelrondes: [],
  antwoorden: [],
  leerling_doelen: [],
  leerling_weken: [],
  leerling_toestand: [],
  leerling_doel_standen: [],
  muntboekingen: [],
  spel_niveaus: [],
  leerling_beloningen: [],
});

function append(rows: PracticeRows, learner: Learner, part: { history: HistoryLog; content: Content }): void {
  const { history: g, content } = part;
  const key = { admin_id: learner.adminId, leerling_id: learner.id };
  rows.somvensters.push(...g.somvensters);
  rows.taken.push(...g.taken);
  rows.spelrondes.push(...g.spelrondes);
  rows.antwoorden.push(...g.antwoorden);
  rows.muntboekingen.push(...g.muntboekingen);
  for (const [doelId, d] of g.doelen)
    rows.leerling_doelen.push({ ...key, doel_id: doelId, n: d.n, goed: d.goed, ms_sum: d.ms, op: d.op });
  for (const w of g.weeks.values())
    rows.leerling_weken.push({ ...key, week: w.week, doel_id: w.doelId, n: w.n, goed: w.goed, ms_sum: w.ms });
  for (const [spel, s] of g.spellen)
    rows.spel_niveaus.push({
      ...key,
      spel,
      s: s.s,
      gespeeld: s.gespeeld,
      sterren: s.sterren,
      gouden: s.gouden,
      laatst_op: s.op,
    });
  if (g.log.length === 0) return;
  // Who has played before has a figure; who is new chooses one at the first visit.
  rows.leerling_beloningen.push({ ...key, figuur: PRESET_FIGURES[presetOf(learner.id)] });
  const folded = fold(content.model, newState({ ...learner, startniveau: null }), {
    log: g.log,
    moeilijkheid: 'normaal',
  });
  rows.leerling_toestand.push({
    ...key,
    toestand: `\\x${Buffer.from(folded.toestand).toString('hex')}`,
    n: folded.n,
    seq: folded.seq,
    client_id: folded.clientId,
    op: g.doelen.values().next().value?.op,
  });
  const moment = g.doelen.values().next().value?.op;
  for (const s of doelStatuses(content.model, folded.toestand, doelHistories(g.log))) {
    rows.leerling_doel_standen.push(standingRow(key, s));
    if (s.masteredBefore)
      rows.muntboekingen.push({
        ...key,
        sleutel: `doel:${s.doelId}`,
        bedrag: 0,
        soort: 'doel',
        op: moment,
        code: s.doelId,
      });
  }
}

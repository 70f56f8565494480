import { createServer as createHttpServer, type Server as HttpServer } from 'node:http';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Express } from 'express';
import type { Clock } from '#engine/core/basis/clock.ts';
import { compose, type Composed, type Foundation } from './composition.ts';
import { migrateAtStart } from './db/migrate.ts';
import { seedDemo } from './db/seeds/demo/demo.ts';
import type { DemoSignIn } from './db/seeds/demo/sign-ins.ts';
import { openFirstStart } from './platform/auth/first-start.ts';
import { requireSealingKeys } from './platform/auth/key-guard.ts';
import { loadVault } from './platform/auth/vault.ts';
import { PasswordHasher, type HashCost } from './platform/auth/wachtwoorden.ts';
import { loadContent, type Content } from './platform/content/content.ts';
import { openDatabase, type Database } from './platform/database/database.ts';
import type { Env } from './platform/env.ts';
import { createLogger, type Logger } from './platform/logging/logger.ts';
import { ALL_DRAWN, type Drawings } from './platform/http/drawings.ts';
import type { BackgroundWork } from './platform/jobs/background-work.ts';
import { createJobLock } from './platform/jobs/job-lock.ts';
import { nightly, type NightJob } from './platform/jobs/night-work.ts';
import { periodic, type PeriodicWork } from './platform/jobs/periodic-work.ts';
import { ScheduleRepository } from './platform/jobs/schedule.repository.ts';
import { Scheduler } from './platform/jobs/scheduler.ts';
import { openMailService, type MailService } from './platform/mail/mail-service.ts';
import { createSpeech } from './platform/speech/speech.ts';
import { loadSpellen, type Spellen } from './platform/spellen/spellen.ts';
import { systemClock } from './platform/time/clock.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Time that open requests get to finish when the server stops. */
const CLOSE_MS = 5_000;

export interface Server {
  app: Express;
  database: Database;
  /** Work of the night of the features. */
  jobs: readonly NightJob[];
  /** Work that comes back all day long. */
  periodic: readonly PeriodicWork[];
  /** Gives both their turns. */
  scheduler: Scheduler;
  background: readonly BackgroundWork[];
  /** Sign-ins of the demo schools; undefined when this is no demo database. */
  demo: readonly DemoSignIn[] | undefined;
  /** Secret of the link that makes the first superadmin; undefined when there is one. */
  firstStart: string | undefined;
  mail: MailService;
  /** Starts listening; answers the port. */
  listen(): Promise<number>;
  close(): Promise<void>;
}

export interface ServerOptions {
  env: Env;
  clock?: Clock;
  log?: Logger;
  /** Tells how far the start is, in steps a user understands. */
  meld?: (step: 'database' | 'inhoud' | 'voorbeelden') => void;
  /** Games other than those in the folder, and words that were read before, for tests. */
  spellen?: Spellen;
  content?: Content;
  /** What hashing a password costs; less than in earnest, for tests that are not about it. */
  hashCost?: HashCost;
  /** Makes pictures and sounds while the server runs; absent = everything was built before. */
  drawings?: Drawings;
}

/** Opens the database, brings it up to date, fills an empty one with the demo schools and builds the app. */
export async function createServer(options: ServerOptions): Promise<Server> {
  const { env, clock = systemClock, meld: report = () => undefined } = options;
  const log = options.log ?? createLogger(env);
  report('database');
  const database = await openDatabase(env);
  try {
    await database.unhurried(migrateAtStart);
    await requireSealingKeys(database.knex, env);
    database.listen(clock);
    report('inhoud');
    const content = options.content ?? loadContent(resolve(ROOT, 'assets/content'));
    const spellen =
      options.spellen ??
      loadSpellen(resolve(ROOT, 'games'), (slug, error) => log.warn({ slug, fout: error }, 'game left out'));
    const passwords = new PasswordHasher(options.hashCost);
    const vault = loadVault(env.DATA_DIR);
    const demo = await seedDemo({
      db: database.knex,
      env,
      clock,
      content,
      spellen,
      wachtwoorden: passwords,
      vault,
      meld: () => report('voorbeelden'),
    });
    const firstStart = await openFirstStart(database.knex);
    const speech = createSpeech({ dataDir: env.DATA_DIR, log });
    const mail = await openMailService({ env, db: database.knex, vault, clock, log });
    const base = {
      env,
      clock,
      log,
      database,
      content,
      spellen,
      speech,
      wachtwoorden: passwords,
      vault,
      mail,
      drawings: options.drawings ?? ALL_DRAWN,
    };
    const features = await compose(base);
    await features.prepare();
    const listener = createListener(base, features);
    const { app, jobs, periodic: works, background } = features;
    return { app, jobs, periodic: works, background, database, demo, firstStart, mail, ...listener };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The clock of the features: what comes back every few minutes, and every night. */
const createScheduler = ({ database, clock, log }: Foundation, { jobs, periodic: works }: Composed): Scheduler =>
  new Scheduler([...works.map(periodic), ...jobs.map(nightly)], {
    schedule: new ScheduleRepository(database.knex),
    lock: createJobLock(database),
    clock,
    log,
  });

/** Starts and stops the app with what runs beside it. */
function createListener(base: Foundation, features: Composed): Pick<Server, 'listen' | 'close' | 'scheduler'> {
  const { env, database, speech, mail } = base;
  const scheduler = createScheduler(base, features);
  const http = createHttpServer(features.app);
  const listen = async (): Promise<number> => {
    const gate = await startListening(http, env);
    mail.start(gate);
    for (const work of features.background) work.start();
    scheduler.start();
    return gate;
  };
  const stop = (): Promise<void> =>
    scheduler
      .stop()
      .then(() => features.stop())
      .then(() => mail.stop())
      .then(() => speech.close())
      .finally(() => database.close());
  return { scheduler, listen, close: () => close(http, { letGo: features.letGo, stop }) };
}

function startListening(http: HttpServer, env: Env): Promise<number> {
  return new Promise((done, failed) => {
    http.once('error', failed);
    http.listen({ port: env.PORT, ...(env.HOST === undefined ? {} : { host: env.HOST }) }, () => {
      http.off('error', failed);
      const address = http.address();
      done(typeof address === 'object' && address !== null ? address.port : env.PORT);
    });
  });
}

async function close(http: HttpServer, { letGo, stop }: Pick<Composed, 'letGo' | 'stop'>): Promise<void> {
  const done = new Promise<void>((proceed) => {
    if (http.listening) http.close(() => proceed());
    else proceed();
  });
  letGo();
  http.closeIdleConnections();
  const strict = setTimeout(() => http.closeAllConnections(), CLOSE_MS);
  await done;
  clearTimeout(strict);
  await stop();
}

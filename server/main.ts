import { createServer as createHttpServer, type Server as HttpServer } from 'node:http';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Express } from 'express';
import type { Clock } from '#engine/core/basis/clock.ts';
import { composeWissen } from './composition-leerlingen.ts';
import { compose, composeKalibratie, composeSamenvatten, type Fundament } from './composition.ts';
import { composeOpschonen } from './composition-beheer.ts';
import { composeExportWerker, composeTenantWissen, composeVerloop } from './composition-tenant.ts';
import type { ExportWerker } from './features/exporten/export-werker.ts';
import { migrate } from './db/migreer.ts';
import { seedDemo } from './db/seeds/demo/demo.ts';
import type { DemoAanmelding } from './db/seeds/demo/aanmeldingen.ts';
import { loadKluis } from './platform/auth/kluis.ts';
import { Wachtwoorden } from './platform/auth/wachtwoorden.ts';
import { loadContent } from './platform/content/content.ts';
import { openDatabase, type Database } from './platform/database/database.ts';
import type { Env } from './platform/env.ts';
import { createLogger, type Logger } from './platform/logging/logger.ts';
import { startNachtwerk, type Nachttaak } from './platform/jobs/nachtwerk.ts';
import { openMaildienst, type Maildienst } from './platform/mail/maildienst.ts';
import { createSpeech } from './platform/speech/speech.ts';
import { loadSpellen, type Spellen } from './platform/spellen/spellen.ts';
import { systeemklok } from './platform/tijd/klok.ts';

const WORTEL = fileURLToPath(new URL('..', import.meta.url));
/** Time that open requests get to finish when the server stops. */
const SLUIT_MS = 5_000;

/** Work of the night, which the running server does by itself. */
interface Nachtwerk {
  kalibratie: Nachttaak;
  prullenbak: Nachttaak;
  licentieverloop: Nachttaak;
  tenantWissen: Nachttaak;
  opschonen: Nachttaak;
  samenvatten: Nachttaak;
}

export interface Server extends Nachtwerk {
  app: Express;
  database: Database;
  /** Sign-ins of the demo schools; undefined when this is no demo database. */
  demo: readonly DemoAanmelding[] | undefined;
  exporten: ExportWerker;
  mail: Maildienst;
  /** Starts listening; answers the port. */
  listen(): Promise<number>;
  close(): Promise<void>;
}

export interface ServerOpties {
  env: Env;
  clock?: Clock;
  log?: Logger;
  /** Tells how far the start is, in steps a user understands. */
  meld?: (stap: 'database' | 'inhoud' | 'voorbeelden') => void;
  /** Games other than those in the folder, for tests. */
  spellen?: Spellen;
}

/** Opens the database, brings it up to date, fills an empty one with the demo schools and builds the app. */
export async function createServer(opties: ServerOpties): Promise<Server> {
  const { env, clock = systeemklok, meld = () => undefined } = opties;
  const log = opties.log ?? createLogger(env);
  meld('database');
  const database = await openDatabase(env);
  try {
    await migrate(database.knex);
    meld('inhoud');
    const content = loadContent(resolve(WORTEL, 'assets/content'));
    const spellen =
      opties.spellen ??
      loadSpellen(resolve(WORTEL, 'games'), (slug, fout) => log.warn({ slug, fout }, 'game left out'));
    const wachtwoorden = new Wachtwoorden();
    const kluis = loadKluis(env.DATA_DIR);
    const demo = await seedDemo({
      db: database.knex,
      env,
      clock,
      content,
      spellen,
      wachtwoorden,
      kluis,
      meld: () => meld('voorbeelden'),
    });
    const speech = createSpeech({ dataDir: env.DATA_DIR, log });
    const mail = await openMaildienst({ env, db: database.knex, clock, log });
    const exporten = composeExportWerker({ db: database.knex, clock, content, log });
    const basis = { env, clock, log, database, content, spellen, speech, wachtwoorden, kluis, mail, exporten };
    const app = compose(basis);
    const nachtwerk = await composeNachtwerk(basis);
    return { app, database, demo, ...nachtwerk, exporten, mail, ...createLuisteraar(basis, app, nachtwerk) };
  } catch (fout) {
    await database.close();
    throw fout;
  }
}

/** Makes the work of the night, and repeats what a restored backup brought back. */
async function composeNachtwerk(basis: Fundament): Promise<Nachtwerk> {
  const { env, clock, database, content, kluis } = basis;
  const kalibratie = composeKalibratie({ database, content, clock });
  await kalibratie.load();
  const prullenbak = composeWissen({ db: database.knex, clock, dataDir: env.DATA_DIR });
  await prullenbak.herhaal();
  const tenantWissen = composeTenantWissen({ db: database.knex, clock, dataDir: env.DATA_DIR });
  await tenantWissen.herhaal();
  return {
    kalibratie,
    prullenbak,
    licentieverloop: composeVerloop({ db: database.knex, clock }, tenantWissen),
    tenantWissen,
    opschonen: composeOpschonen({ database, clock, kluis }),
    samenvatten: composeSamenvatten({ database, content, clock }),
  };
}

/** Starts and stops the app with what runs beside it. */
function createLuisteraar(basis: Fundament, app: Express, nachtwerk: Nachtwerk): Pick<Server, 'listen' | 'close'> {
  const { env, clock, log, database, speech, mail, exporten } = basis;
  const { kalibratie, prullenbak, licentieverloop, tenantWissen, opschonen, samenvatten } = nachtwerk;
  const http = createHttpServer(app);
  let stopNacht = (): Promise<void> => Promise.resolve();
  const listen = async (): Promise<number> => {
    stopNacht = startNachtwerk([kalibratie, prullenbak, licentieverloop, tenantWissen, opschonen, samenvatten], {
      clock,
      log,
    });
    const poort = await luister(http, env);
    mail.start(poort);
    exporten.start();
    return poort;
  };
  const stop = (): Promise<void> =>
    stopNacht()
      .then(() => exporten.stop())
      .then(() => mail.stop())
      .then(() => speech.close())
      .finally(() => database.close());
  return { listen, close: () => sluit(http, stop) };
}

function luister(http: HttpServer, env: Env): Promise<number> {
  return new Promise((klaar, mislukt) => {
    http.once('error', mislukt);
    http.listen({ port: env.PORT, ...(env.HOST === undefined ? {} : { host: env.HOST }) }, () => {
      http.off('error', mislukt);
      const adres = http.address();
      klaar(typeof adres === 'object' && adres !== null ? adres.port : env.PORT);
    });
  });
}

async function sluit(http: HttpServer, daarna: () => Promise<void>): Promise<void> {
  const klaar = new Promise<void>((verder) => {
    if (http.listening) http.close(() => verder());
    else verder();
  });
  http.closeIdleConnections();
  const streng = setTimeout(() => http.closeAllConnections(), SLUIT_MS);
  await klaar;
  clearTimeout(streng);
  await daarna();
}

import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import knex from 'knex';
import supertest from 'supertest';
import { createServer, type Server } from '../main.ts';
import { migrate } from '../db/migreer.ts';
import { openDatabase } from '../platform/database/database.ts';
import { readEnv, type Env } from '../platform/env.ts';
import { bouwTestscholen, type Testscholen } from './bouw.ts';
import { createTestKlok, type TestKlok } from './klok.ts';
import { createQueryWacht, type QueryWacht } from './query-wacht.ts';
import { createAanmelder } from './aanmelder.ts';
import { TEST_SPELLEN } from './spellen.ts';

export type Agent = ReturnType<typeof supertest>;

/** Running application on a database of its own. */
export interface ApiKit {
  agent: Agent;
  server: Server;
  klok: TestKlok;
  wacht: QueryWacht;
  scholen: Testscholen;
  env: Env;
  /** Token of a user, by the real sign-in. */
  token(gebruikersnaam: string): Promise<string>;
  /** Signed in calls. */
  als(token: string): {
    get(pad: string): supertest.Test;
    post(pad: string, body?: object): supertest.Test;
    patch(pad: string, body?: object): supertest.Test;
    put(pad: string, body?: object): supertest.Test;
    del(pad: string): supertest.Test;
  };
  stop(): Promise<void>;
}

const MIGRATIE_MAP = fileURLToPath(new URL('../db/migrations', import.meta.url));

/** Name of the template: another migration, another template. */
function sjabloonNaam(): string {
  const bron = readdirSync(MIGRATIE_MAP)
    .sort()
    .map((naam) => readFileSync(join(MIGRATIE_MAP, naam), 'utf8'))
    .join('\n');
  return `taaltocht-sjabloon-${createHash('sha256').update(bron).digest('hex').slice(0, 12)}`;
}

/** Data folder with a migrated, empty embedded database; made once per shape of the database. */
async function sjabloonMap(): Promise<string> {
  const klaar = join(tmpdir(), sjabloonNaam());
  if (existsSync(klaar)) return klaar;
  const werk = mkdtempSync(join(tmpdir(), 'taaltocht-sjabloon-bouw-'));
  const database = await openDatabase({ DATA_DIR: werk });
  await migrate(database.knex);
  await database.close();
  rmSync(join(werk, 'db-socket'), { recursive: true, force: true });
  try {
    renameSync(werk, klaar);
  } catch {
    rmSync(werk, { recursive: true, force: true }); // another worker was first
  }
  return klaar;
}

/** Database on the PostgreSQL of `TEST_DATABASE_URL`, copied from a migrated template. */
async function postgresUrl(basis: string): Promise<{ url: string; drop(): Promise<void> }> {
  const beheer = knex({ client: 'pg', connection: basis, pool: { min: 0, max: 1 } });
  const sjabloon = sjabloonNaam().replaceAll('-', '_');
  const naam = `taaltocht_${process.pid}_${Math.floor(performance.now() * 1000)}`;
  const urlVan = (db: string): string => Object.assign(new URL(basis), { pathname: `/${db}` }).toString();
  // Two workers make one template; the lock ends with the connection.
  await beheer.raw('SELECT pg_advisory_lock(2026)');
  const { rowCount }: { rowCount: number } = await beheer.raw('SELECT 1 FROM pg_database WHERE datname = ?', [
    sjabloon,
  ]);
  if (rowCount === 0) {
    await beheer.raw('CREATE DATABASE ??', [sjabloon]);
    const leeg = await openDatabase({ DATABASE_URL: urlVan(sjabloon), DATA_DIR: tmpdir() });
    await migrate(leeg.knex);
    await leeg.close();
  }
  await beheer.raw('CREATE DATABASE ?? TEMPLATE ??', [naam, sjabloon]);
  await beheer.destroy();
  return {
    url: urlVan(naam),
    drop: async () => {
      const weg = knex({ client: 'pg', connection: basis, pool: { min: 0, max: 1 } });
      await weg.raw('DROP DATABASE IF EXISTS ?? WITH (FORCE)', [naam]);
      await weg.destroy();
    },
  };
}

export interface KitOpties {
  env?: Record<string, string>;
  /** Without the two test schools. */ leeg?: boolean;
}

/** Starts the application with two test schools on the embedded database, or on PostgreSQL when an address is set. */
export async function startKit(opties: KitOpties = {}): Promise<ApiKit> {
  const map = mkdtempSync(join(tmpdir(), 'taaltocht-test-'));
  const basis = process.env['TEST_DATABASE_URL'];
  const pg = basis === undefined ? undefined : await postgresUrl(basis);
  if (pg === undefined) cpSync(await sjabloonMap(), map, { recursive: true });
  mkdirSync(join(map, 'gebouwd', 'web'), { recursive: true });
  writeFileSync(
    join(map, 'gebouwd', 'web', 'index.html'),
    '<!doctype html><meta name="belgische-hosts" content="" /><title>Taaltocht</title>',
  );
  const env = readEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: '0',
    DATA_DIR: map,
    DEMO: 'uit',
    GEBOUWD_DIR: join(map, 'gebouwd'),
    ...(pg === undefined ? {} : { DATABASE_URL: pg.url }),
    ...opties.env,
  });
  const klok = createTestKlok();
  const server = await createServer({ env, clock: klok, spellen: TEST_SPELLEN });
  const scholen = await bouwTestscholen(server.database.knex, opties.leeg === true);
  const wacht = createQueryWacht(server.database.knex);
  const agent = supertest(server.app);
  return {
    agent,
    server,
    klok,
    wacht,
    scholen,
    env,
    token: createAanmelder({ agent, klok, wachtwoord: scholen.wachtwoord }),
    als: (token) => {
      const metToken = (vraag: supertest.Test): supertest.Test => vraag.set('Authorization', `Bearer ${token}`);
      return {
        get: (pad) => metToken(agent.get(pad)),
        post: (pad, body) => metToken(agent.post(pad)).send(body),
        patch: (pad, body) => metToken(agent.patch(pad)).send(body),
        put: (pad, body) => metToken(agent.put(pad)).send(body),
        del: (pad) => metToken(agent.delete(pad)),
      };
    },
    stop: async () => {
      await server.close();
      await pg?.drop();
      rmSync(map, { recursive: true, force: true });
    },
  };
}

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
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import knex from 'knex';
import supertest from 'supertest';
import { createServer, type Server } from '../main.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../platform/database/database.ts';
import { keyPath } from '../platform/auth/key-file.ts';
import { TOKEN_KEY } from '../platform/auth/keys.ts';
import { loadContent } from '../platform/content/content.ts';
import { readEnv, type Env } from '../platform/env.ts';
import { dayOf } from '../platform/time/clock.ts';
import { buildTestScholen, LEAST_HASH_COST, setHashCost, type TestScholen } from './build.ts';
import type { Endpoint, EndpointInput, EndpointOutput } from '../platform/contract/endpoint.contract.ts';
import { createTestClock, type TestClock } from './clock.ts';
import { createQueryGuard, type QueryGuard } from './query-wait.ts';
import { answerOf, requestOf, type Agent } from './endpoint-client.ts';
import { createSignInHelper } from './sign-in-helper.ts';
import { TEST_SPELLEN } from './spellen.ts';

export type { Agent };

/** Running application on a database of its own. */
export interface ApiKit {
  agent: Agent;
  server: Server;
  klok: TestClock;
  wacht: QueryGuard;
  scholen: TestScholen;
  env: Env;
  /** Token of a user, by the real sign-in. */
  token(gebruikersnaam: string): Promise<string>;
  /** Signed in calls. */
  as(token: string): {
    get(path: string): supertest.Test;
    post(path: string, body?: object): supertest.Test;
    patch(path: string, body?: object): supertest.Test;
    put(path: string, body?: object): supertest.Test;
    del(path: string): supertest.Test;
    /** The call of an endpoint, e.g. to expect that it is refused. */
    request<E extends Endpoint>(endpoint: E, input: EndpointInput<E>): supertest.Test;
    /** The answer of an endpoint, read with its schema; throws when it is refused. */
    call<E extends Endpoint>(endpoint: E, input: EndpointInput<E>): Promise<EndpointOutput<E>>;
  };
  /** Runs one work of the night, for the day of the clock. */
  night(name: string, day?: number): Promise<void>;
  /** Does what waits in the background now; answers how much was done. */
  background(name: string): Promise<number>;
  stop(): Promise<void>;
}

const MIGRATION_DIR = fileURLToPath(new URL('../db/migrations', import.meta.url));

/** Name of the template: another migration, another template. */
function templateName(): string {
  const source = readdirSync(MIGRATION_DIR)
    .sort()
    .map((name) => readFileSync(join(MIGRATION_DIR, name), 'utf8'))
    .join('\n');
  return `taaltocht-sjabloon-${createHash('sha256').update(source).digest('hex').slice(0, 12)}`;
}

/** Data folder with a migrated, empty embedded database; made once per shape of the database. */
async function templateDir(): Promise<string> {
  const done = join(tmpdir(), templateName());
  if (existsSync(done)) return done;
  const work = mkdtempSync(join(tmpdir(), 'taaltocht-sjabloon-bouw-'));
  const database = await openDatabase({ DATA_DIR: work });
  await migrate(database.knex);
  await database.close();
  rmSync(join(work, 'db-socket'), { recursive: true, force: true });
  try {
    renameSync(work, done);
  } catch {
    rmSync(work, { recursive: true, force: true }); // another worker was first
  }
  return done;
}

/** Database on the PostgreSQL of `TEST_DATABASE_URL`, copied from a migrated template. */
async function postgresUrl(base: string): Promise<{ url: string; drop(): Promise<void> }> {
  const management = knex({ client: 'pg', connection: base, pool: { min: 0, max: 1 } });
  const template = templateName().replaceAll('-', '_');
  const name = `taaltocht_${process.pid}_${Math.floor(performance.now() * 1000)}`;
  const urlOf = (db: string): string => Object.assign(new URL(base), { pathname: `/${db}` }).toString();
  // Two workers make one template; the lock ends with the connection.
  await management.raw('SELECT pg_advisory_lock(2026)');
  const { rowCount }: { rowCount: number } = await management.raw('SELECT 1 FROM pg_database WHERE datname = ?', [
    template,
  ]);
  if (rowCount === 0) {
    await management.raw('CREATE DATABASE ??', [template]);
    const empty = await openDatabase({ DATABASE_URL: urlOf(template), DATA_DIR: tmpdir() });
    await migrate(empty.knex);
    await empty.close();
  }
  await management.raw('CREATE DATABASE ?? TEMPLATE ??', [name, template]);
  await management.destroy();
  return {
    url: urlOf(name),
    drop: async () => {
      const gone = knex({ client: 'pg', connection: base, pool: { min: 0, max: 1 } });
      await gone.raw('DROP DATABASE IF EXISTS ?? WITH (FORCE)', [name]);
      await gone.destroy();
    },
  };
}

/** Words of the product, and a key that signs tokens: the same for every server of a worker, and a second's work for each. A server that calibrates sets its own model beside the words. */
const content = loadContent('assets/content');
let tokenKey: Buffer | undefined;

/** Lays the key that the first server made in the data folder of the next. */
function layTokenKey(dataDir: string): void {
  if (tokenKey === undefined) return;
  const path = keyPath(dataDir, TOKEN_KEY);
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  writeFileSync(path, tokenKey, { mode: 0o600 });
}

setHashCost(LEAST_HASH_COST);

export interface KitOptions {
  env?: Record<string, string>;
  /** Without the two test schools. */ leeg?: boolean;
  /** On the embedded database, also where an address of PostgreSQL is set. */ embedded?: boolean;
}

/** Calls as whoever the token is of. */
function createClient(agent: Agent, token: string): ReturnType<ApiKit['as']> {
  const withToken = (vraag: supertest.Test): supertest.Test => vraag.set('Authorization', `Bearer ${token}`);
  return {
    get: (path) => withToken(agent.get(path)),
    post: (path, body) => withToken(agent.post(path)).send(body),
    patch: (path, body) => withToken(agent.patch(path)).send(body),
    put: (path, body) => withToken(agent.put(path)).send(body),
    del: (path) => withToken(agent.delete(path)),
    request: (endpoint, input) => withToken(requestOf(agent, endpoint, input)),
    call: (endpoint, input) => answerOf(endpoint, withToken(requestOf(agent, endpoint, input))),
  };
}

function namedWork<Work extends { name: string }>(works: readonly Work[], name: string): Work {
  const work = works.find((one) => one.name === name);
  if (work === undefined) throw new Error(`no work is called ${name}`);
  return work;
}

/** Starts the application with two test schools on the embedded database, or on PostgreSQL when an address is set. */
export async function startKit(options: KitOptions = {}): Promise<ApiKit> {
  const map = mkdtempSync(join(tmpdir(), 'taaltocht-test-'));
  const base = options.embedded === true ? undefined : process.env['TEST_DATABASE_URL'];
  const pg = base === undefined ? undefined : await postgresUrl(base);
  if (pg === undefined) cpSync(await templateDir(), map, { recursive: true });
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
    ...options.env,
  });
  const clock = createTestClock();
  layTokenKey(map);
  const server = await createServer({
    env,
    clock,
    spellen: TEST_SPELLEN,
    content: { ...content },
    hashCost: LEAST_HASH_COST,
  });
  tokenKey ??= readFileSync(keyPath(map, TOKEN_KEY));
  const scholen = await buildTestScholen(server.database.knex, options.leeg === true);
  const wait = createQueryGuard(server.database.knex);
  const agent = supertest(server.app);
  return {
    agent,
    server,
    klok: clock,
    wacht: wait,
    scholen,
    env,
    token: createSignInHelper({ agent, klok: clock, wachtwoord: scholen.wachtwoord }),
    as: (token) => createClient(agent, token),
    night: (name, day = dayOf(clock.now())) => namedWork(server.jobs, name).run(day),
    background: (name) => namedWork([...server.background, ...server.periodic], name).run(),
    stop: async () => {
      await server.close();
      await pg?.drop();
      rmSync(map, { recursive: true, force: true });
    },
  };
}

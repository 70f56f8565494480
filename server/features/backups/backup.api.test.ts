import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { decodeJwt } from 'jose';
import { Secret, TOTP } from 'otpauth';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer, type Server } from '../../main.ts';
import { makeBackup, type MadeBackup } from '../../platform/backup/backup.ts';
import { restoreBackup, type RestoredBackup } from '../../platform/backup/restore.ts';
import { tablesOf } from '../../platform/backup/tables.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { erasureHash, ErasureList } from '../../platform/privacy/erasure-list.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { LEAST_HASH_COST } from '../../test/build.ts';
import { createEmptyPlace, type EmptyPlace } from '../../test/empty-place.ts';
import { TEST_SPELLEN } from '../../test/spellen.ts';

const PASSWORD = 'zeilboot-anker-golf-7';
let kit: ApiKit;
let folder: string;
let made: MadeBackup;
/** Every table as text, at the moment of the backup. */
let sums: Record<string, string>;
let secret: string;
const places: EmptyPlace[] = [];
const db = () => kit.server.database.knex;
const signInOf = (role: string) => {
  const row = kit.server.demo?.find((one) => one.rol === role && one.toon);
  if (row === undefined) throw new Error(`no ${role} in the demo`);
  return row;
};
const backup = (): Promise<MadeBackup> =>
  makeBackup({ db: db(), dataDir: kit.env.DATA_DIR, clock: kit.klok }, { folder });
const codeOf = (): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: kit.klok.now() });

async function sumsOf(on: Knex): Promise<Record<string, string>> {
  const out: Record<string, string> = {};
  for (const table of await tablesOf(on)) {
    // When the last backup was made is written down after it.
    const where = table === 'instellingen' ? `WHERE sleutel <> 'backup'` : '';
    const { rows }: { rows: { sum: string }[] } = await on.raw(
      `SELECT count(*) || ' ' || md5(coalesce(string_agg(t::text, E'\\n' ORDER BY t::text COLLATE "C"), '')) AS sum FROM ?? t ${where}`,
      [table],
    );
    out[table] = rows[0]?.sum ?? '';
  }
  return out;
}

async function emptyPlace(options: { embedded?: boolean } = {}): Promise<EmptyPlace> {
  const place = await createEmptyPlace(options);
  places.push(place);
  return place;
}

/** Puts a backup back somewhere; `look` sees the database before a server has. */
async function restore(
  { env }: EmptyPlace,
  from: string,
  look: (on: Knex, restored: RestoredBackup) => Promise<void> = async () => undefined,
): Promise<void> {
  const database = await openDatabase(env);
  try {
    await database.unhurried(async (on) => look(on, await restoreBackup(on, env.DATA_DIR, { from })));
  } finally {
    await database.close();
  }
}

/** The superadmin sets up the second step, whose secret is sealed with a key outside the database. */
async function setUpSecondStep(): Promise<void> {
  const { gebruikersnaam } = signInOf('superadmin');
  const { body } = await kit.agent.post('/api/auth').send({ gebruikersnaam, wachtwoord: PASSWORD }).expect(200);
  const path = `/api/users/${String(decodeJwt(body.token)['_id'])}/totp`;
  const me = kit.as(body.token);
  secret = (await me.post(path, { huidigWachtwoord: PASSWORD }).expect(200)).body.geheim;
  await me.put(path, { code: codeOf() }).expect(200);
}

beforeAll(async () => {
  kit = await startKit({ leeg: true, env: { DEMO: 'aan', DEMO_WACHTWOORD: PASSWORD } });
  folder = mkdtempSync(join(tmpdir(), 'taaltocht-backups-'));
  await setUpSecondStep();
  made = await backup();
  sums = await sumsOf(db());
});
afterAll(async () => {
  await kit.stop();
  for (const place of places) await place.drop();
  rmSync(folder, { recursive: true, force: true });
});

describe('a backup of the running demo', () => {
  it('holds database, keys and tombstones, for its owner only, and says what it is', async () => {
    expect(readdirSync(made.path).toSorted()).toEqual(['backup.json', 'database.jsonl.gz', 'sleutels']);
    expect(readdirSync(join(made.path, 'sleutels')).toSorted()).toEqual(['eck.key', 'kluis.key', 'token.pem']);
    expect(statSync(made.path).mode & 0o777).toBe(0o700);
    expect(statSync(join(made.path, 'database.jsonl.gz')).mode & 0o777).toBe(0o600);
    expect(made.manifest.tables['leerlingen']).toBeGreaterThan(90);
    expect(made.manifest.tables['antwoorden']).toBeGreaterThan(10_000);
    expect(readdirSync(folder)).toHaveLength(1);
    const row = await db()('instellingen').where({ sleutel: 'backup' }).first('waarde');
    expect(row?.waarde).toBe(made.manifest.at);
  });

  it('holds every table of the database, and counters that hand out numbers', async () => {
    expect(Object.keys(made.manifest.tables)).toEqual(await tablesOf(db()));
    for (const [table, sum] of Object.entries(sums).filter(([name]) => name !== 'instellingen'))
      expect([table, made.manifest.tables[table]]).toEqual([table, Number(sum.split(' ')[0])]);
  });
});

/** A server on what was put back. */
async function startOn({ env }: EmptyPlace): Promise<Server> {
  return createServer({
    env,
    clock: kit.klok,
    spellen: TEST_SPELLEN,
    hashCost: LEAST_HASH_COST,
  });
}

/** Signs in as an adult, as a pupil with pictures and, with a second step, as the superadmin. */
async function expectSignIns(server: Server): Promise<void> {
  const agent = supertest(server.app);
  const school = signInOf('schooladmin');
  const { body } = await agent
    .post('/api/auth')
    .send({ gebruikersnaam: school.gebruikersnaam, wachtwoord: PASSWORD })
    .expect(200);
  const groepen = await agent
    .get(`/api/admins/${school.adminId}/groepen`)
    .set('Authorization', `Bearer ${body.token}`)
    .expect(200);
  expect(groepen.body.items.length).toBeGreaterThan(0);
  const leerling = kit.server.demo?.find((row) => row.plaatjes !== undefined);
  await agent
    .post('/api/auth')
    .send({ groepscode: leerling?.code, leerlingId: leerling?.id, plaatjes: leerling?.plaatjes })
    .expect(200);
  kit.klok.ahead(30_000);
  const { gebruikersnaam } = signInOf('superadmin');
  await agent.post('/api/auth').send({ gebruikersnaam, wachtwoord: PASSWORD, totp: codeOf() }).expect(200);
}

describe('restored into an empty database', () => {
  it('has the same rows to the letter, the same rules, and people sign in', async () => {
    const place = await emptyPlace();
    await restore(place, made.path, async (on, restored) => {
      expect(await sumsOf(on)).toEqual(sums);
      expect(restored).toMatchObject({ manifest: made.manifest, erasures: 0 });
      const rules = async (of: Knex): Promise<unknown[]> =>
        (
          await of.raw(
            `SELECT conrelid::regclass::text AS t, pg_get_constraintdef(oid) AS rule, convalidated FROM pg_constraint
            WHERE connamespace = 'public'::regnamespace AND conparentid = 0 ORDER BY 1, 2`,
          )
        ).rows;
      expect(await rules(on)).toEqual(await rules(db()));
      const { rows: silent } = await on.raw(
        `SELECT tgname FROM pg_trigger WHERE NOT tgisinternal AND tgenabled <> 'O'`,
      );
      expect(silent).toEqual([]);
    });
    const server = await startOn(place);
    await expectSignIns(server);
    await server.close();
  });

  it('goes into the embedded database too, and erases again whoever was erased since, also when only a later backup knows', async () => {
    const { id, adminId } = signInOf('leerling');
    new ErasureList(kit.env.DATA_DIR).add([{ adminId, hash: erasureHash(adminId, id), op: new Date(kit.klok.now()) }]);
    kit.klok.ahead(3_600_000);
    const later = await backup();
    expect(existsSync(join(later.path, 'wislijst.txt'))).toBe(true);
    const place = await emptyPlace({ embedded: true });
    await restore(place, made.path, async (on, restored) => {
      expect(restored.erasures).toBe(1);
      expect(await sumsOf(on)).toEqual(sums);
      expect(await on('leerlingen').where({ id }).first('id')).toBeDefined();
    });
    const server = await startOn(place);
    expect(await server.database.knex('leerlingen').where({ id }).first('id')).toBeUndefined();
    await server.close();
  });
});

describe('what is refused, and then changes nothing', () => {
  const expectRefused = async (place: EmptyPlace, from: string, message: RegExp): Promise<void> => {
    await expect(restore(place, from)).rejects.toThrow(message);
    const database = await openDatabase(place.env);
    expect(await tablesOf(database.knex)).toEqual([]);
    await database.close();
  };
  /** A copy of the backup that something happened to. */
  const spoiled = (spoil: (path: string) => void): string => {
    const path = mkdtempSync(join(tmpdir(), 'taaltocht-stuk-'));
    cpSync(made.path, path, { recursive: true });
    spoil(path);
    return path;
  };
  const change = (path: string, part: object): void => {
    const file = join(path, 'backup.json');
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...part }));
  };

  it('a folder that is no backup, a damaged one, a newer one, one without its keys, and a number of rows that is not right', async () => {
    const place = await emptyPlace({ embedded: true });
    const cases: [string, RegExp][] = [
      [tmpdir(), /staat geen back-up/],
      [spoiled((path) => writeFileSync(join(path, 'database.jsonl.gz'), 'x')), /beschadigd/],
      [
        spoiled((path) => change(path, { steps: [...made.manifest.steps, '20990101000000-later'] })),
        /20990101000000-later/,
      ],
      [spoiled((path) => rmSync(join(path, 'sleutels'), { recursive: true })), /staan geen sleutels/],
    ];
    for (const [from, message] of cases) {
      await expectRefused(place, from, message);
      expect(existsSync(join(place.env.DATA_DIR, 'sleutels'))).toBe(false);
      if (from !== tmpdir()) rmSync(from, { recursive: true });
    }
    const short = spoiled((path) => change(path, { tables: { ...made.manifest.tables, admins: 1 } }));
    await expectRefused(place, short, /Tabel admins telt/);
    rmSync(short, { recursive: true });
  });

  it('a data folder with other keys', async () => {
    const place = await emptyPlace({ embedded: true });
    cpSync(join(made.path, 'sleutels'), join(place.env.DATA_DIR, 'sleutels'), { recursive: true });
    writeFileSync(join(place.env.DATA_DIR, 'sleutels', 'kluis.key'), Buffer.alloc(32, 1));
    await expectRefused(place, made.path, /andere sleutel/);
  });

  it('a database that is not empty', async () => {
    await expect(
      kit.server.database.unhurried((on) => restoreBackup(on, kit.env.DATA_DIR, { from: made.path })),
    ).rejects.toThrow(/niet leeg/);
    expect((await sumsOf(db()))['antwoorden']).toBe(sums['antwoorden']);
  });
});

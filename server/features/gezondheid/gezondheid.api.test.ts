import { afterAll, beforeAll, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildOfficePerson } from '../../test/site.ts';
import { healthEndpoints as endpoints } from './gezondheid.contract.ts';

const TOKEN = 'een-geheim-voor-de-meter';
let kit: ApiKit;
let clerk: ReturnType<ApiKit['as']>;

beforeAll(async () => {
  kit = await startKit({ env: { METRICS_TOKEN: TOKEN } });
  await buildOfficePerson(kit);
  clerk = kit.as(await kit.token('kantoor'));
});
afterAll(() => kit.stop());

const metrics = async (): Promise<string> =>
  (await kit.agent.get('/api/metrics').set('Authorization', `Bearer ${TOKEN}`).expect(200)).text;
/** Value of a line by its name and labels. */
const valueOf = (text: string, name: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length + 1),
  );

it('tells the office how the server does', async () => {
  const details = await clerk.call(endpoints.details, {});
  expect(details).toMatchObject({
    health: { klaar: true, database: true },
    process: { version: '0.1.0', node: process.version },
    database: { kind: kit.server.database.builtIn ? 'embedded' : 'postgresql', connections: { waiting: 0 } },
    mail: 'mailbox',
    backup: { at: null, tested: null, nightly: false },
    metrics: true,
  });
  expect(details.database?.steps.taken).toBe(details.database?.steps.known);
  expect(details.database?.size).toBeGreaterThan(1_000_000);
  expect(details.disk?.total).toBeGreaterThan(details.disk?.free ?? Number.NaN);
});

it('shows when a backup was made and put back', async () => {
  const at = '2026-11-20T01:00:00.000Z';
  const rows = ['backup', 'restore_test'].map((key) => ({ sleutel: key, waarde: at }));
  await kit.server.database.knex('instellingen').insert(rows);
  expect((await clerk.call(endpoints.details, {})).backup).toEqual({ at, tested: at, nightly: false });
  expect(valueOf(await metrics(), 'taaltocht_backup_timestamp_seconds')).toBe(Date.parse(at) / 1000);
});

it('gives the metrics to whoever knows the secret, and tells nobody else that they are there', async () => {
  for (const proof of [undefined, 'Bearer fout', `Basic ${TOKEN}`, TOKEN, 'Bearer '])
    await kit.agent
      .get('/api/metrics')
      .set(proof === undefined ? {} : { Authorization: proof })
      .expect(404);
  const out = await kit.agent.get('/api/metrics').set('Authorization', `Bearer ${TOKEN}`).expect(200);
  expect(out.headers).toMatchObject({
    'content-type': 'text/plain; version=0.0.4; charset=utf-8',
    'cache-control': 'no-store',
  });
});

it('counts calls by the pattern of their path, never by an id', async () => {
  const line = 'taaltocht_requests_total{method="GET",route="/api/gezondheid",status="200"}';
  const before = valueOf(await metrics(), line);
  await kit.agent.get('/api/gezondheid').expect(200);
  await kit.agent.get('/api/gezondheid').expect(200);
  const text = await metrics();
  expect(valueOf(text, line)).toBe((before || 0) + 2);
  await clerk.get(`/api/admins/${kit.scholen.een.adminId}/groepen`).expect(409);
  const after = await metrics();
  expect(after).toContain('route="/api/admins/:adminId/groepen",status="409"');
  expect(after).not.toContain(kit.scholen.een.adminId);
  const count = 'taaltocht_request_seconds_count{method="GET",route="/api/gezondheid"}';
  const last = 'taaltocht_request_seconds_bucket{method="GET",route="/api/gezondheid",le="+Inf"}';
  expect(valueOf(after, count)).toBe(valueOf(after, line));
  expect(valueOf(after, last)).toBe(valueOf(after, count));
});

it('writes what Prometheus reads: every line a comment or a number, every name explained once', async () => {
  const text = await metrics();
  const lines = text.trimEnd().split('\n');
  const odd = lines.filter(
    (line) =>
      !/^# (?:HELP|TYPE) [a-z_0-9]+ .+$/.test(line) &&
      !/^[a-z_0-9]+(?:\{[a-z]+="[^"]*"(?:,[a-z]+="[^"]*")*\})? [-+\w.]+$/.test(line),
  );
  expect(odd).toEqual([]);
  const kinds = lines.filter((line) => line.startsWith('# TYPE ')).map((line) => line.split(' ')[2]);
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(valueOf(text, 'taaltocht_ready{part="all"}')).toBe(1);
  expect(valueOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
  expect(valueOf(text, 'taaltocht_database_connections{state="waiting"}')).toBe(0);
});

it('has no metrics where no secret was set', async () => {
  const own = await startKit({ leeg: true });
  const { status } = await own.agent.get('/api/metrics').set('Authorization', 'Bearer undefined');
  expect(status).toBe(404);
  await own.stop();
});

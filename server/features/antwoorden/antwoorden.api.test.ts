// @module-tag embedded
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildAntwoord, buildRonde, type TestRonde } from '../../test/ronde.ts';

let kit: ApiKit;
let token: string;
let ronde: TestRonde;
const ik = () => ({ adminId: kit.scholen.een.adminId, leerlingId: kit.scholen.een.leerling });
const send = (antwoorden: unknown) => kit.as(token).post('/api/antwoorden', { antwoorden });
const db = () => kit.server.database.knex;

beforeAll(async () => {
  kit = await startKit();
  token = await kit.token('zoé.een');
  ronde = await buildRonde(db(), ik());
});
afterAll(() => kit.stop());

interface Tally {
  n: number;
  goed: number;
  ms: number;
}
async function recount(): Promise<{ log: Tally; doelen: Tally; weeks: Tally }> {
  const key = { admin_id: ik().adminId, leerling_id: ik().leerlingId };
  const [log] = await db()('antwoorden')
    .where(key)
    .select(
      db().raw('count(*)::int AS n, (count(*) FILTER (WHERE goed))::int AS goed, coalesce(sum(ms), 0)::int AS ms'),
    );
  const sum = db().raw(
    'coalesce(sum(n), 0)::int AS n, coalesce(sum(goed), 0)::int AS goed, coalesce(sum(ms_sum), 0)::int AS ms',
  );
  const [doelen] = await db()('leerling_doelen').where(key).select(sum);
  const [weeks] = await db()('leerling_weken').where(key).select(sum);
  return { log, doelen, weeks };
}
async function expectEqual(): Promise<number> {
  const { log, doelen, weeks } = await recount();
  expect(doelen).toEqual(log);
  expect(weeks).toEqual(log);
  return log.n;
}

const WOORDEN = [
  { itemId: 'w-trein', ruw: 'trein' },
  { itemId: 'w-geit', ruw: 'gijt' },
  { itemId: 'w-klein', ruw: 'klein' },
];

describe('the batch of answers', () => {
  it('stores it once with one statement, however often and in whatever order it comes', async () => {
    const batch = WOORDEN.map((woord, nr) => buildAntwoord(ronde, { ...woord, nr, seq: nr + 1 }));
    kit.wacht.reset();
    expect((await send(batch).expect(200)).body).toEqual({ nieuw: 3 });
    expect(kit.wacht.sql().filter((sql) => !/sessies/.test(sql))).toHaveLength(1);
    expect((await send(batch.toReversed()).expect(200)).body).toEqual({ nieuw: 0 });
    expect((await send([batch[1], batch[0]]).expect(200)).body).toEqual({ nieuw: 0 });
    expect(await expectEqual()).toBe(3);
  });

  it('counts an answer that comes twice in one batch once', async () => {
    const one = buildAntwoord(ronde, { itemId: 'w-plein', ruw: 'plein', nr: 3, seq: 4 });
    expect((await send([one, one, { ...one }]).expect(200)).body).toEqual({ nieuw: 1 });
    expect(await expectEqual()).toBe(4);
  });

  it('keeps exactly one of each when the same batches race', async () => {
    const batch = WOORDEN.map((woord, nr) => buildAntwoord(ronde, { ...woord, nr: nr + 4, seq: nr + 5 }));
    const out = await Promise.all(Array.from({ length: 6 }, () => send(batch)));
    expect(out.map((u) => u.status)).toEqual(Array.from({ length: 6 }, () => 200));
    expect(out.reduce((sum, u) => sum + u.body.nieuw, 0)).toBe(3);
    expect(await expectEqual()).toBe(7);
  });

  it('judges the raw answer itself, whatever the client says', async () => {
    const lie = buildAntwoord(ronde, { itemId: 'w-geit', ruw: 'gijt', goed: true, nr: 7, seq: 8 });
    await send([lie]).expect(200);
    const row = await db()('antwoorden')
      .where({ admin_id: ik().adminId, leerling_id: ik().leerlingId, client_id: lie.clientId })
      .first();
    expect(row.goed).toBe(false);
    expect(row.extra).toMatchObject({ ruw: 'gijt', woord: 'geit', clientGoed: true });
  });

  it('stores nothing of a round of somebody else', async () => {
    const before = await expectEqual();
    const other = await buildRonde(db(), { adminId: ik().adminId, leerlingId: kit.scholen.een.imagesLeerling });
    for (const r of [other, { ...other, rondeId: v7() }, { ...ronde, taakId: other.taakId }]) {
      const { body } = await send([
        buildAntwoord(r, { itemId: 'w-trein', ruw: 'trein', seq: 90 }),
        buildAntwoord(ronde, { itemId: 'w-trein', ruw: 'trein', seq: 91 }),
      ]).expect(404);
      expect(body.code).toBe('NIET_GEVONDEN');
    }
    expect(await expectEqual()).toBe(before);
  });

  it('refuses what is too long, unknown, empty or forged with marks at the field', async () => {
    const correct = buildAntwoord(ronde, { itemId: 'w-trein', ruw: 'trein', seq: 50 });
    const lang = await send([{ ...correct, ruw: 'x'.repeat(10_000) }]).expect(400);
    expect(lang.body).toMatchObject({ code: 'ONGELDIGE_INVOER', velden: { 'antwoorden.0.ruw': 'maxlengte' } });
    const unknown = await send([correct, { ...correct, clientId: v7(), itemId: 'w-bestaat-niet' }]).expect(400);
    expect(unknown.body.velden).toEqual({ 'antwoorden.1.itemId': 'onbekend' });
    await send([]).expect(400);
    await send(Array.from({ length: 51 }, () => correct)).expect(400);
    await send([{ ...correct, sterren: 3 }]).expect(400);
    await send([{ ...correct, ms: Number.MAX_SAFE_INTEGER }]).expect(400);
    await send([{ ...correct, leerlingId: kit.scholen.een.imagesLeerling }]).expect(400);
    await send('niets').expect(400);
  });

  it('answers broken JSON, another kind and a huge body with a sentence', async () => {
    const vraag = () => kit.agent.post('/api/antwoorden').set('Authorization', `Bearer ${token}`);
    expect(
      (await vraag().set('Content-Type', 'application/json').send('{"antwoorden": [').expect(400)).body,
    ).toMatchObject({ code: 'ONGELDIGE_INVOER', message: expect.stringMatching(/\.$/) });
    expect((await vraag().set('Content-Type', 'text/plain').send('hoi').expect(415)).body.code).toBe('VERKEERD_SOORT');
    expect(
      (
        await vraag()
          .send({ antwoorden: 'x'.repeat(200_000) })
          .expect(413)
      ).body.code,
    ).toBe('TE_GROOT');
  });

  it('never writes for an adult', async () => {
    const before = await expectEqual();
    const docent = await kit.token('docent.een');
    const { body } = await kit
      .as(docent)
      .post('/api/antwoorden', { antwoorden: [buildAntwoord(ronde, { itemId: 'w-trein', ruw: 'trein', seq: 70 })] })
      .expect(409);
    expect(body).toEqual({ code: 'MEEKIJKEN', message: 'Je kijkt mee. Er wordt niets bewaard.' });
    expect(await expectEqual()).toBe(before);
  });

  it('touches one partition only', async () => {
    const { rows } = await db().raw('EXPLAIN SELECT 1 FROM antwoorden WHERE admin_id = ? AND leerling_id = ?', [
      ik().adminId,
      ik().leerlingId,
    ]);
    const plan = rows.map((row: Record<string, string>) => Object.values(row).join(' ')).join('\n');
    expect(new Set(plan.match(/antwoorden_\d+/g)?.map((name: string) => name.replace(/_pkey$/, ''))).size).toBe(1);
  });
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.withoutTenant()).toEqual([]);
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildAdmin, buildGebruiker, buildLeerling } from '../../test/build.ts';
import { VERHUISSCOPE, Verhuisproef } from '../../test/verhuisproef.ts';

let kit: ApiKit;
let trial: Verhuisproef;
const db = () => kit.server.database.knex;
const one = () => kit.scholen.een;
const two = () => kit.scholen.twee;
const DAY = 86_400_000;
/** One character wrong. */
const mistype = (code: string): string => `${code.slice(0, 3)}${code[3] === '7' ? '8' : '7'}${code.slice(4)}`;

beforeAll(async () => {
  kit = await startKit();
  trial = new Verhuisproef(kit);
});
beforeEach(() => trial.begin());
afterAll(() => kit.stop());

describe('a token that cannot be used', () => {
  it('says why: used, too old, taken back, a slip of the pen, our own, unknown', async () => {
    // V1 V2 V3 B13
    const used = await trial.newCode();
    const old = await trial.newCode();
    const back = await trial.newCode();
    await trial.read(used).expect(200);
    const list = await kit.as(trial.van).get(trial.pad()).expect(200);
    const item = list.body.items.find((t: { naam?: string }) => t.naam === `Reiziger ${trial.nr}`);
    await kit.as(trial.van).del(`${trial.pad()}/${item.id}`).expect(204);
    expect((await trial.read(used).expect(410)).body.code).toBe('VERLOPEN_OF_GEBRUIKT');
    expect((await trial.read(back)).status).toBe(410);
    await kit.as(trial.van).del(`${trial.pad()}/${item.id}`).expect(409);
    expect((await trial.inspect([old], trial.van, one().adminId))[0]?.status).toBe('zelfde_school');
    expect((await trial.inspect([mistype(old), used, back, 'onzin', old, old])).map(({ status }) => status)).toEqual([
      'fout_teken',
      'gebruikt',
      'ingetrokken',
      'onbekend',
      'goed',
      'dubbel',
    ]);
    kit.klok.ahead(30 * DAY + 1_000);
    trial.naar = await kit.token('beheer.twee');
    expect((await trial.inspect([old]))[0]?.status).toBe('verlopen');
    expect((await trial.read(old)).status).toBe(410);
  });

  it('is meant for another school and stays good for that one', async () => {
    // V4
    const kind = await trial.buildKind();
    const {
      tokens: [{ token } = { token: '' }],
    } = await trial.createToken([kind.id], { doelCode: 'elders1' });
    expect((await trial.inspect([token]))[0]?.status).toBe('andere_school');
    await trial.read(token).expect(403);
    await db()('admins').where({ id: two().adminId }).update({ brin: 'ELDERS1' });
    await trial.read(token).expect(200);
    await db()('admins').where({ id: two().adminId }).update({ brin: null });
  });

  it('gives one of two redeemers the pupil', async () => {
    // V5
    const kind = await trial.buildKind();
    const {
      tokens: [{ token } = { token: '' }],
    } = await trial.createToken([kind.id]);
    const out = await Promise.all([trial.read(token), trial.read(token), trial.read(token)]);
    const statuses = out.map(({ status }) => status).toSorted();
    expect(statuses[0]).toBe(200);
    expect(statuses.slice(1).every((status) => status === 409 || status === 410)).toBe(true);
    expect(await db()('leerlingen').where({ admin_id: two().adminId, roepnaam: `Reiziger ${trial.nr}` })).toHaveLength(
      1,
    );
  });

  it('is replaced by a newer one', async () => {
    const kind = await trial.buildKind();
    const old = (await trial.createToken([kind.id])).tokens[0]?.token ?? '';
    const newOne = (await trial.createToken([kind.id])).tokens[0]?.token ?? '';
    expect((await trial.inspect([old, newOne])).map(({ status }) => status)).toEqual(['ingetrokken', 'goed']);
  });

  it('is not guessed: ten wrong codes close the door for a quarter of an hour', async () => {
    // V8
    const codes = Array.from({ length: 10 }, (_, spot) => `0000${spot}000000000000000`);
    for (const code of codes) {
      const { status } = await kit
        .as(trial.naar)
        .post(`${trial.pad(two().adminId)}/inzien`, { tokens: [code + check(code)] });
      expect([200, 429]).toContain(status);
    }
    const closed = await kit
      .as(trial.naar)
      .post(`${trial.pad(two().adminId)}/inzien`, { tokens: ['onzin'] })
      .expect(429);
    expect(Number(closed.headers['retry-after'])).toBe(900);
    await trial.read('onzin').expect(429);
    kit.klok.ahead(15 * 60_000 + 1_000);
    trial.naar = await kit.token('beheer.twee');
    expect((await trial.inspect(['onzin']))[0]?.status).toBe('onbekend');
  });
});

/** Check character by the rule of the standard, written out once more. */
function check(code: string): string {
  const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  let value = 0n;
  for (const draw of code) value = value * 32n + BigInt(signs.indexOf(draw));
  return `${signs}*~$=U`[Number(value % 37n)] ?? '';
}

describe('care and rights', () => {
  it('keeps care with schools that may see it', async () => {
    // V9
    const kind = await trial.buildKind();
    const care = { leerlingIds: [kind.id], scope: { ...VERHUISSCOPE, zorg: true }, toestemmingNaam: 'Mevrouw Proef' };
    const setFeatures = (adminId: string, features: string[]) =>
      db()('licenties')
        .insert({
          admin_id: adminId,
          id: adminId,
          soort: 'school',
          status: 'actief',
          plaatsen: 500,
          start: '2026-08-01',
          features,
        })
        .onConflict('admin_id')
        .merge({ features });
    await setFeatures(one().adminId, []);
    await setFeatures(two().adminId, []);
    await kit.as(trial.van).post(trial.pad(), care).expect(403);
    await setFeatures(one().adminId, ['featureZorgtraject']);
    expect(
      (
        await kit
          .as(trial.van)
          .post(trial.pad(), { ...care, toestemmingNaam: undefined })
          .expect(400)
      ).body.velden,
    ).toEqual({ toestemmingNaam: 'verplicht' });
    const { body } = await kit.as(trial.van).post(trial.pad(), care).expect(201);
    expect((await trial.inspect([body.tokens[0].token]))[0]?.status).toBe('zorg_niet');
    await trial.read(body.tokens[0].token).expect(403);
    const rt = await buildAdmin(db(), { soort: 'rt', naam: 'Praktijk', code: 'RTVERH' });
    await buildGebruiker(db(), { adminId: rt, role: 'rtadmin', naam: 'rt.verhuis', voornaam: 'Ria' });
    const client = await buildLeerling(db(), {
      adminId: rt,
      naam: 'client',
      voornaam: 'Cas',
      groepId: (
        await db()('groepen')
          .insert({ admin_id: rt, id: rt, naam: 'Praktijk', jaargroepen: [4], schooljaar: '2026-2027' })
          .returning('id')
      )[0].id,
      jaargroep: 4,
    });
    const token = await kit.token('rt.verhuis');
    await kit
      .as(token)
      .post(trial.pad(rt), { leerlingIds: [client], scope: { ...VERHUISSCOPE, zorg: true }, toestemmingNaam: 'Ria' })
      .expect(403);
    await kit
      .as(token)
      .post(trial.pad(rt), { leerlingIds: [client], scope: VERHUISSCOPE })
      .expect(201);
  });

  it('lets a docent read tokens in for the own group only, and make none', async () => {
    const kind = await trial.buildKind();
    const {
      tokens: [{ token } = { token: '' }],
    } = await trial.createToken([kind.id]);
    const docent = await kit.token('docent.twee');
    await kit
      .as(docent)
      .post(trial.pad(two().adminId), { leerlingIds: [two().leerling], scope: VERHUISSCOPE })
      .expect(403);
    const rule = (groepId: string) =>
      kit.as(docent).post(`${trial.pad(two().adminId)}/inlezen`, { regels: [{ token, groepId }] });
    expect((await rule(two().groepB)).status).toBe(404);
    await rule(two().groepA).expect(200);
    expect(
      (await kit.as(trial.van).post(trial.pad(), { leerlingIds: [two().leerling], scope: VERHUISSCOPE })).status,
    ).toBe(404);
  });
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.withoutTenant()).toEqual([]);
});

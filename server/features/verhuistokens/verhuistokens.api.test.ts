import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formatTransferCode } from '#engine/core/domein/transfer-code.ts';
import { unpack } from '#engine/core/oefening/select/pack.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildLeerling } from '../../test/build.ts';
import { buildAntwoord, buildRonde } from '../../test/ronde.ts';
import { VERHUISSCOPE, Verhuisproef } from '../../test/verhuisproef.ts';
import { PERMANENT, TRANSFER_TABLES } from './transfer-tables.ts';

let kit: ApiKit;
let trial: Verhuisproef;
const db = () => kit.server.database.knex;
const one = () => kit.scholen.een;
const two = () => kit.scholen.twee;
const DAY = 86_400_000;

beforeAll(async () => {
  kit = await startKit();
  trial = new Verhuisproef(kit);
});
beforeEach(() => trial.begin());
afterAll(() => kit.stop());

it('knows every table that holds rows of a pupil', async () => {
  const { rows } = await db()
    .raw(`SELECT c.relname AS naam FROM pg_class c JOIN pg_attribute l ON l.attrelid = c.oid AND l.attname = 'leerling_id' AND NOT l.attisdropped
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'admin_id' AND NOT a.attisdropped WHERE c.relkind IN ('r','p') AND NOT c.relispartition ORDER BY 1`);
  const known = [...TRANSFER_TABLES.map(({ tabel: table }) => table), ...PERMANENT].toSorted();
  expect(rows.map((row: { naam: string }) => row.naam).toSorted()).toEqual(known);
});

describe('a pupil who moves', () => {
  it('takes everything in scope along, is gone at the old school and gets a card at the new one', async () => {
    const kind = await trial.buildKind();
    const {
      tokens: [{ token } = { token: '' }],
    } = await trial.createToken([kind.id], { opmerking: 'Leest graag.' });
    expect(token).toMatch(/^(?:[0-9A-Z]{5}-){4}.$/);
    const saved = await db()('verhuiswijzers').select();
    expect(JSON.stringify(saved)).not.toContain(token.replaceAll('-', ''));
    expect(await trial.inspect([token.toLowerCase()])).toEqual([
      {
        token: token.toLowerCase(),
        status: 'goed',
        naam: `Reiziger ${trial.nr}`,
        roepnaam: `Reiziger ${trial.nr}`,
        jaargroep: 4,
        van: 'School een',
        scope: VERHUISSCOPE,
        opmerking: 'Leest graag.',
      },
    ]);
    await kit.as(kind.token).get('/api/users/mij').expect(200);

    const { body } = await trial.read(token).expect(200);
    const [item] = body.items;
    await kit.as(kind.token).get('/api/users/mij').expect(401); // V7
    for (const { tabel: table, deel: part } of TRANSFER_TABLES)
      expect([table, part, await trial.countUp(table, one().adminId, kind.id)]).toEqual([table, part, 0]);
    expect(await db()('gebruikers').where({ admin_id: one().adminId, id: kind.id })).toEqual([]);
    expect(await db()('oefeninstellingen').where({ admin_id: one().adminId, scope_id: kind.id })).toEqual([]);
    const here = (table: string) => trial.countUp(table, two().adminId, item.leerlingId);
    expect(await here('antwoorden')).toBe(2);
    expect(await here('somvensters')).toBe(1);
    expect(await here('taken')).toBe(1);
    expect(await here('spelrondes')).toBe(1);
    expect(await here('muntboekingen')).toBe(1);
    expect(
      await db()('oefeninstellingen').where({ admin_id: two().adminId, scope: 'leerling', scope_id: item.leerlingId }),
    ).toHaveLength(1);
    await kit.agent
      .post('/api/auth')
      .send({ groepscode: two().codeA, leerlingId: item.leerlingId, wachtwoord: item.kaart })
      .expect(200);
    const stenen = await db()('wis_lijst').where({ admin_id: one().adminId });
    expect(JSON.stringify(stenen)).not.toContain(kind.id);
    expect(stenen.length).toBeGreaterThan(0);
    const rules = await db()('audit')
      .where({ soort: 'verhuistoken' })
      .whereIn('admin_id', [one().adminId, two().adminId]);
    expect(rules.map((r) => r.actie)).toEqual(
      expect.arrayContaining(['verhuistoken.gemaakt', 'verhuistoken.vertrokken', 'verhuistoken.ingelezen']),
    );
    expect(JSON.stringify(rules)).not.toContain('Reiziger');
  });

  it('tells who runs the old school how many left, without a name', async () => {
    const children = [await trial.buildKind(), await trial.buildKind()];
    await db()('gebruikers')
      .where({ admin_id: one().adminId, id: one().schooladmin })
      .update({ email: 'bea@school.test' });
    const { tokens } = await trial.createToken(children.map(({ id }) => id));
    await kit
      .as(trial.naar)
      .post(`${trial.pad(two().adminId)}/inlezen`, {
        regels: tokens.map(({ token }) => ({ token, groepId: two().groepA })),
      })
      .expect(200);
    const mails = await db()('mailberichten').where({ admin_id: one().adminId, sjabloon: 'verhuis-ingelezen' });
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      aan: 'bea@school.test',
      gebruiker_id: one().schooladmin,
      waarden: { aantal: '2', organisatie: 'School een' },
    });
    expect(JSON.stringify(mails[0].waarden)).not.toMatch(/Reiziger|[0-9A-Z]{5}-[0-9A-Z]{5}/);
    await db()('gebruikers').where({ admin_id: one().adminId, id: one().schooladmin }).update({ email: null });
  });

  it('leaves behind what was not ticked', async () => {
    // V6
    const kind = await trial.buildKind();
    const {
      tokens: [{ token } = { token: '' }],
    } = await trial.createToken([kind.id], {
      scope: { voortgang: false, beloningen: false, instellingen: false, zorg: false },
    });
    const {
      body: {
        items: [item],
      },
    } = await trial.read(token).expect(200);
    for (const { tabel: table, deel: part } of TRANSFER_TABLES) {
      if (part !== 'nooit')
        expect([table, await trial.countUp(table, two().adminId, item.leerlingId)]).toEqual([table, 0]);
      expect([table, await trial.countUp(table, one().adminId, kind.id)]).toEqual([table, 0]);
    }
    expect(await db()('oefeninstellingen').where({ admin_id: two().adminId, scope_id: item.leerlingId })).toEqual([]);
    const row = await db()('leerlingen').where({ admin_id: two().adminId, id: item.leerlingId }).first();
    expect(row).toMatchObject({ roepnaam: `Reiziger ${trial.nr}`, jaargroep: 4, status: 'actief' });
  });

  it('becomes one with a pupil who is there already, with both histories', async () => {
    const kind = await trial.buildKind();
    const double = await buildLeerling(db(), {
      adminId: two().adminId,
      naam: kind.naam,
      voornaam: `Reiziger ${trial.nr}`,
      groepId: two().groepA,
      jaargroep: 4,
    });
    const ronde = await buildRonde(db(), { adminId: two().adminId, leerlingId: double });
    const own = await kit.token(kind.naam).catch(() => '');
    expect(own).toBe(''); // the same name at two schools needs the code of the school
    const {
      body: { token: login },
    } = await kit.agent
      .post('/api/auth')
      .send({ gebruikersnaam: kind.naam, wachtwoord: kit.scholen.wachtwoord, schoolcode: 'SCHOOL2' })
      .expect(200);
    await kit
      .as(login)
      .post('/api/antwoorden', {
        antwoorden: [buildAntwoord(ronde, { itemId: 'w-plein', ruw: 'plein', seq: 1, nr: 1 })],
      })
      .expect(200);
    await trial.saveBase(
      { adminId: one().adminId, id: kind.id },
      { antwoorden: 40, theta: 2, schaal: 0.5, woord: 11, dag: 3 },
    );
    await trial.saveBase(
      { adminId: two().adminId, id: double },
      { antwoorden: 10, theta: 0, schaal: 0, woord: 22, dag: 3 },
    );
    const {
      tokens: [{ token } = { token: '' }],
    } = await trial.createToken([kind.id]);
    const [seen] = await trial.inspect([token]);
    expect(seen?.bestaandeLeerling).toEqual({ id: double, naam: `Reiziger ${trial.nr}`, groep: 'Groep A' });
    const {
      body: {
        items: [item],
      },
    } = await trial.read(token, { samenvoegenMet: double }).expect(200);
    expect(item).toEqual({ leerlingId: double, naam: `Reiziger ${trial.nr}`, groepId: two().groepA });
    expect(await trial.countUp('antwoorden', two().adminId, double)).toBe(3);
    expect(await trial.countUp('leerling_fouten', two().adminId, double)).toBe(0);
    const bases = await db()('leerling_toestand_basis')
      .whereIn('admin_id', [one().adminId, two().adminId])
      .whereIn('leerling_id', [kind.id, double]);
    expect(bases).toMatchObject([
      { admin_id: two().adminId, leerling_id: double, antwoorden: 50, schaal: 0, tot: new Date(3 * DAY) },
    ]);
    const together = unpack(new Uint8Array(bases[0].toestand));
    if (!together.ok) throw new Error(together.fout);
    // Equally sure, so halfway: 2 on a scale that lies half a logit higher is 2.5 here.
    expect(together.value).toMatchObject({ n: 50, theta: 1.25 });
    expect([...together.value.woorden.keys()].toSorted()).toEqual([11, 22]);
    const [doel] = await db()('leerling_doelen').where({
      admin_id: two().adminId,
      leerling_id: double,
      doel_id: 'ei',
    });
    expect(doel).toMatchObject({ n: 3, goed: 2 });
    await kit.as(login).get('/api/users/mij').expect(200);
  });

  it('comes in with the whole batch or not at all', async () => {
    const [a, b] = [await trial.buildKind(), await trial.buildKind()];
    const { tokens } = await trial.createToken([a.id, b.id]);
    const rules = tokens.map(({ token }) => ({ token, groepId: two().groepA }));
    const error = await kit.as(trial.naar).post(`${trial.pad(two().adminId)}/inlezen`, {
      regels: [...rules, { token: formatTransferCode('0'.repeat(21)), groepId: two().groepA }],
    });
    expect(error.status).toBe(404);
    for (const kind of [a, b]) expect(await trial.countUp('antwoorden', one().adminId, kind.id)).toBe(2);
    const { body } = await kit
      .as(trial.naar)
      .post(`${trial.pad(two().adminId)}/inlezen`, { regels: rules })
      .expect(200);
    expect(body.items).toHaveLength(2);
  });

  it('waits while there is no seat', async () => {
    const kind = await trial.buildKind();
    const {
      tokens: [{ token } = { token: '' }],
    } = await trial.createToken([kind.id]);
    await db()('licenties')
      .insert({
        admin_id: two().adminId,
        id: kind.id,
        soort: 'school',
        status: 'actief',
        plaatsen: 1,
        start: '2026-08-01',
      })
      .onConflict('admin_id')
      .merge({ plaatsen: 1 });
    expect((await trial.read(token).expect(409)).body.code).toBe('GEEN_PLAATSEN');
    await db()('licenties').where({ admin_id: two().adminId }).update({ plaatsen: 500 });
    await trial.read(token).expect(200);
    expect((await trial.inspect([token]))[0]?.status).toBe('gebruikt');
  });
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.withoutTenant()).toEqual([]);
});

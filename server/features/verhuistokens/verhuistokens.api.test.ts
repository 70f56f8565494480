import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toonVerhuiscode } from '#engine/core/domein/verhuiscode.ts';
import { unpack } from '#engine/core/oefening/pack.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildLeerling } from '../../test/bouw.ts';
import { buildAntwoord, buildRonde } from '../../test/ronde.ts';
import { VERHUISSCOPE, Verhuisproef } from '../../test/verhuisproef.ts';
import { BLIJVEND, VERHUISTABELLEN } from './verhuistabellen.ts';

let kit: ApiKit;
let proef: Verhuisproef;
const db = () => kit.server.database.knex;
const een = () => kit.scholen.een;
const twee = () => kit.scholen.twee;
const DAG = 86_400_000;

beforeAll(async () => {
  kit = await startKit();
  proef = new Verhuisproef(kit);
});
beforeEach(() => proef.begin());
afterAll(() => kit.stop());

it('knows every table that holds rows of a pupil', async () => {
  const { rows } = await db()
    .raw(`SELECT c.relname AS naam FROM pg_class c JOIN pg_attribute l ON l.attrelid = c.oid AND l.attname = 'leerling_id' AND NOT l.attisdropped
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'admin_id' AND NOT a.attisdropped WHERE c.relkind IN ('r','p') AND NOT c.relispartition ORDER BY 1`);
  const bekend = [...VERHUISTABELLEN.map(({ tabel }) => tabel), ...BLIJVEND].toSorted();
  expect(rows.map((rij: { naam: string }) => rij.naam).toSorted()).toEqual(bekend);
});

describe('a pupil who moves', () => {
  it('takes everything in scope along, is gone at the old school and gets a card at the new one', async () => {
    const kind = await proef.buildKind();
    const {
      tokens: [{ token } = { token: '' }],
    } = await proef.maakToken([kind.id], { opmerking: 'Leest graag.' });
    expect(token).toMatch(/^(?:[0-9A-Z]{5}-){4}.$/);
    const bewaard = await db()('verhuiswijzers').select();
    expect(JSON.stringify(bewaard)).not.toContain(token.replaceAll('-', ''));
    expect(await proef.inzien([token.toLowerCase()])).toEqual([
      {
        token: token.toLowerCase(),
        status: 'goed',
        naam: `Reiziger ${proef.nr}`,
        roepnaam: `Reiziger ${proef.nr}`,
        jaargroep: 4,
        van: 'School een',
        scope: VERHUISSCOPE,
        opmerking: 'Leest graag.',
      },
    ]);
    await kit.als(kind.token).get('/api/users/mij').expect(200);

    const { body } = await proef.lees(token).expect(200);
    const [item] = body.items;
    await kit.als(kind.token).get('/api/users/mij').expect(401); // V7
    for (const { tabel, deel } of VERHUISTABELLEN)
      expect([tabel, deel, await proef.tel(tabel, een().adminId, kind.id)]).toEqual([tabel, deel, 0]);
    expect(await db()('gebruikers').where({ admin_id: een().adminId, id: kind.id })).toEqual([]);
    expect(await db()('oefeninstellingen').where({ admin_id: een().adminId, scope_id: kind.id })).toEqual([]);
    const hier = (tabel: string) => proef.tel(tabel, twee().adminId, item.leerlingId);
    expect(await hier('antwoorden')).toBe(2);
    expect(await hier('somvensters')).toBe(1);
    expect(await hier('taken')).toBe(1);
    expect(await hier('spelrondes')).toBe(1);
    expect(await hier('muntboekingen')).toBe(1);
    expect(
      await db()('oefeninstellingen').where({ admin_id: twee().adminId, scope: 'leerling', scope_id: item.leerlingId }),
    ).toHaveLength(1);
    await kit.agent
      .post('/api/auth')
      .send({ groepscode: twee().codeA, leerlingId: item.leerlingId, wachtwoord: item.kaart })
      .expect(200);
    const stenen = await db()('wis_lijst').where({ admin_id: een().adminId });
    expect(JSON.stringify(stenen)).not.toContain(kind.id);
    expect(stenen.length).toBeGreaterThan(0);
    const regels = await db()('audit')
      .where({ soort: 'verhuistoken' })
      .whereIn('admin_id', [een().adminId, twee().adminId]);
    expect(regels.map((r) => r.actie)).toEqual(
      expect.arrayContaining(['verhuistoken.gemaakt', 'verhuistoken.vertrokken', 'verhuistoken.ingelezen']),
    );
    expect(JSON.stringify(regels)).not.toContain('Reiziger');
  });

  it('tells who runs the old school how many left, without a name', async () => {
    const kinderen = [await proef.buildKind(), await proef.buildKind()];
    await db()('gebruikers')
      .where({ admin_id: een().adminId, id: een().schooladmin })
      .update({ email: 'bea@school.test' });
    const { tokens } = await proef.maakToken(kinderen.map(({ id }) => id));
    await kit
      .als(proef.naar)
      .post(`${proef.pad(twee().adminId)}/inlezen`, {
        regels: tokens.map(({ token }) => ({ token, groepId: twee().groepA })),
      })
      .expect(200);
    const mails = await db()('mailberichten').where({ admin_id: een().adminId, sjabloon: 'verhuis-ingelezen' });
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      aan: 'bea@school.test',
      gebruiker_id: een().schooladmin,
      waarden: { aantal: '2', organisatie: 'School een' },
    });
    expect(JSON.stringify(mails[0].waarden)).not.toMatch(/Reiziger|[0-9A-Z]{5}-[0-9A-Z]{5}/);
    await db()('gebruikers').where({ admin_id: een().adminId, id: een().schooladmin }).update({ email: null });
  });

  it('leaves behind what was not ticked', async () => {
    // V6
    const kind = await proef.buildKind();
    const {
      tokens: [{ token } = { token: '' }],
    } = await proef.maakToken([kind.id], {
      scope: { voortgang: false, beloningen: false, instellingen: false, zorg: false },
    });
    const {
      body: {
        items: [item],
      },
    } = await proef.lees(token).expect(200);
    for (const { tabel, deel } of VERHUISTABELLEN) {
      if (deel !== 'nooit')
        expect([tabel, await proef.tel(tabel, twee().adminId, item.leerlingId)]).toEqual([tabel, 0]);
      expect([tabel, await proef.tel(tabel, een().adminId, kind.id)]).toEqual([tabel, 0]);
    }
    expect(await db()('oefeninstellingen').where({ admin_id: twee().adminId, scope_id: item.leerlingId })).toEqual([]);
    const rij = await db()('leerlingen').where({ admin_id: twee().adminId, id: item.leerlingId }).first();
    expect(rij).toMatchObject({ roepnaam: `Reiziger ${proef.nr}`, jaargroep: 4, status: 'actief' });
  });

  it('becomes one with a pupil who is there already, with both histories', async () => {
    const kind = await proef.buildKind();
    const dubbel = await buildLeerling(db(), {
      adminId: twee().adminId,
      naam: kind.naam,
      voornaam: `Reiziger ${proef.nr}`,
      groepId: twee().groepA,
      jaargroep: 4,
    });
    const ronde = await buildRonde(db(), { adminId: twee().adminId, leerlingId: dubbel });
    const eigen = await kit.token(kind.naam).catch(() => '');
    expect(eigen).toBe(''); // the same name at two schools needs the code of the school
    const {
      body: { token: inlog },
    } = await kit.agent
      .post('/api/auth')
      .send({ gebruikersnaam: kind.naam, wachtwoord: kit.scholen.wachtwoord, schoolcode: 'SCHOOL2' })
      .expect(200);
    await kit
      .als(inlog)
      .post('/api/antwoorden', {
        antwoorden: [buildAntwoord(ronde, { itemId: 'w-plein', ruw: 'plein', seq: 1, nr: 1 })],
      })
      .expect(200);
    await proef.bewaarBasis(
      { adminId: een().adminId, id: kind.id },
      { antwoorden: 40, theta: 2, schaal: 0.5, woord: 11, dag: 3 },
    );
    await proef.bewaarBasis(
      { adminId: twee().adminId, id: dubbel },
      { antwoorden: 10, theta: 0, schaal: 0, woord: 22, dag: 3 },
    );
    const {
      tokens: [{ token } = { token: '' }],
    } = await proef.maakToken([kind.id]);
    const [gezien] = await proef.inzien([token]);
    expect(gezien?.bestaandeLeerling).toEqual({ id: dubbel, naam: `Reiziger ${proef.nr}`, groep: 'Groep A' });
    const {
      body: {
        items: [item],
      },
    } = await proef.lees(token, { samenvoegenMet: dubbel }).expect(200);
    expect(item).toEqual({ leerlingId: dubbel, naam: `Reiziger ${proef.nr}`, groepId: twee().groepA });
    expect(await proef.tel('antwoorden', twee().adminId, dubbel)).toBe(3);
    expect(await proef.tel('leerling_fouten', twee().adminId, dubbel)).toBe(0);
    const bases = await db()('leerling_toestand_basis')
      .whereIn('admin_id', [een().adminId, twee().adminId])
      .whereIn('leerling_id', [kind.id, dubbel]);
    expect(bases).toMatchObject([
      { admin_id: twee().adminId, leerling_id: dubbel, antwoorden: 50, schaal: 0, tot: new Date(3 * DAG) },
    ]);
    const samen = unpack(new Uint8Array(bases[0].toestand));
    if (!samen.ok) throw new Error(samen.fout);
    // Equally sure, so halfway: 2 on a scale that lies half a logit higher is 2.5 here.
    expect(samen.value).toMatchObject({ n: 50, theta: 1.25 });
    expect([...samen.value.woorden.keys()].toSorted()).toEqual([11, 22]);
    const [doel] = await db()('leerling_doelen').where({
      admin_id: twee().adminId,
      leerling_id: dubbel,
      doel_id: 'ei',
    });
    expect(doel).toMatchObject({ n: 3, goed: 2 });
    await kit.als(inlog).get('/api/users/mij').expect(200);
  });

  it('comes in with the whole batch or not at all', async () => {
    const [a, b] = [await proef.buildKind(), await proef.buildKind()];
    const { tokens } = await proef.maakToken([a.id, b.id]);
    const regels = tokens.map(({ token }) => ({ token, groepId: twee().groepA }));
    const fout = await kit.als(proef.naar).post(`${proef.pad(twee().adminId)}/inlezen`, {
      regels: [...regels, { token: toonVerhuiscode('0'.repeat(21)), groepId: twee().groepA }],
    });
    expect(fout.status).toBe(404);
    for (const kind of [a, b]) expect(await proef.tel('antwoorden', een().adminId, kind.id)).toBe(2);
    const { body } = await kit
      .als(proef.naar)
      .post(`${proef.pad(twee().adminId)}/inlezen`, { regels })
      .expect(200);
    expect(body.items).toHaveLength(2);
  });

  it('waits while there is no seat', async () => {
    const kind = await proef.buildKind();
    const {
      tokens: [{ token } = { token: '' }],
    } = await proef.maakToken([kind.id]);
    await db()('licenties')
      .insert({
        admin_id: twee().adminId,
        id: kind.id,
        soort: 'school',
        status: 'actief',
        plaatsen: 1,
        start: '2026-08-01',
      })
      .onConflict('admin_id')
      .merge({ plaatsen: 1 });
    expect((await proef.lees(token).expect(409)).body.code).toBe('GEEN_PLAATSEN');
    await db()('licenties').where({ admin_id: twee().adminId }).update({ plaatsen: 500 });
    await proef.lees(token).expect(200);
    expect((await proef.inzien([token]))[0]?.status).toBe('gebruikt');
  });
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.zonderTenant()).toEqual([]);
});

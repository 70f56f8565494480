import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildLeerling } from '../../test/build.ts';
import { buildAntwoord, buildRonde } from '../../test/ronde.ts';

let kit: ApiKit;
let management: ReturnType<ApiKit['as']>;
let docent: ReturnType<ApiKit['as']>;
const db = () => kit.server.database.knex;
const one = () => kit.scholen.een;
const A = () => `/api/admins/${one().adminId}`;
const G = (id = one().groepA) => `${A()}/groepen/${id}`;
const DAY_MS = 86_400_000;

async function login(): Promise<void> {
  management = kit.as(await kit.token('beheer.een'));
  docent = kit.as(await kit.token('docent.een'));
}
beforeAll(async () => {
  kit = await startKit();
  await login();
});
afterAll(() => kit.stop());

const places = (n: number) => db()('licenties').where({ admin_id: one().adminId }).update({ plaatsen: n });
const active = async (): Promise<number> =>
  Number((await db()('leerlingen').where({ admin_id: one().adminId, status: 'actief' }).count('* as n'))[0]?.['n']);
const append = (leerlingen: object[], extra: object = {}) =>
  management.post(`${G()}/leerlingen`, { leerlingen, ...extra });

describe('adding leerlingen', () => {
  it('makes names and first secrets that work at once', async () => {
    const { body } = await docent
      .post(`${G()}/leerlingen`, {
        leerlingen: [
          { roepnaam: 'Zoë', voorvoegsel: "van 't", achternaam: 'Veld', jaargroep: 3 },
          { roepnaam: 'Zoë', achternaam: 'Visser', jaargroep: 4 },
          { roepnaam: 'Öykü', jaargroep: 4, gebruikersnaam: 'oyku.eigen' },
        ],
      })
      .expect(201);
    expect(body.items.map((i: { gebruikersnaam: string }) => i.gebruikersnaam)).toEqual([
      'zoe.v',
      'zoe.v2',
      'oyku.eigen',
    ]);
    const [images, woorden] = body.items;
    expect(images.wachtwoordkaart).toMatchObject({ naam: 'Zoë', soort: 'plaatjes', groepscode: one().codeA });
    await kit.agent
      .post('/api/auth')
      .send({ groepscode: one().codeA, leerlingId: images.id, plaatjes: images.wachtwoordkaart.plaatjes })
      .expect(200);
    await kit.agent
      .post('/api/auth')
      .send({ gebruikersnaam: 'ZOE.V2', wachtwoord: woorden.wachtwoordkaart.wachtwoord })
      .expect(200);
    const { body: list } = await docent.get(`${G()}/leerlingen`).expect(200);
    expect(
      list.items
        .filter((l: { roepnaam: string }) => l.roepnaam === 'Zoë')
        .map((l: { naam: string }) => l.naam)
        .sort(),
    ).toEqual(['Zoë V', 'Zoë V']);
    expect(new Set(list.items.slice(-3).map((l: { dier: string }) => l.dier)).size).toBe(3);
  });

  it('is all or nothing, with the broken rule at its field', async () => {
    const before = await active();
    const fields = async (...leerlingen: object[]) => (await append(leerlingen).expect(400)).body.velden;
    expect(await fields()).toEqual({ leerlingen: 'kies' });
    expect(await fields({ roepnaam: 'Noor', jaargroep: 4 }, { roepnaam: ' ', jaargroep: 4 })).toEqual({
      'leerlingen.1.roepnaam': 'verplicht',
    });
    expect(await fields({ roepnaam: 'x'.repeat(65), jaargroep: 9 })).toEqual({
      'leerlingen.0.roepnaam': 'maxlengte',
      'leerlingen.0.jaargroep': 'bereik',
    });
    expect(await fields({ roepnaam: '<b>', jaargroep: 4 })).toEqual({ 'leerlingen.0.roepnaam': 'formaat' });
    expect(await fields({ roepnaam: 'Noor', jaargroep: 4, gebruikersnaam: 'ab' })).toEqual({
      'leerlingen.0.gebruikersnaam': 'minlengte',
    });
    expect(await fields({ roepnaam: 'Noor', jaargroep: 4, gebruikersnaam: 'ZOÉ.EEN' })).toEqual({
      'leerlingen.0.gebruikersnaam': 'bestaat_al',
    });
    expect(await active()).toBe(before);
  });

  it('proposes free names and tells who has the name already, in the bin too', async () => {
    const { body: newOne } = await append([{ roepnaam: 'Juno', achternaam: 'Kramer', jaargroep: 4 }]).expect(201);
    await management.post(`${A()}/leerlingen/verwijderingen`, { ids: [newOne.items[0].id] }).expect(200);
    const { body } = await management
      .post(`${A()}/leerlingvoorstellen`, {
        namen: [
          { roepnaam: 'JUNO', achternaam: 'Krämer' },
          { roepnaam: 'Juno', achternaam: 'Klaver' },
          { roepnaam: '' },
        ],
      })
      .expect(200);
    expect(body.items[0]).toEqual({
      gebruikersnaam: 'juno.k2',
      dubbel: [{ leerlingId: newOne.items[0].id, naam: 'Juno Kramer', prullenbak: true }],
    });
    expect(body.items[1]).toEqual({ gebruikersnaam: 'juno.k3', dubbel: [] });
  });

  it('gives the last seat once when two ask at once', async () => {
    await places((await active()) + 1);
    const out = await Promise.all(['Eerste', 'Tweede'].map((roepnaam) => append([{ roepnaam, jaargroep: 4 }])));
    expect(out.map(({ status }) => status).sort()).toEqual([201, 409]);
    const full = out.find(({ status }) => status === 409);
    expect(full?.body).toMatchObject({ code: 'GEEN_PLAATSEN', details: { nodig: 1 } });
    expect(full?.body.message).toContain('plaatsen zijn bezet');
    await places(10_000);
  });
});

describe('changing a leerling', () => {
  it('moves the sign-in name along and refuses what an other was before with', async () => {
    const {
      body: [who],
    } = { body: (await append([{ roepnaam: 'Sem', jaargroep: 4 }]).expect(201)).body.items };
    const path = `${A()}/leerlingen/${who.id}`;
    const { body: old } = await docent.get(path).expect(200);
    const { body } = await docent
      .patch(path, {
        versie: old.versie,
        roepnaam: 'Semih',
        voorvoegsel: 'van',
        achternaam: 'Dam',
        gebruikersnaam: 'semih.d',
        notitie: 'Zit vooraan',
      })
      .expect(200);
    expect(body).toMatchObject({
      roepnaam: 'Semih',
      gebruikersnaam: 'semih.d',
      notitie: 'Zit vooraan',
      versie: old.versie + 1,
    });
    await kit.agent
      .post('/api/auth')
      .send({ gebruikersnaam: 'semih.d', wachtwoord: who.wachtwoordkaart.wachtwoord })
      .expect(200);
    await kit.agent
      .post('/api/auth')
      .send({ gebruikersnaam: 'sem', wachtwoord: who.wachtwoordkaart.wachtwoord })
      .expect(401);
    expect((await docent.patch(path, { versie: old.versie, roepnaam: 'Te laat' }).expect(409)).body).toMatchObject({
      code: 'GEWIJZIGD_DOOR_ANDER',
      details: { roepnaam: 'Semih' },
    });
    expect(
      (await docent.patch(path, { versie: body.versie, gebruikersnaam: 'pip.een' }).expect(400)).body.velden,
    ).toEqual({ gebruikersnaam: 'bestaat_al' });
    await docent.patch(`${A()}/leerlingen/${one().leerlingB}`, { versie: 1, roepnaam: 'x' }).expect(404);
  });

  it('in bulk: level, a word, another group and back', async () => {
    const ids = [one().leerling, one().imagesLeerling];
    const niveau = async (value: number | null) =>
      (await docent.post(`${A()}/leerlingen/startniveaus`, { ids, niveau: value }).expect(200)).body.vorige;
    expect(await niveau(4.5)).toEqual(expect.arrayContaining(ids.map((leerlingId) => ({ leerlingId, niveau: null }))));
    expect(await niveau(5.5)).toEqual(expect.arrayContaining(ids.map((leerlingId) => ({ leerlingId, niveau: 4.5 }))));
    expect(
      (await docent.get(`${G()}/leerlingen`).expect(200)).body.items.find((kind: { id: string }) => kind.id === ids[0])
        .startniveau,
    ).toBe(5.5);
    expect((await docent.get(`${A()}/leerlingen/${ids[0]}`).expect(200)).body.startniveau).toBe(5.5);
    expect((await docent.post(`${A()}/leerlingen/startniveaus`, { ids, niveau: 5.2 }).expect(400)).body.velden).toEqual(
      { niveau: 'bereik' },
    );
    await docent.post(`${A()}/leerlingen/notities`, { ids, tekst: 'Goed gewerkt!' }).expect(204);
    expect(await db()('leerlingnotities').where({ admin_id: one().adminId })).toHaveLength(2);
    await docent.post(`${A()}/leerlingen/verplaatsingen`, { ids, naarGroepId: one().groepB }).expect(404);
    const { body } = await management
      .post(`${A()}/leerlingen/verplaatsingen`, { ids, naarGroepId: one().groepB })
      .expect(200);
    expect(body.vorige).toEqual(ids.map((leerlingId) => ({ leerlingId, groepId: one().groepA })));
    await docent.get(`${A()}/leerlingen/${ids[0]}`).expect(404);
    await management.post(`${A()}/leerlingen/verplaatsingen`, { ids, naarGroepId: one().groepA }).expect(200);
    await docent.get(`${A()}/leerlingen/${ids[0]}`).expect(200);
    await management.post(`${A()}/leerlingen/verplaatsingen`, { ids: [...ids, v7()], naarGroepId: null }).expect(404);
  });
});

describe('the bin', () => {
  it('is out of reach and comes back with its work and its old sign-in, until the last day', async () => {
    const who = { adminId: one().adminId, leerlingId: one().leerling };
    const ronde = await buildRonde(db(), who);
    const kind = kit.as(await kit.token('zoé.een'));
    await kind
      .post('/api/antwoorden', { antwoorden: [buildAntwoord(ronde, { itemId: 'w-trein', ruw: 'trein' })] })
      .expect(200);
    const free = await active();
    const { body } = await docent
      .post(`${A()}/leerlingen/verwijderingen`, { ids: [who.leerlingId], reden: 'verhuisd' })
      .expect(200);
    expect(body.aantal).toBe(1);
    expect(await active()).toBe(free - 1);
    await kind.get('/api/users/mij').expect(401);
    await docent.get(`${A()}/leerlingen/${who.leerlingId}`).expect(404);
    kit.klok.ahead(89 * DAY_MS);
    await login();
    await kit.night('prullenbak');
    const { body: bin } = await docent.get(`${A()}/prullenbakitems`).expect(200);
    expect(bin.items.filter((item: { leerlingId: string }) => item.leerlingId === who.leerlingId)).toMatchObject([
      { naam: 'Zoé', groep: { naam: 'Groep A' }, door: 'Dirk Proef', reden: 'verhuisd', dagenOver: 1 },
    ]);
    expect(
      (await docent.post(`${A()}/prullenbakitems/herstellingen`, { ids: [who.leerlingId] }).expect(200)).body,
    ).toEqual({ aantal: 1, zonderGroep: 0 });
    const { body: back } = await docent.get(`${A()}/leerlingen/${who.leerlingId}/antwoorden`).expect(200);
    expect(back.totaal).toBe(1);
    await kit.token('zoé.een');
  });

  it('asks for a free seat to come back', async () => {
    await management.post(`${A()}/leerlingen/verwijderingen`, { ids: [one().imagesLeerling] }).expect(200);
    await places(await active());
    expect(
      (await management.post(`${A()}/prullenbakitems/herstellingen`, { ids: [one().imagesLeerling] }).expect(409)).body
        .code,
    ).toBe('GEEN_PLAATSEN');
    await places(10_000);
    await management
      .post(`${A()}/prullenbakitems/herstellingen`, { ids: [one().imagesLeerling], groepId: one().groepB })
      .expect(200);
    expect(
      (await management.get(`${A()}/leerlingen?groep=${one().groepB}`).expect(200)).body.items.map(
        (l: { id: string }) => l.id,
      ),
    ).toContain(one().imagesLeerling);
  });

  it('is empty after ninety days: gone from every table, and again after a backup was put back', async () => {
    const who = { adminId: one().adminId, leerlingId: one().leerling };
    await docent.post(`${A()}/leerlingen/verwijderingen`, { ids: [who.leerlingId] }).expect(200);
    const copy = {
      gebruiker: await db()('gebruikers').where({ admin_id: who.adminId, id: who.leerlingId }).first(),
      leerling: await db()('leerlingen')
        .where({ admin_id: who.adminId, id: who.leerlingId })
        .first('admin_id', 'id', 'roepnaam', 'achternaam', 'weergavenaam', 'jaargroep', 'dier', 'status'),
    };
    kit.klok.ahead(90 * DAY_MS);
    await kit.night('prullenbak');
    const { rows: tables }: { rows: { naam: string }[] } = await db().raw(
      `SELECT c.relname AS naam FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'leerling_id' WHERE c.relkind IN ('r', 'p')`,
    );
    expect(tables.length).toBeGreaterThan(10);
    for (const { naam: name } of tables)
      expect([name, await db()(name).where({ admin_id: who.adminId, leerling_id: who.leerlingId })]).toEqual([
        name,
        [],
      ]);
    for (const table of ['gebruikers', 'leerlingen'])
      expect(await db()(table).where({ admin_id: who.adminId, id: who.leerlingId })).toEqual([]);
    const rules = await db()('audit').where({ admin_id: who.adminId, actie: 'leerlingen.gewist' });
    expect(rules).toMatchObject([{ rol: 'systeem', doel_id: '2' }]); // Juno of the first tests went too
    expect(JSON.stringify(rules)).not.toContain('Zo');
    const file = join(kit.env.DATA_DIR, 'wislijst.txt');
    expect(existsSync(file) && readFileSync(file, 'utf8')).not.toContain(who.leerlingId);
    await db()('wis_lijst').where({ admin_id: who.adminId }).delete(); // the backup is older than the erasure
    await db()('gebruikers').insert(copy.gebruiker);
    await db()('leerlingen').insert(copy.leerling);
    kit.klok.ahead(DAY_MS);
    await kit.night('prullenbak');
    expect(await db()('leerlingen').where({ admin_id: who.adminId, id: who.leerlingId })).toEqual([]);
    await login();
  });

  it('is emptied by hand with the first name typed again, never by a docent', async () => {
    const { body } = await append([{ roepnaam: 'Loïc', jaargroep: 4 }]).expect(201);
    const [{ id }] = body.items;
    await management.post(`${A()}/leerlingen/verwijderingen`, { ids: [id] }).expect(200);
    const path = `${A()}/prullenbakitems/${id}`;
    await docent.del(path).send({ bevestiging: 'Loïc' }).expect(403);
    expect((await management.del(path).send({ bevestiging: '' }).expect(400)).body.velden).toEqual({
      bevestiging: 'verplicht',
    });
    expect((await management.del(path).send({ bevestiging: 'Luuk' }).expect(400)).body.velden).toEqual({
      bevestiging: 'formaat',
    });
    await management.del(path).send({ bevestiging: 'loic ' }).expect(204);
    await management.del(path).send({ bevestiging: 'Loïc' }).expect(404);
    await management.post(`${A()}/prullenbakitems/herstellingen`, { ids: [id] }).expect(404);
  });
});

describe('the list of a school', () => {
  it.each([0, 1, 26])('B7 of %i leerlingen has every row once in every order', async (count) => {
    const adminId = kit.scholen.twee.adminId;
    const different = kit.as(await kit.token('beheer.twee'));
    await db()('leerlingen').where({ admin_id: adminId }).update({ status: 'verhuisd' });
    for (let nr = 0; nr < count; nr += 1)
      await buildLeerling(db(), {
        adminId,
        naam: `lijst${count}.${nr}`,
        voornaam: `Kind ${nr % 3}`,
        groepId: kit.scholen.twee.groepA,
        jaargroep: 3 + (nr % 2),
      });
    for (const sort of ['naam', '-naam', 'jaargroep', '-groep', 'laatst']) {
      const seen: string[] = [];
      for (let page = 1; page <= Math.max(1, Math.ceil(count / 25)); page += 1) {
        const { body } = await different
          .get(`/api/admins/${adminId}/leerlingen?pagina=${page}&sorteer=${sort}`)
          .expect(200);
        expect(body).toMatchObject({ totaal: count, pagina: page, grootte: 25 });
        seen.push(...body.items.map((l: { id: string }) => l.id));
      }
      expect(new Set(seen).size).toBe(count);
      expect(seen).toHaveLength(count);
    }
  });

  it('B7 of 5,000 leerlingen answers a page and a search quickly, and finds names without their accents', async () => {
    const adminId = kit.scholen.twee.adminId;
    const different = kit.as(await kit.token('beheer.twee'));
    await db()('leerlingen').where({ admin_id: adminId }).update({ status: 'verhuisd' });
    await db().raw(
      `INSERT INTO gebruikers (admin_id, id, role, gebruikersnaam, voornaam) SELECT ?, gen_random_uuid(), 'leerling', 'veel' || n, 'Veel' FROM generate_series(1, 5000) n`,
      [adminId],
    );
    await db().raw(
      `INSERT INTO leerlingen (admin_id, id, roepnaam, achternaam, weergavenaam, jaargroep, dier)
      SELECT admin_id, id, CASE WHEN gebruikersnaam = 'veel77' THEN 'Şéla' ELSE 'Kind' END, gebruikersnaam, 'x', 4, 'vos' FROM gebruikers WHERE admin_id = ? AND voornaam = 'Veel'`,
      [adminId],
    );
    const seen = new Set<string>();
    for (let page = 1; page <= 50; page += 1) {
      const { body } = await different
        .get(`/api/admins/${adminId}/leerlingen?pagina=${page}&grootte=100&sorteer=-laatst`)
        .expect(200);
      for (const { id } of body.items) seen.add(id);
    }
    expect(seen.size).toBe(5000);
    const { body } = await different
      .get(`/api/admins/${adminId}/leerlingen?zoek=${encodeURIComponent('SELA')}`)
      .expect(200);
    expect(body).toMatchObject({ totaal: 1, items: [{ roepnaam: 'Şéla' }] });
    // Letters with two accents, and accents that stand loose behind their letter.
    await db()('leerlingen')
      .where({ admin_id: adminId, roepnaam: 'Şéla' })
      .update({ roepnaam: 'Zoë'.normalize('NFD'), achternaam: 'Nguyễn' });
    for (const search of ['nguyen', 'NGUYỄN', 'zoe nguyen', 'zoë'])
      expect([
        search,
        (await different.get(`/api/admins/${adminId}/leerlingen?zoek=${encodeURIComponent(search)}`).expect(200)).body
          .totaal,
      ]).toEqual([search, 1]);
    expect(
      (await different.get(`/api/admins/${adminId}/leerlingen?zoek=${encodeURIComponent('100%')}`).expect(200)).body
        .totaal,
    ).toBe(0);
    expect((await different.get(`/api/admins/${adminId}/leerlingen?grootte=101`).expect(400)).body.velden).toEqual({
      grootte: 'bereik',
    });
  });
});

describe('the licence', () => {
  it.each(['proef_afgelopen', 'alleen_lezen'])('in the state %s reads and does not write', async (status) => {
    await db()('licenties').where({ admin_id: one().adminId }).update({ status });
    await management.get(`${G()}/leerlingen`).expect(200);
    expect((await append([{ roepnaam: 'Noor', jaargroep: 4 }]).expect(402)).body.code).toBe('LICENTIE_ALLEEN_LEZEN');
    const kind = kit.as(await kit.token('bo.een'));
    expect((await kind.get(`/api/leerlingen/${one().leerlingB}/landkaart`).expect(402)).body.message).toContain(
      'juf of meester',
    );
    await kind.get('/api/users/mij').expect(200);
  });

  it.each(['verlopen', 'geblokkeerd'])('in the state %s shows only that it ended', async (status) => {
    await db()('licenties').where({ admin_id: one().adminId }).update({ status });
    expect((await management.get(`${G()}/leerlingen`).expect(402)).body.code).toBe('LICENTIE_VERLOPEN');
    expect((await management.get(A()).expect(200)).body).toMatchObject({ licentieStatus: status });
    await db()('licenties').where({ admin_id: one().adminId }).update({ status: 'actief' });
    await management.get(`${G()}/leerlingen`).expect(200);
  });
});

it('asks every statement for its tenant, but the work of the night', () => {
  const night = /^select "admin_id", "leerling_(?:id|hash)"|^delete from "idempotentie" where "op" </;
  expect(kit.wacht.withoutTenant().filter((sql) => !night.test(sql))).toEqual([]);
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dagVan } from '../../platform/tijd/klok.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildLeerling } from '../../test/bouw.ts';
import { buildAntwoord, buildRonde } from '../../test/ronde.ts';

let kit: ApiKit;
let beheer: ReturnType<ApiKit['als']>;
let docent: ReturnType<ApiKit['als']>;
const db = () => kit.server.database.knex;
const een = () => kit.scholen.een;
const A = () => `/api/admins/${een().adminId}`;
const G = (id = een().groepA) => `${A()}/groepen/${id}`;
const DAG_MS = 86_400_000;

async function inloggen(): Promise<void> {
  beheer = kit.als(await kit.token('beheer.een'));
  docent = kit.als(await kit.token('docent.een'));
}
beforeAll(async () => {
  kit = await startKit();
  await inloggen();
});
afterAll(() => kit.stop());

const plaatsen = (n: number) => db()('licenties').where({ admin_id: een().adminId }).update({ plaatsen: n });
const actief = async (): Promise<number> =>
  Number((await db()('leerlingen').where({ admin_id: een().adminId, status: 'actief' }).count('* as n'))[0]?.['n']);
const voegToe = (leerlingen: object[], extra: object = {}) =>
  beheer.post(`${G()}/leerlingen`, { leerlingen, ...extra });

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
    const [plaatjes, woorden] = body.items;
    expect(plaatjes.wachtwoordkaart).toMatchObject({ naam: 'Zoë', soort: 'plaatjes', groepscode: een().codeA });
    await kit.agent
      .post('/api/auth')
      .send({ groepscode: een().codeA, leerlingId: plaatjes.id, plaatjes: plaatjes.wachtwoordkaart.plaatjes })
      .expect(200);
    await kit.agent
      .post('/api/auth')
      .send({ gebruikersnaam: 'ZOE.V2', wachtwoord: woorden.wachtwoordkaart.wachtwoord })
      .expect(200);
    const { body: lijst } = await docent.get(`${G()}/leerlingen`).expect(200);
    expect(
      lijst.items
        .filter((l: { roepnaam: string }) => l.roepnaam === 'Zoë')
        .map((l: { naam: string }) => l.naam)
        .sort(),
    ).toEqual(['Zoë V', 'Zoë V']);
    expect(new Set(lijst.items.slice(-3).map((l: { dier: string }) => l.dier)).size).toBe(3);
  });

  it('is all or nothing, with the broken rule at its field', async () => {
    const voor = await actief();
    const velden = async (...leerlingen: object[]) => (await voegToe(leerlingen).expect(400)).body.velden;
    expect(await velden()).toEqual({ leerlingen: 'kies' });
    expect(await velden({ roepnaam: 'Noor', jaargroep: 4 }, { roepnaam: ' ', jaargroep: 4 })).toEqual({
      'leerlingen.1.roepnaam': 'verplicht',
    });
    expect(await velden({ roepnaam: 'x'.repeat(65), jaargroep: 9 })).toEqual({
      'leerlingen.0.roepnaam': 'maxlengte',
      'leerlingen.0.jaargroep': 'bereik',
    });
    expect(await velden({ roepnaam: '<b>', jaargroep: 4 })).toEqual({ 'leerlingen.0.roepnaam': 'formaat' });
    expect(await velden({ roepnaam: 'Noor', jaargroep: 4, gebruikersnaam: 'ab' })).toEqual({
      'leerlingen.0.gebruikersnaam': 'minlengte',
    });
    expect(await velden({ roepnaam: 'Noor', jaargroep: 4, gebruikersnaam: 'ZOÉ.EEN' })).toEqual({
      'leerlingen.0.gebruikersnaam': 'bestaat_al',
    });
    expect(await actief()).toBe(voor);
  });

  it('proposes free names and tells who has the name already, in the bin too', async () => {
    const { body: nieuw } = await voegToe([{ roepnaam: 'Juno', achternaam: 'Kramer', jaargroep: 4 }]).expect(201);
    await beheer.post(`${A()}/leerlingen/verwijderingen`, { ids: [nieuw.items[0].id] }).expect(200);
    const { body } = await beheer
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
      dubbel: [{ leerlingId: nieuw.items[0].id, naam: 'Juno Kramer', prullenbak: true }],
    });
    expect(body.items[1]).toEqual({ gebruikersnaam: 'juno.k3', dubbel: [] });
  });

  it('gives the last seat once when two ask at once', async () => {
    await plaatsen((await actief()) + 1);
    const uit = await Promise.all(['Eerste', 'Tweede'].map((roepnaam) => voegToe([{ roepnaam, jaargroep: 4 }])));
    expect(uit.map(({ status }) => status).sort()).toEqual([201, 409]);
    const vol = uit.find(({ status }) => status === 409);
    expect(vol?.body).toMatchObject({ code: 'GEEN_PLAATSEN', details: { nodig: 1 } });
    expect(vol?.body.message).toContain('Er zijn nog 0 van de');
    await plaatsen(10_000);
  });
});

describe('changing a leerling', () => {
  it('moves the sign-in name along and refuses what an other was before with', async () => {
    const {
      body: [wie],
    } = { body: (await voegToe([{ roepnaam: 'Sem', jaargroep: 4 }]).expect(201)).body.items };
    const pad = `${A()}/leerlingen/${wie.id}`;
    const { body: oud } = await docent.get(pad).expect(200);
    const { body } = await docent
      .patch(pad, {
        versie: oud.versie,
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
      versie: oud.versie + 1,
    });
    await kit.agent
      .post('/api/auth')
      .send({ gebruikersnaam: 'semih.d', wachtwoord: wie.wachtwoordkaart.wachtwoord })
      .expect(200);
    await kit.agent
      .post('/api/auth')
      .send({ gebruikersnaam: 'sem', wachtwoord: wie.wachtwoordkaart.wachtwoord })
      .expect(401);
    expect((await docent.patch(pad, { versie: oud.versie, roepnaam: 'Te laat' }).expect(409)).body).toMatchObject({
      code: 'GEWIJZIGD_DOOR_ANDER',
      details: { roepnaam: 'Semih' },
    });
    expect(
      (await docent.patch(pad, { versie: body.versie, gebruikersnaam: 'pip.een' }).expect(400)).body.velden,
    ).toEqual({ gebruikersnaam: 'bestaat_al' });
    await docent.patch(`${A()}/leerlingen/${een().leerlingB}`, { versie: 1, roepnaam: 'x' }).expect(404);
  });

  it('in bulk: level, a word, another group and back', async () => {
    const ids = [een().leerling, een().plaatjesLeerling];
    const niveau = async (waarde: number | null) =>
      (await docent.post(`${A()}/leerlingen/startniveaus`, { ids, niveau: waarde }).expect(200)).body.vorige;
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
    expect(await db()('leerlingnotities').where({ admin_id: een().adminId })).toHaveLength(2);
    await docent.post(`${A()}/leerlingen/verplaatsingen`, { ids, naarGroepId: een().groepB }).expect(404);
    const { body } = await beheer
      .post(`${A()}/leerlingen/verplaatsingen`, { ids, naarGroepId: een().groepB })
      .expect(200);
    expect(body.vorige).toEqual(ids.map((leerlingId) => ({ leerlingId, groepId: een().groepA })));
    await docent.get(`${A()}/leerlingen/${ids[0]}`).expect(404);
    await beheer.post(`${A()}/leerlingen/verplaatsingen`, { ids, naarGroepId: een().groepA }).expect(200);
    await docent.get(`${A()}/leerlingen/${ids[0]}`).expect(200);
    await beheer.post(`${A()}/leerlingen/verplaatsingen`, { ids: [...ids, v7()], naarGroepId: null }).expect(404);
  });
});

describe('the bin', () => {
  it('is out of reach and comes back with its work and its old sign-in, until the last day', async () => {
    const wie = { adminId: een().adminId, leerlingId: een().leerling };
    const ronde = await buildRonde(db(), wie);
    const kind = kit.als(await kit.token('zoé.een'));
    await kind
      .post('/api/antwoorden', { antwoorden: [buildAntwoord(ronde, { itemId: 'w-trein', ruw: 'trein' })] })
      .expect(200);
    const vrij = await actief();
    const { body } = await docent
      .post(`${A()}/leerlingen/verwijderingen`, { ids: [wie.leerlingId], reden: 'verhuisd' })
      .expect(200);
    expect(body.aantal).toBe(1);
    expect(await actief()).toBe(vrij - 1);
    await kind.get('/api/users/mij').expect(401);
    await docent.get(`${A()}/leerlingen/${wie.leerlingId}`).expect(404);
    kit.klok.vooruit(89 * DAG_MS);
    await inloggen();
    await kit.server.prullenbak.run(dagVan(kit.klok.now()));
    const { body: bak } = await docent.get(`${A()}/prullenbakitems`).expect(200);
    expect(bak.items.filter((item: { leerlingId: string }) => item.leerlingId === wie.leerlingId)).toMatchObject([
      { naam: 'Zoé', groep: { naam: 'Groep A' }, door: 'Dirk Proef', reden: 'verhuisd', dagenOver: 1 },
    ]);
    expect(
      (await docent.post(`${A()}/prullenbakitems/herstellingen`, { ids: [wie.leerlingId] }).expect(200)).body,
    ).toEqual({ aantal: 1, zonderGroep: 0 });
    const { body: terug } = await docent.get(`${A()}/leerlingen/${wie.leerlingId}/antwoorden`).expect(200);
    expect(terug.totaal).toBe(1);
    await kit.token('zoé.een');
  });

  it('asks for a free seat to come back', async () => {
    await beheer.post(`${A()}/leerlingen/verwijderingen`, { ids: [een().plaatjesLeerling] }).expect(200);
    await plaatsen(await actief());
    expect(
      (await beheer.post(`${A()}/prullenbakitems/herstellingen`, { ids: [een().plaatjesLeerling] }).expect(409)).body
        .code,
    ).toBe('GEEN_PLAATSEN');
    await plaatsen(10_000);
    await beheer
      .post(`${A()}/prullenbakitems/herstellingen`, { ids: [een().plaatjesLeerling], groepId: een().groepB })
      .expect(200);
    expect(
      (await beheer.get(`${A()}/leerlingen?groep=${een().groepB}`).expect(200)).body.items.map(
        (l: { id: string }) => l.id,
      ),
    ).toContain(een().plaatjesLeerling);
  });

  it('is empty after ninety days: gone from every table, and again after a backup was put back', async () => {
    const wie = { adminId: een().adminId, leerlingId: een().leerling };
    await docent.post(`${A()}/leerlingen/verwijderingen`, { ids: [wie.leerlingId] }).expect(200);
    const kopie = {
      gebruiker: await db()('gebruikers').where({ admin_id: wie.adminId, id: wie.leerlingId }).first(),
      leerling: await db()('leerlingen')
        .where({ admin_id: wie.adminId, id: wie.leerlingId })
        .first('admin_id', 'id', 'roepnaam', 'achternaam', 'weergavenaam', 'jaargroep', 'dier', 'status'),
    };
    kit.klok.vooruit(90 * DAG_MS);
    await kit.server.prullenbak.run(dagVan(kit.klok.now()));
    const { rows: tabellen }: { rows: { naam: string }[] } = await db().raw(
      `SELECT c.relname AS naam FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'leerling_id' WHERE c.relkind IN ('r', 'p')`,
    );
    expect(tabellen.length).toBeGreaterThan(10);
    for (const { naam } of tabellen)
      expect([naam, await db()(naam).where({ admin_id: wie.adminId, leerling_id: wie.leerlingId })]).toEqual([
        naam,
        [],
      ]);
    for (const tabel of ['gebruikers', 'leerlingen'])
      expect(await db()(tabel).where({ admin_id: wie.adminId, id: wie.leerlingId })).toEqual([]);
    const regels = await db()('audit').where({ admin_id: wie.adminId, actie: 'leerlingen.gewist' });
    expect(regels).toMatchObject([{ rol: 'systeem', doel_id: '2' }]); // Juno of the first tests went too
    expect(JSON.stringify(regels)).not.toContain('Zo');
    const bestand = join(kit.env.DATA_DIR, 'wislijst.txt');
    expect(existsSync(bestand) && readFileSync(bestand, 'utf8')).not.toContain(wie.leerlingId);
    await db()('wis_lijst').where({ admin_id: wie.adminId }).delete(); // the backup is older than the erasure
    await db()('gebruikers').insert(kopie.gebruiker);
    await db()('leerlingen').insert(kopie.leerling);
    kit.klok.vooruit(DAG_MS);
    await kit.server.prullenbak.run(dagVan(kit.klok.now()));
    expect(await db()('leerlingen').where({ admin_id: wie.adminId, id: wie.leerlingId })).toEqual([]);
    await inloggen();
  });

  it('is emptied by hand with the first name typed again, never by a docent', async () => {
    const { body } = await voegToe([{ roepnaam: 'Loïc', jaargroep: 4 }]).expect(201);
    const [{ id }] = body.items;
    await beheer.post(`${A()}/leerlingen/verwijderingen`, { ids: [id] }).expect(200);
    const pad = `${A()}/prullenbakitems/${id}`;
    await docent.del(pad).send({ bevestiging: 'Loïc' }).expect(403);
    expect((await beheer.del(pad).send({ bevestiging: '' }).expect(400)).body.velden).toEqual({
      bevestiging: 'verplicht',
    });
    expect((await beheer.del(pad).send({ bevestiging: 'Luuk' }).expect(400)).body.velden).toEqual({
      bevestiging: 'formaat',
    });
    await beheer.del(pad).send({ bevestiging: 'loic ' }).expect(204);
    await beheer.del(pad).send({ bevestiging: 'Loïc' }).expect(404);
    await beheer.post(`${A()}/prullenbakitems/herstellingen`, { ids: [id] }).expect(404);
  });
});

describe('the list of a school', () => {
  it.each([0, 1, 26])('B7 of %i leerlingen has every row once in every order', async (aantal) => {
    const adminId = kit.scholen.twee.adminId;
    const anders = kit.als(await kit.token('beheer.twee'));
    await db()('leerlingen').where({ admin_id: adminId }).update({ status: 'verhuisd' });
    for (let nr = 0; nr < aantal; nr += 1)
      await buildLeerling(db(), {
        adminId,
        naam: `lijst${aantal}.${nr}`,
        voornaam: `Kind ${nr % 3}`,
        groepId: kit.scholen.twee.groepA,
        jaargroep: 3 + (nr % 2),
      });
    for (const sorteer of ['naam', '-naam', 'jaargroep', '-groep', 'laatst']) {
      const gezien: string[] = [];
      for (let pagina = 1; pagina <= Math.max(1, Math.ceil(aantal / 25)); pagina += 1) {
        const { body } = await anders
          .get(`/api/admins/${adminId}/leerlingen?pagina=${pagina}&sorteer=${sorteer}`)
          .expect(200);
        expect(body).toMatchObject({ totaal: aantal, pagina, grootte: 25 });
        gezien.push(...body.items.map((l: { id: string }) => l.id));
      }
      expect(new Set(gezien).size).toBe(aantal);
      expect(gezien).toHaveLength(aantal);
    }
  });

  it('B7 of 5,000 leerlingen answers a page and a search quickly, and finds names without their accents', async () => {
    const adminId = kit.scholen.twee.adminId;
    const anders = kit.als(await kit.token('beheer.twee'));
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
    const gezien = new Set<string>();
    for (let pagina = 1; pagina <= 50; pagina += 1) {
      const { body } = await anders
        .get(`/api/admins/${adminId}/leerlingen?pagina=${pagina}&grootte=100&sorteer=-laatst`)
        .expect(200);
      for (const { id } of body.items) gezien.add(id);
    }
    expect(gezien.size).toBe(5000);
    const { body } = await anders
      .get(`/api/admins/${adminId}/leerlingen?zoek=${encodeURIComponent('SELA')}`)
      .expect(200);
    expect(body).toMatchObject({ totaal: 1, items: [{ roepnaam: 'Şéla' }] });
    // Letters with two accents, and accents that stand loose behind their letter.
    await db()('leerlingen')
      .where({ admin_id: adminId, roepnaam: 'Şéla' })
      .update({ roepnaam: 'Zoë'.normalize('NFD'), achternaam: 'Nguyễn' });
    for (const zoek of ['nguyen', 'NGUYỄN', 'zoe nguyen', 'zoë'])
      expect([
        zoek,
        (await anders.get(`/api/admins/${adminId}/leerlingen?zoek=${encodeURIComponent(zoek)}`).expect(200)).body
          .totaal,
      ]).toEqual([zoek, 1]);
    expect(
      (await anders.get(`/api/admins/${adminId}/leerlingen?zoek=${encodeURIComponent('100%')}`).expect(200)).body
        .totaal,
    ).toBe(0);
    expect((await anders.get(`/api/admins/${adminId}/leerlingen?grootte=101`).expect(400)).body.velden).toEqual({
      grootte: 'bereik',
    });
  });
});

describe('the licence', () => {
  it.each(['proef_afgelopen', 'alleen_lezen'])('in the state %s reads and does not write', async (status) => {
    await db()('licenties').where({ admin_id: een().adminId }).update({ status });
    await beheer.get(`${G()}/leerlingen`).expect(200);
    expect((await voegToe([{ roepnaam: 'Noor', jaargroep: 4 }]).expect(402)).body.code).toBe('LICENTIE_ALLEEN_LEZEN');
    const kind = kit.als(await kit.token('bo.een'));
    expect((await kind.get(`/api/leerlingen/${een().leerlingB}/landkaart`).expect(402)).body.message).toContain(
      'juf of meester',
    );
    await kind.get('/api/users/mij').expect(200);
  });

  it.each(['verlopen', 'geblokkeerd'])('in the state %s shows only that it ended', async (status) => {
    await db()('licenties').where({ admin_id: een().adminId }).update({ status });
    expect((await beheer.get(`${G()}/leerlingen`).expect(402)).body.code).toBe('LICENTIE_VERLOPEN');
    expect((await beheer.get(A()).expect(200)).body).toMatchObject({ licentieStatus: status });
    await db()('licenties').where({ admin_id: een().adminId }).update({ status: 'actief' });
    await beheer.get(`${G()}/leerlingen`).expect(200);
  });
});

it('asks every statement for its tenant, but the work of the night', () => {
  const nacht = /^select "admin_id", "leerling_(?:id|hash)"|^delete from "idempotentie" where "op" </;
  expect(kit.wacht.zonderTenant().filter((sql) => !nacht.test(sql))).toEqual([]);
});

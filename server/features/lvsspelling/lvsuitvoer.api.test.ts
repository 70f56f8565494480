import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { bouwLvsschool, lvsBestand, lvsDag, lvsRij, type Lvsschool } from '../../test/lvs.ts';
import { groepsresultatenSchema, lvsResultaatSchema } from './lvsresultaten.contract.ts';
import { lvsGeschiedenisSchema, lvsPlanSchema } from './lvsspelling.contract.ts';

let kit: ApiKit;
const DAG = 86_400_000;
const db = () => kit.server.database.knex;
beforeAll(async () => {
  kit = await startKit();
});
afterAll(() => kit.stop());

const A = (school: Lvsschool) => `/api/admins/${school.adminId}`;
const groep = async (school: Lvsschool, token = school.token) =>
  groepsresultatenSchema.parse(
    (
      await kit
        .als(token)
        .get(`${A(school)}/groepen/${school.groepA}/lvsresultaten`)
        .expect(200)
    ).body,
  );
const kaal = async (school: Lvsschool) =>
  (await school.rijen('lvs_resultaten')).map(({ leerling_id: leerling, niveau, schaal, vaardigheidsscore }) => ({
    leerling,
    niveau,
    schaal,
    vaardigheidsscore,
  }));

it('proposes start levels that somebody accepts one by one, and never sets one itself', async () => {
  const school = await bouwLvsschool(kit);
  const [oud, nieuw] = [lvsDag(kit, 200), lvsDag(kit, 20)];
  const uit = await school.voerUit(
    await school.plan(
      lvsBestand(
        lvsRij({ leerlingkey: '1001', moment: 'B5', niveau: 'A', afnamedatum: oud }),
        lvsRij({ leerlingkey: '1001', moment: 'M5', niveau: 'D', afnamedatum: nieuw }),
        lvsRij({ leerlingkey: '1002', moment: 'B5', niveau: 'C', afnamedatum: nieuw }),
        lvsRij({ leerlingkey: '1003', moment: 'E4', niveau: 'E', afnamedatum: lvsDag(kit, 400) }),
        lvsRij({ leerlingkey: '1004', moment: 'M5', niveau: 'V', schaal: 'IV', afnamedatum: nieuw }),
        lvsRij({
          leerlingkey: '1004',
          moment: 'M5',
          niveau: 'I',
          schaal: 'IV',
          toets: 'Spelling werkwoorden',
          afnamedatum: nieuw,
        }),
      ),
    ),
  );
  // Zoë begins where M5 with D says, her own year, so nothing is left to say; Sem's result is too old.
  expect(
    uit.startniveaus.map(({ leerlingId, voorstel, moment, niveau, schaal, geoefend }) => ({
      leerlingId,
      voorstel,
      moment,
      niveau,
      schaal,
      geoefend,
    })),
  ).toEqual([
    { leerlingId: school.ids['Fleur'], voorstel: 4.5, moment: 'M5', niveau: 'V', schaal: 'IV', geoefend: false },
  ]);
  expect((await school.rijen('leerlingen')).every(({ startniveau }) => startniveau === null)).toBe(true);
  await kit
    .als(school.token)
    .post(`${A(school)}/leerlingen/startniveaus`, { ids: [school.ids['Fleur']], niveau: 4.5 })
    .expect(200);
  expect((await groep(school)).items.flatMap(({ voorstel }) => voorstel ?? [])).toEqual([]);
  await school.ongedaan(uit.planId);
  expect(
    await db()('leerlingen').where({ admin_id: school.adminId, id: school.ids['Fleur'] }).first('startniveau'),
  ).toEqual({ startniveau: '4.5' });
});

it('takes an import back completely, and leaves what somebody changed since', async () => {
  const school = await bouwLvsschool(kit);
  await school.voerUit(
    await school.plan(lvsBestand(lvsRij({ vaardigheidsscore: '100' }), lvsRij({ leerlingkey: '1002' }))),
  );
  const voor = await kaal(school);
  const uit = await school.voerUit(
    await school.plan(
      lvsBestand(
        lvsRij({ niveau: 'A' }),
        lvsRij({ leerlingkey: '1002', niveau: 'B' }),
        lvsRij({ leerlingkey: '1003' }),
        lvsRij({ leerlingkey: '1004' }),
      ),
    ),
  );
  expect(uit).toMatchObject({ nieuw: 2, gewijzigd: 2 });
  await db()('lvs_resultaten')
    .where({ admin_id: school.adminId, leerling_id: school.ids['Öykü'] })
    .update({ niveau: 'E', versie: db().raw('versie + 1') });
  await db()('lvs_resultaten').where({ admin_id: school.adminId, leerling_id: school.ids['Fleur'] }).delete();
  expect(await school.ongedaan(uit.planId)).toEqual({
    teruggedraaid: 2,
    overgeslagen: [{ leerlingId: school.ids['Öykü'], naam: 'Öykü Demirel' }],
  });
  expect((await kaal(school)).toSorted((a, b) => String(a.leerling).localeCompare(String(b.leerling)))).toEqual(
    voor
      .map((rij) => (rij.leerling === school.ids['Öykü'] ? { ...rij, niveau: 'E' } : rij))
      .toSorted((a, b) => String(a.leerling).localeCompare(String(b.leerling))),
  );
  await kit
    .als(school.token)
    .post(`${A(school)}/lvsimporten/${uit.planId}/ongedaan`, {})
    .expect(409);
  const { items } = lvsGeschiedenisSchema.parse(
    (
      await kit
        .als(school.token)
        .get(`${A(school)}/lvsimporten`)
        .expect(200)
    ).body,
  );
  expect(items.map(({ status, nieuw, gewijzigd, over, door }) => ({ status, nieuw, gewijzigd, over, door }))).toEqual([
    { status: 'ongedaan', nieuw: 2, gewijzigd: 2, over: 0, door: 'Ina Proef' },
    { status: 'uitgevoerd', nieuw: 2, gewijzigd: 0, over: 0, door: 'Ina Proef' },
  ]);
});

it('can be undone for thirty days and no longer', async () => {
  const school = await bouwLvsschool(kit);
  const [een, twee] = [
    await school.voerUit(await school.plan(lvsBestand(lvsRij()))),
    await school.voerUit(await school.plan(lvsBestand(lvsRij({ leerlingkey: '1002' })))),
  ];
  expect(Date.parse(een.ongedaanTot) - kit.klok.now()).toBeGreaterThan(29 * DAG);
  await db()('importplannen')
    .where({ admin_id: school.adminId, id: twee.planId })
    .update({ ongedaan_tot: new Date(kit.klok.now() - 1000) });
  const { body } = await kit
    .als(school.token)
    .post(`${A(school)}/lvsimporten/${twee.planId}/ongedaan`, {})
    .expect(409);
  expect(body.message).toBe('Deze import kan niet meer ongedaan gemaakt worden.');
  expect(await school.ongedaan(een.planId)).toMatchObject({ teruggedraaid: 1 });
});

it('gives one of two who run the same plan the work, and the same person the same answer again', async () => {
  const school = await bouwLvsschool(kit);
  const ander = await kit.token('super');
  const plan = await school.plan(lvsBestand(lvsRij(), lvsRij({ leerlingkey: '1002' })));
  const pad = `${A(school)}/lvsimporten/${plan.planId}/uitvoeren`;
  const [een, twee] = await Promise.all([
    school.stuurUit(plan),
    kit.als(ander).post(pad, { keuzes: {} }).set('X-Reden', encodeURIComponent('hulpvraag van de school')),
  ]);
  expect([een.status, twee.status].toSorted()).toEqual([200, 409]);
  expect(await school.rijen('lvs_resultaten')).toHaveLength(2);
  const winnaar = een.status === 200 ? een : twee;
  const nog =
    een.status === 200
      ? await school.stuurUit(plan)
      : await kit.als(ander).post(pad, { keuzes: {} }).set('X-Reden', encodeURIComponent('hulpvraag van de school'));
  expect(nog.body).toEqual(winnaar.body);
});

it('lets two plans run at once without a result twice: the second one is told that the school changed', async () => {
  const school = await bouwLvsschool(kit);
  const bestand = lvsBestand(lvsRij(), lvsRij({ leerlingkey: '1002' }));
  const [een, twee] = [await school.plan(bestand), await school.plan(bestand)];
  const uit = await Promise.all([school.stuurUit(een), school.stuurUit(twee)]);
  expect(uit.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(uit.find(({ status }) => status === 409)?.body).toEqual({
    code: 'PLAN_VERVALLEN',
    message: 'Het plan is vervallen. Maak een nieuw voorbeeld.',
  });
  expect(await school.rijen('lvs_resultaten')).toHaveLength(2);
});

it('refuses a plan of half an hour ago, one of another kind and one nobody made', async () => {
  const school = await bouwLvsschool(kit);
  const plan = await school.plan(lvsBestand(lvsRij()));
  await db()('leerlingen').where({ admin_id: school.adminId, id: school.ids['Sem'] }).update({ roepnaam: 'Samuel' });
  expect((await school.stuurUit(plan).expect(409)).body.code).toBe('PLAN_VERVALLEN');
  const oud = await school.plan(lvsBestand(lvsRij()));
  await db()('importplannen')
    .where({ admin_id: school.adminId, id: oud.planId })
    .update({ verloopt_op: new Date(kit.klok.now() - 1000) });
  await school.stuurUit(oud).expect(409);
  await kit
    .als(school.token)
    .post(`${A(school)}/edexml/${oud.planId}/uitvoeren`, { keuzes: {} })
    .expect(404);
  await kit
    .als(school.token)
    .post(`${A(school)}/lvsimporten/${v7()}/uitvoeren`, { keuzes: {} })
    .expect(404);
  expect(await school.rijen('lvs_resultaten')).toEqual([]);
});

it('lets a docent bring in the own groups only, and keeps the plans of others away', async () => {
  const school = await bouwLvsschool(kit, {
    kinderen: [
      { roepnaam: 'Zoë', achternaam: 'Hof', sleutel: '1001' },
      { roepnaam: 'Bram', achternaam: 'Vos', sleutel: '1009', groep: 'b' },
    ],
  });
  const bestand = lvsBestand(lvsRij(), lvsRij({ leerlingkey: '1009' }));
  const eigen = await school.plan(bestand, { token: school.docent });
  expect(eigen.regels.map(({ soort }) => soort)).toEqual(['nieuw', 'niet_gevonden']);
  const vanBeheer = await school.plan(bestand);
  expect(vanBeheer.tellingen.nieuw).toBe(2);
  expect((await school.plan(bestand, { groepId: school.groepB })).regels.map(({ soort }) => soort)).toEqual([
    'niet_gevonden',
    'nieuw',
  ]);
  await school.stuur(bestand, { token: school.docent, groepId: school.groepB }).expect(404);
  await school.stuurUit(vanBeheer, { token: school.docent }).expect(404);
  await kit
    .als(school.docent)
    .get(`${A(school)}/lvsimporten/${vanBeheer.planId}/niet-gevonden.csv`)
    .expect(404);
  await school.stuurUit(eigen, { token: school.docent }).expect(200);
  await school.voerUit(await school.plan(bestand));
  const lijst = async (token: string) =>
    (
      await kit
        .als(token)
        .get(`${A(school)}/lvsimporten`)
        .expect(200)
    ).body.items.length;
  expect([await lijst(school.docent), await lijst(school.token)]).toEqual([1, 2]);
  expect((await groep(school, school.docent)).items.map(({ naam, resultaten }) => [naam, resultaten.length])).toEqual([
    ['Zoë Hof', 1],
  ]);
  await kit
    .als(school.docent)
    .get(`${A(school)}/groepen/${school.groepB}/lvsresultaten`)
    .expect(404);
});

it('is there for an RT practice, and never at home', async () => {
  const praktijk = await bouwLvsschool(kit, { soort: 'rt' });
  expect(await praktijk.voerUit(await praktijk.plan(lvsBestand(lvsRij())))).toMatchObject({ nieuw: 1 });
  const thuis = await bouwLvsschool(kit, { soort: 'thuis' });
  await thuis.stuur(lvsBestand(lvsRij())).expect(403);
  await kit
    .als(thuis.token)
    .get(`${A(thuis)}/groepen/${thuis.groepA}/lvsresultaten`)
    .expect(403);
});

it('takes one result by hand with the rules of the form, and throws it away again', async () => {
  const school = await bouwLvsschool(kit);
  const pad = `${A(school)}/leerlingen/${school.ids['Zoë']}/lvsresultaten`;
  const goed = {
    aanbieder: 'cito',
    toets: ' Spelling ',
    moment: 'M5',
    afnamedatum: '2024-03-12',
    schaal: 'AE',
    niveau: 'c',
    aantalopgaven: 40,
    aantalgoed: 31,
    vaardigheidsscore: 142.5,
  };
  const velden = async (anders: object) =>
    (
      await kit
        .als(school.docent)
        .post(pad, { ...goed, ...anders })
        .expect(400)
    ).body.velden;
  expect(await velden({ aanbieder: 'x' })).toEqual({ aanbieder: 'kies' });
  expect(await velden({ toets: '' })).toEqual({ toets: 'verplicht' });
  expect(await velden({ toets: 'x'.repeat(65) })).toEqual({ toets: 'maxlengte' });
  expect(await velden({ moment: undefined })).toEqual({ moment: 'verplicht' });
  expect(await velden({ afnamedatum: '12-03-2024' })).toEqual({ afnamedatum: 'formaat' });
  expect(await velden({ afnamedatum: '2009-12-31' })).toEqual({ afnamedatum: 'bereik' });
  expect(await velden({ afnamedatum: lvsDag(kit, -2) })).toEqual({ afnamedatum: 'bereik' });
  expect(await velden({ aantalopgaven: 201 })).toEqual({ aantalopgaven: 'bereik' });
  expect(await velden({ aantalopgaven: 1.5 })).toEqual({ aantalopgaven: 'geheel' });
  expect(await velden({ aantalgoed: 41 })).toEqual({ aantalgoed: 'bereik' });
  expect(await velden({ vaardigheidsscore: 1000 })).toEqual({ vaardigheidsscore: 'bereik' });
  expect(await velden({ dle: 61 })).toEqual({ dle: 'bereik' });
  expect(await velden({ schaal: undefined })).toEqual({ schaal: 'verplicht' });
  expect(await velden({ niveau: 'IV' })).toEqual({ niveau: 'formaat' });
  expect(await velden({ niveau: undefined, aantalgoed: undefined, vaardigheidsscore: undefined })).toEqual({
    niveau: 'kies',
  });

  const { body } = await kit.als(school.docent).post(pad, goed).expect(201);
  expect(lvsResultaatSchema.parse(body)).toMatchObject({ toets: 'Spelling', niveau: 'C', schaal: 'AE', bron: 'hand' });
  expect(await velden({ toets: 'SPELLING' })).toEqual({ toets: 'bestaat_al' });
  expect(
    (await school.plan(lvsBestand(lvsRij({ aantalopgaven: '40', aantalgoed: '31', vaardigheidsscore: '142,5' }))))
      .regels[0]?.soort,
  ).toBe('gelijk');
  await kit.als(school.docent).del(`${pad}/${v7()}`).expect(404);
  await kit
    .als(school.docent)
    .del(`${A(school)}/leerlingen/${school.ids['Bram']}/lvsresultaten/${body.id}`)
    .expect(404);
  await kit
    .als(school.docent)
    .post(`${A(school)}/leerlingen/${school.ids['Bram']}/lvsresultaten`, goed)
    .expect(404);
  await kit
    .als(school.token)
    .del(`${A(school)}/leerlingen/${school.ids['Bram']}/lvsresultaten/${body.id}`)
    .expect(404);
  await kit.als(school.docent).del(`${pad}/${body.id}`).expect(204);
  expect(await school.rijen('lvs_resultaten')).toEqual([]);
  expect((await school.rijen('audit')).map(({ actie }) => actie)).toEqual(
    expect.arrayContaining(['lvs.toegevoegd', 'lvs.verwijderd']),
  );
});

it('L9 brings in 5,000 rows, finds nothing new in them, and takes them back', { timeout: 240_000 }, async () => {
  const school = await bouwLvsschool(kit, {
    kinderen: Array.from({ length: 250 }, (_, nr) => ({
      roepnaam: `Kind${nr}`,
      achternaam: 'Proef',
      sleutel: String(5000 + nr),
      geboortedatum: '2017-01-01',
    })),
  });
  const bestand = lvsBestand(
    ...Array.from({ length: 5_000 }, (_, nr) =>
      lvsRij({
        leerlingkey: String(5000 + (nr % 250)),
        toets: `Toets ${Math.floor(nr / 250)}`,
        niveau: 'ABCDE'[nr % 5] ?? 'C',
      }),
    ),
  );
  const upload = kit.agent
    .post(`${A(school)}/lvsimporten`)
    .set('Authorization', `Bearer ${school.token}`)
    .attach('bestand', Buffer.from(bestand), 'lvs.csv');
  const plan = lvsPlanSchema.parse((await upload.expect(200)).body);
  expect(plan.tellingen).toMatchObject({ nieuw: 5_000, fout: 0, niet_gevonden: 0 });
  const uit = await school.voerUit(plan);
  expect(uit).toMatchObject({ nieuw: 5_000, over: 0 });
  expect((await school.plan(bestand)).tellingen).toMatchObject({ nieuw: 0, gelijk: 5_000 });
  expect(await school.ongedaan(uit.planId)).toEqual({ teruggedraaid: 5_000, overgeslagen: [] });
  expect(await school.rijen('lvs_resultaten')).toEqual([]);
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.zonderTenant().join('\n')).toBe('');
});

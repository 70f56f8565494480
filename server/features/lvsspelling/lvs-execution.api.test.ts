import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildLvsschool, lvsFile, lvsDay, lvsRow, type Lvsschool } from '../../test/lvs.ts';
import { groepResultsSchema, lvsResultSchema } from './lvs-results.contract.ts';
import { lvsHistorySchema, lvsPlanSchema } from './lvsspelling.contract.ts';

let kit: ApiKit;
const DAY = 86_400_000;
const db = () => kit.server.database.knex;
beforeAll(async () => {
  kit = await startKit();
});
afterAll(() => kit.stop());

const A = (school: Lvsschool) => `/api/admins/${school.adminId}`;
const groep = async (school: Lvsschool, token = school.token) =>
  groepResultsSchema.parse(
    (
      await kit
        .as(token)
        .get(`${A(school)}/groepen/${school.groepA}/lvsresultaten`)
        .expect(200)
    ).body,
  );
const bare = async (school: Lvsschool) =>
  (await school.rijen('lvs_resultaten')).map(
    ({ leerling_id: leerling, niveau, schaal: scale, vaardigheidsscore: vaardigheidScore }) => ({
      leerling,
      niveau,
      schaal: scale,
      vaardigheidsscore: vaardigheidScore,
    }),
  );

it('proposes start levels that somebody accepts one by one, and never sets one itself', async () => {
  const school = await buildLvsschool(kit);
  const [old, newOne] = [lvsDay(kit, 200), lvsDay(kit, 20)];
  const out = await school.runAction(
    await school.plan(
      lvsFile(
        lvsRow({ leerlingkey: '1001', moment: 'B5', niveau: 'A', afnamedatum: old }),
        lvsRow({ leerlingkey: '1001', moment: 'M5', niveau: 'D', afnamedatum: newOne }),
        lvsRow({ leerlingkey: '1002', moment: 'B5', niveau: 'C', afnamedatum: newOne }),
        lvsRow({ leerlingkey: '1003', moment: 'E4', niveau: 'E', afnamedatum: lvsDay(kit, 400) }),
        lvsRow({ leerlingkey: '1004', moment: 'M5', niveau: 'V', schaal: 'IV', afnamedatum: newOne }),
        lvsRow({
          leerlingkey: '1004',
          moment: 'M5',
          niveau: 'I',
          schaal: 'IV',
          toets: 'Spelling werkwoorden',
          afnamedatum: newOne,
        }),
      ),
    ),
  );
  // Zoë begins where M5 with D says, her own year, so nothing is left to say; Sem's result is too old.
  expect(
    out.startniveaus.map(({ leerlingId, voorstel: proposal, moment, niveau, schaal: scale, geoefend: practiced }) => ({
      leerlingId,
      voorstel: proposal,
      moment,
      niveau,
      schaal: scale,
      geoefend: practiced,
    })),
  ).toEqual([
    { leerlingId: school.ids['Fleur'], voorstel: 4.5, moment: 'M5', niveau: 'V', schaal: 'IV', geoefend: false },
  ]);
  expect((await school.rijen('leerlingen')).every(({ startniveau }) => startniveau === null)).toBe(true);
  await kit
    .as(school.token)
    .post(`${A(school)}/leerlingen/startniveaus`, { ids: [school.ids['Fleur']], niveau: 4.5 })
    .expect(200);
  expect((await groep(school)).items.flatMap(({ voorstel: proposal }) => proposal ?? [])).toEqual([]);
  await school.undo(out.planId);
  expect(
    await db()('leerlingen').where({ admin_id: school.adminId, id: school.ids['Fleur'] }).first('startniveau'),
  ).toEqual({ startniveau: '4.5' });
});

it('takes an import back completely, and leaves what somebody changed since', async () => {
  const school = await buildLvsschool(kit);
  await school.runAction(
    await school.plan(lvsFile(lvsRow({ vaardigheidsscore: '100' }), lvsRow({ leerlingkey: '1002' }))),
  );
  const before = await bare(school);
  const out = await school.runAction(
    await school.plan(
      lvsFile(
        lvsRow({ niveau: 'A' }),
        lvsRow({ leerlingkey: '1002', niveau: 'B' }),
        lvsRow({ leerlingkey: '1003' }),
        lvsRow({ leerlingkey: '1004' }),
      ),
    ),
  );
  expect(out).toMatchObject({ nieuw: 2, gewijzigd: 2 });
  await db()('lvs_resultaten')
    .where({ admin_id: school.adminId, leerling_id: school.ids['Öykü'] })
    .update({ niveau: 'E', versie: db().raw('versie + 1') });
  await db()('lvs_resultaten').where({ admin_id: school.adminId, leerling_id: school.ids['Fleur'] }).delete();
  expect(await school.undo(out.planId)).toEqual({
    teruggedraaid: 2,
    overgeslagen: [{ leerlingId: school.ids['Öykü'], naam: 'Öykü Demirel' }],
  });
  expect((await bare(school)).toSorted((a, b) => String(a.leerling).localeCompare(String(b.leerling)))).toEqual(
    before
      .map((row) => (row.leerling === school.ids['Öykü'] ? { ...row, niveau: 'E' } : row))
      .toSorted((a, b) => String(a.leerling).localeCompare(String(b.leerling))),
  );
  await kit
    .as(school.token)
    .post(`${A(school)}/lvsimporten/${out.planId}/ongedaan`, {})
    .expect(409);
  const { items } = lvsHistorySchema.parse(
    (
      await kit
        .as(school.token)
        .get(`${A(school)}/lvsimporten`)
        .expect(200)
    ).body,
  );
  expect(
    items.map(({ status, nieuw: newOne, gewijzigd: changed, over, door: by }) => ({
      status,
      nieuw: newOne,
      gewijzigd: changed,
      over,
      door: by,
    })),
  ).toEqual([
    { status: 'ongedaan', nieuw: 2, gewijzigd: 2, over: 0, door: 'Ina Proef' },
    { status: 'uitgevoerd', nieuw: 2, gewijzigd: 0, over: 0, door: 'Ina Proef' },
  ]);
});

it('can be undone for thirty days and no longer', async () => {
  const school = await buildLvsschool(kit);
  const [one, two] = [
    await school.runAction(await school.plan(lvsFile(lvsRow()))),
    await school.runAction(await school.plan(lvsFile(lvsRow({ leerlingkey: '1002' })))),
  ];
  expect(Date.parse(one.ongedaanTot) - kit.klok.now()).toBeGreaterThan(29 * DAY);
  await db()('importplannen')
    .where({ admin_id: school.adminId, id: two.planId })
    .update({ ongedaan_tot: new Date(kit.klok.now() - 1000) });
  const { body } = await kit
    .as(school.token)
    .post(`${A(school)}/lvsimporten/${two.planId}/ongedaan`, {})
    .expect(409);
  expect(body.message).toBe('Deze import kan niet meer ongedaan gemaakt worden.');
  expect(await school.undo(one.planId)).toMatchObject({ teruggedraaid: 1 });
});

it('gives one of two who run the same plan the work, and the same person the same answer again', async () => {
  const school = await buildLvsschool(kit);
  const other = await kit.token('super');
  const plan = await school.plan(lvsFile(lvsRow(), lvsRow({ leerlingkey: '1002' })));
  const path = `${A(school)}/lvsimporten/${plan.planId}/uitvoeren`;
  const [one, two] = await Promise.all([
    school.sendExecution(plan),
    kit.as(other).post(path, { keuzes: {} }).set('X-Reden', encodeURIComponent('hulpvraag van de school')),
  ]);
  expect([one.status, two.status].toSorted()).toEqual([200, 409]);
  expect(await school.rijen('lvs_resultaten')).toHaveLength(2);
  const winner = one.status === 200 ? one : two;
  const again =
    one.status === 200
      ? await school.sendExecution(plan)
      : await kit.as(other).post(path, { keuzes: {} }).set('X-Reden', encodeURIComponent('hulpvraag van de school'));
  expect(again.body).toEqual(winner.body);
});

it('lets two plans run at once without a result twice: the second one is told that the school changed', async () => {
  const school = await buildLvsschool(kit);
  const file = lvsFile(lvsRow(), lvsRow({ leerlingkey: '1002' }));
  const [one, two] = [await school.plan(file), await school.plan(file)];
  const out = await Promise.all([school.sendExecution(one), school.sendExecution(two)]);
  expect(out.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(out.find(({ status }) => status === 409)?.body).toEqual({
    code: 'PLAN_VERVALLEN',
    message: 'Het plan is vervallen. Maak een nieuw voorbeeld.',
  });
  expect(await school.rijen('lvs_resultaten')).toHaveLength(2);
});

it('refuses a plan of half an hour ago, one of another kind and one nobody made', async () => {
  const school = await buildLvsschool(kit);
  const plan = await school.plan(lvsFile(lvsRow()));
  await db()('leerlingen').where({ admin_id: school.adminId, id: school.ids['Sem'] }).update({ roepnaam: 'Samuel' });
  expect((await school.sendExecution(plan).expect(409)).body.code).toBe('PLAN_VERVALLEN');
  const old = await school.plan(lvsFile(lvsRow()));
  await db()('importplannen')
    .where({ admin_id: school.adminId, id: old.planId })
    .update({ verloopt_op: new Date(kit.klok.now() - 1000) });
  await school.sendExecution(old).expect(409);
  await kit
    .as(school.token)
    .post(`${A(school)}/edexml/${old.planId}/uitvoeren`, { keuzes: {} })
    .expect(404);
  await kit
    .as(school.token)
    .post(`${A(school)}/lvsimporten/${v7()}/uitvoeren`, { keuzes: {} })
    .expect(404);
  expect(await school.rijen('lvs_resultaten')).toEqual([]);
});

it('lets a docent bring in the own groups only, and keeps the plans of others away', async () => {
  const school = await buildLvsschool(kit, {
    children: [
      { roepnaam: 'Zoë', achternaam: 'Hof', sleutel: '1001' },
      { roepnaam: 'Bram', achternaam: 'Vos', sleutel: '1009', groep: 'b' },
    ],
  });
  const file = lvsFile(lvsRow(), lvsRow({ leerlingkey: '1009' }));
  const own = await school.plan(file, { token: school.docent });
  expect(own.regels.map(({ soort: kind }) => kind)).toEqual(['nieuw', 'niet_gevonden']);
  const fromManagement = await school.plan(file);
  expect(fromManagement.tellingen.nieuw).toBe(2);
  expect((await school.plan(file, { groepId: school.groepB })).regels.map(({ soort: kind }) => kind)).toEqual([
    'niet_gevonden',
    'nieuw',
  ]);
  await school.stuur(file, { token: school.docent, groepId: school.groepB }).expect(404);
  await school.sendExecution(fromManagement, { token: school.docent }).expect(404);
  await kit
    .as(school.docent)
    .get(`${A(school)}/lvsimporten/${fromManagement.planId}/niet-gevonden.csv`)
    .expect(404);
  await school.sendExecution(own, { token: school.docent }).expect(200);
  await school.runAction(await school.plan(file));
  const list = async (token: string) =>
    (
      await kit
        .as(token)
        .get(`${A(school)}/lvsimporten`)
        .expect(200)
    ).body.items.length;
  expect([await list(school.docent), await list(school.token)]).toEqual([1, 2]);
  expect(
    (await groep(school, school.docent)).items.map(({ naam: name, resultaten: results }) => [name, results.length]),
  ).toEqual([['Zoë Hof', 1]]);
  await kit
    .as(school.docent)
    .get(`${A(school)}/groepen/${school.groepB}/lvsresultaten`)
    .expect(404);
});

it('is there for an RT practice, and never at home', async () => {
  const praktijk = await buildLvsschool(kit, { soort: 'rt' });
  expect(await praktijk.runAction(await praktijk.plan(lvsFile(lvsRow())))).toMatchObject({ nieuw: 1 });
  const home = await buildLvsschool(kit, { soort: 'thuis' });
  await home.stuur(lvsFile(lvsRow())).expect(403);
  await kit
    .as(home.token)
    .get(`${A(home)}/groepen/${home.groepA}/lvsresultaten`)
    .expect(403);
});

it('takes one result by hand with the rules of the form, and throws it away again', async () => {
  const school = await buildLvsschool(kit);
  const path = `${A(school)}/leerlingen/${school.ids['Zoë']}/lvsresultaten`;
  const correct = {
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
  const fields = async (different: object) =>
    (
      await kit
        .as(school.docent)
        .post(path, { ...correct, ...different })
        .expect(400)
    ).body.velden;
  expect(await fields({ aanbieder: 'x' })).toEqual({ aanbieder: 'kies' });
  expect(await fields({ toets: '' })).toEqual({ toets: 'verplicht' });
  expect(await fields({ toets: 'x'.repeat(65) })).toEqual({ toets: 'maxlengte' });
  expect(await fields({ moment: undefined })).toEqual({ moment: 'verplicht' });
  expect(await fields({ afnamedatum: '12-03-2024' })).toEqual({ afnamedatum: 'formaat' });
  expect(await fields({ afnamedatum: '2009-12-31' })).toEqual({ afnamedatum: 'bereik' });
  expect(await fields({ afnamedatum: lvsDay(kit, -2) })).toEqual({ afnamedatum: 'bereik' });
  expect(await fields({ aantalopgaven: 201 })).toEqual({ aantalopgaven: 'bereik' });
  expect(await fields({ aantalopgaven: 1.5 })).toEqual({ aantalopgaven: 'geheel' });
  expect(await fields({ aantalgoed: 41 })).toEqual({ aantalgoed: 'bereik' });
  expect(await fields({ vaardigheidsscore: 1000 })).toEqual({ vaardigheidsscore: 'bereik' });
  expect(await fields({ dle: 61 })).toEqual({ dle: 'bereik' });
  expect(await fields({ schaal: undefined })).toEqual({ schaal: 'verplicht' });
  expect(await fields({ niveau: 'IV' })).toEqual({ niveau: 'formaat' });
  expect(await fields({ niveau: undefined, aantalgoed: undefined, vaardigheidsscore: undefined })).toEqual({
    niveau: 'kies',
  });

  const { body } = await kit.as(school.docent).post(path, correct).expect(201);
  expect(lvsResultSchema.parse(body)).toMatchObject({ toets: 'Spelling', niveau: 'C', schaal: 'AE', bron: 'hand' });
  expect(await fields({ toets: 'SPELLING' })).toEqual({ toets: 'bestaat_al' });
  expect(
    (await school.plan(lvsFile(lvsRow({ aantalopgaven: '40', aantalgoed: '31', vaardigheidsscore: '142,5' }))))
      .regels[0]?.soort,
  ).toBe('gelijk');
  await kit.as(school.docent).del(`${path}/${v7()}`).expect(404);
  await kit
    .as(school.docent)
    .del(`${A(school)}/leerlingen/${school.ids['Bram']}/lvsresultaten/${body.id}`)
    .expect(404);
  await kit
    .as(school.docent)
    .post(`${A(school)}/leerlingen/${school.ids['Bram']}/lvsresultaten`, correct)
    .expect(404);
  await kit
    .as(school.token)
    .del(`${A(school)}/leerlingen/${school.ids['Bram']}/lvsresultaten/${body.id}`)
    .expect(404);
  await kit.as(school.docent).del(`${path}/${body.id}`).expect(204);
  expect(await school.rijen('lvs_resultaten')).toEqual([]);
  expect((await school.rijen('audit')).map(({ actie: action }) => action)).toEqual(
    expect.arrayContaining(['lvs.toegevoegd', 'lvs.verwijderd']),
  );
});

it('L9 brings in 5,000 rows, finds nothing new in them, and takes them back', { timeout: 240_000 }, async () => {
  const school = await buildLvsschool(kit, {
    children: Array.from({ length: 250 }, (_, nr) => ({
      roepnaam: `Kind${nr}`,
      achternaam: 'Proef',
      sleutel: String(5000 + nr),
      geboortedatum: '2017-01-01',
    })),
  });
  const file = lvsFile(
    ...Array.from({ length: 5_000 }, (_, nr) =>
      lvsRow({
        leerlingkey: String(5000 + (nr % 250)),
        toets: `Toets ${Math.floor(nr / 250)}`,
        niveau: 'ABCDE'[nr % 5] ?? 'C',
      }),
    ),
  );
  const upload = kit.agent
    .post(`${A(school)}/lvsimporten`)
    .set('Authorization', `Bearer ${school.token}`)
    .attach('bestand', Buffer.from(file), 'lvs.csv');
  const plan = lvsPlanSchema.parse((await upload.expect(200)).body);
  expect(plan.tellingen).toMatchObject({ nieuw: 5_000, fout: 0, niet_gevonden: 0 });
  const out = await school.runAction(plan);
  expect(out).toMatchObject({ nieuw: 5_000, over: 0 });
  expect((await school.plan(file)).tellingen).toMatchObject({ nieuw: 0, gelijk: 5_000 });
  expect(await school.undo(out.planId)).toEqual({ teruggedraaid: 5_000, overgeslagen: [] });
  expect(await school.rijen('lvs_resultaten')).toEqual([]);
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.withoutTenant().join('\n')).toBe('');
});

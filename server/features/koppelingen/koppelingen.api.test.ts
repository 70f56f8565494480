import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { Koppelproef } from '../../test/koppelproef.ts';

let kit: ApiKit;
let proef: Koppelproef;
const db = () => kit.server.database.knex;
const een = () => kit.scholen.een;
const DAG = 86_400_000;

beforeAll(async () => {
  kit = await startKit();
  proef = new Koppelproef(kit);
});
beforeEach(() => proef.begin());
afterAll(() => kit.stop());

describe('consent', () => {
  it('is written down once per kind and taken back with what was built on it', async () => {
    const { id, code } = await proef.kindMetCode();
    const dubbel = await kit
      .als(proef.school)
      .post(`${proef.pad(id)}/toestemmingen`, { soort: 'thuis_delen', gegevenDoor: 'Iemand', op: '2026-09-02' })
      .expect(400);
    expect(dubbel.body.velden).toEqual({ soort: 'bestaat_al' });
    const ander = await proef.maakCode(id);
    await proef.koppel(code).expect(201);
    const {
      body: { items },
    } = await kit
      .als(proef.school)
      .get(`${proef.pad(id)}/toestemmingen`)
      .expect(200);
    expect(items).toEqual([{ id: items[0].id, soort: 'thuis_delen', gegevenDoor: 'Nadia Postma', op: '2026-09-01' }]);

    await kit
      .als(proef.school)
      .del(`${proef.pad(id)}/toestemmingen/${items[0].id}`)
      .expect(204);
    expect(await proef.delen(id)).toMatchObject({ codes: [], koppelingen: [] });
    expect((await kit.als(proef.ouder).get(proef.koppelPad(proef.thuis)).expect(200)).body.items).toEqual([]);
    expect((await proef.koppel(ander).expect(410)).body.message).toMatch(/ingetrokken/);
    await kit
      .als(proef.school)
      .del(`${proef.pad(id)}/toestemmingen/${items[0].id}`)
      .expect(404);
    const na = (
      await kit
        .als(proef.school)
        .get(`${proef.pad(id)}/toestemmingen`)
        .expect(200)
    ).body.items;
    expect(na).toHaveLength(1);
    expect(na[0]).toHaveProperty('ingetrokkenOp');
    await proef.geefToestemming(id);
  });

  it('is refused for tomorrow, without a name and for another kind than the four', async () => {
    const id = await proef.buildKind();
    const post = (body: object) =>
      kit
        .als(proef.school)
        .post(`${proef.pad(id)}/toestemmingen`, { soort: 'opname', gegevenDoor: 'Nadia', op: '2026-09-01', ...body });
    expect((await post({ op: '2999-01-01' }).expect(400)).body.velden).toEqual({ op: 'bereik' });
    expect((await post({ gegevenDoor: '  ' }).expect(400)).body.velden).toEqual({ gegevenDoor: 'verplicht' });
    expect((await post({ soort: 'alles' }).expect(400)).body.velden).toEqual({ soort: 'kies' });
  });
});

describe('a code for home', () => {
  it('needs consent, is told once and kept as a hash', async () => {
    const id = await proef.buildKind();
    expect(
      (
        await kit
          .als(proef.school)
          .post(`${proef.pad(id)}/thuiscodes`, { soort: 'thuis' })
          .expect(409)
      ).body.code,
    ).toBe('TOESTEMMING_NODIG');
    await proef.geefToestemming(id);
    expect(
      (
        await kit
          .als(proef.school)
          .post(`${proef.pad(id)}/thuiscodes`, { soort: 'rt' })
          .expect(409)
      ).body.code,
    ).toBe('TOESTEMMING_NODIG');
    const code = await proef.maakCode(id);
    expect(code).toMatch(/^[B-DF-HJKM-NP-TV-Z2-9]{4}-[B-DF-HJKM-NP-TV-Z2-9]{4}$/);
    const rij = await db()('leerlingcodes').where({ admin_id: een().adminId, leerling_id: id }).first('*');
    expect(JSON.stringify(rij)).not.toContain(code.replace('-', ''));
    expect((await proef.delen(id)).codes).toEqual([
      { id: rij.id, soort: 'thuis', verlooptOp: rij.verloopt_op.toISOString() },
    ]);
    for (const _ of [2, 3, 4]) await proef.maakCode(id);
    expect(
      (
        await kit
          .als(proef.school)
          .post(`${proef.pad(id)}/thuiscodes`, { soort: 'thuis' })
          .expect(409)
      ).body.message,
    ).toMatch(/al 4 codes open/);
    await kit
      .als(proef.school)
      .del(`${proef.pad(id)}/thuiscodes/${rij.id}`)
      .expect(204);
    await kit
      .als(proef.school)
      .del(`${proef.pad(id)}/thuiscodes/${rij.id}`)
      .expect(404);
    expect((await proef.koppel(code).expect(410)).body.message).toMatch(/ingetrokken/);
  });

  it('links the child once, however it is typed, and both sides see it', async () => {
    const { id, code } = await proef.kindMetCode();
    const { body } = await proef.koppel(` ${code.toLowerCase().replace('-', ' ')} `).expect(201);
    expect(body).toMatchObject({
      leerling: { id, roepnaam: `Kind ${proef.nr}`, groep: 'Groep A' },
      school: 'School een',
    });
    expect((await proef.koppel(code).expect(410)).body.message).toMatch(/al gebruikt/);
    expect((await proef.delen(id)).koppelingen).toEqual([
      expect.objectContaining({ id: body.koppelingId, soort: 'thuis', bij: expect.stringMatching(/^Familie/) }),
    ]);
    expect((await kit.als(proef.ouder).get(proef.koppelPad(proef.thuis)).expect(200)).body.items).toEqual([
      {
        koppelingId: body.koppelingId,
        leerlingId: id,
        roepnaam: `Kind ${proef.nr}`,
        dier: 'vos',
        jaargroep: 4,
        soort: 'thuis',
        school: 'School een',
        open: true,
        weekMinuten: 0,
      },
    ]);
    const regels = await db()('audit').where({ doel_id: id, actie: 'thuiskoppeling.gemaakt:thuis' }).pluck('admin_id');
    expect(regels.toSorted()).toEqual([een().adminId, proef.thuis].toSorted());
    expect((await proef.koppel(await proef.maakCode(id)).expect(409)).body.message).toBe('Dit kind is al gekoppeld.');
  });

  it('says in its own sentence why it does not work', async () => {
    const { id, code } = await proef.kindMetCode();
    const rtcode = (await proef.kindMetCode('rt')).code;
    expect((await proef.koppel('BCDF-GHJK').expect(404)).body.message).toMatch(/kennen we niet/);
    expect((await proef.koppel('zomaar iets').expect(404)).body.message).toMatch(/kennen we niet/);
    expect((await proef.koppel(rtcode).expect(409)).body.message).toMatch(/voor een RT-praktijk/);
    expect((await proef.koppel('').expect(400)).body.velden).toEqual({ thuiscode: 'verplicht' });
    kit.klok.vooruit(30 * DAG + 1000);
    proef.school = await kit.token('beheer.een');
    const nieuw = {
      adminId: proef.thuis,
      token: await kit.token(
        `ouder${(await db()('gebruikers').where({ admin_id: proef.thuis }).first('gebruikersnaam')).gebruikersnaam.slice(5)}`,
      ),
    };
    expect((await proef.koppel(code, nieuw).expect(410)).body.message).toMatch(/verlopen/);
    await kit
      .als(proef.school)
      .post('/api/admins/' + een().adminId + '/leerlingen/verwijderingen', { ids: [id] })
      .expect(200);
  });

  it('is given to one of two who try at the same moment', async () => {
    const { id, code } = await proef.kindMetCode();
    const ander = await proef.buildThuis();
    const uit = await Promise.all([proef.koppel(code), proef.koppel(code, ander)]);
    expect(uit.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 410]);
    expect((await proef.delen(id)).koppelingen).toHaveLength(1);
  });

  it('gives the last of four places once, and none of a smaller licence', async () => {
    const codes: string[] = [];
    for (const _ of [1, 2, 3, 4, 5]) codes.push((await proef.kindMetCode()).code);
    for (const code of codes.slice(0, 3)) await proef.koppel(code).expect(201);
    const uit = await Promise.all([proef.koppel(codes[3] ?? ''), proef.koppel(codes[4] ?? '')]);
    expect(uit.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect((await kit.als(proef.ouder).get(proef.koppelPad(proef.thuis)).expect(200)).body.items).toHaveLength(4);
    expect((await kit.als(proef.ouder).get(`/api/admins/${proef.thuis}`).expect(200)).body.plaatsen).toEqual({
      totaal: 4,
      gebruikt: 4,
    });
    const klein = await proef.buildThuis(1);
    await proef.koppel((await proef.kindMetCode()).code, klein).expect(201);
    expect((await proef.koppel((await proef.kindMetCode()).code, klein).expect(409)).body.code).toBe('GEEN_PLAATSEN');
  });

  it('cannot be guessed: ten wrong ones close the door for a while, for this home only', async () => {
    const { code } = await proef.kindMetCode();
    const rood = await proef.buildThuis();
    await db()('admins').where({ id: rood.adminId }).update({ naam: 'Raders' });
    for (let poging = 1; poging < 10; poging += 1) await proef.koppel('BCDF-GHJK', rood).expect(404);
    const dicht = await proef.koppel('BCDF-GHJK', rood).expect(429);
    expect(dicht.headers['retry-after']).toBe('900');
    await proef.koppel(code, rood).expect(429);
    kit.klok.vooruit(15 * 60_000 + 1000);
    await proef.koppel(code, rood).expect(201);
  });
});

describe('a code for a sign-in service', () => {
  it('is told once, lives a day and replaces the one before', async () => {
    const id = await proef.buildKind();
    const docent = await kit.token('docent.een');
    const maak = async () =>
      (
        await kit
          .als(docent)
          .post(`${proef.pad(id)}/koppelcodes`)
          .expect(201)
      ).body;
    const eerste = await maak();
    expect(Math.round((Date.parse(eerste.verlooptOp) - kit.klok.now()) / 3_600_000)).toBe(24);
    const tweede = await maak();
    expect(tweede.code).not.toBe(eerste.code);
    const open = await db()('leerlingcodes')
      .where({ admin_id: een().adminId, leerling_id: id, soort: 'sso' })
      .whereNull('ingetrokken_op');
    expect(open).toHaveLength(1);
    // It opens no home, and it is not in the list of codes for home.
    await proef.koppel(tweede.code).expect(404);
    expect((await proef.delen(id)).codes).toEqual([]);
  });
});

it('gives a docent the own groups only', async () => {
  const docent = await kit.token('docent.een');
  for (const [pad, body] of [
    ['toestemmingen', undefined],
    ['thuiskoppelingen', undefined],
    ['thuiscodes', { soort: 'thuis' }],
    ['koppelcodes', {}],
  ] as const) {
    const vraag =
      body === undefined
        ? kit.als(docent).get(`${proef.pad(een().leerlingB)}/${pad}`)
        : kit.als(docent).post(`${proef.pad(een().leerlingB)}/${pad}`, body);
    expect([pad, (await vraag).status]).toEqual([pad, 404]);
  }
  await kit
    .als(docent)
    .del(`${proef.pad(een().leerling)}/thuiskoppelingen/${v7()}`)
    .expect(404);
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.zonderTenant()).toEqual([]);
});

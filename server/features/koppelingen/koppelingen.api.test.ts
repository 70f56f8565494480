import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { Koppelproef } from '../../test/koppelproef.ts';

let kit: ApiKit;
let trial: Koppelproef;
const db = () => kit.server.database.knex;
const one = () => kit.scholen.een;
const DAY = 86_400_000;

beforeAll(async () => {
  kit = await startKit();
  trial = new Koppelproef(kit);
});
beforeEach(() => trial.begin());
afterAll(() => kit.stop());

describe('consent', () => {
  it('is written down once per kind and taken back with what was built on it', async () => {
    const { id, code } = await trial.childWithCode();
    const double = await kit
      .as(trial.school)
      .post(`${trial.pad(id)}/toestemmingen`, { soort: 'thuis_delen', gegevenDoor: 'Iemand', op: '2026-09-02' })
      .expect(400);
    expect(double.body.velden).toEqual({ soort: 'bestaat_al' });
    const other = await trial.createCode(id);
    await trial.koppel(code).expect(201);
    const {
      body: { items },
    } = await kit
      .as(trial.school)
      .get(`${trial.pad(id)}/toestemmingen`)
      .expect(200);
    expect(items).toEqual([{ id: items[0].id, soort: 'thuis_delen', gegevenDoor: 'Nadia Postma', op: '2026-09-01' }]);

    await kit
      .as(trial.school)
      .del(`${trial.pad(id)}/toestemmingen/${items[0].id}`)
      .expect(204);
    expect(await trial.delen(id)).toMatchObject({ codes: [], koppelingen: [] });
    expect((await kit.as(trial.ouder).get(trial.connectPath(trial.thuis)).expect(200)).body.items).toEqual([]);
    expect((await trial.koppel(other).expect(410)).body.message).toMatch(/ingetrokken/);
    await kit
      .as(trial.school)
      .del(`${trial.pad(id)}/toestemmingen/${items[0].id}`)
      .expect(404);
    const after = (
      await kit
        .as(trial.school)
        .get(`${trial.pad(id)}/toestemmingen`)
        .expect(200)
    ).body.items;
    expect(after).toHaveLength(1);
    expect(after[0]).toHaveProperty('ingetrokkenOp');
    await trial.giveToestemming(id);
  });

  it('is refused for tomorrow, without a name and for another kind than the four', async () => {
    const id = await trial.buildKind();
    const post = (body: object) =>
      kit
        .as(trial.school)
        .post(`${trial.pad(id)}/toestemmingen`, { soort: 'opname', gegevenDoor: 'Nadia', op: '2026-09-01', ...body });
    expect((await post({ op: '2999-01-01' }).expect(400)).body.velden).toEqual({ op: 'bereik' });
    expect((await post({ gegevenDoor: '  ' }).expect(400)).body.velden).toEqual({ gegevenDoor: 'verplicht' });
    expect((await post({ soort: 'alles' }).expect(400)).body.velden).toEqual({ soort: 'kies' });
  });
});

describe('a code for home', () => {
  it('needs consent, is told once and kept as a hash', async () => {
    const id = await trial.buildKind();
    expect(
      (
        await kit
          .as(trial.school)
          .post(`${trial.pad(id)}/thuiscodes`, { soort: 'thuis' })
          .expect(409)
      ).body.code,
    ).toBe('TOESTEMMING_NODIG');
    await trial.giveToestemming(id);
    expect(
      (
        await kit
          .as(trial.school)
          .post(`${trial.pad(id)}/thuiscodes`, { soort: 'rt' })
          .expect(409)
      ).body.code,
    ).toBe('TOESTEMMING_NODIG');
    const code = await trial.createCode(id);
    expect(code).toMatch(/^[B-DF-HJKM-NP-TV-Z2-9]{4}-[B-DF-HJKM-NP-TV-Z2-9]{4}$/);
    const row = await db()('leerlingcodes').where({ admin_id: one().adminId, leerling_id: id }).first('*');
    expect(JSON.stringify(row)).not.toContain(code.replace('-', ''));
    expect((await trial.delen(id)).codes).toEqual([
      { id: row.id, soort: 'thuis', verlooptOp: row.verloopt_op.toISOString() },
    ]);
    for (const _ of [2, 3, 4]) await trial.createCode(id);
    expect(
      (
        await kit
          .as(trial.school)
          .post(`${trial.pad(id)}/thuiscodes`, { soort: 'thuis' })
          .expect(409)
      ).body.message,
    ).toMatch(/al 4 codes open/);
    await kit
      .as(trial.school)
      .del(`${trial.pad(id)}/thuiscodes/${row.id}`)
      .expect(204);
    await kit
      .as(trial.school)
      .del(`${trial.pad(id)}/thuiscodes/${row.id}`)
      .expect(404);
    expect((await trial.koppel(code).expect(410)).body.message).toMatch(/ingetrokken/);
  });

  it('links the child once, however it is typed, and both sides see it', async () => {
    const { id, code } = await trial.childWithCode();
    const { body } = await trial.koppel(` ${code.toLowerCase().replace('-', ' ')} `).expect(201);
    expect(body).toMatchObject({
      leerling: { id, roepnaam: `Kind ${trial.nr}`, groep: 'Groep A' },
      school: 'School een',
    });
    expect((await trial.koppel(code).expect(410)).body.message).toMatch(/al gebruikt/);
    expect((await trial.delen(id)).koppelingen).toEqual([
      expect.objectContaining({ id: body.koppelingId, soort: 'thuis', bij: expect.stringMatching(/^Familie/) }),
    ]);
    expect((await kit.as(trial.ouder).get(trial.connectPath(trial.thuis)).expect(200)).body.items).toEqual([
      {
        koppelingId: body.koppelingId,
        leerlingId: id,
        roepnaam: `Kind ${trial.nr}`,
        dier: 'vos',
        jaargroep: 4,
        soort: 'thuis',
        school: 'School een',
        open: true,
        weekMinuten: 0,
      },
    ]);
    const rules = await db()('audit').where({ doel_id: id, actie: 'thuiskoppeling.gemaakt:thuis' }).pluck('admin_id');
    expect(rules.toSorted()).toEqual([one().adminId, trial.thuis].toSorted());
    expect((await trial.koppel(await trial.createCode(id)).expect(409)).body.message).toBe('Dit kind is al gekoppeld.');
  });

  it('says in its own sentence why it does not work', async () => {
    const { id, code } = await trial.childWithCode();
    const rtCode = (await trial.childWithCode('rt')).code;
    expect((await trial.koppel('BCDF-GHJK').expect(404)).body.message).toMatch(/kennen we niet/);
    expect((await trial.koppel('zomaar iets').expect(404)).body.message).toMatch(/kennen we niet/);
    expect((await trial.koppel(rtCode).expect(409)).body.message).toMatch(/voor een RT-praktijk/);
    expect((await trial.koppel('').expect(400)).body.velden).toEqual({ thuiscode: 'verplicht' });
    kit.klok.ahead(30 * DAY + 1000);
    trial.school = await kit.token('beheer.een');
    const newOne = {
      adminId: trial.thuis,
      token: await kit.token(
        `ouder${(await db()('gebruikers').where({ admin_id: trial.thuis }).first('gebruikersnaam')).gebruikersnaam.slice(5)}`,
      ),
    };
    expect((await trial.koppel(code, newOne).expect(410)).body.message).toMatch(/verlopen/);
    await kit
      .as(trial.school)
      .post('/api/admins/' + one().adminId + '/leerlingen/verwijderingen', { ids: [id] })
      .expect(200);
  });

  it('is given to one of two who try at the same moment', async () => {
    const { id, code } = await trial.childWithCode();
    const other = await trial.buildHome();
    const out = await Promise.all([trial.koppel(code), trial.koppel(code, other)]);
    expect(out.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 410]);
    expect((await trial.delen(id)).koppelingen).toHaveLength(1);
  });

  it('gives the last of four places once, and none of a smaller licence', async () => {
    const codes: string[] = [];
    for (const _ of [1, 2, 3, 4, 5]) codes.push((await trial.childWithCode()).code);
    for (const code of codes.slice(0, 3)) await trial.koppel(code).expect(201);
    const out = await Promise.all([trial.koppel(codes[3] ?? ''), trial.koppel(codes[4] ?? '')]);
    expect(out.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect((await kit.as(trial.ouder).get(trial.connectPath(trial.thuis)).expect(200)).body.items).toHaveLength(4);
    expect((await kit.as(trial.ouder).get(`/api/admins/${trial.thuis}`).expect(200)).body.plaatsen).toEqual({
      totaal: 4,
      gebruikt: 4,
    });
    const small = await trial.buildHome(1);
    await trial.koppel((await trial.childWithCode()).code, small).expect(201);
    expect((await trial.koppel((await trial.childWithCode()).code, small).expect(409)).body.code).toBe('GEEN_PLAATSEN');
  });

  it('cannot be guessed: ten wrong ones close the door for a while, for this home only', async () => {
    const { code } = await trial.childWithCode();
    const red = await trial.buildHome();
    await db()('admins').where({ id: red.adminId }).update({ naam: 'Raders' });
    for (let poging = 1; poging < 10; poging += 1) await trial.koppel('BCDF-GHJK', red).expect(404);
    const closed = await trial.koppel('BCDF-GHJK', red).expect(429);
    expect(closed.headers['retry-after']).toBe('900');
    await trial.koppel(code, red).expect(429);
    kit.klok.ahead(15 * 60_000 + 1000);
    await trial.koppel(code, red).expect(201);
  });
});

describe('a code for a sign-in service', () => {
  it('is told once, lives a day and replaces the one before', async () => {
    const id = await trial.buildKind();
    const docent = await kit.token('docent.een');
    const create = async () =>
      (
        await kit
          .as(docent)
          .post(`${trial.pad(id)}/koppelcodes`)
          .expect(201)
      ).body;
    const first = await create();
    expect(Math.round((Date.parse(first.verlooptOp) - kit.klok.now()) / 3_600_000)).toBe(24);
    const second = await create();
    expect(second.code).not.toBe(first.code);
    const open = await db()('leerlingcodes')
      .where({ admin_id: one().adminId, leerling_id: id, soort: 'sso' })
      .whereNull('ingetrokken_op');
    expect(open).toHaveLength(1);
    // It opens no home, and it is not in the list of codes for home.
    await trial.koppel(second.code).expect(404);
    expect((await trial.delen(id)).codes).toEqual([]);
  });
});

it('gives a docent the own groups only', async () => {
  const docent = await kit.token('docent.een');
  for (const [path, body] of [
    ['toestemmingen', undefined],
    ['thuiskoppelingen', undefined],
    ['thuiscodes', { soort: 'thuis' }],
    ['koppelcodes', {}],
  ] as const) {
    const vraag =
      body === undefined
        ? kit.as(docent).get(`${trial.pad(one().leerlingB)}/${path}`)
        : kit.as(docent).post(`${trial.pad(one().leerlingB)}/${path}`, body);
    expect([path, (await vraag).status]).toEqual([path, 404]);
  }
  await kit
    .as(docent)
    .del(`${trial.pad(one().leerling)}/thuiskoppelingen/${v7()}`)
    .expect(404);
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.withoutTenant()).toEqual([]);
});

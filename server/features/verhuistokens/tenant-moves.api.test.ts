import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildGebruiker } from '../../test/build.ts';
import { buildAntwoord, buildRonde } from '../../test/ronde.ts';
import { mailsTo } from '../../test/site.ts';
import { nameKey } from '../../platform/taal/name.ts';
import type { NewTenantMove, TenantMove } from './tenant-moves.contract.ts';

const HOUR = 3_600_000;
const REASON = 'De scholen worden samen een school.';
const SCOPE = { voortgang: true, beloningen: true, instellingen: true, woordlijsten: false, zorg: false };

let kit: ApiKit;
beforeAll(async () => {
  kit = await startKit();
});
beforeEach(async () => {
  await kit.stop();
  kit = await startKit();
  for (const [name, voornaam] of [
    ['kantoor', 'Kas'],
    ['kantoor2', 'Noor'],
  ] as const)
    await buildGebruiker(db(), { adminId: kit.scholen.kantoorId, role: 'office', naam: name, voornaam });
  // Both schools have a group A.
  await db()('groepen').where({ admin_id: target().adminId }).update({ schooljaar: '2020-2021' });
});
afterAll(() => kit.stop());

const db = () => kit.server.database.knex;
const source = () => kit.scholen.een;
const target = () => kit.scholen.twee;
const A = () => `/api/admins/${source().adminId}/verhuizingen`;
const office = async (name = 'kantoor') => kit.as(await kit.token(name));

async function plan(over: Partial<NewTenantMove> = {}, name = 'kantoor') {
  const body = {
    targetAdminId: target().adminId,
    groepIds: [source().groepA],
    scope: SCOPE,
    reden: REASON,
    bevestiging: 'school een',
    toestemming: false,
    ...over,
  };
  return (await office(name)).post(A(), body).set('X-Reden', REASON);
}
const list = async (name = 'kantoor'): Promise<TenantMove[]> =>
  (await (await office(name)).get(A()).set('X-Reden', REASON).expect(200)).body.items;
const confirm = async (id: string, name = 'kantoor2') =>
  (await office(name)).post(`${A()}/${id}/bevestigingen`, {}).set('X-Reden', REASON);
const countAntwoorden = async (adminId: string): Promise<number> =>
  (await db()('antwoorden').where({ admin_id: adminId })).length;
const errorKey = async (id: string): Promise<string> => (await confirm(id)).body.message;

async function answerOnce(): Promise<void> {
  const ronde = await buildRonde(db(), { adminId: source().adminId, leerlingId: source().leerling });
  await kit
    .as(await kit.token('zoé.een'))
    .post('/api/antwoorden', { antwoorden: [buildAntwoord(ronde, { itemId: 'w-trein', ruw: 'trijn' })] })
    .expect(200);
}

describe('moving groups to another organisation', () => {
  it('is planned by one of us, agreed to by another, and takes groups, pupils, answers and sign-in along', async () => {
    await answerOnce();
    const planned = await plan();
    expect(planned.status).toBe(201);
    expect(planned.body).toMatchObject({
      status: 'gepland',
      doel: { id: target().adminId },
      groepen: [{ leerlingen: 2 }],
      leerlingen: 2,
      antwoorden: 1,
      conflicts: [],
      eigen: true,
    });
    expect((await confirm(planned.body.id, 'kantoor')).status).toBe(409);
    expect((await list('kantoor2'))[0]).toMatchObject({ eigen: false, status: 'gepland' });

    const { code } = await db()('groepen').where({ id: source().groepA }).first('code');
    expect((await confirm(planned.body.id)).body).toEqual({ verplaatst: 2 });
    const moved = await db()('groepscodes').where({ code }).first();
    expect(moved.admin_id).toBe(target().adminId);
    expect([await countAntwoorden(source().adminId), await countAntwoorden(target().adminId)]).toEqual([0, 1]);
    expect(await db()('leerlingen').where({ id: source().leerling })).toEqual([]);
    expect(await db()('groepen').where({ id: source().groepA }).first('gearchiveerd_op', 'code')).toMatchObject({
      code: null,
      gearchiveerd_op: expect.any(Date),
    });
    // The same card opens the new school.
    const members: { leerling_id: string }[] = await db()('groepslidmaatschappen').where({ groep_id: moved.groep_id });
    const zoe = await db()('leerlingen')
      .where({ admin_id: target().adminId, roepnaam: 'Zoé' })
      .whereIn(
        'id',
        members.map((m) => m.leerling_id),
      )
      .first('id');
    expect(zoe).toBeDefined();
    const signIn = { groepscode: code, leerlingId: zoe?.id, wachtwoord: kit.scholen.wachtwoord };
    await kit.agent.post('/api/auth').send(signIn).expect(200);
    expect((await list())[0]).toMatchObject({ status: 'uitgevoerd', leerlingen: 2, conflicts: [] });
    for (const adminId of [source().adminId, target().adminId])
      expect(await db()('audit').where({ admin_id: adminId, actie: 'verhuizing.uitgevoerd' })).toHaveLength(1);
    expect((await confirm(planned.body.id)).status).toBe(409);
  });

  it('asks for another organisation, the name and one plan at a time', async () => {
    expect((await plan({ bevestiging: 'School twee' })).body.velden).toEqual({ bevestiging: 'formaat' });
    expect((await plan({ targetAdminId: source().adminId })).body.velden).toEqual({ targetAdminId: 'kies' });
    expect((await plan({ targetAdminId: kit.scholen.kantoorId })).body.velden).toEqual({ targetAdminId: 'kies' });
    expect((await plan({ groepIds: [target().groepA] })).status).toBe(404);
    expect((await plan()).status).toBe(201);
    expect((await plan()).body.velden).toEqual({ targetAdminId: 'bestaat_al' });
  });

  it('wants consent for children that come from home', async () => {
    await db()('admins').where({ id: source().adminId }).update({ soort: 'thuis' });
    expect((await plan()).body.velden).toEqual({ toestemming: 'verplicht' });
    expect((await plan({ toestemming: true })).status).toBe(201);
  });

  it('is not carried out when it is old, when a pupil came along, or once it was taken back', async () => {
    const { body } = await plan();
    const made = (hours: number) => db()('tenant_moves').update({ op: new Date(kit.klok.now() - hours * HOUR) });
    await made(25);
    expect((await list())[0]?.status).toBe('verlopen');
    expect(await errorKey(body.id)).toMatch(/te oud/);
    await made(1);
    await db()('leerlingen').where({ id: source().leerling }).update({ status: 'prullenbak' });
    expect((await list())[0]?.status).toBe('veranderd');
    expect(await errorKey(body.id)).toMatch(/te oud of de groepen zijn veranderd/);
    await (await office()).del(`${A()}/${body.id}`).set('X-Reden', REASON).expect(204);
    expect((await confirm(body.id)).status).toBe(409);
    expect((await plan()).status).toBe(201);
  });

  it('tells what stands in the way and moves nothing until it is solved', async () => {
    const taken = await db()('gebruikers').where({ admin_id: source().adminId, id: source().leerling }).first();
    await db()('aanmeldnamen').insert({
      naam: nameKey(taken.gebruikersnaam),
      admin_id: target().adminId,
      gebruiker_id: target().leerling,
    });
    const { schooljaar } = await db()('groepen').where({ id: source().groepA }).first('schooljaar');
    await db()('groepen').where({ admin_id: target().adminId }).update({ schooljaar });
    await db()('licenties').where({ admin_id: target().adminId }).update({ plaatsen: 1 });
    const { body } = await plan({ scope: { ...SCOPE, zorg: true } });
    expect(body.conflicts.map((one: TenantMove['conflicts'][number]) => one.soort)).toEqual(
      expect.arrayContaining(['gebruikersnaam', 'groepsnaam', 'plaatsen']),
    );
    expect(await errorKey(body.id)).toMatch(/staat nog iets in de weg/);
    expect(await db()('leerlingen').where({ id: source().leerling })).toHaveLength(1);
  });

  it('mails whoever manages either organisation what went where, without names of children', async () => {
    for (const [name, address] of [
      ['een', 'bea@een.test'],
      ['twee', 'bert@twee.test'],
    ] as const)
      await db()('gebruikers')
        .where({ admin_id: kit.scholen[name].adminId, id: kit.scholen[name].schooladmin })
        .update({ email: address });
    const { body } = await plan();
    expect(await db()('mailberichten').where({ sjabloon: 'tenant-verhuisd' })).toEqual([]);
    expect((await confirm(body.id)).status).toBe(200);
    for (const address of ['bea@een.test', 'bert@twee.test']) {
      const [mail, ...more] = await mailsTo(kit, address);
      expect(more).toEqual([]);
      expect(mail?.onderwerp).toBe('Leerlingen van School een zijn verhuisd naar School twee');
      expect(mail?.tekst).toContain('Aantal leerlingen dat meeging: 2.');
      expect(mail?.tekst).not.toContain('Zoé');
    }
  });

  it('takes the word lists of the whole school along, once, with their recordings and the stones that ask them', async () => {
    const lists = async (adminId: string) =>
      (await db()('woordlijsten').where({ admin_id: adminId }).orderBy('naam').select('*')).map(
        ({ naam: name, eigenaar_id: owner, woorden }) => [name, owner, woorden.length],
      );
    const head = kit.as(await kit.token('beheer.een'));
    const words = (one: string) => [{ spelling: one }, { spelling: 'trein' }];
    const made = await head
      .post(`/api/admins/${source().adminId}/woordlijsten`, {
        naam: 'Week 1',
        gedeeld: 'school',
        woorden: words('ijs'),
      })
      .expect(201);
    await head
      .post(`/api/admins/${source().adminId}/woordlijsten`, { naam: 'Van mij', woorden: words('paal') })
      .expect(201);
    for (const [nr, spelling] of ['ijs', 'paal'].entries())
      await db()('opnamen').insert({
        admin_id: source().adminId,
        id: `019f955b-73e2-7000-8000-00000000000${nr}`,
        spelling,
        duur_ms: 900,
        piek_db: -3,
        geluid: Buffer.from('geluid'),
        gemaakt_door: source().schooladmin,
      });
    const first = await plan({ scope: { ...SCOPE, woordlijsten: true } });
    expect(first.body.woordlijsten).toBe(1);
    expect((await confirm(first.body.id)).status).toBe(200);
    expect(await lists(target().adminId)).toEqual([['Week 1', target().schooladmin, 2]]);
    expect(await lists(source().adminId)).toHaveLength(2);
    expect(await db()('opnamen').where({ admin_id: target().adminId }).select('spelling', 'gemaakt_door')).toEqual([
      { spelling: 'ijs', gemaakt_door: target().schooladmin },
    ]);
    expect(await db()('woordlijsten').where({ admin_id: target().adminId, id: made.body.id })).toEqual([]);
    const second = await plan({ scope: { ...SCOPE, woordlijsten: true }, groepIds: [source().groepB] });
    expect(second.body.woordlijsten).toBe(0);
    expect((await confirm(second.body.id)).status).toBe(200);
    expect(await lists(target().adminId)).toHaveLength(1);
  });

  it('has no room for more lists than a customer can have', async () => {
    const row = (adminId: string, nr: number) => ({
      admin_id: adminId,
      id: `019f955b-73e2-7000-8000-${String(nr).padStart(12, '0')}`,
      naam: `Lijst ${nr}`,
      eigenaar_id: target().schooladmin,
      gedeeld: 'school',
      woorden: JSON.stringify([{ id: 'w-trein', spelling: 'trein' }]),
    });
    await db()('woordlijsten').insert(Array.from({ length: 100 }, (_, nr) => row(target().adminId, nr)));
    await db()('woordlijsten').insert(row(source().adminId, 50));
    const { body: same } = await plan({ scope: { ...SCOPE, woordlijsten: true } });
    expect(same.conflicts).toEqual([]);
    await db()('woordlijsten').insert(row(source().adminId, 100));
    expect((await list())[0]?.conflicts).toEqual([{ soort: 'woordlijsten', namen: [] }]);
    expect(await errorKey(same.id)).toMatch(/staat nog iets in de weg/);
  });

  it('moves all groups of an organisation without a choice', async () => {
    const { body } = await plan({ groepIds: undefined });
    expect(body.groepen).toHaveLength(2);
    expect((await confirm(body.id)).body.verplaatst).toBe(body.leerlingen);
    expect(await db()('groepen').where({ admin_id: source().adminId }).whereNull('gearchiveerd_op')).toEqual([]);
  });
});

describe('moving chosen pupils to another organisation', () => {
  const pupils = (over: Partial<NewTenantMove> = {}) =>
    plan({ groepIds: undefined, leerlingIds: [source().leerling], targetGroepId: target().groepA, ...over });
  const movedZoe = () =>
    db()('leerlingen as l')
      .join('groepslidmaatschappen as m', (on) => on.on('m.admin_id', 'l.admin_id').andOn('m.leerling_id', 'l.id'))
      .where({ 'l.admin_id': target().adminId, 'l.roepnaam': 'Zoé', 'm.groep_id': target().groepA })
      .select('l.id');

  it('takes them, with their answers and sign-in, to a group that is there, and leaves the rest of the group', async () => {
    await answerOnce();
    const before = (await movedZoe()).length;
    const groepen = (await office()).get(`${A()}/doelgroepen?targetAdminId=${target().adminId}`);
    const { body: choice } = await groepen.set('X-Reden', REASON).expect(200);
    expect(choice.items.map(({ id }: { id: string }) => id)).toContain(target().groepA);
    const { body, status } = await pupils();
    expect(status).toBe(201);
    const { naam: name } = await db()('groepen').where({ id: target().groepA }).first('naam');
    expect(body).toMatchObject({
      status: 'gepland',
      groepen: [],
      leerlingen: 1,
      antwoorden: 1,
      gekozen: { namen: [expect.stringContaining('Zoé')], groep: name },
      conflicts: [],
    });
    expect((await confirm(body.id, 'kantoor')).status).toBe(409);
    expect((await confirm(body.id)).body).toEqual({ verplaatst: 1 });
    expect(await movedZoe()).toHaveLength(before + 1);
    expect([await countAntwoorden(source().adminId), await countAntwoorden(target().adminId)]).toEqual([0, 1]);
    expect(await db()('leerlingen').where({ id: source().leerling })).toEqual([]);
    const stay = await db()('groepen').where({ id: source().groepA }).first('gearchiveerd_op', 'code');
    expect(stay).toMatchObject({ gearchiveerd_op: null, code: expect.any(String) });
    const { code } = await db()('groepen').where({ id: target().groepA }).first('code');
    const ids = (await movedZoe()).map(({ id }) => id);
    const answers = [];
    for (const leerlingId of ids)
      answers.push(
        (await kit.agent.post('/api/auth').send({ groepscode: code, leerlingId, wachtwoord: kit.scholen.wachtwoord }))
          .status,
      );
    expect(answers).toContain(200);
    expect((await list())[0]).toMatchObject({ status: 'uitgevoerd', leerlingen: 1, gekozen: { namen: [] } });
  });

  it('asks for a group there, for pupils of here, and for one kind of choice', async () => {
    expect((await pupils({ targetGroepId: undefined })).body.velden).toEqual({ targetGroepId: 'kies' });
    expect((await pupils({ targetGroepId: source().groepB })).body.velden).toEqual({ targetGroepId: 'kies' });
    expect((await plan({ targetGroepId: target().groepA })).body.velden).toEqual({ targetGroepId: 'kies' });
    expect((await pupils({ groepIds: [source().groepA] })).body.velden).toEqual({ leerlingIds: 'kies' });
    expect((await pupils({ leerlingIds: [] })).body.velden).toEqual({ leerlingIds: 'kies' });
    expect((await pupils({ leerlingIds: [target().leerling] })).status).toBe(404);
    const groepen = (await office()).get(`${A()}/doelgroepen?targetAdminId=${kit.scholen.kantoorId}`);
    await groepen.set('X-Reden', REASON).expect(404);
  });

  it('moves nobody when the group there was archived, or when one of them left', async () => {
    const { body } = await pupils();
    await db()('groepen').where({ id: target().groepA }).update({ gearchiveerd_op: new Date() });
    expect((await list())[0]?.conflicts).toEqual([{ soort: 'doelgroep', namen: [] }]);
    expect(await errorKey(body.id)).toMatch(/staat nog iets in de weg/);
    await db()('groepen').where({ id: target().groepA }).update({ gearchiveerd_op: null });
    await db()('leerlingen').where({ id: source().leerling }).update({ status: 'prullenbak' });
    expect((await list())[0]).toMatchObject({ status: 'veranderd', conflicts: [{ soort: 'leeg' }] });
    expect(await errorKey(body.id)).toMatch(/te oud of de groepen zijn veranderd/);
  });
});

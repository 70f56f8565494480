import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildGebruiker } from '../../test/build.ts';
import { buildOfficePerson, mailsTo } from '../../test/site.ts';
import { docentenEndpoints } from './docenten.contract.ts';
import { officeStaffEndpoints as endpoints, type OfficePersonChange } from './office-staff.contract.ts';
import { officeUitnodigingenEndpoints } from './office-uitnodigingen.contract.ts';

const WHY = 'Noor kreeg een nieuwe telefoon';
let kit: ApiKit;
let boss: ReturnType<ApiKit['as']>;
let clerk: ReturnType<ApiKit['as']>;
let clerkId = '';
const db = () => kit.server.database.knex;
const office = () => kit.scholen.kantoorId;
const people = async () => (await boss.call(endpoints.list, {})).items;
const personNamed = async (name: string) => {
  const person = (await people()).find(({ naam: one }) => one.startsWith(name));
  if (person === undefined) throw new Error(`${name} does not work here`);
  return person;
};
const ownRow = async () => {
  const self = (await people()).find(({ zelf: mine }) => mine);
  if (self === undefined) throw new Error('whoever asks does not work here');
  return self;
};
const invited = async () => (await boss.call(endpoints.list, {})).uitnodigingen;
const tokenIn = async (address: string): Promise<string> => {
  const [mail] = await mailsTo(kit, address);
  return /uitnodiging\/([\w-]+)/.exec(mail?.tekst ?? '')?.[1] ?? '';
};
const accept = (token: string, gebruikersnaam: string) =>
  kit.agent.post(`/api/uitnodigingen/tokens/${token}/acceptaties`).send({
    voornaam: 'Gijs',
    achternaam: 'Proef',
    gebruikersnaam,
    wachtwoord: 'paarse olifant danst',
    akkoord: true,
  });
const change = (id: string, part: OfficePersonChange) =>
  boss.request(endpoints.change, { params: { userId: id }, body: part });
const lines = async (action: string) =>
  db()('audit').where({ admin_id: office() }).where('actie', 'like', `${action}%`).select('actie', 'doel_id', 'rol');

beforeAll(async () => {
  kit = await startKit();
  clerkId = await buildOfficePerson(kit);
  boss = kit.as(await kit.token('super'));
  clerk = kit.as(await kit.token('kantoor'));
});
afterAll(() => kit.stop());

describe('who works at our office', () => {
  it('is read by the office, and changed by a superadmin only', async () => {
    const { items } = await clerk.call(endpoints.list, {});
    expect(items.map(({ rol: role, zelf: self }) => [role, self]).toSorted()).toEqual([
      ['office', true],
      ['superadmin', false],
    ]);
    await clerk
      .request(endpoints.change, { params: { userId: clerkId }, body: { versie: 1, rol: 'superadmin' } })
      .expect(403);
    await clerk.request(endpoints.invite, { body: { emails: ['x@kantoor.test'], rol: 'office' } }).expect(403);
    await clerk.request(endpoints.resetTotp, { params: { userId: clerkId }, body: { reden: WHY } }).expect(403);
  });

  it('holds nobody of a customer, and a customer cannot be given a role of ours', async () => {
    const { docent } = kit.scholen.een;
    await change(docent, { versie: 1, actief: false }).expect(404);
    await boss.request(endpoints.remove, { params: { userId: docent } }).expect(404);
    const body = { emails: ['y@kantoor.test'], rol: 'docent' as const, groepIds: [] };
    await boss
      .request(docentenEndpoints.invite, { params: { adminId: office() }, body })
      .set('X-Reden', encodeURIComponent(WHY))
      .expect(400);
    expect(await invited()).toEqual([]);
  });
});

describe('a colleague who is invited', () => {
  it('gets a mail in the words of the office, comes in with the role of the invitation, and must set two steps', async () => {
    await boss.call(endpoints.invite, { body: { emails: ['gijs@kantoor.test'], rol: 'office', persoonlijk: 'Hoi!' } });
    expect(await invited()).toMatchObject([{ email: 'gijs@kantoor.test', rol: 'office', status: 'verzonden' }]);
    const [mail] = await mailsTo(kit, 'gijs@kantoor.test');
    expect(mail?.onderwerp).toContain('vraagt je mee te werken');
    expect(mail?.tekst).toContain('Hoi!');
    const token = await tokenIn('gijs@kantoor.test');
    expect((await kit.agent.get(`/api/uitnodigingen/tokens/${token}`).expect(200)).body).toMatchObject({
      rol: 'office',
    });
    await accept(token, 'gijs.proef').expect(201);
    expect(await personNamed('Gijs')).toMatchObject({ rol: 'office', actief: true, totpAan: false });
    expect(await invited()).toEqual([]);
    const { body } = await kit.agent
      .post('/api/auth')
      .send({ gebruikersnaam: 'gijs.proef', wachtwoord: 'paarse olifant danst' })
      .expect(200);
    // Before the second step is set nothing of the office can be read.
    await kit.as(body.token).request(endpoints.list, {}).expect(428);
  });

  it('is marked when the address is taken, and sent again or taken back', async () => {
    const twice = await boss
      .request(endpoints.invite, { body: { emails: ['gijs@kantoor.test'], rol: 'office' } })
      .expect(400);
    expect(twice.body.velden).toEqual({ 'emails.0': 'bestaat_al' });
    const { items } = await boss.call(endpoints.invite, { body: { emails: ['fee@kantoor.test'], rol: 'superadmin' } });
    const params = { uitnodigingId: items[0]?.id ?? '' };
    const first = await tokenIn('fee@kantoor.test');
    await boss.call(endpoints.resend, { params });
    await kit.agent.get(`/api/uitnodigingen/tokens/${first}`).expect(410);
    const second = await tokenIn('fee@kantoor.test');
    await boss.call(endpoints.withdraw, { params });
    await kit.agent.get(`/api/uitnodigingen/tokens/${second}`).expect(410);
    expect(await invited()).toEqual([]);
    // They stand with the office, not among those of customers.
    expect((await clerk.call(officeUitnodigingenEndpoints.list, { query: {} })).items).toEqual([]);
    await boss.request(officeUitnodigingenEndpoints.withdraw, { params }).expect(404);
  });
});

describe('a role and an account', () => {
  it('change at once for whoever is signed in, with a line in the log', async () => {
    const person = await personNamed('Kas');
    expect((await change(person.id, { versie: person.versie, rol: 'superadmin' }).expect(200)).body).toMatchObject({
      rol: 'superadmin',
    });
    await clerk.request(endpoints.list, {}).expect(401);
    await change(person.id, { versie: person.versie, actief: false }).expect(409);
    expect(await lines('docent.rol')).toEqual([
      { actie: 'docent.rol:superadmin', doel_id: person.id, rol: 'superadmin' },
    ]);
    const now = await personNamed('Kas');
    await change(now.id, { versie: now.versie, actief: false }).expect(200);
    await kit.agent
      .post('/api/auth')
      .send({ gebruikersnaam: 'kantoor', wachtwoord: 'x'.repeat(12) })
      .expect(401);
    await change(now.id, { versie: now.versie + 1, actief: true, rol: 'office' }).expect(200);
    clerk = kit.as(await kit.token('kantoor'));
  });

  it('are never ones own, and the last superadmin stays', async () => {
    const self = await ownRow();
    const own = await change(self.id, { versie: self.versie, rol: 'office' }).expect(409);
    expect(own.body.message).toBe('Je eigen toegang verander je niet zelf. Vraag het een collega.');
    await boss.request(endpoints.remove, { params: { userId: self.id } }).expect(409);
    // Two superadmins who take the role from each other at the same moment leave one.
    await buildGebruiker(db(), { adminId: office(), role: 'superadmin', naam: 'tweede', voornaam: 'Tess' });
    const second = kit.as(await kit.token('tweede'));
    const tess = await personNamed('Tess');
    const answers = await Promise.all([
      change(tess.id, { versie: tess.versie, rol: 'office' }),
      second.request(endpoints.change, {
        params: { userId: self.id },
        body: { versie: self.versie, rol: 'office' },
      }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await db()('gebruikers').where({ admin_id: office(), role: 'superadmin', actief: true });
    expect(left).toHaveLength(1);
    await db()('gebruikers')
      .where({ admin_id: office() })
      .whereIn('gebruikersnaam', ['super'])
      .update({ role: 'superadmin' });
    boss = kit.as(await kit.token('super'));
  });

  it('end, and what the colleague planned for a customer still goes out', async () => {
    const body = {
      soort: 'docent' as const,
      adminId: kit.scholen.een.adminId,
      emails: ['straks@school.test'],
      moment: new Date(kit.klok.now() + 3_600_000).toISOString(),
      reden: WHY,
    };
    await clerk.call(officeUitnodigingenEndpoints.send, { body });
    await boss.call(endpoints.remove, { params: { userId: clerkId } });
    expect((await people()).some(({ id }) => id === clerkId)).toBe(false);
    await clerk.request(endpoints.list, {}).expect(401);
    const sent = (await boss.call(officeUitnodigingenEndpoints.list, { query: {} })).items;
    expect(sent).toMatchObject([
      { email: 'straks@school.test', status: 'concept', afzender: expect.stringMatching(/./) },
    ]);
  });
});

describe('a lost telephone', () => {
  it('is taken away with a reason that its organisation reads, and ends every session', async () => {
    const { adminId, docent } = kit.scholen.twee;
    const colleague = kit.as(await kit.token('docent.twee'));
    const totp = await db()('gebruikers').where({ admin_id: adminId, id: docent }).first('totp_aan_op');
    await db()('gebruikers')
      .where({ admin_id: adminId, id: docent })
      .update({ totp_aan_op: totp?.totp_aan_op ?? new Date(kit.klok.now()), email: 'docent@twee.test' });
    const params = { userId: docent };
    await boss.request(endpoints.resetTotp, { params, body: { reden: 'kort' } }).expect(400);
    await boss.call(endpoints.resetTotp, { params, body: { reden: WHY } });
    await colleague.get('/api/users/mij').expect(401);
    expect(
      await db()('audit').where({ admin_id: adminId, actie: 'docent.totp-uit' }).select('doel_id', 'reden', 'rol'),
    ).toEqual([{ doel_id: docent, reden: WHY, rol: 'superadmin' }]);
    expect((await mailsTo(kit, 'docent@twee.test'))[0]?.onderwerp).toMatch(/twee stappen/i);
    // There is nothing left to take away.
    await boss.request(endpoints.resetTotp, { params, body: { reden: WHY } }).expect(409);
  });

  it('is nobody to a pupil, and never ones own', async () => {
    const { id } = await ownRow();
    const own = await boss.request(endpoints.resetTotp, { params: { userId: id }, body: { reden: WHY } }).expect(409);
    expect(own.body.message).toMatch(/^Je eigen toegang/);
    await boss
      .request(endpoints.resetTotp, { params: { userId: kit.scholen.een.leerling }, body: { reden: WHY } })
      .expect(404);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { BY_PERSON, buildOfficePerson, mailsTo } from '../../test/site.ts';
import { aanvragenEndpoints as aanvragen } from './aanvragen.contract.ts';

let kit: ApiKit;
let count = 0;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const db = () => kit.server.database.knex;
const desk = async () => kit.as(await kit.token('kantoor'));

beforeAll(async () => {
  kit = await startKit();
  await buildOfficePerson(kit);
});
afterAll(() => kit.stop());

/** A practice that asks for a trial with an address of its own; each from a quiet hour, so that no limit is met by chance. */
async function ask(part: object = {}) {
  count += 1;
  kit.klok.ahead(2 * HOUR);
  const wish = {
    ...BY_PERSON,
    soort: 'proef',
    organisatiesoort: 'rt',
    land: 'NL',
    organisatie: `Praktijk ${count}`,
    naam: 'Tess Bos',
    email: `tess@praktijk${count}.test`,
    akkoord: true,
    ...part,
  };
  const { body } = await kit.agent.post('/api/aanvragen').send(wish).expect(201);
  return { ...wish, nummer: String(body.nummer) };
}
const linkIn = async (email: string): Promise<string> => {
  const [mail] = await mailsTo(kit, email);
  return /bevestig=([\w-]+)/.exec(mail?.tekst ?? '')?.[1] ?? '';
};
const confirm = (token: string) => kit.agent.post(`/api/aanvragen/tokens/${token}/bevestigingen`);
const tenantsOf = (email: string) => db()('admins').where({ email });
const find = async (number: string) => {
  const row = (await (await desk()).call(aanvragen.list, {})).items.find((one) => one.nummer === number);
  if (row === undefined) throw new Error(`no request ${number}`);
  return row;
};

describe('a trial that begins by itself', () => {
  it('waits for the link in the mail, and makes nothing before', async () => {
    const wish = await ask();
    const [mail] = await mailsTo(kit, wish.email);
    expect(mail?.onderwerp).toBe('Begin je proef van Taaltocht');
    expect(mail?.tekst).toContain(wish.nummer);
    expect(await tenantsOf(wish.email)).toEqual([]);
    expect(await mailsTo(kit, 'kas@kantoor.test')).toEqual([]);
    expect(await find(wish.nummer)).toMatchObject({ status: 'nieuw', selfStart: 'wacht', adminId: null });
  });

  it('gives a practice its tenant, thirty days, all its seats, an invitation and a line in the log', async () => {
    const wish = await ask({ land: 'BE', organisatie: 'Logopedie Zon' });
    const { body } = await confirm(await linkIn(wish.email)).expect(201);
    const row = await find(wish.nummer);
    expect(row).toMatchObject({ status: 'omgezet', selfStart: 'begonnen', behandelaar: null });
    const adminId = row.adminId ?? '';
    expect(await db()('admins').where({ id: adminId }).first()).toMatchObject({
      soort: 'rt',
      naam: 'Logopedie Zon',
      locale: 'nl-BE',
    });
    const licentie = await db()('licenties').where({ admin_id: adminId }).first();
    expect(licentie).toMatchObject({ soort: 'proef', status: 'proef', plaatsen: 25 });
    expect(new Date(licentie.eind).getTime() - new Date(licentie.start).getTime()).toBe(30 * DAY);
    const opened = await kit.agent.get(`/api/uitnodigingen/tokens/${body.uitnodiging}`).expect(200);
    expect(opened.body).toMatchObject({ rol: 'rtadmin', organisatie: 'Logopedie Zon', afzender: 'Taaltocht' });
    expect((await mailsTo(kit, wish.email))[0]?.tekst).toContain(`uitnodiging/${body.uitnodiging}`);
    expect((await mailsTo(kit, 'kas@kantoor.test')).map(({ onderwerp: subject }) => subject)).toContain(
      `Nieuwe proef ${wish.nummer}: Logopedie Zon`,
    );
    const log = await db()('audit').where({ admin_id: adminId }).first('rol', 'actie', 'doel_id');
    expect(log).toEqual({ rol: 'zelf', actie: 'aanvraag.begonnen', doel_id: row.id });
  });

  it('gives a home its group, and the parent signs in', async () => {
    const wish = await ask({ organisatiesoort: 'thuis', organisatie: '', naam: 'Nora Vis' });
    const { body } = await confirm(await linkIn(wish.email)).expect(201);
    const { adminId } = await find(wish.nummer);
    expect(await db()('groepen').where({ admin_id: adminId }).pluck('naam')).toEqual(['Mijn kinderen']);
    expect(await db()('licenties').where({ admin_id: adminId }).first('plaatsen')).toEqual({ plaatsen: 4 });
    await kit.agent
      .post(`/api/uitnodigingen/tokens/${body.uitnodiging}/acceptaties`)
      .send({
        voornaam: 'Nora',
        achternaam: 'Vis',
        gebruikersnaam: 'nora.vis',
        wachtwoord: 'paarse olifant danst',
        akkoord: true,
      })
      .expect(201);
    const signedIn = await kit.agent
      .post('/api/auth')
      .send({ gebruikersnaam: wish.email, wachtwoord: 'paarse olifant danst' })
      .expect(200);
    const me = await kit.as(signedIn.body.token).get('/api/users/mij').expect(200);
    expect(me.body).toMatchObject({ role: 'thuisadmin', adminId, licentieStatus: 'proef' });
  });

  it('stands among the invitations of the office, which sends it once more', async () => {
    const wish = await ask();
    const { body } = await confirm(await linkIn(wish.email)).expect(201);
    const sent = await (await desk()).get('/api/uitnodigingen?status=verzonden').expect(200);
    expect(sent.body.items).toContainEqual(
      expect.objectContaining({ email: wish.email, organisatie: wish.organisatie }),
    );
    const { id } = await find(wish.nummer);
    await (await desk()).request(aanvragen.invite, { params: { aanvraagId: id } }).expect(204);
    await kit.agent.get(`/api/uitnodigingen/tokens/${body.uitnodiging}`).expect(410);
  });
});

describe('what goes through the office as before', () => {
  it.each([
    ['a school that asks for a trial', { organisatiesoort: 'school' }],
    ['a practice that asks for a quote', { soort: 'offerte' }],
    ['a home with a question', { soort: 'informatie', organisatiesoort: 'thuis' }],
  ])('%s', async (_, part) => {
    const wish = await ask(part);
    expect(await linkIn(wish.email)).toBe('');
    expect((await mailsTo(kit, wish.email))[0]?.onderwerp).toContain('We hebben je aanvraag ontvangen');
    expect(await find(wish.nummer)).toMatchObject({ status: 'nieuw', selfStart: null });
  });

  it.each([
    ['that had a trial', async () => (await begun()).email],
    ['of whoever manages a school', async () => managerAddress()],
  ])('an address %s: its owner reads why, the visitor sees no difference', async (_, address) => {
    const email = await address();
    const written = email.replace(/^./, (letter) => letter.toUpperCase());
    const wish = await ask({ email: written, organisatiesoort: 'thuis', organisatie: '' });
    expect(wish.nummer).toMatch(/^A-/);
    const [mail] = await mailsTo(kit, written);
    expect(mail?.onderwerp).toBe(`Je aanvraag bij Taaltocht (${wish.nummer})`);
    expect(mail?.tekst).not.toContain('bevestig=');
    expect((await mailsTo(kit, 'kas@kantoor.test')).map(({ onderwerp: subject }) => subject).join()).toContain(
      `Nieuwe aanvraag ${wish.nummer}`,
    );
    expect(await find(wish.nummer)).toMatchObject({ status: 'nieuw', selfStart: null });
  });

  async function begun() {
    const wish = await ask();
    await confirm(await linkIn(wish.email)).expect(201);
    return wish;
  }
  async function managerAddress(): Promise<string> {
    const email = 'bea@school-een.test';
    await db()('gebruikers').where({ admin_id: kit.scholen.een.adminId, role: 'schooladmin' }).update({ email });
    return email;
  }
});

describe('a link is refused, and makes no customer', () => {
  const expectRefused = async (token: string, status: number, words: RegExp) => {
    const before = await db()('admins').count('* as n');
    expect((await confirm(token).expect(status)).body.message).toMatch(words);
    expect(await db()('admins').count('* as n')).toEqual(before);
  };

  it('that nobody was sent', () => expectRefused('verzonnen', 410, /geldt niet/));

  it('after seven days; then the office has it in its work list', async () => {
    const wish = await ask();
    const token = await linkIn(wish.email);
    const { id } = await find(wish.nummer);
    const waiting = async () =>
      (await (await desk()).get('/api/kantoor/werklijsten?soort=aanvraag').expect(200)).body.items;
    expect(await waiting()).not.toContainEqual(expect.objectContaining({ itemId: id }));
    kit.klok.ahead(7 * DAY);
    await expectRefused(token, 410, /werkte 7 dagen/);
    expect(await waiting()).toContainEqual(expect.objectContaining({ itemId: id }));
    expect(await find(wish.nummer)).toMatchObject({ selfStart: 'verlopen' });
  });

  it('that was used, also by two at once', async () => {
    const wish = await ask();
    const token = await linkIn(wish.email);
    const both = await Promise.all([1, 2].map(async () => confirm(token)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 410]);
    await expectRefused(token, 410, /al begonnen/);
    expect(await tenantsOf(wish.email)).toHaveLength(1);
  });

  it('that a newer one replaced', async () => {
    const wish = await ask();
    const old = await linkIn(wish.email);
    const again = await ask({ organisatie: wish.organisatie, email: wish.email });
    expect(again.nummer).toBe(wish.nummer);
    const newer = await linkIn(wish.email);
    expect(newer).not.toBe(old);
    await expectRefused(old, 410, /geldt niet/);
    await confirm(newer).expect(201);
  });

  it.each(['in_behandeling', 'afgewezen', 'samengevoegd', 'omgezet'])('once the office has it: %s', async (status) => {
    const wish = await ask();
    const token = await linkIn(wish.email);
    await db()('aanvragen').where({ nummer: wish.nummer }).update({ status });
    await expectRefused(token, 409, /al opgepakt/);
  });

  it('when another request of the same address began first', async () => {
    const first = await ask();
    const token = await linkIn(first.email);
    const second = await ask({ email: first.email, organisatiesoort: 'thuis', organisatie: '' });
    await confirm(await linkIn(second.email)).expect(201);
    await expectRefused(token, 409, /al een proef begonnen/);
  });
});

describe('floods', () => {
  it('five links a day go to one address, whoever asks', async () => {
    const first = await ask();
    const { nummer: _sent, ...wish } = first;
    for (let sent = 1; sent < 5; sent += 1) await kit.agent.post('/api/aanvragen').send(wish).expect(201);
    const refused = await kit.agent.post('/api/aanvragen').send(wish).expect(429);
    expect(refused.body.message).toContain('Voor dit mailadres');
  });

  it('ten beginnings an hour come from one network address', async () => {
    kit.klok.ahead(2 * HOUR);
    for (let tried = 0; tried < 10; tried += 1) expect((await confirm('verzonnen')).status).toBe(410);
    expect((await confirm('verzonnen')).status).toBe(429);
  });
});

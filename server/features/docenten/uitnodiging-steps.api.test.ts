import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressHash } from '../../platform/mail/addresses.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';

let kit: ApiKit;
const DAY_MS = 86_400_000;
const PASSWORD = 'paarse olifant danst';
const STATUSES = [
  'concept',
  'verzonden',
  'geopend',
  'geaccepteerd',
  'verlopen',
  'ingetrokken',
  'geweigerd',
  'mislukt',
] as const;
type Status = (typeof STATUSES)[number];
interface Invited {
  id: string;
  token: string;
  nr: number;
}
const db = () => kit.server.database.knex;
const base = () => `/api/admins/${kit.scholen.een.adminId}/uitnodigingen`;
const bea = async () => kit.as(await kit.token('beheer.een'));
const open = ({ token }: Invited, part = '') => `/api/uitnodigingen/tokens/${token}${part}`;

beforeAll(async () => {
  kit = await startKit();
  await db()('gebruikers')
    .where({ admin_id: kit.scholen.een.adminId, id: kit.scholen.een.schooladmin })
    .update({ email: 'bea@school.test' });
});
afterAll(() => kit.stop());

let count = 0;
async function invite(): Promise<Invited> {
  count += 1;
  const email = `nieuw${count}@school.test`;
  const { body } = await (await bea()).post(base(), { emails: [email], rol: 'docent', groepIds: [] }).expect(201);
  await kit.server.mail.deliverer?.run();
  const mail = kit.server.mail.mailbox?.mails().find(({ aan: to }) => to === email);
  return { id: body.items[0].id, token: /uitnodiging\/([\w-]+)/.exec(mail?.tekst ?? '')?.[1] ?? '', nr: count };
}
const row = ({ id }: Invited) => db()('uitnodigingen').where({ admin_id: kit.scholen.een.adminId, id });
/** As its sender reads it; who came in or was taken back stands in no list any more. */
async function statusOf(one: Invited): Promise<string> {
  const { body } = await (await bea()).get(`/api/admins/${kit.scholen.een.adminId}/docenten`).expect(200);
  const listed = body.uitnodigingen.find(({ id }: { id: string }) => id === one.id);
  return listed?.status ?? (await row(one).first('status')).status;
}

/** Puts one into a state; a mail that came back leaves what was sent as it is, and says so where it is read. */
async function put(one: Invited, status: Status): Promise<void> {
  await row(one).update({ status: status === 'mislukt' ? 'verzonden' : status });
  if (status !== 'mislukt') return;
  const hash = addressHash(`nieuw${one.nr}@school.test`);
  await db()('mailberichten')
    .where({ admin_id: kit.scholen.een.adminId, aan_hash: hash })
    .update({ status: 'teruggekomen' });
}

/** Design 5.2: each step, where it leads from which state; from every other state it is refused and changes nothing. */
const STEPS = [
  {
    name: 'opening',
    done: 200,
    refused: 410,
    to: { verzonden: 'geopend', geopend: 'geopend', mislukt: 'geopend' },
    call: (one: Invited) => kit.agent.get(open(one)),
  },
  {
    name: 'accepting',
    done: 201,
    refused: 410,
    to: { verzonden: 'geaccepteerd', geopend: 'geaccepteerd', mislukt: 'geaccepteerd' },
    call: (one: Invited) =>
      kit.agent.post(open(one, '/acceptaties')).send({
        voornaam: 'Noor',
        achternaam: 'Haene',
        gebruikersnaam: `nieuw.${one.nr}`,
        wachtwoord: PASSWORD,
        akkoord: true,
      }),
  },
  {
    name: 'refusing',
    done: 204,
    refused: 410,
    to: { verzonden: 'geweigerd', geopend: 'geweigerd', mislukt: 'geweigerd' },
    call: (one: Invited) => kit.agent.post(open(one, '/weigeringen')).send({}),
  },
  {
    name: 'asking again',
    done: 202,
    refused: 410,
    to: { verlopen: 'verlopen' },
    call: (one: Invited) => kit.agent.post(open(one, '/aanvragen')).send({}),
  },
  {
    name: 'withdrawing',
    done: 204,
    refused: 409,
    to: {
      concept: 'ingetrokken',
      verzonden: 'ingetrokken',
      geopend: 'ingetrokken',
      verlopen: 'ingetrokken',
      geweigerd: 'ingetrokken',
      mislukt: 'ingetrokken',
    },
    call: async (one: Invited) => (await bea()).del(`${base()}/${one.id}`),
  },
  {
    name: 'sending again',
    done: 204,
    refused: 409,
    to: {
      concept: 'verzonden',
      verzonden: 'verzonden',
      geopend: 'verzonden',
      verlopen: 'verzonden',
      mislukt: 'verzonden',
    },
    call: async (one: Invited) => (await bea()).post(`${base()}/${one.id}/herhalingen`, {}),
  },
] as const;

describe.each(STEPS)('$name', ({ to, call, done, refused }) => {
  const leads: Partial<Record<Status, string>> = to;
  it.each(STATUSES)('from %s', async (from) => {
    const one = await invite();
    await put(one, from);
    const next = leads[from];
    const { status: code } = await call(one);
    expect([code, await statusOf(one)]).toEqual(next === undefined ? [refused, from] : [done, next]);
  });
});

it('ends after thirty days what nobody answered, and nothing else', async () => {
  const all = [];
  for (const status of STATUSES) {
    const one = await invite();
    await put(one, status);
    all.push(one);
  }
  kit.klok.ahead(30 * DAY_MS + 1);
  await kit.night('uitnodigingen');
  const after = [];
  for (const one of all) after.push(await statusOf(one));
  expect(after).toEqual([
    'concept',
    'verlopen',
    'verlopen',
    'geaccepteerd',
    'verlopen',
    'ingetrokken',
    'geweigerd',
    'verlopen',
  ]);
});

it('does not open again what was accepted while it was sent once more', async () => {
  const one = await invite();
  const [again, accepted] = await Promise.all([
    (await bea()).post(`${base()}/${one.id}/herhalingen`, {}),
    kit.agent.post(open(one, '/acceptaties')).send({
      voornaam: 'Noor',
      achternaam: 'Haene',
      gebruikersnaam: `nieuw.${one.nr}`,
      wachtwoord: PASSWORD,
      akkoord: true,
    }),
  ]);
  const people = await db()('gebruikers').where({ gebruikersnaam: `nieuw.${one.nr}` });
  expect(people.length).toBe(accepted.status === 201 ? 1 : 0);
  expect(await statusOf(one)).toBe(accepted.status === 201 ? 'geaccepteerd' : 'verzonden');
  expect([204, 409]).toContain(again.status);
});

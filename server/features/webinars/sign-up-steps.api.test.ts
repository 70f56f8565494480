import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { BY_PERSON, buildOfficePerson, buildWebinar, mailsTo } from '../../test/site.ts';
import { webinarManagementEndpoints as management } from './webinar-management.contract.ts';
import { SIGN_UP_STATUSES, webinarsEndpoints as webinars, type SignUpStatus } from './webinars.contract.ts';

interface Signed {
  id: string;
  token: string;
}
let kit: ApiKit;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const db = () => kit.server.database.knex;
const visitor = () => kit.as('');

beforeAll(async () => {
  kit = await startKit();
  await buildOfficePerson(kit);
});
afterAll(() => kit.stop());

const build = (part: object = {}): Promise<string> =>
  buildWebinar(kit, { datum: new Date(kit.klok.now() + HOUR), ...part });
let count = 0;
const signUp = (webinarId: string) => {
  count += 1;
  return kit.agent
    .post(`/api/webinars/${webinarId}/aanmeldingen`)
    .send({ ...BY_PERSON, naam: 'Els', email: `els${count}@stap.test`, aantal: 1 });
};
/** Somebody in a state; a seat that is offered is held for another hour. */
async function buildSigned(status: SignUpStatus): Promise<Signed> {
  kit.klok.ahead(HOUR);
  await signUp(await build()).expect(201);
  const [mail] = await mailsTo(kit, `els${count}@stap.test`);
  const token = /aanmelding=([\w-]+)/.exec(mail?.tekst ?? '')?.[1] ?? '';
  const rows = db()('webinar_aanmeldingen').where({ email: `els${count}@stap.test` });
  const held = status === 'aangeboden' ? new Date(kit.klok.now() + HOUR) : null;
  await rows.clone().update({ status, held_until: held });
  return { id: (await rows.first('id')).id, token };
}
const statusOf = async ({ id }: Signed): Promise<SignUpStatus> =>
  (await db()('webinar_aanmeldingen').where({ id }).first('status')).status;

/** Design 5.11: whoever signs up gets a seat while there is one, a place in the row while it is full, and else nothing. */
const STANDS = [
  ['open', {}, 201, 'aangemeld'],
  ['vol', { plaatsen: 1, taken: true }, 201, 'wachtlijst'],
  ['a concept', { status: 'concept' }, 404, undefined],
  ['off', { status: 'afgelast' }, 404, undefined],
  ['bezig', { past: 5 * MINUTE }, 409, undefined],
  ['geweest', { past: HOUR }, 409, undefined],
  ['geweest, said by us', { past: HOUR, status: 'geweest' }, 409, undefined],
  ['put away', { past: HOUR, status: 'gearchiveerd' }, 404, undefined],
] as const;
it.each(STANDS)('signing up for a training that is %s', async (_stand, { ...part }, code, status) => {
  const { past, taken, ...fields }: { past?: number; taken?: boolean; [key: string]: unknown } = part;
  const moment = past === undefined ? {} : { datum: new Date(kit.klok.now() - past) };
  const id = await build({ ...fields, ...moment });
  if (taken === true) await signUp(id).expect(201);
  const answer = await signUp(id);
  expect([answer.status, answer.body.status]).toEqual([code, status]);
});

const office = async () => kit.as(await kit.token('kantoor'));
const mark = async ({ id }: Signed, status: 'aangemeld' | 'afgemeld' | 'geweest') =>
  (await office()).request(management.changeSignUp, { params: { signUpId: id }, body: { status } });
const begins = async (one: Signed): Promise<Signed> => {
  const { webinar_id: id } = await db()('webinar_aanmeldingen').where({ id: one.id }).first('webinar_id');
  await db()('webinars')
    .where({ id })
    .update({ datum: new Date(kit.klok.now() - MINUTE) });
  return one;
};
/** Each step of who signed up: where it leads; from every other state it is refused, and nothing changes. */
const STEPS = [
  {
    name: 'taking the seat that is held',
    to: { aangeboden: 'aangemeld' },
    call: ({ token }: Signed) => visitor().request(webinars.take, { params: { token } }),
  },
  {
    // What is off already, or was there, stays so: the link may be opened twice.
    name: 'cancelling',
    to: {
      aangemeld: 'afgemeld',
      wachtlijst: 'afgemeld',
      aangeboden: 'afgemeld',
      afgemeld: 'afgemeld',
      geweest: 'geweest',
    },
    call: ({ token }: Signed) => visitor().request(webinars.cancel, { params: { token } }),
  },
  {
    name: 'a seat given by us before it begins',
    to: { aangemeld: 'aangemeld', wachtlijst: 'aangemeld', aangeboden: 'aangemeld' },
    call: (one: Signed) => mark(one, 'aangemeld'),
  },
  {
    name: 'cancelled by us before it begins',
    to: { aangemeld: 'afgemeld', wachtlijst: 'afgemeld', aangeboden: 'afgemeld', afgemeld: 'afgemeld' },
    call: (one: Signed) => mark(one, 'afgemeld'),
  },
  {
    name: 'present before it begins',
    to: { geweest: 'geweest' },
    call: (one: Signed) => mark(one, 'geweest'),
  },
  {
    name: 'present once it began',
    to: { aangemeld: 'geweest', geweest: 'geweest' },
    call: async (one: Signed) => mark(await begins(one), 'geweest'),
  },
  {
    name: 'not present after all',
    to: { aangemeld: 'aangemeld', geweest: 'aangemeld' },
    call: async (one: Signed) => mark(await begins(one), 'aangemeld'),
  },
  {
    name: 'cancelled by us once it began',
    to: { afgemeld: 'afgemeld' },
    call: async (one: Signed) => mark(await begins(one), 'afgemeld'),
  },
] as const;

describe.each(STEPS)('$name', ({ to, call }) => {
  const leads: Partial<Record<SignUpStatus, SignUpStatus>> = to;
  it.each(SIGN_UP_STATUSES)('from %s', async (from) => {
    const one = await buildSigned(from);
    const { status: code } = await call(one);
    const next = leads[from];
    if (next === undefined) expect([code, await statusOf(one)]).toEqual([409, from]);
    else expect([code < 300, await statusOf(one)]).toEqual([true, next]);
  });
});

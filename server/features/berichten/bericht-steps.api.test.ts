import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildOfficePerson } from '../../test/site.ts';
import { berichtenEndpoints as berichten, CONVERSATION_STATUSES } from './berichten.contract.ts';
import { officeBerichtenEndpoints as office, type Announcement, type Segment } from './office-berichten.contract.ts';

type Client = ReturnType<ApiKit['as']>;
let kit: ApiKit;
let docent: Client;
let clerk: Client;
const HOUR_MS = 3_600_000;
const TEACHERS: Segment = { kinds: [], landen: [], statuses: [], roles: ['docent'], features: [] };
const db = () => kit.server.database.knex;
const school = () => kit.scholen.een.adminId;

/** So much later; whoever was signed in has to come in again. */
async function later(ms: number): Promise<void> {
  kit.klok.ahead(ms);
  docent = kit.as(await kit.token('docent.een'));
  clerk = kit.as(await kit.token('kantoor'));
}

beforeAll(async () => {
  kit = await startKit();
  await buildOfficePerson(kit);
});
afterAll(() => kit.stop());
beforeEach(async () => {
  for (const table of ['conversations', 'announcements', 'bericht_reads']) await db()(table).delete();
  await later(HOUR_MS);
});

const soon = () => new Date(kit.klok.now() + HOUR_MS / 2).toISOString();
const announce = async (part: object): Promise<Announcement> =>
  clerk.call(office.announce, {
    body: { segment: TEACHERS, onderwerp: 'Nieuw spel', tekst: 'De trein rijdt.', ...part },
  });
const withdraw = ({ id }: Announcement) => clerk.request(office.withdraw, { params: { berichtId: id } });
const rewrite = ({ id, versie: version }: Announcement, part: object) =>
  clerk.request(office.rewrite, {
    params: { berichtId: id },
    body: { segment: TEACHERS, onderwerp: 'Nieuw spel', tekst: 'De trein rijdt.', versie: version, ...part },
  });
/** One in each state, made the way people make it. */
const MADE: Readonly<Record<Announcement['status'], () => Promise<Announcement>>> = {
  concept: () => announce({ concept: true }),
  gepland: () => announce({ moment: soon() }),
  verzonden: () => announce({}),
  ingetrokken: async () => (await withdraw(await announce({}))).body,
};
const STATUSES = ['concept', 'gepland', 'verzonden', 'ingetrokken'] as const;
const statusOf = async ({ id }: Announcement): Promise<string> =>
  (await clerk.call(office.announcements, {})).items.find((one) => one.id === id)?.status ?? 'weg';
const mark = ({ id }: { id: string }, body: { gelezen: boolean } | { gearchiveerd: boolean }) =>
  docent.request(berichten.change, { params: { adminId: school(), berichtId: id }, body });

/** Design 5.10: each step of an announcement, where it leads from which state; from every other it is refused and changes nothing. */
const STEPS = [
  {
    name: 'putting down as a concept',
    refused: 409,
    to: { concept: 'concept', gepland: 'concept' },
    call: (one: Announcement) => rewrite(one, { concept: true }),
  },
  {
    name: 'planning',
    refused: 409,
    to: { concept: 'gepland', gepland: 'gepland' },
    call: (one: Announcement) => rewrite(one, { moment: soon() }),
  },
  {
    name: 'sending',
    refused: 409,
    to: { concept: 'verzonden', gepland: 'verzonden' },
    call: (one: Announcement) => rewrite(one, {}),
  },
  {
    name: 'taking back',
    refused: 409,
    to: { gepland: 'ingetrokken', verzonden: 'ingetrokken' },
    call: withdraw,
  },
  {
    name: 'throwing away',
    refused: 409,
    to: { concept: 'weg' },
    call: ({ id }: Announcement) => clerk.request(office.remove, { params: { berichtId: id } }),
  },
  {
    name: 'reading',
    refused: 404,
    to: { verzonden: 'verzonden', ingetrokken: 'ingetrokken' },
    call: (one: Announcement) => mark(one, { gelezen: true }),
  },
  {
    name: 'putting away',
    refused: 404,
    to: { verzonden: 'verzonden', ingetrokken: 'ingetrokken' },
    call: (one: Announcement) => mark(one, { gearchiveerd: true }),
  },
] as const;

describe.each(STEPS)('$name', ({ to, call, refused }) => {
  const leads: Partial<Record<string, string>> = to;
  it.each(STATUSES)('an announcement that is %s', async (from) => {
    const one = await MADE[from]();
    expect(one.status).toBe(from);
    const { status: code } = await call(one);
    const next = leads[from];
    if (next === undefined) expect([code, await statusOf(one)]).toEqual([refused, from]);
    else expect([code < 300, await statusOf(one)]).toEqual([true, next]);
  });
});

it('comes by itself at its moment, and in no other state', async () => {
  const all = [];
  for (const status of STATUSES) all.push(await MADE[status]());
  await later(HOUR_MS);
  const after = [];
  for (const one of all) after.push(await statusOf(one));
  expect(after).toEqual(['concept', 'verzonden', 'verzonden', 'ingetrokken']);
});

/** Design 5.10: each step of a conversation. None is refused: a closed one opens again on a new line. */
const TALK = [
  {
    name: 'a line of the customer',
    to: { open: 'open', beantwoord: 'open', gesloten: 'open' },
    call: (id: string) =>
      docent.request(berichten.answer, { params: { adminId: school(), berichtId: id }, body: { tekst: 'En nu?' } }),
  },
  {
    name: 'an answer of our office',
    to: { open: 'beantwoord', beantwoord: 'beantwoord', gesloten: 'beantwoord' },
    call: (id: string) => clerk.request(office.answer, { params: { berichtId: id }, body: { tekst: 'Zo.' } }),
  },
  {
    name: 'closing',
    to: { open: 'gesloten', beantwoord: 'gesloten', gesloten: 'gesloten' },
    call: async (id: string) => {
      const { versie: version } = await clerk.call(office.find, { params: { berichtId: id } });
      return clerk.request(office.change, { params: { berichtId: id }, body: { versie: version, status: 'gesloten' } });
    },
  },
  {
    name: 'thirty silent days',
    to: { open: 'open', beantwoord: 'gesloten', gesloten: 'gesloten' },
    call: async () => {
      await later(30 * 24 * HOUR_MS + 1);
      await kit.night('berichten.sluiten');
      return { status: 200 };
    },
  },
] as const;

describe.each(TALK)('$name', ({ to, call }) => {
  it.each(CONVERSATION_STATUSES)('in a conversation that is %s', async (from) => {
    const params = { adminId: school() };
    const { id } = await docent.call(berichten.create, { params, body: { onderwerp: 'Vraag', tekst: 'Hoe?' } });
    await db()('conversations').where({ id }).update({ status: from });
    expect((await call(id)).status).toBeLessThan(300);
    expect((await clerk.call(office.find, { params: { berichtId: id } })).status).toBe(to[from]);
  });
});

it('is no answer to an announcement, and no conversation knows another state', async () => {
  const { id } = await announce({});
  await docent
    .request(berichten.answer, { params: { adminId: school(), berichtId: id }, body: { tekst: 'Leuk!' } })
    .expect(409);
  const params = { adminId: school() };
  const own = await docent.call(berichten.create, { params, body: { onderwerp: 'Vraag', tekst: 'Hoe?' } });
  const { versie: version } = await clerk.call(office.find, { params: { berichtId: own.id } });
  const body = { versie: version, status: 'beantwoord' };
  expect((await clerk.patch(`/api/berichten/${own.id}`, body).expect(400)).body.velden).toEqual({ status: 'kies' });
});

import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Role } from '#engine/core/domein/roles.ts';
import type { Access } from '../../platform/http/route.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildGebruiker, buildLeerling } from '../../test/build.ts';
import { LicentiesRead } from '../licenties/licenties.read.ts';
import { GroepenRepository } from './groepen.repository.ts';
import { GroepenService } from './groepen.service.ts';

let kit: ApiKit;
let vragen = 0;
const DAY = 86_400_000;
const db = () => kit.server.database.knex;
const one = () => kit.scholen.een;
const A = () => `/api/admins/${one().adminId}`;
const countQuery = ({ sql }: { sql: string }): void => {
  if (sql.includes('AS struikelwoorden')) vragen += 1;
};

beforeAll(async () => {
  kit = await startKit();
});
beforeEach(() => {
  vragen = 0;
  db().on('query', countQuery);
});
afterEach(() => db().removeListener('query', countQuery));
afterAll(() => kit.stop());

interface Miss {
  leerlingId: string;
  itemId: string;
  daysBack: number;
  goed?: boolean;
}
let nr = 0;
async function write({ leerlingId, itemId, daysBack, goed: correct = false }: Miss): Promise<void> {
  nr += 1;
  const id = `019f955b-73e2-7000-8000-${String(nr).padStart(12, '0')}`;
  await db()('antwoorden').insert({
    admin_id: one().adminId,
    leerling_id: leerlingId,
    client_id: id,
    ronde_id: id,
    taak_id: id,
    seq: nr,
    nr: 1,
    item_id: itemId,
    doel_id: 'ei',
    goed: correct,
    ms: 900,
    op: new Date(kit.klok.now() - daysBack * DAY),
    extra: {},
  });
}
/** Misses of so many words, each on these days back. */
async function miss(leerlingId: string, woorden: readonly string[], daysBack: readonly number[]): Promise<void> {
  for (const itemId of woorden) for (const days of daysBack) await write({ leerlingId, itemId, daysBack: days });
  await db()('leerling_doelen')
    .insert({
      admin_id: one().adminId,
      leerling_id: leerlingId,
      doel_id: 'ei',
      n: 9,
      goed: 1,
      ms_sum: 1,
      op: new Date(kit.klok.now()),
    })
    .onConflict(['admin_id', 'leerling_id', 'doel_id'])
    .ignore();
}
const stumblers = async (token: string, groep = ''): Promise<string[]> => {
  const { body } = await kit.as(token).get(`${A()}/signalen${groep}`).expect(200);
  return body.items
    .filter(({ soort: kind }: { soort: string }) => kind === 'struikelwoorden')
    .map(({ leerlingId }: { leerlingId: string }) => leerlingId)
    .toSorted();
};
const WOORDEN = ['w-trein', 'w-geit', 'w-plein'];

it('names who stumbles over three words, each four times on three days and not long ago', async () => {
  const kind = (name: string) =>
    buildLeerling(db(), { adminId: one().adminId, naam: name, voornaam: name, groepId: one().groepA, jaargroep: 4 });
  const [stumbles, few, oneDay, lang, two] = [
    await kind('struikelt'),
    await kind('weinig'),
    await kind('eendag'),
    await kind('lang'),
    await kind('twee'),
  ];
  await miss(stumbles, WOORDEN, [1, 2, 3, 3]);
  await miss(few, WOORDEN, [1, 2, 3]);
  await miss(oneDay, WOORDEN, [1, 1, 2, 2]);
  await miss(lang, WOORDEN, [50, 51, 52, 53]);
  await miss(two, WOORDEN.slice(0, 2), [1, 2, 3, 4]);
  const management = await kit.token('beheer.een');
  expect(await stumblers(management)).toEqual([stumbles]);
  expect(await stumblers(management, `?groepId=${one().groepB}`)).toEqual([]);
  expect(await stumblers(await kit.token('docent.een'))).toEqual([stumbles]);
});

it('shows a teacher the own groups only', async () => {
  const other = await buildGebruiker(db(), {
    adminId: one().adminId,
    role: 'docent',
    naam: 'docent.b',
    voornaam: 'Bas',
  });
  await db()('docent_groepen').insert({ admin_id: one().adminId, gebruiker_id: other, groep_id: one().groepB });
  await miss(one().leerlingB, WOORDEN, [1, 2, 3, 4]);
  expect(await stumblers(await kit.token('docent.b'))).toEqual([one().leerlingB]);
  expect(await stumblers(await kit.token('docent.een'))).not.toContain(one().leerlingB);
});

it('forgets who left the group, and a group that was archived', async () => {
  const management = await kit.token('beheer.een');
  await db()('groepen')
    .where({ admin_id: one().adminId, id: one().groepB })
    .update({ gearchiveerd_op: new Date(kit.klok.now()) });
  expect(await stumblers(management)).not.toContain(one().leerlingB);
  await db()('groepen').where({ admin_id: one().adminId, id: one().groepB }).update({ gearchiveerd_op: null });
  expect(await stumblers(management)).toContain(one().leerlingB);
  await db()('groepslidmaatschappen')
    .where({ admin_id: one().adminId, leerling_id: one().leerlingB })
    .update({ tot: '2026-11-01' });
  expect(await stumblers(management)).not.toContain(one().leerlingB);
});

it('asks the database once for the groups page, and once for each teacher', async () => {
  const service = new GroepenService({
    repository: new GroepenRepository(db()),
    licenties: new LicentiesRead(db()),
    doelen: { leerdoelen: new Map(), strands: new Map() },
    clock: kit.klok,
  });
  const as = (role: Role, gebruikerId: string): Access => ({
    adminId: one().adminId,
    scope: role === 'docent' ? 'eigen' : 'alle',
    session: {
      sid: one().adminId,
      gebruikerId,
      rol: role,
      adres: undefined,
      adminId: one().adminId,
      adminKind: 'school',
      locale: 'nl-NL',
      land: 'NL',
      seesAllGroepen: false,
      thuis: false,
      exp: 0,
      totpAan: false,
    },
  });
  const management = as('schooladmin', one().schooladmin);
  const [groepen, signalen] = await Promise.all([
    service.list(management, { archief: 'false' }),
    service.listSignalen(management, undefined),
    service.listSignalen(management, undefined),
  ]);
  expect(vragen).toBe(1);
  expect(groepen.items.find(({ id }) => id === one().groepA)?.signalen).toBe(
    signalen.items.filter(({ groepId }) => groepId === one().groepA).length,
  );
  // What was on its way is over: the next question is a new one.
  await service.listSignalen(management, undefined);
  expect(vragen).toBe(2);
  vragen = 0;
  await Promise.all([one().docent, one().leerling].map((id) => service.listSignalen(as('docent', id), undefined)));
  expect(vragen).toBe(2);
});

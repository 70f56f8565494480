import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Rol } from '#engine/core/domein/rollen.ts';
import type { Toegang } from '../../platform/http/route.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildGebruiker, buildLeerling } from '../../test/bouw.ts';
import { LicentiesRead } from '../licenties/licenties.read.ts';
import { GroepenRepository } from './groepen.repository.ts';
import { GroepenService } from './groepen.service.ts';

let kit: ApiKit;
let vragen = 0;
const DAG = 86_400_000;
const db = () => kit.server.database.knex;
const een = () => kit.scholen.een;
const A = () => `/api/admins/${een().adminId}`;
const telVraag = ({ sql }: { sql: string }): void => {
  if (sql.includes('AS struikelwoorden')) vragen += 1;
};

beforeAll(async () => {
  kit = await startKit();
});
beforeEach(() => {
  vragen = 0;
  db().on('query', telVraag);
});
afterEach(() => db().removeListener('query', telVraag));
afterAll(() => kit.stop());

interface Misser {
  leerlingId: string;
  itemId: string;
  dagenTerug: number;
  goed?: boolean;
}
let nr = 0;
async function schrijf({ leerlingId, itemId, dagenTerug, goed = false }: Misser): Promise<void> {
  nr += 1;
  const id = `019f955b-73e2-7000-8000-${String(nr).padStart(12, '0')}`;
  await db()('antwoorden').insert({
    admin_id: een().adminId,
    leerling_id: leerlingId,
    client_id: id,
    ronde_id: id,
    taak_id: id,
    seq: nr,
    nr: 1,
    item_id: itemId,
    doel_id: 'ei',
    goed,
    ms: 900,
    op: new Date(kit.klok.now() - dagenTerug * DAG),
    extra: {},
  });
}
/** Misses of so many words, each on these days back. */
async function mis(leerlingId: string, woorden: readonly string[], dagenTerug: readonly number[]): Promise<void> {
  for (const itemId of woorden)
    for (const dagen of dagenTerug) await schrijf({ leerlingId, itemId, dagenTerug: dagen });
  await db()('leerling_doelen')
    .insert({
      admin_id: een().adminId,
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
const struikelaars = async (token: string, groep = ''): Promise<string[]> => {
  const { body } = await kit.als(token).get(`${A()}/signalen${groep}`).expect(200);
  return body.items
    .filter(({ soort }: { soort: string }) => soort === 'struikelwoorden')
    .map(({ leerlingId }: { leerlingId: string }) => leerlingId)
    .toSorted();
};
const WOORDEN = ['w-trein', 'w-geit', 'w-plein'];

it('names who stumbles over three words, each four times on three days and not long ago', async () => {
  const kind = (naam: string) =>
    buildLeerling(db(), { adminId: een().adminId, naam, voornaam: naam, groepId: een().groepA, jaargroep: 4 });
  const [struikelt, weinig, eendag, lang, twee] = [
    await kind('struikelt'),
    await kind('weinig'),
    await kind('eendag'),
    await kind('lang'),
    await kind('twee'),
  ];
  await mis(struikelt, WOORDEN, [1, 2, 3, 3]);
  await mis(weinig, WOORDEN, [1, 2, 3]);
  await mis(eendag, WOORDEN, [1, 1, 2, 2]);
  await mis(lang, WOORDEN, [50, 51, 52, 53]);
  await mis(twee, WOORDEN.slice(0, 2), [1, 2, 3, 4]);
  const beheer = await kit.token('beheer.een');
  expect(await struikelaars(beheer)).toEqual([struikelt]);
  expect(await struikelaars(beheer, `?groepId=${een().groepB}`)).toEqual([]);
  expect(await struikelaars(await kit.token('docent.een'))).toEqual([struikelt]);
});

it('shows a teacher the own groups only', async () => {
  const ander = await buildGebruiker(db(), {
    adminId: een().adminId,
    role: 'docent',
    naam: 'docent.b',
    voornaam: 'Bas',
  });
  await db()('docent_groepen').insert({ admin_id: een().adminId, gebruiker_id: ander, groep_id: een().groepB });
  await mis(een().leerlingB, WOORDEN, [1, 2, 3, 4]);
  expect(await struikelaars(await kit.token('docent.b'))).toEqual([een().leerlingB]);
  expect(await struikelaars(await kit.token('docent.een'))).not.toContain(een().leerlingB);
});

it('forgets who left the group, and a group that was archived', async () => {
  const beheer = await kit.token('beheer.een');
  await db()('groepen')
    .where({ admin_id: een().adminId, id: een().groepB })
    .update({ gearchiveerd_op: new Date(kit.klok.now()) });
  expect(await struikelaars(beheer)).not.toContain(een().leerlingB);
  await db()('groepen').where({ admin_id: een().adminId, id: een().groepB }).update({ gearchiveerd_op: null });
  expect(await struikelaars(beheer)).toContain(een().leerlingB);
  await db()('groepslidmaatschappen')
    .where({ admin_id: een().adminId, leerling_id: een().leerlingB })
    .update({ tot: '2026-11-01' });
  expect(await struikelaars(beheer)).not.toContain(een().leerlingB);
});

it('asks the database once for the groups page, and once for each teacher', async () => {
  const service = new GroepenService({
    repository: new GroepenRepository(db()),
    licenties: new LicentiesRead(db()),
    clock: kit.klok,
  });
  const als = (rol: Rol, gebruikerId: string): Toegang => ({
    adminId: een().adminId,
    bereik: rol === 'docent' ? 'eigen' : 'alle',
    sessie: {
      sid: een().adminId,
      gebruikerId,
      rol,
      adres: undefined,
      adminId: een().adminId,
      adminSoort: 'school',
      locale: 'nl-NL',
      land: 'NL',
      zietAlleGroepen: false,
      thuis: false,
      exp: 0,
      totpAan: false,
    },
  });
  const beheer = als('schooladmin', een().schooladmin);
  const [groepen, signalen] = await Promise.all([
    service.list(beheer, { archief: 'false' }),
    service.listSignalen(beheer, undefined),
    service.listSignalen(beheer, undefined),
  ]);
  expect(vragen).toBe(1);
  expect(groepen.items.find(({ id }) => id === een().groepA)?.signalen).toBe(
    signalen.items.filter(({ groepId }) => groepId === een().groepA).length,
  );
  // What was on its way is over: the next question is a new one.
  await service.listSignalen(beheer, undefined);
  expect(vragen).toBe(2);
  vragen = 0;
  await Promise.all([een().docent, een().leerling].map((id) => service.listSignalen(als('docent', id), undefined)));
  expect(vragen).toBe(2);
});

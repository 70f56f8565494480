import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { standaardInstelling } from '#engine/core/domein/oefeninstelling.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildLeerling, slaInstapOver } from '../../test/bouw.ts';
import type { Landkaart } from '../landkaart/landkaart.contract.ts';

let kit: ApiKit;
let docent: ReturnType<ApiKit['als']>;
const een = () => kit.scholen.een;
const db = () => kit.server.database.knex;
const A = () => `/api/admins/${een().adminId}`;

beforeAll(async () => {
  kit = await startKit();
  docent = kit.als(await kit.token('docent.een'));
});
afterAll(() => kit.stop());

interface Kind {
  id: string;
  ik: ReturnType<ApiKit['als']>;
}
async function nieuwKind(naam: string): Promise<Kind> {
  const id = await buildLeerling(db(), {
    adminId: een().adminId,
    naam,
    voornaam: naam,
    groepId: een().groepA,
    jaargroep: 5,
  });
  return { id, ik: kit.als(await kit.token(naam)) };
}
async function openRoute({ id, ik }: Kind): Promise<{ soort: string; id: string; taakId: string; deur: string }> {
  const kaart: Landkaart = (await ik.get(`/api/leerlingen/${id}/landkaart`).expect(200)).body;
  const route = kaart.routes.find((r) => r.status === 'open');
  const [steen] = route?.stenen ?? [];
  if (route === undefined || steen === undefined) throw new Error('no open route');
  return { soort: route.soort, id: route.somvensterId, taakId: steen.taakId, deur: steen.deuren[0] ?? '' };
}
const start = (ids: readonly string[]) => docent.post(`${A()}/leerlingen/instapmetingen`, { ids });
const herstel = async (gestart: unknown) =>
  (await docent.post(`${A()}/leerlingen/instapmetingen/herstellingen`, { gestart }).expect(200)).body.aantal;

it('starts tests in bulk, skips who has one, and takes back what nobody began', async () => {
  const [nieuw, bezig, klaar] = [await nieuwKind('nina'), await nieuwKind('bas'), await nieuwKind('kim')];
  for (const kind of [bezig, klaar]) await slaInstapOver(db(), { adminId: een().adminId, id: kind.id });
  const voor = await openRoute(klaar);
  expect(voor.soort).toBe('adaptief');
  expect((await openRoute(nieuw)).soort).toBe('instap');
  const { body } = await start([nieuw.id, bezig.id, klaar.id, klaar.id]).expect(200);
  expect(body.overgeslagen).toEqual([nieuw.id]);
  expect(body.gestart).toMatchObject([{ leerlingId: bezig.id }, { leerlingId: klaar.id, vorigeId: voor.id }]);
  const begonnen = await openRoute(bezig);
  expect(begonnen.soort).toBe('instap');
  await bezig.ik
    .post(`/api/leerlingen/${bezig.id}/somvensters/${begonnen.id}/taken/${begonnen.taakId}/spelrondes`, {
      rondeId: v7(),
      game: begonnen.deur,
    })
    .expect(200);
  expect(await herstel(body.gestart)).toBe(1);
  expect(await openRoute(klaar)).toMatchObject({ soort: 'adaptief', id: voor.id });
  expect((await openRoute(bezig)).soort).toBe('instap');
  expect(await herstel(body.gestart)).toBe(0);
});

it('starts nothing at all when one is out of reach, or the list is wrong', async () => {
  const kind = await nieuwKind('lot');
  await slaInstapOver(db(), { adminId: een().adminId, id: kind.id });
  await start([kind.id, een().leerlingB]).expect(404);
  expect((await openRoute(kind)).soort).toBe('adaptief');
  expect((await start([]).expect(400)).body.velden).toEqual({ ids: 'kies' });
  expect((await start(Array.from({ length: 501 }, () => v7())).expect(400)).body.velden).toEqual({ ids: 'bereik' });
});

it('copies a setting to others and puts back exactly what they had', async () => {
  const [bron, ander, derde] = [await nieuwKind('mo'), await nieuwKind('sam'), await nieuwKind('ro')];
  const eigen = (id: string) =>
    db()('oefeninstellingen')
      .where({ admin_id: een().adminId, scope: 'leerling', scope_id: id })
      .select('naam', 'instelling');
  const id = v7();
  const rij = (leerlingId: string, naam: string, over: object) => ({
    admin_id: een().adminId,
    id: naam === 'Rustig' ? id : v7(),
    naam,
    scope: 'leerling',
    scope_id: leerlingId,
    instelling: JSON.stringify({ ...standaardInstelling(5), ...over }),
  });
  await db()('oefeninstellingen').insert([
    rij(bron.id, 'Rustig', { rustigeStand: true }),
    rij(ander.id, 'Anders', { duurMin: 10 }),
  ]);
  const { body } = await docent
    .post(`${A()}/oefeninstellingen/${id}/kopieen`, { leerlingIds: [ander.id, derde.id] })
    .expect(200);
  expect(body.vorige.items).toMatchObject([{ leerlingId: ander.id, naam: 'Anders', instelling: { duurMin: 10 } }]);
  for (const kind of [ander, derde])
    expect(await eigen(kind.id)).toMatchObject([{ naam: 'Rustig', instelling: { rustigeStand: true } }]);
  await docent.put(`${A()}/leerlingen/oefeninstellingen`).send(body.vorige).expect(200);
  expect(await eigen(ander.id)).toMatchObject([{ naam: 'Anders', instelling: { duurMin: 10 } }]);
  expect(await eigen(derde.id)).toEqual([]);
  await docent.post(`${A()}/oefeninstellingen/${id}/kopieen`, { leerlingIds: [een().leerlingB] }).expect(404);
  await docent
    .post(`${A()}/oefeninstellingen/${kit.scholen.twee.instellingA}/kopieen`, { leerlingIds: [ander.id] })
    .expect(404);
  const vreemd = {
    leerlingIds: [ander.id],
    items: [{ leerlingId: derde.id, naam: 'x', instelling: standaardInstelling(5) }],
  };
  expect((await docent.put(`${A()}/leerlingen/oefeninstellingen`).send(vreemd).expect(400)).body.velden).toEqual({
    items: 'onbekend',
  });
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.zonderTenant()).toEqual([]);
});

import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { dagVan } from '../../platform/tijd/klok.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { BEWAARDAGEN } from './opschonen.service.ts';
import { SOORTEN, type Soort } from './opschonen.repository.ts';

let kit: ApiKit;
const DAG = 86_400_000;
const db = () => kit.server.database.knex;
const TABEL = {
  herstellinks: 'herstel_tokens',
  mailteksten: 'mailberichten',
  uitnodigingen: 'uitnodigingen',
  sessies: 'sessies',
  apparaten: 'apparaten',
  leerlingcodes: 'leerlingcodes',
  verhuistokens: 'verhuistokens',
  lvswijzigingen: 'lvs_wijzigingen',
  audit: 'audit',
} as const satisfies Record<Soort, string>;
const OP = {
  herstellinks: 'aangemaakt_op',
  mailteksten: 'op',
  uitnodigingen: 'gewijzigd_op',
  sessies: 'tot',
  apparaten: 'gezien_op',
  leerlingcodes: 'verloopt_op',
  verhuistokens: 'verloopt_op',
  lvswijzigingen: 'op',
  audit: 'op',
} as const satisfies Record<Soort, string>;

beforeAll(async () => {
  kit = await startKit();
  const { een } = kit.scholen;
  await db()('gebruikers').where({ admin_id: een.adminId, id: een.docent }).update({ email: 'dirk@school.test' });
  await kit.agent.post('/api/wachtwoordaanvragen').send({ gebruiker: 'docent.een' }).expect(202);
  const bea = kit.als(await kit.token('beheer.een'));
  const { body } = await bea
    .post(`/api/admins/${een.adminId}/uitnodigingen`, { emails: ['weg@school.test'], rol: 'docent' })
    .expect(201);
  await bea.del(`/api/admins/${een.adminId}/uitnodigingen/${body.items[0].id}`).expect(204);
  const scope = { voortgang: true, beloningen: true, instellingen: true, zorg: false };
  await bea.post(`/api/admins/${een.adminId}/verhuistokens`, { leerlingIds: [een.leerling], scope }).expect(201);
  await bea.post(`/api/admins/${een.adminId}/leerlingen/${een.leerling}/koppelcodes`).expect(201);
  const id = '019f955b-73e2-7000-8000-000000000001';
  await db()('lvs_wijzigingen').insert({
    admin_id: een.adminId,
    id,
    leerling_id: een.leerling,
    resultaat_id: id,
    oud: '{}',
    door: id,
    op: new Date(kit.klok.now()),
  });
  await vi.waitUntil(async () => (await aantal('herstellinks')) === 1, { timeout: 5_000 });
  await kit.server.mail.bezorger?.run();
  // A mail whose text is kept after it went: a notice opens no account.
  await db()('mailberichten')
    .where({ admin_id: een.adminId })
    .update({ waarden: JSON.stringify({ naam: 'Bea' }) });
});
afterAll(() => kit.stop());

async function aantal(soort: Soort): Promise<number> {
  const vraag = db()(TABEL[soort]).where({ admin_id: kit.scholen.een.adminId });
  if (soort === 'mailteksten') vraag.whereNotNull('waarden');
  if (soort === 'audit') vraag.whereNot('actie', 'like', 'privacy.opschonen:%');
  return Number((await vraag.count('* as n'))[0]?.['n']);
}

/** Makes everything of a kind so many days old. */
const maakOud = (soort: Soort, dagen: number) =>
  db()(TABEL[soort])
    .where({ admin_id: kit.scholen.een.adminId })
    .update({ [OP[soort]]: new Date(kit.klok.now() - dagen * DAG) });
async function nacht(): Promise<void> {
  kit.klok.vooruit(DAG);
  await kit.server.opschonen.run(dagVan(kit.klok.now()));
}
const regels = (soort: Soort) =>
  db()('audit')
    .where({ admin_id: kit.scholen.een.adminId, actie: `privacy.opschonen:${soort}` })
    .select('*');

it.each(SOORTEN)('keeps %s for their term and then throws them away with one line of numbers', async (soort) => {
  const voor = await aantal(soort);
  expect(voor).toBeGreaterThan(0);
  await maakOud(soort, BEWAARDAGEN[soort] - 2);
  await nacht();
  expect([await aantal(soort), (await regels(soort)).length]).toEqual([voor, 0]);
  // The lines of earlier nights are audit too, so all that was made old counts.
  const oud = await maakOud(soort, BEWAARDAGEN[soort] + 1);
  await nacht();
  expect(await aantal(soort)).toBe(0);
  const [regel, ...meer] = await regels(soort);
  expect(meer).toEqual([]);
  expect(regel).toMatchObject({
    rol: 'systeem',
    doel_id: String(soort === 'audit' ? oud : voor),
    reden: null,
    wie: '00000000-0000-0000-0000-000000000000',
  });
});

it('does its work once a day, also when two processes try', async () => {
  kit.klok.vooruit(DAG);
  const dag = dagVan(kit.klok.now());
  await Promise.all([kit.server.opschonen.run(dag), kit.server.opschonen.run(dag)]);
  const { klaar_dag: klaar } = await db()('jobs').where({ naam: 'privacy.opschonen' }).first('klaar_dag');
  expect(klaar).toBe(dag);
});

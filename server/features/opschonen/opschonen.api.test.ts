import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { dayOf } from '../../platform/time/clock.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { RETENTION_DAYS } from './opschonen.service.ts';
import { KINDS, type CleanUpKind } from './opschonen.repository.ts';

let kit: ApiKit;
const DAY = 86_400_000;
const db = () => kit.server.database.knex;
const TABLE = {
  herstellinks: 'herstel_tokens',
  mailteksten: 'mailberichten',
  uitnodigingen: 'uitnodigingen',
  sessies: 'sessies',
  apparaten: 'apparaten',
  leerlingcodes: 'leerlingcodes',
  verhuistokens: 'verhuistokens',
  lvswijzigingen: 'lvs_wijzigingen',
  audit: 'audit',
} as const satisfies Record<CleanUpKind, string>;
const AT = {
  herstellinks: 'aangemaakt_op',
  mailteksten: 'op',
  uitnodigingen: 'gewijzigd_op',
  sessies: 'tot',
  apparaten: 'gezien_op',
  leerlingcodes: 'verloopt_op',
  verhuistokens: 'verloopt_op',
  lvswijzigingen: 'op',
  audit: 'op',
} as const satisfies Record<CleanUpKind, string>;

beforeAll(async () => {
  kit = await startKit();
  const { een: one } = kit.scholen;
  await db()('gebruikers').where({ admin_id: one.adminId, id: one.docent }).update({ email: 'dirk@school.test' });
  await kit.agent.post('/api/wachtwoordaanvragen').send({ gebruiker: 'docent.een' }).expect(202);
  const bea = kit.as(await kit.token('beheer.een'));
  const { body } = await bea
    .post(`/api/admins/${one.adminId}/uitnodigingen`, { emails: ['weg@school.test'], rol: 'docent' })
    .expect(201);
  await bea.del(`/api/admins/${one.adminId}/uitnodigingen/${body.items[0].id}`).expect(204);
  const scope = { voortgang: true, beloningen: true, instellingen: true, zorg: false };
  await bea.post(`/api/admins/${one.adminId}/verhuistokens`, { leerlingIds: [one.leerling], scope }).expect(201);
  await bea.post(`/api/admins/${one.adminId}/leerlingen/${one.leerling}/koppelcodes`).expect(201);
  const id = '019f955b-73e2-7000-8000-000000000001';
  await db()('lvs_wijzigingen').insert({
    admin_id: one.adminId,
    id,
    leerling_id: one.leerling,
    resultaat_id: id,
    oud: '{}',
    door: id,
    op: new Date(kit.klok.now()),
  });
  await vi.waitUntil(async () => (await count('herstellinks')) === 1, { timeout: 5_000 });
  await kit.server.mail.deliverer?.run();
  // A mail whose text is kept after it went, since a notice opens no account; one that failed keeps its address too.
  await db()('mailberichten')
    .where({ admin_id: one.adminId })
    .update({ waarden: JSON.stringify({ naam: 'Bea' }), aan: 'bea@school.test', status: 'mislukt' });
});
afterAll(() => kit.stop());

async function count(kind: CleanUpKind): Promise<number> {
  const vraag = db()(TABLE[kind]).where({ admin_id: kit.scholen.een.adminId });
  if (kind === 'mailteksten') vraag.where((rest) => rest.whereNotNull('waarden').orWhereNotNull('aan'));
  if (kind === 'audit') vraag.whereNot('actie', 'like', 'privacy.opschonen:%');
  return Number((await vraag.count('* as n'))[0]?.['n']);
}

/** Makes everything of a kind so many days old. */
const makeOld = (kind: CleanUpKind, days: number) =>
  db()(TABLE[kind])
    .where({ admin_id: kit.scholen.een.adminId })
    .update({ [AT[kind]]: new Date(kit.klok.now() - days * DAY) });
async function night(): Promise<void> {
  kit.klok.ahead(DAY);
  await kit.night('privacy.opschonen');
}
const rules = (kind: CleanUpKind) =>
  db()('audit')
    .where({ admin_id: kit.scholen.een.adminId, actie: `privacy.opschonen:${kind}` })
    .select('*');

it.each(KINDS)('keeps %s for their term and then throws them away with one line of numbers', async (kind) => {
  const before = await count(kind);
  expect(before).toBeGreaterThan(0);
  await makeOld(kind, RETENTION_DAYS[kind] - 2);
  await night();
  expect([await count(kind), (await rules(kind)).length]).toEqual([before, 0]);
  // The lines of earlier nights are audit too, so all that was made old counts.
  const old = await makeOld(kind, RETENTION_DAYS[kind] + 1);
  await night();
  expect(await count(kind)).toBe(0);
  const [rule, ...more] = await rules(kind);
  expect(more).toEqual([]);
  expect(rule).toMatchObject({
    rol: 'systeem',
    doel_id: String(kind === 'audit' ? old : before),
    reden: null,
    wie: '00000000-0000-0000-0000-000000000000',
  });
});

it('does its work once a day, also when two processes try', async () => {
  kit.klok.ahead(DAY);
  const day = dayOf(kit.klok.now());
  await Promise.all([kit.night('privacy.opschonen'), kit.night('privacy.opschonen')]);
  const { klaar_dag: done } = await db()('jobs').where({ naam: 'privacy.opschonen' }).first('klaar_dag');
  expect(done).toBe(day);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildOfficePerson } from '../../test/site.ts';

let kit: ApiKit;
beforeAll(async () => {
  kit = await startKit();
  await buildOfficePerson(kit);
});
afterAll(() => kit.stop());

const REASON = encodeURIComponent('Het eiland van dit kind blijft leeg');
const map = async (who: string, adminId?: string) => {
  const path = `/api/leerlingen/${kit.scholen.een.leerling}/landkaart`;
  const call = kit
    .as(await kit.token(who))
    .get(path)
    .set('X-Reden', REASON);
  return adminId === undefined ? call : call.set('X-Admin', adminId);
};

it.each(['super', 'kantoor'])(
  'shows %s the island of a pupil, with the reason in the log of the school',
  async (who) => {
    const { adminId } = kit.scholen.een;
    const rules = kit.server.database.knex('audit').where({ admin_id: adminId, actie: 'leerlinggebied.openen' });
    const before = (await rules.clone()).length;
    const { status, body } = await map(who, adminId);
    expect(status).toBe(200);
    expect(body.leerling.roepnaam).toBe('Zoé');
    const after = await rules.clone().orderBy('op');
    expect(after).toHaveLength(before + 1);
    expect(after.at(-1)?.reden).toBe('Het eiland van dit kind blijft leeg');
  },
);

it('asks for the school, and finds nobody from another one', async () => {
  expect((await map('kantoor')).body.code).toBe('REDEN_NODIG');
  expect((await map('kantoor', kit.scholen.twee.adminId)).status).toBe(404);
  expect((await map('kantoor', 'geen-nummer')).status).toBe(404);
});

it('gives nobody of a school another one by naming it', async () => {
  const { status } = await map('beheer.twee', kit.scholen.een.adminId);
  expect(status).toBe(404);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildGebruiker } from '../../test/build.ts';
import { buildAntwoord, buildRonde } from '../../test/ronde.ts';
import { ERASURE_DAYS } from './wisverzoeken.contract.ts';

let kit: ApiKit;
const DAY = 86_400_000;
const REASON = 'De school gaat sluiten.';
const db = () => kit.server.database.knex;
const one = () => kit.scholen.een;
const A = (school: 'een' | 'twee' = 'een') => `/api/admins/${kit.scholen[school].adminId}/wisverzoeken`;
const bea = async () => kit.as(await kit.token('beheer.een'));
const vraag = async (name = 'school een') => (await bea()).post(A(), { reden: REASON, bevestiging: name });
const night = () => kit.night('tenant.wissen');
const mails = async (subject: RegExp) => {
  await kit.server.mail.deliverer?.run();
  return (kit.server.mail.mailbox?.mails() ?? []).filter((mail) => subject.test(mail.onderwerp));
};
/** Rows per table that holds any of a tenant. */
async function tally(adminId: string): Promise<Record<string, number>> {
  const { rows } = await db().raw(
    `SELECT c.relname AS naam FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'admin_id' WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition`,
  );
  const out: Record<string, number> = {};
  for (const { naam: name } of rows) {
    const n = Number((await db()(name).where({ admin_id: adminId }).count('* as n'))[0]?.['n']);
    if (n > 0) out[name] = n;
  }
  return out;
}

beforeAll(async () => {
  kit = await startKit();
  await buildGebruiker(db(), { adminId: kit.scholen.kantoorId, role: 'office', naam: 'kantoor', voornaam: 'Kas' });
  for (const school of ['een', 'twee'] as const) {
    const { adminId, leerling, schooladmin } = kit.scholen[school];
    await db()('gebruikers')
      .where({ admin_id: adminId, id: schooladmin })
      .update({ email: `beheer.${school}@school.test` });
    const ronde = await buildRonde(db(), { adminId, leerlingId: leerling });
    await kit
      .as(await kit.token(`zoé.${school}`))
      .post('/api/antwoorden', { antwoorden: [buildAntwoord(ronde, { itemId: 'w-trein', ruw: 'trijn' })] })
      .expect(200);
  }
});
afterAll(() => kit.stop());

describe('asking that everything is erased', () => {
  it('needs a reason and the name, counts once and tells the managers', async () => {
    expect((await (await bea()).post(A(), { reden: 'kort', bevestiging: 'x' }).expect(400)).body.velden).toEqual({
      reden: 'minlengte',
    });
    expect((await vraag('School twee')).body.velden).toEqual({ bevestiging: 'formaat' });
    const first = await vraag();
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ bevestigd: false, reden: REASON });
    expect((await vraag()).body.velden).toEqual({ bevestiging: 'bestaat_al' });
    expect((await (await bea()).get(A()).expect(200)).body.items).toMatchObject([{ id: first.body.id }]);
    expect(await mails(/worden gewist/)).toMatchObject([{ aan: 'beheer.een@school.test' }]);
  });

  it('is nothing for a docent, for another school, or to agree with oneself', async () => {
    const { body } = await (await bea()).get(A()).expect(200);
    const confirm = `${A()}/${body.items[0].id}/bevestigingen`;
    expect(
      (await kit.as(await kit.token('docent.een')).post(A(), { reden: REASON, bevestiging: 'School een' })).status,
    ).toBe(403);
    await (await bea()).get(A('twee')).expect(403);
    await (await bea()).post(confirm).expect(403);
    const super_ = kit.as(await kit.token('super'));
    await super_.post(confirm).expect(409);
    expect((await super_.post(confirm).set('X-Reden', 'gebeld met Bea').expect(200)).body.bevestigd).toBe(true);
    await super_.post(confirm).set('X-Reden', 'gebeld met Bea').expect(409);
  });

  it('can be taken back until the day itself', async () => {
    const management = await bea();
    const { body } = await management.get(A()).expect(200);
    await management.del(`${A()}/${body.items[0].id}`).expect(204);
    await management.del(`${A()}/${body.items[0].id}`).expect(404);
    kit.klok.ahead((ERASURE_DAYS + 1) * DAY);
    await night();
    expect((await tally(one().adminId))['leerlingen']).toBe(3);
  });

  it('by our own office asks for a second person there', async () => {
    await buildGebruiker(db(), {
      adminId: kit.scholen.kantoorId,
      role: 'superadmin',
      naam: 'super.twee',
      voornaam: 'Sam',
    });
    const [first, second] = [kit.as(await kit.token('super')), kit.as(await kit.token('super.twee'))];
    const reason = encodeURIComponent('verzoek van het bestuur');
    const { body } = await first
      .post(A('twee'), { reden: REASON, bevestiging: 'School twee' })
      .set('X-Reden', reason)
      .expect(201);
    await first
      .post(`${A('twee')}/${body.id}/bevestigingen`)
      .set('X-Reden', reason)
      .expect(409);
    expect(
      (
        await second
          .post(`${A('twee')}/${body.id}/bevestigingen`)
          .set('X-Reden', reason)
          .expect(200)
      ).body.bevestigd,
    ).toBe(true);
    await second
      .del(`${A('twee')}/${body.id}`)
      .set('X-Reden', reason)
      .expect(204);
  });
});

describe('the office', () => {
  const LIST = '/api/kantoor/wisverzoeken';
  const header = (text: string) => encodeURIComponent(text);

  it('sees the requests of every tenant with who asks and why, and a school sees none', async () => {
    const [school, office, superadmin] = [
      kit.as(await kit.token('beheer.een')),
      kit.as(await kit.token('kantoor')),
      kit.as(await kit.token('super')),
    ];
    expect((await office.get(LIST).expect(200)).body).toEqual({ items: [] });
    const { body } = await vraag();
    const from = {
      id: body.id,
      adminId: one().adminId,
      organisatie: 'School een',
      plaats: 'Proefstad',
      soort: 'school',
      leerlingen: 3,
      reden: REASON,
      door: { naam: 'Bea Proef', rol: 'schooladmin' },
      eigen: false,
      bevestigd: false,
    };
    for (const who of [office, superadmin])
      expect((await who.get(LIST).expect(200)).body.items).toEqual([expect.objectContaining(from)]);
    await school.get(LIST).expect(403);
  });

  it('refuses with a reason that the school gets by mail and in its log; only a superadmin, and never without a reason', async () => {
    const [office, superadmin] = [kit.as(await kit.token('kantoor')), kit.as(await kit.token('super'))];
    const { body } = await kit
      .as(await kit.token('beheer.een'))
      .get(A())
      .expect(200);
    const path = `${A()}/${body.items[0].id}/weigeringen`;
    await office.post(path).set('X-Reden', header('nog een factuur open')).expect(403);
    expect((await superadmin.post(path).expect(409)).body.code).toBe('REDEN_NODIG');
    await superadmin.post(path).set('X-Reden', header('eerst de export, zegt de directeur')).expect(204);
    expect((await superadmin.get(LIST).expect(200)).body.items).toEqual([]);
    const [mail] = await mails(/worden niet gewist/);
    expect(mail).toMatchObject({ aan: 'beheer.een@school.test' });
    expect(mail?.tekst).toContain('De reden: eerst de export, zegt de directeur');
    const rule = await db()('audit')
      .where({ admin_id: one().adminId, actie: 'wissen.geweigerd' })
      .first('rol', 'reden');
    expect(rule).toEqual({ rol: 'superadmin', reden: 'eerst de export, zegt de directeur' });
    await superadmin.post(path).set('X-Reden', header('nog een keer nee')).expect(404);
  });

  it('neither refuses its own request nor one that was agreed to', async () => {
    const [first, second] = [kit.as(await kit.token('super')), kit.as(await kit.token('super.twee'))];
    const { body } = await first
      .post(A('twee'), { reden: REASON, bevestiging: 'School twee' })
      .set('X-Reden', header('verzoek van het bestuur'))
      .expect(201);
    const mine = (await first.get(LIST).expect(200)).body.items;
    expect(mine).toMatchObject([{ eigen: true, door: { rol: 'superadmin' } }]);
    expect((await second.get(LIST).expect(200)).body.items).toMatchObject([{ eigen: false }]);
    await first
      .post(`${A('twee')}/${body.id}/weigeringen`)
      .set('X-Reden', header('toch maar niet'))
      .expect(409);
    await second
      .post(`${A('twee')}/${body.id}/bevestigingen`)
      .set('X-Reden', header('gebeld met het bestuur'))
      .expect(200);
    await second
      .post(`${A('twee')}/${body.id}/weigeringen`)
      .set('X-Reden', header('toch maar niet'))
      .expect(409);
    await second
      .del(`${A('twee')}/${body.id}`)
      .set('X-Reden', header('bestuur trekt het in'))
      .expect(204);
  });
});

describe('the erasure of a tenant', () => {
  it('waits for the day and for the second person, and reminds two weeks before', async () => {
    const { body } = await vraag();
    const before = (await mails(/worden gewist/)).length;
    kit.klok.ahead((ERASURE_DAYS - 14) * DAY);
    await night();
    expect(await mails(/worden gewist/)).toHaveLength(before + 1);
    kit.klok.ahead(15 * DAY);
    await night();
    expect((await tally(one().adminId))['leerlingen']).toBe(3);
    expect(await mails(/worden gewist/)).toHaveLength(before + 1);
    await kit
      .as(await kit.token('super'))
      .post(`${A()}/${body.id}/bevestigingen`)
      .set('X-Reden', 'gebeld met Bea')
      .expect(200);
  });

  it('takes every row out of every table, tells so with a certificate, and leaves the other school alone', async () => {
    const neighbors = await tally(kit.scholen.twee.adminId);
    kit.klok.ahead(DAY);
    await night();
    await night();
    const [evidence, ...more] = await mails(/zijn gewist/);
    expect(more).toEqual([]);
    expect(evidence).toMatchObject({ aan: 'beheer.een@school.test' });
    expect(evidence?.tekst).toMatch(/3 leerlingen.*Nummer: [0-9A-F]{16}/s);
    const rest = await tally(one().adminId);
    expect(Object.keys(rest).toSorted()).toEqual(['audit', 'licenties', 'mailberichten', 'wisverzoeken']);
    expect(rest['audit']).toBe(1);
    const school = await db()('admins').where({ id: one().adminId }).first('*');
    expect(school).toMatchObject({ naam: '', email: '', contactpersoon: '', instellingen: {} });
    expect(school.gewist_op).not.toBeNull();
    expect(await tally(kit.scholen.twee.adminId)).toEqual(neighbors);
    await kit.agent
      .post('/api/auth')
      .send({ gebruikersnaam: 'beheer.een', wachtwoord: kit.scholen.wachtwoord })
      .expect(401);
  });

  it('is done again when a backup brings the school back (B14)', async () => {
    const { adminId } = one();
    await db()('admins').where({ id: adminId }).update({ gewist_op: null, naam: 'School een' });
    await db()('wisverzoeken').where({ admin_id: adminId }).delete();
    await buildGebruiker(db(), { adminId, role: 'schooladmin', naam: 'beheer.een', voornaam: 'Bea' });
    kit.klok.ahead(DAY);
    await night();
    expect((await tally(adminId))['gebruikers']).toBeUndefined();
    expect((await db()('admins').where({ id: adminId }).first('naam')).naam).toBe('');
  });
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.withoutTenant()).toEqual([]);
});

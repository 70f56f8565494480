import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dagVan } from '../../platform/tijd/klok.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildGebruiker } from '../../test/bouw.ts';
import { buildAntwoord, buildRonde } from '../../test/ronde.ts';
import { WISSEN_DAGEN } from './wisverzoeken.contract.ts';

let kit: ApiKit;
const DAG = 86_400_000;
const REDEN = 'De school gaat sluiten.';
const db = () => kit.server.database.knex;
const een = () => kit.scholen.een;
const A = (school: 'een' | 'twee' = 'een') => `/api/admins/${kit.scholen[school].adminId}/wisverzoeken`;
const bea = async () => kit.als(await kit.token('beheer.een'));
const vraag = async (naam = 'school een') => (await bea()).post(A(), { reden: REDEN, bevestiging: naam });
const nacht = () => kit.server.tenantWissen.run(dagVan(kit.klok.now()));
const mails = async (onderwerp: RegExp) => {
  await kit.server.mail.bezorger?.run();
  return (kit.server.mail.postbus?.mails() ?? []).filter((mail) => onderwerp.test(mail.onderwerp));
};
/** Rows per table that holds any of a tenant. */
async function telling(adminId: string): Promise<Record<string, number>> {
  const { rows } = await db().raw(
    `SELECT c.relname AS naam FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'admin_id' WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition`,
  );
  const uit: Record<string, number> = {};
  for (const { naam } of rows) {
    const n = Number((await db()(naam).where({ admin_id: adminId }).count('* as n'))[0]?.['n']);
    if (n > 0) uit[naam] = n;
  }
  return uit;
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
      .als(await kit.token(`zoé.${school}`))
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
    const eerste = await vraag();
    expect(eerste.status).toBe(201);
    expect(eerste.body).toMatchObject({ bevestigd: false, reden: REDEN });
    expect((await vraag()).body.velden).toEqual({ bevestiging: 'bestaat_al' });
    expect((await (await bea()).get(A()).expect(200)).body.items).toMatchObject([{ id: eerste.body.id }]);
    expect(await mails(/worden gewist/)).toMatchObject([{ aan: 'beheer.een@school.test' }]);
  });

  it('is nothing for a docent, for another school, or to agree with oneself', async () => {
    const { body } = await (await bea()).get(A()).expect(200);
    const bevestig = `${A()}/${body.items[0].id}/bevestigingen`;
    expect(
      (await kit.als(await kit.token('docent.een')).post(A(), { reden: REDEN, bevestiging: 'School een' })).status,
    ).toBe(403);
    await (await bea()).get(A('twee')).expect(403);
    await (await bea()).post(bevestig).expect(403);
    const super_ = kit.als(await kit.token('super'));
    await super_.post(bevestig).expect(409);
    expect((await super_.post(bevestig).set('X-Reden', 'gebeld met Bea').expect(200)).body.bevestigd).toBe(true);
    await super_.post(bevestig).set('X-Reden', 'gebeld met Bea').expect(409);
  });

  it('can be taken back until the day itself', async () => {
    const beheer = await bea();
    const { body } = await beheer.get(A()).expect(200);
    await beheer.del(`${A()}/${body.items[0].id}`).expect(204);
    await beheer.del(`${A()}/${body.items[0].id}`).expect(404);
    kit.klok.vooruit((WISSEN_DAGEN + 1) * DAG);
    await nacht();
    expect((await telling(een().adminId))['leerlingen']).toBe(3);
  });

  it('by our own office asks for a second person there', async () => {
    await buildGebruiker(db(), {
      adminId: kit.scholen.kantoorId,
      role: 'superadmin',
      naam: 'super.twee',
      voornaam: 'Sam',
    });
    const [eerste, tweede] = [kit.als(await kit.token('super')), kit.als(await kit.token('super.twee'))];
    const reden = encodeURIComponent('verzoek van het bestuur');
    const { body } = await eerste
      .post(A('twee'), { reden: REDEN, bevestiging: 'School twee' })
      .set('X-Reden', reden)
      .expect(201);
    await eerste
      .post(`${A('twee')}/${body.id}/bevestigingen`)
      .set('X-Reden', reden)
      .expect(409);
    expect(
      (
        await tweede
          .post(`${A('twee')}/${body.id}/bevestigingen`)
          .set('X-Reden', reden)
          .expect(200)
      ).body.bevestigd,
    ).toBe(true);
    await tweede
      .del(`${A('twee')}/${body.id}`)
      .set('X-Reden', reden)
      .expect(204);
  });
});

describe('the office', () => {
  const LIJST = '/api/kantoor/wisverzoeken';
  const kop = (tekst: string) => encodeURIComponent(tekst);

  it('sees the requests of every tenant with who asks and why, and a school sees none', async () => {
    const [school, office, superadmin] = [
      kit.als(await kit.token('beheer.een')),
      kit.als(await kit.token('kantoor')),
      kit.als(await kit.token('super')),
    ];
    expect((await office.get(LIJST).expect(200)).body).toEqual({ items: [] });
    const { body } = await vraag();
    const van = {
      id: body.id,
      adminId: een().adminId,
      organisatie: 'School een',
      plaats: 'Proefstad',
      soort: 'school',
      leerlingen: 3,
      reden: REDEN,
      door: { naam: 'Bea Proef', rol: 'schooladmin' },
      eigen: false,
      bevestigd: false,
    };
    for (const wie of [office, superadmin])
      expect((await wie.get(LIJST).expect(200)).body.items).toEqual([expect.objectContaining(van)]);
    await school.get(LIJST).expect(403);
  });

  it('refuses with a reason that the school gets by mail and in its log; only a superadmin, and never without a reason', async () => {
    const [office, superadmin] = [kit.als(await kit.token('kantoor')), kit.als(await kit.token('super'))];
    const { body } = await kit
      .als(await kit.token('beheer.een'))
      .get(A())
      .expect(200);
    const pad = `${A()}/${body.items[0].id}/weigeringen`;
    await office.post(pad).set('X-Reden', kop('nog een factuur open')).expect(403);
    expect((await superadmin.post(pad).expect(409)).body.code).toBe('REDEN_NODIG');
    await superadmin.post(pad).set('X-Reden', kop('eerst de export, zegt de directeur')).expect(204);
    expect((await superadmin.get(LIJST).expect(200)).body.items).toEqual([]);
    const [mail] = await mails(/worden niet gewist/);
    expect(mail).toMatchObject({ aan: 'beheer.een@school.test' });
    expect(mail?.tekst).toContain('De reden: eerst de export, zegt de directeur');
    const regel = await db()('audit')
      .where({ admin_id: een().adminId, actie: 'wissen.geweigerd' })
      .first('rol', 'reden');
    expect(regel).toEqual({ rol: 'superadmin', reden: 'eerst de export, zegt de directeur' });
    await superadmin.post(pad).set('X-Reden', kop('nog een keer nee')).expect(404);
  });

  it('neither refuses its own request nor one that was agreed to', async () => {
    const [eerste, tweede] = [kit.als(await kit.token('super')), kit.als(await kit.token('super.twee'))];
    const { body } = await eerste
      .post(A('twee'), { reden: REDEN, bevestiging: 'School twee' })
      .set('X-Reden', kop('verzoek van het bestuur'))
      .expect(201);
    const mijn = (await eerste.get(LIJST).expect(200)).body.items;
    expect(mijn).toMatchObject([{ eigen: true, door: { rol: 'superadmin' } }]);
    expect((await tweede.get(LIJST).expect(200)).body.items).toMatchObject([{ eigen: false }]);
    await eerste
      .post(`${A('twee')}/${body.id}/weigeringen`)
      .set('X-Reden', kop('toch maar niet'))
      .expect(409);
    await tweede
      .post(`${A('twee')}/${body.id}/bevestigingen`)
      .set('X-Reden', kop('gebeld met het bestuur'))
      .expect(200);
    await tweede
      .post(`${A('twee')}/${body.id}/weigeringen`)
      .set('X-Reden', kop('toch maar niet'))
      .expect(409);
    await tweede
      .del(`${A('twee')}/${body.id}`)
      .set('X-Reden', kop('bestuur trekt het in'))
      .expect(204);
  });
});

describe('the erasure of a tenant', () => {
  it('waits for the day and for the second person, and reminds two weeks before', async () => {
    const { body } = await vraag();
    const voor = (await mails(/worden gewist/)).length;
    kit.klok.vooruit((WISSEN_DAGEN - 14) * DAG);
    await nacht();
    expect(await mails(/worden gewist/)).toHaveLength(voor + 1);
    kit.klok.vooruit(15 * DAG);
    await nacht();
    expect((await telling(een().adminId))['leerlingen']).toBe(3);
    expect(await mails(/worden gewist/)).toHaveLength(voor + 1);
    await kit
      .als(await kit.token('super'))
      .post(`${A()}/${body.id}/bevestigingen`)
      .set('X-Reden', 'gebeld met Bea')
      .expect(200);
  });

  it('takes every row out of every table, tells so with a certificate, and leaves the other school alone', async () => {
    const buren = await telling(kit.scholen.twee.adminId);
    kit.klok.vooruit(DAG);
    await nacht();
    await nacht();
    const [bewijs, ...meer] = await mails(/zijn gewist/);
    expect(meer).toEqual([]);
    expect(bewijs).toMatchObject({ aan: 'beheer.een@school.test' });
    expect(bewijs?.tekst).toMatch(/3 leerlingen.*Nummer: [0-9A-F]{16}/s);
    const rest = await telling(een().adminId);
    expect(Object.keys(rest).toSorted()).toEqual(['audit', 'licenties', 'mailberichten', 'wisverzoeken']);
    expect(rest['audit']).toBe(1);
    const school = await db()('admins').where({ id: een().adminId }).first('*');
    expect(school).toMatchObject({ naam: '', email: '', contactpersoon: '', instellingen: {} });
    expect(school.gewist_op).not.toBeNull();
    expect(await telling(kit.scholen.twee.adminId)).toEqual(buren);
    await kit.agent
      .post('/api/auth')
      .send({ gebruikersnaam: 'beheer.een', wachtwoord: kit.scholen.wachtwoord })
      .expect(401);
  });

  it('is done again when a backup brings the school back (B14)', async () => {
    const { adminId } = een();
    await db()('admins').where({ id: adminId }).update({ gewist_op: null, naam: 'School een' });
    await db()('wisverzoeken').where({ admin_id: adminId }).delete();
    await buildGebruiker(db(), { adminId, role: 'schooladmin', naam: 'beheer.een', voornaam: 'Bea' });
    kit.klok.vooruit(DAG);
    await nacht();
    expect((await telling(adminId))['gebruikers']).toBeUndefined();
    expect((await db()('admins').where({ id: adminId }).first('naam')).naam).toBe('');
  });
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.zonderTenant()).toEqual([]);
});

import { v7 } from 'uuid';
import type { ApiKit } from './api-kit.ts';
import { buildGebruiker } from './build.ts';

/** Fields of every open form, as a person fills it. */
export const BY_PERSON = { website: '', openMs: 20_000 };

/** Somebody of the office who gets mail; the two-step sign-in of the test schools counts for it too. */
export async function buildOfficePerson(kit: ApiKit): Promise<string> {
  const db = kit.server.database.knex;
  const { kantoorId: adminId } = kit.scholen;
  const id = await buildGebruiker(db, { adminId, role: 'office', naam: 'kantoor', voornaam: 'Kas' });
  await db('gebruikers').where({ admin_id: adminId, id }).update({ email: 'kas@kantoor.test' });
  return id;
}

/** Sends what waits; answers the mails to an address, the newest first. */
export async function mailsTo(kit: ApiKit, address: string) {
  await kit.server.mail.deliverer?.run();
  return (kit.server.mail.mailbox?.mails() ?? []).filter(({ aan: to }) => to === address);
}

export const WEBINAR_LINK = 'https://praten.test/training';
/** A training that is on the site, ten days from now; a part says what is different. */
export async function buildWebinar(kit: ApiKit, part: object = {}): Promise<string> {
  const id = v7();
  const now = new Date(kit.klok.now());
  await kit.server.database.knex('webinars').insert({
    id,
    titel: 'Starten met Taaltocht',
    omschrijving: 'Van inlogkaart tot eerste overzicht.',
    doelgroep: ['leerkracht'],
    datum: new Date(kit.klok.now() + 10 * 86_400_000),
    duur: 45,
    plaatsen: 2,
    link: WEBINAR_LINK,
    status: 'gepubliceerd',
    aangemaakt_op: now,
    gewijzigd_op: now,
    ...part,
  });
  return id;
}

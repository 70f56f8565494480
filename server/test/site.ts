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

import type { Knex } from 'knex';
import { buildGebruiker } from '../../server/test/build.ts';

/** Who works with the superadmin of the pictures: one with the second step, one who was blocked. */
export async function hireColleagues(db: Knex, code: string): Promise<void> {
  const office: { id: string } | undefined = await db('admins').where({ code }).first('id');
  const adminId = office?.id ?? '';
  const shared = { adminId, role: 'office' };
  const id = await buildGebruiker(db, { ...shared, naam: `bas.${code}`.toLowerCase(), voornaam: 'Bas' });
  await db('gebruikers')
    .where({ admin_id: adminId, id })
    .update({ totp_aan_op: new Date('2026-10-01T09:00:00Z'), laatste_login: new Date('2026-11-20T09:00:00Z') });
  const blocked = await buildGebruiker(db, { ...shared, naam: `fee.${code}`.toLowerCase(), voornaam: 'Fee' });
  await db('gebruikers').where({ admin_id: adminId, id: blocked }).update({ actief: false });
}

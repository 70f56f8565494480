import type { Knex } from 'knex';
import type { Wachtwoorden } from '../../../platform/auth/wachtwoorden.ts';
import type { Env } from '../../../platform/env.ts';
import { saveAanmeldingen, type DemoAanmelding } from './aanmeldingen.ts';

interface Opties {
  db: Knex;
  env: Pick<Env, 'DATA_DIR' | 'DEMO_WACHTWOORD'>;
  wachtwoorden: Wachtwoorden;
  aanmeldingen: DemoAanmelding[];
}

/** A DEMO_WACHTWOORD that was set or changed after the database was filled counts from this start on. */
export async function setWachtwoord(opties: Opties): Promise<DemoAanmelding[]> {
  const { db, env, aanmeldingen } = opties;
  const nieuw = env.DEMO_WACHTWOORD;
  const anders = aanmeldingen.filter((a) => a.wachtwoord !== undefined && a.wachtwoord !== nieuw);
  if (nieuw === undefined || anders.length === 0) return aanmeldingen;
  const hash = await opties.wachtwoorden.hash(nieuw);
  for (const adminId of new Set(anders.map((a) => a.adminId))) {
    const ids = anders.filter((a) => a.adminId === adminId).map((a) => a.id);
    await db('gebruikers').where({ admin_id: adminId }).whereIn('id', ids).update({ wachtwoord_hash: hash });
  }
  const uit = aanmeldingen.map((a) => (a.wachtwoord === undefined ? a : { ...a, wachtwoord: nieuw }));
  saveAanmeldingen(env.DATA_DIR, uit);
  return uit;
}

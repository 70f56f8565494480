import type { Knex } from 'knex';
import type { PasswordHasher } from '../../../platform/auth/wachtwoorden.ts';
import type { Env } from '../../../platform/env.ts';
import { saveSignIns, type DemoSignIn } from './sign-ins.ts';

interface Options {
  db: Knex;
  env: Pick<Env, 'DATA_DIR' | 'DEMO_WACHTWOORD'>;
  wachtwoorden: PasswordHasher;
  aanmeldingen: DemoSignIn[];
}

/** A DEMO_WACHTWOORD that was set or changed after the database was filled counts from this start on. */
export async function setPassword(options: Options): Promise<DemoSignIn[]> {
  const { db, env, aanmeldingen: signIns } = options;
  const newOne = env.DEMO_WACHTWOORD;
  const different = signIns.filter((a) => a.wachtwoord !== undefined && a.wachtwoord !== newOne);
  if (newOne === undefined || different.length === 0) return signIns;
  const hash = await options.wachtwoorden.hash(newOne);
  for (const adminId of new Set(different.map((a) => a.adminId))) {
    const ids = different.filter((a) => a.adminId === adminId).map((a) => a.id);
    await db('gebruikers').where({ admin_id: adminId }).whereIn('id', ids).update({ wachtwoord_hash: hash });
  }
  const out = signIns.map((a) => (a.wachtwoord === undefined ? a : { ...a, wachtwoord: newOne }));
  saveSignIns(env.DATA_DIR, out);
  return out;
}

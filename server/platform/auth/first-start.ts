import type { Knex } from 'knex';
import { linkTokenHash, newLinkToken } from './link-token.ts';

/** Where the hash of the secret stands until it is used. */
export const FIRST_START_SLOT = 'eerste_start';

/**
 * Secret of the link with which the first superadmin is made; undefined when there is one. Every start makes another,
 * so a link that was lost with the terminal costs a restart and opens nothing.
 */
export async function openFirstStart(db: Knex): Promise<string | undefined> {
  const superadmin: { id: string } | undefined = await db('gebruikers').where({ role: 'superadmin' }).first('id');
  if (superadmin !== undefined) {
    await db('instellingen').where({ sleutel: FIRST_START_SLOT }).delete();
    return undefined;
  }
  const token = newLinkToken();
  await db('instellingen')
    .insert({ sleutel: FIRST_START_SLOT, waarde: linkTokenHash(token) })
    .onConflict('sleutel')
    .merge(['waarde']);
  return token;
}

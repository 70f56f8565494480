import { expect, it } from 'vitest';
import { startKit } from '../../../test/api-kit.ts';

/** Tenants and roles after a start in production. */
async function startIn(
  env: Record<string, string>,
): Promise<{ kinds: Set<string>; roles: Set<string>; shown: boolean }> {
  const kit = await startKit({ leeg: true, env: { NODE_ENV: 'production', ...env } });
  const db = kit.server.database.knex;
  const kinds: string[] = await db('admins').distinct().pluck('soort');
  const roles: string[] = await db('gebruikers').whereNotNull('admin_id').distinct().pluck('role');
  const shown = kit.server.demo !== undefined;
  await kit.stop();
  return { kinds: new Set(kinds), roles: new Set(roles), shown };
}

it('starts empty in production, and fills a demo without an office when it is asked for by name', async () => {
  expect(await startIn({ DEMO: '' })).toEqual({ kinds: new Set(), roles: new Set(), shown: false });
  const asked = await startIn({ DEMO: 'aan' });
  expect(asked.shown).toBe(true);
  expect(asked.roles.has('schooladmin')).toBe(true);
  expect(asked.roles.has('superadmin') || asked.roles.has('office')).toBe(false);
  expect(asked.kinds.has('kantoor')).toBe(false);
});

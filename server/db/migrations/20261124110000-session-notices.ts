import type { Knex } from 'knex';

/** Table, column with the tenant, and what changes in it for a session that is remembered. */
const WATCHED = [
  { table: 'sessies', tenant: 'admin_id', columns: ['gebruiker_id', 'tot', 'ingetrokken_op'] },
  { table: 'gebruikers', tenant: 'admin_id', columns: ['role', 'actief', 'tokens_geldig_vanaf', 'totp_aan_op'] },
  { table: 'admins', tenant: 'id', columns: ['soort', 'locale', 'land', 'instellingen'] },
  { table: 'licenties', tenant: 'admin_id', columns: ['status'] },
] as const;

/**
 * Servers remember sessions. The database itself tells them at the commit whose sessions are no longer what they were, so that
 * no writer can forget to: one message a tenant a transaction, with its id.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE FUNCTION meld_sessies() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('sessies', to_jsonb(coalesce(NEW, OLD)) ->> TG_ARGV[0]);
      RETURN NULL;
    END $$;
  `);
  for (const { table, tenant, columns } of WATCHED) {
    const changed = columns.map((column) => `OLD.${column} IS DISTINCT FROM NEW.${column}`).join(' OR ');
    await knex.raw(`
      CREATE TRIGGER meld_sessies_wijziging AFTER UPDATE OF ${columns.join(', ')} ON ${table}
        FOR EACH ROW WHEN (${changed}) EXECUTE FUNCTION meld_sessies('${tenant}');
      CREATE TRIGGER meld_sessies_einde AFTER DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION meld_sessies('${tenant}');
    `);
  }
  await knex.raw(
    `CREATE TRIGGER meld_sessies_begin AFTER INSERT ON licenties FOR EACH ROW EXECUTE FUNCTION meld_sessies('admin_id')`,
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP FUNCTION meld_sessies() CASCADE');
}

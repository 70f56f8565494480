import type { Knex } from 'knex';
import { bulk, type BulkRow } from '../../platform/database/bulk.ts';
import type { Schoolcode } from './delivery.ts';
import type { KnownLeerling } from './standing.ts';

const BATCH_SIZE = 250;

/** Takes back what an import wrote. */
export class UndoRepository {
  constructor(private readonly db: Knex) {}

  /** Pupils who signed in or practised. */
  async findUsed(adminId: string, ids: readonly string[]): Promise<string[]> {
    const out: string[] = [];
    for (let from = 0; from < ids.length; from += BATCH_SIZE)
      out.push(...(await this.findUsedPart(adminId, ids.slice(from, from + BATCH_SIZE))));
    return out;
  }

  private async findUsedPart(adminId: string, ids: readonly string[]): Promise<string[]> {
    const { rows }: { rows: { id: string }[] } = await this.db.raw(
      `
      SELECT g.id FROM gebruikers g WHERE g.admin_id = :adminId AND g.id = ANY(:ids::uuid[]) AND (g.laatste_login IS NOT NULL
        OR EXISTS (SELECT 1 FROM spelrondes s WHERE s.admin_id = g.admin_id AND s.leerling_id = g.id)
        OR EXISTS (SELECT 1 FROM antwoorden a WHERE a.admin_id = g.admin_id AND a.leerling_id = g.id))`,
      { adminId, ids: [...ids] },
    );
    return rows.map(({ id }) => id);
  }

  /** Pupils that never began; everything of theirs goes with the user. */
  async deleteLeerlingen(adminId: string, ids: readonly string[]): Promise<void> {
    await bulk(this.db, 'gebruikers').delete(ids.map((id) => ({ admin_id: adminId, id })));
  }

  /** Puts the old values back; the version goes on, since somebody may have the new one on the screen. */
  async restoreLeerlingen(adminId: string, old: readonly KnownLeerling[], at: Date): Promise<void> {
    await bulk(this.db, 'leerlingen').update(
      old.map((l) => ({
        admin_id: adminId,
        id: l.id,
        ...name(l, 'roepnaam'),
        jaargroep: l.jaargroep,
        jaargroep_code: l.jaargroepCode,
        geboortedatum: l.geboortedatum,
        geslacht: l.geslacht,
        externe_sleutel: l.sleutel,
        versie: l.versie + 2,
        gewijzigd_op: at,
      })),
    );
    await bulk(this.db, 'gebruikers').update(old.map((l) => ({ admin_id: adminId, id: l.id, ...name(l, 'voornaam') })));
    await bulk(this.db, 'leerling_eck').delete(
      old.filter((l) => l.eckHmac === null).map((l) => ({ admin_id: adminId, leerling_id: l.id })),
    );
  }

  /** Deletes the groups of the import that nobody was ever in; answers which. */
  async deleteEmptyGroepen(adminId: string, ids: readonly string[]): Promise<void> {
    const { rows }: { rows: { id: string }[] } = await this.db.raw(
      `
      DELETE FROM groepen g WHERE g.admin_id = :adminId AND g.id = ANY(:ids::uuid[])
        AND NOT EXISTS (SELECT 1 FROM groepslidmaatschappen m WHERE m.admin_id = g.admin_id AND m.groep_id = g.id) RETURNING g.id`,
      { adminId, ids: [...ids] },
    );
    await this.db.raw(
      `DELETE FROM oefeninstellingen WHERE admin_id = ? AND scope = 'groep' AND scope_id = ANY(?::uuid[])`,
      [adminId, rows.map(({ id }) => id)],
    );
  }

  async restoreSchool(adminId: string, school: Schoolcode): Promise<void> {
    await this.db('admins')
      .where({ id: adminId })
      .update({
        brin: school.brin ?? null,
        dependance: school.dependance ?? null,
        instellingsnummer: school.instellingsnummer ?? null,
      });
  }
}

const name = (l: KnownLeerling, before: 'roepnaam' | 'voornaam'): BulkRow => ({
  [before]: l.roepnaam,
  voorvoegsel: l.voorvoegsel === '' ? null : l.voorvoegsel,
  achternaam: l.achternaam,
});

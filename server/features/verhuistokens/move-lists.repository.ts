import type { Knex } from 'knex';

/** From which tenant to which. */
export interface MoveBetween {
  fromAdmin: string;
  toAdmin: string;
}

/** A list that the whole school shares and that the other tenant has not, word for word, under the same name. */
const FRESH = `
  FROM woordlijsten o
  WHERE o.admin_id = :fromAdmin AND o.gedeeld = 'school' AND o.verwijderd_op IS NULL
    AND NOT EXISTS (SELECT 1 FROM woordlijsten t WHERE t.admin_id = :toAdmin AND t.naam = o.naam AND t.woorden = o.woorden AND t.verwijderd_op IS NULL)`;

/** Word lists that go along with groups: copied, because the teachers who stay go on with theirs. */
export class MoveListsRepository {
  constructor(private readonly db: Knex) {}

  async count(adminId: string): Promise<number> {
    const row: { n: number } | undefined = await this.db('woordlijsten')
      .where({ admin_id: adminId })
      .whereNull('verwijderd_op')
      .first(this.db.raw('count(*)::int AS n'));
    return row?.n ?? 0;
  }

  /** Lists that would come. */
  async countNew(fromAdmin: string, toAdmin: string): Promise<number> {
    const { rows }: { rows: { n: number }[] } = await this.db.raw(`SELECT count(*)::int AS n ${FRESH}`, {
      fromAdmin,
      toAdmin,
    });
    return rows[0]?.n ?? 0;
  }

  /** Who of a tenant can own what comes in; an address for mail is not needed for that. */
  async findOwner(adminId: string): Promise<string | undefined> {
    const row: { id: string } | undefined = await this.db('gebruikers')
      .where({ admin_id: adminId, actief: true })
      .whereIn('role', ['schooladmin', 'rtadmin', 'thuisadmin'])
      .orderBy('id')
      .first('id');
    return row?.id;
  }

  /** The lists under new ids, with somebody of the other tenant as their owner, and recordings of words that had none there. */
  async copy(between: MoveBetween, ownerId: string): Promise<void> {
    const where = { ...between, ownerId };
    await this.db.raw(
      `
      INSERT INTO woordlijsten (admin_id, id, naam, eigenaar_id, gedeeld, jaargroep, woorden)
      SELECT :toAdmin, gen_random_uuid(), o.naam, :ownerId, 'school', o.jaargroep, o.woorden ${FRESH}`,
      where,
    );
    await this.db.raw(
      `
      INSERT INTO opnamen SELECT n.* FROM opnamen o,
        LATERAL jsonb_populate_record(o, jsonb_build_object('admin_id', :toAdmin::text, 'gemaakt_door', :ownerId::text)) n
      WHERE o.admin_id = :fromAdmin AND EXISTS (
        SELECT 1 FROM woordlijsten w, LATERAL jsonb_array_elements(w.woorden) word
        WHERE w.admin_id = :fromAdmin AND w.gedeeld = 'school' AND w.verwijderd_op IS NULL AND word->>'spelling' = o.spelling)
      ON CONFLICT (admin_id, spelling) DO NOTHING`,
      where,
    );
  }

  /** Stones that came along ask the words of the list that is there now. */
  async pointStones(between: MoveBetween): Promise<void> {
    await this.db.raw(
      `
      UPDATE taken s SET woordlijst_id = t.id
      FROM woordlijsten o JOIN woordlijsten t ON t.admin_id = :toAdmin AND t.naam = o.naam AND t.woorden = o.woorden AND t.verwijderd_op IS NULL
      WHERE s.admin_id = :toAdmin AND o.admin_id = :fromAdmin AND o.gedeeld = 'school' AND s.woordlijst_id = o.id`,
      { ...between },
    );
  }
}

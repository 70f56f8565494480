import type { Knex } from 'knex';
import { hashText } from '#engine/core/basis/rng.ts';

/** A round that answers name and the database does not know. */
export interface LostRonde {
  rondeId: string;
  taakId: string;
  spel: string;
  day: number;
  doelIds: readonly string[];
  formats: readonly string[];
  /** Play level and length it would have had here; absent when that cannot be known any more. */
  measures?: { s: number; items: number };
  /** Why its words were asked, when the stone does not say so. */
  arm?: 'toets';
}
interface Owner {
  adminId: string;
  leerlingId: string;
}
interface KnownTaak {
  id: string;
  leerling_id: string;
  items: number;
  soort: string;
}

/** Items of a round of which no stone is left to tell. */
const ITEMS = 10;
const armOf = (kind: string | undefined): string =>
  kind === 'instap' ? 'intake' : kind === 'toets' ? 'toets' : 'adaptief';

/** Makes rounds anew that a restored backup has lost or a device began without a line, so that the answers to them can be stored. */
export class RecoveryRepository {
  constructor(private readonly db: Knex) {}

  /** Answers which rounds were made; never one on the stone of somebody else. Repeating it changes nothing. */
  async recover(owner: Owner, lost: readonly LostRonde[], o: { titel: string; nu: Date }): Promise<LostRonde[]> {
    const taken = await this.findTaken(
      owner.adminId,
      lost.map(({ taakId }) => taakId),
    );
    const own = lost.filter(({ taakId }) => (taken.get(taakId)?.leerling_id ?? owner.leerlingId) === owner.leerlingId);
    for (const ronde of own) {
      if (!taken.has(ronde.taakId)) await this.saveTaak(owner, ronde, o);
      await this.saveRonde(owner, ronde, { taak: taken.get(ronde.taakId), nu: o.nu });
    }
    return own;
  }

  private async findTaken(adminId: string, ids: readonly string[]): Promise<Map<string, KnownTaak>> {
    const rows: KnownTaak[] = await this.db('taken as t')
      .join('somvensters as s', (on) => on.on('s.admin_id', 't.admin_id').andOn('s.id', 't.somvenster_id'))
      .where('t.admin_id', adminId)
      .whereIn('t.id', [...ids])
      .select('t.id', 't.leerling_id', 't.items', 's.soort');
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** A stone on a route of its own, that was taken back: the map does not show it. Both bear the id of the stone. */
  private async saveTaak(
    { adminId, leerlingId }: Owner,
    ronde: LostRonde,
    o: { titel: string; nu: Date },
  ): Promise<void> {
    const shared = { admin_id: adminId, id: ronde.taakId, leerling_id: leerlingId, titel: o.titel };
    await this.db('somvensters')
      .insert({ ...shared, soort: 'adaptief', start: o.nu, status: 'ingetrokken', seed: 0 })
      .onConflict(['admin_id', 'id'])
      .ignore();
    await this.db('taken')
      .insert({
        ...shared,
        somvenster_id: ronde.taakId,
        volgnummer: 1,
        doel_ids: ronde.doelIds,
        formaten: ronde.formats,
        items: ITEMS,
        status: 'klaar',
        klaar_op: o.nu,
      })
      .onConflict(['admin_id', 'id'])
      .ignore();
  }

  private async saveRonde(
    { adminId, leerlingId }: Owner,
    ronde: LostRonde,
    o: { taak: KnownTaak | undefined; nu: Date },
  ): Promise<void> {
    await this.db('spelrondes')
      .insert({
        admin_id: adminId,
        leerling_id: leerlingId,
        id: ronde.rondeId,
        taak_id: ronde.taakId,
        spel: ronde.spel,
        seed: hashText(ronde.rondeId),
        dag: ronde.day,
        s: ronde.measures?.s ?? 0,
        items: ronde.measures?.items ?? o.taak?.items ?? ITEMS,
        arm: ronde.arm ?? armOf(o.taak?.soort),
        begonnen: o.nu,
      })
      .onConflict(['admin_id', 'leerling_id', 'id'])
      .ignore();
  }
}

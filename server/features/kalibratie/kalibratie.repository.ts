import type { Knex } from 'knex';

export interface KalibratieRow {
  itemId: string;
  b: number;
  vb: number;
  n: number;
}
export interface ActiveLeerling {
  adminId: string;
  leerlingId: string;
  jaargroep: number;
  startniveau: string | null;
  totaal: number;
}

const SCALE = 'kalibratie.schaal';
const PER_INSERT = 500;

export class KalibratieRepository {
  constructor(private readonly db: Knex) {}

  async findAll(): Promise<{ rijen: KalibratieRow[]; schaal: number }> {
    const rows: { item_id: string; b: number; vb: number; n: number }[] = await this.db('item_kalibratie').select(
      'item_id',
      'b',
      'vb',
      'n',
    );
    const scale: { waarde: string } | undefined = await this.db('instellingen')
      .where({ sleutel: SCALE })
      .first('waarde');
    return {
      rijen: rows.map(({ item_id, ...row }) => ({ itemId: item_id, ...row })),
      schaal: Number(scale?.waarde ?? 0),
    };
  }

  /** Pupils who practised since a moment, with the length of their log, in a fixed order. Per tenant, so that one partition is read at a time. */
  async findActive(adminId: string, since: Date): Promise<ActiveLeerling[]> {
    const rows: { leerling_id: string; jaargroep: number; startniveau: string | null; totaal: number }[] =
      await this.db('leerling_doelen as d')
        .join('leerlingen as l', (on) => on.on('l.admin_id', 'd.admin_id').andOn('l.id', 'd.leerling_id'))
        .where('d.admin_id', adminId)
        .groupBy('d.leerling_id', 'l.jaargroep', 'l.startniveau')
        .havingRaw('max(d.op) > ?', [since])
        .orderBy('d.leerling_id')
        .select('d.leerling_id', 'l.jaargroep', 'l.startniveau', this.db.raw('sum(d.n)::int AS totaal'));
    return rows.map((row) => ({
      adminId,
      leerlingId: row.leerling_id,
      jaargroep: row.jaargroep,
      startniveau: row.startniveau,
      totaal: row.totaal,
    }));
  }

  async findAdmins(): Promise<string[]> {
    const rows: { id: string }[] = await this.db('admins').orderBy('id').select('id');
    return rows.map((row) => row.id);
  }

  /** Ids of the answers of a pupil that were stored after a moment. */
  async findNew(adminId: string, leerlingId: string, since: Date): Promise<Set<string>> {
    const rows: { client_id: string }[] = await this.db('antwoorden')
      .where({ admin_id: adminId, leerling_id: leerlingId })
      .where('op', '>', since)
      .select('client_id');
    return new Set(rows.map((row) => row.client_id));
  }

  async save(rows: readonly KalibratieRow[], scale: number): Promise<void> {
    for (let from = 0; from < rows.length; from += PER_INSERT) {
      await this.db('item_kalibratie')
        .insert(rows.slice(from, from + PER_INSERT).map(({ itemId, b, vb, n }) => ({ item_id: itemId, b, vb, n })))
        .onConflict('item_id')
        .merge();
    }
    await this.db('instellingen')
      .insert({ sleutel: SCALE, waarde: String(scale) })
      .onConflict('sleutel')
      .merge();
  }
}

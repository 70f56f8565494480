import type { Knex } from 'knex';

export interface KalibratieRij {
  itemId: string;
  b: number;
  vb: number;
  n: number;
}
export interface ActieveLeerling {
  adminId: string;
  leerlingId: string;
  jaargroep: number;
  startniveau: string | null;
  totaal: number;
}

const SCHAAL = 'kalibratie.schaal';
const PER_INSERT = 500;

export class KalibratieRepository {
  constructor(private readonly db: Knex) {}

  async findAll(): Promise<{ rijen: KalibratieRij[]; schaal: number }> {
    const rijen: { item_id: string; b: number; vb: number; n: number }[] = await this.db('item_kalibratie').select(
      'item_id',
      'b',
      'vb',
      'n',
    );
    const schaal: { waarde: string } | undefined = await this.db('instellingen')
      .where({ sleutel: SCHAAL })
      .first('waarde');
    return {
      rijen: rijen.map(({ item_id, ...rij }) => ({ itemId: item_id, ...rij })),
      schaal: Number(schaal?.waarde ?? 0),
    };
  }

  /** Pupils who practised since a moment, with the length of their log, in a fixed order. Per tenant, so that one partition is read at a time. */
  async findActief(adminId: string, sinds: Date): Promise<ActieveLeerling[]> {
    const rijen: { leerling_id: string; jaargroep: number; startniveau: string | null; totaal: number }[] =
      await this.db('leerling_doelen as d')
        .join('leerlingen as l', (on) => on.on('l.admin_id', 'd.admin_id').andOn('l.id', 'd.leerling_id'))
        .where('d.admin_id', adminId)
        .groupBy('d.leerling_id', 'l.jaargroep', 'l.startniveau')
        .havingRaw('max(d.op) > ?', [sinds])
        .orderBy('d.leerling_id')
        .select('d.leerling_id', 'l.jaargroep', 'l.startniveau', this.db.raw('sum(d.n)::int AS totaal'));
    return rijen.map((rij) => ({
      adminId,
      leerlingId: rij.leerling_id,
      jaargroep: rij.jaargroep,
      startniveau: rij.startniveau,
      totaal: rij.totaal,
    }));
  }

  async findAdmins(): Promise<string[]> {
    const rijen: { id: string }[] = await this.db('admins').orderBy('id').select('id');
    return rijen.map((rij) => rij.id);
  }

  /** Ids of the answers of a pupil that were stored after a moment. */
  async findNieuw(adminId: string, leerlingId: string, sinds: Date): Promise<Set<string>> {
    const rijen: { client_id: string }[] = await this.db('antwoorden')
      .where({ admin_id: adminId, leerling_id: leerlingId })
      .where('op', '>', sinds)
      .select('client_id');
    return new Set(rijen.map((rij) => rij.client_id));
  }

  async save(rijen: readonly KalibratieRij[], schaal: number): Promise<void> {
    for (let van = 0; van < rijen.length; van += PER_INSERT) {
      await this.db('item_kalibratie')
        .insert(rijen.slice(van, van + PER_INSERT).map(({ itemId, b, vb, n }) => ({ item_id: itemId, b, vb, n })))
        .onConflict('item_id')
        .merge();
    }
    await this.db('instellingen')
      .insert({ sleutel: SCHAAL, waarde: String(schaal) })
      .onConflict('sleutel')
      .merge();
  }
}

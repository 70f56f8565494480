import type { Knex } from 'knex';
import { toBlocks, fromBlocks, type BlockLayout } from '#engine/core/oefening/select/blocks.ts';
import type { DoelStatus, LogEntry } from '../../platform/practice/fold.ts';
import { AntwoordenRead, type LogSize, type LogSpot } from '../antwoorden/antwoorden.read.ts';
import { StateBaseRead, type Base, type Saved } from './state-base.read.ts';

export class StateRepository {
  constructor(
    private readonly db: Knex,
    private readonly layout: BlockLayout,
  ) {}

  /** Header and blocks come from one statement, so they always belong together. */
  async find(adminId: string, leerlingId: string): Promise<Saved | undefined> {
    const row:
      | { toestand: Buffer; woorden: Buffer | null; n: number; seq: string; client_id: string; schaal: number }
      | undefined = await this.db('leerling_toestand as t')
      .where({ 't.admin_id': adminId, 't.leerling_id': leerlingId })
      .first(
        't.toestand',
        't.n',
        't.seq',
        't.client_id',
        't.schaal',
        this.db('leerling_toestand_blokken as b')
          .where({ 'b.admin_id': adminId, 'b.leerling_id': leerlingId })
          .select(this.db.raw(`string_agg(b.rijen, ''::bytea)`))
          .as('woorden'),
      );
    if (row === undefined) return undefined;
    return {
      toestand: fromBlocks(new Uint8Array(row.toestand), new Uint8Array(row.woorden ?? [])),
      n: row.n,
      seq: Number(row.seq),
      clientId: row.client_id,
      schaal: row.schaal,
    };
  }

  findBase(adminId: string, leerlingId: string): Promise<Base | undefined> {
    return new StateBaseRead(this.db).findBase(adminId, leerlingId);
  }

  measureLog(adminId: string, leerlingId: string, spot: LogSpot): Promise<LogSize> {
    return new AntwoordenRead(this.db).measureLog(adminId, leerlingId, spot);
  }

  /** Answers after a position, in the order that counts everywhere; those of `zonderRonde` are left out. */
  findLog(
    adminId: string,
    leerlingId: string,
    after: { seq: number; clientId: string; withoutRonde?: string },
  ): Promise<LogEntry[]> {
    const { withoutRonde, ...spot } = after;
    return new AntwoordenRead(this.db).findLog(adminId, leerlingId, {
      na: spot,
      ...(withoutRonde === undefined ? {} : { withoutRonde }),
    });
  }

  /** The header first: its lock keeps two savers of one pupil apart. Blocks that stayed the same are not written. */
  async save(adminId: string, leerlingId: string, g: Saved): Promise<void> {
    const key = { admin_id: adminId, leerling_id: leerlingId };
    const { kop: header, woorden } = toBlocks(g.toestand, this.layout);
    await this.db('leerling_toestand')
      .insert({
        ...key,
        toestand: Buffer.from(header),
        n: g.n,
        seq: g.seq,
        client_id: g.clientId,
        schaal: g.schaal,
        op: this.db.fn.now(),
      })
      .onConflict(['admin_id', 'leerling_id'])
      .merge();
    await this.db('leerling_toestand_blokken')
      .where(key)
      .whereNotIn('blok', [...woorden.keys()])
      .delete();
    if (woorden.size === 0) return;
    await this.db('leerling_toestand_blokken')
      .insert([...woorden].map(([block, rows]) => ({ ...key, blok: block, rijen: Buffer.from(rows) })))
      .onConflict(['admin_id', 'leerling_id', 'blok'])
      .merge()
      .whereRaw('leerling_toestand_blokken.rijen IS DISTINCT FROM excluded.rijen');
  }

  async findStandings(adminId: string, leerlingId: string): Promise<Map<string, DoelStatus['stand']>> {
    const rows: { doel_id: string; stand: DoelStatus['stand'] }[] = await this.db('leerling_doel_standen')
      .where({ admin_id: adminId, leerling_id: leerlingId })
      .select('doel_id', 'stand');
    return new Map(rows.map((row) => [row.doel_id, row.stand]));
  }

  async saveStandings(adminId: string, leerlingId: string, states: readonly DoelStatus[]): Promise<void> {
    if (states.length === 0) return;
    await this.db('leerling_doel_standen')
      .insert(
        states.map((s) => ({
          admin_id: adminId,
          leerling_id: leerlingId,
          doel_id: s.doelId,
          ema: s.ema,
          stand: s.stand,
          dag: s.dag,
        })),
      )
      .onConflict(['admin_id', 'leerling_id', 'doel_id'])
      .merge();
  }
}

import type { Knex } from 'knex';
import { naarBlokken, vanBlokken, type Blokindeling } from '#engine/core/oefening/blokken.ts';
import type { DoelStand, LogRegel } from '../../platform/oefenen/vouwen.ts';
import { AntwoordenRead, type Logmaat, type LogPlek } from '../antwoorden/antwoorden.read.ts';
import { ToestandbasisRead, type Basis, type Bewaard } from './toestandbasis.read.ts';

export class ToestandRepository {
  constructor(
    private readonly db: Knex,
    private readonly indeling: Blokindeling,
  ) {}

  /** Header and blocks come from one statement, so they always belong together. */
  async find(adminId: string, leerlingId: string): Promise<Bewaard | undefined> {
    const rij:
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
    if (rij === undefined) return undefined;
    return {
      toestand: vanBlokken(new Uint8Array(rij.toestand), new Uint8Array(rij.woorden ?? [])),
      n: rij.n,
      seq: Number(rij.seq),
      clientId: rij.client_id,
      schaal: rij.schaal,
    };
  }

  findBasis(adminId: string, leerlingId: string): Promise<Basis | undefined> {
    return new ToestandbasisRead(this.db).findBasis(adminId, leerlingId);
  }

  measureLog(adminId: string, leerlingId: string, plek: LogPlek): Promise<Logmaat> {
    return new AntwoordenRead(this.db).measureLog(adminId, leerlingId, plek);
  }

  /** Answers after a position, in the order that counts everywhere; those of `zonderRonde` are left out. */
  findLog(
    adminId: string,
    leerlingId: string,
    na: { seq: number; clientId: string; zonderRonde?: string },
  ): Promise<LogRegel[]> {
    const { zonderRonde, ...plek } = na;
    return new AntwoordenRead(this.db).findLog(adminId, leerlingId, {
      na: plek,
      ...(zonderRonde === undefined ? {} : { zonderRonde }),
    });
  }

  /** The header first: its lock keeps two savers of one pupil apart. Blocks that stayed the same are not written. */
  async save(adminId: string, leerlingId: string, g: Bewaard): Promise<void> {
    const sleutel = { admin_id: adminId, leerling_id: leerlingId };
    const { kop, woorden } = naarBlokken(g.toestand, this.indeling);
    await this.db('leerling_toestand')
      .insert({
        ...sleutel,
        toestand: Buffer.from(kop),
        n: g.n,
        seq: g.seq,
        client_id: g.clientId,
        schaal: g.schaal,
        op: this.db.fn.now(),
      })
      .onConflict(['admin_id', 'leerling_id'])
      .merge();
    await this.db('leerling_toestand_blokken')
      .where(sleutel)
      .whereNotIn('blok', [...woorden.keys()])
      .delete();
    if (woorden.size === 0) return;
    await this.db('leerling_toestand_blokken')
      .insert([...woorden].map(([blok, rijen]) => ({ ...sleutel, blok, rijen: Buffer.from(rijen) })))
      .onConflict(['admin_id', 'leerling_id', 'blok'])
      .merge()
      .whereRaw('leerling_toestand_blokken.rijen IS DISTINCT FROM excluded.rijen');
  }

  async findStanden(adminId: string, leerlingId: string): Promise<Map<string, DoelStand['stand']>> {
    const rijen: { doel_id: string; stand: DoelStand['stand'] }[] = await this.db('leerling_doel_standen')
      .where({ admin_id: adminId, leerling_id: leerlingId })
      .select('doel_id', 'stand');
    return new Map(rijen.map((rij) => [rij.doel_id, rij.stand]));
  }

  async saveStanden(adminId: string, leerlingId: string, standen: readonly DoelStand[]): Promise<void> {
    if (standen.length === 0) return;
    await this.db('leerling_doel_standen')
      .insert(
        standen.map((s) => ({
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

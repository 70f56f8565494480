import type { Knex } from 'knex';
import { toBlocks, fromBlocks, type BlockLayout } from '#engine/core/oefening/select/blocks.ts';
import { LedgerRepository } from '../../platform/ledger/ledger.repository.ts';
import { STANDING_RULES, type DoelStanding } from '#engine/core/oefening/model/doel-standing.ts';
import type { DoelHistory, DoelStatus, LogEntry, StoredStanding } from '../../platform/practice/fold.ts';
import { standingRow } from '../../platform/practice/standing-row.ts';
import { AntwoordenRead, type LogSize, type LogSpot } from '../antwoorden/antwoorden.read.ts';
import { StateBaseRead, type Base, type Saved } from './state-base.read.ts';

/** Right = at the first attempt and without help, as the engine learns it. */
const RECENT = `
  SELECT doel_id, count(*)::int AS n, count(*) FILTER (WHERE goed AND NOT coalesce((extra ->> 'geholpen')::boolean, false))::int AS goed
  FROM (SELECT doel_id, goed, extra, row_number() OVER (PARTITION BY doel_id ORDER BY seq DESC, client_id DESC) AS nr
    FROM antwoorden WHERE admin_id = :adminId AND leerling_id = :leerlingId AND doel_id = ANY(:doelIds::text[])) a
  WHERE nr <= :recent GROUP BY doel_id`;

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

  async findStandings(adminId: string, leerlingId: string): Promise<Map<string, StoredStanding>> {
    const rows: { doel_id: string; stand: DoelStanding; since_day: number; mastered_before: boolean }[] = await this.db(
      'leerling_doel_standen',
    )
      .where({ admin_id: adminId, leerling_id: leerlingId })
      .select('doel_id', 'stand', 'since_day', 'mastered_before');
    return new Map(
      rows.map((row) => [row.doel_id, { stand: row.stand, since: row.since_day, masteredBefore: row.mastered_before }]),
    );
  }

  /** The last answers of these goals, in the order that counts everywhere, and where the pupil stood. */
  async findHistories(
    adminId: string,
    leerlingId: string,
    doelIds: readonly string[],
  ): Promise<Map<string, DoelHistory>> {
    if (doelIds.length === 0) return new Map();
    const { rows }: { rows: { doel_id: string; n: number; goed: number }[] } = await this.db.raw(RECENT, {
      adminId,
      leerlingId,
      doelIds: [...doelIds],
      recent: STANDING_RULES.recent,
    });
    const earlier = await this.findStandings(adminId, leerlingId);
    return new Map(
      rows.map((row) => [row.doel_id, { recent: { n: row.n, right: row.goed }, earlier: earlier.get(row.doel_id) }]),
    );
  }

  /** A goal that was mastered gives its sticker at once, and keeps it when it slips away later. */
  async saveStandings(adminId: string, leerlingId: string, states: readonly DoelStatus[]): Promise<void> {
    if (states.length === 0) return;
    await this.db('leerling_doel_standen')
      .insert(states.map((s) => standingRow({ admin_id: adminId, leerling_id: leerlingId }, s)))
      .onConflict(['admin_id', 'leerling_id', 'doel_id'])
      .merge();
    await new LedgerRepository(this.db).keepDoelen(
      adminId,
      leerlingId,
      states.filter(({ masteredBefore }) => masteredBefore).map(({ doelId }) => doelId),
    );
  }
}

import type { Knex } from 'knex';
import { ownFigureSchema, type OwnFigure } from '#engine/core/domein/figure.ts';
import { LedgerRepository } from '../../platform/ledger/ledger.repository.ts';
import type { Gift } from './gift.contract.ts';

interface Place {
  code: string;
  x: number;
  y: number;
}
export interface OwnThings {
  figuur: OwnFigure | null;
  eiland: Place[];
  seenUntil: Date | null;
}

/** What was stored is trusted as far as it can be read: a figure from another time is no reason to show no map. */
const figureOf = (stored: unknown): OwnFigure | null => {
  const outcome = ownFigureSchema.safeParse(stored);
  return outcome.success ? outcome.data : null;
};

/** The figure, the corner and the gifts of a leerling, for whoever shows them. */
export class BeloningenRead {
  constructor(private readonly db: Knex) {}

  async findOwn(adminId: string, leerlingId: string): Promise<OwnThings> {
    const row: { figuur: unknown; eiland: Place[]; seen_until: Date | null } | undefined = await this.db(
      'leerling_beloningen',
    )
      .where({ admin_id: adminId, leerling_id: leerlingId })
      .first('figuur', 'eiland', 'seen_until');
    return { figuur: figureOf(row?.figuur), eiland: row?.eiland ?? [], seenUntil: row?.seen_until ?? null };
  }

  /** Gifts that were not opened, oldest first. */
  async findGifts(adminId: string, leerlingId: string, seenUntil: Date | null): Promise<Gift[]> {
    const rows = await new LedgerRepository(this.db).findGifts(adminId, leerlingId, seenUntil);
    return rows.map(({ bedrag: amount, op: moment, code }) => ({
      ...(code === null ? {} : { code }),
      munten: amount,
      op: moment.toISOString(),
    }));
  }
}

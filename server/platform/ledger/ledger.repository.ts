import type { Knex } from 'knex';

/** Why coins or things came or went: a round, the end of a route, a purchase, a purchase undone, a goal mastered. */
export type BookingKind = 'ronde' | 'route' | 'aankoop' | 'terug' | 'doel';
export interface Booking {
  /** Unique for the leerling: what is booked twice counts once. */
  sleutel: string;
  /** Coins; negative = spent. */
  bedrag: number;
  soort: BookingKind;
  op: Date;
  /** Code of the thing that came with it or went. */
  code?: string;
}
export interface BookingRow {
  sleutel: string;
  bedrag: number;
  soort: BookingKind;
  op: Date;
  code: string;
}

/** Codes a leerling has: everything given or bought that was not brought back. */
export function ownedOf(rows: readonly Pick<BookingRow, 'soort' | 'code'>[]): Set<string> {
  const count = new Map<string, number>();
  for (const { soort: kind, code } of rows)
    if (kind !== 'doel') count.set(code, (count.get(code) ?? 0) + (kind === 'terug' ? -1 : 1));
  return new Set([...count].filter(([, times]) => times > 0).map(([code]) => code));
}

/** The ledger of coins and things of a leerling: rows are added and never changed. */
export class LedgerRepository {
  constructor(private readonly db: Knex) {}

  /** Keeps every other purchase and gift of this leerling waiting until the transaction ends. */
  async lock(adminId: string, leerlingId: string): Promise<void> {
    await this.db('leerlingen').where({ admin_id: adminId, id: leerlingId }).forNoKeyUpdate().select('id');
  }

  /** Adds a booking once per key; answers false when it was there already. */
  async book(adminId: string, leerlingId: string, booking: Booking): Promise<boolean> {
    const rows: { sleutel: string }[] = await this.db('muntboekingen')
      .insert({
        admin_id: adminId,
        leerling_id: leerlingId,
        sleutel: booking.sleutel,
        bedrag: booking.bedrag,
        soort: booking.soort,
        op: booking.op,
        code: booking.code ?? null,
      })
      .onConflict(['admin_id', 'leerling_id', 'sleutel'])
      .ignore()
      .returning('sleutel');
    return rows.length === 1;
  }

  /** Remembers goals that were mastered once, whatever becomes of them. */
  async keepDoelen(adminId: string, leerlingId: string, doelIds: readonly string[]): Promise<void> {
    if (doelIds.length === 0) return;
    await this.db('muntboekingen')
      .insert(
        doelIds.map((doelId) => ({
          admin_id: adminId,
          leerling_id: leerlingId,
          sleutel: `doel:${doelId}`,
          bedrag: 0,
          soort: 'doel',
          code: doelId,
        })),
      )
      .onConflict(['admin_id', 'leerling_id', 'sleutel'])
      .ignore();
  }

  async balance(adminId: string, leerlingId: string): Promise<number> {
    const row = await this.db('muntboekingen')
      .where({ admin_id: adminId, leerling_id: leerlingId })
      .sum<{ som: string | null }>({ som: 'bedrag' })
      .first();
    return Number(row?.som ?? 0);
  }

  /** Bookings that brought or took a thing, oldest first. */
  findThings(adminId: string, leerlingId: string): Promise<BookingRow[]> {
    return this.db('muntboekingen')
      .where({ admin_id: adminId, leerling_id: leerlingId })
      .whereNotNull('code')
      .orderBy(['op', 'sleutel'])
      .select('sleutel', 'bedrag', 'soort', 'op', 'code');
  }

  /** What routes gave after a moment, oldest first; all of it when there is no moment. */
  findGifts(
    adminId: string,
    leerlingId: string,
    after: Date | null,
  ): Promise<{ sleutel: string; bedrag: number; op: Date; code: string | null }[]> {
    const vraag = this.db('muntboekingen')
      .where({ admin_id: adminId, leerling_id: leerlingId, soort: 'route' })
      .orderBy(['op', 'sleutel']);
    if (after !== null) vraag.where('op', '>', after);
    return vraag.select('sleutel', 'bedrag', 'op', 'code');
  }
}

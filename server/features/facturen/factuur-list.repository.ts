import type { Knex } from 'knex';
import type { FactuurKind, FactuurListQuery, FactuurStatus } from './facturen.contract.ts';

export interface ListedRow {
  admin_id: string;
  id: string;
  soort: FactuurKind;
  status: FactuurStatus;
  nummer: string | null;
  issued_on: string | null;
  due_on: string | null;
  totaal: number;
  paid: number;
  naam: string;
}

const PAID = `(SELECT coalesce(sum(p.bedrag), 0)::int FROM factuur_payments p WHERE p.admin_id = f.admin_id AND p.factuur_id = f.id)`;
/** The customer as it was written on the paper, and as it is now while there is none. */
const NAME = `coalesce(f.customer->>'naam', a.naam)`;
const UNPAID = `f.soort <> 'offerte' AND f.status IN ('verzonden','herinnerd')`;
const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** The papers of all customers, as the office finds them. */
export class FactuurListRepository {
  constructor(private readonly db: Knex) {}

  async list(query: FactuurListQuery, today: string): Promise<{ rows: ListedRow[]; total: number }> {
    const found = this.filtered(query, today);
    const counted: { n: string | number } | undefined = await found.clone().count('* as n').first();
    const rows: ListedRow[] = await found
      .clone()
      .orderByRaw(`f.issued_on DESC NULLS FIRST, f.nummer DESC NULLS FIRST, f.id DESC`)
      .limit(query.grootte)
      .offset((query.pagina - 1) * query.grootte)
      .select(
        'f.admin_id',
        'f.id',
        'f.soort',
        'f.status',
        'f.nummer',
        'f.totaal',
        this.db.raw(
          `to_char(f.issued_on, 'YYYY-MM-DD') AS issued_on, to_char(f.due_on, 'YYYY-MM-DD') AS due_on, ${PAID} AS paid, ${NAME} AS naam`,
        ),
      );
    return { rows, total: Number(counted?.n ?? 0) };
  }

  /** Cents that all customers together owe us, and of that what is past due. */
  async owed(today: string): Promise<{ open: number; late: number }> {
    const { rows }: { rows: { open: string; late: string }[] } = await this.db.raw(
      `SELECT coalesce(sum(f.totaal - ${PAID}), 0) AS open, coalesce(sum(f.totaal - ${PAID}) FILTER (WHERE f.due_on < ?), 0) AS late
      FROM facturen f WHERE f.soort = 'factuur' AND ${UNPAID}`,
      [today],
    );
    return { open: Number(rows[0]?.open ?? 0), late: Number(rows[0]?.late ?? 0) };
  }

  private filtered({ zoek: search, soort: kind, view, adminId }: FactuurListQuery, today: string): Knex.QueryBuilder {
    const query = this.db('facturen as f').join('admins as a', 'a.id', 'f.admin_id');
    if (kind !== undefined) query.where('f.soort', kind);
    if (adminId !== undefined) query.where('f.admin_id', adminId);
    if (view === 'open') query.whereRaw(UNPAID);
    else if (view === 'late') query.whereRaw(`${UNPAID} AND f.due_on < ?`, [today]);
    else if (view !== 'alle') query.where('f.status', view);
    if (search !== '') {
      const pattern = `%${escapeLike(search)}%`;
      query.whereRaw(`(f.nummer ILIKE ? OR ${NAME} ILIKE ? OR f.purchase_number ILIKE ?)`, [pattern, pattern, pattern]);
    }
    return query;
  }
}

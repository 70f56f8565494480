import type { Knex } from 'knex';
import { addressHash } from '../../platform/mail/addresses.ts';
import type { Failure, MailStatus } from '../../platform/mail/mail.contract.ts';
import type { TextLocale } from '../../platform/taal/texts.ts';
import type { MailLogQuery } from './mail-log.contract.ts';

export interface MailLogRow {
  admin_id: string;
  id: string;
  sjabloon: string;
  locale: TextLocale;
  text_version: number | null;
  trial: boolean;
  organisatie: string;
  aan: string | null;
  status: MailStatus;
  pogingen: number;
  reden: Failure | null;
  answer_code: number | null;
  op: Date;
  next_at: Date;
  klaar_op: Date | null;
}

const FIELDS = [
  'm.admin_id',
  'm.id',
  'm.sjabloon',
  'm.locale',
  'm.text_version',
  'm.trial',
  'a.naam as organisatie',
  'm.aan',
  'm.status',
  'm.pogingen',
  'm.reden',
  'm.answer_code',
  'm.op',
  'm.volgende_op as next_at',
  'm.klaar_op',
] as const;

/** The id last, so that no mail is on two pages or on none. */
const ORDER: Readonly<Record<MailLogQuery['sorteer'], string>> = {
  '-op': 'm.op DESC, m.id DESC',
  op: 'm.op, m.id',
  sjabloon: 'm.sjabloon, m.op DESC, m.id DESC',
  organisatie: 'lower(a.naam), a.id, m.op DESC, m.id DESC',
};

/** The queue of mail as the office looks at it, over all tenants; never what a mail said. */
export class MailLogRepository {
  constructor(private readonly db: Knex) {}

  async list(query: MailLogQuery): Promise<{ rows: MailLogRow[]; total: number }> {
    const found = this.filtered(query);
    const counted: { n: string | number } | undefined = await found.clone().count('* as n').first();
    const rows: MailLogRow[] = await found
      .clone()
      .orderByRaw(ORDER[query.sorteer])
      .limit(query.grootte)
      .offset((query.pagina - 1) * query.grootte)
      .select(...FIELDS);
    return { rows, total: Number(counted?.n ?? 0) };
  }

  find(id: string): Promise<MailLogRow | undefined> {
    return this.joined()
      .where({ 'm.id': id })
      .first(...FIELDS);
  }

  /** False when it is no mail that failed, or when its address is gone. */
  async requeue(row: Pick<MailLogRow, 'admin_id' | 'id'>, now: Date): Promise<boolean> {
    const count = await this.db('mailberichten')
      .where({ admin_id: row.admin_id, id: row.id, status: 'mislukt' })
      .whereNotNull('aan')
      .whereNotNull('waarden')
      .update({ status: 'wachtrij', pogingen: 0, volgende_op: now, klaar_op: null });
    return count === 1;
  }

  private joined(): Knex.QueryBuilder {
    return this.db('mailberichten as m').join('admins as a', 'a.id', 'm.admin_id');
  }

  /** An address is found by its mark only, so a part of one finds nothing. */
  private filtered({ zoek: search, status }: MailLogQuery): Knex.QueryBuilder {
    const query = this.joined();
    if (status !== undefined) query.where('m.status', status);
    if (search === '') return query;
    if (search.includes('@')) return query.where('m.aan_hash', addressHash(search));
    const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    return query.where((any) => any.whereILike('a.naam', pattern).orWhereILike('m.sjabloon', pattern));
  }
}

import type { Knex } from 'knex';
import type { ConversationStatus } from './berichten.contract.ts';

export interface ConversationRow {
  admin_id: string;
  id: string;
  user_id: string | null;
  onderwerp: string;
  status: ConversationStatus;
  handler_id: string | null;
  last_at: Date;
  versie: number;
}
export interface ConversationLineRow {
  id: string;
  /** Name of its author; null when that person is no more. */
  name: string | null;
  from_office: boolean;
  tekst: string;
  op: Date;
}
export interface OfficeConversationRow extends ConversationRow {
  admin_name: string;
  starter: string | null;
  handler: string | null;
  last_line: string;
}

const NAME = (table: string): string => `concat_ws(' ', ${table}.voornaam, ${table}.voorvoegsel, ${table}.achternaam)`;
/** People of our office stand under its own tenant. */
const OFFICE = `(SELECT id FROM admins WHERE soort = 'kantoor')`;
const LAST_LINE = `(SELECT l.tekst FROM conversation_lines l
  WHERE l.admin_id = c.admin_id AND l.conversation_id = c.id ORDER BY l.op DESC, l.id DESC LIMIT 1) AS last_line`;
const DONE_SHOWN = 100;

/** Conversations with their lines; the office finds them without a tenant. */
export class ConversationsRepository {
  constructor(private readonly db: Knex) {}

  /** Whether there is such a customer. */
  async hasTenant(adminId: string): Promise<boolean> {
    const row: unknown = await this.db('admins')
      .where({ id: adminId })
      .whereNull('gewist_op')
      .whereNot('soort', 'kantoor')
      .first('id');
    return row !== undefined;
  }

  find(adminId: string, id: string): Promise<ConversationRow | undefined> {
    return this.db('conversations').where({ admin_id: adminId, id }).first('*');
  }

  async insert(row: Omit<ConversationRow, 'versie' | 'handler_id'> & { handler_id?: string }): Promise<void> {
    await this.db('conversations').insert(row);
  }

  /** Adds a line, and says who is to write now. */
  async addLine(
    { admin_id: adminId, id }: Pick<ConversationRow, 'admin_id' | 'id'>,
    line: { id: string; author_id: string; from_office: boolean; tekst: string; op: Date },
  ): Promise<void> {
    await this.db('conversation_lines').insert({ admin_id: adminId, conversation_id: id, ...line });
    await this.db('conversations')
      .where({ admin_id: adminId, id })
      .update({
        status: line.from_office ? 'beantwoord' : 'open',
        last_at: line.op,
        versie: this.db.raw('versie + 1'),
        ...(line.from_office ? { handler_id: line.author_id } : {}),
      });
  }

  findLines(adminId: string, id: string): Promise<ConversationLineRow[]> {
    return this.db('conversation_lines as l')
      .joinRaw(`LEFT JOIN gebruikers g ON g.id = l.author_id AND (g.admin_id = l.admin_id OR g.admin_id IN ${OFFICE})`)
      .where({ 'l.admin_id': adminId, 'l.conversation_id': id })
      .orderBy(['l.op', 'l.id'])
      .select(
        'l.id',
        'l.from_office',
        'l.tekst',
        'l.op',
        this.db.raw(`CASE WHEN g.id IS NULL THEN NULL ELSE ${NAME('g')} END AS name`),
      );
  }

  /** What waits for the office first, the oldest on top; then the last that do not. */
  async listForOffice(adminId?: string): Promise<OfficeConversationRow[]> {
    const open: OfficeConversationRow[] = await this.office(adminId).where('c.status', 'open').orderBy('c.last_at');
    const rest: OfficeConversationRow[] = await this.office(adminId)
      .whereNot('c.status', 'open')
      .orderBy('c.last_at', 'desc')
      .limit(DONE_SHOWN);
    return [...open, ...rest];
  }

  findForOffice(id: string): Promise<OfficeConversationRow | undefined> {
    return this.office().where('c.id', id).first();
  }

  /** False when somebody else changed it first. */
  async update(
    { admin_id: adminId, id, versie: version }: Pick<ConversationRow, 'admin_id' | 'id' | 'versie'>,
    fields: Partial<Pick<ConversationRow, 'status' | 'handler_id'>>,
  ): Promise<boolean> {
    const count = await this.db('conversations')
      .where({ admin_id: adminId, id, versie: version })
      .update({ ...fields, versie: this.db.raw('versie + 1') });
    return count === 1;
  }

  /** Closes what was answered and nobody went on with. */
  async closeSilent(before: Date): Promise<void> {
    await this.db('conversations')
      .where({ status: 'beantwoord' })
      .where('last_at', '<', before)
      .update({ status: 'gesloten', versie: this.db.raw('versie + 1') });
  }

  private office(adminId?: string): Knex.QueryBuilder {
    const all = this.db('conversations as c')
      .join('admins as a', 'a.id', 'c.admin_id')
      .leftJoin('gebruikers as s', (on) => on.on('s.admin_id', 'c.admin_id').andOn('s.id', 'c.user_id'))
      .joinRaw(`LEFT JOIN gebruikers h ON h.id = c.handler_id AND h.admin_id IN ${OFFICE}`)
      .whereNull('a.gewist_op')
      .select(
        'c.*',
        'a.naam as admin_name',
        this.db.raw(
          `CASE WHEN s.id IS NULL THEN NULL ELSE ${NAME('s')} END AS starter,
           CASE WHEN h.id IS NULL THEN NULL ELSE ${NAME('h')} END AS handler, ${LAST_LINE}`,
        ),
      );
    return adminId === undefined ? all : all.where('c.admin_id', adminId);
  }
}

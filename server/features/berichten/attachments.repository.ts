import type { Knex } from 'knex';

export interface SentFile {
  id: string;
  name: string;
  media: string;
  bytes: Buffer;
}
interface LineSpot {
  adminId: string;
  conversationId: string;
  lineId: string;
}

/** Files of conversations. */
export class AttachmentsRepository {
  constructor(private readonly db: Knex) {}

  async insert(row: SentFile & { admin_id: string; user_id: string; op: Date }): Promise<void> {
    await this.db('bericht_attachments').insert(row);
  }

  /** Lets files that this person sent up and did not use yet go along with a line; answers how many. */
  attach({ adminId, conversationId, lineId }: LineSpot, userId: string, ids: readonly string[]): Promise<number> {
    return this.db('bericht_attachments')
      .where({ admin_id: adminId, user_id: userId })
      .whereNull('line_id')
      .whereIn('id', [...ids])
      .update({ conversation_id: conversationId, line_id: lineId });
  }

  /** Files of every line of a conversation, in the order in which they came. */
  listOf(adminId: string, conversationId: string): Promise<{ id: string; name: string; line_id: string }[]> {
    return this.db('bericht_attachments')
      .where({ admin_id: adminId, conversation_id: conversationId })
      .orderBy(['op', 'id'])
      .select('id', 'name', 'line_id');
  }

  find(adminId: string, conversationId: string, id: string): Promise<SentFile | undefined> {
    return this.db('bericht_attachments')
      .where({ admin_id: adminId, conversation_id: conversationId, id })
      .first('id', 'name', 'media', 'bytes');
  }

  /** How many files somebody sent up that wait for a message. */
  async countWaiting(adminId: string, userId: string): Promise<number> {
    const ids: string[] = await this.db('bericht_attachments')
      .where({ admin_id: adminId, user_id: userId })
      .whereNull('line_id')
      .pluck('id');
    return ids.length;
  }

  /** Throws away what was sent up and never used. */
  async forget(before: Date): Promise<void> {
    await this.db('bericht_attachments').whereNull('line_id').where('op', '<', before).delete();
  }
}

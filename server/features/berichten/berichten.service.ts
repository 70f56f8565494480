import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import type { OfficePost } from '../../platform/mail/office-post.ts';
import type { AnnouncementsRepository, ListedAnnouncement } from './announcements.repository.ts';
import type { BerichtFile } from './attachments.contract.ts';
import type {
  Bericht,
  BerichtAnswer,
  BerichtChange,
  BerichtItem,
  BerichtLine,
  Inbox,
  NewBericht,
} from './berichten.contract.ts';
import type { AttachmentsRepository } from './attachments.repository.ts';
import type { ConversationLineRow, ConversationRow, ConversationsRepository } from './conversations.repository.ts';
import type { InboxRepository, InboxRow } from './inbox.repository.ts';
import { readerOf } from './reader.ts';

export interface BerichtenRepositories {
  inbox: InboxRepository;
  conversations: ConversationsRepository;
  announcements: AnnouncementsRepository;
  attachments: AttachmentsRepository;
  post: OfficePost;
}
interface Deps extends BerichtenRepositories {
  transaction: Transaction<BerichtenRepositories>;
  clock: Clock;
}

/** Signs of the last line that a list shows. */
const BEGIN_LENGTH = 140;
export const beginOf = (text: string): string => [...text.replaceAll(/\s+/g, ' ')].slice(0, BEGIN_LENGTH).join('');

/** The side of the customer: what the office says to it, and writing to the office. */
export class BerichtenService {
  constructor(private readonly deps: Deps) {}

  async list(access: Access, { map, zoek: search }: { map: 'in' | 'archief'; zoek: string }): Promise<Inbox> {
    const { inbox } = this.deps;
    const reader = readerOf(access);
    const rows = await inbox.list(reader, { archived: map === 'archief', search }, this.now());
    return { items: rows.map(presentItem), mail: await inbox.wantsMail(reader) };
  }

  async countUnread(access: Access): Promise<{ aantal: number }> {
    return { aantal: await this.deps.inbox.countUnread(readerOf(access), this.now()) };
  }

  setMail(access: Access, on: boolean): Promise<void> {
    return this.deps.inbox.setMail(readerOf(access), on);
  }

  async find(access: Access, id: string): Promise<Bericht> {
    const row = await this.require(access, id);
    return { ...this.head(row), regels: await this.linesOf(access, row) };
  }

  async create(
    access: Access,
    { onderwerp: subject, tekst: text, bijlagen: files = [] }: NewBericht,
  ): Promise<Bericht> {
    const id = v7();
    const { adminId, session } = access;
    await this.deps.transaction(async (repos) => {
      const conversation = {
        admin_id: adminId,
        id,
        user_id: session.gebruikerId,
        onderwerp: subject,
        status: 'open' as const,
        last_at: this.now(),
      };
      await repos.conversations.insert(conversation);
      await this.addLine(repos, access, { conversation, text, files });
    });
    return this.find(access, id);
  }

  async answer(access: Access, id: string, { tekst: text, bijlagen: files = [] }: BerichtAnswer): Promise<Bericht> {
    const row = await this.require(access, id);
    if (row.soort !== 'gesprek') throw createError('STAP_NIET_TOEGESTAAN');
    await this.deps.transaction(async (repos) => {
      const conversation = await repos.conversations.find(access.adminId, id);
      if (conversation === undefined) throw createError('NIET_GEVONDEN');
      await this.addLine(repos, access, { conversation, text, files });
    });
    return this.find(access, id);
  }

  async update(access: Access, id: string, { gelezen: read, gearchiveerd: archived }: BerichtChange): Promise<void> {
    await this.require(access, id);
    const at = (on: boolean): Date | null => (on ? this.now() : null);
    await this.deps.inbox.mark(readerOf(access), id, {
      ...(read === undefined ? {} : { read_at: at(read) }),
      ...(archived === undefined ? {} : { archived_at: at(archived) }),
    });
  }

  /** Writes a line down, tells the office by mail, and takes it for read by who wrote it. */
  private async addLine(
    repos: BerichtenRepositories,
    access: Access,
    { conversation, text, files }: { conversation: ConversationHead; text: string; files: readonly string[] },
  ): Promise<void> {
    const now = this.now();
    const line = { id: v7(), author_id: access.session.gebruikerId, from_office: false, tekst: text, op: now };
    await repos.conversations.addLine(conversation, line);
    const spot = { adminId: access.adminId, conversationId: conversation.id, lineId: line.id };
    const wanted = new Set(files);
    if (wanted.size > 0 && (await repos.attachments.attach(spot, line.author_id, [...wanted])) !== wanted.size)
      throw createError('NIET_GEVONDEN', { sleutel: 'BIJLAGE_WEG' });
    await repos.inbox.mark(readerOf(access), conversation.id, { read_at: now, archived_at: null });
    await repos.post.notify({
      sjabloon: 'bericht-intern',
      waarden: { onderwerp: conversation.onderwerp, pad: `/superadmin/berichten/${conversation.id}` },
    });
  }

  private async linesOf({ adminId }: Access, row: InboxRow): Promise<BerichtLine[]> {
    if (row.soort === 'gesprek') {
      const lines = await this.deps.conversations.findLines(adminId, row.id);
      return presentLines(lines, await this.deps.attachments.listOf(adminId, row.id));
    }
    const announcement = await this.deps.announcements.find(row.id);
    // A concept is for nobody yet.
    if (announcement === undefined || announcement.moment === null) return [];
    return [lineOfAnnouncement(announcement, announcement.moment)];
  }

  private head(row: InboxRow): Omit<Bericht, 'regels'> {
    const { id, soort: kind, onderwerp: subject, status, archived } = row;
    return { id, soort: kind, onderwerp: subject, status, gearchiveerd: archived };
  }

  private async require(access: Access, id: string): Promise<InboxRow> {
    const row = await this.deps.inbox.find(readerOf(access), id, this.now());
    if (row === undefined) throw createError('NIET_GEVONDEN');
    return row;
  }

  private now(): Date {
    return new Date(this.deps.clock.now());
  }
}

type ConversationHead = Pick<ConversationRow, 'admin_id' | 'id' | 'onderwerp'>;

const presentItem = (row: InboxRow): BerichtItem => ({
  id: row.id,
  soort: row.soort,
  onderwerp: row.onderwerp,
  begin: beginOf(row.last_line),
  op: row.op.toISOString(),
  unread: row.unread,
  status: row.status,
});

/** Lines of a conversation, each with the files that came along. */
export const presentLines = (
  lines: readonly ConversationLineRow[],
  files: readonly { id: string; name: string; line_id: string }[],
): BerichtLine[] =>
  lines.map((line) =>
    presentLine(
      line,
      files.filter((file) => file.line_id === line.id).map(({ id, name }) => ({ id, naam: name })),
    ),
  );

const presentLine = (line: ConversationLineRow, files: BerichtFile[]): BerichtLine => ({
  bijlagen: files,
  id: line.id,
  van: line.name ?? '',
  kantoor: line.from_office,
  tekst: line.tekst,
  op: line.op.toISOString(),
});

/** Of what was taken back the words are gone. */
const lineOfAnnouncement = (row: ListedAnnouncement, moment: Date): BerichtLine => ({
  id: row.id,
  van: row.author ?? '',
  kantoor: true,
  tekst: row.withdrawn_at === null ? row.tekst : '',
  op: moment.toISOString(),
  bijlagen: [],
});

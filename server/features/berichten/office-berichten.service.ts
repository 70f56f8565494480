import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import { postMail } from '../../platform/mail/post.ts';
import type { MailRepository } from '../../platform/mail/mail.repository.ts';
import type { AttachmentsRepository } from './attachments.repository.ts';
import { beginOf, presentLines } from './berichten.service.ts';
import type { ConversationsRepository, OfficeConversationRow } from './conversations.repository.ts';
import type { InboxRepository } from './inbox.repository.ts';
import type {
  ConversationChange,
  NewConversation,
  OfficeBericht,
  OfficeConversation,
} from './office-berichten.contract.ts';

export interface OfficeBerichtenRepositories {
  inbox: InboxRepository;
  conversations: ConversationsRepository;
  mail: MailRepository;
}
interface Deps {
  conversations: ConversationsRepository;
  attachments: AttachmentsRepository;
  transaction: Transaction<OfficeBerichtenRepositories>;
  clock: Clock;
}

const DAY_MS = 86_400_000;
/** After so much silence an answered conversation is over. */
const SILENT_MS = 30 * DAY_MS;

/** The side of the office: answering customers. */
export class OfficeBerichtenService {
  constructor(private readonly deps: Deps) {}

  async list(adminId?: string): Promise<{ items: OfficeConversation[] }> {
    return { items: (await this.deps.conversations.listForOffice(adminId)).map(presentConversation) };
  }

  async find(id: string): Promise<OfficeBericht> {
    const row = await this.require(id);
    const lines = await this.deps.conversations.findLines(row.admin_id, id);
    const files = await this.deps.attachments.listOf(row.admin_id, id);
    return { ...presentConversation(row), regels: presentLines(lines, files) };
  }

  /** Begins a conversation with whoever manages a tenant. */
  async create(access: Access, { adminId, onderwerp: subject, tekst: text }: NewConversation): Promise<OfficeBericht> {
    if (!(await this.deps.conversations.hasTenant(adminId))) throw createError('NIET_GEVONDEN');
    const id = v7();
    const conversation = {
      admin_id: adminId,
      id,
      user_id: null,
      onderwerp: subject,
      status: 'beantwoord' as const,
      last_at: this.now(),
    };
    await this.deps.transaction(async (repos) => {
      await repos.conversations.insert(conversation);
      await this.addLine(repos, access, { conversation, text });
    });
    return this.find(id);
  }

  async answer(access: Access, id: string, text: string): Promise<OfficeBericht> {
    const conversation = await this.require(id);
    await this.deps.transaction((repos) => this.addLine(repos, access, { conversation, text }));
    return this.find(id);
  }

  /** Taking it, ending it, or opening it again. */
  async update(
    { session }: Access,
    id: string,
    { versie: version, status, behandelaar: taken }: ConversationChange,
  ): Promise<OfficeBericht> {
    const row = await this.require(id);
    const saved = await this.deps.conversations.update(
      { admin_id: row.admin_id, id, versie: version },
      {
        ...(status === undefined ? {} : { status }),
        ...(taken === undefined ? {} : { handler_id: session.gebruikerId }),
      },
    );
    if (!saved) throw createError('GEWIJZIGD_DOOR_ANDER', { details: await this.find(id) });
    return this.find(id);
  }

  /** Work of the night. */
  closeSilent(): Promise<void> {
    return this.deps.conversations.closeSilent(new Date(this.deps.clock.now() - SILENT_MS));
  }

  private async addLine(
    { conversations, inbox, mail }: OfficeBerichtenRepositories,
    { session }: Access,
    {
      conversation,
      text,
    }: { conversation: { admin_id: string; id: string; onderwerp: string; user_id: string | null }; text: string },
  ): Promise<void> {
    const { admin_id: adminId, id, onderwerp: subject } = conversation;
    await conversations.addLine(conversation, {
      id: v7(),
      author_id: session.gebruikerId,
      from_office: true,
      tekst: text,
      op: this.now(),
    });
    for (const { email, locale } of await inbox.findReceivers(adminId, conversation.user_id))
      await postMail(
        { mail, clock: this.deps.clock },
        {
          adminId,
          sjabloon: 'bericht-nieuw',
          locale,
          aan: email,
          waarden: { onderwerp: subject, pad: `/admins/${adminId}/berichten/${id}` },
        },
      );
  }

  private async require(id: string): Promise<OfficeConversationRow> {
    const row = await this.deps.conversations.findForOffice(id);
    if (row === undefined) throw createError('NIET_GEVONDEN');
    return row;
  }

  private now(): Date {
    return new Date(this.deps.clock.now());
  }
}

const presentConversation = (row: OfficeConversationRow): OfficeConversation => ({
  id: row.id,
  admin: { id: row.admin_id, naam: row.admin_name },
  onderwerp: row.onderwerp,
  van: row.starter,
  begin: beginOf(row.last_line),
  status: row.status,
  behandelaar: row.handler,
  op: row.last_at.toISOString(),
  versie: row.versie,
});

import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import { createError } from '../../platform/error/create-error.ts';
import { attachmentKind } from '../../platform/file/attachment-kind.ts';
import type { Access } from '../../platform/http/route.ts';
import type { FileData } from '../../platform/http/upload.ts';
import type { BerichtFile } from './attachments.contract.ts';
import type { AttachmentsRepository, SentFile } from './attachments.repository.ts';
import type { ConversationsRepository } from './conversations.repository.ts';
import type { InboxRepository } from './inbox.repository.ts';
import { readerOf } from './reader.ts';

const DAY_MS = 86_400_000;
const NAME_MAX = 120;
/** Files that may wait for a message; whoever sends more up fills our disk. */
const WAITING_MAX = 12;

interface Deps {
  attachments: AttachmentsRepository;
  inbox: InboxRepository;
  conversations: ConversationsRepository;
  clock: Clock;
}

/** Files that come along with messages. */
export class AttachmentsService {
  constructor(private readonly deps: Deps) {}

  /** Keeps a file until a message names it. */
  async send({ adminId, session }: Access, { naam: name, bytes }: FileData): Promise<BerichtFile> {
    const media = attachmentKind(bytes);
    if (media === undefined) throw createError('VERKEERD_SOORT', { sleutel: 'BIJLAGE_SOORT' });
    const { attachments, clock } = this.deps;
    if ((await attachments.countWaiting(adminId, session.gebruikerId)) >= WAITING_MAX)
      throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'BIJLAGEN_VOL' });
    const file = { id: v7(), name: [...name].slice(-NAME_MAX).join(''), media, bytes };
    await attachments.insert({
      ...file,
      admin_id: adminId,
      user_id: session.gebruikerId,
      op: new Date(clock.now()),
    });
    return { id: file.id, naam: file.name };
  }

  /** A file of a conversation that this person may read. */
  async find(access: Access, berichtId: string, id: string): Promise<SentFile> {
    const row = await this.deps.inbox.find(readerOf(access), berichtId, new Date(this.deps.clock.now()));
    return this.require(row === undefined ? undefined : access.adminId, berichtId, id);
  }

  async findForOffice(berichtId: string, id: string): Promise<SentFile> {
    const row = await this.deps.conversations.findForOffice(berichtId);
    return this.require(row?.admin_id, berichtId, id);
  }

  /** Work of the night. */
  forget(): Promise<void> {
    return this.deps.attachments.forget(new Date(this.deps.clock.now() - DAY_MS));
  }

  private async require(adminId: string | undefined, berichtId: string, id: string): Promise<SentFile> {
    const file = adminId === undefined ? undefined : await this.deps.attachments.find(adminId, berichtId, id);
    if (file === undefined) throw createError('NIET_GEVONDEN');
    return file;
  }
}

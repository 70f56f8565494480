import type { Knex } from 'knex';
import { createTransaction } from '../../platform/database/transaction.ts';
import { MailRepository } from '../../platform/mail/mail.repository.ts';
import { OfficePost } from '../../platform/mail/office-post.ts';
import { OfficeRepository } from '../../platform/mail/office.repository.ts';
import type { FeatureModule } from '../../platform/module.ts';
import { AnnouncementsRepository } from './announcements.repository.ts';
import { AnnouncementsService } from './announcements.service.ts';
import { AttachmentsRepository } from './attachments.repository.ts';
import { AttachmentsService } from './attachments.service.ts';
import {
  createAnnouncementRoutes,
  createAttachmentRoutes,
  createBerichtenRoutes,
  createOfficeBerichtenRoutes,
} from './berichten.routes.ts';
import { BerichtenService } from './berichten.service.ts';
import { ConversationsRepository } from './conversations.repository.ts';
import { InboxRepository } from './inbox.repository.ts';
import { OfficeBerichtenService } from './office-berichten.service.ts';

/** Messages between customers and the office. */
export const module: FeatureModule = {
  name: 'berichten',
  build({ db, clock, vault, mount }) {
    const build = (on: Knex) => {
      const mail = new MailRepository(on, vault);
      return {
        inbox: new InboxRepository(on),
        conversations: new ConversationsRepository(on),
        announcements: new AnnouncementsRepository(on),
        attachments: new AttachmentsRepository(on),
        mail,
        post: new OfficePost({ office: new OfficeRepository(on), mail, clock }),
      };
    };
    const shared = { ...build(db), transaction: createTransaction(db, build), clock };
    const office = new OfficeBerichtenService(shared);
    const files = new AttachmentsService(shared);
    return {
      routes: [
        ...createBerichtenRoutes(mount, new BerichtenService(shared)),
        ...createOfficeBerichtenRoutes(mount, office),
        ...createAnnouncementRoutes(mount, new AnnouncementsService(shared)),
        ...createAttachmentRoutes(mount, files),
      ],
      jobs: [
        { name: 'berichten.sluiten', run: () => office.closeSilent() },
        { name: 'berichten.bijlagen', run: () => files.forget() },
      ],
    };
  },
};

import type { Response } from 'express';
import type { Mount, Mounted } from '../../platform/http/mount.ts';
import { readFile } from '../../platform/http/upload.ts';
import type { AnnouncementsService } from './announcements.service.ts';
import { attachmentEndpoints as attachments, BERICHT_FILE_MAX } from './attachments.contract.ts';
import type { AttachmentsService } from './attachments.service.ts';
import { berichtenEndpoints as berichten } from './berichten.contract.ts';
import type { BerichtenService } from './berichten.service.ts';
import { officeBerichtenEndpoints as office } from './office-berichten.contract.ts';
import type { OfficeBerichtenService } from './office-berichten.service.ts';

export const createBerichtenRoutes = (mount: Mount, service: BerichtenService): Mounted[] => [
  mount(berichten.list, ({ access, query }) => service.list(access, query)),
  mount(berichten.unread, ({ access }) => service.countUnread(access)),
  mount(berichten.setMail, async ({ access, body }) => void (await service.setMail(access, body.aan))),
  mount(berichten.find, ({ access, params }) => service.find(access, params.berichtId)),
  mount(berichten.create, ({ access, body }) => service.create(access, body)),
  mount(berichten.answer, ({ access, params, body }) => service.answer(access, params.berichtId, body)),
  mount(
    berichten.change,
    async ({ access, params, body }) => void (await service.update(access, params.berichtId, body)),
  ),
];

const BOUND = { maxBytes: BERICHT_FILE_MAX, sleutel: 'BIJLAGE_TE_GROOT' };

/** A file goes out under its own name, never opened by the browser itself. */
function sendFile(res: Response, { name, media, bytes }: Awaited<ReturnType<AttachmentsService['find']>>): void {
  res.attachment(name).set({ 'Content-Type': media, 'Cache-Control': 'no-store' }).send(bytes);
}

export const createAttachmentRoutes = (mount: Mount, service: AttachmentsService): Mounted[] => [
  mount(attachments.send, async ({ access, req, res }) => service.send(access, await readFile(req, res, BOUND))),
  mount(attachments.fetch, async ({ access, params, res }) =>
    sendFile(res, await service.find(access, params.berichtId, params.bijlageId)),
  ),
  mount(attachments.fetchForOffice, async ({ params, res }) =>
    sendFile(res, await service.findForOffice(params.berichtId, params.bijlageId)),
  ),
];

export const createOfficeBerichtenRoutes = (mount: Mount, service: OfficeBerichtenService): Mounted[] => [
  mount(office.list, ({ query }) => service.list(query.adminId)),
  mount(office.find, ({ params }) => service.find(params.berichtId)),
  mount(office.create, ({ access, body }) => service.create(access, body)),
  mount(office.answer, ({ access, params, body }) => service.answer(access, params.berichtId, body.tekst)),
  mount(office.change, ({ access, params, body }) => service.update(access, params.berichtId, body)),
];

/** Telling many at once. */
export const createAnnouncementRoutes = (mount: Mount, service: AnnouncementsService): Mounted[] => [
  mount(office.announcements, () => service.list()),
  mount(office.announce, ({ access, body }) => service.announce(access, body)),
  mount(office.count, ({ body }) => service.count(body)),
  mount(office.tryOut, ({ access, body }) => service.tryOut(access, body)),
  mount(office.rewrite, ({ params, body }) => service.change(params.berichtId, body)),
  mount(office.remove, ({ params }) => service.remove(params.berichtId)),
  mount(office.withdraw, ({ params }) => service.withdraw(params.berichtId)),
];

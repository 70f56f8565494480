import { z } from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema } from '../../platform/contract/fields.contract.ts';
import { adminParamsSchema } from '../admins/admins.contract.ts';

/** Files that one line may have, and bytes of one. */
export const ATTACHMENTS_MAX = 3;
export const BERICHT_FILE_MAX = 5 * 1024 * 1024;
export const ATTACHMENT_KINDS = ['application/pdf', 'image/png', 'image/jpeg'] as const;

/** A file as a line shows it. */
export const berichtFileSchema = z.strictObject({ id: idSchema, naam: z.string() });
export type BerichtFile = z.infer<typeof berichtFileSchema>;
/** Files that were sent up before, in the body of a message. */
export const filesOfLineSchema = z.optional(z.array(idSchema, 'kies').check(z.maxLength(ATTACHMENTS_MAX, 'bereik')));

const tenantFileParamsSchema = z.strictObject({ adminId: idSchema, berichtId: idSchema, bijlageId: idSchema });
const officeFileParamsSchema = z.strictObject({ berichtId: idSchema, bijlageId: idSchema });

/** In every state of the licence, as the messages themselves. */
export const attachmentEndpoints = {
  /** Sends one file up; it goes along with the message that names it within a day. */
  send: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/berichtbijlagen',
    right: 'berichten.schrijven',
    withoutLicentie: true,
    params: adminParamsSchema,
    upload: true,
    response: berichtFileSchema,
    status: 201,
  }),
  fetch: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/berichten/:berichtId/bijlagen/:bijlageId',
    right: 'berichten.lezen',
    withoutLicentie: true,
    params: tenantFileParamsSchema,
    download: 'application/octet-stream',
  }),
  fetchForOffice: endpoint({
    method: 'GET',
    path: '/api/berichten/:berichtId/bijlagen/:bijlageId',
    right: 'berichten.behandelen',
    params: officeFileParamsSchema,
    download: 'application/octet-stream',
  }),
};

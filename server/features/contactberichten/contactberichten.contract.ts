import { z } from 'zod/mini';
import { emailSchema } from '../../platform/auth/password.contract.ts';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema, textSchema, versionSchema } from '../../platform/contract/fields.contract.ts';
import { visitorFields } from '../../platform/contract/form.contract.ts';

export const CONTACT_SUBJECTS = ['vraag', 'storing', 'training', 'privacy', 'beveiliging', 'anders'] as const;
export const CONTACT_STATUSES = ['nieuw', 'afgehandeld'] as const;
/** Bytes of the one file that may come along: pdf, png or jpg. */
export const ATTACHMENT_MAX = 5 * 1024 * 1024;

/** Text fields of `POST /api/contactberichten`; the file stands beside them as `bestand`. */
export const newContactSchema = z.strictObject({
  naam: textSchema(120),
  email: emailSchema,
  onderwerp: z.enum(CONTACT_SUBJECTS, 'kies'),
  bericht: textSchema(4_000, 10),
  ...visitorFields,
});
export type NewContact = z.infer<typeof newContactSchema>;

export const contactberichtSchema = z.strictObject({
  id: idSchema,
  nummer: z.string(),
  naam: z.string(),
  email: z.string(),
  onderwerp: z.string(),
  bericht: z.string(),
  bijlage: z.nullable(z.string()),
  status: z.enum(CONTACT_STATUSES),
  behandelaar: z.nullable(z.string()),
  op: z.iso.datetime(),
  versie: z.int(),
});
export type Contactbericht = z.infer<typeof contactberichtSchema>;
/** Answer of `GET /api/contactberichten`: what waits first, the oldest on top; then the last hundred that are done. */
export const contactberichtenSchema = z.strictObject({ items: z.array(contactberichtSchema) });
export type Contactberichten = z.infer<typeof contactberichtenSchema>;
export const contactParamsSchema = z.strictObject({ contactberichtId: idSchema });
export const contactChangeSchema = z.strictObject({
  versie: versionSchema,
  status: z.enum(CONTACT_STATUSES, 'kies'),
});
export type ContactChange = z.infer<typeof contactChangeSchema>;

/** Open to all: the form of the site. */
export const openContactEndpoints = {
  send: endpoint({
    method: 'POST',
    path: '/api/contactberichten',
    right: 'public',
    upload: true,
    body: newContactSchema,
    response: z.strictObject({ nummer: z.string() }),
    status: 201,
  }),
};

export const contactberichtenEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/contactberichten',
    right: 'contactberichten.lezen',
    response: contactberichtenSchema,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/contactberichten/:contactberichtId',
    right: 'contactberichten.behandelen',
    params: contactParamsSchema,
    body: contactChangeSchema,
    response: contactberichtSchema,
  }),
  attachment: endpoint({
    method: 'GET',
    path: '/api/contactberichten/:contactberichtId/bijlage',
    right: 'contactberichten.lezen',
    params: contactParamsSchema,
    download: 'application/octet-stream',
  }),
};

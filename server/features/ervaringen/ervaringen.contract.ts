import { z } from 'zod/mini';
import { emailSchema } from '../../platform/auth/password.contract.ts';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema, textSchema, versionSchema } from '../../platform/contract/fields.contract.ts';
import { agreedSchema, visitorFields } from '../../platform/contract/form.contract.ts';

export const AUTHOR_ROLES = ['leerkracht', 'schoolbeheerder', 'rt', 'ouder', 'leerling'] as const;
const authorRoleSchema = z.enum(AUTHOR_ROLES, 'kies');

/** Body of `POST /api/ervaringen`; the address is for questions of the office and is never shown. */
export const newErvaringSchema = z.strictObject({
  naam: textSchema(120),
  rol: authorRoleSchema,
  tekst: textSchema(800, 20),
  email: emailSchema,
  toestemming: agreedSchema,
  ...visitorFields,
});
export type NewErvaring = z.infer<typeof newErvaringSchema>;

export const ervaringSchema = z.strictObject({
  id: idSchema,
  naam: z.string(),
  rol: authorRoleSchema,
  tekst: z.string(),
  op: z.iso.datetime(),
  /** Made up for a demo, and shown as such. */
  voorbeeld: z.boolean(),
});
export type Ervaring = z.infer<typeof ervaringSchema>;
export const ervaringenQuerySchema = z.strictObject({ rol: z.optional(authorRoleSchema) });
/** Answer of `GET /api/ervaringen`: approved ones only, the newest first. */
export const ervaringenSchema = z.strictObject({ items: z.array(ervaringSchema) });
export type Ervaringen = z.infer<typeof ervaringenSchema>;

export const ERVARING_STATUSES = ['nieuw', 'goedgekeurd', 'afgewezen'] as const;
export const officeErvaringSchema = z.extend(ervaringSchema, {
  email: z.string(),
  status: z.enum(ERVARING_STATUSES),
  versie: z.int(),
});
export type OfficeErvaring = z.infer<typeof officeErvaringSchema>;
/** Answer of `GET /api/kantoor/ervaringen`: what waits first. */
export const officeErvaringenSchema = z.strictObject({ items: z.array(officeErvaringSchema) });
export type OfficeErvaringen = z.infer<typeof officeErvaringenSchema>;
export const ervaringParamsSchema = z.strictObject({ ervaringId: idSchema });
export const ervaringChangeSchema = z.strictObject({
  versie: versionSchema,
  status: z.enum(['goedgekeurd', 'afgewezen'], 'kies'),
});
export type ErvaringChange = z.infer<typeof ervaringChangeSchema>;

/** Open to all: a page of the site. */
export const openErvaringenEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/ervaringen',
    right: 'public',
    query: ervaringenQuerySchema,
    response: ervaringenSchema,
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/ervaringen',
    right: 'public',
    body: newErvaringSchema,
    response: z.strictObject({}),
    status: 201,
  }),
};

export const ervaringenEndpoints = {
  listAll: endpoint({
    method: 'GET',
    path: '/api/kantoor/ervaringen',
    right: 'ervaringen.beoordelen',
    response: officeErvaringenSchema,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/ervaringen/:ervaringId',
    right: 'ervaringen.beoordelen',
    params: ervaringParamsSchema,
    body: ervaringChangeSchema,
    response: officeErvaringSchema,
  }),
};

import { z } from 'zod/mini';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import { oefeninstellingSchema } from '#engine/core/domein/oefeninstelling.ts';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema, textSchema, versionSchema } from '../../platform/contract/fields.contract.ts';
import { adminParamsSchema } from '../admins/admins.contract.ts';
import { groepParamsSchema } from '../groepen/groepen.contract.ts';

export const oefeninstellingParamsSchema = z.strictObject({ adminId: idSchema, oefeninstellingId: idSchema });

export const oefeninstellingRecordSchema = z.strictObject({
  id: idSchema,
  naam: z.string(),
  scope: z.enum(['groep', 'subgroep', 'leerling']),
  scopeId: idSchema,
  isStandaard: z.boolean(),
  /** Raised by every change; send it back with a PATCH. */
  versie: z.int().check(z.gte(1)),
  instelling: oefeninstellingSchema,
});
export type OefeninstellingRecord = z.infer<typeof oefeninstellingRecordSchema>;

export const oefeninstellingItemSchema = z.strictObject({
  id: idSchema,
  naam: z.string(),
  scope: z.enum(['groep', 'subgroep', 'leerling']),
  scopeId: idSchema,
  isStandaard: z.boolean(),
  versie: z.int().check(z.gte(1)),
  /** Pupils the setting works for. */
  aantal: z.int().check(z.gte(0)),
  /** Name of the subgroup or the leerling it is for. */
  forWhom: z.optional(z.string()),
  instelling: oefeninstellingSchema,
});
export type OefeninstellingItem = z.infer<typeof oefeninstellingItemSchema>;

/** Answer of `GET {G}/oefeninstellingen`. */
export const oefeninstellingenSchema = z.strictObject({ items: z.array(oefeninstellingItemSchema) });
export type Oefeninstellingen = z.infer<typeof oefeninstellingenSchema>;

/** Body of `PATCH {A}/oefeninstellingen/{id}`: the fields that change, checked as a whole with the stored setting. */
export const oefeninstellingChangeSchema = z.strictObject({
  versie: versionSchema,
  naam: z.optional(textSchema(60)),
  instelling: z.optional(z.record(z.string(), z.unknown())),
});
export type OefeninstellingChange = z.infer<typeof oefeninstellingChangeSchema>;

const leerlingIds = z.array(idSchema, 'kies').check(z.minLength(1, 'kies'), z.maxLength(CONSTANTS.BULK_MAX, 'bereik'));
/** Body of `POST {A}/oefeninstellingen/{id}/kopieen`: these leerlingen get a copy as their own setting. */
export const oefeninstellingCopySchema = z.strictObject({ leerlingIds });
export type OefeninstellingCopy = z.infer<typeof oefeninstellingCopySchema>;

/** Own settings of leerlingen; who is in `leerlingIds` and has no item follows the group. Body of `PUT {A}/leerlingen/oefeninstellingen`. */
export const ownSettingsSchema = z
  .strictObject({
    leerlingIds,
    items: z.array(z.strictObject({ leerlingId: idSchema, naam: textSchema(60), instelling: oefeninstellingSchema })),
  })
  .check(
    z.refine(({ leerlingIds: ids, items }) => items.every(({ leerlingId }) => ids.includes(leerlingId)), {
      path: ['items'],
      message: 'onbekend',
    }),
  );
export type OwnSettings = z.infer<typeof ownSettingsSchema>;
/** Answer of both: what it was before, to undo it. */
export const previousSettingsSchema = z.strictObject({ vorige: ownSettingsSchema });
export type PreviousSettings = z.infer<typeof previousSettingsSchema>;

export const oefeninstellingenEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/groepen/:groepId/oefeninstellingen',
    right: 'oefeninstellingen.lezen',
    params: groepParamsSchema,
    response: oefeninstellingenSchema,
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/oefeninstellingen/:oefeninstellingId',
    right: 'oefeninstellingen.lezen',
    params: oefeninstellingParamsSchema,
    response: oefeninstellingRecordSchema,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/admins/:adminId/oefeninstellingen/:oefeninstellingId',
    right: 'oefeninstellingen.wijzigen',
    params: oefeninstellingParamsSchema,
    body: oefeninstellingChangeSchema,
    response: oefeninstellingRecordSchema,
  }),
  copy: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/oefeninstellingen/:oefeninstellingId/kopieen',
    right: 'oefeninstellingen.wijzigen',
    params: oefeninstellingParamsSchema,
    body: oefeninstellingCopySchema,
    response: previousSettingsSchema,
    idempotent: true,
  }),
  setOwn: endpoint({
    method: 'PUT',
    path: '/api/admins/:adminId/leerlingen/oefeninstellingen',
    right: 'oefeninstellingen.wijzigen',
    params: adminParamsSchema,
    body: ownSettingsSchema,
    response: previousSettingsSchema,
  }),
};

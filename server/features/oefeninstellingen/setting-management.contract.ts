import { z } from 'zod/mini';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema, textSchema, versionSchema } from '../../platform/contract/fields.contract.ts';
import { groepParamsSchema } from '../groepen/groepen.contract.ts';
import {
  oefeninstellingenSchema,
  oefeninstellingParamsSchema,
  oefeninstellingRecordSchema,
} from './oefeninstellingen.contract.ts';

/** Body of `POST {G}/oefeninstellingen`: a copy of a setting of the group, for the group or for one subgroup. */
export const newSettingSchema = z.strictObject({
  naam: textSchema(60),
  subgroepId: z.optional(idSchema),
  /** Setting that is copied; absent = the standard one of the group. */
  sourceId: z.optional(idSchema),
});
export type NewSetting = z.infer<typeof newSettingSchema>;

/** What a form can choose from. */
export const settingChoicesSchema = z.strictObject({
  doelen: z.array(z.strictObject({ id: z.string(), naam: z.string(), groep: z.int() })),
  spellen: z.array(z.strictObject({ slug: z.string(), naam: z.string() })),
});
export type SettingChoices = z.infer<typeof settingChoicesSchema>;

/** Earlier versions, the newest first. */
export const settingHistorySchema = z.strictObject({
  items: z.array(
    z.strictObject({
      versie: z.int(),
      naam: z.string(),
      /** Who changed it after this version; absent when that account is gone. */
      door: z.optional(z.string()),
      op: z.iso.datetime(),
      /** Fields that are different now. */
      anders: z.array(z.string()),
    }),
  ),
});
export type SettingHistory = z.infer<typeof settingHistorySchema>;

/** Body of `POST …/herstel`. */
export const settingRestoreSchema = z.strictObject({ versie: versionSchema, restoreTo: versionSchema });
export type SettingRestore = z.infer<typeof settingRestoreSchema>;
/** Body of `POST …/groepskopieen`. */
export const settingGroepCopySchema = z.strictObject({ groepId: idSchema });

/** Body of `PUT {G}/oefeninstellingen/volgorde`: settings of the group or of its subgroups in their new order. */
export const settingOrderSchema = z.strictObject({
  ids: z
    .array(idSchema)
    .check(z.minLength(1, 'kies'), z.maxLength(CONSTANTS.OEFENINSTELLINGEN_PER_GROEP, 'bereik'))
    .check(z.refine((ids) => new Set(ids).size === ids.length, 'bestaat_al')),
});

export const settingManagementEndpoints = {
  order: endpoint({
    method: 'PUT',
    path: '/api/admins/:adminId/groepen/:groepId/oefeninstellingen/volgorde',
    right: 'oefeninstellingen.wijzigen',
    params: groepParamsSchema,
    body: settingOrderSchema,
    response: oefeninstellingenSchema,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/groepen/:groepId/oefeninstellingen',
    right: 'oefeninstellingen.wijzigen',
    params: groepParamsSchema,
    body: newSettingSchema,
    response: oefeninstellingRecordSchema,
    status: 201,
    idempotent: true,
  }),
  choices: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/groepen/:groepId/oefeninstellingen/keuzes',
    right: 'oefeninstellingen.lezen',
    params: groepParamsSchema,
    response: settingChoicesSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admins/:adminId/oefeninstellingen/:oefeninstellingId',
    right: 'oefeninstellingen.wijzigen',
    params: oefeninstellingParamsSchema,
  }),
  setDefault: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/oefeninstellingen/:oefeninstellingId/standaard',
    right: 'oefeninstellingen.wijzigen',
    params: oefeninstellingParamsSchema,
    response: oefeninstellingRecordSchema,
  }),
  copyToGroep: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/oefeninstellingen/:oefeninstellingId/groepskopieen',
    right: 'oefeninstellingen.wijzigen',
    params: oefeninstellingParamsSchema,
    body: settingGroepCopySchema,
    response: oefeninstellingRecordSchema,
    status: 201,
    idempotent: true,
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/oefeninstellingen/:oefeninstellingId/historie',
    right: 'oefeninstellingen.lezen',
    params: oefeninstellingParamsSchema,
    response: settingHistorySchema,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/oefeninstellingen/:oefeninstellingId/herstel',
    right: 'oefeninstellingen.wijzigen',
    params: oefeninstellingParamsSchema,
    body: settingRestoreSchema,
    response: oefeninstellingRecordSchema,
  }),
};

import { z } from 'zod/mini';
import { oefeninstellingSchema } from '#engine/core/domein/oefeninstelling.ts';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema } from '../../platform/contract/fields.contract.ts';

const paramsSchema = z.strictObject({ adminId: idSchema, leerlingId: idSchema });

/** Answer of `GET {P}/oefeninstellingen`: what works for a leerling, what lies below it, and which fields are the leerling's own. */
export const ownSettingSchema = z.strictObject({
  leerling: z.strictObject({ id: idSchema, naam: z.string(), dier: z.string(), jaargroep: z.int() }),
  /** 0 = nothing of its own yet. */
  versie: z.int().check(z.gte(0)),
  instelling: oefeninstellingSchema,
  basis: z.strictObject({
    soort: z.enum(['standaard', 'groep', 'subgroep']),
    naam: z.nullable(z.string()),
    instelling: oefeninstellingSchema,
  }),
  /** Fields in which the leerling differs. */
  eigen: z.array(z.string()),
});
export type OwnSetting = z.infer<typeof ownSettingSchema>;

/** Body of `PUT {P}/oefeninstellingen`: all fields of its own; a field that is absent follows the group. */
export const ownFieldsSchema = z.strictObject({
  versie: z.int('geheel').check(z.gte(0, 'bereik'), z.lte(2 ** 31 - 1, 'bereik')),
  velden: z.record(z.string(), z.unknown()),
});
export type OwnFields = z.infer<typeof ownFieldsSchema>;

export const ownSettingEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/leerlingen/:leerlingId/oefeninstellingen',
    right: 'oefeninstellingen.lezen',
    params: paramsSchema,
    response: ownSettingSchema,
  }),
  set: endpoint({
    method: 'PUT',
    path: '/api/admins/:adminId/leerlingen/:leerlingId/oefeninstellingen',
    right: 'oefeninstellingen.wijzigen',
    params: paramsSchema,
    body: ownFieldsSchema,
    response: ownSettingSchema,
  }),
};

import { z } from 'zod/mini';
import { ROLES } from '#engine/core/domein/roles.ts';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema, textSchema } from '../../platform/contract/fields.contract.ts';
import { adminParamsSchema } from '../admins/admins.contract.ts';

/** Days between asking and erasing. */
export const ERASURE_DAYS = 30;
export const wisverzoekParamsSchema = z.strictObject({ adminId: idSchema, verzoekId: idSchema });

/** Body of `POST {A}/wisverzoeken`: why, and the name of the organisation typed again. */
export const newWisverzoekSchema = z.strictObject({ reden: textSchema(200, 10), bevestiging: textSchema(120) });
export type NewWisverzoek = z.infer<typeof newWisverzoekSchema>;

export const wisverzoekSchema = z.strictObject({
  id: idSchema,
  op: z.iso.datetime(),
  wissenOp: z.iso.date(),
  /** A second person agreed. */ bevestigd: z.boolean(),
  /** Nobody asked: the licence ended, and renewing it ends this. */ automatisch: z.boolean(),
  reden: z.string(),
});
export type Wisverzoek = z.infer<typeof wisverzoekSchema>;
/** Answer of `GET {A}/wisverzoeken`: the one that counts now, if any. */
export const wisverzoekenSchema = z.strictObject({ items: z.array(wisverzoekSchema).check(z.maxLength(1)) });
export type Wisverzoeken = z.infer<typeof wisverzoekenSchema>;

/** A request as the office sees it. */
export const officeWisverzoekSchema = z.extend(wisverzoekSchema, {
  adminId: idSchema,
  organisatie: z.string(),
  soort: z.string(),
  plaats: z.string(),
  leerlingen: z.int().check(z.gte(0)),
  /** Who asked; without a name that person is gone. */
  door: z.strictObject({ naam: z.optional(z.string()), rol: z.optional(z.enum(ROLES)) }),
  /** Asked by whoever looks: another person decides. */
  eigen: z.boolean(),
});
export type OfficeWisverzoek = z.infer<typeof officeWisverzoekSchema>;
/** Answer of `GET /api/kantoor/wisverzoeken`: every request that counts now, the nearest day first. */
export const officeWisverzoekenSchema = z.strictObject({ items: z.array(officeWisverzoekSchema) });
export type OfficeWisverzoeken = z.infer<typeof officeWisverzoekenSchema>;

export const wisverzoekenEndpoints = {
  listAll: endpoint({
    method: 'GET',
    path: '/api/kantoor/wisverzoeken',
    right: 'wissen.overzien',
    response: officeWisverzoekenSchema,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/wisverzoeken',
    right: 'wissen.vragen',
    params: adminParamsSchema,
    response: wisverzoekenSchema,
  }),
  ask: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/wisverzoeken',
    right: 'wissen.vragen',
    params: adminParamsSchema,
    body: newWisverzoekSchema,
    response: wisverzoekSchema,
    status: 201,
    idempotent: true,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/admins/:adminId/wisverzoeken/:verzoekId',
    right: 'wissen.vragen',
    params: wisverzoekParamsSchema,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/wisverzoeken/:verzoekId/bevestigingen',
    right: 'wissen.bevestigen',
    params: wisverzoekParamsSchema,
    response: wisverzoekSchema,
    idempotent: true,
  }),
  refuse: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/wisverzoeken/:verzoekId/weigeringen',
    right: 'wissen.bevestigen',
    params: wisverzoekParamsSchema,
    idempotent: true,
  }),
};

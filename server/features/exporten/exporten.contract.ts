import { z } from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema } from '../../platform/contract/fields.contract.ts';
import { adminParamsSchema } from '../admins/admins.contract.ts';
import { panelLeerlingParamsSchema } from '../leerlingen/leerling-params.contract.ts';

/** Hours that a finished export can be fetched. */
export const EXPORT_HOURS = 24;
export const exportParamsSchema = z.strictObject({ adminId: idSchema, exportId: idSchema });
/** Query of `GET {P}/export`. */
export const leerlingExportQuerySchema = z.strictObject({
  vorm: z._default(z.enum(['json', 'csv', 'html'], 'kies'), 'html'),
});
export type ExportFormat = z.infer<typeof leerlingExportQuerySchema>['vorm'];

export const EXPORT_STATUSES = ['wacht', 'bezig', 'klaar', 'mislukt', 'opgehaald'] as const;
/** Answer of `POST {A}/exporten` and `GET {A}/exporten/{id}`. */
export const exportSchema = z.strictObject({
  id: idSchema,
  status: z.enum(EXPORT_STATUSES),
  gevraagdOp: z.iso.datetime(),
  /** Steps done and steps in all; 0 while it waits. */
  voortgang: z.int().check(z.gte(0)),
  totaal: z.int().check(z.gte(0)),
  bestandsnaam: z.optional(z.string()),
  bytes: z.int().check(z.gte(0)),
  verlooptOp: z.optional(z.iso.datetime()),
});
export type Export = z.infer<typeof exportSchema>;
/** Answer of `GET {A}/exporten`: the own ones that still exist, newest first. */
export const exportsSchema = z.strictObject({ items: z.array(exportSchema) });
export type Exports = z.infer<typeof exportsSchema>;

export const exportsEndpoints = {
  fetchLeerling: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/leerlingen/:leerlingId/export',
    right: 'export.leerling',
    params: panelLeerlingParamsSchema,
    query: leerlingExportQuerySchema,
    download: 'application/octet-stream',
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/exporten',
    right: 'export.tenant',
    params: adminParamsSchema,
    response: exportSchema,
    status: 202,
    idempotent: true,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/exporten',
    right: 'export.tenant',
    params: adminParamsSchema,
    response: exportsSchema,
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/exporten/:exportId',
    right: 'export.tenant',
    params: exportParamsSchema,
    response: exportSchema,
  }),
  fetchFile: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/exporten/:exportId/bestand',
    right: 'export.tenant',
    params: exportParamsSchema,
    download: 'application/zip',
  }),
};

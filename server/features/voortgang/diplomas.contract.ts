import { z } from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema } from '../../platform/contract/fields.contract.ts';
import { panelLeerlingParamsSchema } from '../leerlingen/leerling-params.contract.ts';

/** A goal that was mastered once, in the words that stand on its diploma. */
export const diplomaSchema = z.strictObject({
  doelId: z.string(),
  /** What the child can do now, in its own words. */
  doel: z.string(),
  regel: z.optional(z.string()),
  /** Day on which it was mastered, in words. */
  dag: z.string(),
});
export type Diploma = z.infer<typeof diplomaSchema>;

/** Answer of `GET {P}/diplomas`: one for every goal that was ever mastered, newest first. */
export const diplomasSchema = z.strictObject({
  leerling: z.strictObject({ id: idSchema, naam: z.string(), roepnaam: z.string(), dier: z.string() }),
  /** Lines that every diploma has. */
  titel: z.string(),
  kan: z.string(),
  school: z.string(),
  signature: z.string(),
  items: z.array(diplomaSchema),
});
export type Diplomas = z.infer<typeof diplomasSchema>;

export const diplomaQuerySchema = z.strictObject({
  doel: z.string('verplicht').check(z.minLength(1), z.maxLength(80)),
});

export const diplomasEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/leerlingen/:leerlingId/diplomas',
    right: 'voortgang.lezen',
    params: panelLeerlingParamsSchema,
    response: diplomasSchema,
  }),
  print: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/leerlingen/:leerlingId/diploma.pdf',
    right: 'voortgang.lezen',
    params: panelLeerlingParamsSchema,
    query: diplomaQuerySchema,
    download: 'application/pdf',
  }),
};

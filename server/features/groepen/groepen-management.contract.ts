import { z } from 'zod/mini';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema, textSchema, versionSchema } from '../../platform/contract/fields.contract.ts';
import { adminParamsSchema } from '../admins/admins.contract.ts';
import { groepParamsSchema } from './groepen.contract.ts';

/** School year `2026-2027`: two years that follow each other. */
export const schooljaarSchema = z.string('verplicht').check(
  z.trim(),
  z.minLength(1, 'verplicht'),
  z.regex(/^\d{4}-\d{4}$/, 'formaat'),
  z.refine((year) => Number(year.slice(5)) === Number(year.slice(0, 4)) + 1, 'formaat'),
);
export const jaargroepSchema = z.int('verplicht').check(z.gte(0, 'bereik'), z.lte(8, 'bereik'));
const jaargroepen = z
  .array(jaargroepSchema, 'kies')
  .check(z.minLength(1, 'kies'), z.maxLength(CONSTANTS.JAARGROEPEN_PER_GROEP, 'bereik'));
export const groepNameSchema = textSchema(64);

/** Body of `POST {A}/groepen`. */
export const newGroepSchema = z.strictObject({
  naam: groepNameSchema,
  jaargroepen,
  schooljaar: schooljaarSchema,
  docentIds: z._default(z.array(idSchema).check(z.maxLength(20, 'bereik')), []),
});
export type NewGroep = z.infer<typeof newGroepSchema>;

/** Body of `PATCH {G}`. */
export const groepChangeSchema = z.strictObject({
  versie: versionSchema,
  naam: z.optional(groepNameSchema),
  jaargroepen: z.optional(jaargroepen),
});
export type GroepChange = z.infer<typeof groepChangeSchema>;

/** Body of `POST {G}/kopieen`. */
export const groepCopySchema = z.strictObject({ schooljaar: schooljaarSchema, naam: groepNameSchema });
export type GroepCopy = z.infer<typeof groepCopySchema>;

/** Body of `PUT {G}/docenten`. */
export const groepDocentenSchema = z.strictObject({ ids: z.array(idSchema).check(z.maxLength(20, 'bereik')) });

/** Body of `POST {G}/subgroepen` and `PATCH {G}/subgroepen/{id}`. */
export const subgroepInputSchema = z.strictObject({
  naam: textSchema(40),
  leerlingIds: z.array(idSchema).check(z.maxLength(CONSTANTS.GROEP_MAX, 'bereik')),
});
export type SubgroepInput = z.infer<typeof subgroepInputSchema>;
export const subgroepParamsSchema = z.strictObject({ adminId: idSchema, groepId: idSchema, subgroepId: idSchema });

export const subgroepSchema = z.strictObject({ id: idSchema, naam: z.string(), leerlingIds: z.array(idSchema) });
export type Subgroep = z.infer<typeof subgroepSchema>;

/** Answer of `GET {G}` and of every change of a group. */
export const groepDetailSchema = z.strictObject({
  id: idSchema,
  naam: z.string(),
  jaargroepen: z.array(z.int()),
  schooljaar: z.string(),
  gearchiveerd: z.boolean(),
  /** Raised by every change; send it back with a PATCH. */
  versie: z.int().check(z.gte(1)),
  code: z.optional(z.string()),
  docentIds: z.array(idSchema),
  subgroepen: z.array(subgroepSchema),
});
export type GroepDetail = z.infer<typeof groepDetailSchema>;

/** Answer of `DELETE {G}`: how many leerlingen have no group now. */
export const groepRemovedSchema = z.strictObject({ zonderGroep: z.int().check(z.gte(0)) });
export type GroepRemoved = z.infer<typeof groepRemovedSchema>;

/** Answer of `GET {A}/docentnamen`: who can be linked to a group. */
export const docentNamesSchema = z.strictObject({ items: z.array(z.strictObject({ id: idSchema, naam: z.string() })) });
export type DocentNames = z.infer<typeof docentNamesSchema>;

export const groepenManagementEndpoints = {
  listDocenten: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/docentnamen',
    right: 'groepen.docenten',
    params: adminParamsSchema,
    response: docentNamesSchema,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/groepen',
    right: 'groepen.toevoegen',
    params: adminParamsSchema,
    body: newGroepSchema,
    response: groepDetailSchema,
    status: 201,
    idempotent: true,
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/groepen/:groepId',
    right: 'groepen.lezen',
    params: groepParamsSchema,
    response: groepDetailSchema,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/admins/:adminId/groepen/:groepId',
    right: 'groepen.wijzigen',
    params: groepParamsSchema,
    body: groepChangeSchema,
    response: groepDetailSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admins/:adminId/groepen/:groepId',
    right: 'groepen.verwijderen',
    params: groepParamsSchema,
    response: groepRemovedSchema,
  }),
  archive: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/groepen/:groepId/archiveringen',
    right: 'groepen.wijzigen',
    params: groepParamsSchema,
    response: groepDetailSchema,
    idempotent: true,
  }),
  takeBack: endpoint({
    method: 'DELETE',
    path: '/api/admins/:adminId/groepen/:groepId/archiveringen',
    right: 'groepen.wijzigen',
    params: groepParamsSchema,
    response: groepDetailSchema,
  }),
  copy: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/groepen/:groepId/kopieen',
    right: 'groepen.toevoegen',
    params: groepParamsSchema,
    body: groepCopySchema,
    response: groepDetailSchema,
    status: 201,
    idempotent: true,
  }),
  setDocenten: endpoint({
    method: 'PUT',
    path: '/api/admins/:adminId/groepen/:groepId/docenten',
    right: 'groepen.docenten',
    params: groepParamsSchema,
    body: groepDocentenSchema,
    response: groepDetailSchema,
  }),
  createSubgroep: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/groepen/:groepId/subgroepen',
    right: 'groepen.subgroepen',
    params: groepParamsSchema,
    body: subgroepInputSchema,
    response: groepDetailSchema,
    status: 201,
    idempotent: true,
  }),
  changeSubgroep: endpoint({
    method: 'PATCH',
    path: '/api/admins/:adminId/groepen/:groepId/subgroepen/:subgroepId',
    right: 'groepen.subgroepen',
    params: subgroepParamsSchema,
    body: subgroepInputSchema,
    response: groepDetailSchema,
  }),
  removeSubgroep: endpoint({
    method: 'DELETE',
    path: '/api/admins/:adminId/groepen/:groepId/subgroepen/:subgroepId',
    right: 'groepen.subgroepen',
    params: subgroepParamsSchema,
    response: groepDetailSchema,
  }),
};

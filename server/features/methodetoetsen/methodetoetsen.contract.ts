import { z } from 'zod/mini';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import { TOETS_STATUSES } from '#engine/core/domein/methodetoets.ts';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema, textSchema, versionSchema } from '../../platform/contract/fields.contract.ts';
import { groepParamsSchema } from '../groepen/groepen.contract.ts';

export const methodetoetsParamsSchema = z.strictObject({ adminId: idSchema, methodetoetsId: idSchema });

/** A word as it is spelled: letters, accents, apostrophe, hyphen and spaces. */
const woordTextSchema = textSchema(40).check(z.refine((woord) => /^[\p{L}\p{M}' -]+$/u.test(woord), 'formaat'));

/** A word of a toets; its place in the list is its number. */
export const toetsWoordSchema = z.strictObject({
  woord: woordTextSchema,
  /** Sentence that is read aloud; empty while it is still to be written. */
  zin: textSchema(160, 0),
  leerdoelId: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
  /** Left out of the score. */
  overslaan: z.boolean(),
});
export type ToetsWoord = z.infer<typeof toetsWoordSchema>;

const markSchema = z.int('geheel').check(z.gte(50, 'bereik'), z.lte(100, 'bereik'));
/** Marks of goals that have one of their own, percent by goal. */
const goalMarksSchema = z
  .record(z.string().check(z.minLength(1), z.maxLength(80)), markSchema)
  .check(z.refine((marks) => Object.keys(marks).length <= CONSTANTS.TOETS_WOORDEN_MAX, 'bereik'));

const toetsFieldsSchema = z.strictObject({
  titel: textSchema(80),
  methodeNotitie: textSchema(80, 0),
  soort: z.enum(['signalering', 'diagnose', 'controle'], 'kies'),
  moment: z.enum(['voor', 'na'], 'kies'),
  vensterVan: z.nullable(z.iso.datetime('formaat')),
  vensterTot: z.nullable(z.iso.datetime('formaat')),
  afspeelbeurten: z.int('geheel').check(z.gte(1, 'bereik'), z.lte(5, 'bereik')),
  grensPct: markSchema,
  goalMarks: goalMarksSchema,
  woorden: z.array(toetsWoordSchema).check(z.maxLength(CONSTANTS.TOETS_WOORDEN_MAX, 'bereik')),
  deelnemers: z.array(idSchema).check(z.maxLength(CONSTANTS.GROEP_MAX, 'bereik')),
});
export type ToetsFields = z.infer<typeof toetsFieldsSchema>;

/** Body of `POST {G}/methodetoetsen`: what is left out begins as the constants of the product say. */
export const newToetsSchema = z.strictObject({ titel: textSchema(80) });
/** Body of `PATCH {A}/methodetoetsen/{id}`; only a concept can be changed. */
export const toetsChangeSchema = z.extend(z.partial(toetsFieldsSchema), { versie: versionSchema });
export type ToetsChange = z.infer<typeof toetsChangeSchema>;

/** A toets with everything the editor shows. */
export const toetsRecordSchema = z.extend(toetsFieldsSchema, {
  id: idSchema,
  groepId: idSchema,
  status: z.enum(TOETS_STATUSES),
  versie: versionSchema,
  /** Test that this one repeats. */
  previousId: z.optional(idSchema),
  leerlingen: z.array(z.strictObject({ id: idSchema, naam: z.string() })),
  doelen: z.array(z.strictObject({ id: z.string(), naam: z.string() })),
});
export type ToetsRecord = z.infer<typeof toetsRecordSchema>;

const countSchema = z.int().check(z.gte(0));
export const toetsListSchema = z.strictObject({
  items: z.array(
    z.strictObject({
      id: idSchema,
      titel: z.string(),
      soort: toetsFieldsSchema.shape.soort,
      status: z.enum(TOETS_STATUSES),
      vensterVan: z.nullable(z.iso.datetime()),
      vensterTot: z.nullable(z.iso.datetime()),
      woorden: countSchema,
      deelnemers: countSchema,
      ingeleverd: countSchema,
      gemist: countSchema,
      /** Average of who handed in; absent before anybody did. */
      average: z.optional(z.int()),
    }),
  ),
});
export type ToetsList = z.infer<typeof toetsListSchema>;

/** Body of `POST …/overgangen`. */
export const toetsStepSchema = z.strictObject({ naar: z.enum(TOETS_STATUSES, 'kies') });
/** Body of `PATCH …/woorden/{nr}`. */
export const toetsSkipSchema = z.strictObject({ overslaan: z.boolean() });
export const toetsWoordParamsSchema = z.strictObject({
  adminId: idSchema,
  methodetoetsId: idSchema,
  nr: z.coerce.number().check(z.int(), z.gte(1), z.lte(CONSTANTS.TOETS_WOORDEN_MAX)),
});

/** Body of `POST …/kopieen`: the same words again, or only those that went wrong. */
export const toetsCopySchema = z.strictObject({
  titel: textSchema(80),
  deelnemers: toetsFieldsSchema.shape.deelnemers,
  onlyWrong: z.boolean(),
});
export type ToetsCopy = z.infer<typeof toetsCopySchema>;

/** Body of `POST {A}/woordvoorstellen`: what we know of words that a teacher pastes. */
export const wordProposalsRequestSchema = z.strictObject({
  woorden: z.array(woordTextSchema).check(z.minLength(1, 'kies'), z.maxLength(CONSTANTS.TOETS_WOORDEN_MAX, 'bereik')),
});
export const wordProposalsSchema = z.strictObject({
  items: z.array(
    z.strictObject({ woord: z.string(), zin: z.optional(z.string()), leerdoelId: z.optional(z.string()) }),
  ),
});
export type WordProposals = z.infer<typeof wordProposalsSchema>;

export const methodetoetsenEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/groepen/:groepId/methodetoetsen',
    right: 'methodetoetsen.lezen',
    params: groepParamsSchema,
    response: toetsListSchema,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/groepen/:groepId/methodetoetsen',
    right: 'methodetoetsen.beheren',
    params: groepParamsSchema,
    body: newToetsSchema,
    response: toetsRecordSchema,
    status: 201,
    idempotent: true,
  }),
  propose: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/groepen/:groepId/methodetoetsen/voorstellen',
    right: 'methodetoetsen.beheren',
    params: groepParamsSchema,
    body: wordProposalsRequestSchema,
    response: wordProposalsSchema,
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/methodetoetsen/:methodetoetsId',
    right: 'methodetoetsen.lezen',
    params: methodetoetsParamsSchema,
    response: toetsRecordSchema,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/admins/:adminId/methodetoetsen/:methodetoetsId',
    right: 'methodetoetsen.beheren',
    params: methodetoetsParamsSchema,
    body: toetsChangeSchema,
    response: toetsRecordSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admins/:adminId/methodetoetsen/:methodetoetsId',
    right: 'methodetoetsen.beheren',
    params: methodetoetsParamsSchema,
  }),
  step: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/methodetoetsen/:methodetoetsId/overgangen',
    right: 'methodetoetsen.beheren',
    params: methodetoetsParamsSchema,
    body: toetsStepSchema,
    response: toetsRecordSchema,
  }),
  skip: endpoint({
    method: 'PATCH',
    path: '/api/admins/:adminId/methodetoetsen/:methodetoetsId/woorden/:nr',
    right: 'methodetoetsen.beheren',
    params: toetsWoordParamsSchema,
    body: toetsSkipSchema,
    response: toetsRecordSchema,
  }),
  copy: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/methodetoetsen/:methodetoetsId/kopieen',
    right: 'methodetoetsen.beheren',
    params: methodetoetsParamsSchema,
    body: toetsCopySchema,
    response: toetsRecordSchema,
    status: 201,
    idempotent: true,
  }),
};

import { z } from 'zod/mini';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema } from '../../platform/contract/fields.contract.ts';

/**
 * Path of the sitting of a leerling. The tenant in the path has to be that of the leerling; it has another name than in
 * the panel because a leerling, whose session knows its tenant, is told 404 and not signed out.
 */
const afnameShape = { tenantId: idSchema, methodetoetsId: idSchema, leerlingId: idSchema };
export const afnameParamsSchema = z.strictObject(afnameShape);
export type AfnameParams = z.infer<typeof afnameParamsSchema>;

/**
 * Answer of `GET …/afnames/{leerlingId}`. It holds no spelling: a word is a number, a sound and a sentence with a gap.
 */
export const afnameSchema = z.strictObject({
  /** `straks` = the window has not begun, `dicht` = it is over, `mag` = to be begun or gone on with. */
  stand: z.enum(['straks', 'mag', 'bezig', 'ingeleverd', 'dicht']),
  titel: z.string(),
  /** Number of words. */
  aantal: z.int().check(z.gte(0)),
  vensterVan: z.iso.datetime(),
  vensterTot: z.iso.datetime(),
  /** Was reopened by the teacher. */
  heropend: z.boolean(),
  /** Words; only once it was begun. */
  items: z.array(
    z.strictObject({
      nr: z.int().check(z.gte(1)),
      audioId: z.string(),
      zinMetGat: z.string(),
      /** Times that it may still be played. */
      beurten: z.int().check(z.gte(0)),
    }),
  ),
  /** What was written before, with the times that the word was played. */
  ingevuld: z.array(z.strictObject({ nr: z.int(), ruw: z.string(), beurten: z.int().check(z.gte(0)) })),
  /** An adult looks along, with words that are in no test. */
  meekijken: z.boolean(),
});
export type Afname = z.infer<typeof afnameSchema>;

/** Body of `PUT …/antwoorden/{nr}`. */
export const afnameAntwoordSchema = z.strictObject({
  ruw: z.string('verplicht').check(z.maxLength(CONSTANTS.RUW_MAX, 'maxlengte')),
  /** Times that the word was played so far. */
  beurten: z.int('geheel').check(z.gte(0, 'bereik'), z.lte(99, 'bereik')),
  silent: z.optional(z.boolean()),
});
export type AfnameAntwoord = z.infer<typeof afnameAntwoordSchema>;
export const notedSchema = z.strictObject({ genoteerd: z.literal(true) });
export type Noted = z.infer<typeof notedSchema>;

const nr = z.coerce.number().check(z.int(), z.gte(1), z.lte(CONSTANTS.TOETS_WOORDEN_MAX));

export const afnameEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/api/admins/:tenantId/methodetoetsen/:methodetoetsId/afnames/:leerlingId',
    right: 'leerlinggebied.openen',
    params: afnameParamsSchema,
    response: afnameSchema,
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/admins/:tenantId/methodetoetsen/:methodetoetsId/afnames/:leerlingId/starts',
    right: 'leerlinggebied.openen',
    params: afnameParamsSchema,
    response: afnameSchema,
  }),
  note: endpoint({
    method: 'PUT',
    path: '/api/admins/:tenantId/methodetoetsen/:methodetoetsId/afnames/:leerlingId/antwoorden/:nr',
    right: 'leerlinggebied.openen',
    params: z.strictObject({ ...afnameShape, nr }),
    body: afnameAntwoordSchema,
    response: notedSchema,
    // What was written is on its way: it is stored also when the licence ended meanwhile.
    withoutLicentie: true,
  }),
  pause: endpoint({
    method: 'POST',
    path: '/api/admins/:tenantId/methodetoetsen/:methodetoetsId/afnames/:leerlingId/pauzes',
    right: 'leerlinggebied.openen',
    params: afnameParamsSchema,
    response: afnameSchema,
  }),
  handIn: endpoint({
    method: 'POST',
    path: '/api/admins/:tenantId/methodetoetsen/:methodetoetsId/afnames/:leerlingId/inleveringen',
    right: 'leerlinggebied.openen',
    params: afnameParamsSchema,
    response: afnameSchema,
  }),
  hear: endpoint({
    method: 'GET',
    path: '/api/admins/:tenantId/methodetoetsen/:methodetoetsId/afnames/:leerlingId/spraak/:audioId',
    right: 'leerlinggebied.openen',
    params: z.strictObject({ ...afnameShape, audioId: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)) }),
    download: 'audio/mpeg',
  }),
};

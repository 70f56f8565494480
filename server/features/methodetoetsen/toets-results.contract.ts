import { z } from 'zod/mini';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import { AFNAME_STATUSES, TOETS_STATUSES } from '#engine/core/domein/methodetoets.ts';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema, textSchema } from '../../platform/contract/fields.contract.ts';
import { methodetoetsParamsSchema, toetsWoordSchema } from './methodetoetsen.contract.ts';

const countSchema = z.int().check(z.gte(0));

/** What a leerling wrote for one word. */
export const toetsAntwoordSchema = z.strictObject({
  nr: z.int().check(z.gte(1)),
  ruw: z.string(),
  afspeelbeurten: countSchema,
  goed: z.boolean(),
  /** Arrived after the window closed. */
  late: z.boolean(),
  /** The sound failed: the word does not count for this leerling. */
  silent: z.boolean(),
  overschreven: z.optional(z.strictObject({ reden: z.string() })),
});
export type ToetsAntwoord = z.infer<typeof toetsAntwoordSchema>;

export const toetsResultsSchema = z.strictObject({
  toets: z.strictObject({
    id: idSchema,
    groepId: idSchema,
    titel: z.string(),
    status: z.enum(TOETS_STATUSES),
    grensPct: z.int(),
    vensterTot: z.nullable(z.iso.datetime()),
    woorden: z.array(toetsWoordSchema),
  }),
  afnamen: z.array(
    z.strictObject({
      leerlingId: idSchema,
      naam: z.string(),
      status: z.enum(AFNAME_STATUSES),
      ingeleverd: z.optional(z.iso.datetime()),
      /** Own end of the window, after a reopening. */
      vensterTot: z.optional(z.iso.datetime()),
      pauzes: countSchema,
      goed: countSchema,
      counted: countSchema,
      /** Absent while there is nothing to count. */
      pct: z.optional(z.int()),
      antwoorden: z.array(toetsAntwoordSchema),
      heropend: z.array(z.strictObject({ reden: z.string(), op: z.iso.datetime() })),
    }),
  ),
  perWoord: z.array(z.strictObject({ nr: z.int(), woord: z.string(), goed: countSchema, counted: countSchema })),
  perDoel: z.array(
    z.strictObject({
      doelId: z.string(),
      naam: z.string(),
      /** Mark of this goal: its own, or that of the toets. */
      grensPct: z.int(),
      goed: countSchema,
      counted: countSchema,
      leerlingen: z.array(z.strictObject({ leerlingId: idSchema, goed: countSchema, counted: countSchema })),
    }),
  ),
});
export type ToetsResults = z.infer<typeof toetsResultsSchema>;

const afnameShape = { adminId: idSchema, methodetoetsId: idSchema, leerlingId: idSchema };
/** Body of `PATCH …/antwoorden/{nr}`: the judgment of a human, with why. */
export const overrideSchema = z.strictObject({ goed: z.boolean(), reden: textSchema(200) });
export type Override = z.infer<typeof overrideSchema>;
/** Body of `POST …/heropeningen`; a window of its own is needed once the toets has closed. */
export const reopeningSchema = z.strictObject({ reden: textSchema(200), tot: z.optional(z.iso.datetime('formaat')) });
export type Reopening = z.infer<typeof reopeningSchema>;

export const toetsResultsEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/methodetoetsen/:methodetoetsId/resultaten',
    right: 'methodetoetsen.lezen',
    params: methodetoetsParamsSchema,
    response: toetsResultsSchema,
  }),
  override: endpoint({
    method: 'PATCH',
    path: '/api/admins/:adminId/methodetoetsen/:methodetoetsId/afnames/:leerlingId/antwoorden/:nr',
    right: 'methodetoetsen.beheren',
    params: z.strictObject({
      ...afnameShape,
      nr: z.coerce.number().check(z.int(), z.gte(1), z.lte(CONSTANTS.TOETS_WOORDEN_MAX)),
    }),
    body: overrideSchema,
    response: toetsResultsSchema,
  }),
  reopen: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/methodetoetsen/:methodetoetsId/afnames/:leerlingId/heropeningen',
    right: 'methodetoetsen.beheren',
    params: z.strictObject(afnameShape),
    body: reopeningSchema,
    response: toetsResultsSchema,
  }),
};

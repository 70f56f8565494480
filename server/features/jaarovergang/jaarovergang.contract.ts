import { z } from 'zod/mini';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema, textSchema } from '../../platform/contract/fields.contract.ts';
import { adminParamsSchema } from '../admins/admins.contract.ts';
import { schooljaarSchema } from '../groepen/groepen-management.contract.ts';

/** Answer of `GET {A}/jaarovergang`: the groups of now with who is in them. */
export const jaarovergangStateSchema = z.strictObject({
  schooljaar: z.string(),
  volgend: z.string(),
  groepen: z.array(
    z.strictObject({
      id: idSchema,
      naam: z.string(),
      jaargroepen: z.array(z.int()),
      schooljaar: z.string(),
      docentIds: z.array(idSchema),
      leerlingen: z.array(z.strictObject({ id: idSchema, naam: z.string(), dier: z.string(), jaargroep: z.int() })),
    }),
  ),
});
export type JaarovergangState = z.infer<typeof jaarovergangStateSchema>;

const jaargroep = z.int('verplicht').check(z.gte(0, 'bereik'), z.lte(8, 'bereik'));
/** Body of `POST {A}/jaarovergangen`: the groups of the new year, and where everybody goes. */
export const jaarovergangSchema = z.strictObject({
  schooljaar: schooljaarSchema,
  groepen: z
    .array(
      z.strictObject({
        /** Name of the group within this request. */
        sleutel: textSchema(40),
        naam: textSchema(64),
        jaargroepen: z
          .array(jaargroep, 'kies')
          .check(z.minLength(1, 'kies'), z.maxLength(CONSTANTS.JAARGROEPEN_PER_GROEP, 'bereik')),
        /** Its standard setting and docenten come along. */
        bronGroepId: z.optional(idSchema),
      }),
    )
    .check(z.minLength(1, 'kies'), z.maxLength(CONSTANTS.GROEPEN_MAX, 'bereik')),
  leerlingen: z
    .array(z.strictObject({ id: idSchema, jaargroep, naar: textSchema(40) }))
    .check(z.maxLength(5_000, 'bereik')),
  /** Who leaves the school: to the bin. */
  verlaters: z.array(idSchema).check(z.maxLength(5_000, 'bereik')),
  /** Groups that are over. */
  archiveren: z.array(idSchema).check(z.maxLength(200, 'bereik')),
});
export type Jaarovergang = z.infer<typeof jaarovergangSchema>;
/** Answer of `POST {A}/jaarovergangen`. */
export const jaarovergangOutcomeSchema = z.strictObject({
  groepen: z.int().check(z.gte(0)),
  verplaatst: z.int().check(z.gte(0)),
  verlaters: z.int().check(z.gte(0)),
  gearchiveerd: z.int().check(z.gte(0)),
});
export type JaarovergangOutcome = z.infer<typeof jaarovergangOutcomeSchema>;

export const jaarovergangEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/jaarovergang',
    right: 'jaarovergang.uitvoeren',
    params: adminParamsSchema,
    response: jaarovergangStateSchema,
  }),
  run: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/jaarovergangen',
    right: 'jaarovergang.uitvoeren',
    params: adminParamsSchema,
    body: jaarovergangSchema,
    response: jaarovergangOutcomeSchema,
    status: 201,
    idempotent: true,
  }),
};

import { z } from 'zod/mini';
import { AFNAME_STATUSES, TOETS_STATUSES } from '#engine/core/domein/methodetoets.ts';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema } from '../../platform/contract/fields.contract.ts';
import { groepParamsSchema } from '../groepen/groepen.contract.ts';
import { panelLeerlingParamsSchema } from '../leerlingen/leerling-params.contract.ts';
import { wrongSpellingSchema } from '../voortgang/stumbles.contract.ts';

const countSchema = z.int().check(z.gte(0));
const pctSchema = z.int().check(z.gte(0), z.lte(100));
const afnameStatusSchema = z.enum(AFNAME_STATUSES);

/** What is known of a published toets before anybody took it. */
const headSchema = z.strictObject({
  id: idSchema,
  groepId: idSchema,
  titel: z.string(),
  status: z.enum(TOETS_STATUSES),
  vensterVan: z.nullable(z.iso.datetime()),
  vensterTot: z.nullable(z.iso.datetime()),
  grensPct: z.int(),
});

const groepToetsSchema = z.extend(headSchema, {
  deelnemers: countSchema,
  ingeleverd: countSchema,
  /** Average of who handed in; absent before anybody did. */
  pct: z.optional(pctSchema),
  /** Words that most missed, with what they wrote. */
  missed: z.array(
    z.strictObject({
      woord: z.string(),
      missers: z.int().check(z.gte(1)),
      counted: countSchema,
      voorbeelden: z.array(wrongSpellingSchema),
    }),
  ),
  /** Who did not hand in. */
  missing: z.array(z.strictObject({ leerlingId: idSchema, naam: z.string(), status: afnameStatusSchema })),
  /** Goals with their mark and who stays below it. */
  doelen: z.array(
    z.strictObject({ doelId: z.string(), naam: z.string(), grensPct: z.int(), below: z.array(idSchema) }),
  ),
});

/** Answer of `GET {G}/toetsresultaten`: published tests of a group, the latest first. */
export const groepToetsenSchema = z.strictObject({
  groep: z.strictObject({ id: idSchema, naam: z.string() }),
  items: z.array(groepToetsSchema),
});
export type GroepToetsen = z.infer<typeof groepToetsenSchema>;

const leerlingToetsSchema = z.extend(headSchema, {
  afname: afnameStatusSchema,
  ingeleverd: z.optional(z.iso.datetime()),
  goed: countSchema,
  counted: countSchema,
  /** Absent while it is not handed in, or nothing counts. */
  pct: z.optional(pctSchema),
  /** Words that went wrong; empty = nothing was written. */
  missed: z.array(z.strictObject({ woord: z.string(), ruw: z.string() })),
  /** Goals below their mark. */
  doelen: z.array(z.strictObject({ doelId: z.string(), naam: z.string() })),
});

/** Answer of `GET {P}/toetsresultaten`: published tests that a leerling takes part in, the latest first. */
export const leerlingToetsenSchema = z.strictObject({
  leerling: z.strictObject({ id: idSchema, roepnaam: z.string() }),
  items: z.array(leerlingToetsSchema),
});
export type LeerlingToetsen = z.infer<typeof leerlingToetsenSchema>;

export const toetsOverviewEndpoints = {
  findGroep: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/groepen/:groepId/toetsresultaten',
    right: 'methodetoetsen.lezen',
    params: groepParamsSchema,
    response: groepToetsenSchema,
  }),
  findLeerling: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/leerlingen/:leerlingId/toetsresultaten',
    right: 'methodetoetsen.lezen',
    params: panelLeerlingParamsSchema,
    response: leerlingToetsenSchema,
  }),
};

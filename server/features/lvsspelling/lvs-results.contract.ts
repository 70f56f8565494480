import { z } from 'zod/mini';
import { AANBIEDERS, LVS_TOETS_MAX, MOMENTS, niveauOf, SCALES } from '#engine/core/domein/lvs.ts';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema, textSchema } from '../../platform/contract/fields.contract.ts';
import { groepParamsSchema } from '../groepen/groepen.contract.ts';
import { panelLeerlingParamsSchema } from '../leerlingen/leerling-params.contract.ts';

const count = (min: number, max: number) =>
  z.optional(z.int('geheel').check(z.gte(min, 'bereik'), z.lte(max, 'bereik')));

/** One result of one test. A level never goes without its scale. */
export const lvsFindingSchema = z.strictObject({
  aanbieder: z.enum(AANBIEDERS),
  toets: z.string(),
  toetscode: z.optional(z.string()),
  /** Such as M5; year 3 is leerjaar 1. */
  moment: z.enum(MOMENTS),
  afnamedatum: z.iso.date(),
  aantalopgaven: z.optional(z.int()),
  aantalgoed: z.optional(z.int()),
  vaardigheidsscore: z.optional(z.number()),
  schaal: z.optional(z.enum(SCALES)),
  niveau: z.optional(z.string()),
  percentiel: z.optional(z.int()),
  /** Level in months of teaching; 61 = beyond the scale (60+). */
  dle: z.optional(z.int()),
  /** Months of teaching so far. */
  dl: z.optional(z.int()),
  /** Level at which the pupil works, such as M4. */
  fn: z.optional(z.string()),
  /** Errors per category. */
  categorieen: z.record(z.string(), z.int()),
});
export type LvsFinding = z.infer<typeof lvsFindingSchema>;

/** Result as a reader gets it. */
export const lvsResultSchema = z.extend(lvsFindingSchema, { id: idSchema, bron: z.enum(['import', 'hand']) });
export type LvsResult = z.infer<typeof lvsResultSchema>;

/** Start level that follows from a result; somebody accepts it, or not. */
export const startProposalSchema = z.strictObject({
  leerlingId: idSchema,
  naam: z.string(),
  jaargroep: z.int(),
  /** Start level now; absent = the own year. */
  huidig: z.optional(z.number()),
  voorstel: z.number().check(z.gte(3), z.lte(8.5)),
  toets: z.string(),
  moment: z.enum(MOMENTS),
  afnamedatum: z.iso.date(),
  schaal: z.enum(SCALES),
  niveau: z.string(),
  /** Has practised: the practice engine knows better than a test by now. */
  geoefend: z.boolean(),
});
export type StartProposal = z.infer<typeof startProposalSchema>;

/** Answer of `GET /api/admins/{adminId}/groepen/{groepId}/lvsresultaten`: every pupil of the group, newest result first. */
export const groepResultsSchema = z.strictObject({
  groep: z.strictObject({ id: idSchema, naam: z.string() }),
  items: z.array(
    z.strictObject({
      leerlingId: idSchema,
      naam: z.string(),
      sleutel: z.optional(z.string()),
      resultaten: z.array(lvsResultSchema),
      voorstel: z.optional(startProposalSchema),
    }),
  ),
});
export type GroepResults = z.infer<typeof groepResultsSchema>;

const hasScale = <T extends { niveau?: string | undefined; schaal?: 'AE' | 'IV' | 'VCLB' | undefined }>({
  niveau,
  schaal: scale,
}: T): boolean => niveau === undefined || scale !== undefined;

/** Body of `POST /api/admins/{adminId}/leerlingen/{leerlingId}/lvsresultaten`: one result by hand. The day may not lie in the future or before 2010. */
export const newLvsResultSchema = z
  .strictObject({
    aanbieder: z.enum(AANBIEDERS, 'kies'),
    toets: textSchema(LVS_TOETS_MAX),
    moment: z.enum(MOMENTS, 'verplicht'),
    afnamedatum: z.iso.date('formaat'),
    aantalopgaven: count(1, 200),
    aantalgoed: count(0, 200),
    vaardigheidsscore: z.optional(z.number('formaat').check(z.gte(0, 'bereik'), z.lte(999, 'bereik'))),
    schaal: z.optional(z.enum(SCALES, 'kies')),
    niveau: z.optional(z.string('formaat').check(z.trim(), z.maxLength(4, 'maxlengte'))),
    percentiel: count(0, 100),
    dle: count(0, 60),
  })
  .check(
    z.refine(hasScale, { error: 'verplicht', path: ['schaal'] }),
    z.refine(
      ({ niveau, schaal: scale }) =>
        niveau === undefined || scale === undefined || niveauOf(niveau, scale) !== undefined,
      { error: 'formaat', path: ['niveau'] },
    ),
    z.refine(
      ({ aantalgoed: correct, aantalopgaven: exercises }) =>
        correct === undefined || exercises === undefined || correct <= exercises,
      { error: 'bereik', path: ['aantalgoed'] },
    ),
    z.refine(
      (row) =>
        [row.aantalgoed, row.vaardigheidsscore, row.niveau, row.dle].some((value) => value !== undefined) ||
        (row.schaal === 'VCLB' && row.percentiel !== undefined),
      { error: 'kies', path: ['niveau'] },
    ),
  );
export type NewLvsResult = z.infer<typeof newLvsResultSchema>;

export const lvsResultParamsSchema = z.strictObject({
  adminId: idSchema,
  leerlingId: idSchema,
  resultaatId: idSchema,
});

/** Results of a group, and single ones by hand. */
export const lvsResultsEndpoints = {
  findGroep: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/groepen/:groepId/lvsresultaten',
    right: 'lvs.lezen',
    params: groepParamsSchema,
    response: groepResultsSchema,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/leerlingen/:leerlingId/lvsresultaten',
    right: 'lvs.importeren',
    params: panelLeerlingParamsSchema,
    body: newLvsResultSchema,
    response: lvsResultSchema,
    status: 201,
    idempotent: true,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admins/:adminId/leerlingen/:leerlingId/lvsresultaten/:resultaatId',
    right: 'lvs.importeren',
    params: lvsResultParamsSchema,
  }),
};

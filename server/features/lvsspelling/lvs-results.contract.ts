import { z } from 'zod';
import { AANBIEDERS, LVS_TOETS_MAX, MOMENTS, niveauOf, SCALES } from '#engine/core/domein/lvs.ts';
import { idSchema, text } from '../../platform/contract/fields.contract.ts';

const count = (min: number, max: number) => z.int('geheel').min(min, 'bereik').max(max, 'bereik').optional();

/** One result of one test. A level never goes without its scale. */
export const lvsFindingSchema = z.strictObject({
  aanbieder: z.enum(AANBIEDERS),
  toets: z.string(),
  toetscode: z.string().optional(),
  /** Such as M5; year 3 is leerjaar 1. */
  moment: z.enum(MOMENTS),
  afnamedatum: z.iso.date(),
  aantalopgaven: z.int().optional(),
  aantalgoed: z.int().optional(),
  vaardigheidsscore: z.number().optional(),
  schaal: z.enum(SCALES).optional(),
  niveau: z.string().optional(),
  percentiel: z.int().optional(),
  /** Level in months of teaching; 61 = beyond the scale (60+). */
  dle: z.int().optional(),
  /** Months of teaching so far. */
  dl: z.int().optional(),
  /** Level at which the pupil works, such as M4. */
  fn: z.string().optional(),
  /** Errors per category. */
  categorieen: z.record(z.string(), z.int()),
});
export type LvsFinding = z.infer<typeof lvsFindingSchema>;

/** Result as a reader gets it. */
export const lvsResultSchema = lvsFindingSchema.extend({ id: idSchema, bron: z.enum(['import', 'hand']) });
export type LvsResult = z.infer<typeof lvsResultSchema>;

/** Start level that follows from a result; somebody accepts it, or not. */
export const startProposalSchema = z.strictObject({
  leerlingId: idSchema,
  naam: z.string(),
  jaargroep: z.int(),
  /** Start level now; absent = the own year. */
  huidig: z.number().optional(),
  voorstel: z.number().min(3).max(8.5),
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
      sleutel: z.string().optional(),
      resultaten: z.array(lvsResultSchema),
      voorstel: startProposalSchema.optional(),
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
    toets: text(LVS_TOETS_MAX),
    moment: z.enum(MOMENTS, 'verplicht'),
    afnamedatum: z.iso.date('formaat'),
    aantalopgaven: count(1, 200),
    aantalgoed: count(0, 200),
    vaardigheidsscore: z.number('formaat').min(0, 'bereik').max(999, 'bereik').optional(),
    schaal: z.enum(SCALES, 'kies').optional(),
    niveau: z.string('formaat').trim().max(4, 'maxlengte').optional(),
    percentiel: count(0, 100),
    dle: count(0, 60),
  })
  .refine(hasScale, { error: 'verplicht', path: ['schaal'] })
  .refine(
    ({ niveau, schaal: scale }) => niveau === undefined || scale === undefined || niveauOf(niveau, scale) !== undefined,
    { error: 'formaat', path: ['niveau'] },
  )
  .refine(
    ({ aantalgoed: correct, aantalopgaven: exercises }) =>
      correct === undefined || exercises === undefined || correct <= exercises,
    { error: 'bereik', path: ['aantalgoed'] },
  )
  .refine(
    (row) =>
      [row.aantalgoed, row.vaardigheidsscore, row.niveau, row.dle].some((value) => value !== undefined) ||
      (row.schaal === 'VCLB' && row.percentiel !== undefined),
    { error: 'kies', path: ['niveau'] },
  );
export type NewLvsResult = z.infer<typeof newLvsResultSchema>;

export const lvsResultParamsSchema = z.strictObject({
  adminId: idSchema,
  leerlingId: idSchema,
  resultaatId: idSchema,
});

import { z } from 'zod';
import { AANBIEDERS, LVS_TOETS_MAX, MOMENTEN, niveauVan, SCHALEN } from '#engine/core/domein/lvs.ts';
import { idSchema, tekst } from '../../platform/contract/velden.contract.ts';

const aantal = (min: number, max: number) => z.int('geheel').min(min, 'bereik').max(max, 'bereik').optional();

/** One result of one test. A level never goes without its scale. */
export const lvsUitslagSchema = z.strictObject({
  aanbieder: z.enum(AANBIEDERS),
  toets: z.string(),
  toetscode: z.string().optional(),
  /** Such as M5; year 3 is leerjaar 1. */
  moment: z.enum(MOMENTEN),
  afnamedatum: z.iso.date(),
  aantalopgaven: z.int().optional(),
  aantalgoed: z.int().optional(),
  vaardigheidsscore: z.number().optional(),
  schaal: z.enum(SCHALEN).optional(),
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
export type LvsUitslag = z.infer<typeof lvsUitslagSchema>;

/** Result as a reader gets it. */
export const lvsResultaatSchema = lvsUitslagSchema.extend({ id: idSchema, bron: z.enum(['import', 'hand']) });
export type LvsResultaat = z.infer<typeof lvsResultaatSchema>;

/** Start level that follows from a result; somebody accepts it, or not. */
export const startvoorstelSchema = z.strictObject({
  leerlingId: idSchema,
  naam: z.string(),
  jaargroep: z.int(),
  /** Start level now; absent = the own year. */
  huidig: z.number().optional(),
  voorstel: z.number().min(3).max(8.5),
  toets: z.string(),
  moment: z.enum(MOMENTEN),
  afnamedatum: z.iso.date(),
  schaal: z.enum(SCHALEN),
  niveau: z.string(),
  /** Has practised: the practice engine knows better than a test by now. */
  geoefend: z.boolean(),
});
export type Startvoorstel = z.infer<typeof startvoorstelSchema>;

/** Answer of `GET /api/admins/{adminId}/groepen/{groepId}/lvsresultaten`: every pupil of the group, newest result first. */
export const groepsresultatenSchema = z.strictObject({
  groep: z.strictObject({ id: idSchema, naam: z.string() }),
  items: z.array(
    z.strictObject({
      leerlingId: idSchema,
      naam: z.string(),
      sleutel: z.string().optional(),
      resultaten: z.array(lvsResultaatSchema),
      voorstel: startvoorstelSchema.optional(),
    }),
  ),
});
export type Groepsresultaten = z.infer<typeof groepsresultatenSchema>;

const eis = <T extends { niveau?: string | undefined; schaal?: 'AE' | 'IV' | 'VCLB' | undefined }>({
  niveau,
  schaal,
}: T): boolean => niveau === undefined || schaal !== undefined;

/** Body of `POST /api/admins/{adminId}/leerlingen/{leerlingId}/lvsresultaten`: one result by hand. The day may not lie in the future or before 2010. */
export const nieuwLvsResultaatSchema = z
  .strictObject({
    aanbieder: z.enum(AANBIEDERS, 'kies'),
    toets: tekst(LVS_TOETS_MAX),
    moment: z.enum(MOMENTEN, 'verplicht'),
    afnamedatum: z.iso.date('formaat'),
    aantalopgaven: aantal(1, 200),
    aantalgoed: aantal(0, 200),
    vaardigheidsscore: z.number('formaat').min(0, 'bereik').max(999, 'bereik').optional(),
    schaal: z.enum(SCHALEN, 'kies').optional(),
    niveau: z.string('formaat').trim().max(4, 'maxlengte').optional(),
    percentiel: aantal(0, 100),
    dle: aantal(0, 60),
  })
  .refine(eis, { error: 'verplicht', path: ['schaal'] })
  .refine(
    ({ niveau, schaal }) => niveau === undefined || schaal === undefined || niveauVan(niveau, schaal) !== undefined,
    { error: 'formaat', path: ['niveau'] },
  )
  .refine(
    ({ aantalgoed: goed, aantalopgaven: opgaven }) => goed === undefined || opgaven === undefined || goed <= opgaven,
    { error: 'bereik', path: ['aantalgoed'] },
  )
  .refine(
    (rij) =>
      [rij.aantalgoed, rij.vaardigheidsscore, rij.niveau, rij.dle].some((waarde) => waarde !== undefined) ||
      (rij.schaal === 'VCLB' && rij.percentiel !== undefined),
    { error: 'kies', path: ['niveau'] },
  );
export type NieuwLvsResultaat = z.infer<typeof nieuwLvsResultaatSchema>;

export const lvsResultaatParamsSchema = z.strictObject({
  adminId: idSchema,
  leerlingId: idSchema,
  resultaatId: idSchema,
});

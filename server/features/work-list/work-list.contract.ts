import { z } from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema } from '../../platform/contract/fields.contract.ts';

/** What can wait for the office, in the order of the screen. */
export const WORK_KINDS = [
  'aanvraag',
  'bericht',
  'contactbericht',
  'wisverzoek',
  'proef',
  'licentie',
  'factuur',
  'mail',
  'export',
  'ervaring',
] as const;
export type WorkKind = (typeof WORK_KINDS)[number];
/** Rows of a kind that are listed; `totals` counts them all. */
export const WORK_SHOWN = 50;

export const workItemSchema = z.strictObject({
  /** Kind and record, e.g. `aanvraag-019f…`. */
  id: z.string(),
  soort: z.enum(WORK_KINDS),
  /** The record itself. */
  itemId: idSchema,
  /** Customer it is about. */
  adminId: z.nullable(idSchema),
  /** Name of the organisation or the person. */
  tekst: z.string(),
  /** What it is about: a code of its kind for requests and messages of the site, else text as it was written. */
  detail: z.string(),
  since: z.iso.datetime(),
  /** Day on which it ends or is erased. */
  tot: z.nullable(z.iso.date()),
  /** How many times it happened. */
  aantal: z.int(),
  behandelaar: z.nullable(z.string()),
  /** Who asks handles it. */
  eigen: z.boolean(),
});
export type WorkItem = z.infer<typeof workItemSchema>;
/** Answer of `GET /api/kantoor/werklijsten`: by kind, the oldest first. */
export const workListSchema = z.strictObject({
  items: z.array(workItemSchema),
  totals: z.array(z.strictObject({ soort: z.enum(WORK_KINDS), aantal: z.int() })),
  /** Kinds that could not be read now. */
  failed: z.array(z.enum(WORK_KINDS)),
});
export type WorkList = z.infer<typeof workListSchema>;
export const workListQuerySchema = z.strictObject({
  soort: z.optional(z.enum(WORK_KINDS, 'kies')),
  /** Only what who asks handles. */
  eigen: z.optional(z.enum(['ja', 'nee'], 'kies')),
});
export type WorkListQuery = z.infer<typeof workListQuerySchema>;
const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
export const workParamsSchema = z.strictObject({
  workId: z.string().check(z.regex(new RegExp(`^(?:${WORK_KINDS.join('|')})-${UUID}$`), 'formaat')),
});
/** Body of `PATCH /api/kantoor/werklijsten/{id}`: taking it, or letting go whoever has it. */
export const workChangeSchema = z.strictObject({ behandelaar: z.nullable(z.literal('ik', 'kies')) });
export type WorkChange = z.infer<typeof workChangeSchema>;

export const FIGURE_PARTS = ['tenants', 'practice', 'mail', 'jobs', 'backup'] as const;
export type FigurePart = (typeof FIGURE_PARTS)[number];
export const jobSchema = z.strictObject({
  name: z.string(),
  begin: z.nullable(z.iso.datetime()),
  end: z.nullable(z.iso.datetime()),
  seconds: z.nullable(z.number()),
  /** What went wrong the last time; null = it went well. */
  failure: z.nullable(z.string()),
  next: z.iso.datetime(),
  busy: z.boolean(),
});
export type OfficeJob = z.infer<typeof jobSchema>;
export const practiceFiguresSchema = z.strictObject({
  /** Leerlingen with an answer in the last seven days, of all customers. */
  leerlingen: z.int(),
  /** Answers of each of these days, the oldest first. */
  days: z.array(z.strictObject({ dag: z.iso.date(), antwoorden: z.int() })),
});
export type PracticeFigures = z.infer<typeof practiceFiguresSchema>;
/** Answer of `GET /api/kantoor/kerngetallen`; a part that could not be read is absent and stands in `failed`. */
export const figuresSchema = z.strictObject({
  tenants: z.nullable(z.strictObject({ school: z.int(), rt: z.int(), thuis: z.int(), demo: z.int() })),
  /** Counted every hour; null until the first time. */
  practice: z.nullable(z.extend(practiceFiguresSchema, { at: z.iso.datetime() })),
  mail: z.nullable(
    z.strictObject({
      waiting: z.int(),
      /** Since when the oldest waits. */
      oldest: z.nullable(z.iso.datetime()),
      /** Of the last seven days. */
      failed: z.int(),
    }),
  ),
  jobs: z.nullable(z.array(jobSchema)),
  /** Moment of the last backup, when the one who makes them says so. */
  backup: z.nullable(z.iso.datetime()),
  failed: z.array(z.enum(FIGURE_PARTS)),
});
export type Figures = z.infer<typeof figuresSchema>;

const RIGHT = 'dashboard.openen';
export const workListEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/kantoor/werklijsten',
    right: RIGHT,
    query: workListQuerySchema,
    response: workListSchema,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/kantoor/werklijsten/:workId',
    right: RIGHT,
    params: workParamsSchema,
    body: workChangeSchema,
    response: workItemSchema,
  }),
  figures: endpoint({ method: 'GET', path: '/api/kantoor/kerngetallen', right: RIGHT, response: figuresSchema }),
};

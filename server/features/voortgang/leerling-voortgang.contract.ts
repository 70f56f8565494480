import { z } from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema } from '../../platform/contract/fields.contract.ts';
import { panelLeerlingParamsSchema } from '../leerlingen/leerling-params.contract.ts';
import { struikelwoordSchema } from './stumbles.contract.ts';
import {
  mistakeKindSchema,
  voortgangDoelSchema,
  voortgangQuerySchema,
  voortgangStatusSchema,
} from './voortgang.contract.ts';

const count = z.int().check(z.gte(0));
const doelSchema = z.extend(voortgangDoelSchema, {
  status: voortgangStatusSchema,
  n: count,
  goed: count,
  /** Share right that the standing is made of; absent when there is too little to say. */
  pct: z.optional(z.int().check(z.gte(0), z.lte(100))),
});
export type LeerlingDoel = z.infer<typeof doelSchema>;

/** Answer of `GET {P}/voortgang`: everything about one pupil, what goes well first. */
export const leerlingVoortgangSchema = z.strictObject({
  leerling: z.strictObject({
    id: idSchema,
    naam: z.string(),
    roepnaam: z.string(),
    dier: z.string(),
    jaargroep: z.int(),
  }),
  doelen: z.array(doelSchema),
  /** The last weeks with practice in them, oldest first. */
  weeks: z.array(z.strictObject({ week: z.iso.date(), minuten: count, n: count, goed: count })),
  /** Words whose last answer was right at once, newest first. */
  geleerd: z.array(z.string()),
  woorden: z.array(struikelwoordSchema),
  fouten: z.array(mistakeKindSchema),
});
export type LeerlingVoortgang = z.infer<typeof leerlingVoortgangSchema>;

export const REPORT_KINDS = ['kind', 'ouders', 'collega'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];
/** Query of a report: for whom it is written. */
export const reportQuerySchema = z.strictObject({ soort: z._default(z.enum(REPORT_KINDS, 'kies'), 'collega') });

/** Answer of `GET {P}/verslag`: a report in sections, the same on the screen and on paper. */
export const reportSchema = z.strictObject({
  soort: z.enum(REPORT_KINDS),
  titel: z.string(),
  onder: z.string(),
  /** The school and the day. */
  footer: z.string(),
  delen: z.array(
    z.strictObject({
      kop: z.string(),
      tekst: z.optional(z.string()),
      woorden: z.optional(z.array(z.string())),
      tabel: z.optional(z.strictObject({ kolommen: z.array(z.string()), rijen: z.array(z.array(z.string())) })),
    }),
  ),
});
export type VoortgangReport = z.infer<typeof reportSchema>;

const params = panelLeerlingParamsSchema;
export const leerlingVoortgangEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/leerlingen/:leerlingId/voortgang',
    right: 'voortgang.lezen',
    params,
    query: voortgangQuerySchema,
    response: leerlingVoortgangSchema,
  }),
  report: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/leerlingen/:leerlingId/verslag',
    right: 'voortgang.lezen',
    params,
    query: reportQuerySchema,
    response: reportSchema,
  }),
  printReport: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/leerlingen/:leerlingId/verslag.pdf',
    right: 'voortgang.lezen',
    params,
    query: reportQuerySchema,
    download: 'application/pdf',
  }),
};

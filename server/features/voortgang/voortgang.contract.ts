import { z } from 'zod/mini';
import { FORMATS } from '#engine/core/oefening/contract/contract.ts';
import { DOEL_STANDINGS } from '#engine/core/oefening/model/doel-standing.ts';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema, listSchema, pageSchema } from '../../platform/contract/fields.contract.ts';
import { groepParamsSchema } from '../groepen/groepen.contract.ts';
import { panelLeerlingParamsSchema } from '../leerlingen/leerling-params.contract.ts';

export const voortgangStatusSchema = z.enum(DOEL_STANDINGS);
export type VoortgangStatus = z.infer<typeof voortgangStatusSchema>;

const periodFields = { van: z.optional(z.iso.date('formaat')), tot: z.optional(z.iso.date('formaat')) };
const inOrder = z.refine<{ van?: string | undefined; tot?: string | undefined }>(
  (q) => q.van === undefined || q.tot === undefined || q.van <= q.tot,
  { error: 'datumvolgorde', path: ['tot'] },
);

/** Query of `GET {G}/voortgang`; without dates everything counts. */
export const voortgangQuerySchema = z.strictObject(periodFields).check(inOrder);
export type VoortgangQuery = z.infer<typeof voortgangQuerySchema>;

export const voortgangDoelSchema = z.strictObject({
  id: z.string(),
  nr: z.int(),
  naam: z.string(),
  kindnaam: z.string(),
  groep: z.int(),
  icoon: z.string(),
});
/** Pupil with a column for each practised goal, in the order of `doelen`. */
export const voortgangRowSchema = z.strictObject({
  leerlingId: idSchema,
  naam: z.string(),
  status: z.array(voortgangStatusSchema),
  /** All answers and those of them that were right, of all time or of the period. */
  n: z.array(z.int().check(z.gte(0))),
  goed: z.array(z.int().check(z.gte(0))),
  /** Share right that the standing is made of, percent; null when there is too little to say. */
  pct: z.array(z.nullable(z.int().check(z.gte(0), z.lte(100)))),
});
export type VoortgangRow = z.infer<typeof voortgangRowSchema>;
/** Answer of `GET {G}/voortgang`: goals that somebody practised, and the pupils. */
export const voortgangSchema = z.strictObject({
  groep: z.strictObject({ id: idSchema, naam: z.string() }),
  doelen: z.array(voortgangDoelSchema),
  rijen: z.array(voortgangRowSchema),
});
export type Voortgang = z.infer<typeof voortgangSchema>;

/** Query of `GET {P}/antwoorden`; the period is that of the standing, the answers are all there unless it is asked otherwise. */
export const antwoordenQuerySchema = z
  .strictObject({
    doel: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
    /** Only what went wrong. */
    mis: z.optional(z.literal('ja')),
    /** Only answers of the period. */
    within: z.optional(z.literal('ja')),
    pagina: pageSchema,
    ...periodFields,
  })
  .check(inOrder);
export type AntwoordenQuery = z.infer<typeof antwoordenQuerySchema>;
export const voortgangAntwoordSchema = z.strictObject({
  id: idSchema,
  /** Word or form that was asked. */
  woord: z.string(),
  /** What the child gave at the first attempt. */
  ruw: z.string(),
  goed: z.boolean(),
  geholpen: z.boolean(),
  datum: z.iso.datetime(),
  /** Letters the mistake is about, in code units of `woord`. */
  focus: z.optional(z.strictObject({ van: z.int().check(z.gte(0)), tot: z.int().check(z.gte(0)) })),
  doelId: z.string(),
  doelNaam: z.string(),
  formaat: z.enum(FORMATS),
  spel: z.optional(z.string()),
  /** A teacher made it count as right, for this reason. */
  judged: z.optional(z.strictObject({ reden: z.string() })),
});
export type VoortgangAntwoord = z.infer<typeof voortgangAntwoordSchema>;
export const mistakeKindSchema = z.strictObject({
  /** Goal, or a general kind: `klank`, `hoofdletter`, `teken`, `toets` (a slip of the finger, no spelling error), `anders`. */
  label: z.string(),
  naam: z.string(),
  /** Opportunities and errors, all of them. */
  n: z.int().check(z.gte(0)),
  fouten: z.int().check(z.gte(0)),
  /** Chance of an error at an opportunity with its 90 % interval, percent; recent ones weigh more. Absent below 5 opportunities. */
  deel: z.optional(
    z.strictObject({
      pct: z.int().check(z.gte(0), z.lte(100)),
      van: z.int().check(z.gte(0), z.lte(100)),
      tot: z.int().check(z.gte(0), z.lte(100)),
    }),
  ),
});
export type MistakeKind = z.infer<typeof mistakeKindSchema>;
/** What a standing is made of, as the core knows it. */
export const standingEvidenceSchema = z.strictObject({
  n: z.int().check(z.gte(0)),
  right: z.int().check(z.gte(0)),
  days: z.int().check(z.gte(0)),
  chance: z.number().check(z.gte(0), z.lte(1)),
  before: z.boolean(),
});
/** Answer of `GET {P}/antwoorden`: newest first, with the rule of the goal in one line. */
export const voortgangAntwoordenSchema = z.extend(listSchema(voortgangAntwoordSchema), {
  leerling: z.strictObject({ id: idSchema, naam: z.string() }),
  regel: z.string(),
  status: voortgangStatusSchema,
  /** Why the goal has its standing; absent as long as no standing was made. */
  evidence: z.optional(standingEvidenceSchema),
  /** Day since when it stands there; absent with a period. */
  since: z.optional(z.iso.date()),
  /** Kinds of error: the goal that was asked for first, then at most five that go wrong most. */
  fouten: z.array(mistakeKindSchema),
});
export type VoortgangAntwoorden = z.infer<typeof voortgangAntwoordenSchema>;

export const voortgangEndpoints = {
  findMatrix: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/groepen/:groepId/voortgang',
    right: 'voortgang.lezen',
    params: groepParamsSchema,
    query: voortgangQuerySchema,
    response: voortgangSchema,
  }),
  findAntwoorden: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/leerlingen/:leerlingId/antwoorden',
    right: 'voortgang.lezen',
    params: panelLeerlingParamsSchema,
    query: antwoordenQuerySchema,
    response: voortgangAntwoordenSchema,
  }),
};

import { z } from 'zod/mini';
import { AANBIEDERS, LVS_TOETS_MAX, MOMENTS, SCALES } from '#engine/core/domein/lvs.ts';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema, textSchema } from '../../platform/contract/fields.contract.ts';
import { adminParamsSchema } from '../admins/admins.contract.ts';
import { lvsFindingSchema, startProposalSchema } from './lvs-results.contract.ts';

/** Fields a column can hold (standards.md section 3.2); `categorie` may stand more than once. */
export const LVS_FIELDS = [
  'leerlingkey',
  'eckid',
  'naam',
  'roepnaam',
  'voorvoegsel',
  'achternaam',
  'geboortedatum',
  'aanbieder',
  'toets',
  'toetscode',
  'moment',
  'afnamedatum',
  'aantalopgaven',
  'aantalgoed',
  'vaardigheidsscore',
  'schaal',
  'niveau',
  'percentiel',
  'dle',
  'dl',
  'fn',
  'categorie',
] as const;
export type LvsField = (typeof LVS_FIELDS)[number];
/** Fields that may be the same for a whole file, where it has no column for them. */
export const LVS_FIXED_FIELDS = ['aanbieder', 'toets', 'moment', 'afnamedatum', 'schaal'] as const;
export type LvsFixedField = (typeof LVS_FIXED_FIELDS)[number];

const fixedSchema = z.strictObject({
  aanbieder: z.optional(z.enum(AANBIEDERS, 'kies')),
  toets: z.optional(textSchema(LVS_TOETS_MAX)),
  moment: z.optional(z.enum(MOMENTS, 'kies')),
  /** Not in the future and not before 2010. */
  afnamedatum: z.optional(z.iso.date('formaat')),
  schaal: z.optional(z.enum(SCALES, 'kies')),
});
export type LvsFixed = z.infer<typeof fixedSchema>;

/** Which column holds what: one entry per column of the file, null = nobody reads it. */
export const lvsMappingSchema = z
  .strictObject({
    kolommen: z.array(z.nullable(z.enum(LVS_FIELDS))).check(z.maxLength(200, 'bereik')),
    vast: fixedSchema,
  })
  .check(
    z.refine(
      ({ kolommen: columns }) =>
        columns.every((field, nr) => field === null || field === 'categorie' || columns.indexOf(field) === nr),
      { error: 'bestaat_al', path: ['kolommen'] },
    ),
  );
export type LvsMapping = z.infer<typeof lvsMappingSchema>;

/** What a row lacks or has wrong; the row is not written. */
export const LVS_CODES = [
  'LEERLING_ONTBREEKT',
  'SLEUTEL_ONGELDIG',
  'CONFLICT',
  'GEBOORTEDATUM_ONGELDIG',
  'AANBIEDER_ONBEKEND',
  'TOETS_ONTBREEKT',
  'TOETS_TE_LANG',
  'MOMENT_ONTBREEKT',
  'MOMENT_ONGELDIG',
  'AFNAMEDATUM_ONTBREEKT',
  'AFNAMEDATUM_ONGELDIG',
  'AFNAMEDATUM_BEREIK',
  'OPGAVEN_BEREIK',
  'GOED_BEREIK',
  'SCORE_BEREIK',
  'SCHAAL_ONTBREEKT',
  'SCHAAL_ONBEKEND',
  'NIVEAU_ONGELDIG',
  'PERCENTIEL_BEREIK',
  'DLE_BEREIK',
  'DL_BEREIK',
  'FN_ONGELDIG',
  'CATEGORIE_BEREIK',
  'UITSLAG_ONTBREEKT',
  'DUBBELE_RIJ',
] as const;
export const lvsCodeSchema = z.enum(LVS_CODES);
export type LvsCode = z.infer<typeof lvsCodeSchema>;

export const LVS_LINE_KINDS = ['nieuw', 'gewijzigd', 'gelijk', 'niet_gevonden', 'ambigu', 'fout'] as const;
export type LvsLineKind = (typeof LVS_LINE_KINDS)[number];

/** Pupil as the school knows it. */
export const lvsLeerlingSchema = z.strictObject({
  id: idSchema,
  naam: z.string(),
  groep: z.optional(z.string()),
  geboortedatum: z.optional(z.iso.date()),
});
export type LvsLeerling = z.infer<typeof lvsLeerlingSchema>;

export const lvsLineSchema = z.strictObject({
  /** Number within the plan; choices point at it. */
  nr: z.int().check(z.gte(1)),
  /** Line of the file. */
  regel: z.int(),
  soort: z.enum(LVS_LINE_KINDS),
  /** Name or key in the file. */
  naam: z.string(),
  leerling: z.optional(lvsLeerlingSchema),
  /** Pupils it may be, for somebody to choose from. */
  kandidaten: z.array(lvsLeerlingSchema),
  uitslag: z.optional(lvsFindingSchema),
  /** Result as it is now, where it would change. */
  oud: z.optional(lvsFindingSchema),
  codes: z.array(lvsCodeSchema),
  /** The codes as a sentence; empty when nothing is wrong. */
  melding: z.string(),
});
export type LvsLine = z.infer<typeof lvsLineSchema>;

export const lvsTalliesSchema = z.strictObject({
  nieuw: z.int(),
  gewijzigd: z.int(),
  gelijk: z.int(),
  niet_gevonden: z.int(),
  ambigu: z.int(),
  fout: z.int(),
});
export type LvsTallies = z.infer<typeof lvsTalliesSchema>;

/** What the mapping still lacks before a row can be read. */
export const LVS_MISSING = ['leerling', 'aanbieder', 'toets', 'moment', 'afnamedatum', 'uitslag', 'schaal'] as const;
export type LvsMissing = (typeof LVS_MISSING)[number];

/** Answer of `POST /api/admins/{adminId}/lvsimporten` and of `PATCH …/{planId}`: what would happen. Nothing is written yet. */
export const lvsPlanSchema = z.strictObject({
  planId: idSchema,
  fileSha256: z.string(),
  verlooptOp: z.iso.datetime(),
  /** Columns of the file with the first five values of each. */
  kolommen: z.array(z.strictObject({ naam: z.string(), voorbeelden: z.array(z.string()) })),
  /** Proposed mapping, or the one that was sent. */
  voorstel: lvsMappingSchema,
  mist: z.array(z.enum(LVS_MISSING)),
  /** Saved mappings that fit this file; `herkend` is the one the proposal follows. */
  profielen: z.array(z.strictObject({ naam: z.string(), mapping: lvsMappingSchema })),
  herkend: z.optional(z.string()),
  tellingen: lvsTalliesSchema,
  regels: z.array(lvsLineSchema),
  /** Names to check when the character set was guessed. */
  voorbeeldnamen: z.array(z.string()),
});
export type LvsPlan = z.infer<typeof lvsPlanSchema>;

/** Text fields beside the file: a group to stay within, or another mapping as JSON. */
export const lvsUploadSchema = z.strictObject({ groepId: z.optional(idSchema) });
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
export const lvsMappingFieldSchema = z.strictObject({
  mapping: z.pipe(
    z.string('verplicht').check(z.refine(isJson, 'formaat')),
    z.transform((json): unknown => JSON.parse(json)),
  ),
});

/** Choices of a person; everything absent stays as the plan proposed. */
export const lvsChoicesSchema = z.strictObject({
  /** Rows that stay behind. */
  uit: z._default(z.array(z.int().check(z.gte(1))).check(z.maxLength(5_000, 'bereik')), []),
  /** Who an ambiguous row is about. */
  kies: z._default(
    z.array(z.strictObject({ nr: z.int().check(z.gte(1)), leerlingId: idSchema })).check(z.maxLength(5_000, 'bereik')),
    [],
  ),
  namenKloppen: z._default(z.boolean(), false),
});
export type LvsChoices = z.infer<typeof lvsChoicesSchema>;
export type LvsChoicesInput = z.input<typeof lvsChoicesSchema>;

/** Body of `…/uitvoeren`; with a name the mapping is kept for the next file. */
export const lvsExecuteSchema = z.strictObject({ keuzes: lvsChoicesSchema, profielnaam: z.optional(textSchema(60)) });
export type LvsExecute = z.infer<typeof lvsExecuteSchema>;
export type LvsExecuteInput = z.input<typeof lvsExecuteSchema>;

/** Answer of `…/uitvoeren`; the same call gives the same answer again. */
export const lvsOutcomeSchema = z.strictObject({
  planId: idSchema,
  nieuw: z.int(),
  gewijzigd: z.int(),
  gelijk: z.int(),
  /** Rows that did not come along, to download for half an hour. */
  over: z.int(),
  startniveaus: z.array(startProposalSchema),
  profielnaam: z.optional(z.string()),
  ongedaanTot: z.iso.datetime(),
});
export type LvsOutcome = z.infer<typeof lvsOutcomeSchema>;

/** Answer of `…/ongedaan`. */
export const lvsUndoSchema = z.strictObject({
  teruggedraaid: z.int(),
  /** Results that stay because somebody changed them since. */
  overgeslagen: z.array(z.strictObject({ leerlingId: idSchema, naam: z.string() })),
});
export type LvsUndo = z.infer<typeof lvsUndoSchema>;

/** Answer of `GET /api/admins/{adminId}/lvsimporten`: newest first, at most 20; a docent sees the own ones. */
export const lvsHistorySchema = z.strictObject({
  items: z.array(
    z.strictObject({
      planId: idSchema,
      op: z.iso.datetime(),
      door: z.string(),
      status: z.enum(['uitgevoerd', 'ongedaan']),
      nieuw: z.int(),
      gewijzigd: z.int(),
      over: z.int(),
      ongedaanTot: z.optional(z.iso.datetime()),
    }),
  ),
});
export type LvsHistory = z.infer<typeof lvsHistorySchema>;

export const lvsPlanParamsSchema = z.strictObject({ adminId: idSchema, planId: idSchema });

/** A plan is made of a file; the same file is read again with another mapping; then it is carried out or undone. */
export const lvsspellingEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/lvsimporten',
    right: 'lvs.importeren',
    params: adminParamsSchema,
    response: lvsHistorySchema,
  }),
  plan: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/lvsimporten',
    right: 'lvs.importeren',
    params: adminParamsSchema,
    upload: true,
    body: lvsUploadSchema,
    response: lvsPlanSchema,
  }),
  remap: endpoint({
    method: 'PATCH',
    path: '/api/admins/:adminId/lvsimporten/:planId',
    right: 'lvs.importeren',
    params: lvsPlanParamsSchema,
    upload: true,
    body: lvsMappingFieldSchema,
    response: lvsPlanSchema,
  }),
  run: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/lvsimporten/:planId/uitvoeren',
    right: 'lvs.importeren',
    params: lvsPlanParamsSchema,
    body: lvsExecuteSchema,
    response: lvsOutcomeSchema,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/lvsimporten/:planId/ongedaan',
    right: 'lvs.importeren',
    params: lvsPlanParamsSchema,
    response: lvsUndoSchema,
  }),
  notFound: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/lvsimporten/:planId/niet-gevonden.csv',
    right: 'lvs.importeren',
    params: lvsPlanParamsSchema,
    download: 'text/csv',
  }),
};

import { z } from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema } from '../../platform/contract/fields.contract.ts';
import { adminParamsSchema } from '../admins/admins.contract.ts';

/** Remarks on a file, a row or a plan (standards.md section 1.5); errors of a whole file are error codes of the reply. */
export const NOTICE_CODES = [
  'TEKENSET_GEGOKT',
  'OUD_SCHOOLJAAR',
  'DUBBELE_SLEUTEL',
  'DUBBEL_ECKID',
  'SLEUTEL_LEEG',
  'NAAM_ONTBREEKT',
  'DATUM_ONGELDIG',
  'GESLACHT_ONBEKEND',
  'JAARGROEP_ONBEKEND',
  'GROEP_ONBEKEND',
  'ROL_ONBEKEND',
  'VELD_TE_LANG',
  'TIJDELIJKE_SLEUTEL',
  'CONFLICT',
  'VERWIJDERING_GROOT',
] as const;
export const noticeCodeSchema = z.enum(NOTICE_CODES);
export type NoticeCode = z.infer<typeof noticeCodeSchema>;

/** Where a remark belongs: line of the file, element and key. Never a name. */
export const noticeSchema = z.strictObject({
  code: noticeCodeSchema,
  regel: z.int().check(z.gte(0)),
  element: z.string(),
  sleutel: z.string(),
});

const jaargroepSchema = z.int().check(z.gte(0), z.lte(8));

export const LINE_KINDS = [
  'nieuw',
  'gewijzigd',
  'ongewijzigd',
  'voorstel',
  'uit_school',
  'niet_in_bestand',
  'fout',
  'overgeslagen',
] as const;
export type LineKind = (typeof LINE_KINDS)[number];
export const LINE_FIELDS = ['naam', 'jaargroep', 'groep', 'geboortedatum', 'geslacht', 'sleutel'] as const;
export type LineField = (typeof LINE_FIELDS)[number];

/** A pupil as the school has it now. */
const knownSchema = z.strictObject({
  naam: z.string(),
  jaargroep: jaargroepSchema,
  groep: z.optional(z.string()),
  geboortedatum: z.optional(z.iso.date()),
});

export const planLineSchema = z.strictObject({
  /** Number within the plan; choices point at it. */
  nr: z.int().check(z.gte(1)),
  soort: z.enum(LINE_KINDS),
  /** Line of the file; absent for a pupil that is not in the file. */
  regel: z.optional(z.int()),
  sleutel: z.optional(z.string()),
  naam: z.string(),
  /** Year 0-8 the pupil will have; absent when it must be chosen. */
  jaargroep: z.optional(jaargroepSchema),
  /** Code of the file when it is no year 0-8. */
  jaargroepCode: z.optional(z.string()),
  groep: z.optional(z.string()),
  extra: z.array(z.string()),
  geboortedatum: z.optional(z.iso.date()),
  /** Ticked unless somebody changes it. */
  gekozen: z.boolean(),
  velden: z.array(z.enum(LINE_FIELDS)),
  oud: z.optional(knownSchema),
  /** Pupil of the school that looks like this one; linked only when somebody says so. */
  voorstel: z.optional(knownSchema),
  /** The pupil is in the bin and comes back. */
  terugzetten: z.boolean(),
  codes: z.array(noticeCodeSchema),
});
export type PlanLine = z.infer<typeof planLineSchema>;

export const planGroepSchema = z.strictObject({
  sleutel: z.string(),
  naam: z.string(),
  jaargroepen: z.array(jaargroepSchema),
  samengesteld: z.boolean(),
  bestaand: z.boolean(),
  /** Pupils of the file in this group. */
  aantal: z.int().check(z.gte(0)),
  /** Key of the group it is joined with unless somebody keeps them apart. */
  samenMet: z.optional(z.string()),
  /** The file gives no year that we know: choose one. */
  jaargroepNodig: z.boolean(),
});
export type PlanGroep = z.infer<typeof planGroepSchema>;

export const planDocentSchema = z.strictObject({
  nr: z.int().check(z.gte(1)),
  naam: z.string(),
  email: z.optional(z.string()),
  groepen: z.array(z.string()),
  rollen: z.array(z.string()),
  /** Somebody of the school has this e-mail address already. */
  bekend: z.boolean(),
});
export type PlanDocent = z.infer<typeof planDocentSchema>;

export const talliesSchema = z.strictObject({
  nieuw: z.int(),
  gewijzigd: z.int(),
  ongewijzigd: z.int(),
  voorstel: z.int(),
  uit_school: z.int(),
  niet_in_bestand: z.int(),
  fout: z.int(),
  overgeslagen: z.int(),
});
export type Tallies = z.infer<typeof talliesSchema>;

/** Answer of `POST /api/admins/{adminId}/edexml` and `…/leerlingimporten`: what would happen. Nothing is written yet. */
export const importplanSchema = z.strictObject({
  planId: idSchema,
  soort: z.enum(['edexml', 'csv']),
  fileSha256: z.string(),
  verlooptOp: z.iso.datetime(),
  school: z.strictObject({ schooljaar: z.string(), code: z.optional(z.string()), nieuwSchooljaar: z.boolean() }),
  tellingen: talliesSchema,
  /** Active pupils now, and seats of the licence; absent when nobody counts seats. */
  actief: z.int().check(z.gte(0)),
  plaatsen: z.optional(z.int().check(z.gte(0))),
  /** At least half of the pupils do not match but look like somebody: the keys of the school have changed. */
  koppelmodus: z.boolean(),
  /** Names to check when the character set was guessed. */
  voorbeeldnamen: z.array(z.string()),
  groepen: z.array(planGroepSchema),
  regels: z.array(planLineSchema),
  leerkrachten: z.array(planDocentSchema),
  fouten: z.array(noticeSchema),
  waarschuwingen: z.array(noticeSchema),
});
export type Importplan = z.infer<typeof importplanSchema>;

const nrs = z._default(z.array(z.int().check(z.gte(1))).check(z.maxLength(40_000)), []);

/** Choices of a person; everything absent stays as the plan proposed. */
export const choicesSchema = z.strictObject({
  /** Rows ticked and unticked against the plan. */
  aan: nrs,
  uit: nrs,
  /** Proposed rows: link with the pupil we know, or a new pupil after all. */
  koppel: nrs,
  nieuw: nrs,
  /** Year for rows and groups that need one. */
  jaargroepen: z._default(
    z.array(z.strictObject({ nr: z.int().check(z.gte(1)), jaargroep: jaargroepSchema })).check(z.maxLength(20_000)),
    [],
  ),
  groepjaren: z._default(
    z
      .array(z.strictObject({ sleutel: z.string().check(z.maxLength(512)), jaargroep: z.nullable(jaargroepSchema) }))
      .check(z.maxLength(2_000)),
    [],
  ),
  /** Keys of groups that are kept apart though the plan joins them. */
  apart: z._default(z.array(z.string().check(z.maxLength(512))).check(z.maxLength(2_000)), []),
  /** Archives the groups of earlier school years. */
  oudeGroepenWeg: z._default(z.boolean(), true),
  leerkrachten: z._default(
    z
      .array(
        z.strictObject({
          nr: z.int().check(z.gte(1)),
          email: z
            .string('verplicht')
            .check(
              z.trim(),
              z.toLowerCase(),
              z.maxLength(254, 'maxlengte'),
              z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'email'),
            ),
        }),
      )
      .check(z.maxLength(2_000)),
    [],
  ),
  /** Number of pupils that go to the bin, typed by hand. */
  bevestigdAantal: z.optional(z.int().check(z.gte(0))),
  namenKloppen: z._default(z.boolean(), false),
});
export type Choices = z.infer<typeof choicesSchema>;
export type ChoicesInput = z.input<typeof choicesSchema>;
export const executeSchema = z.strictObject({ keuzes: choicesSchema });
export type Execute = z.infer<typeof executeSchema>;

/** Teacher somebody ticked. */
export const chosenDocentSchema = z.strictObject({
  naam: z.string(),
  email: z.string(),
  groepIds: z.array(idSchema),
  uitgenodigd: z.boolean(),
});
export type ChosenDocent = z.infer<typeof chosenDocentSchema>;

/** Answer of `…/uitvoeren`; the same call gives the same answer again. */
export const outcomeSchema = z.strictObject({
  planId: idSchema,
  aangemaakt: z.int(),
  gewijzigd: z.int(),
  verplaatst: z.int(),
  teruggezet: z.int(),
  prullenbak: z.int(),
  groepen: z.int(),
  gearchiveerd: z.int(),
  uitgenodigd: z.int(),
  /** Groups the new pupils are in, for the cards to print. */
  kaartgroepen: z.array(z.strictObject({ id: idSchema, naam: z.string(), aantal: z.int() })),
  leerkrachten: z.array(chosenDocentSchema),
  ongedaanTot: z.iso.datetime(),
});
export type ImportOutcome = z.infer<typeof outcomeSchema>;

/** Answer of `…/ongedaan`. */
export const undoSchema = z.strictObject({
  teruggedraaid: z.int(),
  /** Pupils that stay because somebody changed them or they practised since. */
  overgeslagen: z.array(z.strictObject({ leerlingId: idSchema, naam: z.string() })),
});
export type ImportUndo = z.infer<typeof undoSchema>;

export const PLAN_STATUSES = ['gemaakt', 'vervallen', 'uitgevoerd', 'ongedaan'] as const;
export const importHistorySchema = z.strictObject({
  items: z.array(
    z.strictObject({
      planId: idSchema,
      soort: z.enum(['edexml', 'csv']),
      op: z.iso.datetime(),
      door: z.string(),
      status: z.enum(['uitgevoerd', 'ongedaan']),
      aangemaakt: z.int(),
      gewijzigd: z.int(),
      prullenbak: z.int(),
      ongedaanTot: z.optional(z.iso.datetime()),
    }),
  ),
});
/** Answer of `GET /api/admins/{adminId}/importplannen`: newest first, at most 20. */
export type ImportHistory = z.infer<typeof importHistorySchema>;

export const planParamsSchema = z.strictObject({ adminId: idSchema, planId: idSchema });
/** Office may read a file of another school code, with a reason. */
export const uploadQuerySchema = z.strictObject({ andereSchool: z._default(z.enum(['ja', 'nee']), 'nee') });

/** Every plan of the tenant that was carried out, whatever it was read from. */
export const importplannenEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/importplannen',
    right: 'leerlingen.importeren',
    params: adminParamsSchema,
    response: importHistorySchema,
  }),
};

/** A file of EdexML makes a plan, which is carried out and can be undone. */
export const edexmlEndpoints = {
  plan: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/edexml',
    right: 'edexml.importeren',
    params: adminParamsSchema,
    query: uploadQuerySchema,
    upload: true,
    response: importplanSchema,
  }),
  run: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/edexml/:planId/uitvoeren',
    right: 'edexml.importeren',
    params: planParamsSchema,
    body: executeSchema,
    response: outcomeSchema,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/edexml/:planId/ongedaan',
    right: 'edexml.importeren',
    params: planParamsSchema,
    response: undoSchema,
  }),
};

/** The same of a list of pupils. */
export const leerlingImportEndpoints = {
  plan: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/leerlingimporten',
    right: 'leerlingen.importeren',
    params: adminParamsSchema,
    query: uploadQuerySchema,
    upload: true,
    response: importplanSchema,
  }),
  run: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/leerlingimporten/:planId/uitvoeren',
    right: 'leerlingen.importeren',
    params: planParamsSchema,
    body: executeSchema,
    response: outcomeSchema,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/leerlingimporten/:planId/ongedaan',
    right: 'leerlingen.importeren',
    params: planParamsSchema,
    response: undoSchema,
  }),
};

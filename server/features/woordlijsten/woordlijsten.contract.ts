import { z } from 'zod/mini';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema, textSchema, versionSchema } from '../../platform/contract/fields.contract.ts';
import { adminParamsSchema } from '../admins/admins.contract.ts';

/**
 * What a teacher should look at before a word is played: unknown to us, plural or verb, sounds like another word and has no
 * sentence, of a later year than the list, not fit for children, nothing to practise in it, a sentence without the word.
 */
export const WOORD_DOUBTS = [
  'onbekend',
  'twee-lezingen',
  'homofoon',
  'boven-groep',
  'ongeschikt',
  'geen-doel',
  'zin-zonder-woord',
] as const;
export type WoordDoubt = (typeof WOORD_DOUBTS)[number];
/** Doubts with which a word cannot be played. */
export const BLOCKING_DOUBTS: readonly WoordDoubt[] = ['ongeschikt', 'geen-doel', 'zin-zonder-woord'];

const spelling = textSchema(CONSTANTS.OWN_WOORD_MAX);
const yearSchema = z.int('geheel').check(z.gte(3, 'bereik'), z.lte(8, 'bereik'));

/** A word as a teacher gives it: without a sentence ours is said, without a goal the rules choose. */
export const listWoordSchema = z.strictObject({
  spelling,
  zin: z.optional(textSchema(160)),
  doelId: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
});
export type ListWoord = z.infer<typeof listWoordSchema>;

/** What the language core makes of a word. */
export const analyzedWoordSchema = z.strictObject({
  spelling: z.string(),
  /** Sentence that is said with it: the teacher's own, else one of ours. */
  zin: z.optional(z.string()),
  ownZin: z.boolean(),
  /** Goals that can be found in the word, and the one it is practised for. */
  doelen: z.array(z.strictObject({ id: z.string(), naam: z.string() })),
  doelId: z.optional(z.string()),
  groep: z.optional(z.int()),
  /** Recording of this school; without one our own voice speaks. */
  recordingId: z.optional(idSchema),
  /** Games that can ask it. */
  spellen: z.array(z.string()),
  doubts: z.array(z.enum(WOORD_DOUBTS)),
});
export type AnalyzedWoord = z.infer<typeof analyzedWoordSchema>;

const words = z
  .array(listWoordSchema, 'kies')
  .check(z.minLength(1, 'kies'), z.maxLength(CONSTANTS.WOORDLIJST_MAX, 'bereik'));
const sharedSchema = z.enum(['ik', 'school'], 'kies');
const fields = {
  naam: textSchema(80),
  gedeeld: z._default(sharedSchema, 'ik'),
  jaargroep: z.optional(yearSchema),
  woorden: words,
};

/** Body of `POST {A}/woordlijsten`. */
export const newWoordlijstSchema = z.strictObject(fields);
export type NewWoordlijst = z.infer<typeof newWoordlijstSchema>;
/** Body of `PUT {A}/woordlijsten/{id}`: the whole list, on top of the version that was read. */
export const woordlijstChangeSchema = z.strictObject({ ...fields, versie: versionSchema });
export type WoordlijstChange = z.infer<typeof woordlijstChangeSchema>;

const head = {
  id: idSchema,
  naam: z.string(),
  gedeeld: sharedSchema,
  jaargroep: z.optional(yearSchema),
  versie: z.int().check(z.gte(1)),
  /** Who made it; absent when that person is gone. */
  maker: z.optional(z.string()),
  /** Whether the one who asks may change it. */
  editable: z.boolean(),
};
export const woordlijstItemSchema = z.strictObject({
  ...head,
  aantal: z.int().check(z.gte(0)),
  voorbeelden: z.array(z.string()),
});
export type WoordlijstItem = z.infer<typeof woordlijstItemSchema>;
/** Answer of `GET {A}/woordlijsten`: own lists and those of the school, the newest first. */
export const woordlijstenSchema = z.strictObject({ items: z.array(woordlijstItemSchema) });
export type Woordlijsten = z.infer<typeof woordlijstenSchema>;
export const woordlijstSchema = z.strictObject({ ...head, woorden: z.array(analyzedWoordSchema) });
export type Woordlijst = z.infer<typeof woordlijstSchema>;

/** Body of `POST {A}/woordanalyses`; nothing is stored. */
export const analysisRequestSchema = z.strictObject({ jaargroep: z.optional(yearSchema), woorden: words });
export type AnalysisRequest = z.infer<typeof analysisRequestSchema>;
export const analysisSchema = z.strictObject({ items: z.array(analyzedWoordSchema) });
export type Analysis = z.infer<typeof analysisSchema>;

export const woordlijstParamsSchema = z.strictObject({ adminId: idSchema, woordlijstId: idSchema });

export const woordlijstenEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/woordlijsten',
    right: 'woordlijsten.lezen',
    params: adminParamsSchema,
    response: woordlijstenSchema,
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/woordlijsten/:woordlijstId',
    right: 'woordlijsten.lezen',
    params: woordlijstParamsSchema,
    response: woordlijstSchema,
  }),
  analyze: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/woordanalyses',
    right: 'woordlijsten.wijzigen',
    params: adminParamsSchema,
    body: analysisRequestSchema,
    response: analysisSchema,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/woordlijsten',
    right: 'woordlijsten.wijzigen',
    params: adminParamsSchema,
    body: newWoordlijstSchema,
    response: woordlijstSchema,
    status: 201,
    idempotent: true,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/admins/:adminId/woordlijsten/:woordlijstId',
    right: 'woordlijsten.wijzigen',
    params: woordlijstParamsSchema,
    body: woordlijstChangeSchema,
    response: woordlijstSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admins/:adminId/woordlijsten/:woordlijstId',
    right: 'woordlijsten.wijzigen',
    params: woordlijstParamsSchema,
  }),
  /** Takes a removal back. */
  restore: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/woordlijsten/:woordlijstId/herstellingen',
    right: 'woordlijsten.wijzigen',
    params: woordlijstParamsSchema,
    response: woordlijstSchema,
    idempotent: true,
  }),
};

import { z } from 'zod/mini';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema, textSchema } from '../../platform/contract/fields.contract.ts';
import { groepParamsSchema } from '../groepen/groepen.contract.ts';

/** `klaar` = made, `bezig` = the teacher dictates, `gesloten` = done; who was away may still do it. */
export const dicteeStandSchema = z.enum(['klaar', 'bezig', 'gesloten']);
export type DicteeStand = z.infer<typeof dicteeStandSchema>;

const count = z.int().check(z.gte(0));

/** Body of `POST {G}/dictees`: the words of a list, or words of ours for some goals. */
export const newDicteeSchema = z
  .strictObject({
    titel: textSchema(80),
    woordlijstId: z.optional(idSchema),
    doelIds: z.optional(
      z
        .array(z.string().check(z.minLength(1), z.maxLength(80)))
        .check(z.minLength(1, 'kies'), z.maxLength(4, 'bereik')),
    ),
  })
  .check(
    z.refine(({ woordlijstId, doelIds }) => (woordlijstId === undefined) !== (doelIds === undefined), {
      error: 'kies',
      path: ['woordlijstId'],
    }),
  );
export type NewDictee = z.infer<typeof newDicteeSchema>;

/** Body of `PATCH {A}/dictees/{id}`: the word that is dictated now, or the end. */
export const dicteeStepSchema = z.strictObject({
  stand: z.enum(['bezig', 'gesloten'], 'kies'),
  nr: z.int('geheel').check(z.gte(1, 'bereik'), z.lte(CONSTANTS.DICTEE_WOORDEN_MAX, 'bereik')),
});
export type DicteeStep = z.infer<typeof dicteeStepSchema>;

export const dicteeListSchema = z.strictObject({
  items: z.array(
    z.strictObject({
      id: idSchema,
      titel: z.string(),
      stand: dicteeStandSchema,
      woorden: count,
      deelnemers: count,
      op: z.iso.datetime(),
    }),
  ),
});
export type DicteeList = z.infer<typeof dicteeListSchema>;

/** What a leerling wrote for a word. */
export const dicteeAntwoordSchema = z.strictObject({
  leerlingId: idSchema,
  nr: z.int().check(z.gte(1)),
  ruw: z.string(),
  goed: z.boolean(),
});
export type DicteeAntwoord = z.infer<typeof dicteeAntwoordSchema>;

/** A dictation as the teacher sees it. */
export const classDicteeSchema = z.strictObject({
  id: idSchema,
  groepId: idSchema,
  titel: z.string(),
  stand: dicteeStandSchema,
  nr: count,
  woorden: z.array(z.strictObject({ woord: z.string(), zin: z.string() })),
  leerlingen: z.array(
    z.strictObject({
      id: idSchema,
      naam: z.string(),
      /** Took part, or opened the page. */
      here: z.boolean(),
    }),
  ),
  antwoorden: z.array(dicteeAntwoordSchema),
});
export type ClassDictee = z.infer<typeof classDicteeSchema>;

/** One update of the stream; `begin` = read everything anew. */
export const dicteeUpdateSchema = z.discriminatedUnion('soort', [
  z.strictObject({ soort: z.literal('begin') }),
  z.strictObject({ soort: z.literal('stand'), stand: dicteeStandSchema, nr: count }),
  z.strictObject({ soort: z.literal('hier'), leerlingId: idSchema }),
  z.extend(dicteeAntwoordSchema, { soort: z.literal('antwoord') }),
]);
export type DicteeUpdate = z.infer<typeof dicteeUpdateSchema>;

const dicteeParamsSchema = z.strictObject({ adminId: idSchema, dicteeId: idSchema });

export const dicteesEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/groepen/:groepId/dictees',
    right: 'dictees.afnemen',
    params: groepParamsSchema,
    response: dicteeListSchema,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/groepen/:groepId/dictees',
    right: 'dictees.afnemen',
    params: groepParamsSchema,
    body: newDicteeSchema,
    response: classDicteeSchema,
    status: 201,
    idempotent: true,
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/dictees/:dicteeId',
    right: 'dictees.afnemen',
    params: dicteeParamsSchema,
    response: classDicteeSchema,
  }),
  step: endpoint({
    method: 'PATCH',
    path: '/api/admins/:adminId/dictees/:dicteeId',
    right: 'dictees.afnemen',
    params: dicteeParamsSchema,
    body: dicteeStepSchema,
    response: classDicteeSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admins/:adminId/dictees/:dicteeId',
    right: 'dictees.afnemen',
    params: dicteeParamsSchema,
  }),
  follow: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/dictees/:dicteeId/stroom',
    right: 'dictees.afnemen',
    params: dicteeParamsSchema,
    download: 'text/event-stream',
  }),
};

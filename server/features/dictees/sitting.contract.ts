import { z } from 'zod/mini';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema } from '../../platform/contract/fields.contract.ts';
import { leerlingParamsSchema } from '../leerlingen/leerling-params.contract.ts';

const count = z.int().check(z.gte(0));

/** Dictations that a leerling can join now, or still has to do. */
export const dueDicteesSchema = z.strictObject({
  items: z.array(z.strictObject({ id: idSchema, titel: z.string(), nu: z.boolean() })),
});
export type DueDictees = z.infer<typeof dueDicteesSchema>;

/** A dictation as the leerling has it: numbers, and what it wrote itself. No word and no sentence. */
export const sittingSchema = z.strictObject({
  /** `wacht` = not begun, `bezig` = dictated now, `inhalen` = on one's own afterwards, `klaar` = done. */
  stand: z.enum(['wacht', 'bezig', 'inhalen', 'klaar']),
  titel: z.string(),
  nr: count,
  aantal: count,
  ingevuld: z.array(z.strictObject({ nr: z.int(), ruw: z.string() })),
  meekijken: z.boolean(),
});
export type DicteeSitting = z.infer<typeof sittingSchema>;

const ruwSchema = z.strictObject({ ruw: z.string('verplicht').check(z.maxLength(CONSTANTS.RUW_MAX, 'maxlengte')) });
const params = z.extend(leerlingParamsSchema, { dicteeId: idSchema });
export type SittingParams = z.infer<typeof params>;
const wordParams = z.extend(params, {
  nr: z.coerce.number().check(z.int(), z.gte(1), z.lte(CONSTANTS.DICTEE_WOORDEN_MAX)),
});

/** Query of `…/spraak/{nr}`: the word, as the school recorded it or in our voice, or its sentence; without a sentence the answer is empty. */
export const spokenPartSchema = z.strictObject({ deel: z._default(z.enum(['woord', 'zin'], 'kies'), 'woord') });
export type SpokenPart = z.infer<typeof spokenPartSchema>['deel'];

export const sittingEndpoints = {
  due: endpoint({
    method: 'GET',
    path: '/api/leerlingen/:leerlingId/dictees',
    right: 'leerlinggebied.openen',
    params: leerlingParamsSchema,
    response: dueDicteesSchema,
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/leerlingen/:leerlingId/dictees/:dicteeId',
    right: 'leerlinggebied.openen',
    params,
    response: sittingSchema,
  }),
  note: endpoint({
    method: 'PUT',
    path: '/api/leerlingen/:leerlingId/dictees/:dicteeId/antwoorden/:nr',
    right: 'leerlinggebied.openen',
    params: wordParams,
    body: ruwSchema,
    response: z.strictObject({ genoteerd: z.literal(true) }),
    // What was typed is on its way: it is stored also when the licence ended meanwhile.
    withoutLicentie: true,
  }),
  hear: endpoint({
    method: 'GET',
    path: '/api/leerlingen/:leerlingId/dictees/:dicteeId/spraak/:nr',
    right: 'leerlinggebied.openen',
    params: wordParams,
    query: spokenPartSchema,
    download: 'audio/mpeg',
  }),
  follow: endpoint({
    method: 'GET',
    path: '/api/leerlingen/:leerlingId/dictees/:dicteeId/stroom',
    right: 'leerlinggebied.openen',
    params,
    download: 'text/event-stream',
  }),
};

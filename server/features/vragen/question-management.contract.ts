import { z } from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { textSchema } from '../../platform/contract/fields.contract.ts';
import { QUESTION_GROUPS, questionParamsSchema } from './vragen.contract.ts';

export const QUESTION_COUNTRIES = ['NL', 'BE'] as const;
export type QuestionCountry = (typeof QUESTION_COUNTRIES)[number];
export const QUESTION_MAX = 160;
export const ANSWER_MAX = 2000;

const questionTextSchema = z.strictObject({ vraag: z.string(), antwoord: z.string() });
export type QuestionText = z.infer<typeof questionTextSchema>;

/** A question as our office sees it. */
export const managedQuestionSchema = z.strictObject({
  id: z.string(),
  groep: z.enum(QUESTION_GROUPS),
  nl: questionTextSchema,
  /** Null = Belgium reads the Dutch text. */
  be: z.nullable(questionTextSchema),
  /** Where it stands on the site; nowhere = a concept. */
  countries: z.array(z.enum(QUESTION_COUNTRIES)),
  /** It came with the product; taking it back gives the text of the product again. */
  builtIn: z.boolean(),
  changed: z.boolean(),
  helped: z.int(),
  helpedNot: z.int(),
  versie: z.int(),
});
export type ManagedQuestion = z.infer<typeof managedQuestionSchema>;
/** Answer of `GET /api/kantoor/vragen`: by group, in the order of the site. */
export const managedQuestionsSchema = z.strictObject({ items: z.array(managedQuestionSchema) });
export type ManagedQuestions = z.infer<typeof managedQuestionsSchema>;

const newTextSchema = z.strictObject({ vraag: textSchema(QUESTION_MAX), antwoord: textSchema(ANSWER_MAX) });
/** Body of `POST /api/vragen`. */
export const newQuestionSchema = z.strictObject({
  groep: z.enum(QUESTION_GROUPS, 'kies'),
  nl: newTextSchema,
  be: z.nullable(newTextSchema),
  countries: z.array(z.enum(QUESTION_COUNTRIES, 'kies')),
});
export type NewQuestion = z.infer<typeof newQuestionSchema>;
/** Body of `PATCH /api/vragen/{vraagId}`: the question as a whole. */
export const questionChangeSchema = z.extend(newQuestionSchema, {
  /** 0 = as the product says it: nobody changed it yet. */
  versie: z.int('geheel').check(z.gte(0, 'bereik'), z.lte(2 ** 31 - 1, 'bereik')),
});
export type QuestionChange = z.infer<typeof questionChangeSchema>;
/** Body of `PUT /api/vragen/volgorde`: every question of a group, in the new order. */
export const questionOrderSchema = z.strictObject({
  groep: z.enum(QUESTION_GROUPS, 'kies'),
  ids: z.array(questionParamsSchema.shape.vraagId).check(z.maxLength(200, 'maxlengte')),
});
export type QuestionOrder = z.infer<typeof questionOrderSchema>;

const RIGHT = 'vragen.beheren';
export const questionManagementEndpoints = {
  list: endpoint({ method: 'GET', path: '/api/kantoor/vragen', right: RIGHT, response: managedQuestionsSchema }),
  create: endpoint({
    method: 'POST',
    path: '/api/vragen',
    right: RIGHT,
    body: newQuestionSchema,
    response: managedQuestionSchema,
    status: 201,
    idempotent: true,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/vragen/:vraagId',
    right: RIGHT,
    params: questionParamsSchema,
    body: questionChangeSchema,
    response: managedQuestionSchema,
  }),
  remove: endpoint({ method: 'DELETE', path: '/api/vragen/:vraagId', right: RIGHT, params: questionParamsSchema }),
  order: endpoint({ method: 'PUT', path: '/api/vragen/volgorde', right: RIGHT, body: questionOrderSchema }),
};

import { z } from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { textSchema } from '../../platform/contract/fields.contract.ts';

export const QUESTION_GROUPS = ['school', 'rt', 'thuis', 'techniek', 'privacy'] as const;

/** Query of `GET /api/vragen`. */
export const questionsQuerySchema = z.strictObject({
  zoek: z._default(textSchema(80, 0), ''),
  groep: z.optional(z.enum(QUESTION_GROUPS, 'kies')),
});
export type QuestionsQuery = z.infer<typeof questionsQuerySchema>;

export const questionSchema = z.strictObject({
  /** Anchor on the page too. */
  id: z.string(),
  groep: z.enum(QUESTION_GROUPS),
  vraag: z.string(),
  antwoord: z.string(),
});
export type SiteQuestion = z.infer<typeof questionSchema>;
export const questionsSchema = z.strictObject({
  items: z.array(questionSchema),
  /** False when nothing has the words that were looked for: the items are then the three that come nearest. */
  gevonden: z.boolean(),
});
export type SiteQuestions = z.infer<typeof questionsSchema>;

export const questionParamsSchema = z.strictObject({
  vraagId: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/, 'formaat')),
});
export const judgmentSchema = z.strictObject({ hielp: z.boolean('kies') });

/** Open to all: a page of the site. */
export const questionsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/vragen',
    right: 'public',
    query: questionsQuerySchema,
    response: questionsSchema,
  }),
  judge: endpoint({
    method: 'POST',
    path: '/api/vragen/:vraagId/beoordelingen',
    right: 'public',
    params: questionParamsSchema,
    body: judgmentSchema,
  }),
};

import { z } from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema, textSchema } from '../../platform/contract/fields.contract.ts';
import { adminParamsSchema } from '../admins/admins.contract.ts';
import { berichtFileSchema, filesOfLineSchema } from './attachments.contract.ts';

export const CONVERSATION_STATUSES = ['open', 'beantwoord', 'gesloten'] as const;
export type ConversationStatus = (typeof CONVERSATION_STATUSES)[number];
/** Signs of a subject and of a text. */
export const SUBJECT_MAX = 120;
export const BERICHT_MAX = 4_000;
export const subjectSchema = textSchema(SUBJECT_MAX);
export const berichtTextSchema = textSchema(BERICHT_MAX);

/** One line of a list: a conversation with the office, or what it told many at once. */
export const berichtItemSchema = z.strictObject({
  id: idSchema,
  soort: z.enum(['gesprek', 'mededeling']),
  onderwerp: z.string(),
  /** How the last line begins. */
  begin: z.string(),
  op: z.iso.datetime(),
  unread: z.boolean(),
  /** Null = nobody is asked to answer. */
  status: z.nullable(z.enum(CONVERSATION_STATUSES)),
});
export type BerichtItem = z.infer<typeof berichtItemSchema>;

export const inboxQuerySchema = z.strictObject({
  map: z._default(z.enum(['in', 'archief'], 'kies'), 'in'),
  zoek: z._default(textSchema(80, 0), ''),
});
/** Answer of `GET {A}/berichten`: unread ones first, then the newest; `mail` = an answer comes by mail too. */
export const inboxSchema = z.strictObject({ items: z.array(berichtItemSchema), mail: z.boolean() });
export type Inbox = z.infer<typeof inboxSchema>;

export const lineSchema = z.strictObject({
  id: idSchema,
  /** Who wrote it; empty when that person is no more. */
  van: z.string(),
  kantoor: z.boolean(),
  tekst: z.string(),
  op: z.iso.datetime(),
  bijlagen: z.array(berichtFileSchema),
});
export type BerichtLine = z.infer<typeof lineSchema>;

/** Answer of `GET {A}/berichten/{id}`: its lines, the oldest first. */
export const berichtSchema = z.strictObject({
  id: idSchema,
  soort: z.enum(['gesprek', 'mededeling']),
  onderwerp: z.string(),
  status: z.nullable(z.enum(CONVERSATION_STATUSES)),
  gearchiveerd: z.boolean(),
  regels: z.array(lineSchema),
});
export type Bericht = z.infer<typeof berichtSchema>;

export const berichtParamsSchema = z.strictObject({ adminId: idSchema, berichtId: idSchema });
export const newBerichtSchema = z.strictObject({
  onderwerp: subjectSchema,
  tekst: berichtTextSchema,
  bijlagen: filesOfLineSchema,
});
export type NewBericht = z.infer<typeof newBerichtSchema>;
export const answerSchema = z.strictObject({ tekst: berichtTextSchema, bijlagen: filesOfLineSchema });
export type BerichtAnswer = z.infer<typeof answerSchema>;
/** Body of `PATCH {A}/berichten/{id}`. */
export const berichtChangeSchema = z.strictObject({
  gelezen: z.optional(z.boolean('kies')),
  gearchiveerd: z.optional(z.boolean('kies')),
});
export type BerichtChange = z.infer<typeof berichtChangeSchema>;

/** In every state of the licence: who cannot go on has a reason to write. */
export const berichtenEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/berichten',
    right: 'berichten.lezen',
    withoutLicentie: true,
    params: adminParamsSchema,
    query: inboxQuerySchema,
    response: inboxSchema,
  }),
  unread: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/berichten/ongelezen',
    right: 'berichten.lezen',
    withoutLicentie: true,
    params: adminParamsSchema,
    response: z.strictObject({ aantal: z.int() }),
  }),
  setMail: endpoint({
    method: 'PUT',
    path: '/api/admins/:adminId/berichten/mail',
    right: 'berichten.schrijven',
    withoutLicentie: true,
    params: adminParamsSchema,
    body: z.strictObject({ aan: z.boolean('kies') }),
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/berichten/:berichtId',
    right: 'berichten.lezen',
    withoutLicentie: true,
    params: berichtParamsSchema,
    response: berichtSchema,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/berichten',
    right: 'berichten.schrijven',
    withoutLicentie: true,
    params: adminParamsSchema,
    body: newBerichtSchema,
    response: berichtSchema,
    status: 201,
    idempotent: true,
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/berichten/:berichtId/antwoorden',
    right: 'berichten.schrijven',
    withoutLicentie: true,
    params: berichtParamsSchema,
    body: answerSchema,
    response: berichtSchema,
    status: 201,
    idempotent: true,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/admins/:adminId/berichten/:berichtId',
    right: 'berichten.lezen',
    withoutLicentie: true,
    params: berichtParamsSchema,
    body: berichtChangeSchema,
  }),
};

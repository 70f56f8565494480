import { z } from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema, versionSchema } from '../../platform/contract/fields.contract.ts';
import { LICENTIE_FEATURES, LICENTIE_STATUSES } from '../licenties/licenties.contract.ts';
import { ORGANIZATION_KINDS } from '../aanvragen/aanvragen.contract.ts';
import { berichtTextSchema, CONVERSATION_STATUSES, lineSchema, subjectSchema } from './berichten.contract.ts';

/** Roles of a tenant that get messages. */
export const RECEIVER_ROLES = ['schooladmin', 'docent', 'rtadmin', 'thuisadmin'] as const;

/** A conversation as the office lists it. */
export const officeConversationSchema = z.strictObject({
  id: idSchema,
  admin: z.strictObject({ id: idSchema, naam: z.string() }),
  onderwerp: z.string(),
  /** Who began it; null = the office did. */
  van: z.nullable(z.string()),
  begin: z.string(),
  status: z.enum(CONVERSATION_STATUSES),
  behandelaar: z.nullable(z.string()),
  op: z.iso.datetime(),
  versie: z.int(),
});
export type OfficeConversation = z.infer<typeof officeConversationSchema>;
/** Query of `GET /api/berichten`: those of one customer. */
export const officeConversationsQuerySchema = z.strictObject({ adminId: z.optional(idSchema) });
/** Answer of `GET /api/berichten`: what waits for us first, the oldest on top; then the last hundred others. */
export const officeConversationsSchema = z.strictObject({ items: z.array(officeConversationSchema) });
export const officeBerichtSchema = z.extend(officeConversationSchema, { regels: z.array(lineSchema) });
export type OfficeBericht = z.infer<typeof officeBerichtSchema>;

/** Whom an announcement is for; an empty list leaves nobody out. */
export const segmentSchema = z.strictObject({
  kinds: z.array(z.enum(ORGANIZATION_KINDS, 'kies')),
  landen: z.array(z.enum(['NL', 'BE'], 'kies')),
  statuses: z.array(z.enum(LICENTIE_STATUSES, 'kies')),
  roles: z.array(z.enum(RECEIVER_ROLES, 'kies')),
  features: z.array(z.enum(LICENTIE_FEATURES, 'kies')),
});
export type Segment = z.infer<typeof segmentSchema>;
/** More receivers than this are typed before it goes out. */
export const MANY_RECEIVERS = 500;

export const announcementSchema = z.strictObject({
  id: idSchema,
  onderwerp: z.string(),
  tekst: z.string(),
  van: z.string(),
  /** Null = a concept. */
  moment: z.nullable(z.iso.datetime()),
  status: z.enum(['concept', 'gepland', 'verzonden', 'ingetrokken']),
  segment: segmentSchema,
  receivers: z.int(),
  readers: z.int(),
  versie: z.int(),
});
export type Announcement = z.infer<typeof announcementSchema>;
export const announcementsSchema = z.strictObject({ items: z.array(announcementSchema) });
export type Announcements = z.infer<typeof announcementsSchema>;

export const conversationParamsSchema = z.strictObject({ berichtId: idSchema });
export const newConversationSchema = z.strictObject({
  adminId: idSchema,
  onderwerp: subjectSchema,
  tekst: berichtTextSchema,
});
export type NewConversation = z.infer<typeof newConversationSchema>;
export const newAnnouncementSchema = z.strictObject({
  segment: segmentSchema,
  onderwerp: subjectSchema,
  tekst: berichtTextSchema,
  /** When it is there; absent = at once. */
  moment: z.optional(z.iso.datetime('formaat')),
  /** Receivers as they were typed, where there are many. */
  aantal: z.optional(z.int('geheel')),
  /** Kept for later: nobody reads it yet. */
  concept: z.optional(z.literal(true)),
});
export type NewAnnouncement = z.infer<typeof newAnnouncementSchema>;
/** Body of `PATCH /api/mededelingen/{id}`: the announcement as a whole. */
export const announcementChangeSchema = z.extend(newAnnouncementSchema, { versie: versionSchema });
export type AnnouncementChange = z.infer<typeof announcementChangeSchema>;
/** Body of `POST /api/mededelingen/proeven`. */
export const announcementTrialSchema = z.strictObject({ onderwerp: subjectSchema, tekst: berichtTextSchema });
export type AnnouncementTrial = z.infer<typeof announcementTrialSchema>;
/** Body of `PATCH /api/berichten/{id}`: taking it, ending it, or opening it again. */
export const conversationChangeSchema = z.strictObject({
  versie: versionSchema,
  behandelaar: z.optional(z.literal('ik', 'kies')),
  status: z.optional(z.enum(['open', 'gesloten'], 'kies')),
});
export type ConversationChange = z.infer<typeof conversationChangeSchema>;

const RIGHT = 'berichten.behandelen';
export const officeBerichtenEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/berichten',
    right: RIGHT,
    query: officeConversationsQuerySchema,
    response: officeConversationsSchema,
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/berichten/:berichtId',
    right: RIGHT,
    params: conversationParamsSchema,
    response: officeBerichtSchema,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/berichten',
    right: RIGHT,
    body: newConversationSchema,
    response: officeBerichtSchema,
    status: 201,
    idempotent: true,
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/berichten/:berichtId/antwoorden',
    right: RIGHT,
    params: conversationParamsSchema,
    body: z.strictObject({ tekst: berichtTextSchema }),
    response: officeBerichtSchema,
    status: 201,
    idempotent: true,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/berichten/:berichtId',
    right: RIGHT,
    params: conversationParamsSchema,
    body: conversationChangeSchema,
    response: officeBerichtSchema,
  }),
  announcements: endpoint({
    method: 'GET',
    path: '/api/mededelingen',
    right: RIGHT,
    response: announcementsSchema,
  }),
  announce: endpoint({
    method: 'POST',
    path: '/api/mededelingen',
    right: RIGHT,
    body: newAnnouncementSchema,
    response: announcementSchema,
    status: 201,
    idempotent: true,
  }),
  count: endpoint({
    method: 'POST',
    path: '/api/mededelingen/tellingen',
    right: RIGHT,
    body: segmentSchema,
    response: z.strictObject({ aantal: z.int() }),
  }),
  tryOut: endpoint({
    method: 'POST',
    path: '/api/mededelingen/proeven',
    right: RIGHT,
    body: announcementTrialSchema,
    response: z.strictObject({ aan: z.string() }),
    idempotent: true,
  }),
  rewrite: endpoint({
    method: 'PATCH',
    path: '/api/mededelingen/:berichtId',
    right: RIGHT,
    params: conversationParamsSchema,
    body: announcementChangeSchema,
    response: announcementSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/mededelingen/:berichtId',
    right: RIGHT,
    params: conversationParamsSchema,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/mededelingen/:berichtId/intrekkingen',
    right: RIGHT,
    params: conversationParamsSchema,
    response: announcementSchema,
    status: 201,
  }),
};

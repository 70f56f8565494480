import { z } from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema, textSchema, versionSchema } from '../../platform/contract/fields.contract.ts';
import { ORGANIZATION_KINDS } from '../aanvragen/aanvragen.contract.ts';

export const ROADMAP_STATUSES = ['idee', 'gepland', 'bezig', 'klaar'] as const;
export type RoadmapStatus = (typeof ROADMAP_STATUSES)[number];
export const TITLE_MAX = 80;
export const IDEA_MAX = 800;
export const IDEA_MIN = 10;

export const roadmapItemSchema = z.strictObject({
  id: idSchema,
  titel: z.string(),
  tekst: z.string(),
  status: z.enum(ROADMAP_STATUSES),
  /** E.g. `2027-1`; empty = not said yet. */
  quarter: z.string(),
  votes: z.int(),
  /** Whether who asks voted for it. */
  voted: z.boolean(),
});
export type RoadmapItem = z.infer<typeof roadmapItemSchema>;
export const ideaSchema = z.strictObject({
  id: idSchema,
  tekst: z.string(),
  op: z.iso.datetime(),
  /** The office read it. */
  seen: z.boolean(),
});
export type Idea = z.infer<typeof ideaSchema>;
/** Answer of `GET /api/roadmapitems`: most votes first, and the own ideas of who asks. */
export const roadmapSchema = z.strictObject({ items: z.array(roadmapItemSchema), ideas: z.array(ideaSchema) });
export type Roadmap = z.infer<typeof roadmapSchema>;
export const itemParamsSchema = z.strictObject({ itemId: idSchema });
export const newIdeaSchema = z.strictObject({ tekst: textSchema(IDEA_MAX, IDEA_MIN) });

export const roadmapEndpoints = {
  list: endpoint({ method: 'GET', path: '/api/roadmapitems', right: 'roadmap.lezen', response: roadmapSchema }),
  vote: endpoint({
    method: 'PUT',
    path: '/api/roadmapitems/:itemId/stemmen',
    right: 'roadmap.meedoen',
    params: itemParamsSchema,
  }),
  takeBack: endpoint({
    method: 'DELETE',
    path: '/api/roadmapitems/:itemId/stemmen',
    right: 'roadmap.meedoen',
    params: itemParamsSchema,
  }),
  sendIdea: endpoint({
    method: 'POST',
    path: '/api/ideeen',
    right: 'roadmap.meedoen',
    body: newIdeaSchema,
    response: ideaSchema,
    status: 201,
    idempotent: true,
  }),
};

const itemFields = {
  titel: textSchema(TITLE_MAX),
  tekst: textSchema(IDEA_MAX),
  status: z.enum(ROADMAP_STATUSES, 'kies'),
  quarter: textSchema(6, 0).check(z.regex(/^(?:\d{4}-[1-4])?$/, 'formaat')),
  kinds: z.array(z.enum(ORGANIZATION_KINDS, 'kies')),
};
export const newRoadmapItemSchema = z.strictObject(itemFields);
export type NewRoadmapItem = z.infer<typeof newRoadmapItemSchema>;
export const roadmapChangeSchema = z.strictObject({ ...itemFields, versie: versionSchema });
export type RoadmapChange = z.infer<typeof roadmapChangeSchema>;
export const managedItemSchema = z.strictObject({
  id: idSchema,
  titel: z.string(),
  tekst: z.string(),
  status: z.enum(ROADMAP_STATUSES),
  quarter: z.string(),
  kinds: z.array(z.enum(ORGANIZATION_KINDS)),
  votes: z.int(),
  versie: z.int(),
});
export type ManagedItem = z.infer<typeof managedItemSchema>;
export const officeIdeaSchema = z.extend(ideaSchema, { van: z.string(), admin: z.string() });
export type OfficeIdea = z.infer<typeof officeIdeaSchema>;
/** Answer of `GET /api/kantoor/roadmap`: all items, and the ideas that nobody read first. */
export const managedRoadmapSchema = z.strictObject({
  items: z.array(managedItemSchema),
  ideas: z.array(officeIdeaSchema),
});
export type ManagedRoadmap = z.infer<typeof managedRoadmapSchema>;

const RIGHT = 'roadmap.beheren';
export const roadmapManagementEndpoints = {
  list: endpoint({ method: 'GET', path: '/api/kantoor/roadmap', right: RIGHT, response: managedRoadmapSchema }),
  create: endpoint({
    method: 'POST',
    path: '/api/roadmapitems',
    right: RIGHT,
    body: newRoadmapItemSchema,
    response: managedItemSchema,
    status: 201,
    idempotent: true,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/roadmapitems/:itemId',
    right: RIGHT,
    params: itemParamsSchema,
    body: roadmapChangeSchema,
    response: managedItemSchema,
  }),
  remove: endpoint({ method: 'DELETE', path: '/api/roadmapitems/:itemId', right: RIGHT, params: itemParamsSchema }),
  readIdea: endpoint({
    method: 'PATCH',
    path: '/api/ideeen/:ideaId',
    right: RIGHT,
    params: z.strictObject({ ideaId: idSchema }),
    body: z.strictObject({ seen: z.boolean('kies') }),
  }),
};

import { z } from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema, textSchema } from '../../platform/contract/fields.contract.ts';
import { adminParamsSchema } from '../admins/admins.contract.ts';
import { scopeSchema } from './verhuistokens.contract.ts';

/** Hours after which a plan is too old to agree to. */
export const PLAN_HOURS = 24;
/** Groups in one move. */
export const MOVE_GROEPEN_MAX = 60;
/** Pupils in one move; whoever moves more moves groups. */
export const MOVE_LEERLINGEN_MAX = 200;
export const tenantMoveParamsSchema = z.strictObject({ adminId: idSchema, moveId: idSchema });

/** What goes along with the groups: as with one pupil, and the word lists that the whole school shares. */
export const moveScopeSchema = z.strictObject({ ...scopeSchema.shape, woordlijsten: z.boolean() });
export type MoveScope = z.infer<typeof moveScopeSchema>;

/** Body of `POST {A}/verhuizingen`: who goes where, what goes along, why, and the name of the source typed again. */
export const newTenantMoveSchema = z.strictObject({
  targetAdminId: idSchema,
  /** Absent: every group of the organisation that is not archived. */
  groepIds: z.optional(z.array(idSchema).check(z.minLength(1, 'kies'), z.maxLength(MOVE_GROEPEN_MAX, 'bereik'))),
  /** These pupils and no group: they come in a group that the other organisation has. */
  leerlingIds: z.optional(z.array(idSchema).check(z.minLength(1, 'kies'), z.maxLength(MOVE_LEERLINGEN_MAX, 'bereik'))),
  /** Named with `leerlingIds`, and only then. */
  targetGroepId: z.optional(idSchema),
  scope: moveScopeSchema,
  reden: textSchema(200, 10),
  bevestiging: textSchema(120),
  /** The parents agreed: asked for children that move from home. */
  toestemming: z.boolean(),
});
export type NewTenantMove = z.infer<typeof newTenantMoveSchema>;

export const MOVE_CONFLICTS = [
  'gebruikersnaam',
  'groepsnaam',
  'doelgroep',
  'plaatsen',
  'woordlijsten',
  'zorg',
  'leeg',
] as const;
export type MoveConflict = (typeof MOVE_CONFLICTS)[number];
export const MOVE_STATUSES = ['gepland', 'uitgevoerd', 'ingetrokken', 'verlopen', 'veranderd'] as const;

export const tenantMoveSchema = z.strictObject({
  id: idSchema,
  op: z.iso.datetime(),
  /** `verlopen` = older than a day; `veranderd` = groups or pupils are not those of the plan any more. */
  status: z.enum(MOVE_STATUSES),
  doel: z.strictObject({ id: idSchema, naam: z.string(), soort: z.string(), plaats: z.string() }),
  groepen: z.array(z.strictObject({ naam: z.string(), leerlingen: z.int() })),
  leerlingen: z.int(),
  /** Of chosen pupils: who they are while the plan waits, and the group that they come in; null = whole groups move. */
  gekozen: z.nullable(z.strictObject({ namen: z.array(z.string()), groep: z.string() })),
  antwoorden: z.int(),
  handelingsplannen: z.int(),
  /** Word lists that the target does not have yet. */
  woordlijsten: z.int(),
  /** Seats at the target; absent when no licence counts them. */
  plaatsen: z.optional(z.strictObject({ required: z.int(), free: z.int() })),
  scope: moveScopeSchema,
  /** What has to be solved before anybody can agree; `namen` says whose. */
  conflicts: z.array(z.strictObject({ soort: z.enum(MOVE_CONFLICTS), namen: z.array(z.string()) })),
  reden: z.string(),
  /** Planned by whoever looks: another person agrees. */
  eigen: z.boolean(),
});
export type TenantMove = z.infer<typeof tenantMoveSchema>;
/** Answer of `GET {A}/verhuizingen`: the newest first. */
export const tenantMovesSchema = z.strictObject({ items: z.array(tenantMoveSchema) });
export type TenantMoves = z.infer<typeof tenantMovesSchema>;
/** Answer of a move that was carried out. */
export const moveOutcomeSchema = z.strictObject({ verplaatst: z.int() });
export type MoveOutcome = z.infer<typeof moveOutcomeSchema>;

/** Groups of the other organisation that chosen pupils can come in. */
export const targetGroepenSchema = z.strictObject({
  items: z.array(z.strictObject({ id: idSchema, naam: z.string(), schooljaar: z.string() })),
});
export type MoveTargetGroepen = z.infer<typeof targetGroepenSchema>;

export const tenantMoveEndpoints = {
  targetGroepen: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/verhuizingen/doelgroepen',
    right: 'admins.verhuizen',
    params: adminParamsSchema,
    query: z.strictObject({ targetAdminId: idSchema }),
    response: targetGroepenSchema,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/verhuizingen',
    right: 'admins.verhuizen',
    params: adminParamsSchema,
    response: tenantMovesSchema,
  }),
  plan: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/verhuizingen',
    right: 'admins.verhuizen',
    params: adminParamsSchema,
    body: newTenantMoveSchema,
    response: tenantMoveSchema,
    status: 201,
    idempotent: true,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/admins/:adminId/verhuizingen/:moveId',
    right: 'admins.verhuizen',
    params: tenantMoveParamsSchema,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/verhuizingen/:moveId/bevestigingen',
    right: 'admins.verhuizen',
    params: tenantMoveParamsSchema,
    response: moveOutcomeSchema,
    idempotent: true,
  }),
};

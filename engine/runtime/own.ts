import type { z } from 'zod/mini';
import type { Entity, Mechanic, SceneContext } from './contract.ts';

/** Builds a mechanic from unchecked parameters. */
export interface MechanicDef {
  schema: z.ZodMiniType;
  emits: readonly string[];
  create(ctx: SceneContext, raw: unknown): Mechanic;
}

/** Small life of one entity. Nothing may be allocated in `step`. */
export interface Behaviour {
  /** Fixed step in every phase; `dt` seconds. */
  step?(dt: number): void;
  /** Events in which the entity is `a` or `b`, and events without sides. */
  onEvent?(event: string, a: string | null, b: string | null): void;
  destroy?(): void;
}

/** Builds a behaviour from unchecked parameters. */
export interface BehaviourDef {
  schema: z.ZodMiniType;
  create(ctx: SceneContext, entity: Entity, raw: unknown): Behaviour;
}

/** What a game brings itself: `export const eigen: Eigen` in `games/<spel>/spel.ts`. */
export interface Extensions {
  mechanics?: Readonly<Record<string, MechanicDef>>;
  behaviours?: Readonly<Record<string, BehaviourDef>>;
}

/** Ties a mechanic to its schema: parameters are parsed once, then typed. Throws on parameters the schema refuses. */
export function defineMechanic<S extends z.ZodMiniType>(
  schema: S,
  emits: readonly string[],
  create: (ctx: SceneContext, params: z.output<S>) => Mechanic,
): MechanicDef {
  return { schema, emits, create: (ctx, raw) => create(ctx, schema.parse(raw)) };
}

/** Ties a behaviour to its schema. Throws on parameters the schema refuses. */
export function defineBehaviour<S extends z.ZodMiniType>(
  schema: S,
  create: (ctx: SceneContext, entity: Entity, params: z.output<S>) => Behaviour,
): BehaviourDef {
  return { schema, create: (ctx, entity, raw) => create(ctx, entity, schema.parse(raw)) };
}

import { z } from 'zod/mini';
import * as behaviourSchemas from '#engine/behaviours/behaviours.schema.ts';
import { MECHANIC_INFO } from '#engine/mechanics/params.ts';
import { readSchemaNode, type SchemaNode } from './schema-node.ts';
import type { UseSchema } from './schema-field.ts';

const BEHAVIOURS: Readonly<Record<string, z.ZodMiniType>> = behaviourSchemas;
const known = new Map<string, SchemaNode>();

/** What the engine says about the parameters of its mechanics and behaviours. A piece of a game itself is described by its values. */
export const schemaOfUse: UseSchema = (kind, use) => {
  const schema = kind === 'mechanics' ? MECHANIC_INFO[use]?.schema : BEHAVIOURS[`${use}Schema`];
  if (schema === undefined) return null;
  const key = `${kind}/${use}`;
  const node = known.get(key) ?? readSchemaNode(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  known.set(key, node);
  return node;
};

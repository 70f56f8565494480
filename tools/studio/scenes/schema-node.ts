import { z } from 'zod';

/** The part of JSON Schema that a scene document is described with. */
export interface SchemaNode {
  type?: string | undefined;
  /** The only value that fits. */
  fixed?: unknown;
  options?: (string | number)[] | undefined;
  anyOf?: SchemaNode[] | undefined;
  properties?: Record<string, SchemaNode> | undefined;
  required?: string[] | undefined;
  additionalProperties?: boolean | SchemaNode | undefined;
  items?: boolean | SchemaNode | undefined;
  prefixItems?: SchemaNode[] | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  minItems?: number | undefined;
  maxItems?: number | undefined;
  pattern?: string | undefined;
  default?: unknown;
}

const nodeSchema: z.ZodType<SchemaNode> = z.lazy(() =>
  z
    .object({
      type: z.string().optional(),
      const: z.unknown().optional(),
      enum: z.array(z.union([z.string(), z.number()])).optional(),
      anyOf: z.array(nodeSchema).optional(),
      oneOf: z.array(nodeSchema).optional(),
      properties: z.record(z.string(), nodeSchema).optional(),
      required: z.array(z.string()).optional(),
      additionalProperties: z.union([z.boolean(), nodeSchema]).optional(),
      items: z.union([z.boolean(), nodeSchema]).optional(),
      prefixItems: z.array(nodeSchema).optional(),
      minimum: z.number().optional(),
      maximum: z.number().optional(),
      minItems: z.number().optional(),
      maxItems: z.number().optional(),
      pattern: z.string().optional(),
      default: z.unknown().optional(),
    })
    .transform(({ oneOf, anyOf = oneOf, const: fixed, enum: options, ...rest }) => ({
      ...rest,
      anyOf,
      fixed,
      options,
    })),
);

/** Reads what `toJSONSchema` answers; throws where it holds a form that the panel does not know. */
export const readSchemaNode = (json: unknown): SchemaNode => nodeSchema.parse(json);

/** Describes a value of which no schema tells anything, by what it is now. */
export function nodeOfValue(value: unknown): SchemaNode {
  if (Array.isArray(value)) return { type: 'array', items: nodeOfValue(value[0]) };
  if (typeof value === 'object' && value !== null)
    return {
      type: 'object',
      properties: Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, nodeOfValue(inner)])),
      additionalProperties: {},
    };
  return value === null || value === undefined ? {} : { type: typeof value };
}

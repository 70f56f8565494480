import { entriesOf, type DocumentPath } from './document-path.ts';
import { nodeOfValue, type SchemaNode } from './schema-node.ts';

/** How the panel lets an author change one value. */
export type Field =
  /** `tunable`: it may also name a value of `tuning`. */
  | { kind: 'number'; min: number | undefined; max: number | undefined; whole: boolean; tunable: boolean }
  | { kind: 'truth' }
  | { kind: 'choice'; options: (string | number)[] }
  | { kind: 'text' }
  | { kind: 'fixed' }
  /** `extra` describes fields with names of the author's own. */
  | { kind: 'group'; fields: [name: string, node: SchemaNode][]; extra: SchemaNode | null }
  | { kind: 'list'; itemOf: (at: number) => SchemaNode; grows: boolean };

const isTuningName = ({ type, pattern }: SchemaNode): boolean =>
  type === 'string' && pattern?.startsWith('^\\$') === true;
const isNumber = ({ type }: SchemaNode): boolean => type === 'number' || type === 'integer';

const typeName = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);

/** Whether an object has the fields that this form asks for, and no strange ones. */
function fitsFields(
  { properties, required = [], additionalProperties }: SchemaNode,
  names: readonly string[],
): boolean {
  if (!required.every((name) => names.includes(name))) return false;
  return (
    properties === undefined || additionalProperties !== false || names.every((name) => Object.hasOwn(properties, name))
  );
}

/** Whether a value has this form, looked at from the outside: enough to know which of several it was meant to be. */
function fits(node: SchemaNode, value: unknown): boolean {
  if (node.fixed !== undefined) return node.fixed === value;
  if (node.anyOf !== undefined) return node.anyOf.some((one) => fits(one, value));
  const type = node.type === 'integer' ? 'number' : node.type;
  if (type !== undefined && type !== typeName(value)) return false;
  return fitsFields(node, Array.isArray(value) ? [] : entriesOf(value).map(([step]) => String(step)));
}

/** The form among several that a value has; the first one when it has none of them. */
export const variantOf = (variants: readonly SchemaNode[], value: unknown): SchemaNode =>
  variants.find((one) => fits(one, value)) ?? variants[0] ?? {};

function fieldOfVariants(variants: readonly SchemaNode[], value: unknown): Field {
  const options = variants.flatMap((one) =>
    typeof one.fixed === 'string' || typeof one.fixed === 'number' ? [one.fixed] : [],
  );
  if (options.length === variants.length) return { kind: 'choice', options };
  const number = variants.find(isNumber);
  if (number !== undefined && variants.every((one) => isNumber(one) || isTuningName(one)))
    return { ...numberField(number), tunable: true };
  return fieldOf(variantOf(variants, value), value);
}

const numberField = ({ minimum, maximum, type }: SchemaNode) =>
  ({ kind: 'number', min: minimum, max: maximum, whole: type === 'integer', tunable: false }) as const;

function groupField({ properties = {}, additionalProperties: extra }: SchemaNode): Field {
  return { kind: 'group', fields: Object.entries(properties), extra: typeof extra === 'object' ? extra : null };
}

function listField({ prefixItems, items }: SchemaNode): Field {
  const rest = typeof items === 'object' ? items : {};
  return {
    kind: 'list',
    itemOf: (at) => prefixItems?.[at] ?? rest,
    grows: prefixItems === undefined,
  };
}

/** The field for a value of this form; where the form says nothing, the value itself does. */
export function fieldOf(node: SchemaNode, value: unknown): Field {
  if (node.fixed !== undefined) return { kind: 'fixed' };
  if (node.options !== undefined) return { kind: 'choice', options: node.options };
  if (node.anyOf !== undefined) return fieldOfVariants(node.anyOf, value);
  if (isNumber(node)) return numberField(node);
  if (node.type === 'boolean') return { kind: 'truth' };
  if (node.type === 'string') return { kind: 'text' };
  if (node.type === 'object') return groupField(node);
  if (node.type === 'array') return listField(node);
  const known = nodeOfValue(value);
  return known.type === undefined ? { kind: 'fixed' } : fieldOf(known, value);
}

/** What a value of each type begins as. */
const STARTS: Readonly<Record<string, (node: SchemaNode) => unknown>> = {
  number: ({ minimum = 0 }) => Math.max(0, minimum),
  integer: ({ minimum = 0 }) => Math.max(0, minimum),
  boolean: () => true,
  string: () => 'naam',
  array: (node) =>
    (node.prefixItems ?? Array.from({ length: node.minItems ?? 0 }, () => listItem(node))).map(startValue),
  object: ({ properties = {}, required = [] }) =>
    Object.fromEntries(required.map((name) => [name, startValue(properties[name] ?? {})])),
};

/** What stands in a field that was just added. */
export function startValue(node: SchemaNode): unknown {
  const first = node.default ?? node.fixed ?? node.options?.[0];
  if (first !== undefined) return first;
  if (node.anyOf !== undefined) return startValue(node.anyOf[0] ?? {});
  return STARTS[node.type ?? 'string']?.(node);
}

const listItem = ({ items }: SchemaNode): SchemaNode => (typeof items === 'object' ? items : {});

/** Where a slider for a number begins and ends: its bounds, else room around what it is now. */
export function sliderRange(
  { min, max, whole }: { min: number | undefined; max: number | undefined; whole: boolean },
  value: number,
): { min: number; max: number; step: number } {
  const reach = Math.max(1, 2 * Math.abs(value));
  const low = min ?? (value < 0 ? -reach : 0);
  const high = Math.max(max ?? reach, low + (whole ? 1 : 0.1));
  return { min: low, max: high, step: whole ? 1 : 10 ** Math.round(Math.log10((high - low) / 200)) };
}

/** Describes one mechanic or behaviour by its name; null for a name that nobody knows. */
export type UseSchema = (kind: 'mechanics' | 'behaviours', use: string) => SchemaNode | null;

const useOf = (value: unknown): string => {
  const use = new Map(entriesOf(value)).get('use');
  return typeof use === 'string' ? use : '';
};

function innerNode(node: SchemaNode, value: unknown, step: string | number): SchemaNode {
  const field = fieldOf(node, value);
  if (field.kind === 'list') return field.itemOf(Number(step));
  if (field.kind !== 'group') return {};
  return field.fields.find(([name]) => name === step)?.[1] ?? field.extra ?? {};
}

/** A document with what describes it. */
export interface Described {
  doc: unknown;
  root: SchemaNode;
  schemaOfUse: UseSchema;
}

/** The form of the value at a path. Mechanics and behaviours are described by their own schema, chosen by their `use`. */
export function nodeAt({ doc, root, schemaOfUse }: Described, path: DocumentPath): SchemaNode {
  let node = root;
  let value = doc;
  for (const [at, step] of path.entries()) {
    const inner = innerNode(node, value, step);
    value = new Map(entriesOf(value)).get(step);
    const list = path[at - 1];
    const own = list === 'mechanics' || list === 'behaviours' ? schemaOfUse(list, useOf(value)) : null;
    node = own ?? inner;
  }
  return node;
}

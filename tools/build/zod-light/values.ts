/** Values for a zod schema, made from its own definition: right ones, and ones that are wrong in one place. For tests. */
import { z } from 'zod';
import type { Rng } from '#engine/core/basis/rng.ts';

const LARGE = 1e6;

function series<T>(count: number, create: () => T): T[] {
  return Array.from({ length: count }, create);
}

/** Texts that the patterns of our contracts take, beside plain ones. */
const TEXTS = [
  '',
  'a',
  'kat',
  ' bakker ',
  '$snelheid',
  '#A1B2C3',
  'fe:tomato@64',
  'pizzabakken/kom.svg@140',
  'bel*',
  'w-kat',
  'z-kat-1',
  'vz-kat',
  'ww-lopen',
  'vo-een',
  'svg:kat',
  '2025-2026',
  '2024-02-29',
  'juf.noor@school.example',
  'Juf@School.example ',
  'juf@school',
  '2023-02-29',
  '2024-01-01T10:00:00.000Z',
  '2024-01-01T25:00:00Z',
  'oven.open',
  'ABC123',
  'abc123',
  '5f0e0c1e-6a0b-4c39-9f38-0b7a3a7d1c11',
  '5F0E0C1E-6A0B-4C39-9F38-0B7A3A7D1C11',
  '00000000-0000-0000-0000-000000000000',
  '12',
  'juf@school.nl',
  'paarse olifant danst',
  '123 456',
];
const ODD_VALUES: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  7,
  1e9,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '',
  'zomaar',
  [],
  {},
  [1, 2],
  { a: 1 },
];

function text(schema: z.ZodType, rng: Rng): unknown {
  const fitting = TEXTS.filter((t) => schema.safeParse(t).success);
  const choice = fitting.length > 0 && rng.next() < 0.9 ? fitting : TEXTS;
  return choice[rng.int(choice.length)];
}

function number(schema: z.ZodType, rng: Rng): unknown {
  const fitting = [0, 1, 2, 3, 4, 5, 8, 10, 40, 600, 0.5, 0.82, 1.5, -3, LARGE, 41, 65_535].filter(
    (n) => schema.safeParse(n).success,
  );
  return fitting[rng.int(Math.max(1, fitting.length))] ?? 0;
}

function createObject(schema: z.ZodObject, rng: Rng): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(schema.shape)) {
    if (!(part instanceof z.ZodType)) continue;
    if (part.safeParse(undefined).success && rng.next() < 0.4) continue;
    out[name] = createValue(part, rng);
  }
  return out;
}

function composed(schema: z.ZodType, rng: Rng): unknown {
  if (schema instanceof z.ZodObject) return createObject(schema, rng);
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodType) {
    const { element } = schema;
    return series(rng.int(4), () => createValue(element, rng));
  }
  if (schema instanceof z.ZodTuple)
    return schema.def.items.map((part) => (part instanceof z.ZodType ? createValue(part, rng) : null));
  if (schema instanceof z.ZodRecord) {
    const { keyType, valueType } = schema.def;
    const pair = (): [string, unknown] => [
      String(keyType instanceof z.ZodType ? createValue(keyType, rng) : ''),
      valueType instanceof z.ZodType ? createValue(valueType, rng) : null,
    ];
    return Object.fromEntries(series(rng.int(3), pair));
  }
  return text(schema, rng);
}

function choice(schema: z.ZodType, rng: Rng): unknown {
  if (schema instanceof z.ZodEnum) return schema.options[rng.int(schema.options.length)];
  if (schema instanceof z.ZodLiteral) return [...schema.values][0];
  if (schema instanceof z.ZodUnion) {
    const part = schema.options[rng.int(schema.options.length)];
    return part instanceof z.ZodType ? createValue(part, rng) : null;
  }
  if (schema instanceof z.ZodBoolean) return rng.next() < 0.5;
  if (schema instanceof z.ZodNumber) return number(schema, rng);
  return composed(schema, rng);
}

/** Mostly a right value of the schema. */
export function createValue(schema: z.ZodType, rng: Rng): unknown {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  ) {
    const { innerType } = schema.def;
    return innerType instanceof z.ZodType ? createValue(innerType, rng) : null;
  }
  if (schema instanceof z.ZodPipe) {
    const { in: begin, out: end } = schema.def;
    const part = begin instanceof z.ZodTransform ? end : begin;
    return part instanceof z.ZodType ? createValue(part, rng) : null;
  }
  return choice(schema, rng);
}

/** The same value with one part replaced, taken away or added. */
export function corrupt(value: unknown, rng: Rng): unknown {
  const unexpected = ODD_VALUES[rng.int(ODD_VALUES.length)];
  if (typeof value !== 'object' || value === null || rng.next() < 0.15) return unexpected;
  if (Array.isArray(value)) {
    const spot = rng.int(Math.max(1, value.length));
    return rng.next() < 0.2
      ? [...value, unexpected]
      : value.map((part: unknown, i) => (i === spot ? corrupt(part, rng) : part));
  }
  const names = Object.keys(value);
  const name = names[rng.int(Math.max(1, names.length))] ?? 'extra';
  const copy: Record<string, unknown> = { ...value };
  const lot = rng.next();
  if (lot < 0.15) copy['extra'] = unexpected;
  else if (lot < 0.3) delete copy[name];
  else copy[name] = corrupt(copy[name], rng);
  return copy;
}

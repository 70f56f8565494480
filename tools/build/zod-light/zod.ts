/**
 * Stands in for `zod` in the browser bundle: the reading half of the few schema kinds that our contracts and scene documents use.
 * Tools, tests and server run zod itself; `zod-light.test.ts` holds both to the same answers for every schema a browser loads.
 */
import { regexes } from 'zod/v4/core';
import { type Mistake, createError, type Notice, Schema, union, ZodError } from './schema.ts';

type Form = Readonly<Record<string, Schema>>;

/** What happens to keys that the shape does not name. */
type UnknownKeys = 'weigeren' | 'weglaten' | 'houden';

class ObjectSchema extends Schema {
  readonly shape: Form;
  private readonly unexpected: UnknownKeys;

  constructor(shape: Form, unexpected: UnknownKeys) {
    super((value, errors) => readObject({ shape, unexpected, waarde: value, fouten: errors }));
    this.shape = shape;
    this.unexpected = unexpected;
  }

  extend(extra: Form): ObjectSchema {
    return new ObjectSchema({ ...this.shape, ...extra }, this.unexpected);
  }

  partial(): ObjectSchema {
    return new ObjectSchema(
      Object.fromEntries(Object.entries(this.shape).map(([name, schema]) => [name, schema.optional()])),
      this.unexpected,
    );
  }
}

interface ObjectVraag {
  shape: Form;
  unexpected: UnknownKeys;
  waarde: unknown;
  fouten: Mistake[];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a part and puts its place before the faults it has. */
function readPart({
  schema,
  waarde: value,
  plek: spot,
  fouten: errors,
}: {
  schema: Schema;
  waarde: unknown;
  plek: PropertyKey;
  fouten: Mistake[];
}): unknown {
  const own: Mistake[] = [];
  const out = schema.read(value, own);
  for (const error of own) errors.push({ ...error, path: [spot, ...error.path] });
  return out;
}

function readFields(shape: Form, value: Readonly<Record<string, unknown>>, errors: Mistake[]): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(shape)) {
    const present = name in value;
    if (present || schema.canBeAbsent) {
      const part = readPart({ schema, waarde: value[name], plek: name, fouten: errors });
      if (present || part !== undefined) out[name] = part;
    } else errors.push(createError('invalid_type', undefined, [name]));
  }
  return out;
}

function readObject({ shape, unexpected, waarde: value, fouten: errors }: ObjectVraag): unknown {
  if (!isObject(value)) return refuse(errors, value);
  const out = readFields(shape, value, errors);
  if (unexpected === 'weglaten') return out;
  const over = Object.keys(value).filter((name) => !Object.hasOwn(shape, name));
  if (unexpected === 'houden') for (const name of over) out[name] = value[name];
  else if (over.length > 0) errors.push(createError('unrecognized_keys', `Unrecognized keys: ${over.join(', ')}`));
  return out;
}

function refuse(errors: Mistake[], value: unknown, notice?: Notice): unknown {
  errors.push(createError('invalid_type', notice));
  return value;
}

const kind =
  (allowed: (value: unknown) => boolean) =>
  (notice?: Notice): Schema =>
    new Schema((value, errors) => (allowed(value) ? value : refuse(errors, value, notice)));

const string = kind((value) => typeof value === 'string');
const number = kind(Number.isFinite);

/** One of a few fixed values; absent is only right when undefined is one of them. */
function fixed(values: readonly unknown[], notice?: Notice): Schema {
  return new Schema((value, errors) => {
    if (!values.includes(value)) errors.push(createError('invalid_value', notice));
    return value;
  });
}

function array(item: Schema, notice?: Notice): Schema {
  return new Schema((value, errors) =>
    Array.isArray(value)
      ? value.map((part: unknown, spot) => readPart({ schema: item, waarde: part, plek: spot, fouten: errors }))
      : refuse(errors, value, notice),
  );
}

function tuple(parts: readonly Schema[]): Schema {
  return new Schema((value, errors) => {
    if (!Array.isArray(value)) return refuse(errors, value);
    const row: readonly unknown[] = value;
    if (row.length !== parts.length) {
      errors.push(createError(row.length < parts.length ? 'too_small' : 'too_big', undefined));
      return value;
    }
    return parts.map((schema, spot) => readPart({ schema, waarde: row[spot], plek: spot, fouten: errors }));
  });
}

function record(key: Schema, schema: Schema): Schema {
  return new Schema((value, errors) => {
    if (!isObject(value)) return refuse(errors, value);
    const out: Record<string, unknown> = {};
    for (const [name, part] of Object.entries(value)) {
      if (name === '__proto__') continue;
      const read = key.safeParse(name);
      if (read.success) out[String(read.data)] = readPart({ schema, waarde: part, plek: name, fouten: errors });
      else errors.push(createError('invalid_key', undefined, [name]));
    }
    return out;
  });
}

/** Option whose own field takes the value of that field. */
function discriminatedUnion(field: string, choices: readonly ObjectSchema[]): Schema {
  return new Schema((value, errors) => {
    if (!isObject(value)) return refuse(errors, value);
    const choice = choices.find(({ shape }) => shape[field]?.safeParse(value[field]).success);
    if (choice !== undefined) return choice.read(value, errors);
    errors.push(createError('invalid_union', undefined, [field]));
    return value;
  });
}

const preprocess = (create: (value: unknown) => unknown, schema: Schema): Schema =>
  new Schema((value, errors) => schema.read(create(value), errors), schema.canBeAbsent);

const DAY = /^\d{4}-\d\d-\d\d$/;
const MOMENT = /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?Z$/;
const UUID =
  /^([0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/i;

/** A day of the calendar: `Date` rolls 30 February over, so the text must come back unchanged. */
function isDay(text: unknown): boolean {
  const day = new Date(`${String(text).slice(0, 10)}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === String(text).slice(0, 10);
}

export const z = {
  string,
  number,
  array,
  tuple,
  record,
  discriminatedUnion,
  preprocess,
  boolean: kind((value) => typeof value === 'boolean'),
  unknown: () => new Schema((value) => value, true),
  int: (notice?: Notice) => number(notice).int(notice),
  email: (notice?: Notice) => string(notice).regex(regexes.email, notice),
  uuid: (notice?: Notice) => string(notice).regex(UUID, notice),
  iso: {
    date: (notice?: Notice) => string(notice).regex(DAY, notice).refine(isDay, notice),
    datetime: (notice?: Notice) => string(notice).regex(MOMENT, notice).refine(isDay, notice),
  },
  coerce: { number: (notice?: Notice) => preprocess(Number, number(notice)) },
  enum: fixed,
  literal: (value: unknown, notice?: Notice) => fixed(Array.isArray(value) ? value : [value], notice),
  union: union,
  partialRecord: record,
  object: (shape: Form) => new ObjectSchema(shape, 'weglaten'),
  strictObject: (shape: Form) => new ObjectSchema(shape, 'weigeren'),
  looseObject: (shape: Form) => new ObjectSchema(shape, 'houden'),
} as const;
export { ZodError };

/**
 * Stands in for `zod` in the browser bundle: the reading half of the few schema kinds that our contracts and scene documents use.
 * Tools, tests and server run zod itself; `zod-licht.test.ts` holds both to the same answers for every schema a browser loads.
 */
import { regexes } from 'zod/v4/core';
import { type Fout, maakFout, type Melding, Schema, unie, ZodError } from './schema.ts';

type Vorm = Readonly<Record<string, Schema>>;

/** What happens to keys that the shape does not name. */
type Vreemd = 'weigeren' | 'weglaten' | 'houden';

class ObjectSchema extends Schema {
  readonly shape: Vorm;
  private readonly vreemd: Vreemd;

  constructor(shape: Vorm, vreemd: Vreemd) {
    super((waarde, fouten) => leesObject({ shape, vreemd, waarde, fouten }));
    this.shape = shape;
    this.vreemd = vreemd;
  }

  extend(extra: Vorm): ObjectSchema {
    return new ObjectSchema({ ...this.shape, ...extra }, this.vreemd);
  }

  partial(): ObjectSchema {
    return new ObjectSchema(
      Object.fromEntries(Object.entries(this.shape).map(([naam, schema]) => [naam, schema.optional()])),
      this.vreemd,
    );
  }
}

interface ObjectVraag {
  shape: Vorm;
  vreemd: Vreemd;
  waarde: unknown;
  fouten: Fout[];
}

const isObject = (waarde: unknown): waarde is Record<string, unknown> =>
  typeof waarde === 'object' && waarde !== null && !Array.isArray(waarde);

/** Reads a part and puts its place before the faults it has. */
function leesDeel({
  schema,
  waarde,
  plek,
  fouten,
}: {
  schema: Schema;
  waarde: unknown;
  plek: PropertyKey;
  fouten: Fout[];
}): unknown {
  const eigen: Fout[] = [];
  const uit = schema.lees(waarde, eigen);
  for (const fout of eigen) fouten.push({ ...fout, path: [plek, ...fout.path] });
  return uit;
}

function leesVelden(shape: Vorm, waarde: Readonly<Record<string, unknown>>, fouten: Fout[]): Record<string, unknown> {
  const uit: Record<string, unknown> = {};
  for (const [naam, schema] of Object.entries(shape)) {
    const aanwezig = naam in waarde;
    if (aanwezig || schema.magWeg) {
      const deel = leesDeel({ schema, waarde: waarde[naam], plek: naam, fouten });
      if (aanwezig || deel !== undefined) uit[naam] = deel;
    } else fouten.push(maakFout('invalid_type', undefined, [naam]));
  }
  return uit;
}

function leesObject({ shape, vreemd, waarde, fouten }: ObjectVraag): unknown {
  if (!isObject(waarde)) return weiger(fouten, waarde);
  const uit = leesVelden(shape, waarde, fouten);
  if (vreemd === 'weglaten') return uit;
  const over = Object.keys(waarde).filter((naam) => !Object.hasOwn(shape, naam));
  if (vreemd === 'houden') for (const naam of over) uit[naam] = waarde[naam];
  else if (over.length > 0) fouten.push(maakFout('unrecognized_keys', `Unrecognized keys: ${over.join(', ')}`));
  return uit;
}

function weiger(fouten: Fout[], waarde: unknown, melding?: Melding): unknown {
  fouten.push(maakFout('invalid_type', melding));
  return waarde;
}

const soort =
  (mag: (waarde: unknown) => boolean) =>
  (melding?: Melding): Schema =>
    new Schema((waarde, fouten) => (mag(waarde) ? waarde : weiger(fouten, waarde, melding)));

const string = soort((waarde) => typeof waarde === 'string');
const number = soort(Number.isFinite);

/** One of a few fixed values; absent is only right when undefined is one of them. */
function vast(waarden: readonly unknown[], melding?: Melding): Schema {
  return new Schema((waarde, fouten) => {
    if (!waarden.includes(waarde)) fouten.push(maakFout('invalid_value', melding));
    return waarde;
  });
}

function array(item: Schema, melding?: Melding): Schema {
  return new Schema((waarde, fouten) =>
    Array.isArray(waarde)
      ? waarde.map((deel: unknown, plek) => leesDeel({ schema: item, waarde: deel, plek, fouten }))
      : weiger(fouten, waarde, melding),
  );
}

function tuple(delen: readonly Schema[]): Schema {
  return new Schema((waarde, fouten) => {
    if (!Array.isArray(waarde)) return weiger(fouten, waarde);
    const rij: readonly unknown[] = waarde;
    if (rij.length !== delen.length) {
      fouten.push(maakFout(rij.length < delen.length ? 'too_small' : 'too_big', undefined));
      return waarde;
    }
    return delen.map((schema, plek) => leesDeel({ schema, waarde: rij[plek], plek, fouten }));
  });
}

function record(sleutel: Schema, schema: Schema): Schema {
  return new Schema((waarde, fouten) => {
    if (!isObject(waarde)) return weiger(fouten, waarde);
    const uit: Record<string, unknown> = {};
    for (const [naam, deel] of Object.entries(waarde)) {
      if (naam === '__proto__') continue;
      const gelezen = sleutel.safeParse(naam);
      if (gelezen.success) uit[String(gelezen.data)] = leesDeel({ schema, waarde: deel, plek: naam, fouten });
      else fouten.push(maakFout('invalid_key', undefined, [naam]));
    }
    return uit;
  });
}

/** Option whose own field takes the value of that field. */
function discriminatedUnion(veld: string, keuzes: readonly ObjectSchema[]): Schema {
  return new Schema((waarde, fouten) => {
    if (!isObject(waarde)) return weiger(fouten, waarde);
    const keuze = keuzes.find(({ shape }) => shape[veld]?.safeParse(waarde[veld]).success);
    if (keuze !== undefined) return keuze.lees(waarde, fouten);
    fouten.push(maakFout('invalid_union', undefined, [veld]));
    return waarde;
  });
}

const preprocess = (maak: (waarde: unknown) => unknown, schema: Schema): Schema =>
  new Schema((waarde, fouten) => schema.lees(maak(waarde), fouten), schema.magWeg);

const DAG = /^\d{4}-\d\d-\d\d$/;
const MOMENT = /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?Z$/;
const UUID =
  /^([0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/i;

/** A day of the calendar: `Date` rolls 30 February over, so the text must come back unchanged. */
function isDag(tekst: unknown): boolean {
  const dag = new Date(`${String(tekst).slice(0, 10)}T00:00:00Z`);
  return !Number.isNaN(dag.getTime()) && dag.toISOString().slice(0, 10) === String(tekst).slice(0, 10);
}

export const z = {
  string,
  number,
  array,
  tuple,
  record,
  discriminatedUnion,
  preprocess,
  boolean: soort((waarde) => typeof waarde === 'boolean'),
  unknown: () => new Schema((waarde) => waarde, true),
  int: (melding?: Melding) => number(melding).int(melding),
  email: (melding?: Melding) => string(melding).regex(regexes.email, melding),
  uuid: (melding?: Melding) => string(melding).regex(UUID, melding),
  iso: {
    date: (melding?: Melding) => string(melding).regex(DAG, melding).refine(isDag, melding),
    datetime: (melding?: Melding) => string(melding).regex(MOMENT, melding).refine(isDag, melding),
  },
  coerce: { number: (melding?: Melding) => preprocess(Number, number(melding)) },
  enum: vast,
  literal: (waarde: unknown, melding?: Melding) => vast(Array.isArray(waarde) ? waarde : [waarde], melding),
  union: unie,
  partialRecord: record,
  object: (shape: Vorm) => new ObjectSchema(shape, 'weglaten'),
  strictObject: (shape: Vorm) => new ObjectSchema(shape, 'weigeren'),
  looseObject: (shape: Vorm) => new ObjectSchema(shape, 'houden'),
} as const;
export { ZodError };

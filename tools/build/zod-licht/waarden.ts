/** Values for a zod schema, made from its own definition: right ones, and ones that are wrong in one place. For tests. */
import { z } from 'zod';
import type { Rng } from '#engine/core/basis/rng.ts';

const GROOT = 1e6;

function reeks<T>(aantal: number, maak: () => T): T[] {
  return Array.from({ length: aantal }, maak);
}

/** Texts that the patterns of our contracts take, beside plain ones. */
const TEKSTEN = [
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
const VREEMD: readonly unknown[] = [
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

function tekst(schema: z.ZodType, rng: Rng): unknown {
  const passend = TEKSTEN.filter((t) => schema.safeParse(t).success);
  const keuze = passend.length > 0 && rng.next() < 0.9 ? passend : TEKSTEN;
  return keuze[rng.int(keuze.length)];
}

function getal(schema: z.ZodType, rng: Rng): unknown {
  const passend = [0, 1, 2, 3, 4, 5, 8, 10, 40, 600, 0.5, 0.82, 1.5, -3, GROOT, 41, 65_535].filter(
    (n) => schema.safeParse(n).success,
  );
  return passend[rng.int(Math.max(1, passend.length))] ?? 0;
}

function voorwerp(schema: z.ZodObject, rng: Rng): Record<string, unknown> {
  const uit: Record<string, unknown> = {};
  for (const [naam, deel] of Object.entries(schema.shape)) {
    if (!(deel instanceof z.ZodType)) continue;
    if (deel.safeParse(undefined).success && rng.next() < 0.4) continue;
    uit[naam] = maakWaarde(deel, rng);
  }
  return uit;
}

function samengesteld(schema: z.ZodType, rng: Rng): unknown {
  if (schema instanceof z.ZodObject) return voorwerp(schema, rng);
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodType) {
    const { element } = schema;
    return reeks(rng.int(4), () => maakWaarde(element, rng));
  }
  if (schema instanceof z.ZodTuple)
    return schema.def.items.map((deel) => (deel instanceof z.ZodType ? maakWaarde(deel, rng) : null));
  if (schema instanceof z.ZodRecord) {
    const { keyType, valueType } = schema.def;
    const paar = (): [string, unknown] => [
      String(keyType instanceof z.ZodType ? maakWaarde(keyType, rng) : ''),
      valueType instanceof z.ZodType ? maakWaarde(valueType, rng) : null,
    ];
    return Object.fromEntries(reeks(rng.int(3), paar));
  }
  return tekst(schema, rng);
}

function keuze(schema: z.ZodType, rng: Rng): unknown {
  if (schema instanceof z.ZodEnum) return schema.options[rng.int(schema.options.length)];
  if (schema instanceof z.ZodLiteral) return [...schema.values][0];
  if (schema instanceof z.ZodUnion) {
    const deel = schema.options[rng.int(schema.options.length)];
    return deel instanceof z.ZodType ? maakWaarde(deel, rng) : null;
  }
  if (schema instanceof z.ZodBoolean) return rng.next() < 0.5;
  if (schema instanceof z.ZodNumber) return getal(schema, rng);
  return samengesteld(schema, rng);
}

/** Mostly a right value of the schema. */
export function maakWaarde(schema: z.ZodType, rng: Rng): unknown {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  ) {
    const { innerType } = schema.def;
    return innerType instanceof z.ZodType ? maakWaarde(innerType, rng) : null;
  }
  if (schema instanceof z.ZodPipe) {
    const { in: begin, out: eind } = schema.def;
    const deel = begin instanceof z.ZodTransform ? eind : begin;
    return deel instanceof z.ZodType ? maakWaarde(deel, rng) : null;
  }
  return keuze(schema, rng);
}

/** The same value with one part replaced, taken away or added. */
export function bederf(waarde: unknown, rng: Rng): unknown {
  const vreemd = VREEMD[rng.int(VREEMD.length)];
  if (typeof waarde !== 'object' || waarde === null || rng.next() < 0.15) return vreemd;
  if (Array.isArray(waarde)) {
    const plek = rng.int(Math.max(1, waarde.length));
    return rng.next() < 0.2
      ? [...waarde, vreemd]
      : waarde.map((deel: unknown, i) => (i === plek ? bederf(deel, rng) : deel));
  }
  const namen = Object.keys(waarde);
  const naam = namen[rng.int(Math.max(1, namen.length))] ?? 'extra';
  const kopie: Record<string, unknown> = { ...waarde };
  const lot = rng.next();
  if (lot < 0.15) kopie['extra'] = vreemd;
  else if (lot < 0.3) delete kopie[naam];
  else kopie[naam] = bederf(kopie[naam], rng);
  return kopie;
}

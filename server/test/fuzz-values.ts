import type { Rng } from '#engine/core/basis/rng.ts';

/** What a JSON Schema made by zod says, as far as the fuzz reads it. */
interface Shape {
  readonly [key: string]: unknown;
}

const isShape = (value: unknown): value is Shape =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Texts that a careless server stumbles over: unstorable signs, injections, dates and numbers that are none. */
export const POISON_TEXTS: readonly string[] = [
  '\0',
  'a\0b',
  '\ud800',
  'a\udc00b',
  '\ud83d',
  '',
  ' ',
  '\u202e',
  '\ufeff',
  '𝒳',
  'é'.repeat(300),
  'x'.repeat(5_000),
  "' OR 1=1 --",
  "'; DROP TABLE leerlingen; --",
  '<script>alert(1)</script>',
  '=cmd()',
  '${7*7}',
  '%s%n',
  '%00',
  '../..',
  '0000-01-01',
  '0000-00-00',
  '2026-02-30',
  '9999-12-31',
  '10000-01-01',
  '2026-01-01T00:00:00Z',
  '-1',
  '1e308',
  'NaN',
  '__proto__',
  'constructor',
  'null',
  '00000000-0000-0000-0000-000000000000',
  'SC:1:1',
  '2147483648',
];
const POISON_NUMBERS: readonly number[] = [
  0,
  -1,
  1.5,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 32,
  2 ** 53 - 1,
  2 ** 53,
  2 ** 63,
  1e308,
  -1e308,
  5e-324,
];
const deep = (depth: number): unknown => (depth === 0 ? 'x' : [deep(depth - 1)]);

/** One value out of a fixed seed: what a schema asks for, or now and then something quite different. */
export class FuzzValues {
  constructor(
    private readonly rng: Rng,
    /** Part of the values that is poison. */
    private readonly poison: number,
  ) {}

  readonly chance = (part: number): boolean => this.rng.next() < part;
  readonly upTo = (count: number): number => Math.floor(this.rng.next() * count);
  readonly pick = <T>(list: readonly T[]): T | undefined => list[this.upTo(list.length)];

  text(): string {
    return this.pick(POISON_TEXTS) ?? '';
  }

  private wrong(): unknown {
    const kinds = [
      () => this.text(),
      () => this.text(),
      () => this.text(),
      () => this.pick(POISON_NUMBERS),
      () => this.pick(POISON_NUMBERS),
      () => this.pick([null, true, false, [], {}]),
      () => ({ __proto__: null, constructor: { prototype: {} }, [this.text()]: this.text() }),
      () => Array.from({ length: this.upTo(300) }, () => this.text()),
      () => deep(this.upTo(60)),
    ];
    return this.pick(kinds)?.();
  }

  /** A value for a schema. */
  value(schema: unknown, depth = 0): unknown {
    if (!isShape(schema) || depth > 8 || this.chance(this.poison)) return this.wrong();
    if ('const' in schema) return schema['const'];
    const choices = schema['anyOf'] ?? schema['oneOf'];
    if (Array.isArray(choices)) return this.value(this.pick(choices), depth + 1);
    return this.fill(schema, depth);
  }

  private fill(schema: Shape, depth: number): unknown {
    const choices = schema['enum'];
    if (Array.isArray(choices)) return this.pick(choices);
    if (schema['type'] === 'object') return this.record(schema, depth);
    return schema['type'] === 'array' ? this.list(schema, depth) : this.single(schema);
  }

  private record(schema: Shape, depth: number): unknown {
    const properties = isShape(schema['properties']) ? schema['properties'] : {};
    const out: Record<string, unknown> = {};
    for (const [name, property] of Object.entries(properties))
      if (!this.chance(0.1)) out[name] = this.value(property, depth + 1);
    if (isShape(schema['additionalProperties']))
      out[this.text()] = this.value(schema['additionalProperties'], depth + 1);
    if (this.chance(0.03)) out[this.text()] = this.wrong();
    return out;
  }

  private list(schema: Shape, depth: number): unknown {
    const items: unknown = schema['prefixItems'];
    if (Array.isArray(items)) return items.map((item) => this.value(item, depth + 1));
    return Array.from({ length: this.upTo(3) }, () => this.value(schema['items'], depth + 1));
  }

  private single(schema: Shape): unknown {
    const { type, format, minimum, maximum } = schema;
    if (type === 'boolean') return this.chance(0.5);
    if (type === 'integer' || type === 'number') {
      const least = typeof minimum === 'number' ? minimum : 0;
      return least + this.upTo(Math.min(20, (typeof maximum === 'number' ? maximum : 20) - least + 1));
    }
    if (type !== 'string') return this.wrong();
    if (format === 'uuid') return `019f955b-73e2-7000-8000-${String(this.upTo(1e9)).padStart(12, '0')}`;
    if (format === 'date') return this.pick(['2026-11-01', '2020-02-29', '0000-01-01', '9999-12-31', '0001-01-01']);
    if (format === 'email') return `fuzz${this.upTo(1e6)}@school.test`;
    return this.pick(['Anna', 'trein', 'docent.een', '3A', '1234', 'ABCD-EFGH']);
  }
}

import { parseArgs } from 'node:util';

/** A wrong argument: the program ends with 2. */
export class OptionError extends Error {}

/** Options given on a command line: texts by name, and flags. */
export interface Options {
  tekst: ReadonlyMap<string, string>;
  flags: ReadonlySet<string>;
}

/** Reads named options; unknown ones are refused. */
export function readOptions(
  args: readonly string[],
  known: { tekst: readonly string[]; flags?: readonly string[] },
): Options {
  const kind = [
    ...known.tekst.map((name) => [name, { type: 'string' }] as const),
    ...(known.flags ?? []).map((name) => [name, { type: 'boolean' }] as const),
  ];
  try {
    const { values } = parseArgs({ args: [...args], options: Object.fromEntries(kind), strict: true });
    const given = Object.entries(values);
    return {
      tekst: new Map(given.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))),
      flags: new Set(given.flatMap(([name, value]) => (value === true ? [name] : []))),
    };
  } catch (error) {
    throw new OptionError(error instanceof Error ? error.message : String(error));
  }
}

/** Whole number of at least `min`. */
export function integer(o: Options, name: string, options: { fallbackValue: number; min?: number }): number {
  const value = o.tekst.get(name);
  const n = value === undefined ? options.fallbackValue : Number(value);
  if (!Number.isInteger(n) || n < (options.min ?? 1))
    throw new OptionError(`--${name}: "${value ?? ''}" is geen geheel getal van minstens ${options.min ?? 1}`);
  return n;
}

/** Text that must be given. */
export function required(o: Options, name: string): string {
  const value = o.tekst.get(name);
  if (value === undefined) throw new OptionError(`--${name} ontbreekt`);
  return value;
}

/** Names from a list of known ones, separated by commas; all of them when the option is absent. */
export function names<T extends string>(o: Options, name: string, known: readonly T[]): readonly T[] {
  const value = o.tekst.get(name);
  if (value === undefined) return known;
  return value.split(',').map((part) => {
    const found = known.find((b) => b === part.trim());
    if (found === undefined) throw new OptionError(`--${name}: "${part}" bestaat niet; kies uit ${known.join(', ')}`);
    return found;
  });
}

/** Which tests a change can reach: a graph of everything that a source names, by import, glob, path or file name. */
import { posix } from 'node:path';

export interface Source {
  path: string;
  text: string;
}
/** A test and how many steps it is away from what changed. */
export interface Reached {
  path: string;
  distance: number;
}

const SOURCE = /\.(?:[cm]?[jt]sx?)$/;
const TEST = /\.test\.tsx?$/;
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"\n]+)['"]/g;
const LITERAL = /(['"`])((?:\\.|(?!\1)[^\\\n])*)\1/g;
/** Parts of one path, as `join` takes them. */
const PARTS = /'[^'\n]+'(?:,\s*'[^'\n]+')+/g;

const escape = (text: string): string => text.replaceAll(/[.+?^$()|[\]\\]/g, String.raw`\$&`);

/** Regular expression of a glob with `*`, `**` and `{a,b}`. */
export function globExpression(glob: string): RegExp {
  const body = escape(glob)
    .replaceAll(/\{([^{}]*)\}/g, (_, list: string) => `(?:${list.replaceAll(',', '|')})`)
    .replaceAll(/[{}]/g, String.raw`\$&`)
    .replaceAll('**/', '\u0000')
    .replaceAll('*', '[^/]*')
    .replaceAll('\u0000', '(?:.*/)?');
  return new RegExp(`^${body}$`);
}

/** Everything that a text may name, as it is written there; what is filled in later becomes a `*`. */
function named(text: string): Set<string> {
  const imports = [...text.matchAll(IMPORT)].map(([, name]) => name ?? '');
  const literals = [...text.matchAll(LITERAL)].map(([, , name]) => (name ?? '').replaceAll(/\$\{[^}]*\}/g, '*'));
  const joined = [...text.matchAll(PARTS)].map(([parts]) => parts.replaceAll(/'|\s/g, '').replaceAll(',', '/'));
  const paths = [...imports, ...literals, ...joined].map((name) => name.replace(/\?.*$/, '')); // `?raw` and the like
  return new Set(paths.filter((name) => /^[\w#.*{@/-][^\s<>]*$/u.test(name)));
}

/** Path from the root of the repository, or the bare file name; null for what is no path of ours. */
function place(name: string, from: string): string | null {
  if (name.startsWith('.')) return posix.join(posix.dirname(from), name);
  if (/^[#/]/.test(name)) return name.slice(1);
  const [first = '', ...rest] = name.split('/');
  if (!first.includes('*')) return name;
  const last = rest.at(-1) ?? '';
  return last === '' || last.includes('*') ? null : last;
}

class Places {
  readonly all: readonly string[];
  readonly #known: ReadonlySet<string>;
  readonly #byName = new Map<string, string[]>();
  readonly #found = new Map<string, readonly string[]>();

  constructor(paths: Iterable<string>) {
    this.#known = new Set(paths);
    this.all = [...this.#known];
    for (const path of this.all) {
      const name = posix.basename(path);
      this.#byName.set(name, [...(this.#byName.get(name) ?? []), path]);
    }
  }

  /** Files that a place can mean: one file, those of a glob, what lies in a folder, or data files of that name. */
  of(spot: string): readonly string[] {
    const found = this.#found.get(spot) ?? this.#look(spot);
    this.#found.set(spot, found);
    return found;
  }

  #look(spot: string): readonly string[] {
    if (this.#known.has(spot)) return [spot];
    if (/[*{]/.test(spot)) {
      const expression = globExpression(spot);
      return this.all.filter((path) => expression.test(path));
    }
    if (!spot.includes('/')) return (this.#byName.get(spot) ?? []).filter((path) => !SOURCE.test(path));
    const folder = spot.endsWith('/') ? spot : `${spot}/`;
    return this.all.filter((path) => path.startsWith(folder));
  }
}

export interface Relations {
  /** Tests that a change of these files can reach, nearest first. */
  tests(changed: readonly string[]): Reached[];
  /** Of these files those that no source names and that are no test. */
  unnamed(changed: readonly string[]): string[];
}

/** Reads who names whom. `paths` = every file there is, and those that are gone. */
export function readRelations(sources: readonly Source[], paths: Iterable<string>): Relations {
  const places = new Places(paths);
  const users = new Map<string, Set<string>>();
  for (const { path, text } of sources) {
    const spots = new Set([...named(text)].flatMap((name) => place(name, path) ?? []));
    for (const target of new Set([...spots].flatMap((spot) => places.of(spot)))) {
      if (target !== path) users.set(target, (users.get(target) ?? new Set()).add(path));
    }
  }
  return {
    tests(changed) {
      const distance = new Map(changed.map((path) => [path, 0]));
      // A map tells what is added while it is walked, so this goes on outward until nothing new is met.
      for (const [path, steps] of distance)
        for (const user of users.get(path) ?? []) if (!distance.has(user)) distance.set(user, steps + 1);
      return [...distance]
        .filter(([path]) => TEST.test(path))
        .map(([path, steps]) => ({ path, distance: steps }))
        .toSorted((a, b) => a.distance - b.distance || a.path.localeCompare(b.path));
    },
    unnamed: (changed) => changed.filter((path) => !TEST.test(path) && (users.get(path)?.size ?? 0) === 0),
  };
}

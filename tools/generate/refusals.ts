import { globSync } from 'tinyglobby';
import { checkHomonyms, exportsOf } from '../check/exports.ts';
import { checkDeclared, readLaw, unknownWords } from '../check/names/check-names.ts';
import { cssClasses, declaredNames, pathNames, type DeclaredName } from '../check/names/declared-names.ts';
import { readSources } from '../check/check.ts';
import { checkWords, type FileData } from '../check/woorden.ts';

/** Kinds of units that can be made. */
export type UnitKind = 'spel' | 'feature' | 'scherm' | 'mechanic';

const GLOSSARY = 'engine/core/domein/woordenlijst.md';
const KEBAB = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Where a unit of this name stands when it exists. A screen, its route and its texts share one name, whatever the area. */
const HOMES: Readonly<Record<UnitKind, (name: string) => string[]>> = {
  spel: (name) => [`games/${name}`],
  feature: (name) => [`server/features/${name}`],
  scherm: (name) => [`web/areas/*/${name}`],
  mechanic: (name) => [`engine/{mechanics,behaviours}/${name}{,.schema}.ts`],
};

/** Why there can be no unit of this name, before anything is made of it; null = there can. */
export function refuseName(kind: UnitKind, name: string): string | null {
  const parts = name.split('/');
  if (parts.length > (kind === 'scherm' ? 2 : 1) || !parts.every((part) => KEBAB.test(part)))
    return `${name} is not a name in kebab-case${kind === 'scherm' ? ', or <area>/<scherm>' : ''}`;
  const [home] = globSync(HOMES[kind](parts.at(-1) ?? ''), { onlyFiles: false, expandDirectories: false });
  if (home !== undefined) return `exists already: ${home}`;
  // The games stand in the design, which the maker reads.
  const unknown = kind === 'spel' ? [] : unknownWords(readLaw().law, name);
  return unknown.length === 0 ? null : `${name}: not English, and not in ${GLOSSARY}: ${unknown.join(', ')}`;
}

const namesOf = ({ path, text }: FileData): DeclaredName[] => {
  if (path.endsWith('.css')) return [...cssClasses(path, text), ...pathNames(path)];
  return /\.tsx?$/.test(path) ? [...declaredNames(path, text), ...pathNames(path)] : [];
};

/** Why these files cannot stand beside what there is: a word of theirs, or a name that another file exports. */
export function refuseFiles(files: readonly FileData[]): string | null {
  const [word] = [...checkDeclared(readLaw().law, files.flatMap(namesOf)), ...checkWords(files)];
  if (word !== undefined) return word;
  const own = files.flatMap(exportsOf).map(({ name }) => name);
  // To read a source costs a thousand times what it costs to look for a word in it.
  const near = readSources().filter(({ text }) => own.some((name) => text.includes(name)));
  const taken = checkHomonyms([...near, ...files]).find((line) => files.some(({ path }) => line.includes(path)));
  return taken ?? null;
}

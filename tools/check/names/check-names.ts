/** The law of names: every word of a declared name is English, a term of the glossary or an agreed abbreviation. */
import { existsSync, readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { SPELLEN } from '#engine/core/domein/spellen.ts';
import { cssClasses, declaredNames, pathNames, type DeclaredName } from './declared-names.ts';
import { knownWords, readGlossary, readList, type KnownWords } from './known-words.ts';
import { splitWords } from './split-words.ts';

const HERE = 'tools/check/names';
const GLOSSARY = 'engine/core/domein/woordenlijst.md';
const AREAS = ['engine', 'games', 'web', 'server', 'tools'] as const;
const MAX_TERMS = 200;
const MAX_ABBREVIATIONS = 40;

/** Names that are older than the law: of columns, stored JSON, the wire, scenes, and members not yet renamed. The list may only shrink. */
export interface OlderNames {
  members: readonly string[];
  others: readonly string[];
}

export interface NameLaw {
  words: KnownWords;
  members: ReadonlySet<string>;
  others: ReadonlySet<string>;
}

interface Manifest {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const properNames = ({ scripts, dependencies, devDependencies }: Manifest): string[] =>
  [
    ...SPELLEN.map(({ slug }) => slug),
    ...Object.keys(scripts),
    ...Object.keys(dependencies),
    ...Object.keys(devDependencies),
  ].flatMap(splitWords);

/** The law as the repository at this folder writes it down. */
export function readLaw(): { law: NameLaw; problems: string[] } {
  const glossary = readGlossary(readFileSync(GLOSSARY, 'utf8'));
  const abbreviations = readList(`${HERE}/abbreviations.txt`);
  const { members, others }: OlderNames = JSON.parse(readFileSync(`${HERE}/older-names.json`, 'utf8'));
  const manifest: Manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  const problems: string[] = [];
  if (glossary.length > MAX_TERMS) problems.push(`${GLOSSARY}: ${glossary.length} terms, at most ${MAX_TERMS}`);
  if (abbreviations.length > MAX_ABBREVIATIONS)
    problems.push(`${HERE}/abbreviations.txt: ${abbreviations.length} abbreviations, at most ${MAX_ABBREVIATIONS}`);
  for (const { term, gloss, plural, belgian } of glossary)
    if ([gloss, plural, belgian].includes(''))
      problems.push(`${GLOSSARY}: ${term} lacks a gloss, plural or Belgian word`);
  const words = knownWords({
    glossary,
    abbreviations,
    falseFriends: readList(`${HERE}/false-friends.txt`),
    names: properNames(manifest),
  });
  return { law: { words, members: new Set(members), others: new Set(others) }, problems };
}

/** Words of a name that nobody knows. */
export function unknownWords({ words }: NameLaw, name: string): string[] {
  return splitWords(name).filter((word) => !words.english(word) && !words.glossary(word) && !words.abbreviation(word));
}

const isMember = ({ kind }: DeclaredName): boolean => kind === 'field' || kind === 'method' || kind === 'scene';
const isOlder = (law: NameLaw, declared: DeclaredName): boolean =>
  (isMember(declared) ? law.members : law.others).has(declared.name);

/** One line a name that breaks the law. */
export function checkDeclared(law: NameLaw, names: readonly DeclaredName[]): string[] {
  return names
    .filter((declared) => !isOlder(law, declared))
    .flatMap(({ name, kind, file, line }) => {
      const unknown = unknownWords(law, name);
      const what = kind === 'path' ? 'path' : `${kind} "${name}"`;
      return unknown.length === 0
        ? []
        : [`${file}:${line}: ${what}: not English, in no glossary: ${unknown.join(', ')}`];
    });
}

/** Data written by us in Dutch, migrations (never changed once written) and papers are no declarations. */
const isFree = (file: string): boolean =>
  /^tools\/(?:check\/fixtures|docs)\/|\/i18n\/|^server\/db\/migrations\/|^server\/test\/edexml\//.test(file);

/** Every name that the repository declares. */
export function readDeclared(): DeclaredName[] {
  const files = globSync(
    AREAS.map((area) => `${area}/**/*.{ts,tsx,css}`),
    { ignore: '**/node_modules/**' },
  ).filter((file) => !isFree(file));
  return files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const names = file.endsWith('.css') ? cssClasses(file, text) : declaredNames(file, text);
    return [...names, ...pathNames(file)];
  });
}

/** Older names that nothing has any more, or that keep the law now: the list shrinks with the code. */
export function needless(law: NameLaw, names: readonly DeclaredName[]): string[] {
  const rest = (old: ReadonlySet<string>, declared: readonly DeclaredName[]): string[] => {
    const used = new Set(declared.map(({ name }) => name));
    return [...old].filter((name) => !used.has(name) || unknownWords(law, name).length === 0);
  };
  const members = names.filter(isMember);
  const others = names.filter((declared) => !isMember(declared));
  return [...rest(law.members, members), ...rest(law.others, others)].map(
    (name) => `${HERE}/older-names.json: "${name}" is needed no more`,
  );
}

/** Share of English words in declared names, per area, for the record. */
export function shares(law: NameLaw, names: readonly DeclaredName[]): Record<string, string> {
  return Object.fromEntries(
    AREAS.map((area) => {
      const words = names.filter(({ file }) => file.startsWith(`${area}/`)).flatMap(({ name }) => splitWords(name));
      const english = words.filter((word) => law.words.english(word)).length;
      const glossary = words.filter((word) => !law.words.english(word) && law.words.glossary(word)).length;
      const percent = (n: number): string => `${((100 * n) / Math.max(1, words.length)).toFixed(1)} %`;
      return [area, `${percent(english)} English, ${percent(glossary)} glossary, of ${words.length} words`];
    }),
  );
}

const FIXTURE = 'tools/check/fixtures/names';

/** Each planted violation must be found, or the check itself is broken. */
export function checkPlanted(law: NameLaw): string[] {
  const expected: { file: string; name: string }[] = JSON.parse(readFileSync(`${FIXTURE}/expected.json`, 'utf8'));
  return expected
    .filter(({ file, name }) => {
      const path = `${FIXTURE}/${file}`;
      const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
      const names = [
        ...(file.endsWith('.css') ? cssClasses(file, text) : declaredNames(file, text)),
        ...pathNames(file),
      ];
      return (
        checkDeclared(
          law,
          names.filter((declared) => declared.name === name),
        ).length === 0
      );
    })
    .map(({ file, name }) => `planted violation not found: ${name} in ${file}`);
}

/** The whole check: one line a problem. */
export function checkNameLaw(): string[] {
  const { law, problems } = readLaw();
  const names = readDeclared();
  return [...problems, ...checkDeclared(law, names), ...needless(law, names), ...checkPlanted(law)];
}

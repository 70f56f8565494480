import ts from 'typescript';
import type { FileData } from './woorden.ts';

/** A declaration that a module exports. */
interface Exported {
  name: string;
  path: string;
  documented: boolean;
}

/** Names that files of one kind each export by agreement, because a glob finds them; tools are no part of the product. */
const BY_AGREEMENT: readonly { path: RegExp; name?: string }[] = [
  { path: /^tools\// },
  { path: /^games\/[^/]+\// },
  { path: /^server\/db\/migrations\// },
  { path: /^server\/features\/[^/]+\/module\.ts$/, name: 'module' },
  { path: /^engine\/mechanics\//, name: 'mechanic' },
  { path: /^web\/areas\/[^/]+\/[^/]+\/route\.ts$/, name: 'route' },
  { path: /^web\/areas\/site\/[^/]+\/live\.ts$/, name: 'live' },
  { path: /^engine\/mechanics\/[^/]+\.schema\.ts$/, name: 'info' },
];
/** Whether every file of this kind exports this name. */
export const isByAgreement = (e: Pick<Exported, 'name' | 'path'>): boolean =>
  BY_AGREEMENT.some(({ path, name }) => path.test(e.path) && (name === undefined || name === e.name));
const isTest = (path: string): boolean => /\.test\.tsx?$|\/test-kit\.tsx?$|^server\/test\//.test(path);

const isExported = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node)?.some((m) => m.kind === ts.SyntaxKind.ExportKeyword) ?? false);

function namesOf(node: ts.Statement): string[] {
  if (ts.isVariableStatement(node))
    return node.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
  const named =
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node);
  return named && node.name !== undefined ? [node.name.text] : [];
}

function readExports({ path, text }: FileData): Exported[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found = new Map<string, boolean>();
  for (const node of source.statements.filter(isExported)) {
    const documented = ts.getJSDocCommentsAndTags(node).some((part) => ts.isJSDoc(part));
    for (const name of namesOf(node)) found.set(name, documented || found.get(name) === true);
  }
  return [...found].map(([name, documented]) => ({ name, path, documented }));
}

const read = new WeakMap<FileData, Exported[]>();

/** The exported declarations of one file, overloads once; documented when a TSDoc comment stands before one of them. Several checks ask, the file is parsed once. */
export function exportsOf(file: FileData): Exported[] {
  const known = read.get(file) ?? readExports(file);
  read.set(file, known);
  return known;
}

/** Exports of the engine without a TSDoc comment, one line each. */
export function undocumented(sources: readonly FileData[]): string[] {
  return sources
    .filter(({ path }) => path.startsWith('engine/') && !isTest(path))
    .flatMap(exportsOf)
    .filter(({ documented }) => !documented)
    .map(({ path, name }) => `${path}: export "${name}" has no TSDoc comment`);
}

/** Exported names that stand in several files, with those files. A schema and its type share a name and a file. */
export function homonymsIn(sources: readonly FileData[]): Map<string, string[]> {
  const places = new Map<string, string[]>();
  const exported = sources.filter(({ path }) => !isTest(path)).flatMap(exportsOf);
  for (const { name, path } of exported.filter((e) => !isByAgreement(e)))
    places.set(name, [...(places.get(name) ?? []), path]);
  return new Map([...places].filter(([, paths]) => paths.length > 1));
}

/** One exported name, one file. */
export const checkHomonyms = (sources: readonly FileData[]): string[] =>
  [...homonymsIn(sources)].map(
    ([name, paths]) => `exported name "${name}" stands in several files: ${paths.join(', ')}`,
  );

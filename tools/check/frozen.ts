/** Frozen scene documents: what was written in an older version must stay readable, so the documents that prove it never change. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { SCENE_VERSIONS } from '#engine/document/scene.ts';

const FROZEN = 'engine/document/frozen';
const FIXTURE = 'tools/check/fixtures/frozen';
const LIST = 'hashes.json';

const hashOf = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');

function checkListed(root: string, file: string, hash: string): string[] {
  const path = join(root, file);
  if (!existsSync(path)) return [`${path}: a frozen document is missing`];
  if (hashOf(path) !== hash) return [`${path}: a frozen document was changed; put it back, or add another one`];
  const { version }: { version?: unknown } = JSON.parse(readFileSync(path, 'utf8'));
  return file.startsWith(`v${String(version)}/`)
    ? []
    : [`${path}: version ${String(version)} stands in another folder`];
}

/** One line a document that was changed, is missing or is not in the list, and a version of which none is kept. */
export function frozenProblems(root: string, versions: readonly number[]): string[] {
  const hashes: Record<string, string> = JSON.parse(readFileSync(join(root, LIST), 'utf8'));
  const files = globSync('*/*', { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  return [
    ...Object.entries(hashes).flatMap(([file, hash]) => checkListed(root, file, hash)),
    ...files
      .filter((file) => !Object.hasOwn(hashes, file))
      .map((file) => `${join(root, file)}: not in ${LIST}; its line is "${file}": "${hashOf(join(root, file))}"`),
    ...versions
      .filter((version) => !files.some((file) => file.startsWith(`v${version}/`)))
      .map((version) => `${root}: no frozen document of version ${version}`),
  ].sort();
}

/** The frozen documents of the engine; the planted violations must be found too, or the check itself is broken. */
export function checkFrozen(): string[] {
  const expected: string[] = JSON.parse(readFileSync(join(FIXTURE, 'expected.json'), 'utf8'));
  const found = frozenProblems(FIXTURE, [1, 2]);
  return [
    ...frozenProblems(FROZEN, SCENE_VERSIONS),
    ...expected
      .filter((planted) => !found.some((line) => line.startsWith(planted)))
      .map((planted) => `planted violation not found: ${planted}`),
  ];
}

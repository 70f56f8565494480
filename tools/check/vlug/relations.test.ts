import { describe, expect, it } from 'vitest';
import { globExpression, readRelations, type Source } from './relations.ts';

const sources: Source[] = [
  { path: 'engine/core/a.ts', text: 'export const a = 1;\n' },
  { path: 'web/b.ts', text: "import { a } from '#engine/core/a.ts';\nexport const b = a;" },
  { path: 'web/b.test.ts', text: "import { b } from './b.ts';" },
  { path: 'web/b.api.test.ts', text: "const { b } = await import('./b.ts');" },
  { path: 'web/other.test.ts', text: "// it's another's" },
  { path: 'games/registry.ts', text: "const scenes = import.meta.glob('./*/scene.json');" },
  { path: 'games/games.test.ts', text: "import { scenes } from './registry.ts';" },
  { path: 'tools/words.test.ts', text: "readFileSync(join(root, 'assets', 'content', 'woorden.tsv'));" },
  { path: 'tools/forms.test.ts', text: 'readFileSync(`${folder}/forms.tsv`);' },
  { path: 'tools/folder.test.ts', text: "readdirSync(new URL('../server/db/migrations', import.meta.url));" },
];
const data = [
  'games/autorace/scene.json',
  'assets/content/woorden.tsv',
  'assets/content/forms.tsv',
  'server/db/migrations/1-begin.ts',
  'assets/loose.bin',
];
const relations = readRelations(sources, [...sources.map(({ path }) => path), ...data, 'web/gone.ts']);
const reached = (...changed: string[]): string[] => relations.tests(changed).map(({ path }) => path);

describe('tests that a change reaches', () => {
  it('follows imports through aliases, relative paths and lazy imports, nearest first', () => {
    expect(relations.tests(['engine/core/a.ts', 'web/b.test.ts'])).toEqual([
      { path: 'web/b.test.ts', distance: 0 },
      { path: 'web/b.api.test.ts', distance: 2 },
    ]);
  });
  it('follows globs to data', () => {
    expect(reached('games/autorace/scene.json')).toEqual(['games/games.test.ts']);
  });
  it('follows paths in parts, file names and folders', () => {
    expect(reached('assets/content/woorden.tsv')).toEqual(['tools/words.test.ts']);
    expect(reached('assets/content/forms.tsv')).toEqual(['tools/forms.test.ts']);
    expect(reached('server/db/migrations/1-begin.ts')).toEqual(['tools/folder.test.ts']);
  });
  it('tells what nothing names', () => {
    expect(relations.unnamed(['assets/loose.bin', 'web/gone.ts', 'web/b.ts', 'web/other.test.ts'])).toEqual([
      'assets/loose.bin',
      'web/gone.ts',
    ]);
  });
});

it('reads globs', () => {
  const glob = globExpression('{engine,web}/**/*.test.{ts,tsx}');
  expect(['engine/a.test.ts', 'web/x/y/b.test.tsx'].every((path) => glob.test(path))).toBe(true);
  expect(['server/a.test.ts', 'web/a.test.tsxx', 'web/atest.ts'].some((path) => glob.test(path))).toBe(false);
});

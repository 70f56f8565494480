import { describe, expect, it } from 'vitest';
import { unproven } from './arch.ts';
import { checkHomonyms, exportsOf, undocumented } from './exports.ts';
import { checkFrozen, frozenProblems } from './frozen.ts';
import { checkNames } from './names.ts';
import { checkRatchet, coreTestRatio } from './ratchet.ts';
import { checkWords } from './woorden.ts';

describe('glossary check', () => {
  it('finds an English double in an identifier', () => {
    expect(checkWords([{ path: 'web/x.ts', text: 'const pupilName = 1;' }])).toHaveLength(1);
  });
  it('leaves comments, strings and Dutch nouns alone', () => {
    const text = "// the pupil\nconst leerling = 'student'; /* classroom */";
    expect(checkWords([{ path: 'web/x.ts', text }])).toEqual([]);
  });
  it('finds a path of a machine', () => {
    expect(checkWords([{ path: 'web/x.ts', text: "const p = '/root/x';" }])).toHaveLength(1);
  });
});

describe('file names', () => {
  it('refuses camelCase and accents, takes kebab-case with roles and migrations', () => {
    expect(checkNames(['web/fooBar.ts', 'games/piñata/a.ts'])).toHaveLength(2);
    expect(checkNames(['web/foo-bar.api.test.ts', 'server/db/migrations/20261121120000-begin.ts'])).toEqual([]);
  });
});

describe('import rules', () => {
  it('names a rule that no planted violation proves', () => {
    expect(unproven(['no-cycles', 'new-rule'], [{ rule: 'no-cycles', file: 'engine/core/l.ts' }])).toEqual([
      'rule without a planted violation: new-rule',
    ]);
  });
});

describe('exported names', () => {
  const bare = { path: 'engine/core/a.ts', text: 'export const a = 1;\nconst hidden = 2;\nexport type Spot = number;' };
  const told = { path: 'engine/core/b.ts', text: '/** Where a tone starts, in ms. */\nexport type Spot = number;' };
  it('reads what a file exports and whether it says what it is', () => {
    expect(exportsOf(bare).map((e) => e.name)).toEqual(['a', 'Spot']);
    expect(undocumented([bare, told])).toEqual([
      'engine/core/a.ts: export "a" has no TSDoc comment',
      'engine/core/a.ts: export "Spot" has no TSDoc comment',
    ]);
  });
  it('refuses a name in two files', () => {
    expect(checkHomonyms([bare, told])).toEqual([
      'exported name "Spot" stands in several files: engine/core/a.ts, engine/core/b.ts',
    ]);
    expect(checkHomonyms([bare])).toEqual([]);
  });
  it('lets a name stand in every file of a kind that a glob finds', () => {
    const mechanic = (file: string) => ({ path: `engine/mechanics/${file}.ts`, text: 'export const mechanic = 1;' });
    expect(checkHomonyms([mechanic('camera'), mechanic('track')])).toEqual([]);
  });
});

describe('frozen documents', () => {
  it('refuses one that was changed, is missing, unlisted or in another folder, and a version without any', () => {
    expect(frozenProblems('tools/check/fixtures/frozen', [1, 2])).toHaveLength(5);
  });
  it('holds for the documents of the engine', () => {
    expect(checkFrozen()).toEqual([]);
  });
});

describe('what was reached', () => {
  const sources = [
    { path: 'engine/core/a.ts', text: 'export const a = 1;\n\nexport const b = 2;\n' },
    { path: 'engine/core/a.test.ts', text: 'it();\n' },
    { path: 'engine/core/test-kit.ts', text: 'one;\ntwo;\n' },
  ];
  it('counts lines that say something', () => {
    expect(coreTestRatio(sources)).toBe(0.5);
  });
  it('refuses less documentation and fewer tests than there were', () => {
    expect(checkRatchet(sources, { undocumentedEngineExports: 2, coreTestRatio: 0.5 })).toEqual([]);
    expect(checkRatchet(sources, { undocumentedEngineExports: 1, coreTestRatio: 0.5 })).toHaveLength(3);
    expect(checkRatchet(sources, { undocumentedEngineExports: 2, coreTestRatio: 0.6 })).toHaveLength(1);
  });
});

import { describe, expect, it } from 'vitest';
import { unproven } from './arch.ts';
import { checkNames } from './names.ts';
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

import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { prune, PRUNE } from './prune.ts';

const CODE = `const Rest = 1;
function Prent() { return Rest; }
Prent.displayName = "Prent";
var Formulier = maak((props) => props);
class Vangnet extends Object { leeg() { return 2; } }
export { Rest, Prent, Formulier, Vangnet };
`;
const cut = (names: readonly string[]) =>
  prune({ code: CODE, boom: parseSync('x.js', CODE).program.body, namen: names });

it('leaves functions, constants and classes out and says which it found', () => {
  const { code, found } = cut(['Formulier', 'Vangnet', 'Onbekend']);
  expect(found).toEqual(['Formulier', 'Vangnet']);
  expect(code).toContain('function Formulier() { throw new Error("Formulier is left out of this build"); }');
  expect(code).not.toContain('leeg()');
  expect(code).toContain('function Prent() { return Rest; }');
});

it('empties what runs without anything to do', () => {
  expect(prune({ code: CODE, boom: parseSync('x.js', CODE).program.body, namen: [], leeg: ['Prent'] }).code).toContain(
    'function Prent() {}',
  );
});

it('is only right while no screen has a view transition', () => {
  const sources = globSync(['{web,engine,games}/**/*.{ts,tsx}']).map((file) => readFileSync(file, 'utf8'));
  expect(sources.filter((source) => /\bViewTransition\b|startGestureTransition|viewTransition/.test(source))).toEqual(
    [],
  );
});

it('always takes the name plates off, since they keep whatever they name in the bundle', () => {
  expect(cut([]).code).not.toContain('displayName');
});

it('names nothing that a screen of ours imports', () => {
  const names = new Set(PRUNE.flatMap((rule) => rule.namen));
  const used = globSync(['{web,engine,games}/**/*.{ts,tsx}']).flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(/import \{([^}]*)\} from '(?:react-router-dom|i18next|react-i18next)'/g),
    ].flatMap((match) => (match[1] ?? '').split(',').map((name) => name.trim())),
  );
  expect(used).toContain('Link');
  expect(used.filter((name) => names.has(name))).toEqual([]);
});

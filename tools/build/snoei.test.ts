import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { snoei, SNOEI } from './snoei.ts';

const CODE = `const Rest = 1;
function Prent() { return Rest; }
Prent.displayName = "Prent";
var Formulier = maak((props) => props);
class Vangnet extends Object { leeg() { return 2; } }
export { Rest, Prent, Formulier, Vangnet };
`;
const knip = (namen: readonly string[]) => snoei({ code: CODE, boom: parseSync('x.js', CODE).program.body, namen });

it('leaves functions, constants and classes out and says which it found', () => {
  const { code, gevonden } = knip(['Formulier', 'Vangnet', 'Onbekend']);
  expect(gevonden).toEqual(['Formulier', 'Vangnet']);
  expect(code).toContain('function Formulier() { throw new Error("Formulier is left out of this build"); }');
  expect(code).not.toContain('leeg()');
  expect(code).toContain('function Prent() { return Rest; }');
});

it('empties what runs without anything to do', () => {
  expect(snoei({ code: CODE, boom: parseSync('x.js', CODE).program.body, namen: [], leeg: ['Prent'] }).code).toContain(
    'function Prent() {}',
  );
});

it('is only right while no screen has a view transition', () => {
  const bronnen = globSync(['{web,engine,games}/**/*.{ts,tsx}']).map((file) => readFileSync(file, 'utf8'));
  expect(bronnen.filter((bron) => /\bViewTransition\b|startGestureTransition|viewTransition/.test(bron))).toEqual([]);
});

it('always takes the name plates off, since they keep whatever they name in the bundle', () => {
  expect(knip([]).code).not.toContain('displayName');
});

it('names nothing that a screen of ours imports', () => {
  const namen = new Set(SNOEI.flatMap((regel) => regel.namen));
  const gebruikt = globSync(['{web,engine,games}/**/*.{ts,tsx}']).flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(/import \{([^}]*)\} from '(?:react-router-dom|i18next|react-i18next)'/g),
    ].flatMap((vondst) => (vondst[1] ?? '').split(',').map((naam) => naam.trim())),
  );
  expect(gebruikt).toContain('Link');
  expect(gebruikt.filter((naam) => namen.has(naam))).toEqual([]);
});

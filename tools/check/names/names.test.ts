import { describe, expect, it } from 'vitest';
import { checkDeclared, checkPlanted, needless, readLaw, unknownWords, type NameLaw } from './check-names.ts';
import { cssClasses, declaredNames } from './declared-names.ts';
import { knownWords, readGlossary } from './known-words.ts';
import { splitWords } from './split-words.ts';

const TABLE =
  '| term | plural | meaning | gloss | Belgian word |\n|---|---|---|---|---|\n| groep | groepen | a set | class | klas |\n';
const law = (o: { members?: string[]; others?: string[] } = {}): NameLaw => ({
  words: knownWords({
    glossary: readGlossary(TABLE),
    abbreviations: ['ctx'],
    falseFriends: ['van'],
    names: ['pizzabakken'],
  }),
  members: new Set(o.members ?? []),
  others: new Set(o.others ?? []),
});

describe('splitWords', () => {
  it.each([
    ['HTMLRijVan2', ['html', 'rij', 'van']],
    ['use-title.test.ts', ['use', 'title', 'test', 'ts']],
    ['MAX_LINES', ['max', 'lines']],
    ['deur__badge--groot', ['deur', 'badge', 'groot']],
  ])('splits %s', (name, words) => {
    expect(splitWords(name)).toEqual(words);
  });
});

describe('a word of a name', () => {
  it('is English, a term in singular or plural, a proper name or an abbreviation', () => {
    expect(unknownWords(law(), 'createGroepenOfPizzabakkenCtx')).toEqual([]);
    expect(unknownWords(law(), 'pathnameUnmountSortable')).toEqual([]);
  });
  it('is refused when it is Dutch, also where English knows the letters', () => {
    expect(unknownWords(law(), 'maakVlak')).toEqual(['maak', 'vlak']);
    expect(unknownWords(law(), 'groepVanNu')).toEqual(['van']);
  });
});

describe('declared names', () => {
  it('are those of types, functions, fields, parameters, variables and shapes, not the keys of data', () => {
    const text = [
      'interface A<T> { b: T; c(d: number): void }',
      'const e = (f: number) => f;',
      'const { g: h } = e;',
      'const i = { j: 1 };',
      'const k = z.strictObject({ l: z.string() });',
    ].join('\n');
    expect(declaredNames('web/x.ts', text).map(({ name, kind }) => `${kind} ${name}`)).toEqual([
      'type A',
      'type T',
      'field b',
      'method c',
      'parameter d',
      'function e',
      'parameter f',
      'variable h',
      'variable i',
      'variable k',
      'field l',
    ]);
  });
  it('tell the line of a class in a style sheet', () => {
    expect(cssClasses('x.css', '/* .no { */\n.yes .also--not { color: red; }')).toMatchObject([
      { name: 'yes', line: 2 },
      { name: 'also--not', line: 2 },
    ]);
  });
});

describe('the list of older names', () => {
  const names = declaredNames('web/x.ts', 'interface A { naam: string }\nconst rij = 1;');
  it('lets a member be, but not a variable of the same name', () => {
    expect(checkDeclared(law({ members: ['naam'] }), names)).toEqual([
      'web/x.ts:2: variable "rij": not English, in no glossary: rij',
    ]);
    expect(checkDeclared(law({ members: ['naam', 'rij'] }), names)).toHaveLength(1);
  });
  it('may only shrink', () => {
    expect(needless(law({ members: ['naam', 'soort'], others: ['rij', 'row'] }), names)).toHaveLength(2);
  });
});

it('finds every planted violation', () => {
  expect(checkPlanted(readLaw().law)).toEqual([]);
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { textsOf } from './namespace.ts';

const WEB = fileURLToPath(new URL('..', import.meta.url));
type Texts = Record<string, string>;

const readJson = (path: string): Texts => {
  const texts: Texts = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  return texts;
};

/** Folders with texts, each named by the namespace that is read from it. */
const folders = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith(`${sep}nl.json`) && path.includes(`i18n${sep}`))
  .map((path) => ({ name: textsOf(path).replace('/nl', ''), folder: join(WEB, dirname(path)) }));
const folderOf = new Map(folders.map(({ name, folder }) => [name, folder]));
const namespaces = [...folderOf.keys()];
const textsIn = (name: string, language: string): Texts => readJson(join(folderOf.get(name) ?? '', `${language}.json`));
const nl = new Map(namespaces.map((name) => [name, textsIn(name, 'nl')]));

/** Words of a locale that any screen may ask for; kept complete although no screen uses all of them yet. */
const TABLE: ReadonlySet<string> = new Set(['woorden']);

const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => ({ pad: relative(WEB, join(WEB, path)), tekst: readFileSync(join(WEB, path), 'utf8') }));

/** Namespaces a file names in `useTranslation`, and `gemeen`, which every file may use. */
function namespacesOf(text: string): string[] {
  const names = [...text.matchAll(/useTranslation\(\s*(\[[^\]]*\]|'[^']*')/g)].flatMap((match) =>
    [...(match[1] ?? '').matchAll(/'([^']+)'/g)].map((name) => name[1] ?? ''),
  );
  return [...new Set([...names, 'gemeen'])];
}

const enkelvoud = (key: string): string => key.replace(/_(?:one|other|zero)$/, '');
const has = (name: string, key: string): boolean =>
  Object.keys(nl.get(name) ?? {}).some((own) => enkelvoud(own) === key);

/** Literal keys of `t('...')`. */
function requested(text: string): string[] {
  return [...text.matchAll(/\bt\(\s*'([^']+)'/g)].map((match) => match[1] ?? '');
}

/** Words of the Netherlands for which Flanders has its own; a subgroup, a small group and the sounds of a word are called alike. */
const DUTCH_ONLY =
  /(?<!sub|klank)groep(?!je)|\bRT\b|remedial|intern begeleider|voortgezet onderwijs|voorjaarsvakantie|t\/m/i;
const withoutValues = (text: string): string => text.replaceAll(/\{\{\w+\}\}/g, '');
/** The office sits in one country. */
const isOffice = (name: string): boolean => (folderOf.get(name) ?? '').includes(`${sep}superadmin${sep}`);

/** Every quoted text, and the fixed start and end of every template, that could be a key. */
const literal = new Set(
  sources.flatMap(({ tekst: text }) =>
    [...text.matchAll(/'([^'\n]*)'/g)].map((match) => (match[1] ?? '').replace(/^[\w-]+:/, '')),
  ),
);
const templates = sources
  .flatMap(({ tekst: text }) =>
    [...text.matchAll(/`([^`\n$]*)\$\{[^`]*?\}([^`\n$]*)`/g)].map((match) => ({
      begin: (match[1] ?? '').replace(/^[\w-]+:/, ''),
      eind: match[2] ?? '',
    })),
  )
  .filter(({ begin }) => begin.length > 1 && begin.includes('.'));
const used = (key: string): boolean =>
  literal.has(key) || templates.some(({ begin, eind: end }) => key.startsWith(begin) && key.endsWith(end));

it('reads a fair number of files', () => {
  expect(sources.length).toBeGreaterThan(40);
  expect(namespaces.length).toBeGreaterThanOrEqual(30);
});

it('gives no two folders the same name', () => {
  expect(folders.filter(({ name, folder }) => folderOf.get(name) !== folder)).toEqual([]);
});

describe.each(namespaces)('%s', (name) => {
  const texts = nl.get(name) ?? {};
  const belgian = textsIn(name, 'nl-BE');
  const home = textsIn(name, 'nl-x-thuis');
  const praktijk = textsIn(name, 'nl-x-praktijk');
  const flemishPraktijk = textsIn(name, 'nl-BE-x-praktijk');

  it('has no unused keys', () => {
    if (TABLE.has(name)) return;
    expect(Object.keys(texts).filter((key) => !used(enkelvoud(key)))).toEqual([]);
  });

  it.each([
    ['Belgian', belgian],
    ['home', home],
    ['practice', praktijk],
  ])('has only differences in the %s file', (_, different) => {
    expect(Object.keys(different).filter((key) => !(key in texts))).toEqual([]);
    expect(Object.entries(different).filter(([key, text]) => texts[key] === text)).toEqual([]);
  });

  it('has a Belgian text for whatever names what Flanders calls otherwise', () => {
    if (isOffice(name)) return;
    const left = Object.entries(texts).filter(
      ([key, text]) => !(key in belgian) && DUTCH_ONLY.test(withoutValues(text)),
    );
    expect(left).toEqual([]);
  });

  it('has no word of a country or a school in the home file', () => {
    expect(Object.entries(home).filter(([, text]) => /leerling|groep|klas/i.test(text))).toEqual([]);
  });

  it('has a Belgian text of a practice for whatever Belgium says in its own way, and for nothing else', () => {
    expect(Object.keys(flemishPraktijk)).toEqual(Object.keys(belgian).filter((key) => key in praktijk));
    expect(Object.entries(flemishPraktijk).filter(([key, text]) => text === praktijk[key])).toEqual([]);
  });

  it('fills the same values in both languages, and leaves no text empty', () => {
    const values = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort();
    for (const [key, text] of [belgian, home, praktijk, flemishPraktijk].flatMap((one) => Object.entries(one)))
      expect(values(text)).toEqual(values(texts[key] ?? ''));
    expect(Object.entries(texts).filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});

describe('missing keys', () => {
  it.each(sources.filter(({ tekst: text }) => requested(text).length > 0))(
    '$pad finds every key it asks for',
    ({ tekst: text }) => {
      const own = namespacesOf(text);
      const mist = requested(text).filter((key) => {
        const [before, after] = key.includes(':') ? key.split(':', 2) : [null, key];
        return before === null ? !own.some((name) => has(name, after ?? '')) : !has(before ?? '', after ?? '');
      });
      expect(mist).toEqual([]);
    },
  );
});

describe('wording of both countries', () => {
  it.each([
    ['groep.enkel', 'groep', 'klas'],
    ['groep.meervoud', 'groepen', 'klassen'],
    ['groep.standaard', 'standaardgroep', 'standaardklas'],
    ['groep.indeling', 'groepsindeling', 'klasindeling'],
    ['combinatiegroep', 'combinatiegroep', 'graadsklas'],
    ['rt.kort', 'RT', 'logopedie'],
    ['rt.praktijk', 'RT-praktijk', 'logopediepraktijk'],
    ['begeleider', "intern begeleider (IB'er)", 'zorgcoördinator'],
    ['schoolcode', 'BRIN', 'instellingsnummer'],
    ['groep.de', 'de groep', 'de klas'],
    ['jaar.speciaal', 'speciaal (basis)onderwijs', 'buitengewoon onderwijs'],
    ['rt.behandelaar', 'remedial teacher', 'logopedist'],
    ['toetsreeks', 'Cito/IEP/Boom/Dia', 'VCLB'],
    ['voortgezet', 'voortgezet onderwijs', 'secundair onderwijs'],
    ['vakantie.voorjaar', 'voorjaarsvakantie', 'krokusvakantie'],
  ])('%s is %s in the Netherlands and %s in Flanders', (key, dutch, belgian) => {
    expect(nl.get('woorden')?.[key]).toBe(dutch);
    expect(textsIn('woorden', 'nl-BE')[key]).toBe(belgian);
  });

  it('uses the own word in the address', () => {
    expect(nl.get('gemeen')?.['groep.pad']).toBe('groepen');
    expect(textsIn('gemeen', 'nl-BE')['groep.pad']).toBe('klassen');
  });
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const I18N = join(WEB, 'i18n');
type Teksten = Record<string, string>;

const leesJson = (pad: string): Teksten => {
  const teksten: Teksten = existsSync(pad) ? JSON.parse(readFileSync(pad, 'utf8')) : {};
  return teksten;
};

const naamruimtes = readdirSync(I18N, { withFileTypes: true })
  .filter((item) => item.isDirectory())
  .map((item) => item.name);
const nl = new Map(naamruimtes.map((naam) => [naam, leesJson(join(I18N, naam, 'nl.json'))]));

/** Words of a locale that any screen may ask for; kept complete although no screen uses all of them yet. */
const TABEL: ReadonlySet<string> = new Set(['woorden']);

const bronnen = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter((pad) => /\.tsx?$/.test(pad) && !/\.test\.tsx?$/.test(pad))
  .map((pad) => ({ pad: relative(WEB, join(WEB, pad)), tekst: readFileSync(join(WEB, pad), 'utf8') }));

/** Namespaces a file names in `useTranslation`, and `gemeen`, which every file may use. */
function naamruimtesVan(tekst: string): string[] {
  const namen = [...tekst.matchAll(/useTranslation\(\s*(\[[^\]]*\]|'[^']*')/g)].flatMap((vondst) =>
    [...(vondst[1] ?? '').matchAll(/'([^']+)'/g)].map((naam) => naam[1] ?? ''),
  );
  return [...new Set([...namen, 'gemeen'])];
}

const enkelvoud = (sleutel: string): string => sleutel.replace(/_(?:one|other|zero)$/, '');
const heeft = (naam: string, sleutel: string): boolean =>
  Object.keys(nl.get(naam) ?? {}).some((eigen) => enkelvoud(eigen) === sleutel);

/** Literal keys of `t('...')`. */
function gevraagd(tekst: string): string[] {
  return [...tekst.matchAll(/\bt\(\s*'([^']+)'/g)].map((vondst) => vondst[1] ?? '');
}

/** Every quoted text, and the fixed start and end of every template, that could be a key. */
const letterlijk = new Set(
  bronnen.flatMap(({ tekst }) =>
    [...tekst.matchAll(/'([^'\n]*)'/g)].map((vondst) => (vondst[1] ?? '').replace(/^\w+:/, '')),
  ),
);
const sjablonen = bronnen
  .flatMap(({ tekst }) =>
    [...tekst.matchAll(/`([^`\n$]*)\$\{[^`]*?\}([^`\n$]*)`/g)].map((vondst) => ({
      begin: (vondst[1] ?? '').replace(/^\w+:/, ''),
      eind: vondst[2] ?? '',
    })),
  )
  .filter(({ begin }) => begin.length > 1 && begin.includes('.'));
const gebruikt = (sleutel: string): boolean =>
  letterlijk.has(sleutel) || sjablonen.some(({ begin, eind }) => sleutel.startsWith(begin) && sleutel.endsWith(eind));

it('reads a fair number of files', () => {
  expect(bronnen.length).toBeGreaterThan(40);
  expect(naamruimtes.length).toBeGreaterThanOrEqual(7);
});

describe.each(naamruimtes)('%s', (naam) => {
  const teksten = nl.get(naam) ?? {};
  const belgisch = leesJson(join(I18N, naam, 'nl-BE.json'));
  const thuis = leesJson(join(I18N, naam, 'nl-x-thuis.json'));
  const praktijk = leesJson(join(I18N, naam, 'nl-x-praktijk.json'));
  const vlaamsePraktijk = leesJson(join(I18N, naam, 'nl-BE-x-praktijk.json'));

  it('has no unused keys', () => {
    if (TABEL.has(naam)) return;
    expect(Object.keys(teksten).filter((sleutel) => !gebruikt(enkelvoud(sleutel)))).toEqual([]);
  });

  it.each([
    ['Belgian', belgisch],
    ['home', thuis],
    ['practice', praktijk],
  ])('has only differences in the %s file', (_, anders) => {
    expect(Object.keys(anders).filter((sleutel) => !(sleutel in teksten))).toEqual([]);
    expect(Object.entries(anders).filter(([sleutel, tekst]) => teksten[sleutel] === tekst)).toEqual([]);
  });

  it('has no word of a country or a school in the home file', () => {
    expect(Object.entries(thuis).filter(([, tekst]) => /leerling|groep|klas/i.test(tekst))).toEqual([]);
  });

  it('has a Belgian text of a practice for whatever Belgium says in its own way, and for nothing else', () => {
    expect(Object.keys(vlaamsePraktijk)).toEqual(Object.keys(belgisch).filter((sleutel) => sleutel in praktijk));
    expect(Object.entries(vlaamsePraktijk).filter(([sleutel, tekst]) => tekst === praktijk[sleutel])).toEqual([]);
  });

  it('fills the same values in both languages, and leaves no text empty', () => {
    const waarden = (tekst: string) => [...tekst.matchAll(/\{\{(\w+)\}\}/g)].map((vondst) => vondst[1]).sort();
    for (const [sleutel, tekst] of [belgisch, thuis, praktijk, vlaamsePraktijk].flatMap((een) => Object.entries(een)))
      expect(waarden(tekst)).toEqual(waarden(teksten[sleutel] ?? ''));
    expect(Object.entries(teksten).filter(([, tekst]) => tekst.trim() === '')).toEqual([]);
  });
});

describe('missing keys', () => {
  it.each(bronnen.filter(({ tekst }) => gevraagd(tekst).length > 0))(
    '$pad finds every key it asks for',
    ({ tekst }) => {
      const eigen = naamruimtesVan(tekst);
      const mist = gevraagd(tekst).filter((sleutel) => {
        const [voor, na] = sleutel.includes(':') ? sleutel.split(':', 2) : [null, sleutel];
        return voor === null ? !eigen.some((naam) => heeft(naam, na ?? '')) : !heeft(voor ?? '', na ?? '');
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
  ])('%s is %s in the Netherlands and %s in Flanders', (sleutel, nederlands, belgisch) => {
    expect(nl.get('woorden')?.[sleutel]).toBe(nederlands);
    expect(leesJson(join(I18N, 'woorden', 'nl-BE.json'))[sleutel]).toBe(belgisch);
  });

  it('uses the own word in the address', () => {
    expect(nl.get('gemeen')?.['groep.pad']).toBe('groepen');
    expect(leesJson(join(I18N, 'gemeen', 'nl-BE.json'))['groep.pad']).toBe('klassen');
  });
});

import { describe, expect, it } from 'vitest';
import { FORMATS } from '#engine/core/oefening/contract/contract.ts';
import { CONSTANTS } from './constants.ts';
import { defaultSetting, oefeninstellingSchema, type OefeninstellingInput } from './oefeninstelling.ts';

const accepts = (input: unknown): boolean => oefeninstellingSchema.safeParse(input).success;
const texts = (count: number, text = 'ei'): string[] => Array.from({ length: count }, () => text);

/** Field, values that are taken, values that are not. */
const FIELDS: readonly (readonly [string, readonly unknown[], readonly unknown[]])[] = [
  ['inhoud', ['leerlijn', 'woordlijsten', 'plan'], ['', 'alles', 'Leerlijn', null, 1]],
  ['leerdoelIds', [[], ['ei'], texts(200)], [texts(201), [''], ['x'.repeat(81)], 'ei', [1], null]],
  ['woordlijstIds', [[], ['a'], texts(100)], [texts(101), [''], ['x'.repeat(81)], [null]]],
  ['niveauVan', [3, 3.5, 8, 8.5], [2.5, 2, 9, 3.25, '3', Number.NaN, Infinity, null]],
  ['niveauTot', [3, 5.5, 8.5], [2.5, 9, 8.51, 8.6, '8', null]],
  ['moeilijkheid', ['makkelijk', 'normaal', 'moeilijk'], ['zwaar', '', null, 0.75]],
  ['adaptief', [true, false], ['true', 1, null]],
  ['vasteVolgorde', [true, false], ['false', 0]],
  ['duurMin', [5, 6, 15, 30], [4, 31, 0, -15, 7.5, '15', null]],
  ['takenPerDag', [1, 2, 3, 4], [0, 5, 1.5, -1, '2']],
  ['nieuwPerSessie', [0, 8, 20], [-1, 21, 8.5, null]],
  ['herhaling', [0.75, 0.82, 0.88], [0.8, 0.9, 0, 1, '0.82', null]],
  ['aandeelLijst', [0, 40, 100], [-1, 101, 33.3]],
  ['tempo', ['uit', 'rustig', 'normaal', 'vlot'], ['snel', '', null]],
  ['spellenVerboden', [[], ['pizzabakken'], texts(45)], [texts(46), ['x'.repeat(41)], 'pizzabakken', [1]]],
  ['formatenVerboden', [[], ['dictee'], [...FORMATS]], [['schrijven'], [''], [...FORMATS, 'dictee'], 'dictee']],
  ['hints', [true, false], [1, null]],
  ['afspeelbeurten', ['onbeperkt', 2, 3], [1, 4, 0, '2', 'altijd', null]],
  ['toetsenbord', ['grafeem', 'abc', 'qwerty', 'azerty'], ['dvorak', '', null]],
  ['typenAan', [true, false], ['ja', null]],
  ['lettertype', ['andika', 'opendyslexic'], ['comic', null]],
  ['letterafstand', [0, 12], [-1, 13, 0.5, '3']],
  ['regelafstand', [1.3, 1.45, 1.5, 2], [1.29, 2.01, 1, '1.5', Number.NaN]],
  ['rustigeStand', [true, false], ['aan']],
  ['minderBeweging', [true, false], ['aan']],
  ['eenKnop', [true, false], ['aan']],
  ['stem', ['nl', 'be', 'auto'], ['fr', '', null]],
  ['vrijSpelenMin', [0, 2, 10], [-1, 11, 2.5, '2']],
  ['beloningen', [true, false], ['aan', 1, null]],
  ['thuisUren', [null, { van: '07:00', tot: '19:00' }], [{ van: '19:00', tot: '07:00' }, {}, '07:00', []]],
  ['actiefVan', [0, 2200, 65_535], [-1, 65_536, 1.5, '2026-01-01', null]],
  ['actiefTot', [0, 2200, 65_535], [-1, 65_536, 1.5, null]],
];

describe('fields of a setting', () => {
  it('are all in the table below', () => {
    const optional = ['actiefVan', 'actiefTot'];
    expect(FIELDS.map(([name]) => name).filter((name) => !optional.includes(name))).toEqual(
      Object.keys(oefeninstellingSchema.parse({})),
    );
  });

  it.each(FIELDS)('%s takes what the design allows and nothing else', (name, good, wrong) => {
    for (const value of good) expect(accepts({ [name]: value }), JSON.stringify(value)).toBe(true);
    for (const value of wrong) expect(accepts({ [name]: value }), JSON.stringify(value)).toBe(false);
  });

  it.each(FIELDS)('%s keeps what was chosen', (name, good) => {
    for (const value of good)
      expect(Object.entries(oefeninstellingSchema.parse({ [name]: value }))).toContainEqual([name, value]);
  });

  it('refuses a field it does not know, and what is no setting', () => {
    for (const input of [{ moeilijkhied: 'normaal' }, null, [], 'leerlijn', 7]) expect(accepts(input)).toBe(false);
  });
});

describe('defaults', () => {
  it.each([
    ['inhoud', 'leerlijn'],
    ['niveauVan', 3],
    ['niveauTot', 8.5],
    ['moeilijkheid', 'normaal'],
    ['adaptief', true],
    ['vasteVolgorde', false],
    ['duurMin', CONSTANTS.SESSION_DURATION_DEFAULT],
    ['takenPerDag', 2],
    ['nieuwPerSessie', 8],
    ['herhaling', 0.82],
    ['aandeelLijst', 40],
    ['tempo', 'uit'],
    ['hints', true],
    ['afspeelbeurten', 'onbeperkt'],
    ['toetsenbord', 'abc'],
    ['lettertype', 'andika'],
    ['letterafstand', 0],
    ['regelafstand', 1.5],
    ['rustigeStand', false],
    ['minderBeweging', false],
    ['eenKnop', false],
    ['stem', 'auto'],
    ['vrijSpelenMin', CONSTANTS.FREE_SPELEN_DEFAULT],
    ['thuisUren', null],
  ] as const)('%s is %j', (name, value) => {
    expect(oefeninstellingSchema.parse({})[name]).toBe(value);
  });

  it('forbid nothing and end never', () => {
    const setting = oefeninstellingSchema.parse({});
    expect([setting.leerdoelIds, setting.woordlijstIds, setting.spellenVerboden, setting.formatenVerboden]).toEqual([
      [],
      [],
      [],
      [],
    ]);
    expect('actiefVan' in setting || 'actiefTot' in setting).toBe(false);
  });

  it('are filled in around what was sent, and a filled setting stays as it is', () => {
    const sent: OefeninstellingInput = { duurMin: 20, tempo: 'vlot', spellenVerboden: ['ninja'] };
    const filled = oefeninstellingSchema.parse(sent);
    expect(filled).toEqual({ ...oefeninstellingSchema.parse({}), ...sent });
    expect(oefeninstellingSchema.parse(filled)).toEqual(filled);
  });

  it('are fresh lists every time', () => {
    oefeninstellingSchema.parse({}).spellenVerboden.push('ninja');
    expect(oefeninstellingSchema.parse({}).spellenVerboden).toEqual([]);
  });
});

describe('rules over two fields', () => {
  const messageOf = (input: unknown): string | undefined =>
    oefeninstellingSchema.safeParse(input).error?.issues[0]?.message;

  it.each([
    [3, 3, undefined],
    [3.5, 4, undefined],
    [8.5, 8.5, undefined],
    [4, 3.5, 'Het beginniveau ligt boven het eindniveau.'],
    [8.5, 3, 'Het beginniveau ligt boven het eindniveau.'],
  ])('level %d to %d: %s', (from, until, message) => {
    expect(messageOf({ niveauVan: from, niveauTot: until })).toBe(message);
  });

  it.each([
    ['doelen', [], 'Kies minstens 1 leerdoel.'],
    ['doelen', ['ei'], undefined],
    ['leerlijn', [], undefined],
    ['woordlijsten', [], undefined],
    ['plan', [], undefined],
  ])('content %s with goals %j: %s', (content, goals, message) => {
    expect(messageOf({ inhoud: content, leerdoelIds: goals })).toBe(message);
  });

  it.each([
    [{ inhoud: 'iets' }, 'Kies waar de oefenstof vandaan komt.'],
    [{ niveauVan: 'drie' }, 'Kies een niveau.'],
    [{ niveauVan: 2 }, 'Het niveau begint bij groep 3.'],
    [{ niveauTot: 9 }, 'Het niveau eindigt bij groep 8.'],
    [{ niveauTot: 4.2 }, 'Kies een heel of half schooljaar.'],
    [{ leerdoelIds: texts(201) }, 'Kies hoogstens 200 leerdoelen.'],
    [{ moeilijkheid: 'zwaar' }, 'Kies een moeilijkheid.'],
    [{ duurMin: 4 }, 'Minstens 5 minuten.'],
    [{ duurMin: 31 }, 'Hoogstens 30 minuten.'],
    [{ takenPerDag: 5 }, 'Hoogstens 4 taken per dag.'],
    [{ nieuwPerSessie: 21 }, 'Hoogstens 20 nieuwe woorden.'],
    [{ herhaling: 0.5 }, 'Kies weinig, normaal of veel herhaling.'],
    [{ aandeelLijst: 101 }, 'Hoogstens 100 procent.'],
    [{ tempo: 'snel' }, 'Kies een tempo.'],
  ])('%j is explained to the leerkracht', (input, message) => {
    expect(messageOf(input)).toBe(message);
  });
});

describe('first setting of a jaargroep', () => {
  it.each([
    [3, 3, 3.5, false],
    [4, 3, 4.5, true],
    [5, 4, 5.5, true],
    [6, 5, 6.5, true],
    [7, 6, 7.5, true],
    [8, 7, 8.5, true],
    [1, 3, 3.5, false],
    [-5, 3, 3.5, false],
    [99, 7, 8.5, true],
    [4.4, 3, 4.5, true],
    [4.6, 4, 5.5, true],
  ])('groep %d: level %d to %d, typing %s', (groep, from, until, typing) => {
    expect(defaultSetting(groep)).toEqual({
      ...oefeninstellingSchema.parse({}),
      niveauVan: from,
      niveauTot: until,
      typenAan: typing,
    });
  });
});

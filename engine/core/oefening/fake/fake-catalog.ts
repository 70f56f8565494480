import { input, chooseFixture, read, mark, pairs, series, sortFixture, type Recipe } from './fake-fixtures.ts';

type PartKind = 'letter' | 'grafeem' | 'klankgroep';
const buildInUnit =
  (kind: PartKind) =>
  (woord: string, parts: readonly string[], extra: readonly string[]): Recipe =>
    series({ format: 'bouw', woord, delen: parts, extra, kind });
const build = buildInUnit('grafeem');
const buildLetters = buildInUnit('letter');
const buildKlankgroepen = buildInUnit('klankgroep');

const choices = (woord: string, error: readonly string[]) => ({
  woord,
  options: [woord, ...error].map((t): [string, string] => [t, t]),
  goed: [woord],
});
const chooseWoord = (woord: string, error: readonly string[], zin?: { before: string; after: string }): Recipe =>
  chooseFixture({ format: 'kies', ...choices(woord, error), prompt: zin ? { sentence: zin } : {} });

const gap = (woord: string, [before, after]: readonly [string, string], options: readonly string[]): Recipe =>
  chooseFixture({
    format: 'gat',
    woord,
    options: options.map((o) => [o, `${before}${o}${after}`]),
    goed: [woord],
    kind: 'grafeem',
    prompt: { text: `${before}…${after}` },
    focus: [before.length, woord.length - after.length],
  });

const type = (woord: string): Recipe => input({ format: 'dictee', woord });

const SHORT = [
  buildLetters('kat', ['k', 'a', 't'], ['o']),
  buildLetters('vis', ['v', 'i', 's'], ['f']),
  build('boom', ['b', 'oo', 'm'], ['oe']),
  build('schaap', ['s', 'ch', 'aa', 'p'], ['g']),
];

const zin = (woorden: readonly string[]): Recipe =>
  series({
    format: 'volgorde',
    woord: woorden.join(' '),
    delen: woorden,
    extra: [],
    kind: 'woord',
    separator: ' ',
    prompt: { audio: undefined, instructionKey: 'prompt.volgorde.zin' },
  });

const flash = (woord: string): Recipe => read({ format: 'flits', woord, regels: [[woord]], ms: 1200, timed: true });

/** Fixture questions by name `shape:word`; the first recipe of a list is the one the name promises, the others follow in turn. */
export const FIXTURES: Readonly<Record<string, readonly Recipe[]>> = {
  'sequence:kat': SHORT,
  'sequence:stroom': [
    series({
      format: 'bouw',
      woord: 'trein',
      delen: ['t', 'r', 'ei', 'n'],
      extra: ['ij', 'd'],
      kind: 'grafeem',
      stream: true,
    }),
  ],
  'sequence:ruine': [build('ruïne', ['r', 'u', 'ï', 'n', 'e'], ['i', 'ie'])],
  'sequence:s-morgens': [build("'s morgens", ["'", 's', ' ', 'm', 'o', 'r', 'g', 'e', 'n', 's'], ['z'])],
  'sequence:schroevendraaier': [
    build('schroevendraaier', ['s', 'ch', 'r', 'oe', 'v', 'e', 'n', 'd', 'r', 'aai', 'e', 'r'], ['f', 'g', 'aaj']),
  ],
  'sequence:schroevendraaier-klankgroepen': [
    buildKlankgroepen('schroevendraaier', ['schroe', 'ven', 'draai', 'er'], ['fen', 'draaj']),
    buildKlankgroepen('zonnebloempitten', ['zo', 'nne', 'bloem', 'pi', 'tten'], ['ne', 'ten']),
  ],
  'sequence:afscheidsfeestje': [
    buildKlankgroepen('afscheidsfeestje', ['af', 'scheids', 'fees', 'tje'], ['schijds', 'je']),
  ],
  'sequence:zin': [zin(['de', 'hond', 'rent', 'over', 'het', 'gras']), zin(['morgen', 'gaan', 'wij', 'naar', 'zee'])],
  'sequence:alfabet': [
    series({
      format: 'volgorde',
      woord: 'abcd',
      delen: ['a', 'b', 'c', 'd'],
      extra: [],
      kind: 'letter',
      prompt: { audio: undefined, instructionKey: 'prompt.volgorde.alfabet' },
    }),
  ],
  'select:2': [chooseWoord('trein', ['trijn']), chooseWoord('hond', ['hont']), chooseWoord('bakker', ['baker'])],
  'select:3': [chooseWoord('ijsbeer', ['eisbeer', 'ijsbeir']), chooseWoord('goud', ['gaud', 'gout'])],
  'select:4': [
    chooseWoord('schroevendraaier', ['schroefendraaier', 'sgroevendraaier', 'schroevendraajer']),
    chooseWoord('verjaardagstaart', ['verjaardagtaart', 'ferjaardagstaart', 'verjaardachstaart']),
  ],
  'select:zin': [
    chooseWoord('feestje', ['feesje', 'veestje'], {
      before: 'Toen de zon bijna onder was en alle kinderen al moe in het gras zaten, begon pas het echte',
      after: 'in de tuin van oma, met slingers tussen de bomen.',
    }),
  ],
  'select:gat': [
    gap('trein', ['tr', 'n'], ['ei', 'ij']),
    gap('bakker', ['ba', 'er'], ['kk', 'k']),
    gap('goud', ['g', 'd'], ['ou', 'au', 'oe']),
  ],
  'select:werkwoord': [
    chooseFixture({
      format: 'werkwoord',
      woord: 'wordt',
      options: [
        ['wordt', 'wordt'],
        ['word', 'word'],
        ['wort', 'wort'],
      ],
      goed: ['wordt'],
      prompt: {
        audio: 'z:Morgen wordt het mooi weer.',
        text: 'worden',
        sentence: { before: 'Morgen', after: 'het mooi weer.' },
        instructionKey: 'prompt.werkwoord.tt',
      },
    }),
  ],
  'select:oordeel': [
    chooseFixture({
      format: 'oordeel',
      woord: 'trein',
      options: [
        ['goed', 'goed'],
        ['niet goed', 'fout'],
      ],
      goed: ['fout'],
      prompt: { text: 'trijn', instructionKey: 'prompt.oordeel' },
    }),
    chooseFixture({
      format: 'oordeel',
      woord: 'hond',
      options: [
        ['goed', 'goed'],
        ['niet goed', 'fout'],
      ],
      goed: ['goed'],
      prompt: { text: 'hond', instructionKey: 'prompt.oordeel' },
    }),
  ],
  'select:rijm': [
    chooseFixture({
      format: 'rijm',
      woord: 'boot',
      options: [
        ['poot', 'poot'],
        ['boos', 'boos'],
        ['been', 'been'],
      ],
      goed: ['poot'],
      prompt: { text: 'boot' },
    }),
  ],
  'select:klank': [
    chooseFixture({
      format: 'klank',
      woord: 'vis',
      options: [
        ['v', 'v'],
        ['s', 's'],
        ['i', 'i'],
        ['f', 'f'],
      ],
      goed: ['v'],
      kind: 'grafeem',
      prompt: { instructionKey: 'prompt.klank.begin' },
    }),
  ],
  'select:plaatje': [
    chooseFixture({
      format: 'koppel',
      woord: 'muis',
      options: [
        ['muis', 'muis'],
        ['koe', 'koe'],
        ['vis', 'vis'],
        ['hond', 'hond'],
      ],
      goed: ['muis'],
      kind: 'plaatje',
      plaatjes: ['fe:mouse', 'fe:cow', 'fe:fish', 'fe:dog'],
    }),
  ],
  'select:zin-woord': [
    chooseFixture({
      format: 'zin',
      woord: 'trui',
      options: [
        ['trui', 'trui'],
        ['soep', 'soep'],
        ['boom', 'boom'],
      ],
      goed: ['trui'],
      prompt: { sentence: { before: 'Het is koud, dus oma breit een warme', after: 'voor mij.' } },
    }),
  ],
  'entry:brood': [type('brood'), type('kat'), type('bakker')],
  'entry:s-morgens': [type("'s morgens"), type('ruïne'), type('zeeën')],
  'entry:schroevendraaier': [type('schroevendraaier'), type('verjaardagsfeestje')],
  'entry:gat': [
    input({ format: 'gat', woord: 'bakker', mask: ['b', 'a', null, null, 'e', 'r'], focus: [2, 4] }),
    input({ format: 'gat', woord: 'trein', mask: ['t', 'r', null, null, 'n'], focus: [2, 4] }),
  ],
  'entry:werkwoord': [
    input({
      format: 'werkwoord',
      woord: 'wordt',
      prompt: {
        audio: 'z:Morgen wordt het mooi weer.',
        text: 'worden',
        sentence: { before: 'Morgen', after: 'het mooi weer.' },
        instructionKey: 'prompt.werkwoord.tt',
      },
    }),
  ],
  'read:flits': [flash('lamp'), flash('kast'), flash('straat')],
  'read:flits-kies': [
    read({
      format: 'flits',
      woord: 'straat',
      regels: [['straat']],
      ms: 900,
      timed: true,
      kies: {
        format: 'flits',
        woord: 'straat',
        options: [
          ['straat', 'straat'],
          ['staart', 'staart'],
          ['strat', 'strat'],
        ],
        goed: ['straat'],
      },
    }),
  ],
  'read:zin': [
    read({
      format: 'zin',
      woord: 'mat',
      regels: [
        ['de', 'kat', 'zit'],
        ['lekker', 'op', 'de', 'mat'],
        ['en', 'slaapt', 'nu'],
      ],
      kies: {
        format: 'zin',
        woord: 'mat',
        options: [
          ['op de mat', 'mat'],
          ['in de boom', 'boom'],
        ],
        goed: ['mat'],
        kind: 'zin',
      },
    }),
  ],
  'read:tempo': [
    read({
      format: 'tempo',
      woord: 'trein',
      regels: ['trap trein tak tuin', 'tram toren tent teen'].map((line) => line.split(' ')),
      kies: { format: 'tempo', ...choices('trein', ['treur', 'train']) },
    }),
  ],
  'select:zin-gat': [
    chooseFixture({
      format: 'zin',
      ...choices('boot', ['groot', 'rood']),
      prompt: { sentence: { before: 'We varen met de', after: 'over het meer.' } },
    }),
  ],
  'sort:2': [
    sortFixture({
      format: 'sorteer',
      woord: 'ei en ij',
      bins: { ei: ['trein', 'klein', 'reis'], ij: ['ijs', 'fijn', 'wijn'] },
    }),
  ],
  'sort:3': [
    sortFixture({
      format: 'sorteer',
      woord: 'drie klanken',
      bins: {
        'korte klank': ['bal', 'vis'],
        'lange klank': ['boom', 'maan'],
        tweetekenklank: ['geit', 'huis'],
      },
    }),
  ],
  'sort:4': [
    sortFixture({
      format: 'sorteer',
      woord: 'vier klanken',
      bins: { ei: ['trein', 'reis'], ij: ['ijs', 'fijn'], au: ['saus', 'pauw'], ou: ['goud', 'hout'] },
    }),
  ],
  'mark:splits': [
    mark({ format: 'splits', woord: 'bakker', delen: ['b', 'a', 'k', 'k', 'e', 'r'], doel: 'cut', plekken: [3] }),
  ],
  'mark:zoekfout': [
    mark({
      format: 'zoekfout',
      woord: 'trein',
      delen: ['de', 'trijn', 'is', 'laat'],
      doel: 'token',
      plekken: [1],
      followUp: true,
    }),
  ],
  'mark:klank': [
    mark({
      format: 'klank',
      woord: 'trein',
      delen: ['t', 'r', 'ei', 'n'],
      doel: 'token',
      plekken: [2],
      prompt: { audio: 'k:ei', instructionKey: 'prompt.klank.plaats' },
    }),
  ],
  'mark:splits-lang': [
    mark({
      format: 'splits',
      woord: 'schroevendraaier',
      delen: [...'schroevendraaier'],
      doel: 'cut',
      plekken: [6, 9, 14],
    }),
  ],
  'sort:lang': [
    sortFixture({
      format: 'sorteer',
      woord: 'lange woorden',
      bins: { kort: ['verjaardagstaart', 'zonnebloempitten'], lang: ['schroevendraaier', 'afscheidsfeestje'] },
    }),
  ],
  'pairs:meervoud': [
    pairs({
      format: 'koppel',
      woord: 'meervoud',
      pairs: [
        ['boom', 'bomen'],
        ['bak', 'bakken'],
        ['huis', 'huizen'],
      ],
    }),
  ],
};

/** Names of all fixtures, for the tool that lists them. */
export const FIXTURE_NAMES: readonly string[] = Object.keys(FIXTURES);

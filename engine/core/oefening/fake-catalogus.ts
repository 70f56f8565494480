import { invoer, kies, lees, markeer, paren, reeks, sorteer, type Recept } from './fake-fixtures.ts';

type Deelsoort = 'letter' | 'grafeem' | 'klankgroep';
const bouwIn =
  (kind: Deelsoort) =>
  (woord: string, delen: readonly string[], extra: readonly string[]): Recept =>
    reeks({ format: 'bouw', woord, delen, extra, kind });
const bouw = bouwIn('grafeem');
const bouwLetters = bouwIn('letter');
const bouwKlankgroepen = bouwIn('klankgroep');

const kiesWoord = (woord: string, fout: readonly string[], zin?: { before: string; after: string }): Recept =>
  kies({
    format: 'kies',
    woord,
    opties: [woord, ...fout].map((t) => [t, t]),
    goed: [woord],
    prompt: zin ? { sentence: zin } : {},
  });

const gat = (woord: string, [voor, na]: readonly [string, string], opties: readonly string[]): Recept =>
  kies({
    format: 'gat',
    woord,
    opties: opties.map((o) => [o, `${voor}${o}${na}`]),
    goed: [woord],
    kind: 'grafeem',
    prompt: { text: `${voor}…${na}` },
    focus: [voor.length, woord.length - na.length],
  });

const typ = (woord: string): Recept => invoer({ format: 'dictee', woord });

const KORT = [
  bouwLetters('kat', ['k', 'a', 't'], ['o']),
  bouwLetters('vis', ['v', 'i', 's'], ['f']),
  bouw('boom', ['b', 'oo', 'm'], ['oe']),
  bouw('schaap', ['s', 'ch', 'aa', 'p'], ['g']),
];

const zin = (woorden: readonly string[]): Recept =>
  reeks({
    format: 'volgorde',
    woord: woorden.join(' '),
    delen: woorden,
    extra: [],
    kind: 'woord',
    scheiding: ' ',
    prompt: { audio: undefined, instructionKey: 'prompt.volgorde.zin' },
  });

const flits = (woord: string): Recept => lees({ format: 'flits', woord, regels: [[woord]], ms: 1200, timed: true });

/** Fixture questions by name `shape:word`; the first recipe of a list is the one the name promises, the others follow in turn. */
export const FIXTURES: Readonly<Record<string, readonly Recept[]>> = {
  'sequence:kat': KORT,
  'sequence:stroom': [
    reeks({
      format: 'bouw',
      woord: 'trein',
      delen: ['t', 'r', 'ei', 'n'],
      extra: ['ij', 'd'],
      kind: 'grafeem',
      stroom: true,
    }),
  ],
  'sequence:ruine': [bouw('ruïne', ['r', 'u', 'ï', 'n', 'e'], ['i', 'ie'])],
  'sequence:s-morgens': [bouw("'s morgens", ["'", 's', ' ', 'm', 'o', 'r', 'g', 'e', 'n', 's'], ['z'])],
  'sequence:schroevendraaier': [
    bouw('schroevendraaier', ['s', 'ch', 'r', 'oe', 'v', 'e', 'n', 'd', 'r', 'aai', 'e', 'r'], ['f', 'g', 'aaj']),
  ],
  'sequence:schroevendraaier-klankgroepen': [
    bouwKlankgroepen('schroevendraaier', ['schroe', 'ven', 'draai', 'er'], ['fen', 'draaj']),
    bouwKlankgroepen('zonnebloempitten', ['zo', 'nne', 'bloem', 'pi', 'tten'], ['ne', 'ten']),
  ],
  'sequence:afscheidsfeestje': [
    bouwKlankgroepen('afscheidsfeestje', ['af', 'scheids', 'fees', 'tje'], ['schijds', 'je']),
  ],
  'sequence:zin': [zin(['de', 'hond', 'rent', 'over', 'het', 'gras']), zin(['morgen', 'gaan', 'wij', 'naar', 'zee'])],
  'sequence:alfabet': [
    reeks({
      format: 'volgorde',
      woord: 'abcd',
      delen: ['a', 'b', 'c', 'd'],
      extra: [],
      kind: 'letter',
      prompt: { audio: undefined, instructionKey: 'prompt.volgorde.alfabet' },
    }),
  ],
  'select:2': [kiesWoord('trein', ['trijn']), kiesWoord('hond', ['hont']), kiesWoord('bakker', ['baker'])],
  'select:3': [kiesWoord('ijsbeer', ['eisbeer', 'ijsbeir']), kiesWoord('goud', ['gaud', 'gout'])],
  'select:4': [
    kiesWoord('schroevendraaier', ['schroefendraaier', 'sgroevendraaier', 'schroevendraajer']),
    kiesWoord('verjaardagstaart', ['verjaardagtaart', 'ferjaardagstaart', 'verjaardachstaart']),
  ],
  'select:zin': [
    kiesWoord('feestje', ['feesje', 'veestje'], {
      before: 'Toen de zon bijna onder was en alle kinderen al moe in het gras zaten, begon pas het echte',
      after: 'in de tuin van oma, met slingers tussen de bomen.',
    }),
  ],
  'select:gat': [
    gat('trein', ['tr', 'n'], ['ei', 'ij']),
    gat('bakker', ['ba', 'er'], ['kk', 'k']),
    gat('goud', ['g', 'd'], ['ou', 'au', 'oe']),
  ],
  'select:werkwoord': [
    kies({
      format: 'werkwoord',
      woord: 'wordt',
      opties: [
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
    kies({
      format: 'oordeel',
      woord: 'trein',
      opties: [
        ['goed geschreven', 'goed'],
        ['niet goed', 'fout'],
      ],
      goed: ['fout'],
      prompt: { text: 'trijn', instructionKey: 'prompt.oordeel' },
    }),
    kies({
      format: 'oordeel',
      woord: 'hond',
      opties: [
        ['goed geschreven', 'goed'],
        ['niet goed', 'fout'],
      ],
      goed: ['goed'],
      prompt: { text: 'hond', instructionKey: 'prompt.oordeel' },
    }),
  ],
  'select:rijm': [
    kies({
      format: 'rijm',
      woord: 'boot',
      opties: [
        ['poot', 'poot'],
        ['boos', 'boos'],
        ['been', 'been'],
      ],
      goed: ['poot'],
      prompt: { text: 'boot' },
    }),
  ],
  'select:klank': [
    kies({
      format: 'klank',
      woord: 'vis',
      opties: [
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
    kies({
      format: 'koppel',
      woord: 'muis',
      opties: [
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
  'entry:brood': [typ('brood'), typ('kat'), typ('bakker')],
  'entry:s-morgens': [typ("'s morgens"), typ('ruïne'), typ('zeeën')],
  'entry:schroevendraaier': [typ('schroevendraaier'), typ('afscheidsfeestje')],
  'entry:gat': [
    invoer({ format: 'gat', woord: 'bakker', mask: ['b', 'a', null, null, 'e', 'r'], focus: [2, 4] }),
    invoer({ format: 'gat', woord: 'trein', mask: ['t', 'r', null, null, 'n'], focus: [2, 4] }),
  ],
  'entry:werkwoord': [
    invoer({
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
  'read:flits': [flits('lamp'), flits('kast'), flits('straat')],
  'read:flits-kies': [
    lees({
      format: 'flits',
      woord: 'straat',
      regels: [['straat']],
      ms: 900,
      timed: true,
      kies: {
        format: 'flits',
        woord: 'straat',
        opties: [
          ['straat', 'straat'],
          ['staart', 'staart'],
          ['strat', 'strat'],
        ],
        goed: ['straat'],
      },
    }),
  ],
  'read:zin': [
    lees({
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
        opties: [
          ['op de mat', 'mat'],
          ['in de boom', 'boom'],
        ],
        goed: ['mat'],
        kind: 'zin',
      },
    }),
  ],
  'sort:2': [
    sorteer({
      format: 'sorteer',
      woord: 'ei en ij',
      bakken: { ei: ['trein', 'klein', 'reis'], ij: ['ijs', 'fijn', 'wijn'] },
    }),
  ],
  'sort:4': [
    sorteer({
      format: 'sorteer',
      woord: 'vier klanken',
      bakken: { ei: ['trein', 'reis'], ij: ['ijs', 'fijn'], au: ['saus', 'pauw'], ou: ['goud', 'hout'] },
    }),
  ],
  'mark:splits': [
    markeer({ format: 'splits', woord: 'bakker', delen: ['b', 'a', 'k', 'k', 'e', 'r'], doel: 'cut', plekken: [3] }),
  ],
  'mark:zoekfout': [
    markeer({
      format: 'zoekfout',
      woord: 'trein',
      delen: ['de', 'trijn', 'is', 'laat'],
      doel: 'token',
      plekken: [1],
      vervolg: true,
    }),
  ],
  'mark:splits-lang': [
    markeer({
      format: 'splits',
      woord: 'schroevendraaier',
      delen: [...'schroevendraaier'],
      doel: 'cut',
      plekken: [6, 9, 14],
    }),
  ],
  'sort:lang': [
    sorteer({
      format: 'sorteer',
      woord: 'lange woorden',
      bakken: { kort: ['verjaardagstaart', 'zonnebloempitten'], lang: ['schroevendraaier', 'afscheidsfeestje'] },
    }),
  ],
  'pairs:meervoud': [
    paren({
      format: 'koppel',
      woord: 'meervoud',
      paren: [
        ['boom', 'bomen'],
        ['bak', 'bakken'],
        ['huis', 'huizen'],
      ],
    }),
  ],
};

/** Names of all fixtures, for the tool that lists them. */
export const FIXTURE_NAMEN: readonly string[] = Object.keys(FIXTURES);

import { beforeAll, describe, expect, it } from 'vitest';
import { categories } from './categories.ts';
import { loadPatterns } from '../woord/patterns.ts';

/** Letters of the word that this category is about, joined by a space. */
function letters(w: string, id: string, o = {}): string {
  const out = categories(w, o);
  return (out.ok ? out.value : [])
    .filter((c) => c.id === id)
    .map((c) => w.slice(c.van, c.tot))
    .join(' ');
}

beforeAll(loadPatterns);

describe('pure-sound words', () => {
  it.each([
    ['kz-mkm', 'maan'],
    ['kz-mkm', 'kip'],
    ['kz-mkm', 'ik'],
    ['kz-mkm', 'oom'],
    ['kz-mkm', 'doos'],
    ['kz-mkm', 'mug'],
    ['kz-mmkm', 'stoel'],
    ['kz-mmkm', 'bloem'],
    ['kz-mmkm', 'fles'],
    ['kz-mmkm', 'knop'],
    ['kz-mkmm', 'kast'],
    ['kz-mkmm', 'tent'],
    ['kz-mkmm', 'mens'],
    ['kz-mkmm', 'wesp'],
    ['kz-mmkmm', 'plant'],
    ['kz-mmkmm', 'krans'],
    ['kz-mmkmm', 'straat'],
    ['kz-mmkmm', 'sprint'],
  ])('%s: %s', (id, woord) => {
    expect(letters(woord, id)).toBe(woord);
  });

  it.each([
    'hond',
    'ring',
    'bank',
    'trein',
    'school',
    'tafel',
    'lach',
    'beer',
    'melk',
    'leeuw',
    'huisje',
    'taxi',
    'thee',
    'baby',
  ])('%s is not written by ear alone', (woord) => {
    const out = categories(woord);
    expect(out.ok && out.value.some((c) => c.id.startsWith('kz-'))).toBe(false);
  });
});

/** Category, words that have it with the letters it is about, and words that do not. */
type Detector = [id: string, has: [string, string][], hasNot: string[]];

describe.each<Detector>([
  [
    'kleefletter',
    [
      ['melk', 'lk'],
      ['arm', 'rm'],
      ['half', 'lf'],
      ['kerk', 'rk'],
      ['film', 'lm'],
      ['berg', 'rg'],
      ['wolk', 'lk'],
      ['hoorn', 'rn'],
      ['worm', 'rm'],
      ['help', 'lp'],
      ['elf', 'lf'],
      ['kalf', 'lf'],
    ],
    ['kat', 'hart', 'hond', 'paard', 'kleren', 'wereld', 'helpen'],
  ],
  [
    'sch',
    [
      ['school', 'sch'],
      ['schip', 'sch'],
      ['schaap', 'sch'],
      ['schrift', 'schr'],
      ['schrijven', 'schr'],
      ['schouder', 'sch'],
      ['boodschap', 'sch'],
    ],
    ['tropisch', 'stoel', 'chef'],
  ],
  [
    'ng',
    [
      ['ring', 'ng'],
      ['tong', 'ng'],
      ['slang', 'ng'],
      ['vinger', 'ng'],
      ['jongen', 'ng'],
      ['koning', 'ng'],
      ['lengte', 'ng'],
    ],
    ['bank', 'denken', 'hond', 'inkt'],
  ],
  [
    'nk',
    [
      ['bank', 'nk'],
      ['denken', 'nk'],
      ['drinken', 'nk'],
      ['plank', 'nk'],
      ['anker', 'nk'],
      ['inkt', 'nk'],
      ['stinken', 'nk'],
    ],
    ['ring', 'tuinkabouter', 'knie', 'hond'],
  ],
  [
    'cht',
    [
      ['nacht', 'cht'],
      ['licht', 'cht'],
      ['lucht', 'cht'],
      ['wachten', 'cht'],
      ['bocht', 'cht'],
      ['dochter', 'cht'],
      ['specht', 'cht'],
    ],
    ['lach', 'lachen', 'kuch', 'legt', 'nagel'],
  ],
  [
    'ch-g',
    [
      ['lach', 'ch'],
      ['lachen', 'ch'],
      ['kuch', 'ch'],
      ['pech', 'ch'],
      ['toch', 'ch'],
      ['zich', 'ch'],
      ['kachel', 'ch'],
      ['goochelen', 'ch'],
    ],
    ['nacht', 'school', 'chef', 'vlag', 'dag', 'machine'],
  ],
  [
    'eer-oor-eur',
    [
      ['beer', 'eer'],
      ['oor', 'oor'],
      ['deur', 'eur'],
      ['peer', 'eer'],
      ['spoor', 'oor'],
      ['kleur', 'eur'],
      ['weer', 'eer'],
      ['hoort', 'oor'],
      ['geur', 'eur'],
    ],
    ['haar', 'muur', 'beren', 'horen', 'vier'],
  ],
  [
    'aai-ooi-oei',
    [
      ['kraai', 'aai'],
      ['mooi', 'ooi'],
      ['boei', 'oei'],
      ['haai', 'aai'],
      ['kooien', 'ooi'],
      ['groeien', 'oei'],
    ],
    ['maan', 'hoi', 'ei', 'bij', 'koe'],
  ],
  [
    'eeuw-ieuw-uw',
    [
      ['leeuw', 'eeuw'],
      ['nieuw', 'ieuw'],
      ['duw', 'uw'],
      ['sneeuw', 'eeuw'],
      ['kieuw', 'ieuw'],
      ['schaduw', 'uw'],
      ['zwaluw', 'uw'],
    ],
    ['blauw', 'vrouw', 'duwen', 'zee'],
  ],
  [
    'ei',
    [
      ['trein', 'ei'],
      ['klein', 'ei'],
      ['reis', 'ei'],
      ['geit', 'ei'],
      ['meisje', 'ei'],
      ['aardbei', 'ei'],
      ['scheiden', 'ei'],
    ],
    ['waarheid', 'ijs', 'wijzer', 'boei'],
  ],
  [
    'ij',
    [
      ['ijs', 'ij'],
      ['fijn', 'ij'],
      ['vijf', 'ij'],
      ['kijken', 'ij'],
      ['dijk', 'ij'],
      ['konijn', 'ij'],
      ['schrijven', 'ij'],
    ],
    ['vrolijk', 'eerlijk', 'trein', 'bijzonder'],
  ],
  [
    'au',
    [
      ['blauw', 'auw'],
      ['pauw', 'auw'],
      ['saus', 'au'],
      ['auto', 'au'],
      ['kauwen', 'au'],
      ['gauw', 'auw'],
    ],
    ['hout', 'cadeau', 'vrouw', 'haar'],
  ],
  [
    'ou',
    [
      ['hout', 'ou'],
      ['koud', 'ou'],
      ['vrouw', 'ouw'],
      ['zout', 'ou'],
      ['goud', 'ou'],
      ['bouwen', 'ou'],
      ['mouw', 'ouw'],
    ],
    ['blauw', 'route', 'douche', 'soep'],
  ],
  [
    'eind-d',
    [
      ['hond', 'd'],
      ['bed', 'd'],
      ['paard', 'd'],
      ['brood', 'd'],
      ['hoofd', 'd'],
      ['avond', 'd'],
      ['handdoek', 'd'],
    ],
    ['kat', 'waarheid', 'wordt', 'deken', 'vindt'],
  ],
  [
    'eind-t',
    [
      ['kat', 't'],
      ['voet', 't'],
      ['boot', 't'],
      ['krant', 't'],
      ['poot', 't'],
      ['kast', 't'],
      ['voetbal', 't'],
    ],
    ['hond', 'nacht', 'wordt', 'tafel'],
  ],
  [
    'eind-b',
    [
      ['krab', 'b'],
      ['web', 'b'],
      ['schub', 'b'],
      ['slab', 'b'],
      ['heb', 'b'],
    ],
    ['kop', 'boter', 'krabben'],
  ],
  [
    'stomme-e',
    [
      ['tafel', 'el'],
      ['kamer', 'er'],
      ['lopen', 'en'],
      ['bezem', 'em'],
      ['tante', 'e'],
      ['mode', 'e'],
      ['bakker', 'er'],
    ],
    ['bed', 'hotel', 'mes', 'zee', 'verhaal', 'boompje'],
  ],
  [
    'verenkeling',
    [
      ['kamer', 'a'],
      ['bomen', 'o'],
      ['lepel', 'e'],
      ['muren', 'u'],
      ['vader', 'a'],
      ['lopen', 'o'],
      ['tafel', 'a'],
    ],
    ['bakker', 'maan', 'lachen', 'kilo', 'taxi'],
  ],
  [
    'verdubbeling',
    [
      ['bakker', 'kk'],
      ['bommen', 'mm'],
      ['ladder', 'dd'],
      ['zussen', 'ss'],
      ['appel', 'pp'],
      ['zitten', 'tt'],
      ['balletje', 'll'],
    ],
    ['handdoek', 'kamer', 'kat', 'voorraad'],
  ],
  [
    'ee-eind',
    [
      ['zee', 'ee'],
      ['twee', 'ee'],
      ['mee', 'ee'],
      ['thee', 'ee'],
      ['zeehond', 'ee'],
      ['idee', 'ee'],
    ],
    ['been', 'zeven', 'café', 'peer'],
  ],
  [
    'v-f-begin',
    [
      ['vis', 'v'],
      ['fiets', 'f'],
      ['vogel', 'v'],
      ['feest', 'f'],
      ['vijf', 'v'],
      ['foto', 'f'],
    ],
    ['duif', 'haven', 'wolf'],
  ],
  [
    'z-s-begin',
    [
      ['zon', 'z'],
      ['sok', 's'],
      ['zee', 'z'],
      ['soep', 's'],
      ['zeven', 'z'],
      ['suiker', 's'],
      ['zwaan', 'z'],
    ],
    ['school', 'huis', 'kaas', 'shampoo', 'vis', 'stoel', 'spin', 'slager', 'smal', 'snor'],
  ],
])('%s', (id, has, hasNot) => {
  it.each(has)('is in %s at %s', (woord, gold) => {
    expect(letters(woord, id)).toBe(gold);
  });

  it.each(hasNot)('is not in %s', (woord) => {
    expect(letters(woord, id)).toBe('');
  });
});

describe('homofoon', () => {
  it.each(['hard', 'hart', 'rauw', 'rouw', 'licht', 'ligt', 'bond', 'bont'])('%s is one as a whole', (woord) => {
    expect(letters(woord, 'homofoon')).toBe(woord);
    expect(letters(woord, 'homofoon', { tables: false })).toBe('');
  });

  it.each(['tafel', 'bakker', 'school'])('%s is none', (woord) => {
    expect(letters(woord, 'homofoon')).toBe('');
  });
});

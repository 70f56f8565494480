import { beforeAll, describe, expect, it } from 'vitest';
import { categories } from './categories.ts';
import { seamPairs } from './category-build.ts';
import { pictureOf } from '../klank/klank.ts';
import { loadPatterns } from '../woord/patterns.ts';

function letters(w: string, id: string, o = {}): string {
  const out = categories(w, o);
  return (out.ok ? out.value : [])
    .filter((c) => c.id === id)
    .map((c) => w.slice(c.van, c.tot))
    .join(' ');
}

beforeAll(loadPatterns);

/** Category, words that have it with the letters it is about, and words that do not. */
type Detector = [id: string, has: [string, string][], hasNot: string[]];

describe.each<Detector>([
  [
    'voorvoegsel',
    [
      ['verhaal', 'ver'],
      ['begin', 'be'],
      ['gebruik', 'ge'],
      ['ontbijt', 'ont'],
      ['herhalen', 'her'],
      ['tevreden', 'te'],
      ['bezoek', 'be'],
      ['gevaar', 'ge'],
      ['vertellen', 'ver'],
    ],
    ['geven', 'beter', 'bever', 'berg', 'verf', 'herfst', 'gele', 'beker', 'kat'],
  ],
  [
    'samenstelling',
    [
      ['huisdeur', 'sd'],
      ['voetbal', 'tb'],
      ['handdoek', 'dd'],
      ['schoolplein', 'lp'],
      ['zakdoek', 'kd'],
      ['boekenkast', 'nk'],
    ],
    ['kat', 'bakker', 'verhaal', 'tekening', 'vriendelijk', 'olifant'],
  ],
  [
    'tussen-n',
    [
      ['boekenkast', 'en'],
      ['pannenkoek', 'en'],
      ['tandenborstel', 'en'],
      ['hondenhok', 'en'],
      ['kattenbak', 'en'],
    ],
    ['huisdeur', 'keukenstoel', 'voetbal', 'regenjas'],
  ],
  [
    'tussen-s',
    [
      ['dorpsplein', 's'],
      ['stationsplein', 's'],
      ['verjaardagsfeest', 's'],
    ],
    ['huisdeur', 'glasbak', 'voetbal'],
  ],
  [
    'ig',
    [
      ['jarig', 'ig'],
      ['aardig', 'ig'],
      ['nodig', 'ig'],
      ['rustig', 'ig'],
      ['aardige', 'ig'],
      ['eindigen', 'ig'],
    ],
    ['big', 'vijg', 'twijg', 'tijger'],
  ],
  [
    'lijk',
    [
      ['vrolijk', 'lijk'],
      ['eerlijk', 'lijk'],
      ['moeilijk', 'lijk'],
      ['vriendelijke', 'lijk'],
      ['gevaarlijk', 'lijk'],
    ],
    ['gelijk', 'lijk', 'dijk', 'kijk'],
  ],
  [
    'ing',
    [
      ['tekening', 'ing'],
      ['woning', 'ing'],
      ['waarheid', 'heid'],
      ['vriendschap', 'schap'],
      ['rekeningen', 'ingen'],
      ['waarheden', 'heden'],
    ],
    ['ring', 'koning', 'zing', 'camping', 'ketting'],
  ],
  [
    'komma-s',
    [
      ["'s avonds", "'s"],
      ["zo'n", "'n"],
      ["m'n", "'n"],
      ["z'n", "'n"],
      ["d'r", "'r"],
    ],
    ["foto's", "auto's", 'avonds'],
  ],
  [
    'hoofdletter',
    [
      ['Vera', 'V'],
      ['Zuid-Holland', 'Z H'],
      ['IJsland', 'IJ'],
      ['Nederland', 'N'],
    ],
    ['vera', 'maan', 'tv-gids'],
  ],
])('%s', (id, has, hasNot) => {
  it.each(has)('is in %s at %s', (woord, gold) => {
    expect(letters(woord, id)).toBe(gold);
  });

  it.each(hasNot)('is not in %s', (woord) => {
    expect(letters(woord, id)).toBe('');
  });
});

describe('f-v and s-z', () => {
  it.each([
    ['brieven', 'brief', 'mv', 'f-v', 'v'],
    ['duiven', 'duif', 'mv', 'f-v', 'v'],
    ['golven', 'golf', 'mv', 'f-v', 'v'],
    ['neven', 'neef', 'mv', 'f-v', 'v'],
    ['huizen', 'huis', 'mv', 's-z', 'z'],
    ['muizen', 'muis', 'mv', 's-z', 'z'],
    ['vazen', 'vaas', 'mv', 's-z', 'z'],
    ['neuzen', 'neus', 'mv', 's-z', 'z'],
  ] as const)('%s (of %s, %s) has %s at %s', (woord, lemma, role, id, gold) => {
    expect(letters(woord, id, { lemma, rol: role })).toBe(gold);
  });

  it.each([
    ['ganzen', 's-z'],
    ['kazen', 's-z'],
    ['druiven', 'f-v'],
    ['wolven', 'f-v'],
    ['lezen', 's-z'],
    ['geven', 'f-v'],
    ['schrijven', 'f-v'],
    ['lieve', 'f-v'],
    ['boze', 's-z'],
    ['gelezen', 's-z'],
    ['schreven', 'f-v'],
  ])('%s has %s without being told', (woord, id) => {
    expect(letters(woord, id)).not.toBe('');
  });

  it.each([
    ['avond', 'f-v'],
    ['vogel', 'f-v'],
    ['haven', 'f-v'],
    ['zus', 's-z'],
    ['wezen', 'f-v'],
    ['kussen', 's-z'],
  ])('%s has no %s: nothing changed there', (woord, id) => {
    expect(letters(woord, id)).toBe('');
  });
});

describe('seamPairs', () => {
  const pairs = (w: string, o = {}): string =>
    seamPairs(pictureOf(w, o))
      .map(({ links: left, rechts: right }) => `${left.tekst}+${right.tekst}`)
      .join(' ');

  it.each([
    ['huisdeur', 'huis+deur'],
    ['voetbalveld', 'voet+bal bal+veld'],
    ['handdoek', 'hand+doek'],
  ])('pairs the parts of %s: %s', (woord, gold) => {
    expect(pairs(woord)).toBe(gold);
  });

  it('takes no prefix and no suffix for a part', () => {
    expect(pairs('verhaal')).toBe('');
    expect(pairs('vriendschap')).toBe('');
    expect(pairs('kat')).toBe('');
  });

  it('follows the seams of an author', () => {
    expect(pairs('inktvis', { seams: [4] })).toBe('inkt+vis');
  });

  it('answers the same for the same picture', () => {
    const picture = pictureOf('huisdeur');
    expect(seamPairs(picture)).toBe(seamPairs(picture));
  });
});

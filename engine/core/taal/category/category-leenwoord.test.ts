import { beforeAll, describe, expect, it } from 'vitest';
import { categories } from './categories.ts';
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
    'kilo',
    [
      ['kilo', 'i'],
      ['liter', 'i'],
      ['piano', 'i'],
      ['giraf', 'i'],
      ['kiwi', 'i i'],
      ['minuut', 'i'],
    ],
    ['kip', 'jarig', 'koning', 'vis'],
  ],
  [
    'c-s',
    [
      ['cent', 'c'],
      ['cirkel', 'c'],
      ['citroen', 'c'],
      ['december', 'c'],
      ['cijfer', 'c'],
    ],
    ['cola', 'sok', 'zon', 'kat'],
  ],
  [
    'c-k',
    [
      ['cola', 'c'],
      ['camera', 'c'],
      ['computer', 'c'],
      ['insect', 'c'],
      ['club', 'c'],
    ],
    ['cent', 'kat', 'lach', 'school'],
  ],
  [
    'tie',
    [
      ['politie', 'tie'],
      ['vakantie', 'tie'],
      ['actie', 'tie'],
      ['station', 'ti'],
      ['acties', 'tie'],
    ],
    ['tien', 'knie'],
  ],
  [
    'isch',
    [
      ['tropisch', 'isch'],
      ['logische', 'isch'],
      ['komisch', 'isch'],
    ],
    ['vis', 'school', 'misschien', 'fris'],
  ],
  [
    'x',
    [
      ['taxi', 'x'],
      ['examen', 'x'],
      ['box', 'x'],
      ['saxofoon', 'x'],
    ],
    ['fiks', 'links'],
  ],
  [
    'ch-sj',
    [
      ['chef', 'ch'],
      ['douche', 'ch'],
      ['machine', 'ch'],
      ['chocola', 'ch'],
    ],
    ['lach', 'school', 'nacht', 'echo'],
  ],
  [
    'th',
    [
      ['thee', 'th'],
      ['theater', 'th'],
      ['bibliotheek', 'th'],
      ['thema', 'th'],
    ],
    ['thuis', 'tafel', 'rechthoek'],
  ],
  [
    'e-accent',
    [
      ['café', 'é'],
      ['logé', 'é'],
      ['één', 'éé'],
      ['crème', 'è'],
      ['hè', 'è'],
    ],
    ['zee', 'cafe'],
  ],
  [
    'eau',
    [
      ['cadeau', 'eau'],
      ['bureau', 'eau'],
      ['niveau', 'eau'],
      ['plateau', 'eau'],
    ],
    ['blauw', 'museum'],
  ],
  [
    'ou-oe',
    [
      ['douche', 'ou'],
      ['route', 'ou'],
      ['journaal', 'ou'],
    ],
    ['hout', 'koud'],
  ],
  [
    'g-zj',
    [
      ['garage', 'g'],
      ['giraf', 'g'],
      ['horloge', 'g'],
      ['etage', 'g'],
      ['bagage', 'g'],
    ],
    ['gans', 'dragen', 'vragen', 'egel'],
  ],
  [
    'y',
    [
      ['baby', 'y'],
      ['hobby', 'y'],
      ['pony', 'y'],
      ['gymles', 'y'],
      ['yoga', 'y'],
    ],
    ['ijs', 'kiwi'],
  ],
  [
    'teit-iteit',
    [
      ['universiteit', 'teit'],
      ['kwaliteit', 'teit'],
      ['speciaal', 'iaal'],
      ['officieel', 'ieel'],
    ],
    ['tijd', 'toneel', 'meel', 'feit'],
  ],
  [
    'trema',
    [
      ['reünie', 'ü'],
      ['geïnd', 'ï'],
      ['egoïst', 'ï'],
      ['beëindigen', 'ë'],
    ],
    ['café', 'reunie'],
  ],
  [
    'koppelteken',
    [
      ['tv-gids', '-'],
      ['zee-egel', '-'],
      ['Zuid-Holland', '-'],
    ],
    ['zeeleeuw'],
  ],
  [
    'eng',
    [
      ['computer', 'computer'],
      ['team', 'team'],
      ['cake', 'cake'],
      ['game', 'game'],
      ['skateboard', 'skateboard'],
    ],
    ['kat', 'bureau', 'politie', 'tafel'],
  ],
  [
    'latijn',
    [
      ['accent', 'acc'],
      ['collega', 'coll'],
      ['commissie', 'comm'],
      ['applaudisseren', 'app'],
    ],
    ['appel', 'allemaal', 'bakker', 'applaus'],
  ],
  [
    'air-oir',
    [
      ['trottoir', 'oir'],
      ['restaurant', 'restaurant'],
      ['directeur', 'eur'],
      ['toilet', 'oilet'],
      ['militair', 'air'],
    ],
    ['deur', 'haar', 'bezette', 'niet'],
  ],
])('%s', (id, has, hasNot) => {
  it.each(has)('is in %s at %s', (woord, gold) => {
    expect(letters(woord, id)).toBe(gold);
  });

  it.each(hasNot)('is not in %s', (woord) => {
    expect(letters(woord, id)).toBe('');
  });
});

describe('loan rules without tables', () => {
  it('keep what the letters tell and drop what only a list knows', () => {
    expect(letters('team', 'eng', { tables: false })).toBe('');
    expect(letters('ticket', 'eng', { tables: false })).toBe('ck');
    expect(letters('trottoir', 'air-oir', { tables: false })).toBe('oir');
    expect(letters('restaurant', 'air-oir', { tables: false })).toBe('');
    expect(letters('taxi', 'x', { tables: false })).toBe('x');
  });

  it('leave the letters of an abbreviation alone', () => {
    expect(letters('cd-speler', 'c-s')).toBe('');
    expect(letters('wc-bril', 'c-k')).toBe('');
  });

  it('let an English word have no open syllable and no ie of its own', () => {
    expect(letters('computer', 'verenkeling')).toBe('');
    expect(letters('skateboard', 'verenkeling')).toBe('');
  });
});

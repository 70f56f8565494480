import { beforeAll, describe, expect, it } from 'vitest';
import { categories } from './category/categories.ts';
import { loadPatterns } from './woord/patterns.ts';
import { misspellingsOf, withBars } from './test-kit.ts';

/** Goals of a word as `id:letters@place`. */
function goals(w: string): string[] {
  const found = categories(w);
  return found.ok ? found.value.map(({ id, van: from, tot: until }) => `${id}:${w.slice(from, until)}@${from}`) : [];
}

beforeAll(loadPatterns);

describe('a d that is heard as t inside a word', () => {
  it.each([
    ['voedsel', 3],
    ['noodzakelijk', 3],
    ['stadspark', 3],
    ['bruidsjurk', 4],
    ['onderhoudsbeurt', 8],
    ['vreemds', 5],
    ['koudst', 3],
    ['Noord-Holland', 4],
    ['oud-leerling', 2],
    ["'s avonds", 7],
    ['spannends', 7],
  ])('%s has it at letter %i', (w, at) => expect(goals(w)).toContain(`eind-d:d@${at}`));

  it.each(['badminton', 'advies', 'wodka', 'kidnapper', 'middag', 'veiligheidshelm', 'wordt', 'meldt'])(
    '%s has none inside',
    (w) => expect(goals(w).filter((g) => g.startsWith('eind-d'))).toEqual([]),
  );
});

describe('suffixes inside a word', () => {
  it.each([
    ['uitnodiging', 'ig:ig@6'],
    ['beveiligd', 'ig:ig@6'],
    ['eindigt', 'ig:ig@4'],
    ['verenigingsgebouw', 'ig:ig@5'],
    ['vrijwilligerswerk', 'ig:ig@8'],
    ['regeringsleider', 'ing:ing@5'],
    ['gelegenheidskleding', 'ing:heid@7'],
    ['vriendschapsarmband', 'ing:schap@6'],
    ['mogelijkheidsvorm', 'lijk:lijk@4'],
  ])('%s has %s', (w, goal) => expect(goals(w)).toContain(goal));

  it.each(['koningsdag', 'palingsoep', 'schedelpan', 'leerlingenraad'])('%s has none', (w) =>
    expect(goals(w).filter((g) => /^(?:ing:ing@[^0]|ig)/.test(g) && !g.startsWith('ing:ing@4'))).toEqual([]),
  );
});

describe('a plural as a first part', () => {
  it.each([
    ['brievenbus', 'f-v:v@4'],
    ['wolvenhol', 'f-v:v@3'],
    ['huizenblok', 's-z:z@3'],
    ['ganzenbord', 's-z:z@3'],
  ])('%s has %s', (w, goal) => expect(goals(w)).toContain(goal));

  it.each(['havenstad', 'bezemsteel', 'keukenkast', 'ovenschaal'])('%s has none', (w) =>
    expect(goals(w).filter((g) => /^(?:f-v|s-z)/.test(g))).toEqual([]),
  );
});

describe('endings of loans', () => {
  it.each([
    ['nationaal', 'tie:ti@2'],
    ['traditioneel', 'tie:ti@5'],
    ['patiënt', 'tie:ti@2'],
    ['Kroatië', 'tie:ti@4'],
    ['horizontaal', 'teit-iteit:aal@8'],
    ['centrale', 'teit-iteit:ale@5'],
    ['silhouet', 'air-oir:et@6'],
    ['juichte', 'ch-g:ch@3'],
  ])('%s has %s', (w, goal) => expect(goals(w)).toContain(goal));

  it.each([
    ['raket', 'air-oir'],
    ['klarinetten', 'air-oir'],
    ['bastion', 'tie'],
    ['politiek', 'tie'],
    ['juichte', 'cht'],
    ['kaal', 'teit-iteit'],
    ['allergie', 'latijn'],
    ['nylon', 'y'],
  ])('%s has no %s', (w, id) => expect(goals(w).filter((g) => g.startsWith(`${id}:`))).toEqual([]));
});

describe('a word in which nothing is hard', () => {
  it.each(['kasteel', 'prinses', 'harnas', 'orkaan', 'eenzaam', 'knoflook'])('%s is written by ear', (w) =>
    expect(goals(w)).toEqual([`kz-mmkmm:${w}@0`]),
  );

  it.each(['tafel', 'banaan', 'ballon', 'citroen', 'taxi', 'auto', 'café'])('%s is not', (w) =>
    expect(goals(w).filter((g) => g.startsWith('kz-'))).toEqual([]),
  );
});

describe('forms of compounds', () => {
  it.each([
    "taal|programma's",
    'sneeuw|ballen',
    'kinder|zitje',
    'begin|zinnetje',
    "super|auto's",
    'poster|poppetje',
    'bestuurs|leden',
    'eind|stadia',
    'natuur|stenen',
    'eiken|houten',
    'trouw|ringen',
    'computer|spelletje',
    'vredes|teken',
  ])('%s', (gold) => expect(withBars(gold.replaceAll('|', ''))).toBe(gold));

  it.each(['plannetje', 'ballonnetje', 'kapelletje', 'vrijheden', 'numeroteren', 'stapels'])('%s is one word', (w) =>
    expect(withBars(w)).toBe(w),
  );
});

describe('words that hyphens join', () => {
  it.each([
    ['zwart-witfoto', 'samenstelling:tf@8'],
    ['tolk-vertaler', 'voorvoegsel:ver@5'],
    ['zonne-energie', 'tussen-n:e@4'],
    ['ex-voetballer', 'samenstelling:tb@6'],
  ])('%s has %s', (w, goal) => expect(goals(w)).toContain(goal));

  it.each(['zee-egel', 'Noord-Holland', 'auto-ongeluk'])('%s has no seam at its hyphen', (w) =>
    expect(goals(w).filter((g) => g.startsWith('samenstelling'))).toEqual([]),
  );
});

describe('what no child writes', () => {
  it.each([
    ['stapte', 'staapte'],
    ['werkte', 'wirkte'],
    ['strandt', 'srandt'],
    ['vindt', 'vidt'],
    ['raam', 'raamm'],
    ['bakker', 'baakker'],
    ['klim', 'klime'],
    ['maak', 'maake'],
    ['poriën', 'porin'],
    ['essentieel', 'essentjeel'],
    ['Azië', 'Azjë'],
    ['gedaan', 'gedaa'],
    ['concept', 'concepd'],
  ])('%s is never offered as %s', (w, form) => expect(misspellingsOf(w)).not.toContain(form));

  it.each([
    ['gezien', 'gezied'],
    ['scriptje', 'skriptje'],
    ['kolonie', 'kolonnie'],
    ['haven', 'haaven'],
  ])('%s may be offered as %s', (w, form) => expect(misspellingsOf(w)).toContain(form));
});

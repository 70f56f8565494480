import { beforeAll, describe, expect, it } from 'vitest';
import { categories } from './category/categories.ts';
import { lettergrepen } from './klank/lettergrepen.ts';
import { loadPatterns } from './woord/patterns.ts';

const goals = (w: string): string[] => {
  const found = categories(w);
  return found.ok ? found.value.map((c) => `${c.id}:${w.slice(c.van, c.tot)}`) : [];
};

const cut = (w: string): string => {
  const found = lettergrepen(w);
  return found.ok ? found.value.lettergrepen.join('-') : '';
};

describe('loans, weak e and cuts of a second reading', () => {
  beforeAll(loadPatterns);

  it.each([
    ['mogelijkheden', 'stomme-e:en'],
    ['eigenaardigheden', 'verenkeling:e'],
    ['verdedigde', 'ig:ig'],
    ['twintigjarig', 'ig:ig'],
    ['verwezenlijkt', 'lijk:lijk'],
    ['bemoeilijken', 'lijk:lijk'],
    ['huwelijksfeest', 'lijk:lijk'],
    ['muizig', 's-z:z'],
    ['glanzige', 's-z:z'],
    ['houtblazer', 'verenkeling:a'],
    ['politie-agent', 'tie:tie'],
    ['taxi-app', 'kilo:i'],
    ['twee-eiige', 'ee-eind:ee'],
    ['colleges', 'verenkeling:e'],
    ['venijnig', 'stomme-e:e'],
    ['bosaardbei', 'eind-d:d'],
    ['geleaset', 'ww-eng:geleaset'],
    ['leaseden', 'ww-eng:leaseden'],
    ['e-mailt', 'ww-eng:e-mailt'],
    ['boycotten', 'ww-eng:boycotten'],
    ['varkensstaartje', 'eind-t:t'],
    ['zenuwachtige', 'eeuw-ieuw-uw:uw'],
    ['pirouet', 'air-oir:et'],
    ['trainingsbroek', 'eng:training'],
    ['rechtsorde', 'tussen-s:s'],
    ['ge-e-maild', 'ww-eng:ge-e-maild'],
  ])('%s has %s', (w, goal) => {
    expect(goals(w)).toContain(goal);
  });

  it.each([
    ['vergelijken', 'lijk:'],
    ['ranzig', 's-z:'],
    ['fouilleren', 'verdubbeling:'],
    ['tortilla', 'verdubbeling:'],
    ['maillot', 'samenstelling:'],
    ['synthese', 'latijn:'],
    ['chauvinist', 'au:'],
    ['lunchpakket', 'air-oir:'],
    ['facetje', 'eng:'],
    ['laptop', 'samenstelling:'],
    ['rechtsbuiten', 'tussen-s:'],
    ['tickets', 'air-oir:'],
    ['gerecycled', 'y:'],
  ])('%s has no %s', (w, goal) => {
    expect(goals(w).filter((g) => g.startsWith(goal))).toEqual([]);
  });

  it.each([
    ['gorilla', 'verdubbeling:ll'],
    ['vergelijkt', 'ij:ij'],
    ['bordeaux', 'eau:eau'],
    ['jeansbroek', 'eng:jeans'],
    ['cyclus', 'y:y'],
    ['recycleren', 'y:y'],
    ['vliegenmepper', 'verdubbeling:pp'],
  ])('%s keeps %s', (w, goal) => {
    expect(goals(w)).toContain(goal);
  });

  it.each([
    ['milieuwetten', 'mi-lieu-wet-ten'],
    ['close-ups', 'close--ups'],
    ['kaatste', 'kaats-te'],
    ['laatste', 'laat-ste'],
    ['eenzaamste', 'een-zaam-ste'],
    ['facetten', 'fa-cet-ten'],
    ['retweeten', 're-twee-ten'],
    ['dansmarietjes', 'dans-ma-rie-tjes'],
    ['konijnenstaartje', 'ko-nij-nen-staart-je'],
  ])('%s is cut as %s', (w, syllables) => {
    expect(cut(w)).toBe(syllables);
  });
});

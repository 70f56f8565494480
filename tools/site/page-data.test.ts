import { readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadContent } from '../../server/platform/content/content.ts';
import { spelSlugs } from '../build/spel-folders.ts';
import { chosenWords, goalSamples, homeContent } from './page-data.ts';
import { practiceOfGames } from './spel-practice.ts';

const content = loadContent('assets/content');
const stored = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const mean = (list: readonly { chance: number }[]) => list.reduce((sum, { chance }) => sum + chance, 0) / list.length;

it('shows the words that the engine chooses today: npx tsx tools/site/write-page-data.ts', () => {
  const words = chosenWords(content);
  expect(stored('web/areas/site/adaptief/words.json')).toEqual(words);
  expect(mean(words.makkelijk)).toBeGreaterThan(mean(words.normaal));
  expect(mean(words.normaal)).toBeGreaterThan(mean(words.moeilijk));
  for (const list of Object.values(words)) expect(new Set(list.map(({ word }) => word)).size).toBe(10);
});

it('shows the goals and words of the content as they are', () => {
  const goals = goalSamples(content);
  expect(stored('web/areas/site/didactiek/goals.json')).toEqual(goals);
  expect(goals.length).toBeGreaterThan(40);
});

it('says of every game what its scene can ask, and shows a photograph of it', () => {
  const practice = practiceOfGames();
  expect(stored('web/areas/site/spellen/practice.json')).toEqual(practice);
  expect(Object.keys(practice)).toEqual(spelSlugs());
  expect(practice['botenkoers']).toContainEqual({ topic: 'schrijven', from: 3 });
  expect(practice['autorace']).toContainEqual({ topic: 'spelling', from: 3 });
  expect(practice['splitsmachine']).toContainEqual({ topic: 'stukjes', from: 4 });
  for (const slug of spelSlugs()) {
    expect(practice[slug]?.length, slug).toBeGreaterThan(0);
    expect(statSync(`assets/site/spellen/${slug}.webp`).size, slug).toBeLessThan(48 * 1_024);
  }
});

it('plays the words of the content as they are, each with a picture', () => {
  const home = homeContent(content);
  expect(stored('web/areas/site/home/play/words.json')).toEqual(home);
  expect(home.pool.length).toBeGreaterThan(30);
  expect(home.pool.every((word) => word.plaatje !== undefined)).toBe(true);
});

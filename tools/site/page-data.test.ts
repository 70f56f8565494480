import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadContent } from '../../server/platform/content/content.ts';
import { chosenWords, goalSamples, homeContent } from './page-data.ts';

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

it('plays the words of the content as they are, each with a picture', () => {
  const home = homeContent(content);
  expect(stored('web/areas/site/home/play/words.json')).toEqual(home);
  expect(home.pool.length).toBeGreaterThan(30);
  expect(home.pool.every((word) => word.plaatje !== undefined)).toBe(true);
});

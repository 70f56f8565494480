import { globSync } from 'tinyglobby';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadContent } from '../../server/platform/content/content.ts';
import { Vocabulary } from '../../server/platform/speech/vocabulary.ts';

/** Keys of the lines that a round says by itself: tasks, short and whole, steps of an explanation, and what comes between. */
const SAID = /^(?:prompt\.|say\.|tut\.|live\.(?:doe|luister|samen)$|spel\.anders$|spel\.plain\.intro$)/;

it('says nothing in a round that a visitor of the demo may not hear', async () => {
  const vocabulary = new Vocabulary(loadContent('assets/content'));
  const silent: string[] = [];
  let lines = 0;
  for (const path of globSync(['engine/react/i18n/*.json', 'games/*/i18n/*.json'])) {
    const texts: Record<string, string> = JSON.parse(readFileSync(path, 'utf8'));
    for (const [key, text] of Object.entries(texts).filter(([name]) => SAID.test(name))) {
      lines += 1;
      if (!(await vocabulary.hasWordsOf(`z:${text}`))) silent.push(`${path} ${key}: ${text}`);
    }
  }
  expect(lines).toBeGreaterThan(150);
  expect(silent).toEqual([]);
});

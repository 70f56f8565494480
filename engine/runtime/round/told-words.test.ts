import { expect, it } from 'vitest';
import { ToldWords } from './told-words.ts';

it('tells the words that were right at once first, each once, and no sentence', () => {
  const told = new ToldWords();
  told.add({ text: 'vis', how: 'geholpen' });
  told.add({ text: 'kat', how: 'goed' });
  told.add({ text: 'vis', how: 'goed' });
  told.add({ text: '', how: 'goed' });
  told.add({ text: 'De hond loopt door de tuin.', how: 'goed' });
  told.add({ text: 'schroevendraaier', how: 'geholpen' });
  expect(told.inOrder()).toEqual(['kat', 'vis', 'schroevendraaier']);
});

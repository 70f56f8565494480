import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PLAYABLE } from './playable.ts';

it('names every game that is built, and no other', () => {
  const built = readdirSync('games', { withFileTypes: true }).filter((one) => one.isDirectory());
  expect([...PLAYABLE].sort()).toEqual(built.map(({ name }) => name).sort());
});

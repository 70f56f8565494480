import { describe, expect, it } from 'vitest';
import { placeSchema } from '#engine/document/place.ts';
import { checkNames } from '#engine/document/names.ts';
import { readScene } from '#engine/document/scene.ts';
import { SPELLEN } from '#engine/core/domein/spellen.ts';
import { spel } from './spel.ts';

describe('a new game', () => {
  it.each(SPELLEN)('$slug has a scene without unknown names and a place in its own land', ({ slug, land }) => {
    const files = spel(slug);
    const file = `games/${slug}/scene.json`;
    const json: unknown = JSON.parse(files[file] ?? '');
    expect(json).toHaveProperty('version', 3);
    const scene = readScene(file, json);
    expect(scene.ok && checkNames(scene.value)).toBeNull();
    expect(placeSchema.parse(JSON.parse(files[`games/${slug}/place.json`] ?? '')).land).toBe(land);
  });

  it('is one of the design', () => {
    expect(() => spel('tuinkabouter')).toThrow('tuinkabouter is not one of the games');
    expect(() => spel('constructor')).toThrow('is not one of the games');
  });
});

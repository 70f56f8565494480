import { expect, it } from 'vitest';
import { isNewest, readNewest } from './newest.ts';
import { readScene, SCENE_VERSIONS } from './scene.ts';
import example from './example.json' with { type: 'json' };

it('reads what the whole reader reads, and says the same of what is wrong', () => {
  expect(readNewest('a', example)).toEqual(readScene('a', example));
  const wrong = { ...example, layers: [] };
  expect(readNewest('a', wrong)).toEqual(readScene('a', wrong));
  const check = () => ({ pad: 'x', melding: 'fout' });
  expect(readNewest('a', example, [check])).toMatchObject({ ok: false, fout: { line: 'a: x: fout' } });
});

it('knows the newest version, and leaves an older document to the whole reader', () => {
  expect(SCENE_VERSIONS.map((version) => isNewest({ version }))).toEqual(
    SCENE_VERSIONS.map((version) => version === SCENE_VERSIONS.at(-1)),
  );
  expect(isNewest(null)).toBe(false);
  expect(readNewest('a', { ...example, version: 2 }).ok).toBe(false);
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SpeechCache } from './speech-cache.ts';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'spraakcache-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));
const key = (nr: number): string => nr.toString(16).padStart(64, '0');
const sound = Buffer.alloc(100, 1);

it('keeps at most so many bytes, and of those what was used last', async () => {
  const cache = new SpeechCache(dir, 1_000);
  for (let nr = 0; nr < 10; nr += 1) await cache.save(key(nr), sound);
  expect(await cache.find(key(0))).toEqual(sound);
  await cache.save(key(10), sound);
  expect(await cache.find(key(0))).toEqual(sound);
  expect(await cache.find(key(1))).toBeUndefined();
});

it('counts what an earlier run left behind', async () => {
  const before = new SpeechCache(dir, 10_000);
  for (let nr = 0; nr < 20; nr += 1) await before.save(key(nr), sound);
  const after = new SpeechCache(dir, 1_000);
  await after.save(key(99), sound);
  const left = await Promise.all(Array.from({ length: 20 }, (_, nr) => after.find(key(nr))));
  expect(left.filter((mp3) => mp3 !== undefined).length).toBeLessThanOrEqual(8);
  expect(await after.find(key(99))).toEqual(sound);
});

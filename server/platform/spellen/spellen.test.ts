import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadSpellen } from './spellen.ts';

const EXAMPLE = readFileSync(new URL('../../../engine/document/example.json', import.meta.url), 'utf8');

describe('loadSpellen', () => {
  let games: string;
  const write = (slug: string, text: string): void => {
    mkdirSync(join(games, slug));
    writeFileSync(join(games, slug, 'scene.json'), text);
  };
  beforeEach(() => {
    games = mkdtempSync(join(tmpdir(), 'spellen-'));
  });
  afterEach(() => rmSync(games, { recursive: true }));

  it('offers the games that can be read, and says in one line why another is left out', () => {
    write('goed', EXAMPLE);
    write('oud', EXAMPLE.replace('"version": 3', '"version": 0'));
    write('toekomst', EXAMPLE.replace('"version": 3', '"version": 99'));
    write('half', '{ "version": 3,');
    const left: string[] = [];
    expect([...loadSpellen(games, (_, error) => left.push(error)).keys()]).toEqual(['goed']);
    expect(left).toEqual([
      expect.stringMatching(/^games\/half\/scene\.json: .*JSON/),
      'games/oud/scene.json: version: versie 0 gevonden, bekend zijn 1, 2, 3',
      'games/toekomst/scene.json: version: versie 99 gevonden, bekend zijn 1, 2, 3',
    ]);
  });
});

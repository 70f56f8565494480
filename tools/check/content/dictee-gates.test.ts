import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { woordSchema } from '#engine/core/taal/woord/woord.ts';
import { CONTENT, path } from '../../content/paths.ts';
import { validateDictees } from './dictee-gates.ts';

const woorden = readFileSync(path(CONTENT, 'woorden/groep4/ei.jsonl'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((r) => woordSchema.parse(JSON.parse(r)));
const ten = woorden.slice(0, 10).map((w) => w.id);
const zinnen = woorden.flatMap((w) => w.zinnen.map((z) => z.id)).slice(0, 2);
const correct = { id: 'di-4-01', groep: 4, halfjaar: 1, categorieen: ['ei'], woorden: ten, zinnen, herhaling: [] };
let map = '';

function errors(set: object): string {
  writeFileSync(`${map}/dictees/groep4.jsonl`, `${JSON.stringify(set)}\n`);
  return validateDictees(pathToFileURL(`${map}/`), woorden).join('\n');
}

beforeEach(() => {
  map = mkdtempSync(`${tmpdir()}/dictee-`);
  mkdirSync(`${map}/dictees`);
});

afterEach(() => rmSync(map, { recursive: true }));

describe('keurDictees', () => {
  it('finds only the small number of sets in a good file', () => {
    expect(errors(correct)).toBe('dictees groep4: 1 sets, needs 25');
  });

  it('refuses unknown words and sentences, doubles, and a set without its category', () => {
    expect(errors({ ...correct, woorden: ['w-onbekend', ...ten.slice(1)] })).toContain(
      'w-onbekend is not in the content',
    );
    expect(errors({ ...correct, woorden: [ten[1], ...ten.slice(1)] })).toContain('a word stands in it twice');
    expect(errors({ ...correct, zinnen: ['z-nergens-1', zinnen[1]] })).toContain(
      'sentence z-nergens-1 is not in the content',
    );
    expect(errors({ ...correct, categorieen: ['ij'] })).toContain('0 words of ij, needs 6');
    expect(errors({ ...correct, herhaling: ['di-4-09'] })).toContain('repeats di-4-09, which does not exist');
  });
});

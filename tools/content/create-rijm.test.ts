import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { woordSchema } from '#engine/core/taal/woord/woord.ts';
import { rijmKeyOf } from './create-rijm.ts';
import { CONTENT, path } from './paths.ts';

const items = [
  'ei',
  'ij',
  'stomme-e',
  'verenkeling',
  'verdubbeling',
  'samenstelling',
  'voorvoegsel',
  'eind-d',
  'eind-t',
].flatMap((head) =>
  readFileSync(path(CONTENT, `woorden/groep4/${head}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((r) => woordSchema.parse(JSON.parse(r))),
);

function key(w: string): string | undefined {
  const item = items.find((i) => i.w === w);
  if (!item) throw new Error(`${w} is not in the content`);
  return rijmKeyOf(item);
}

describe('rijmsleutelVan', () => {
  it.each([
    ['trein', 'fijn'],
    ['hond', 'grond'],
    ['klein', 'plein'],
  ])('%s rhymes with %s', (a, b) => {
    expect(key(a)).toBe(key(b));
  });

  it.each([
    ['trein', 'prijs'],
    ['hond', 'hoed'],
    ['tijd', 'blij'],
  ])('%s does not rhyme with %s', (a, b) => {
    expect(key(a)).not.toBe(key(b));
  });

  it('says nothing about compounds and words with two full vowels', () => {
    expect(key('handdoek')).toBeUndefined();
    expect(key('konijn')).toBeUndefined();
  });
});

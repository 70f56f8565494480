import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { woordSchema } from '#engine/core/taal/woord.ts';
import { rijmsleutelVan } from './maak-rijm.ts';
import { INHOUD, pad } from './paden.ts';

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
].flatMap((hoofd) =>
  readFileSync(pad(INHOUD, `woorden/groep4/${hoofd}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((r) => woordSchema.parse(JSON.parse(r))),
);

function sleutel(w: string): string | undefined {
  const item = items.find((i) => i.w === w);
  if (!item) throw new Error(`${w} is not in the content`);
  return rijmsleutelVan(item);
}

describe('rijmsleutelVan', () => {
  it.each([
    ['trein', 'fijn'],
    ['hond', 'grond'],
    ['klein', 'plein'],
  ])('%s rhymes with %s', (a, b) => {
    expect(sleutel(a)).toBe(sleutel(b));
  });

  it.each([
    ['trein', 'prijs'],
    ['hond', 'hoed'],
    ['tijd', 'blij'],
  ])('%s does not rhyme with %s', (a, b) => {
    expect(sleutel(a)).not.toBe(sleutel(b));
  });

  it('says nothing about compounds and words with two full vowels', () => {
    expect(sleutel('handdoek')).toBeUndefined();
    expect(sleutel('konijn')).toBeUndefined();
  });
});

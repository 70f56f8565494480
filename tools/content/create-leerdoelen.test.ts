import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readLeerdoelen } from './create-leerdoelen.ts';

const STRANDS = readFileSync(new URL('../../assets/content/leerlijn/domeinen.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((row) => row.split('\t'))
  .map(([id = '', name = '', childName = '']) => ({ id, naam: name, kindnaam: childName }));
/** Words of linguists, and abbreviations a teacher has to look up. */
const NO_KLAS_LANGUAGE =
  /svarabhakti|cluster|klankgelijk|foneem|grafeem|morfeem|suffix|prefix|leenachtervoegsel|\b(?:vd|vt|bn)\b|\btt:/i;

describe('names of goals', () => {
  it('are words a teacher uses, the rule of the hint too', () => {
    const rules = readLeerdoelen().flatMap(({ naam: name, kindnaam: childName, regel: rule, kindregel: childRule }) => [
      name,
      childName,
      rule,
      childRule,
    ]);
    const names = STRANDS.flatMap(({ naam: name, kindnaam: childName }) => [name, childName]);
    expect([...rules, ...names].filter((text) => NO_KLAS_LANGUAGE.test(text))).toEqual([]);
  });

  it('tell two goals apart, for the teacher and for the child', () => {
    for (const field of ['naam', 'kindnaam'] as const) {
      const names = [...readLeerdoelen(), ...STRANDS].map((d) => d[field]);
      expect(names.filter((n, i) => names.indexOf(n) !== i)).toEqual([]);
    }
  });
});

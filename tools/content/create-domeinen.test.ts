import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { woordSchema } from '#engine/core/taal/woord/woord.ts';
import { alphabetRows, lidwoorden } from './create-domeinen.ts';
import { CONTENT, path } from './paths.ts';

const items = ['ei', 'ij', 'stomme-e', 'verenkeling', 'samenstelling', 'verkl-je', 'mv-en'].flatMap((head) =>
  readFileSync(path(CONTENT, `woorden/groep4/${head}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((r) => woordSchema.parse(JSON.parse(r))),
);

describe('maak-domeinen', () => {
  it('makes rows of five in order, first letters all different in groep 4', () => {
    const rows = alphabetRows(items).filter((r) => r.groep === 4);
    expect(rows.length).toBeGreaterThan(5);
    for (const { woorden } of rows) {
      expect(woorden).toEqual([...woorden].sort());
      expect(new Set(woorden.map((w) => w.charAt(0))).size).toBe(5);
    }
  });

  it('leaves plurals and diminutives out of de and het', () => {
    const woorden = lidwoorden(items).map((l) => l.w);
    expect(woorden).toContain('trein');
    expect(
      woorden.filter((w) => w.endsWith('je') || items.some((i) => i.w === w && i.vormen.lemma !== undefined)),
    ).toEqual([]);
  });
});

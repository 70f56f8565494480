import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { leesLeerdoelen } from './maak-leerdoelen.ts';

const STRANDEN = readFileSync(new URL('../../assets/content/leerlijn/domeinen.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((rij) => rij.split('\t'))
  .map(([id = '', naam = '', kindnaam = '']) => ({ id, naam, kindnaam }));
/** Words of linguists, and abbreviations a teacher has to look up. */
const GEEN_KLASTAAL =
  /svarabhakti|cluster|klankgelijk|foneem|grafeem|morfeem|suffix|prefix|leenachtervoegsel|\b(?:vd|vt|bn)\b|\btt:/i;

describe('names of goals', () => {
  it('are words a teacher uses, the rule of the hint too', () => {
    const regels = leesLeerdoelen().flatMap(({ naam, kindnaam, regel, kindregel }) => [
      naam,
      kindnaam,
      regel,
      kindregel,
    ]);
    const namen = STRANDEN.flatMap(({ naam, kindnaam }) => [naam, kindnaam]);
    expect([...regels, ...namen].filter((tekst) => GEEN_KLASTAAL.test(tekst))).toEqual([]);
  });

  it('tell two goals apart, for the teacher and for the child', () => {
    for (const veld of ['naam', 'kindnaam'] as const) {
      const namen = [...leesLeerdoelen(), ...STRANDEN].map((d) => d[veld]);
      expect(namen.filter((n, i) => namen.indexOf(n) !== i)).toEqual([]);
    }
  });
});

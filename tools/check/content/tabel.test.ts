import { describe, expect, it } from 'vitest';
import { CATEGORIEEN } from '#engine/core/taal/tabellen/categorieen.gen.ts';
import { INHOUD } from '../../content/paden.ts';
import { laadInhoud } from './laad.ts';
import { keurAantallen, tabelTekst, telTabel } from './tabel.ts';

const inhoud = laadInhoud(INHOUD);
const keur = (woorden: typeof inhoud.woorden) =>
  keurAantallen({ woorden }, telTabel({ woorden }, CATEGORIEEN), CATEGORIEEN);

describe('keurAantallen', () => {
  it('finds no hole in the content', () => {
    expect(keur(inhoud.woorden).gaten).toEqual([]);
  });

  it('fails on a category without words, and on one that its own grade does not start', () => {
    expect(keur(inhoud.woorden.filter((r) => !r.item.cats.some((c) => c.id === 'lijk'))).gaten).toEqual([
      'words with lijk: 0, needs 60',
      'groep 4 has 0 words of lijk, needs 12',
    ]);
    expect(keur(inhoud.woorden.filter((r) => r.item.hoofd !== 'ei' || r.item.groep > 4)).gaten).toEqual([
      'groep 4 has 0 words of ei, needs 12',
    ]);
  });

  it('fails on a grade with too few words and on too few pictures, warns just below the target', () => {
    const half = keur(inhoud.woorden.filter((r, i) => r.item.groep !== 8 || i % 2 === 0));
    expect(half.gaten.some((g) => g.startsWith('words of groep 8: '))).toBe(true);
    const zonder = keur(inhoud.woorden.filter((r) => r.item.plaatje === undefined));
    expect(zonder.gaten).toContain('words with a picture: 0, needs 400');
    const groep3 = inhoud.woorden.filter((r) => r.item.groep === 3).slice(0, 590);
    expect(keur([...groep3, ...inhoud.woorden.filter((r) => r.item.groep > 3)]).dun).toContain(
      'words of groep 3: 590, needs 600',
    );
  });

  it('fails on a homophone with one sentence and on a word of groep 5 without one', () => {
    const homofoon = inhoud.woorden.find((r) => r.item.hoofd === 'homofoon');
    const vijf = inhoud.woorden.find((r) => r.item.groep === 5);
    if (homofoon === undefined || vijf === undefined) throw new Error('no such word');
    const kort = { ...homofoon, item: { ...homofoon.item, zinnen: homofoon.item.zinnen.slice(0, 1) } };
    const leeg = { ...vijf, item: { ...vijf.item, zinnen: [] } };
    const rest = inhoud.woorden.filter((r) => r !== homofoon && r !== vijf);
    expect(keur([...rest, kort, leeg]).gaten).toEqual([
      `${kort.item.w} (groep ${kort.item.groep}, homofoon) has 1 sentences, needs 2`,
      `${leeg.item.w} (groep 5, ${leeg.item.hoofd}) has 0 sentences, needs 1`,
    ]);
  });

  it('shows words, pictures, sentences and gaps per grade and category', () => {
    const [kop, eerste] = tabelTekst(telTabel(inhoud, CATEGORIEEN)).split('\n');
    expect(kop?.trim().split(/\s+/)).toEqual([
      'groep',
      'categorie',
      'woorden',
      'plaatjes',
      'zinnen',
      'gaten',
      'betekenissen',
    ]);
    expect(eerste?.trim().split(/\s+/)).toHaveLength(7);
  });
});

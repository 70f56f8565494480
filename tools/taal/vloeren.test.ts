import { beforeAll, describe, expect, it } from 'vitest';
import { laadPatronen } from '#engine/core/taal/patronen.ts';
import { CATEGORIEEN } from '#engine/core/taal/tabellen/categorieen.gen.ts';
import { woordenboek } from '../content/lexicon.ts';
import { f1, isGehaald, meetCategorieen, meetVloeren, missers, vloerTabel } from './vloeren.ts';

describe('quality floors on the hand-made sets', () => {
  beforeAll(laadPatronen);

  it('reaches every floor, and prints the table', { timeout: 120_000 }, () => {
    const vloeren = meetVloeren(woordenboek);
    process.stdout.write(vloerTabel(vloeren));
    const laag = vloeren
      .filter((v) => !isGehaald(v))
      .map((v) => `${v.id}: ${missers(v.id, v.met < v.vloer, woordenboek).join(', ')}`);
    expect(laag).toEqual([]);
    expect(vloeren.filter((v) => v.aantal < 60).map((v) => v.id)).toEqual([]);
  });

  it('knows every category, none under its floor', () => {
    const perId = meetCategorieen(true);
    expect([...perId].filter(([, t]) => f1(t) < 0.8).map(([id, t]) => `${id} ${f1(t).toFixed(2)}`)).toEqual([]);
    expect(CATEGORIEEN.filter((c) => !perId.has(c.id)).map((c) => c.id)).toEqual([]);
  });
});

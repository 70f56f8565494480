import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { categorieen } from './categorieen.ts';
import { fouten } from './woord-fouten.ts';
import { grafemen } from './grafemen.ts';
import { lettergrepen } from './lettergrepen.ts';
import { meervoud, verkleinwoord } from './zelfstandig.ts';
import { laadPatronen } from './patronen.ts';
import { rijmt } from './rijm.ts';
import { CATEGORIEEN } from './tabellen/categorieen.gen.ts';

/** Hand-labelled examples: `engine/core/taal/toetsen/<name>.tsv`, cells split by a tab, first row is the header. */
function rijen(naam: string): string[][] {
  const tekst = readFileSync(new URL(`toetsen/${naam}.tsv`, import.meta.url), 'utf8');
  return tekst.trimEnd().split('\n').slice(1).map((r) => r.split('\t'));
}

function ids(w: string, tabellen: boolean): Set<string> {
  const uit = categorieen(w, { tabellen });
  return new Set(uit.ok ? uit.value.map((c) => c.id) : []);
}

type Telling = { goed: number; mis: number; extra: number };

const f1 = ({ goed, mis, extra }: Telling): number => (2 * goed) / (2 * goed + mis + extra);

function meetCategorieen(tabellen: boolean): { micro: number; perId: Map<string, Telling>; alle: number } {
  const perId = new Map<string, Telling>();
  const tel = (id: string, veld: keyof Telling): void => {
    const t = perId.get(id) ?? { goed: 0, mis: 0, extra: 0 };
    perId.set(id, { ...t, [veld]: t[veld] + 1 });
  };
  let alle = 0;
  for (const [w = '', labels = ''] of rijen('categorieen')) {
    const goud = new Set(labels.split(' ').filter((l) => l !== ''));
    const gevonden = ids(w, tabellen);
    alle += 1;
    for (const id of goud) tel(id, gevonden.has(id) ? 'goed' : 'mis');
    for (const id of gevonden) if (!goud.has(id)) tel(id, 'extra');
  }
  const som = [...perId.values()].reduce((a, b) => ({ goed: a.goed + b.goed, mis: a.mis + b.mis, extra: a.extra + b.extra }));
  return { micro: f1(som), perId, alle };
}

describe('own labelled sets', () => {
  beforeAll(laadPatronen);

  it('finds the categories of the labelled words: micro-F1 and no category under the floor', () => {
    const { micro, perId, alle } = meetCategorieen(true);
    const zonder = meetCategorieen(false).micro;
    const laag = [...perId].filter(([, t]) => f1(t) < 0.8).map(([id, t]) => `${id} ${f1(t).toFixed(2)}`);
    process.stdout.write(`categories: micro-F1 ${micro.toFixed(3)} on ${alle} words, without tables ${zonder.toFixed(3)}\n`);
    expect(laag).toEqual([]);
    expect(micro).toBeGreaterThanOrEqual(0.92);
    expect(CATEGORIEEN.filter((c) => !perId.has(c.id)).map((c) => c.id)).toEqual([]);
  });

  it('splits the labelled words in syllables', () => {
    const fout = rijen('lettergrepen').filter(([w = '', goud]) => {
      const uit = lettergrepen(w);
      return !uit.ok || uit.value.lettergrepen.join('-') !== goud;
    });
    const lijst = rijen('lettergrepen');
    const zonder = lijst.filter(([w = '', goud]) => {
      const uit = lettergrepen(w, { tabellen: false });
      return uit.ok && uit.value.lettergrepen.join('-') === goud;
    }).length;
    process.stdout.write(`syllables: ${lijst.length - fout.length}/${lijst.length}, without tables ${zonder}/${lijst.length}\n`);
    expect(fout.length / lijst.length).toBeLessThanOrEqual(0.02);
  });

  it('counts the sounds of the labelled words of one syllable', () => {
    const lijst = rijen('klanken');
    const fout = lijst.filter(([w = '', n]) => {
      const uit = grafemen(w);
      return !uit.ok || String(uit.value.klanken) !== n;
    });
    process.stdout.write(`sounds of one-syllable words: ${lijst.length - fout.length}/${lijst.length}\n`);
    expect(fout.length / lijst.length).toBeLessThanOrEqual(0.05);
  });

  it('tells rhyme from no rhyme', () => {
    const lijst = rijen('rijm');
    const aandeel = (tabellen: boolean): number => lijst.filter(([a = '', b = '', ja]) => {
      const uit = rijmt(a, b, { tabellen });
      return uit.ok && uit.value === (ja === 'ja');
    }).length / lijst.length;
    process.stdout.write(`rhyme: ${aandeel(true).toFixed(3)} of ${lijst.length}, without tables ${aandeel(false).toFixed(3)}\n`);
    expect(aandeel(true)).toBeGreaterThanOrEqual(0.93);
  });

  it('lists the misspellings children make, the dictionary aside', () => {
    const lijst = rijen('kinderfouten');
    const aandeel = (tabellen: boolean): number => lijst.filter(([w = '', fout]) => {
      const uit = fouten(w, { tabellen });
      return uit.ok && uit.value.some((f) => f.vorm === fout);
    }).length / lijst.length;
    process.stdout.write(`child misspellings listed: ${aandeel(true).toFixed(3)} of ${lijst.length}, without tables ${aandeel(false).toFixed(3)}\n`);
    expect(aandeel(true)).toBeGreaterThanOrEqual(0.65);
  });

  it('adds s to the diminutive for its plural', () => {
    for (const [w = ''] of rijen('lettergrepen').filter(([x = '']) => !/[^a-z]/.test(x))) {
      const klein = verkleinwoord(w);
      if (!klein.ok) continue;
      const meer = meervoud(klein.value.verkleinwoord);
      expect(meer.ok && meer.value.meervoud).toBe(`${klein.value.verkleinwoord}s`);
    }
  });
});

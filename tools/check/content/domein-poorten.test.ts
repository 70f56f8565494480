import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keurDomeinen } from './domein-poorten.ts';

let map = '';

function zet(naam: string, ...items: readonly object[]): void {
  writeFileSync(`${map}/domeinen/${naam}.jsonl`, items.map((i) => `${JSON.stringify(i)}\n`).join(''));
}

function fouten(): string {
  return keurDomeinen(pathToFileURL(`${map}/`), new Set()).fouten.join('\n');
}

beforeEach(() => {
  map = mkdtempSync(`${tmpdir()}/domein-`);
  mkdirSync(`${map}/domeinen`);
});

afterEach(() => rmSync(map, { recursive: true }));

describe('keurDomeinen', () => {
  it('refuses a cut that forgets a word, has two finite verbs or two subjects', () => {
    const zin = 'De kat slaapt zacht.';
    zet('zinsdelen', {
      id: 'dz-a',
      groep: 5,
      zin,
      delen: [
        { van: 0, tot: 6, deel: 'ow' },
        { van: 7, tot: 13, deel: 'pv' },
      ],
    });
    expect(fouten()).toContain('dz-a: no part holds "zacht');
    zet('zinsdelen', {
      id: 'dz-a',
      groep: 5,
      zin,
      delen: [
        { van: 0, tot: 6, deel: 'pv' },
        { van: 7, tot: 19, deel: 'pv' },
      ],
    });
    expect(fouten()).toContain('dz-a: needs exactly one pv');
    zet('zinsdelen', {
      id: 'dz-a',
      groep: 5,
      zin,
      delen: [
        { van: 0, tot: 6, deel: 'pv' },
        { van: 7, tot: 19, deel: 'mv' },
      ],
    });
    expect(fouten()).toContain('dz-a: mv is learned in groep 7');
  });

  it('refuses a pair with an unknown or forbidden word, and an id used twice', () => {
    const paar = { id: 'ds-a', groep: 5, woorden: ['blij', 'vrolijkk'], woordsoort: 'bn' };
    zet('synoniemen', paar, { ...paar, woorden: ['pistool', 'blij'] });
    expect(fouten()).toContain('vrolijkk is not in the dictionary');
    expect(fouten()).toContain('forbidden topic word pistool');
    expect(fouten()).toContain('id twice: ds-a');
  });

  it('refuses words out of order and words that differ at another letter', () => {
    zet('alfabet', { id: 'da-a', groep: 5, woorden: ['bak', 'aap', 'kat', 'vis'], letter: 2 });
    expect(fouten()).toContain('words are not in alphabetical order');
    expect(fouten()).toContain('words do not share their first letters');
  });

  it('refuses a sentence without the mark it is about, and too few items', () => {
    zet('leestekens', {
      id: 'dl-a',
      groep: 5,
      soort: 'komma',
      zin: 'De kat slaapt.',
      tekens: [{ plek: 13, teken: '.' }],
      hoofdletters: [0],
    });
    expect(fouten()).toContain('has no mark for komma');
    expect(fouten()).toContain('domeinen/leestekens: 1 items, needs 120');
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { validateDomeinen } from './domein-gates.ts';

let map = '';

function set(name: string, ...items: readonly object[]): void {
  writeFileSync(`${map}/domeinen/${name}.jsonl`, items.map((i) => `${JSON.stringify(i)}\n`).join(''));
}

function errors(): string {
  return validateDomeinen(pathToFileURL(`${map}/`), new Set()).fouten.join('\n');
}

beforeEach(() => {
  map = mkdtempSync(`${tmpdir()}/domein-`);
  mkdirSync(`${map}/domeinen`);
});

afterEach(() => rmSync(map, { recursive: true }));

describe('keurDomeinen', () => {
  it('refuses a cut that forgets a word, has two finite verbs or two subjects', () => {
    const zin = 'De kat slaapt zacht.';
    set('zinsdelen', {
      id: 'dz-a',
      groep: 5,
      zin,
      delen: [
        { van: 0, tot: 6, deel: 'ow' },
        { van: 7, tot: 13, deel: 'pv' },
      ],
    });
    expect(errors()).toContain('dz-a: no part holds "zacht');
    set('zinsdelen', {
      id: 'dz-a',
      groep: 5,
      zin,
      delen: [
        { van: 0, tot: 6, deel: 'pv' },
        { van: 7, tot: 19, deel: 'pv' },
      ],
    });
    expect(errors()).toContain('dz-a: needs exactly one pv');
    set('zinsdelen', {
      id: 'dz-a',
      groep: 5,
      zin,
      delen: [
        { van: 0, tot: 6, deel: 'pv' },
        { van: 7, tot: 19, deel: 'mv' },
      ],
    });
    expect(errors()).toContain('dz-a: mv is learned in groep 7');
  });

  it('refuses a pair with an unknown or forbidden word, and an id used twice', () => {
    const pair = { id: 'ds-a', groep: 5, woorden: ['blij', 'vrolijkk'], woordsoort: 'bn' };
    set('synoniemen', pair, { ...pair, woorden: ['pistool', 'blij'] });
    expect(errors()).toContain('vrolijkk is not in the dictionary');
    expect(errors()).toContain('forbidden topic word pistool');
    expect(errors()).toContain('id twice: ds-a');
  });

  it('refuses words out of order and words that differ at another letter', () => {
    set('alfabet', { id: 'da-a', groep: 5, woorden: ['bak', 'aap', 'kat', 'vis'], letter: 2 });
    expect(errors()).toContain('words are not in alphabetical order');
    expect(errors()).toContain('words do not share their first letters');
  });

  it('refuses a sentence without the mark it is about, and too few items', () => {
    set('leestekens', {
      id: 'dl-a',
      groep: 5,
      soort: 'komma',
      zin: 'De kat slaapt.',
      tekens: [{ plek: 13, teken: '.' }],
      hoofdletters: [0],
    });
    expect(errors()).toContain('has no mark for komma');
    expect(errors()).toContain('domeinen/leestekens: 1 items, needs 120');
  });
});

import { describe, expect, it } from 'vitest';
import type { Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import { FORMATS } from '#engine/core/oefening/contract/contract.ts';
import { formatsFor, isProduction, MISSPELLING_FORMATS } from './formats.ts';
import { strandPlan, strandStenen } from './strands.ts';

type Setting = Pick<Oefeninstelling, 'formatenVerboden' | 'typenAan'>;
const FREE: Setting = { formatenVerboden: [], typenAan: true };
const of = (doelId: string, groep: number, setting = FREE): string =>
  formatsFor({ doelId, groep, instelling: setting }).join(' ');

describe('formats of a goal', () => {
  it.each([
    ['kz-mkm', 3, 'bouw klank gat rijm flits sorteer'],
    ['ei', 3, 'bouw klank gat rijm flits sorteer'],
    ['verdubbeling', 3, 'bouw klank gat rijm flits sorteer'],
    ['mv-en', 3, 'bouw klank gat rijm flits sorteer koppel'],
    ['ei', 4, 'bouw dictee gat flits sorteer kies oordeel'],
    ['verenkeling', 4, 'bouw dictee gat flits sorteer splits kies oordeel'],
    ['verdubbeling', 4, 'bouw dictee gat flits sorteer splits kies oordeel'],
    ['stomme-e', 4, 'bouw dictee gat flits sorteer splits kies oordeel'],
    ['samenstelling', 4, 'bouw dictee gat flits sorteer splits kies oordeel'],
    ['voorvoegsel', 4, 'bouw dictee gat flits sorteer splits kies oordeel'],
    ['kleefletter', 4, 'bouw dictee gat flits sorteer splits kies oordeel'],
    ['tussen-n', 6, 'bouw dictee gat flits sorteer splits kies oordeel zoekfout'],
    ['tussen-s', 6, 'bouw dictee gat flits sorteer splits kies oordeel zoekfout'],
    ['koppelteken', 7, 'bouw dictee gat flits sorteer splits kies oordeel zoekfout'],
    ['mv-en', 4, 'bouw dictee gat flits sorteer koppel kies oordeel'],
    ['mv-apos', 6, 'bouw dictee gat flits sorteer koppel kies oordeel zoekfout'],
    ['ei', 5, 'bouw dictee gat flits sorteer kies oordeel zoekfout'],
    ['eind-d', 8, 'bouw dictee gat flits sorteer kies oordeel zoekfout'],
    ['ww-tt-t', 5, 'werkwoord'],
    ['ww-vd-zwak', 8, 'werkwoord'],
    ['volgorde', 3, 'volgorde'],
    ['lezen', 3, 'tempo'],
    ['alfabet', 3, ''],
    ['alfabet', 4, 'volgorde'],
    ['de-het', 3, ''],
    ['de-het', 4, 'sorteer kies'],
    ['leestekens', 4, 'zoekfout kies'],
    ['woordsoorten', 4, ''],
    ['woordsoorten', 5, 'sorteer zoekfout'],
    ['zinsdelen', 5, 'zoekfout'],
    ['synoniem', 5, 'koppel kies'],
    ['tegenstelling', 5, 'koppel kies'],
    ['trappen', 5, ''],
    ['trappen', 6, 'dictee gat kies koppel'],
    ['spreekwoorden', 5, ''],
    ['spreekwoorden', 8, 'koppel zin'],
  ])('%s in groep %i: %s', (doelId, groep, formats) => {
    expect(of(doelId, groep)).toBe(formats);
  });

  it.each([
    ['ei', 4, ['bouw'], true, 'dictee gat flits sorteer kies oordeel'],
    ['ei', 4, [], false, 'bouw gat flits sorteer kies oordeel'],
    ['ei', 4, ['bouw', 'gat', 'flits', 'sorteer', 'kies', 'oordeel'], false, ''],
    ['ei', 4, ['tempo', 'zin'], true, 'bouw dictee gat flits sorteer kies oordeel'],
    ['trappen', 6, [], false, 'gat kies koppel'],
    ['trappen', 6, ['kies', 'koppel'], false, 'gat'],
    ['ww-tt-t', 5, ['werkwoord'], true, ''],
    ['ww-tt-t', 5, [], false, 'werkwoord'],
    ['kz-mkm', 3, ['klank', 'rijm'], false, 'bouw gat flits sorteer'],
  ] as const)('%s in groep %i without %j, typing %s: %s', (doelId, groep, forbidden, typing, formats) => {
    expect(of(doelId, groep, { formatenVerboden: [...forbidden], typenAan: typing })).toBe(formats);
  });

  it('name each format once and never one that is forbidden', () => {
    for (const groep of [3, 4, 5, 6, 7, 8])
      for (const doelId of ['ei', 'verdubbeling', 'mv-s', 'ww-vt', 'trappen', 'leestekens'])
        for (const format of FORMATS) {
          const list = formatsFor({ doelId, groep, instelling: { formatenVerboden: [format], typenAan: true } });
          expect(new Set(list).size).toBe(list.length);
          expect(list).not.toContain(format);
        }
  });

  it('begin with one in which the child writes, for every spelling goal', () => {
    for (const groep of [3, 4, 5, 6, 7, 8])
      for (const doelId of ['kz-mkm', 'ei', 'eind-d', 'verenkeling', 'mv-en', 'ww-tt-t'])
        for (const typing of [true, false]) {
          const first = formatsFor({ doelId, groep, instelling: { formatenVerboden: [], typenAan: typing } })[0];
          expect(first !== undefined && isProduction(first), `${doelId} ${groep}`).toBe(true);
        }
  });
});

describe('kinds of format', () => {
  it('writes or builds in six of them', () => {
    expect(FORMATS.filter(isProduction).sort()).toEqual(['bouw', 'dictee', 'flits', 'gat', 'werkwoord', 'zoekfout']);
  });

  it('shows whole misspellings in three of them', () => {
    expect([...MISSPELLING_FORMATS].sort()).toEqual(['kies', 'oordeel', 'zoekfout']);
  });
});

describe('strands of a route', () => {
  it('have their own length, and a spelling goal has no plan', () => {
    expect(strandPlan('lezen')?.items).toBe(5);
    expect(strandPlan('synoniem')?.items).toBe(8);
    expect(strandPlan('ei')).toBeUndefined();
    expect(strandPlan('')).toBeUndefined();
  });

  it.each([
    [0, 5, 1],
    [1, 5, 1],
    [0, 4, 0],
    [1, 4, 1],
    [4, 4, 1],
    [0, 3, 0],
    [1, 3, 1],
    [2, 3, 0],
    [3, 3, 1],
    [4, 3, 1],
    [7, 0, 0],
  ])('day %i with %i stones has %i', (day, stones, strands) => {
    expect(strandStenen(day, stones)).toBe(strands);
  });

  it('come to one in five over any five days in a row, also over the turn of a year', () => {
    for (const start of [0, 365, 2191, 2192, 2557])
      for (const stones of [3, 4, 5, 6]) {
        const sum = [0, 1, 2, 3, 4].reduce((total, n) => total + strandStenen(start + n, stones), 0);
        expect(sum, `${start} ${stones}`).toBe(stones);
      }
  });
});

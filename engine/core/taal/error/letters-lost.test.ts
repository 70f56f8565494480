import { beforeAll, describe, expect, it } from 'vitest';
import { loadPatterns } from '../woord/patterns.ts';
import { misspellingsOf } from '../test-kit.ts';

beforeAll(loadPatterns);

describe('letters that a child leaves out', () => {
  it.each([
    ['hefbrug', ['hefug', 'hefrug', 'hebrug']],
    ['balspel', ['balpel', 'baspel']],
    ['wolkbreuk', ['wolkreuk', 'wolbreuk']],
    ['naamloos', ['naaloos', 'naamoos']],
    ['tolhuis', ['toluis', 'tohuis']],
    ['huilbaby', ['huilaby']],
    ['werkloos', ['werloos', 'wekloos', 'werkoos']],
  ])('%s loses none over a seam or in the middle', (woord, never) => {
    const forms = misspellingsOf(woord);
    expect(forms.length).toBeGreaterThan(0);
    expect(forms.filter((form) => never.includes(form))).toEqual([]);
  });

  it.each([
    ['borstbeeld', 'borsbeeld'],
    ['nachtlamp', 'nachlamp'],
    ['straks', 'staks'],
  ])('%s can become %s', (woord, form) => {
    expect(misspellingsOf(woord)).toContain(form);
  });
});

it('an l or r at an edge of a word that is written by ear is lost too', () => {
  expect(misspellingsOf('klap')).toContain('kap');
  expect(misspellingsOf('taart')).toContain('taat');
});

describe('letters that are voiced', () => {
  it.each([
    ['botst', ['botzt', 'botz']],
    ['danst', ['danzt', 'danz']],
    ['blaft', ['blavt']],
    ['loopstal', ['loobstal']],
    ['duimstok', ['duinstok']],
    ['duikbril', ['duikpril']],
    ['loopgraaf', ['loopchraaf']],
    ['bestel', ['besdel']],
  ])('%s hears no other letter where there is none', (woord, never) => {
    expect(misspellingsOf(woord).filter((form) => never.includes(form))).toEqual([]);
  });

  it.each([
    ['leeft', 'leevt'],
    ['reist', 'reizt'],
    ['zwerft', 'zwervt'],
    ['plonst', 'plonzt'],
    ['botst', 'botsd'],
    ['draaf', 'draav'],
    ['slagroom', 'slachroom'],
  ])('%s can become %s', (woord, form) => {
    expect(misspellingsOf(woord)).toContain(form);
  });
});

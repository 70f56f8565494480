import { beforeAll, describe, expect, it } from 'vitest';
import { loadPatterns } from '../woord/patterns.ts';
import { errors } from './woord-errors.ts';

/** All wrong forms of a word. */
function wrong(w: string): string[] {
  const found = errors(w);
  return found.ok ? found.value.map(({ vorm: form }) => form) : [];
}

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
    const forms = wrong(woord);
    expect(forms.length).toBeGreaterThan(0);
    expect(forms.filter((form) => never.includes(form))).toEqual([]);
  });

  it.each([
    ['borstbeeld', 'borsbeeld'],
    ['nachtlamp', 'nachlamp'],
    ['straks', 'staks'],
  ])('%s can become %s', (woord, form) => {
    expect(wrong(woord)).toContain(form);
  });
});

it('an l or r at an edge of a word that is written by ear is lost too', () => {
  expect(wrong('klap')).toContain('kap');
  expect(wrong('taart')).toContain('taat');
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
    expect(wrong(woord).filter((form) => never.includes(form))).toEqual([]);
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
    expect(wrong(woord)).toContain(form);
  });
});

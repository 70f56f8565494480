import { describe, expect, it } from 'vitest';
import { comparisonSchema } from '../item/domein-item.ts';
import { contentLines } from '../test-kit.ts';
import { bijvoeglijkReadings } from './comparison-parsing.ts';

const endings = (w: string, tables = true): string[] =>
  bijvoeglijkReadings(w, tables).map(({ id, van: from }) => `${id}:${w.slice(from)}`);

describe('bijvoeglijkReadings', () => {
  it.each([
    ['mooier', 'er'],
    ['mooist', 'st'],
    ['groter', 'er'],
    ['grootst', 'st'],
    ['kleiner', 'er'],
    ['kleinst', 'st'],
    ['sneller', 'er'],
    ['snelst', 'st'],
    ['bozer', 'er'],
    ['donkerder', 'der'],
    ['duurder', 'der'],
    ['zwaarder', 'der'],
    ['lekkerder', 'der'],
    ['warmer', 'er'],
    ['warmst', 'st'],
    ['harder', 'er'],
    ['hardst', 'st'],
    ['witter', 'er'],
    ['witst', 'st'],
    ['mooiste', 'ste'],
    ['snelste', 'ste'],
  ])('%s is a step of comparison with -%s', (woord, letters) => {
    expect(endings(woord)).toEqual([`bn-s:${letters}`]);
  });

  it.each([
    ['mooier', 'mooi'],
    ['groter', 'groot'],
    ['sneller', 'snel'],
    ['bozer', 'boos'],
    ['duurder', 'duur'],
    ['witter', 'wit'],
    ['kleiner', 'klein'],
  ])('%s comes from %s', (woord, lemma) => {
    expect(bijvoeglijkReadings(woord, true)[0]?.lemma).toBe(lemma);
  });

  it.each([
    ['moeilijker', 'er'],
    ['vrolijkst', 'st'],
    ['aardigst', 'st'],
    ['eerlijker', 'er'],
    ['gevaarlijkst', 'st'],
    ['prachtigs', 's'],
  ])('%s tells by its ending alone: -%s', (woord, letters) => {
    expect(endings(woord)).toEqual([`bn-s:${letters}`]);
  });

  it.each(['iets moois', 'niets nieuws', 'iets lekkers', 'veel goeds'])('%s has the s of the partitive', (words) => {
    expect(endings(words)).toEqual(['bn-s:s']);
  });

  it.each([
    ['houten', 'en'],
    ['gouden', 'en'],
    ['wollen', 'en'],
    ['zilveren', 'en'],
    ['ijzeren', 'en'],
    ['leren', 'en'],
    ['katoenen', 'en'],
    ['papieren', 'en'],
    ['stenen', 'en'],
  ])('%s is a material', (woord) => {
    expect(endings(woord).some((reading) => reading.startsWith('stoffelijk:'))).toBe(true);
  });

  it.each([
    'mooi',
    'groot',
    'kat',
    'bakker',
    'emmer',
    'tafel',
    'lopen',
    'feest',
    'herfst',
    'worst',
    'dienst',
    'lekker',
    'donker',
    'zuster',
    'beer',
    'kunst',
  ])('%s is none of these', (woord) => {
    expect(endings(woord)).toEqual([]);
  });

  it('has nothing to say without tables', () => {
    for (const woord of ['mooier', 'houten', 'moeilijker', '']) expect(endings(woord, false)).toEqual([]);
  });
});

describe('steps of comparison of the content', () => {
  const rows = contentLines(comparisonSchema, 'domeinen/trappen.jsonl');

  it('are read as steps, mostly', () => {
    const steps = rows.flatMap((row) => [row.vergrotend, row.overtreffend]).filter((w) => !w.includes(' '));
    const read = steps.filter((w) => endings(w).some((reading) => reading.startsWith('bn-s')));
    expect(steps.length).toBeGreaterThan(100);
    expect(read.length / steps.length, `${read.length} of ${steps.length}`).toBeGreaterThan(0.7);
  });

  it('are no readings in their first step', () => {
    const wrong = rows.filter((row) => endings(row.stellend).some((reading) => reading.startsWith('bn-s')));
    expect(wrong.map((row) => row.stellend)).toEqual([]);
  });
});

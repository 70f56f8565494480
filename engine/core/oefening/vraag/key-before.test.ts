import { describe, expect, it } from 'vitest';
import { WERKWOORD } from '../fake/test-kit.ts';
import type { Format } from '../contract/contract.ts';
import type { ContentItem } from '../contract/ronde-options.ts';
import { keyFor, rejudge } from './key-before.ts';
import { doelOf, realItem, realWoord, realWoorden } from './test-kit.ts';

const key = (
  item: ContentItem,
  format: Format,
  over: { doelId?: string; seed?: number; pool?: ContentItem[] } = {},
) => {
  const out = keyFor({ item, doelId: doelOf(item), format, seed: 1, pool: [], ...over });
  return out.ok ? out.value.goed : out.fout;
};

describe('the key of a question that was never built', () => {
  it.each<[Format, string, readonly string[] | string]>([
    ['dictee', 'w-trein', ['trein']],
    ['bouw', 'w-trein', ['trein']],
    ['gat', 'w-trein', ['trein']],
    ['kies', 'w-trein', ['trein']],
    ['flits', 'w-trein', ['trein']],
    ['tempo', 'w-trein', ['trein']],
    ['zoekfout', 'w-trein', ['trein']],
    ['sorteer', 'w-trein', ['ei']],
    ['splits', 'w-appel', ['a|ppel']],
    ['splits', 'w-trein', 'past-niet'],
    ['volgorde', 'w-vis', ['isv']],
    ['volgorde', 'w-appel', 'past-niet'],
    ['kies', 'dh-aanmoediging', ['de']],
    ['sorteer', 'dh-aanmoediging', ['de']],
    ['dictee', 'dh-aanmoediging', 'past-niet'],
    ['kies', 'ds-abrupt-plots', ['plots']],
    ['kies', 'dv-aardig', ['aardiger']],
    ['gat', 'dv-aardig', ['aardiger']],
    ['dictee', 'dv-aardig', ['aardiger']],
    ['bouw', 'dv-aardig', 'past-niet'],
    ['zin', 'dp-achter-het-net-vissen', ['Te laat zijn om iets te krijgen.']],
    ['volgorde', 'vo-de-kat-slaapt-op-het-bed', ['De kat slaapt op het bed']],
    ['volgorde', 'da-4-avond-hemd-mand-schreeuw-tand', ['avond hemd mand schreeuw tand']],
    ['rijm', 'w-trein', 'past-niet'],
  ])('%s of %s: %j', (format, id, expected) => {
    expect(key(realItem(id), format)).toEqual(expected);
  });

  it('is that of the verb form in the sentence of the goal', () => {
    expect(key(WERKWOORD, 'werkwoord', { doelId: 'ww-tt-t' })).toEqual(['wordt']);
    expect(key(WERKWOORD, 'werkwoord', { doelId: 'ww-vt-te' })).toBe('past-niet');
    expect(key(WERKWOORD, 'dictee')).toBe('past-niet');
  });

  it('needs the words of the pool for a rhyme only', () => {
    const pool = realWoorden('kz-mmkm', 200);
    expect(key(realWoord('boom'), 'rijm', { pool })).not.toBe('past-niet');
    for (const format of ['dictee', 'bouw', 'gat', 'kies', 'sorteer', 'klank'] as const)
      expect(key(realWoord('trein'), format, { pool })).toEqual(key(realWoord('trein'), format));
  });

  it('counts letters of the alphabet up to groep 4 only', () => {
    expect(key({ ...realWoord('vis'), groep: 5 }, 'volgorde')).toBe('past-niet');
  });
});

describe('an answer judged again', () => {
  const again = (id: string, format: Format, raw: string, over: { doelId?: string; vraagSeed?: number } = {}) => {
    const item = realItem(id);
    const out = rejudge(item, { doelId: doelOf(item), format, ruw: raw, vraagSeed: 1, ...over }, []);
    return out.ok ? out.value : out.fout;
  };

  it.each<[string, Format, string, boolean | string]>([
    ['w-trein', 'dictee', 'trein', true],
    ['w-trein', 'dictee', ' TREIN ', true],
    ['w-trein', 'dictee', 'trijn', false],
    ['w-trein', 'dictee', '', false],
    ['w-trein', 'sorteer', 'ei', true],
    ['w-trein', 'sorteer', 'ij', false],
    ['w-appel', 'splits', 'a|ppel', true],
    ['w-appel', 'splits', 'ap|pel', false],
    ['dh-aanmoediging', 'sorteer', 'het', false],
    ['dl-als-de-bel-gaat-ruimen-we-alles-op', 'kies', 'Als de bel gaat, ruimen we alles op.', true],
    ['dl-als-de-bel-gaat-ruimen-we-alles-op', 'kies', 'als de bel gaat, ruimen we alles op.', false],
    ['dl-als-de-bel-gaat-ruimen-we-alles-op', 'kies', 'Als de bel gaat ruimen we alles op.', false],
    ['vo-de-kat-slaapt-op-het-bed', 'volgorde', 'De kat slaapt op het bed', true],
    ['vo-de-kat-slaapt-op-het-bed', 'volgorde', 'de kat slaapt op het bed', false],
    ['w-trein', 'rijm', 'plein', 'past-niet'],
    ['w-trein', 'werkwoord', 'trein', 'past-niet'],
  ])('%s, %s: %j is %s', (id, format, raw, verdict) => {
    expect(again(id, format, raw)).toBe(verdict);
  });

  it('holds a judgement against the seed that was logged', () => {
    const verdicts = Array.from({ length: 20 }, (_, vraagSeed) => [
      again('w-trein', 'oordeel', 'goed', { vraagSeed }),
      again('w-trein', 'oordeel', 'fout', { vraagSeed }),
    ]);
    for (const [good, wrong] of verdicts) expect(good).toBe(!wrong);
    expect(new Set(verdicts.map(([good]) => good))).toEqual(new Set([true, false]));
  });
});

import { describe, expect, it } from 'vitest';
import { fnv1a32, itemNr, woordSchema } from './woord.ts';

const moon = {
  id: 'w-maan',
  w: 'maan',
  grafemen: [
    { g: 'm', klank: 'm', van: 0, tot: 1, cats: ['kz-mkm'] },
    { g: 'aa', klank: 'aa', van: 1, tot: 3, cats: ['kz-mkm'] },
    { g: 'n', klank: 'n', van: 3, tot: 4, cats: ['kz-mkm'] },
  ],
  lettergrepen: ['maan'],
  klankgroepen: ['maan'],
  cats: [{ id: 'kz-mkm', van: 0, tot: 4 }],
  hoofd: 'kz-mkm',
  groep: 3,
  band: 1,
  woordsoort: 'zn',
  lidwoord: 'de',
  structuur: 'mkm',
  vormen: { meervoud: 'manen' },
  zinnen: [{ id: 'z-maan-1', tekst: 'De maan schijnt.', gat: { van: 3, tot: 7 }, niveau: 'M3' }],
  plaatje: 'fe:full-moon',
  regio: 'both',
  audio: {},
  gevoelig: false,
  gezien: [],
};

describe('woordSchema', () => {
  it('accepts a complete entry', () => {
    expect(woordSchema.safeParse(moon).success).toBe(true);
  });
  it('refuses an unknown key, so a typo never ships', () => {
    expect(woordSchema.safeParse({ ...moon, plaaatje: 'fe:x' }).success).toBe(false);
  });
  it('refuses an entry without categories', () => {
    expect(woordSchema.safeParse({ ...moon, cats: [] }).success).toBe(false);
  });
});

describe('itemNr', () => {
  it('matches the published FNV-1a test vectors', () => {
    expect(fnv1a32('')).toBe(0x811c9dc5);
    expect(fnv1a32('a')).toBe(0xe40c292c);
    expect(fnv1a32('foobar')).toBe(0xbf9cf968);
  });
  it('fits 31 bits', () => {
    expect(itemNr('foobar')).toBe(0xbf9cf968 & 0x7fffffff);
    expect(itemNr('w-maan')).toBeGreaterThanOrEqual(0);
  });
});

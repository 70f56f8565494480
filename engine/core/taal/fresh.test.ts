import { beforeAll, describe, expect, it } from 'vitest';
import { goldRows } from './test-kit.ts';
import { categories } from './category/categories.ts';
import { meervoud, verkleinwoord } from './form/zelfstandig.ts';
import { homofonen } from './klank/homofonen.ts';
import { pictureOf } from './klank/klank.ts';
import { rhymes } from './klank/rijm.ts';
import { LOAN_SOUNDS } from './tables/loan-sounds.ts';
import { loadPatterns } from './woord/patterns.ts';

/** Lists written before the engine was asked; the first-sight accuracy stands in decision 036. */
const sounds = goldRows('fresh-klank');
const rowsOf = (vraag: string): string[][] => sounds.filter((row) => row[0] === vraag);
const yes = (b: boolean): string => (b ? 'ja' : 'nee');

beforeAll(loadPatterns);

describe('loanwords', () => {
  it.each(rowsOf('rijm'))('%s %s %s: %s', (_, a = '', b = '', answer = '') => {
    const out = rhymes(a, b);
    expect(yes(out.ok && out.value)).toBe(answer);
  });

  it.each(rowsOf('homofoon'))('%s %s %s: %s', (_, a = '', b = '', answer = '') => {
    const out = homofonen(a, { lexicon: { exists: (w) => w === b } });
    expect(yes(out.ok && out.value.includes(b))).toBe(answer);
  });

  it.each(rowsOf('doel'))('%s %s %s: %s', (_, w = '', id = '', answer = '') => {
    const out = categories(w);
    expect(yes(out.ok && out.value.some((c) => c.id === id))).toBe(answer);
  });

  it('have a sound for each of their graphemes', () => {
    const wrong = [...LOAN_SOUNDS].filter(([w, klanken]) => pictureOf(w).klanken.length !== klanken.length);
    expect(wrong.map(([w]) => w)).toEqual([]);
  });

  it('keep their sound in a compound', () => {
    expect(pictureOf('gymles').klanken.map((k) => k.klank)).toEqual(['g', 'i', 'm', 'l', 'e', 's']);
  });
});

describe('forms', () => {
  it.each(goldRows('fresh-forms'))('%s of %s is %s', (kind, w = '', accepted = '') => {
    const out = kind === 'meervoud' ? meervoud(w) : verkleinwoord(w);
    const form = out.ok ? ('meervoud' in out.value ? out.value.meervoud : out.value.verkleinwoord) : out.fout;
    expect(accepted.split('|')).toContain(form);
  });
});

describe('goals of the first letter and of f, v, s, z', () => {
  it.each(goldRows('fresh-hoofd'))('%s %s: %s', (w = '', id = '', answer = '') => {
    const out = categories(w);
    expect(yes(out.ok && out.value.some((c) => c.id === id))).toBe(answer);
  });
});

describe('the weak e', () => {
  it.each(goldRows('fresh-weak-e'))('of %s is in %s', (w = '', letters = '') => {
    const read = pictureOf(w).klanken.map((k) => (k.klank === '@' && k.g === 'e' ? '@' : k.g));
    expect(read.join('')).toBe(letters.replaceAll('-', ''));
  });
});

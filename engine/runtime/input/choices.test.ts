import { describe, expect, it } from 'vitest';
import { LetterChoice } from './letter-choice.ts';
import { RailState } from '../round/rail-standing.ts';
import { createLayout } from '../layout/layout.ts';

const choices = ['o', 'oe', 'k', 'ei'].map((label) => ({ id: `id-${label}`, label, busy: false }));

describe('letters that mean a token', () => {
  it('take a letter at once when nothing longer begins so', () => {
    expect(new LetterChoice().type('k', choices)).toBe('id-k');
    expect(new LetterChoice().type('z', choices)).toBeNull();
  });

  it('take a capital for a capital where both are there, and either for the other where one is', () => {
    const both = ['n', 'N', 'k'].map((label) => ({ id: `id-${label}`, label, busy: false }));
    expect(new LetterChoice().type('N', both)).toBe('id-N');
    expect(new LetterChoice().type('n', both)).toBe('id-n');
    expect(new LetterChoice().type('K', both)).toBe('id-k');
  });

  it('wait for a second letter when there is a longer token', () => {
    const letters = new LetterChoice();
    expect(letters.type('o', choices)).toBeUndefined();
    expect(letters.type('e', choices)).toBe('id-oe');
    expect(letters.type('o', choices)).toBeUndefined();
    expect(letters.step(0.3, choices)).toBeNull();
    expect(letters.step(0.3, choices)).toBe('id-o');
  });

  it('mean the short token when what follows begins another one', () => {
    const letters = new LetterChoice();
    expect(letters.type('o', choices)).toBeUndefined();
    expect(letters.type('k', choices)).toBe('id-k');
    const woorden = ['bak', 'bakken'].map((label) => ({ id: `id-${label}`, label, busy: false }));
    const typed = [...'bakbakken'].map((letter) => letters.type(letter, woorden));
    expect(typed.filter((id) => typeof id === 'string')).toEqual(['id-bak', 'id-bakken']);
  });
});

describe('rail', () => {
  it('keeps given letters and shows the next open slot', () => {
    const rail = new RailState();
    rail.begin({ shape: 'entry', caseSensitive: false, specialKeys: false, showLength: true, mask: ['b', null, 'k'] });
    expect(rail.boxes.map((v) => v.state)).toEqual(['gegeven', 'volgend', 'gegeven']);
    rail.type('ba');
    expect(rail.boxes.map((v) => v.text).join('')).toBe('bak');
  });

  it('hides the length when the question hides it', () => {
    const rail = new RailState();
    rail.begin({ shape: 'entry', length: 5, caseSensitive: false, specialKeys: false, showLength: false });
    expect(rail.boxes).toEqual([]);
  });

  it('marks trouble without losing what was right', () => {
    const rail = new RailState();
    rail.begin({ shape: 'sequence', slots: 2, pool: [], separator: '', poolPolicy: 'fixed' });
    rail.fill(0, 'k');
    expect(rail.almost(1)).toBe(true);
    expect(rail.boxes).toEqual([
      { text: 'k', state: 'goed' },
      { text: '', state: 'bijna' },
    ]);
    rail.pointToNext();
    expect(rail.next()).toBe(1);
  });
});

describe('layout', () => {
  it.each([
    [1280, 720],
    [1024, 768],
    [390, 844],
    [2560, 1080],
  ])('keeps the whole stage on a screen of %d x %d', (w, h) => {
    const l = createLayout({ w, h, topCss: 0, bottomCss: 0 });
    expect(l.visible.x).toBeLessThanOrEqual(0.001);
    expect(l.visible.y).toBeLessThanOrEqual(0.001);
    expect(l.visible.w).toBeGreaterThanOrEqual(1279.9);
  });

  it('tells how much of the stage a keyboard covers', () => {
    expect(createLayout({ w: 1280, h: 720, topCss: 84, bottomCss: 250 })).toMatchObject({ top: 84, bottom: 250 });
  });
});

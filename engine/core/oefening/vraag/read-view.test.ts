import { describe, expect, it } from 'vitest';
import type { EntryView, SelectView } from '../contract/contract.ts';
import { readView } from './read-view.ts';
import { workbench } from './test-kit.ts';

const { tokens } = workbench();
const lines = [[tokens.create('de', 'woord'), tokens.create('kat', 'woord')], [tokens.create('slaapt', 'woord')]];
const select: SelectView = { shape: 'select', options: [tokens.create('kat', 'woord')], pick: 1 };
const entry: EntryView = { shape: 'entry', caseSensitive: false, specialKeys: false, showLength: true };

describe('something to read', () => {
  it.each([
    ['stays in sight as long as wanted', undefined, false],
    ['is covered after its time', 1300, true],
    ['is covered at once at no time', 0, true],
  ] as const)('%s', (_, ms, cover) => {
    const view = readView(lines, select, ms);
    expect([view.shape, view.lines, view.cover, view.exposureMs]).toEqual(['read', lines, cover, ms]);
    expect('exposureMs' in view).toBe(cover);
  });

  it('ends in a choice or in typing', () => {
    expect(readView(lines, select).then).toBe(select);
    expect(readView(lines, entry).then).toBe(entry);
  });
});

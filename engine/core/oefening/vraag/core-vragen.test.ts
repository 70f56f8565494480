import { describe, expect, it } from 'vitest';
import type { Capability, Format } from '../contract/contract.ts';
import type { ContentItem } from '../contract/ronde-options.ts';
import { WERKWOORD, WOORDEN } from '../fake/test-kit.ts';
import { BUILDERS } from './builders.ts';
import type { Builders } from './format-builder.ts';
import { CORE_BUILDERS } from './core-builders.ts';
import { coreSuffices } from './core-vragen.ts';

const POOL: readonly ContentItem[] = WOORDEN;
const SPEL: readonly Capability[] = [
  { shape: 'sequence', formats: ['bouw', 'volgorde'], weight: 1 },
  { shape: 'select', formats: ['gat', 'kies', 'rijm'], weight: 1 },
];
const suffices = (formats: readonly Format[], pool: readonly ContentItem[] = POOL): boolean =>
  coreSuffices({ formaten: formats, capabilities: SPEL, pool });

describe('kernVolstaat', () => {
  it('says yes when the game asks only formats of the core', () => {
    expect(suffices(['bouw', 'gat'])).toBe(true);
  });

  it('does not mind a format of the task that the game never asks', () => {
    expect(suffices(['bouw', 'sorteer', 'splits'])).toBe(true);
  });

  it('says no to a format or a kind of item outside the core', () => {
    expect(suffices(['bouw', 'rijm'])).toBe(false);
    expect(suffices(['bouw', 'volgorde'])).toBe(false);
    expect(suffices(['bouw'], [...POOL, WERKWOORD])).toBe(false);
  });

  it('asks every item of the core with the very builder of the full set, so that both give the same round', () => {
    const core: Builders = CORE_BUILDERS;
    const complete: Builders = BUILDERS;
    const formats = Object.keys(core);
    expect(formats).toEqual(['bouw', 'gat']);
    for (const [format, list] of Object.entries(core)) {
      const all = Object.entries(complete).find(([f]) => f === format)?.[1] ?? [];
      for (const item of POOL)
        expect(
          all.find((b) => b.soort(item)),
          `${format} ${item.id}`,
        ).toBe(list.find((b) => b.soort(item)));
    }
  });
});

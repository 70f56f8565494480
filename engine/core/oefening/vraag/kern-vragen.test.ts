import { describe, expect, it } from 'vitest';
import type { Capability, Format } from '../contract.ts';
import type { ContentItem } from '../ronde-opties.ts';
import { WERKWOORD, WOORDEN } from '../test-kit.ts';
import { BOUWERS } from './bouwers.ts';
import type { Bouwers } from './formaat-bouwer.ts';
import { KERN_BOUWERS } from './kern-bouwers.ts';
import { kernVolstaat } from './kern-vragen.ts';

const POOL: readonly ContentItem[] = WOORDEN;
const SPEL: readonly Capability[] = [
  { shape: 'sequence', formats: ['bouw', 'volgorde'], weight: 1 },
  { shape: 'select', formats: ['gat', 'kies', 'rijm'], weight: 1 },
];
const volstaat = (formaten: readonly Format[], pool: readonly ContentItem[] = POOL): boolean =>
  kernVolstaat({ formaten, capabilities: SPEL, pool });

describe('kernVolstaat', () => {
  it('says yes when the game asks only formats of the core', () => {
    expect(volstaat(['bouw', 'gat'])).toBe(true);
  });

  it('does not mind a format of the task that the game never asks', () => {
    expect(volstaat(['bouw', 'sorteer', 'splits'])).toBe(true);
  });

  it('says no to a format or a kind of item outside the core', () => {
    expect(volstaat(['bouw', 'rijm'])).toBe(false);
    expect(volstaat(['bouw', 'volgorde'])).toBe(false);
    expect(volstaat(['bouw'], [...POOL, WERKWOORD])).toBe(false);
  });

  it('asks every item of the core with the very builder of the full set, so that both give the same round', () => {
    const kern: Bouwers = KERN_BOUWERS;
    const volledig: Bouwers = BOUWERS;
    const formaten = Object.keys(kern);
    expect(formaten).toEqual(['bouw', 'gat']);
    for (const [format, lijst] of Object.entries(kern)) {
      const alle = Object.entries(volledig).find(([f]) => f === format)?.[1] ?? [];
      for (const item of POOL)
        expect(
          alle.find((b) => b.soort(item)),
          `${format} ${item.id}`,
        ).toBe(lijst.find((b) => b.soort(item)));
    }
  });
});

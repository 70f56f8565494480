import { describe, expect, it } from 'vitest';
import { hashText } from '#engine/core/basis/rng.ts';
import { oefeninstellingSchema } from '#engine/core/domein/oefeninstelling.ts';
import { isWoord } from '#engine/core/oefening/contract/content-kind.ts';
import { createModel } from '#engine/core/oefening/model/model.ts';
import type { ContentItem } from '#engine/core/oefening/contract/ronde-options.ts';
import { DOELEN, createWoord } from '#engine/core/oefening/fake/test-kit.ts';
import { keyFor } from '#engine/core/oefening/vraag/key-before.ts';
import type { WoordItem } from '#engine/core/taal/woord/woord.ts';
import type { Content } from '../../platform/content/content.ts';
import { MAX_INSPECTED, poolFor } from './pool.ts';

/** `trein` with a sentence for everyone and one for each country; the other words are said in one country only. */
function createTrain(): WoordItem {
  const train = createWoord('trein', { hoofd: 'ei', zin: 'De trein is laat.', plaatje: 'fe:locomotive' });
  const [zin] = train.zinnen;
  if (zin === undefined) throw new Error('no sentence');
  return {
    ...train,
    zinnen: [
      { ...zin, id: 'z-1', regio: 'nl', tekst: 'De trein loopt.' },
      zin,
      { ...zin, id: 'z-3', regio: 'be', tekst: 'De trein stapt.' },
    ],
  };
}

const TRAIN = createTrain();
const ITEMS: readonly ContentItem[] = [
  TRAIN,
  { ...createWoord('prei', { hoofd: 'ei' }), regio: 'nl' },
  { ...createWoord('ajuin', { hoofd: 'ei' }), regio: 'be' },
];
const CONTENT: Content = {
  items: new Map(ITEMS.map((x) => [x.id, x])),
  leerdoelen: new Map(DOELEN.map((d) => [d.id, d])),
  strands: new Map(),
  perDoel: new Map([['ei', ITEMS]]),
  model: createModel(ITEMS, DOELEN),
  calibrated: false,
  weights: new Map(),
  schaal: 0,
};
const woorden = (land: 'NL' | 'BE') =>
  poolFor(CONTENT, { doelIds: ['ei'], land, instelling: oefeninstellingSchema.parse({}) }).items.filter(isWoord);

describe('poolVoor', () => {
  it('gives a child the words of both countries and of its own', () => {
    expect(woorden('NL').map((w) => w.w)).toEqual(['trein', 'prei']);
    expect(woorden('BE').map((w) => w.w)).toEqual(['trein', 'ajuin']);
  });

  it('keeps only the sentences that are said where the child lives', () => {
    expect(woorden('NL')[0]?.zinnen.map((z) => z.tekst)).toEqual(['De trein loopt.', 'De trein is laat.']);
    expect(woorden('BE')[0]?.zinnen.map((z) => z.tekst)).toEqual(['De trein is laat.', 'De trein stapt.']);
  });

  it('leaves the key of every question what the server makes of it with all sentences', () => {
    const keys = (item: WoordItem) =>
      Array.from({ length: 60 }, (_, seed) => keyFor({ item, doelId: 'ei', format: 'zin', seed, pool: ITEMS }));
    const everything = keys(TRAIN);
    expect(new Set(everything.map((s) => JSON.stringify(s))).size).toBeGreaterThan(1);
    for (const land of ['NL', 'BE'] as const)
      for (const woord of woorden(land).slice(0, 1)) expect(keys(woord)).toEqual(everything);
  });

  describe('of a goal with more items than a round takes', () => {
    const many: ContentItem[] = Array.from({ length: 600 }, (_, i) => ({
      ...createWoord(`trein${i}`, { hoofd: 'ei' }),
      id: `w-${i}`,
    }));
    const content: Content = {
      ...CONTENT,
      items: new Map(many.map((x) => [x.id, x])),
      perDoel: new Map([['ei', many]]),
    };
    const numbers = (seed?: number) =>
      poolFor(content, {
        doelIds: ['ei'],
        land: 'NL',
        instelling: oefeninstellingSchema.parse({}),
        ...(seed === undefined ? {} : { seed }),
      }).items.map((x) => Number(x.id.slice(2)));

    it('keeps the items a door was shown for and takes the others from the whole goal', () => {
      const pool = numbers(7);
      expect(pool).toHaveLength(150);
      expect(new Set(pool).size).toBe(150);
      expect(pool.slice(0, MAX_INSPECTED)).toEqual(numbers().slice(0, MAX_INSPECTED));
      for (const fifth of [0, 1, 2, 3, 4])
        expect(
          pool.slice(MAX_INSPECTED).filter((n) => n >= 60 + fifth * 108 && n < 60 + (fifth + 1) * 108).length,
        ).toBe(18);
    });

    it('is the same for the same seed, and every item comes round with other seeds', () => {
      expect(numbers(7)).toEqual(numbers(7));
      expect(numbers(8)).not.toEqual(numbers(7));
      expect(new Set(Array.from({ length: 90 }, (_, steen) => numbers(hashText(`steen ${steen}`))).flat()).size).toBe(
        600,
      );
    });
  });
});

import { describe, expect, it } from 'vitest';
import { hashText } from '#engine/core/basis/rng.ts';
import { oefeninstellingSchema } from '#engine/core/domein/oefeninstelling.ts';
import { isWoord } from '#engine/core/oefening/content-soort.ts';
import { createModel } from '#engine/core/oefening/model.ts';
import type { ContentItem } from '#engine/core/oefening/ronde-opties.ts';
import { DOELEN, maakWoord } from '#engine/core/oefening/test-kit.ts';
import { sleutelVoor } from '#engine/core/oefening/vraag/sleutel-voor.ts';
import type { WoordItem } from '#engine/core/taal/woord.ts';
import type { Content } from '../../platform/content/content.ts';
import { BEKEKEN, poolVoor } from './pool.ts';

/** `trein` with a sentence for everyone and one for each country; the other words are said in one country only. */
function maakTrein(): WoordItem {
  const trein = maakWoord('trein', { hoofd: 'ei', zin: 'De trein is laat.', plaatje: 'fe:locomotive' });
  const [zin] = trein.zinnen;
  if (zin === undefined) throw new Error('no sentence');
  return {
    ...trein,
    zinnen: [
      { ...zin, id: 'z-1', regio: 'nl', tekst: 'De trein loopt.' },
      zin,
      { ...zin, id: 'z-3', regio: 'be', tekst: 'De trein stapt.' },
    ],
  };
}

const TREIN = maakTrein();
const ITEMS: readonly ContentItem[] = [
  TREIN,
  { ...maakWoord('prei', { hoofd: 'ei' }), regio: 'nl' },
  { ...maakWoord('ajuin', { hoofd: 'ei' }), regio: 'be' },
];
const CONTENT: Content = {
  items: new Map(ITEMS.map((x) => [x.id, x])),
  leerdoelen: new Map(DOELEN.map((d) => [d.id, d])),
  stranden: new Map(),
  perDoel: new Map([['ei', ITEMS]]),
  model: createModel(ITEMS, DOELEN),
  gekalibreerd: false,
  schaal: 0,
};
const woorden = (land: 'NL' | 'BE') =>
  poolVoor(CONTENT, { doelIds: ['ei'], land, instelling: oefeninstellingSchema.parse({}) }).items.filter(isWoord);

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
    const sleutels = (item: WoordItem) =>
      Array.from({ length: 60 }, (_, seed) => sleutelVoor({ item, doelId: 'ei', format: 'zin', seed, pool: ITEMS }));
    const alles = sleutels(TREIN);
    expect(new Set(alles.map((s) => JSON.stringify(s))).size).toBeGreaterThan(1);
    for (const land of ['NL', 'BE'] as const)
      for (const woord of woorden(land).slice(0, 1)) expect(sleutels(woord)).toEqual(alles);
  });

  describe('of a goal with more items than a round takes', () => {
    const veel: ContentItem[] = Array.from({ length: 600 }, (_, i) => ({
      ...maakWoord(`trein${i}`, { hoofd: 'ei' }),
      id: `w-${i}`,
    }));
    const content: Content = {
      ...CONTENT,
      items: new Map(veel.map((x) => [x.id, x])),
      perDoel: new Map([['ei', veel]]),
    };
    const nummers = (zaad?: number) =>
      poolVoor(content, {
        doelIds: ['ei'],
        land: 'NL',
        instelling: oefeninstellingSchema.parse({}),
        ...(zaad === undefined ? {} : { zaad }),
      }).items.map((x) => Number(x.id.slice(2)));

    it('keeps the items a door was shown for and takes the others from the whole goal', () => {
      const pool = nummers(7);
      expect(pool).toHaveLength(150);
      expect(new Set(pool).size).toBe(150);
      expect(pool.slice(0, BEKEKEN)).toEqual(nummers().slice(0, BEKEKEN));
      for (const vijfde of [0, 1, 2, 3, 4])
        expect(pool.slice(BEKEKEN).filter((n) => n >= 60 + vijfde * 108 && n < 60 + (vijfde + 1) * 108).length).toBe(
          18,
        );
    });

    it('is the same for the same seed, and every item comes round with other seeds', () => {
      expect(nummers(7)).toEqual(nummers(7));
      expect(nummers(8)).not.toEqual(nummers(7));
      expect(new Set(Array.from({ length: 90 }, (_, steen) => nummers(hashText(`steen ${steen}`))).flat()).size).toBe(
        600,
      );
    });
  });
});

import { describe, expect, it } from 'vitest';
import type { BotSoort } from '#engine/core/oefening/bot.ts';
import type { Format, ShapeKind } from '#engine/core/oefening/contract.ts';
import { FIXTURES } from '#engine/core/oefening/fake-catalogus.ts';
import { maakTestSpel, speelMetBot } from '#engine/runtime/test-kit.ts';
import { checkNamen } from '#engine/document/namen.ts';
import { loadSpel, SPEL_SLUGS, type SpelPakket } from './registry.ts';
import { MANIEREN, speelMetManier } from './test-kit.ts';

/** Rows of the matrix of formats (games.md section 6) of the games that exist; `sorteer` by the shapes of section 7. */
const MATRIX: Readonly<Record<string, readonly Format[]>> = {
  autorace: ['gat', 'kies', 'oordeel', 'werkwoord'],
  bellenprikken: ['bouw', 'klank', 'rijm', 'sorteer', 'volgorde'],
  botenkoers: ['dictee', 'flits', 'gat', 'werkwoord'],
  pizzabakken: ['bouw', 'gat', 'kies', 'volgorde'],
};
const BOTS: readonly BotSoort[] = ['goed', 'fout', 'willekeurig'];
const STANDEN = [{}, { calm: true }, { reducedMotion: true }, { oneSwitch: true }];
const MINUUT = 60_000;
const SEED = 7;

async function laad(slug: string): Promise<SpelPakket> {
  const geladen = await loadSpel(slug, 'nl');
  if (geladen === null) throw new Error(`no game ${slug}`);
  return geladen;
}
const basis = ({ doc, eigen }: SpelPakket) => ({ doc, seed: SEED, ...(eigen === undefined ? {} : { eigen }) });

/** `shape format` of every question of a fixture. */
function soorten(fixture: string): string[] {
  return (FIXTURES[fixture] ?? []).map((recept) => soort(recept.maak('v', SEED).question.view.shape, recept.format));
}
const soort = (shape: ShapeKind, format: Format): string => `${shape} ${format}`;

it('finds the games by their folders', () => {
  expect(SPEL_SLUGS).toEqual(Object.keys(MATRIX));
});

describe.each(SPEL_SLUGS)('%s', async (slug) => {
  const spel = await laad(slug);
  const { doc, teksten } = spel;
  const { fixtures, maxSeconds } = doc.tests;

  it('offers the formats of its row, and a fixture plays each of them', () => {
    const gevraagd = doc.capabilities.flatMap(({ shape, formats }) => formats.map((format) => soort(shape, format)));
    expect([...new Set(doc.capabilities.flatMap((c) => c.formats))].sort()).toEqual(MATRIX[slug]);
    const gespeeld = new Set(fixtures.flatMap(soorten));
    for (const paar of gevraagd) expect(gespeeld, paar).toContain(paar);
    for (const paar of gespeeld) expect(gevraagd).toContain(paar);
  });

  it('has all its texts, and the Belgian ones are only differences', async () => {
    const sleutels = [doc.titleKey, doc.introKey, 'finale.titel', ...doc.tutorial.map((stap) => stap.key)];
    for (const key of sleutels) expect(teksten[key] ?? '', key).not.toBe('');
    const be = await loadSpel(slug, 'nl-BE');
    expect(Object.keys(be?.teksten ?? {})).toEqual(Object.keys(teksten));
  });

  it('uses no name that does not exist', () => {
    expect(checkNamen(doc)).toBeNull();
  });

  it('asks no more of a school computer than agreed', () => {
    expect(doc.physics?.maxBodies ?? 0).toBeLessThanOrEqual(60);
    expect(doc.round.finaleMs).toBeLessThanOrEqual(8000);
    expect(maxSeconds).toBeLessThanOrEqual(240);
  });

  for (const fixture of fixtures) {
    it(
      `${fixture}: bots finish in every mode and no word is lost`,
      async () => {
        for (const toegankelijk of STANDEN) {
          for (const bot of BOTS) {
            const uit = await speelMetBot({
              ...basis(spel),
              fixture,
              bot,
              toegankelijk,
              items: 2,
              maxSeconden: maxSeconds,
            });
            expect(uit, `${bot} ${JSON.stringify(toegankelijk)}`).toMatchObject({ klaar: true });
            expect(uit.woorden).toHaveLength(2);
            expect(uit.resultaat?.stars).toBeGreaterThanOrEqual(1);
          }
        }
      },
      MINUUT,
    );

    it(
      `${fixture}: can still be done at the highest play level`,
      async () => {
        const uit = await speelMetBot({ ...basis(spel), fixture, bot: 'goed', s: 1, items: 2, maxSeconden: 90 });
        expect(uit).toMatchObject({ klaar: true });
      },
      MINUUT,
    );

    it(
      `${fixture}: played by keys, by the mirror and by one switch`,
      async () => {
        for (const manier of MANIEREN) {
          for (const bot of ['goed', 'fout'] as const) {
            const uit = await speelMetManier({
              ...basis(spel),
              fixture,
              bot,
              manier,
              items: 1,
              maxSeconden: maxSeconds,
            });
            expect(uit, `${manier} ${bot}`).toMatchObject({ klaar: true, items: 1 });
          }
        }
      },
      MINUUT,
    );
  }

  it(
    `a whole round of only wrong answers ends within ${maxSeconds} s with every word shown and a star`,
    async () => {
      for (const toegankelijk of STANDEN) {
        const { items } = doc.round;
        const uit = await speelMetBot({
          ...basis(spel),
          fixture: fixtures[0] ?? '',
          bot: 'fout',
          toegankelijk,
          items,
          maxSeconden: maxSeconds,
        });
        expect(uit, JSON.stringify(toegankelijk)).toMatchObject({ klaar: true });
        expect(uit.woorden).toHaveLength(items);
        expect(uit.resultaat?.stars).toBeGreaterThanOrEqual(1);
      }
    },
    MINUUT,
  );

  it('calm: waits for a child that does nothing, takes no answer and plays no trick on it', async () => {
    const stil = await maakTestSpel({ ...basis(spel), fixture: fixtures[0] ?? '', toegankelijk: { calm: true } });
    stil.sessie.start();
    stil.seconden(60);
    expect(stil.laatste).toBeNull();
    expect(stil.sessie.fase).toBe('spel');
    expect(stil.round.uitslagen()).toHaveLength(0);
    stil.destroy();
  });
});

import { describe, expect, it } from 'vitest';
import { type BotSoort, maakTestSpel, speelMetBot } from '#engine/runtime/test-kit.ts';
import { leesDoc } from '#engine/runtime/laad.ts';
import be from './i18n/nl-BE.json' with { type: 'json' };
import nl from './i18n/nl.json' with { type: 'json' };
import doc from './scene.json' with { type: 'json' };
import { eigen } from './spel.ts';

const STANDEN = [{}, { calm: true }, { reducedMotion: true }, { oneSwitch: true }];
const BOTS: readonly BotSoort[] = ['goed', 'fout', 'willekeurig'];

describe('scene', () => {
  it('is a valid document with all its texts', () => {
    expect(leesDoc(doc, eigen).id).toBe('autorace');
    for (const key of [doc.titleKey, doc.introKey, ...doc.tutorial.map((t) => t.key), 'finale.titel']) expect(Object.keys(nl)).toContain(key);
    for (const key of Object.keys(be)) expect(Object.keys(nl)).toContain(key);
  });

  for (const fixture of doc.tests.fixtures) {
    it(`${fixture}: every bot finishes in every mode`, async () => {
      for (const toegankelijk of STANDEN) {
        for (const bot of BOTS) {
          const uit = await speelMetBot({ doc, eigen, fixture, bot, toegankelijk, items: 3, maxSeconden: doc.tests.maxSeconds });
          expect(uit, `${bot} ${JSON.stringify(toegankelijk)}`).toMatchObject({ klaar: true });
          expect(uit.woorden).toHaveLength(3);
          expect(uit.resultaat?.stars).toBeGreaterThanOrEqual(1);
        }
      }
    }, 60_000);
  }
});

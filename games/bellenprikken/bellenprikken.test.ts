import { describe, expect, it } from 'vitest';
import { maakTestSpel, speelMetBot, type BotSoort } from '#engine/runtime/test-kit.ts';
import { leesDoc } from '#engine/runtime/laad.ts';
import doc from './scene.json' with { type: 'json' };
import nl from './i18n/nl.json' with { type: 'json' };
import { vakX } from './letter-vlucht.ts';
import { eigen } from './spel.ts';

const STANDEN = [{}, { calm: true }, { reducedMotion: true }, { oneSwitch: true }];
const BOTS: readonly BotSoort[] = ['goed', 'fout', 'willekeurig'];

describe('scene', () => {
  it('is a valid document with all its texts', () => {
    expect(leesDoc(doc, eigen).id).toBe('bellenprikken');
    for (const key of [doc.titleKey, doc.introKey, ...doc.tutorial.map((t) => t.key), 'finale.titel']) expect(Object.keys(nl)).toContain(key);
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

async function start(toegankelijk: { calm?: boolean } = {}, s = 0): Promise<Awaited<ReturnType<typeof maakTestSpel>>> {
  const spel = await maakTestSpel({ doc, eigen, fixture: 'sequence:kat', items: 2, s, toegankelijk });
  spel.sessie.start();
  spel.seconden(6);
  return spel;
}

const bellen = (spel: Awaited<ReturnType<typeof start>>) => spel.scene.group('bel-*').filter((d) => d.token !== null);

/** Text that belongs in the next slot. */
function deelNu(spel: Awaited<ReturnType<typeof start>>): string | undefined {
  const woord = spel.round.gebouwd(spel.sessie.question()?.id ?? '')?.oplossing;
  return woord?.soort === 'reeks' ? woord.delen[spel.scene.nextSlot()] : undefined;
}

describe('bubbles', () => {
  it('spread over the square and stay below the top bar', async () => {
    for (const s of [0, 1]) {
      const spel = await start({}, s);
      const alle = bellen(spel);
      expect(alle.length).toBeGreaterThanOrEqual(3);
      const x = alle.map((d) => d.x).sort((a, b) => a - b);
      expect((x.at(-1) ?? 0) - (x[0] ?? 0)).toBeGreaterThan(250);
      for (const d of alle) {
        expect(d.x).toBeGreaterThan(380);
        expect(d.x).toBeLessThan(1220);
        expect(d.y).toBeGreaterThan(90);
        expect(d.y).toBeLessThan(600);
      }
      spel.destroy();
    }
  });

  it('stand in a grid without overlap in the calm mode', async () => {
    const spel = await start({ calm: true });
    const alle = bellen(spel);
    expect(alle.length).toBe(spel.scene.tokens().length);
    const voor = alle.map((d) => [d.x, d.y]);
    for (const [i, a] of alle.entries()) for (const b of alle.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(150);
    spel.seconden(3);
    expect(bellen(spel).map((d) => [d.x, d.y])).toEqual(voor);
    spel.destroy();
  });

  it('bounces away after a wrong pop and cannot be popped for a second', async () => {
    const spel = await start();
    const fout = bellen(spel).find((d) => d.token?.text !== deelNu(spel));
    if (!fout?.token) throw new Error('no wrong bubble');
    spel.sessie.choose(fout.token.id, 'muis');
    expect(spel.events).toContain(`mis ${fout.id}`);
    expect(spel.scene.hit('bel-*', fout)).not.toBe(fout);
    spel.seconden(1.2);
    expect(spel.scene.hit('bel-*', fout)).not.toBeNull();
    spel.destroy();
  });

  it('burst in a chain when the word is done', async () => {
    const spel = await start();
    for (let ronde = 0; ronde < 60 && !spel.events.includes('wordDone'); ronde += 1) {
      const bel = bellen(spel).find((d) => d.token?.text === deelNu(spel));
      if (bel?.token) spel.sessie.choose(bel.token.id, 'muis');
      spel.seconden(0.4);
    }
    expect(spel.events).toContain('wordDone');
    spel.seconden(1.4);
    expect(spel.events.some((e) => e.startsWith('knal'))).toBe(true);
    spel.destroy();
  });
});

describe('the hardest level', () => {
  it('still brings every letter in time', async () => {
    const uit = await speelMetBot({ doc, eigen, fixture: 'sequence:ruine', bot: 'goed', items: 3, s: 1, maxSeconden: 90 });
    expect(uit).toMatchObject({ klaar: true });
  });
});

describe('letter to the rail', () => {
  it('lands on the middle of its slot, inside the tray', () => {
    expect(vakX(1, 3, 86)).toBe(640);
    expect(vakX(0, 2, 86)).toBe(591);
    for (const n of [2, 5, 9, 12]) {
      expect(vakX(0, n, 200)).toBeGreaterThan(90);
      expect(vakX(n - 1, n, 200)).toBeLessThan(1190);
    }
  });
});

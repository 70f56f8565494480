import { describe, expect, it } from 'vitest';
import { maakTestSpel, speelMetBot } from './test-kit.ts';
import voorbeeld from '../document/voorbeeld.json' with { type: 'json' };

const basis = { doc: voorbeeld, fixture: 'sequence:kat' };

describe('a round', () => {
  it('goes from intro to play, tells the words and ends with a result', async () => {
    const spel = await maakTestSpel({ ...basis, items: 1 });
    spel.sessie.start();
    expect(spel.toestand.getState().fase).toBe('intro');
    spel.seconden(3);
    const { fase, vraag, rail, kralen } = spel.toestand.getState();
    expect([fase, rail[0]?.state, kralen]).toEqual(['spel', 'volgend', ['nu']]);
    expect(spel.geluid.gezegd).toContain(vraag?.prompt.audio);
    spel.destroy();
  });

  it.each(['goed', 'fout', 'willekeurig'] as const)('is finished by a bot that plays %s', async (bot) => {
    const uit = await speelMetBot({ ...basis, bot, items: 4 });
    expect(uit.klaar, uit.stap).toBe(true);
    expect(uit.woorden).toHaveLength(4);
    expect(uit.resultaat?.stars).toBeGreaterThanOrEqual(1);
  });

  it.each([{ calm: true }, { reducedMotion: true }, { oneSwitch: true }])(
    'is finished in mode %j',
    async (toegankelijk) => {
      const uit = await speelMetBot({ ...basis, bot: 'goed', items: 3, toegankelijk });
      expect(uit.klaar, uit.stap).toBe(true);
    },
  );
});

it('keeps equal letters apart: the one that lies in the word is busy, whichever was taken first', async () => {
  const spel = await maakTestSpel({ ...basis, fixture: 'sequence:schroevendraaier' });
  spel.sessie.start();
  spel.seconden(3);
  const keuzes = () => spel.toestand.getState().keuzes;
  const idVan = (label: string): string => keuzes().findLast((k) => k.label === label)?.id ?? '';
  const laatste = ['s', 'ch', 'r'].map(idVan);
  for (const [slot, tokenId] of laatste.entries())
    expect(spel.sessie.attempt({ kind: 'place', tokenId, slot }, null, 'muis').ok).toBe(true);
  expect(
    keuzes()
      .filter((k) => k.bezig)
      .map((k) => k.id)
      .toSorted(),
  ).toEqual(laatste.toSorted());
  expect(keuzes().find((k) => k.label === 'r')?.id).not.toBe(laatste[2]);
  spel.destroy();
});

describe('a replay', () => {
  it('with the same seed gives the same round to the step', async () => {
    const run = () => speelMetBot({ ...basis, bot: 'willekeurig', items: 3, seed: 11 });
    expect(await run()).toEqual(await run());
  });
});

describe('feedback ladder', () => {
  const mis = async () => {
    const spel = await maakTestSpel(basis);
    spel.sessie.start();
    spel.seconden(3);
    const fout = (): void => {
      const vraag = spel.sessie.question();
      const goed = spel.round.gebouwd(vraag?.id ?? '')?.oplossing;
      const tokens = spel.scene.tokens();
      const eerste = goed?.soort === 'reeks' ? goed.delen[0] : '';
      spel.sessie.choose(tokens.find((t) => t.text !== eerste)?.id ?? '', 'toets');
    };
    return { spel, fout };
  };

  it('marks the slot, then helps, then shows, covers and lets the child do it', async () => {
    const { spel, fout } = await mis();
    fout();
    expect(spel.toestand.getState().rail[0]?.state).toBe('bijna');
    expect(spel.toestand.getState().hulp).toBeNull();
    spel.seconden(2);
    expect(spel.toestand.getState().rail[0]?.state).toBe('volgend');
    fout();
    expect(spel.toestand.getState().hulp?.text).not.toBe('');
    fout();
    expect(spel.toestand.getState()).toMatchObject({ fase: 'toon', woord: { bedekt: false } });
    spel.seconden(2.2);
    expect(spel.toestand.getState()).toMatchObject({ fase: 'spel', woord: { bedekt: true } });
    expect(spel.sessie.tempo).toBeCloseTo(0.64);
    spel.destroy();
  });

  it('counts a helped word as one coin and a clean one as two', async () => {
    const { spel } = await mis();
    spel.sessie.hint();
    const vraag = spel.sessie.question();
    const goed = spel.round.gebouwd(vraag?.id ?? '')?.oplossing;
    for (const deel of goed?.soort === 'reeks' ? goed.delen : []) {
      const vrij = spel.toestand.getState().keuzes.find((k) => k.label === deel && !k.bezig);
      spel.sessie.choose(vrij?.id ?? '', 'toets');
    }
    expect(spel.toestand.getState()).toMatchObject({ fase: 'woordklaar', munten: 1 });
    expect(spel.toestand.getState().kralen[0]).toBe('geholpen');
    spel.destroy();
  });

  it('does nothing while paused', async () => {
    const { spel } = await mis();
    spel.sessie.pause(true);
    const voor = spel.laatste;
    spel.sessie.choose(spel.scene.tokens()[0]?.id ?? '', 'muis');
    expect(spel.laatste).toBe(voor);
    spel.destroy();
  });

  it('scans choices one by one for a single switch and takes the one that is lit', async () => {
    const spel = await maakTestSpel({ ...basis, toegankelijk: { oneSwitch: true } });
    spel.sessie.start();
    spel.seconden(2.6 + 1.8);
    const { scan, keuzes } = spel.toestand.getState();
    expect(scan).toBe(0);
    spel.sessie.intent({ kind: 'act', down: true, device: 'knop' });
    expect(spel.laatste?.attempt).toMatchObject({ kind: 'place', tokenId: keuzes[0]?.id });
    spel.destroy();
  });

  it('plays the tutorial with the first question of a first visit', async () => {
    const spel = await maakTestSpel({ ...basis, items: 2, eersteKeer: true });
    spel.sessie.start();
    spel.seconden(5);
    const { fase, uitleg, vraag } = spel.toestand.getState();
    expect([fase, uitleg?.stap, vraag === null]).toEqual(['uitleg', 1, false]);
    spel.destroy();
  });
});

import { describe, expect, it } from 'vitest';
import { maakTestSpel } from '#engine/runtime/test-kit.ts';
import { slagVan } from './tempo.ts';
import { PIZZA } from './test-scenes.ts';

const naWoord = async (calm = false) => {
  const spel = await maakTestSpel({ doc: PIZZA, fixture: 'select:2', toegankelijk: { calm } });
  spel.sessie.start();
  spel.seconden(3);
  const vraag = spel.round.gebouwd(spel.sessie.question()?.id ?? '');
  const o = vraag?.oplossing;
  const goed = o?.soort === 'kies' ? [...o.ruw].find(([, ruw]) => vraag?.sleutel.goed.includes(ruw))?.[0] : '';
  spel.sessie.choose(goed ?? '', 'muis');
  return spel;
};

describe('tempo', () => {
  it.each([
    [0.7, 'goud'],
    [0.56, 'goud'],
    [0.4, 'vroeg'],
    [0.95, 'laat'],
  ] as const)('a release at %d is %s', (value, slag) => {
    expect(slagVan(value, 0.7, 0.3)).toBe(slag);
  });

  it('opens after a word, waits for the stroke and then lets the next word come', async () => {
    const spel = await naWoord();
    expect(spel.toestand.getState().fase).toBe('woordklaar');
    spel.seconden(3);
    expect(spel.toestand.getState().fase).toBe('woordklaar');
    spel.sessie.intent({ kind: 'act', down: true, device: 'toets' });
    spel.seconden(1.4);
    spel.sessie.intent({ kind: 'act', down: false, device: 'toets' });
    expect(spel.events).toContain('stroke oven goud');
    spel.seconden(1.2);
    expect(spel.toestand.getState().fase).toBe('spel');
    spel.destroy();
  });

  it('lets go by itself when nobody does', async () => {
    const spel = await naWoord();
    spel.seconden(8);
    expect(spel.toestand.getState().fase).toBe('spel');
    spel.destroy();
  });

  it('waits in the golden zone in calm, and a short press keeps holding', async () => {
    const spel = await naWoord(true);
    spel.sessie.intent({ kind: 'act', down: true, device: 'toets' });
    spel.sessie.intent({ kind: 'act', down: false, device: 'toets' });
    spel.seconden(5);
    expect(spel.events.some((e) => e.startsWith('stroke'))).toBe(false);
    spel.sessie.intent({ kind: 'act', down: true, device: 'toets' });
    expect(spel.events).toContain('stroke oven goud');
    spel.destroy();
  });
});

import { describe, expect, it } from 'vitest';
import { maakTestSpel, speelMetBot, type TestSpel } from '#engine/runtime/test-kit.ts';
import doc from './scene.json' with { type: 'json' };
import { schik } from './schik.ts';
import { eigen } from './spel.ts';

/** Puts all parts of the question on the pizza, in order. */
function bouw(spel: TestSpel): void {
  const woord = spel.round.gebouwd(spel.sessie.question()?.id ?? '')?.oplossing;
  if (woord?.soort !== 'reeks') throw new Error('no parts');
  for (const deel of woord.delen) {
    const kom = spel.scene.group('kom').find((k) => k.token?.text === deel);
    spel.sessie.choose(kom?.token?.id ?? '', 'muis');
    spel.seconden(0.5);
  }
}

describe('a word', () => {
  it('goes on the pizza, into the oven and to the customer', async () => {
    const spel = await maakTestSpel({ doc, eigen, fixture: 'sequence:kat', items: 2 });
    spel.sessie.start();
    spel.seconden(3);
    expect(spel.scene.group('punt')).toHaveLength(0);
    bouw(spel);
    expect(spel.scene.group('punt')).toHaveLength(3);
    spel.seconden(1.5);
    expect(spel.events).toContain('inOven');
    expect(spel.events.some((e) => e.startsWith('open'))).toBe(true);
    spel.sessie.intent({ kind: 'act', down: true, device: 'toets' });
    spel.seconden(2);
    spel.sessie.intent({ kind: 'act', down: false, device: 'toets' });
    spel.seconden(4);
    expect(spel.events).toContain('stroke hendel goud');
    expect(spel.events.some((e) => e.startsWith('bezorgd'))).toBe(true);
    expect(spel.scene.group('punt')).toHaveLength(0);
    spel.destroy();
  });

  it('is taught up to the oven: hold the lever, let go in the yellow', async () => {
    const spel = await maakTestSpel({ doc, eigen, fixture: 'sequence:kat', items: 2, eersteKeer: true });
    const uitleg = (): string | undefined => spel.toestand.getState().uitleg?.key;
    spel.sessie.start();
    spel.seconden(3);
    expect(uitleg()).toBe('tut.sleep');
    bouw(spel);
    spel.seconden(1.5);
    expect(uitleg()).toBe('tut.oven');
    spel.sessie.intent({ kind: 'act', down: true, device: 'toets' });
    spel.seconden(0.5);
    expect(uitleg()).toBe('tut.los');
    spel.seconden(1.5);
    spel.sessie.intent({ kind: 'act', down: false, device: 'toets' });
    expect(spel.events).toContain('stroke hendel goud');
    expect(uitleg()).toBeUndefined();
    spel.destroy();
  });

  it('waits for a child that does nothing, and then goes on by itself', async () => {
    const uit = await speelMetBot({ doc, eigen, fixture: 'select:gat', bot: 'goed', items: 2 });
    expect(uit.klaar).toBe(true);
  });
});

describe('bowls', () => {
  const raakt = (a: readonly [number, number], b: readonly [number, number], w: number): boolean =>
    Math.abs(a[0] - b[0]) < w && Math.abs(a[1] - b[1]) < 62;

  it('never overlap and stay on the stage, also with wide plates', () => {
    for (const [n, breed] of [
      [4, 84],
      [8, 84],
      [11, 84],
      [7, 160],
      [8, 220],
      [4, 300],
    ] as const) {
      const { k, plekken } = schik(n, breed);
      expect(plekken).toHaveLength(n);
      for (const [i, a] of plekken.entries()) {
        expect(a[0] - (breed * k) / 2).toBeGreaterThan(0);
        expect(a[0] + (breed * k) / 2).toBeLessThan(1280);
        for (const b of plekken.slice(i + 1)) expect(raakt(a, b, breed * k), `${n} x ${breed}: ${a} ${b}`).toBe(false);
      }
    }
  });
});

import { describe, expect, it } from 'vitest';
import { maakTestSpel } from '#engine/runtime/test-kit.ts';
import doc from './scene.json' with { type: 'json' };
import { eigen } from './spel.ts';
import { vooraf, zeilStap } from './zeil.ts';
import { plaatsZicht } from './zicht.ts';

describe('a word', () => {
  it('fills the sail letter by letter, flaps at a miss and surfs at the end', async () => {
    const spel = await maakTestSpel({ doc, eigen, fixture: 'entry:brood', items: 1 });
    spel.sessie.start();
    spel.seconden(3);
    const zeil = spel.scene.entity('boot-zeil');
    const begin = spel.scene.entity('boot').x;
    const woord = spel.round.gebouwd(spel.sessie.question()?.id ?? '')?.getoond.text ?? '';
    expect(zeil.state).toBe('z0');
    spel.sessie.intent({ kind: 'letter', letter: 'q', device: 'toets' });
    expect(zeil.state).toBe('flap');
    spel.seconden(1);
    const standen = [...woord].map((letter) => {
      spel.sessie.intent({ kind: 'letter', letter, device: 'toets' });
      spel.seconden(0.4);
      return Number(zeil.state.slice(1));
    });
    expect(standen).toEqual(standen.toSorted((a, b) => a - b));
    expect(standen.at(-1)).toBe(6);
    expect(spel.events.some((e) => e.startsWith('surf'))).toBe(true);
    expect(spel.scene.entity('boot').x).toBeGreaterThan(begin + 100);
    spel.destroy();
  });

  it('passes the finish within the finale', async () => {
    const spel = await maakTestSpel({ doc, eigen, fixture: 'entry:brood', items: 1 });
    spel.sessie.start();
    spel.seconden(3);
    for (const letter of spel.round.gebouwd(spel.sessie.question()?.id ?? '')?.getoond.text ?? '') {
      spel.sessie.intent({ kind: 'letter', letter, device: 'toets' });
      spel.seconden(0.3);
    }
    spel.seconden(6);
    expect(spel.events).toContain('arrive boot');
    const bij = spel.scene.entity('boot').x;
    for (const id of ['rivaal-geel', 'rivaal-paars']) expect(Math.abs(spel.scene.entity(id).x - bij)).toBeLessThan(560);
    spel.destroy();
  });
});

describe('zeilStap', () => {
  it('is limp only without letters and full only at the end', () => {
    expect(zeilStap(0, 5, 6)).toBe(0);
    expect(zeilStap(1, 17, 6)).toBe(1);
    expect(zeilStap(16, 17, 6)).toBe(5);
    expect(zeilStap(4, 5, 6)).toBe(5);
    expect([vooraf(undefined), vooraf(['b', 'a', null]), vooraf([null, 'a'])]).toEqual([0, 2, 0]);
  });
});

describe('plaatsZicht', () => {
  const p = {
    lijn: 374,
    laagst: 486,
    hoogte: 290,
    maat: [0.46, 1.2],
    smal: { schaal: 0.62, dx: 565, top: 8 },
  } as const;

  it('keeps the boat between HUD and rail, and beside the prompt on a phone', () => {
    for (const [top, bottom, scale] of [
      [80, 0, 1],
      [84, 222, 1],
      [84, 292, 1],
      [110, 362, 0.54],
    ] as const) {
      const { lijn, maat, dx } = plaatsZicht({ top, bottom, scale }, p);
      expect(lijn).toBeLessThanOrEqual(720 - bottom - 120);
      expect(lijn - maat * p.hoogte).toBeGreaterThanOrEqual(scale < 0.6 ? 7 : 80);
      expect(dx).toBe(scale < 0.6 ? 565 : 0);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { maakTestSpel } from '#engine/runtime/test-kit.ts';
import { BOOT } from './test-scenes.ts';
import { zeil } from './vehicle.ts';

describe('sailing', () => {
  it('fades to the cruise speed and never passes the cap', () => {
    expect(zeil(24, 24, { drag: 0.985, dt: 1 / 60, max: 400 })).toBe(24);
    expect(zeil(100, 24, { drag: 0.985, dt: 1, max: 400 })).toBeCloseTo(24 + 76 * 0.985 ** 60);
    expect(zeil(900, 24, { drag: 1, dt: 1, max: 400 })).toBe(400);
  });

  it('goes faster with a right letter, and the camera follows', async () => {
    const spel = await maakTestSpel({ doc: BOOT, fixture: 'entry:brood' });
    spel.sessie.start();
    spel.seconden(4);
    const voor = spel.scene.diensten.rit?.speed ?? 0;
    spel.sessie.intent({ kind: 'letter', letter: 'b', device: 'toets' });
    spel.step(2);
    expect(spel.scene.diensten.rit?.speed).toBeGreaterThan(voor);
    spel.seconden(3);
    expect(spel.scene.diensten.camera.x).toBeGreaterThan(20);
    spel.destroy();
  });
});

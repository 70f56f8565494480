import { describe, expect, it } from 'vitest';
import { maakTestSpel } from '#engine/runtime/test-kit.ts';
import { BOOT } from './test-scenes.ts';
import { zeil } from './vehicle.ts';

describe('sailing', () => {
  it('fades to the cruise speed and never passes the cap', () => {
    const na = (speed: number, drag: number, dt: number): number => {
      const vaart = { speed, cruise: 24, drag, max: 400 };
      zeil(vaart, dt);
      return vaart.speed;
    };
    expect(na(24, 0.985, 1 / 60)).toBe(24);
    expect(na(100, 0.985, 1)).toBeCloseTo(24 + 76 * 0.985 ** 60);
    expect(na(900, 1, 1)).toBe(400);
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

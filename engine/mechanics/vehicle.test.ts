import { describe, expect, it } from 'vitest';
import { startTestSpel } from '#engine/runtime/test-kit.ts';
import { BOAT } from './pieces/test-scenes.ts';
import { sail } from './vehicle.ts';

describe('sailing', () => {
  it('fades to the cruise speed and never passes the cap', () => {
    const after = (speed: number, drag: number, dt: number): number => {
      const velocity = { speed, cruise: 24, drag, max: 400 };
      sail(velocity, dt);
      return velocity.speed;
    };
    expect(after(24, 0.985, 1 / 60)).toBe(24);
    expect(after(100, 0.985, 1)).toBeCloseTo(24 + 76 * 0.985 ** 60);
    expect(after(900, 1, 1)).toBe(400);
  });

  it('goes faster with a right letter, and the camera follows', async () => {
    const spel = await startTestSpel({ doc: BOAT, fixture: 'entry:brood' });
    spel.session.start();
    spel.seconds(4);
    const before = spel.scene.services.ride?.speed ?? 0;
    spel.session.intent({ kind: 'letter', letter: 'b', device: 'toets' });
    spel.step(2);
    expect(spel.scene.services.ride?.speed).toBeGreaterThan(before);
    spel.seconds(3);
    expect(spel.scene.services.camera.x).toBeGreaterThan(20);
    spel.destroy();
  });
});

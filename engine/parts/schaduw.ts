import { Sprite } from 'pixi.js';
import type { Verf } from '#engine/runtime/verf.ts';
import { KLEUR } from './kleuren.ts';

/** Contact shadow: two stacked ellipses, 8 % and 14 %. */
export function schaduw(verf: Verf, maat: { w: number; h: number; y: number }): Sprite {
  const texture = verf.bake('schaduw', { w: 200, h: 60 }, (c) => {
    for (const [rx, ry, alpha] of [
      [100, 30, 0.08],
      [78, 22, 0.14],
    ] as const) {
      c.globalAlpha = alpha;
      c.beginPath();
      c.ellipse(100, 30, rx, ry, 0, 0, Math.PI * 2);
      c.fillStyle = KLEUR.schaduw;
      c.fill();
    }
  });
  const sprite = new Sprite(texture);
  sprite.anchor.set(0.5);
  sprite.scale.set(maat.w / 160, maat.h / 46);
  sprite.y = maat.y;
  return sprite;
}

import { Sprite } from 'pixi.js';
import type { Paint } from '#engine/runtime/paint.ts';
import { COLOR } from './colors.ts';

/** Contact shadow: two stacked ellipses, 8 % and 14 %. */
export function shadow(paint: Paint, size: { w: number; h: number; y: number }): Sprite {
  const texture = paint.bake('schaduw', { w: 200, h: 60 }, (c) => {
    for (const [rx, ry, alpha] of [
      [100, 30, 0.08],
      [78, 22, 0.14],
    ] as const) {
      c.globalAlpha = alpha;
      c.beginPath();
      c.ellipse(100, 30, rx, ry, 0, 0, Math.PI * 2);
      c.fillStyle = COLOR.shadow;
      c.fill();
    }
  });
  const sprite = new Sprite(texture);
  sprite.anchor.set(0.5);
  sprite.scale.set(size.w / 160, size.h / 46);
  sprite.y = size.y;
  return sprite;
}

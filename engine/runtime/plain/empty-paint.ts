import { Rectangle, Texture } from 'pixi.js';
import type { Paint } from '../paint.ts';

/** Paints nothing: for runs without a screen. Textures have the right size. */
export function createEmptyPaint(): Paint {
  const known = new Map<string, Texture>();
  return {
    bake: (key, size) => {
      let texture = known.get(key);
      if (texture === undefined) {
        texture = new Texture({ source: Texture.EMPTY.source, orig: new Rectangle(0, 0, size.w, size.h) });
        known.set(key, texture);
      }
      return texture;
    },
    measure: (text, _, size) => text.length * size * 0.55,
    flush: () => undefined,
    reset: () => undefined,
    destroy: () => known.clear(),
  };
}

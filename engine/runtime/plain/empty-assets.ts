import { Rectangle, Texture } from 'pixi.js';
import type { Rig, SceneAssets } from '../assets.ts';

/** Assets without files: every picture has an empty texture of its own, 96 px. For runs without a screen. */
export function createEmptyAssets(rigs: Readonly<Record<string, Rig>> = {}): SceneAssets {
  const createEmpty = (): Texture => new Texture({ source: Texture.EMPTY.source, orig: new Rectangle(0, 0, 96, 96) });
  const empty = createEmpty();
  const known = new Map<string, Texture>();
  return {
    texture: (key) => {
      const texture = known.get(key) ?? createEmpty();
      known.set(key, texture);
      return texture;
    },
    has: () => true,
    rig: (key) => rigs[key] ?? null,
    picture: () => empty,
    destroy: () => undefined,
  };
}

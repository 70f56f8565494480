import { Rectangle, Texture } from 'pixi.js';
import type { Rig, SceneAssets } from '../assets.ts';

/** Assets without files: every texture is empty, 96 px. For runs without a screen. */
export function createEmptyAssets(rigs: Readonly<Record<string, Rig>> = {}): SceneAssets {
  const empty = new Texture({ source: Texture.EMPTY.source, orig: new Rectangle(0, 0, 96, 96) });
  return {
    texture: () => empty,
    has: () => true,
    rig: (key) => rigs[key] ?? null,
    picture: () => empty,
    destroy: () => undefined,
  };
}

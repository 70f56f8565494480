import { Container, Sprite, type Texture } from 'pixi.js';
import type { SpelState } from '#engine/runtime/contract.ts';
import type { CssBox } from '#engine/runtime/layout/css-box.ts';
import type { Paint } from '#engine/runtime/paint.ts';
import { createEmptyPaint } from '#engine/runtime/plain/empty-paint.ts';
import type { Scene } from '#engine/runtime/world/scene.ts';
import { andikaWidth } from './andika.ts';

/** CSS px of a letter that a child of six reads at the length of an arm. */
export const READABLE = 18;
/** What comes near or grows may be small so long, s. */
const PASSING = 1.2;
/** s between two looks. */
const LOOK = 0.1;
/** What is fainter is on its way out. */
const FAINT = 0.35;
/** Key of a painted text: what it says, and its font size in stage px. */
const TEXT = /^t:(.*):([\d.]+):[^:]*:[^:]*:[^:]*$/su;

interface Written {
  text: string;
  px: number;
}
interface Looked {
  world: Pick<Scene, 'world' | 'root' | 'parts'>;
  state: { getState(): Pick<SpelState, 'phase'> };
}

/** Paints nothing and keeps which texture is which text. */
export function createWritingPaint(): { paint: Paint; textOf(texture: Texture): Written | undefined } {
  const empty = createEmptyPaint();
  const written = new Map<Texture, Written>();
  const bake: Paint['bake'] = (key, size, draw) => {
    const texture = empty.bake(key, size, draw);
    const [, text, px] = TEXT.exec(key) ?? [];
    if (text !== undefined) written.set(texture, { text, px: Number(px) });
    return texture;
  };
  const measure: Paint['measure'] = (text, _, size) => andikaWidth(text, size);
  return { paint: { ...empty, bake, measure }, textOf: (texture) => written.get(texture) };
}

/** Every text that is to be seen, with its place. */
function* writtenIn(
  part: Container,
  textOf: (texture: Texture) => Written | undefined,
  alpha = 1,
): Generator<{ sprite: Sprite; written: Written }> {
  const seen = alpha * part.alpha;
  if (!part.visible || seen < FAINT) return;
  const written = part instanceof Sprite ? textOf(part.texture) : undefined;
  if (part instanceof Sprite && written !== undefined) yield { sprite: part, written };
  for (const child of part.children) yield* writtenIn(child, textOf, seen);
}

/** Where the middle of a sprite lies on the stage, and how much larger it is drawn than it is painted. */
function spotOf(sprite: Sprite): { x: number; y: number; scale: number } {
  const { x, y } = sprite.toGlobal({ x: 0, y: 0 });
  const below = sprite.toGlobal({ x: 0, y: 100 });
  return { x, y, scale: Math.hypot(below.x - x, below.y - y) / 100 };
}

const rail = (part: Container, tray: Container): boolean =>
  part === tray || (part.parent !== null && rail(part.parent, tray));

const inside = ({ x, y, w, h }: CssBox, spot: { x: number; y: number }): boolean =>
  spot.x > x && spot.x < x + w && spot.y > y && spot.y < y + h;

/** Looks along a round ten times a second and keeps how long at a stretch a text of the world stood there smaller than can be read. */
export function createLetterRoom(textOf: (texture: Texture) => Written | undefined): {
  watch(spel: Looked): void;
  /** CSS px of each text that was too small for a while, by what it says. */
  small(): ReadonlyMap<string, number>;
  /** How many texts were looked at. */
  seen(): number;
} {
  const now = new Map<Sprite, { text: string; seconds: number; px: number }>();
  const worst = new Map<string, number>();
  let seen = 0;
  const note = (sprite: Sprite, text: string, px: number): void => {
    const before = now.get(sprite);
    const stretch = before?.text === text ? before : { text, seconds: 0, px: 0 };
    stretch.seconds += LOOK;
    stretch.px = Math.max(px, stretch.px);
    now.set(sprite, stretch);
    if (stretch.seconds > PASSING) worst.set(text, Math.min(stretch.px, worst.get(text) ?? READABLE));
  };
  return {
    watch: (spel) => {
      if (spel.state.getState().phase !== 'spel') return now.clear();
      const { layout } = spel.world.world;
      const small = new Set<Sprite>();
      for (const { sprite, written } of writtenIn(spel.world.root, textOf)) {
        const { scale, ...spot } = spotOf(sprite);
        if (!inside(layout.visible, spot)) continue;
        const px = written.px * scale * layout.scale;
        seen += 1;
        if (px >= READABLE) continue;
        small.add(sprite);
        note(sprite, rail(sprite, spel.world.parts.rail.view) ? `tray ${written.text}` : written.text, px);
      }
      for (const sprite of now.keys()) if (!small.has(sprite)) now.delete(sprite);
    },
    small: () => worst,
    seen: () => seen,
  };
}

import type { CssBox } from '#engine/runtime/layout/css-box.ts';
import type { SpelState } from '#engine/runtime/contract.ts';
import type { Scene } from '#engine/runtime/world/scene.ts';

/** Share of a plate that is written on: half its height, and its width without the air at both ends, px. */
const [WRITTEN, AIR] = [0.3, 14];
/** What a mechanic draws itself is taken for a plate of this size, px. */
const OWN = { w: 92, h: 52 };
/** Share of what is written that may be hidden. */
const HIDDEN = 0.15;
/** s between two looks. */
const LOOK = 0.1;

/** What is looked at of a game. */
interface Looked {
  world: Pick<Scene, 'world' | 'mechanics'>;
  state: { getState(): Pick<SpelState, 'phase' | 'choices' | 'rail'> };
}

/** Where a mechanic says that a choice or slot is, stage px; null for nowhere. */
function placeBox({ world }: Looked, goal: { tokenId: string | null; slot: number | null }): CssBox | null {
  const at = { x: 0, y: 0 };
  return world.mechanics.placeOf(goal, at) ? { x: at.x - OWN.w / 2, y: at.y - OWN.h / 2, ...OWN } : null;
}

/** What is written of a choice, stage px; null while it is nowhere. */
function writtenBox(spel: Looked, tokenId: string): CssBox | null {
  const { world } = spel;
  const thing = world.world.store.list.find(
    ({ visible, token, appearance }) => visible && token?.id === tokenId && appearance.plate !== null,
  );
  const plate = thing?.appearance.plate ?? null;
  if (plate === null) return placeBox(spel, { tokenId, slot: null });
  const half = { x: Math.max(10, plate.width / 2 - AIR), y: plate.height * WRITTEN };
  const [a, b] = [plate.view.toGlobal({ x: -half.x, y: -half.y }), plate.view.toGlobal(half)];
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), w: Math.abs(b.x - a.x), h: Math.abs(b.y - a.y) };
}

/** Share of `box` that lies under `over`, 0..1. */
export function coveredShare(box: CssBox, over: CssBox): number {
  const w = Math.min(box.x + box.w, over.x + over.w) - Math.max(box.x, over.x);
  const h = Math.min(box.y + box.h, over.y + over.h) - Math.max(box.y, over.y);
  return w <= 0 || h <= 0 ? 0 : (w * h) / (box.w * box.h);
}

/** Every choice that can be given and every slot of the world, by name. */
function boxesOf(spel: Looked): Map<string, CssBox> {
  const { choices, rail } = spel.state.getState();
  const boxes = new Map<string, CssBox>();
  const keep = (name: string, box: CssBox | null): void => {
    if (box !== null) boxes.set(name, box);
  };
  for (const { id, label, busy } of choices) if (!busy) keep(`${label} (${id})`, writtenBox(spel, id));
  for (const slot of rail.keys()) keep(`slot ${slot}`, placeBox(spel, { tokenId: null, slot }));
  return boxes;
}

/**
 * Looks along a round ten times a second and keeps how long at a stretch, in s, one of these boxes of the page lay over what is
 * written of a choice that could be given, or over a slot of the world.
 */
export function createPlateRoom(page: readonly CssBox[]): {
  watch(spel: Looked): void;
  /** The longest stretch of each by its name, as far as there was one. */
  hidden(): ReadonlyMap<string, number>;
  /** How many were looked at. */
  seen(): number;
} {
  const now = new Map<string, number>();
  const longest = new Map<string, number>();
  let seen = 0;
  return {
    watch: (spel) => {
      if (spel.state.getState().phase !== 'spel') return now.clear();
      const { x, y, scale } = spel.world.world.layout;
      const boxes = boxesOf(spel);
      for (const name of now.keys()) if (!boxes.has(name)) now.delete(name);
      for (const [name, box] of boxes) {
        seen += 1;
        const onScreen = { x: x + box.x * scale, y: y + box.y * scale, w: box.w * scale, h: box.h * scale };
        const covered = page.reduce((sum, over) => sum + coveredShare(onScreen, over), 0);
        const time = covered > HIDDEN ? (now.get(name) ?? 0) + LOOK : 0;
        now.set(name, time);
        longest.set(name, Math.max(longest.get(name) ?? 0, time));
      }
    },
    hidden: () => new Map([...longest].filter(([, seconds]) => seconds > 0)),
    seen: () => seen,
  };
}

import type { LandkaartPlace } from '../card-layout.ts';

/** Where something is on the screen: its middle, and how many screen pixels a unit of the map is there. */
export interface ScreenSpot {
  x: number;
  y: number;
  unit: number;
}

const STEEN_WIDTH = 180;
const STAR_GAP = 27;
/** The slots of a stone stand a little above its middle, and the middle one highest. */
const slotAt = (spot: ScreenSpot, nr: number): ScreenSpot => ({
  x: spot.x + (nr - 1) * STAR_GAP * spot.unit,
  y: spot.y - (nr === 1 ? 16 : 11) * spot.unit,
  unit: spot.unit,
});

/** Middle of a stone on the screen; null when it is not drawn. */
export function steenOnScreen(steen: Element | null | undefined): ScreenSpot | null {
  if (!steen) return null;
  const { left, top, width, height } = steen.getBoundingClientRect();
  return width === 0 ? null : { x: left + width / 2, y: top + height * 0.45, unit: width / STEEN_WIDTH };
}

export function middleOf(element: Element | null | undefined): ScreenSpot | null {
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, unit: width / 100 };
}

/** Drawn size of a flying star; the scale below is a part of it. */
export const STAR_SIZE = 96;
const at = (x: number, y: number, scale: number): string =>
  `translate(${Math.round(x - STAR_SIZE / 2)}px, ${Math.round(y - STAR_SIZE / 2)}px) scale(${scale})`;

const POP_MS = 260;
const FLY_MS = 380;
const NEXT_MS = 130;

/** A star pops up over the stone, hangs there, and drops into its slot; answers when it lands. */
export function landStar(star: Element, spot: ScreenSpot, o: { slot: number; turn: number }): Promise<unknown> {
  const slot = slotAt(spot, o.slot);
  const over = { x: spot.x + (o.slot - 1) * 74, y: spot.y - Math.min(210, spot.y - 120) };
  const small = (30 * spot.unit) / STAR_SIZE;
  const share = POP_MS / (POP_MS + FLY_MS);
  return star.animate(
    [
      { transform: at(over.x, over.y + 30, 0), opacity: 0, easing: 'cubic-bezier(.3, 1.5, .5, 1)' },
      { transform: at(over.x, over.y, 0.9), opacity: 1, offset: share, easing: 'cubic-bezier(.5, -.2, .9, .6)' },
      { transform: at(slot.x, slot.y, small), opacity: 1 },
    ],
    { duration: POP_MS + FLY_MS, delay: o.turn * NEXT_MS, fill: 'both' },
  ).finished;
}

const COUNT_MS = 620;

/** A star goes from the stone to where the stars are counted, in a bow. */
export function countStar(star: Element, from: ScreenSpot, to: ScreenSpot): Promise<unknown> {
  const small = (30 * from.unit) / STAR_SIZE;
  const end = (to.unit * 100) / STAR_SIZE;
  const bow = Array.from({ length: 13 }, (_, i): Keyframe => {
    const t = i / 12;
    const lift = Math.sin(t * Math.PI) * -90;
    const scale = small + (end - small) * t + Math.sin(t * Math.PI) * 0.35;
    return { transform: at(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t + lift, scale), opacity: 1 };
  });
  return star.animate(bow, { duration: COUNT_MS, easing: 'cubic-bezier(.5, 0, .6, 1)', fill: 'both' }).finished;
}

/** Something is hit: it springs. */
export const spring = (element: Element | null | undefined): void =>
  void element?.animate([{ scale: 1 }, { scale: 1.18 }, { scale: 0.96 }, { scale: 1 }], {
    duration: 340,
    easing: 'ease-out',
  });

const WALK_MIN_MS = 480;
const WALK_MAX_MS = 900;
const MS_PER_UNIT = 3;
/** Length of one step in map units. */
const STEP = 62;
const HOP = 15;

const lengthOf = (way: readonly LandkaartPlace[]): number =>
  way.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - (way[i]?.[0] ?? x), y - (way[i]?.[1] ?? y)), 0);

/** Frames of a walk along a way that ends where the figure is drawn. */
export function walkFrames(way: readonly LandkaartPlace[]): { frames: Keyframe[]; duration: number; steps: number } {
  const [endX, endY] = way.at(-1) ?? [0, 0];
  const length = lengthOf(way);
  const steps = Math.max(2, Math.round(length / STEP));
  const frames = way.map(([x, y], i): Keyframe => {
    const t = i / Math.max(1, way.length - 1);
    const hop = Math.abs(Math.sin(t * steps * Math.PI)) * HOP;
    const lean = Math.sin(t * steps * Math.PI) * 3;
    return {
      transform: `translate(${Math.round(x - endX)}px, ${Math.round(y - endY - hop)}px) rotate(${Math.round(lean * 10) / 10}deg)`,
    };
  });
  return { frames, duration: Math.min(WALK_MAX_MS, Math.max(WALK_MIN_MS, length * MS_PER_UNIT)), steps };
}

const LIFT_MS = 700;

/** The mist of a land rises and thins. */
export const liftMist = (mist: Element, delay: number): Promise<unknown> =>
  mist.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: 'translateY(-50px) scale(1.01)', opacity: 0.8, offset: 0.4 },
      { transform: 'translateY(-190px) scale(1.03)', opacity: 0 },
    ],
    { duration: LIFT_MS, delay, easing: 'ease-in', fill: 'both' },
  ).finished;

const FADE_MS = 380;

/** The calm twin of every flight. */
export const fade = (element: Element | null | undefined, way: 'in' | 'out'): Promise<unknown> =>
  element?.animate([{ opacity: way === 'in' ? 0 : 1 }, { opacity: way === 'in' ? 1 : 0 }], {
    duration: FADE_MS,
    fill: way === 'in' ? 'backwards' : 'both',
  }).finished ?? Promise.resolve();

import type { Container } from 'pixi.js';
import type { SceneDoc } from '#engine/document/scene.ts';
import type { Layout } from '../contract.ts';
import type { Thing } from './entities.ts';
import type { MechanicList } from './mechanic-list.ts';
import type { Obstacle } from '../layout/help-spot.ts';

/** Weights: what must be touched or read is never covered for the sake of what is only nice to see. */
const HIT = 6;
const AVOID = 4;
const PERSON = 1;
/** Half a slot, stage pixels, and the most slots that are asked for. */
const BOX = 52;
const MAX_BOXES = 20;

/** What is on the stage and in the way of the help card. */
export interface Visible {
  things: readonly Thing[];
  mechanics: MechanicList;
  rail: Container;
  avoid: SceneDoc['help']['avoid'];
  layout: Layout;
}

function boxOf(view: Container, weight: number): Obstacle {
  const { x, y, width, height } = view.getBounds();
  return { x, y, w: width, h: height, weight };
}

function weightOf(thing: Thing, avoid: Visible['avoid']): number {
  if (!thing.visible || thing.view.alpha < 0.3) return 0;
  if (thing.token !== null) return HIT;
  if (avoid.some((what) => typeof what === 'string' && thing.past(what))) return AVOID;
  return thing.appearance.actor === null ? 0 : PERSON;
}

/** Slots in the world, as far as a mechanic knows where they are. */
function boxes({ mechanics, layout }: Visible): Obstacle[] {
  const out: Obstacle[] = [];
  const point = { x: 0, y: 0 };
  for (let slot = 0; slot < MAX_BOXES; slot += 1) {
    if (!mechanics.placeOf({ tokenId: null, slot }, point)) break;
    const half = BOX * layout.scale;
    out.push({
      x: layout.x + point.x * layout.scale - half,
      y: layout.y + point.y * layout.scale - half,
      w: 2 * half,
      h: 2 * half,
      weight: HIT,
    });
  }
  return out;
}

/** Boxes of the document. */
function zones({ avoid, layout: { x, y, scale } }: Visible): Obstacle[] {
  return avoid.flatMap((what) =>
    typeof what === 'string'
      ? []
      : [{ x: x + what[0] * scale, y: y + what[1] * scale, w: what[2] * scale, h: what[3] * scale, weight: AVOID }],
  );
}

/** Everything that a card had better not cover now, in CSS pixels of the screen. */
export function obstaclesOf(z: Visible): Obstacle[] {
  const things = z.things
    .map((thing) => ({ ding: thing, weight: weightOf(thing, z.avoid) }))
    .filter(({ weight }) => weight > 0);
  const rail = z.rail.visible ? [boxOf(z.rail, HIT)] : [];
  return [...rail, ...boxes(z), ...zones(z), ...things.map(({ ding: thing, weight }) => boxOf(thing.view, weight))];
}

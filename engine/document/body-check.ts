import type { BodyDef, EntityDef, GroupDef } from './entity.ts';
import type { SceneCheck, SceneDoc } from './scene.ts';

/** Bodies that move at once, whatever a document allows itself: what a school laptop bears (games.md section 5). */
const MOST = 60;

/** A body where it begins; lengths in px, angle in radians. */
interface Standing {
  path: string;
  x: number;
  y: number;
  angle: number;
  moves: boolean;
  /** Radius of a circle; else half the width and height of a box. */
  r?: number;
  half?: [number, number];
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

const bodyOf = (doc: SceneDoc, def: EntityDef | GroupDef): BodyDef | undefined =>
  ('body' in def ? def.body : undefined) ?? (def.prefab === undefined ? undefined : doc.prefabs[def.prefab]?.body);

function placesOf(def: EntityDef | GroupDef): (readonly [number, number])[] {
  if (!('points' in def) && !('grid' in def)) return [('at' in def ? def.at : undefined) ?? [0, 0]];
  const { points = [], grid } = def;
  if (grid === undefined) return points;
  const { cols, rows, at, gap } = grid;
  return Array.from({ length: cols * rows }, (_, nr) => [
    at[0] + (nr % cols) * gap[0],
    at[1] + Math.floor(nr / cols) * gap[1],
  ]);
}

/** Size of a circle or a box; null for arcs, flippers and what tuning decides. */
function sizeOf(body: BodyDef): Pick<Standing, 'r' | 'half'> | null {
  if (body.shape === 'circle') return isNumber(body.r) ? { r: body.r } : null;
  return body.shape === 'rect' && isNumber(body.w) && isNumber(body.h) ? { half: [body.w / 2, body.h / 2] } : null;
}

function standing(doc: SceneDoc): Standing[] {
  return doc.entities.flatMap((def, at) => {
    const body = bodyOf(doc, def);
    if (body === undefined || body.sensor === true) return [];
    const size = sizeOf(body);
    const angle = body.shape === 'rect' && isNumber(body.angle) ? (body.angle * Math.PI) / 180 : 0;
    const moves = body.static !== true;
    return placesOf(def).map(([x, y]) => ({
      path: `entities[${at}].body`,
      x: body.x ?? x,
      y: body.y ?? y,
      angle,
      moves,
      ...size,
    }));
  });
}

/** Reach of a body along a direction (cos, sin) from its middle. */
function reach({ r, half, angle }: Standing, cos: number, sin: number): number {
  if (r !== undefined) return r;
  const [w, h] = half ?? [0, 0];
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return w * Math.abs(cos * c + sin * s) + h * Math.abs(sin * c - cos * s);
}

/** Directions in which two bodies can be told apart: the sides of boxes, and the line between the middles. */
const directions = (a: Standing, b: Standing): number[] => [
  ...[a, b].flatMap(({ half, angle }) => (half === undefined ? [] : [angle, angle + Math.PI / 2])),
  Math.atan2(b.y - a.y, b.x - a.x),
];

function overlap(a: Standing, b: Standing): boolean {
  if ((a.r ?? a.half) === undefined || (b.r ?? b.half) === undefined) return false;
  return directions(a, b).every((angle) => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const apart = Math.abs((b.x - a.x) * cos + (b.y - a.y) * sin);
    return apart < reach(a, cos, sin) + reach(b, cos, sin) - 0.5;
  });
}

/**
 * At most 60 bodies that move, and none that begins inside another: the physics would shoot both away. Separating axes of circles and
 * boxes; arcs, flippers and sizes of `tuning` are not looked at.
 */
export const checkBodies: SceneCheck = (doc) => {
  const bodies = standing(doc);
  const moving = bodies.filter(({ moves }) => moves);
  const most = Math.min(MOST, doc.physics?.maxBodies ?? MOST);
  const first = moving[most];
  if (first !== undefined)
    return { pad: first.path, melding: `meer dan ${most} lichamen die bewegen (${moving.length})` };
  for (const [at, one] of moving.entries())
    for (const other of [...moving.slice(at + 1), ...bodies.filter(({ moves }) => !moves)])
      if (overlap(one, other)) return { pad: one.path, melding: `begint in het lichaam van ${other.path}` };
  return null;
};

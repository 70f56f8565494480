import { entriesOf, type DocumentPath } from './document-path.ts';

/** A part of the document that can be opened in the panel. */
export interface SceneNode {
  path: DocumentPath;
  /** What it is called in the document. */
  label: string;
  inner: SceneNode[];
}

/** Parts of every scene in the order in which an author thinks of them. */
const PARTS = [
  'tuning',
  'mechanics',
  'entities',
  'prefabs',
  'actors',
  'layers',
  'physics',
  'triggers',
  'finales',
  'tutorial',
  'paths',
  'portrait',
  'modes',
  'round',
  'stage',
  'assets',
  'sounds',
  'capabilities',
  'bonus',
  'tests',
] as const;

const NAMES = ['id', 'group', 'use', 'name', 'on', 'key', 'shape'] as const;

function labelOf(value: unknown, step: string | number): string {
  if (typeof step === 'string') return step;
  const fields = new Map(entriesOf(value));
  const names = NAMES.flatMap((name) => {
    const text = fields.get(name);
    return typeof text === 'string' ? [text] : [];
  });
  return names[0] ?? String(step + 1);
}

/** What is large enough to have a place of its own: a thing, not a number or a point. */
const isThing = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && entriesOf(value).some(([, inner]) => typeof inner !== 'number');

/** The parts that a document has, each with its things. */
export function treeOf(doc: unknown): SceneNode[] {
  const fields = new Map(entriesOf(doc));
  return PARTS.flatMap((part) => {
    const value = fields.get(part);
    if (typeof value !== 'object' || value === null) return [];
    const inner = entriesOf(value).flatMap(([step, thing]) =>
      isThing(thing) ? [{ path: [part, step], label: labelOf(thing, step), inner: [] }] : [],
    );
    return [{ path: [part], label: part, inner }];
  });
}

/** A thing that stands somewhere on the stage. */
export interface PlacedThing {
  path: DocumentPath;
  label: string;
  at: [x: number, y: number];
  outlines: Outline[];
}

/** What cannot be seen of a thing: what the physics feel, and where a finger may touch it. Px from its place, degrees. */
export interface Outline {
  kind: 'body' | 'touch';
  x: number;
  y: number;
  angle: number;
  /** A circle, or a box around the middle. */
  r?: number;
  size?: [width: number, height: number];
}

function pointOf(value: unknown): [number, number] | null {
  if (!Array.isArray(value)) return null;
  const [x, y]: unknown[] = value;
  return typeof x === 'number' && typeof y === 'number' ? [x, y] : null;
}

const numberIn = (fields: ReadonlyMap<string | number, unknown>, name: string): number | undefined => {
  const value = fields.get(name);
  return typeof value === 'number' ? value : undefined;
};

/** The outline of a body or a touch area; null where its size depends on tuning. */
function outlineOf(kind: Outline['kind'], shape: unknown, [ax, ay]: readonly [number, number]): Outline[] {
  const fields = new Map(entriesOf(shape));
  const of = (name: string): number | undefined => numberIn(fields, name);
  const spot = { kind, x: (of('x') ?? ax) - ax, y: (of('y') ?? ay) - ay, angle: of('angle') ?? 0 };
  const [r, w, h] = [of('r'), of('w'), of('h')];
  if (r !== undefined) return [{ ...spot, r }];
  return w === undefined || h === undefined ? [] : [{ ...spot, size: [w, h] }];
}

/** Everything that has a place of its own: things, and the points of groups. */
export function placedThings(doc: unknown): PlacedThing[] {
  const parts = new Map(entriesOf(doc));
  const prefabs = new Map(entriesOf(parts.get('prefabs')));
  return entriesOf(parts.get('entities')).flatMap(([step, thing]) => {
    const own = new Map(entriesOf(thing));
    const recipe = entriesOf(prefabs.get(String(own.get('prefab'))));
    const fields = new Map([...recipe, ...own]);
    const outlinesAt = (at: [number, number]): Outline[] => [
      ...outlineOf('body', fields.get('body'), at),
      ...outlineOf('touch', fields.get('hit'), at),
    ];
    const label = labelOf(thing, step);
    const at = pointOf(fields.get('at'));
    const points = entriesOf(fields.get('points')).flatMap(([nr, value]) => {
      const point = pointOf(value);
      return point === null
        ? []
        : [
            {
              path: ['entities', step, 'points', nr],
              label: `${label} ${Number(nr) + 1}`,
              at: point,
              outlines: outlinesAt(point),
            },
          ];
    });
    return [
      ...(at === null ? [] : [{ path: ['entities', step, 'at'], label, at, outlines: outlinesAt(at) }]),
      ...points,
    ];
  });
}

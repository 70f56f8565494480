import type { EntityDef, GroupDef } from '#engine/document/entity.ts';
import type { SceneDoc } from '#engine/document/scene.ts';
import { Path } from '../path.ts';

type P = readonly [number, number];
/** One thing to build: definition, id and place in stage px; `group` null outside a group. */
export interface Placement {
  def: EntityDef;
  id: string;
  group: string | null;
  at: P;
}

const isGroep = (def: EntityDef | GroupDef): def is GroupDef =>
  'points' in def || 'grid' in def || 'repeatAlong' in def;

/** Points of a path at equal distances along its length. */
export function along(points: readonly P[], n: number): P[] {
  const path = new Path(points);
  return Array.from({ length: n }, (_, k) => {
    const out = { x: 0, y: 0, angle: 0 };
    path.at(n <= 1 ? 0 : k / (n - 1), out);
    return [out.x, out.y];
  });
}

function pointsOf(doc: SceneDoc, groep: GroupDef): P[] {
  if (groep.points !== undefined) return groep.points;
  const { grid } = groep;
  if (grid !== undefined)
    return Array.from({ length: grid.cols * grid.rows }, (_, i) => [
      grid.at[0] + (i % grid.cols) * grid.gap[0],
      grid.at[1] + Math.floor(i / grid.cols) * grid.gap[1],
    ]);
  return along(doc.paths[groep.repeatAlong ?? ''] ?? [], groep.count ?? 1);
}

/** What makes a thing of an entity in a group; without any of these it is only a name. */
const LOOKS = ['sprite', 'prefab', 'actor', 'body', 'token'] as const;

/** Points of every group, by name. */
export function groepPoints(doc: SceneDoc): Map<string, readonly P[]> {
  return new Map(doc.entities.filter(isGroep).map((groep) => [groep.group, pointsOf(doc, groep)]));
}

/** Every thing of the document with its id and place, in order. */
export function placements(doc: SceneDoc): Placement[] {
  return doc.entities.flatMap((def, i): Placement[] => {
    if (!isGroep(def)) return 'group' in def && !LOOKS.some((look) => look in def) ? [] : [single(def, i, doc)];
    if (def.prefab === undefined) return [];
    return pointsOf(doc, def).map((at, k) => ({
      def: { prefab: def.prefab },
      id: `${def.group}-${k}`,
      group: def.group,
      at,
    }));
  });
}

function single(def: EntityDef, i: number, doc: SceneDoc): Placement {
  const base = def.prefab === undefined ? undefined : doc.prefabs[def.prefab];
  return {
    def,
    id: def.id ?? `${def.prefab ?? 'ding'}-${i}`,
    group: def.group ?? null,
    at: def.at ?? base?.at ?? [0, 0],
  };
}

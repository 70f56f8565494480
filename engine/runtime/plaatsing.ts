import type { EntityDef, GroupDef } from '#engine/document/entiteit.ts';
import type { SceneDoc } from '#engine/document/scene.ts';
import { Pad } from './pad.ts';

type P = readonly [number, number];
export interface Plaatsing {
  def: EntityDef;
  id: string;
  group: string | null;
  at: P;
}

const isGroep = (def: EntityDef | GroupDef): def is GroupDef =>
  'points' in def || 'grid' in def || 'repeatAlong' in def;

/** Points of a path at equal distances along its length. */
export function langs(punten: readonly P[], n: number): P[] {
  const pad = new Pad(punten);
  return Array.from({ length: n }, (_, k) => {
    const out = { x: 0, y: 0, angle: 0 };
    pad.op(n <= 1 ? 0 : k / (n - 1), out);
    return [out.x, out.y];
  });
}

function puntenVan(doc: SceneDoc, groep: GroupDef): P[] {
  if (groep.points !== undefined) return groep.points;
  const { grid } = groep;
  if (grid !== undefined)
    return Array.from({ length: grid.cols * grid.rows }, (_, i) => [
      grid.at[0] + (i % grid.cols) * grid.gap[0],
      grid.at[1] + Math.floor(i / grid.cols) * grid.gap[1],
    ]);
  return langs(doc.paths[groep.repeatAlong ?? ''] ?? [], groep.count ?? 1);
}

/** Points of every group, by name. */
export function groepPunten(doc: SceneDoc): Map<string, readonly P[]> {
  return new Map(doc.entities.filter(isGroep).map((groep) => [groep.group, puntenVan(doc, groep)]));
}

/** Every thing of the document with its id and place, in order. */
export function plaatsingen(doc: SceneDoc): Plaatsing[] {
  return doc.entities.flatMap((def, i): Plaatsing[] => {
    if (!isGroep(def))
      return 'group' in def && !('sprite' in def) && !('prefab' in def) && !('actor' in def) && !('body' in def)
        ? []
        : [enkel(def, i, doc)];
    if (def.prefab === undefined) return [];
    return puntenVan(doc, def).map((at, k) => ({
      def: { prefab: def.prefab },
      id: `${def.group}-${k}`,
      group: def.group,
      at,
    }));
  });
}

function enkel(def: EntityDef, i: number, doc: SceneDoc): Plaatsing {
  const basis = def.prefab === undefined ? undefined : doc.prefabs[def.prefab];
  return {
    def,
    id: def.id ?? `${def.prefab ?? 'ding'}-${i}`,
    group: def.group ?? null,
    at: def.at ?? basis?.at ?? [0, 0],
  };
}

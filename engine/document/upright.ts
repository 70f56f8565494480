import type { SceneDoc } from './scene.ts';

type Patches = Readonly<Record<string, unknown>>;

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lays a patch over a value: tables field by field, everything else as a whole. */
function laidOver(value: unknown, patch: unknown): unknown {
  if (patch === undefined) return value;
  if (!isTable(value) || !isTable(patch)) return patch;
  const names = new Set([...Object.keys(value), ...Object.keys(patch)]);
  return Object.fromEntries([...names].map((name) => [name, laidOver(value[name], patch[name])]));
}

/** Name by which an entity or group is patched: its id, else its group. */
const entityName = (def: SceneDoc['entities'][number]): string => ('id' in def ? def.id : undefined) ?? def.group ?? '';

function eachLaidOver<T>(parts: readonly T[], patches: Patches, nameOf: (part: T) => string): unknown[] {
  return parts.map((part) => laidOver(part, patches[nameOf(part)]));
}

/**
 * The document as it is played on an upright screen: the portrait part laid over the rest, to be read again. A document without such
 * a part is answered as it is.
 */
export function uprightScene(doc: SceneDoc): unknown {
  const { portrait, ...rest } = doc;
  if (portrait === undefined) return doc;
  const { frame, layers, entities, mechanics, ...tables } = portrait;
  return {
    ...rest,
    stage: { ...doc.stage, frame },
    layers: eachLaidOver(doc.layers, layers, ({ id }) => id),
    entities: eachLaidOver(doc.entities, entities, entityName),
    mechanics: eachLaidOver(doc.mechanics, mechanics, ({ id, use }) => id ?? use),
    prefabs: laidOver(doc.prefabs, tables.prefabs),
    paths: laidOver(doc.paths, tables.paths),
    tuning: laidOver(doc.tuning, tables.tuning),
    woordRail: laidOver(doc.woordRail, tables.woordRail),
    help: laidOver(doc.help, tables.help),
    zin: laidOver(doc.zin, tables.zin),
  };
}

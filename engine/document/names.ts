import type { EntityDef, GroupDef, PrefabDef } from './entity.ts';
import type { SceneError } from './error.ts';
import { REACTIONS } from './fields.schema.ts';
import type { FinaleDef } from './finale.ts';
import { meets } from './pattern.ts';
import type { Trigger, TriggerAction } from './trigger.ts';

/** The parts of a scene document that hold names. */
interface NamesDoc {
  layers: readonly { id: string; asset?: string | undefined }[];
  assets: { icons: object; svg: object; layers: object; rigs: object };
  actors: Readonly<Record<string, { rig?: string | undefined; poses: object; reactions: object }>>;
  prefabs: Readonly<Record<string, PrefabDef>>;
  entities: readonly (EntityDef | GroupDef)[];
  paths: object;
  triggers: readonly Trigger[];
  finales: readonly FinaleDef[];
}
type Thing = PrefabDef | EntityDef | GroupDef;
interface Reference {
  veld: string;
  naam: string | undefined;
  bekend: (name: string) => boolean;
}

/** Every name that is used must exist: layers, sprites, prefabs, actors, rigs, paths, poses. */
export function checkNames(doc: NamesDoc): SceneError | null {
  const knowledge = namesOf(doc);
  for (const [i, layer] of doc.layers.entries()) {
    const error = first(`layers[${i}]`, [{ veld: 'asset', naam: layer.asset, bekend: knowledge.layerDrawing }]);
    if (error !== null) return error;
  }
  for (const [id, actor] of Object.entries(doc.actors)) {
    const error = first(`actors.${id}`, [
      { veld: 'rig', naam: actor.rig, bekend: knowledge.rig },
      ...Object.entries(actor.reactions).map(([event, pose]) => ({
        veld: `reactions.${event}`,
        naam: typeof pose === 'string' ? pose : undefined,
        bekend: poseOf(actor),
      })),
    ]);
    if (error !== null) return error;
  }
  const things: [string, Thing][] = [
    ...Object.entries(doc.prefabs).map(([id, def]): [string, Thing] => [`prefabs.${id}`, def]),
    ...doc.entities.map((def, i): [string, Thing] => [`entities[${i}]`, def]),
  ];
  for (const [path, def] of things) {
    const error = first(path, references(def, knowledge));
    if (error !== null) return error;
  }
  return checkPoses(doc) ?? checkFinales(doc);
}

/** Poses that every actor knows, and its own. */
const poseOf =
  ({ poses }: { poses: object }) =>
  (name: string): boolean =>
    Object.hasOwn(poses, name) || REACTIONS.some((known) => known === name);

/** A trigger may let several actors take a pose; one of the scene must know it. */
function checkPoses({ actors, triggers }: NamesDoc): SceneError | null {
  const known = (name: string): boolean => Object.values(actors).some((actor) => poseOf(actor)(name));
  for (const [i, trigger] of triggers.entries()) {
    const list = trigger.do.map((action, k) => ({
      veld: `do[${k}].to`,
      naam: 'pose' in action ? action.to : undefined,
      bekend: known,
    }));
    const error = first(`triggers[${i}]`, list);
    if (error !== null) return error;
  }
  return null;
}

/** A step begins by steps that stand before it, has no waits of its own, and names things and poses that exist. */
function checkFinales(doc: NamesDoc): SceneError | null {
  const pose = (name: string): boolean => Object.values(doc.actors).some((actor) => poseOf(actor)(name));
  const thing = thingOf(doc);
  for (const [i, { timeline }] of doc.finales.entries()) {
    for (const [k, step] of timeline.entries()) {
      const earlier = new Set(timeline.slice(0, k).map(({ name }) => name));
      const known = (name: string): boolean => earlier.has(name);
      const error = first(`finales[${i}].timeline[${k}]`, [
        { veld: 'after', naam: step.after, bekend: known },
        { veld: 'with', naam: step.with, bekend: known },
        { veld: 'name', naam: step.name, bekend: (name) => !known(name) },
        { veld: 'each', naam: step.each, bekend: thing },
        { veld: 'words', naam: step.words, bekend: thing },
        ...step.do.flatMap((action, n): Reference[] => [
          { veld: `do[${n}].to`, naam: 'pose' in action ? action.to : undefined, bekend: pose },
          { veld: `do[${n}]`, naam: targetOf(action), bekend: (name) => name === 'a' || thing(name) },
          { veld: `do[${n}].wait`, naam: 'wait' in action ? 'wait' : undefined, bekend: () => false },
        ]),
      ]);
      if (error !== null) return error;
    }
  }
  return null;
}

/** The things that an action is for. */
function targetOf(action: TriggerAction): string | undefined {
  if ('tween' in action) return action.tween;
  if ('show' in action) return action.show;
  if ('hide' in action) return action.hide;
  if ('pose' in action) return action.pose;
  if ('state' in action) return action.state;
  return 'juice' in action ? action.target : undefined;
}

/** Whether a thing, group or prefab has this name, or one that begins so. */
function thingOf({ prefabs, entities }: NamesDoc): (pattern: string) => boolean {
  const names = [
    ...Object.keys(prefabs),
    ...entities.flatMap((def) => [('id' in def ? def.id : undefined) ?? '', def.group ?? '']),
  ].filter((name) => name !== '');
  return (pattern) => names.some((name) => meets(pattern, name));
}

interface Knowledge {
  laag: (n: string) => boolean;
  sprite: (n: string) => boolean;
  prefab: (n: string) => boolean;
  actor: (n: string) => boolean;
  pad: (n: string) => boolean;
  rig: (n: string) => boolean;
  layerDrawing: (n: string) => boolean;
}

function namesOf(doc: NamesDoc): Knowledge {
  const layers = new Set(doc.layers.map((layer) => layer.id));
  const has =
    (table: object) =>
    (n: string): boolean =>
      Object.hasOwn(table, n);
  return {
    laag: (n) => layers.has(n),
    sprite: (n) =>
      Object.hasOwn(doc.assets.icons, n) ||
      Object.hasOwn(doc.assets.svg, n) ||
      Object.hasOwn(doc.assets.rigs, n.split('.')[0] ?? ''),
    prefab: has(doc.prefabs),
    actor: has(doc.actors),
    pad: has(doc.paths),
    rig: has(doc.assets.rigs),
    layerDrawing: has(doc.assets.layers),
  };
}

function references(def: Thing, knowledge: Knowledge): Reference[] {
  const list: Reference[] = [{ veld: 'prefab', naam: def.prefab, bekend: knowledge.prefab }];
  if ('group' in def && !('layer' in def)) {
    if ('repeatAlong' in def) list.push({ veld: 'repeatAlong', naam: def.repeatAlong, bekend: knowledge.pad });
  }
  if ('sprite' in def) list.push({ veld: 'sprite', naam: def.sprite, bekend: knowledge.sprite });
  if ('layer' in def) list.push({ veld: 'layer', naam: def.layer, bekend: knowledge.laag });
  if ('actor' in def) list.push({ veld: 'actor', naam: def.actor, bekend: knowledge.actor });
  if ('parts' in def)
    for (const [i, part] of (def.parts ?? []).entries())
      list.push({ veld: `parts[${i}].sprite`, naam: part.sprite, bekend: knowledge.sprite });
  return list;
}

function first(path: string, list: readonly Reference[]): SceneError | null {
  for (const { veld: field, naam: name, bekend: known } of list) {
    if (name !== undefined && !known(name)) return { pad: `${path}.${field}`, melding: `onbekende naam '${name}'` };
  }
  return null;
}

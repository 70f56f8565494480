import type { EntityDef } from './entity.ts';
import { meets } from './pattern.ts';
import type { SceneCheck, SceneDoc } from './scene.ts';

/** What some screen or other shows of the stage (engine/README, Measures), px. */
const SEEN = { left: -140, right: 1420, top: -120, bottom: 840 } as const;

const isSeen = ([x = 0, y = 0]: readonly number[]): boolean =>
  x >= SEEN.left && x <= SEEN.right && y >= SEEN.top && y <= SEEN.bottom;

/** Names of everything that a trigger or a finale moves or shows. */
function movedBy({ triggers, finales }: SceneDoc): string[] {
  const lists = [
    ...triggers.map((one) => one.do),
    ...finales.flatMap(({ timeline }) => timeline.map((step) => step.do)),
  ];
  return lists
    .flat()
    .flatMap((action) => [
      ...('tween' in action ? [action.tween] : []),
      ...('path' in action ? [action.path] : []),
      ...('show' in action ? [action.show] : []),
    ]);
}

const meant = (patterns: readonly string[], { id = '', prefab = '', group = '' }: EntityDef): boolean =>
  patterns.some((pattern) => [id, prefab, group].some((name) => meets(pattern, name)));

/** A thing that must be touched stands where some screen shows it, or something brings it there. Worlds that scroll are left alone, and those cut to a frame, which leave toys out. */
export const checkReach: SceneCheck = (doc) => {
  if (doc.stage.scroll !== 'none' || doc.stage.frame !== undefined) return null;
  const moved = movedBy(doc);
  const at = doc.entities.findIndex((def) => {
    if (!('at' in def) || def.at === undefined) return false;
    return def.tap === true && !isSeen(def.at) && (def.behaviours ?? []).length === 0 && !meant(moved, def);
  });
  return at < 0
    ? null
    : { pad: `entities[${at}].at`, melding: 'staat buiten elk scherm en kan niet aangeraakt worden' };
};

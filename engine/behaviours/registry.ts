import { readablePath } from '#engine/document/error.ts';
import type { SceneCheck } from '#engine/document/scene.ts';
import type { BehaviourDef } from '#engine/runtime/own.ts';
import { bob, breathe, drift, followBrush, followPath, parallaxLoop, reach, ride, spin, sway } from './motion.ts';
import { blink, cycleFrames, dropShadow, lookAt, peek, squashOnLand, timedLife, trail } from './appearance.ts';

/** All behaviours by name; they are small, so they come along with every game. */
export const BEHAVIOURS: Readonly<Record<string, BehaviourDef>> = {
  blink,
  bob,
  breathe,
  cycleFrames,
  drift,
  dropShadow,
  followBrush,
  followPath,
  lookAt,
  parallaxLoop,
  peek,
  reach,
  ride,
  spin,
  squashOnLand,
  sway,
  timedLife,
  trail,
};

/** Checks name and parameters of every behaviour; `eigen` = behaviours of the game itself. */
export function checkBehaviours(own: Readonly<Record<string, Pick<BehaviourDef, 'schema'>>> = {}): SceneCheck {
  return (doc) => {
    const things = [
      ...Object.entries(doc.prefabs).map(([id, def]) => [['prefabs', id], def] as const),
      ...doc.entities.map((def, i) => [['entities', i], def] as const),
    ];
    for (const [path, def] of things) {
      const uses = 'behaviours' in def ? (def.behaviours ?? []) : [];
      for (const [i, use] of uses.entries()) {
        const behaviour = own[use.use] ?? BEHAVIOURS[use.use];
        const spot = [...path, 'behaviours', i];
        if (behaviour === undefined)
          return { pad: readablePath([...spot, 'use']), melding: `onbekende behaviour '${use.use}'` };
        const issue = behaviour.schema.safeParse(use).error?.issues[0];
        if (issue !== undefined) return { pad: readablePath([...spot, ...issue.path]), melding: issue.message };
      }
    }
    return null;
  };
}

import type { z } from 'zod/mini';
import { readablePath } from '#engine/document/error.ts';
import type { SceneCheck } from '#engine/document/scene.ts';
import { EVENTS } from '#engine/document/trigger.ts';

/** What the checks know about a mechanic: its parameters and the events it adds. */
export interface MechanicInfo {
  schema: z.ZodMiniType;
  emits: readonly string[];
}

const infos = import.meta.glob<MechanicInfo>('./*.schema.ts', { import: 'info', eager: true });

/** Pure: no runtime code is imported here. Every schema of this folder describes one mechanic. */
export const MECHANIC_INFO: Readonly<Record<string, MechanicInfo>> = Object.fromEntries(
  Object.entries(infos).map(([path, info]) => [path.slice('./'.length, -'.schema.ts'.length), info]),
);

/** Checks parameters of every mechanic and that triggers listen to events that exist. `eigen` = mechanics of the game itself. */
export function checkMechanics(own: Readonly<Record<string, MechanicInfo>> = {}): SceneCheck {
  return (doc) => {
    const events = new Set<string>(EVENTS);
    for (const [i, use] of doc.mechanics.entries()) {
      const info = own[use.use] ?? MECHANIC_INFO[use.use];
      if (info === undefined) return { pad: `mechanics[${i}].use`, melding: `onbekende mechanic '${use.use}'` };
      const issue = info.schema.safeParse(use).error?.issues[0];
      if (issue !== undefined) return { pad: readablePath(['mechanics', i, ...issue.path]), melding: issue.message };
      for (const event of info.emits) events.add(event);
    }
    return checkEvents(doc, events);
  };
}

const checkEvents = (doc: Parameters<SceneCheck>[0], events: Set<string>): ReturnType<SceneCheck> => {
  for (const t of doc.triggers) for (const a of t.do) if ('emit' in a) events.add(a.emit);
  const at = doc.triggers.findIndex((t) => !events.has(t.on));
  const error = doc.triggers[at];
  return error === undefined ? null : { pad: `triggers[${at}].on`, melding: `niemand meldt '${error.on}'` };
};

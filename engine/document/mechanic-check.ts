import type { z } from 'zod/mini';
import { readablePath } from './error.ts';
import type { SceneCheck, SceneDoc } from './scene.ts';
import { EVENTS } from './trigger.ts';

/** What the checks know about a mechanic: its parameters and the events it adds. */
export interface MechanicInfo {
  schema: z.ZodMiniType;
  emits: readonly string[];
}

/** Checks parameters of every mechanic and that triggers listen to events that exist; `known` = all that the document may use. */
export function checkMechanicsBy(known: Readonly<Record<string, MechanicInfo>>): SceneCheck {
  return (doc) => {
    const events = new Set<string>(EVENTS);
    for (const [i, use] of doc.mechanics.entries()) {
      const info = known[use.use];
      if (info === undefined) return { pad: `mechanics[${i}].use`, melding: `onbekende mechanic '${use.use}'` };
      const issue = info.schema.safeParse(use).error?.issues[0];
      if (issue !== undefined) return { pad: readablePath(['mechanics', i, ...issue.path]), melding: issue.message };
      for (const event of info.emits) events.add(event);
    }
    return checkEvents(doc, events);
  };
}

function checkEvents(doc: SceneDoc, events: Set<string>): ReturnType<SceneCheck> {
  for (const t of doc.triggers) for (const a of t.do) if ('emit' in a) events.add(a.emit);
  const at = doc.triggers.findIndex((t) => !events.has(t.on));
  const error = doc.triggers[at];
  return error === undefined ? null : { pad: `triggers[${at}].on`, melding: `niemand meldt '${error.on}'` };
}

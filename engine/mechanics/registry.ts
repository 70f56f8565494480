import type { MechanicDef } from '#engine/runtime/own.ts';

const files = import.meta.glob<{ mechanic: MechanicDef }>(['./*.ts', '!./*.*.ts', '!./{params,registry}.ts']);

/** Loads a mechanic only when a game uses it. Every file of this folder is one; what they are made of stands in `pieces`. */
export const MECHANICS: Readonly<Record<string, () => Promise<{ mechanic: MechanicDef }>>> = Object.fromEntries(
  Object.entries(files).map(([path, load]) => [path.slice('./'.length, -'.ts'.length), load]),
);

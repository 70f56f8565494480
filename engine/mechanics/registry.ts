import type { MechanicDef } from '#engine/runtime/own.ts';

/** Loads a mechanic only when a game uses it. */
export const MECHANICS: Readonly<Record<string, () => Promise<{ mechanic: MechanicDef }>>> = {
  bodies: () => import('./bodies.ts'),
  camera: () => import('./camera.ts'),
  dragdrop: () => import('./dragdrop.ts'),
  gesture: () => import('./gesture.ts'),
  lanes: () => import('./lanes.ts'),
  spawner: () => import('./spawner.ts'),
  tempo: () => import('./tempo.ts'),
  track: () => import('./track.ts'),
  typing: () => import('./typing.ts'),
  vehicle: () => import('./vehicle.ts'),
};

import { checkMechanicsBy, type MechanicInfo } from '#engine/document/mechanic-check.ts';
import type { SceneCheck } from '#engine/document/scene.ts';

const infos = import.meta.glob<MechanicInfo>('./*.schema.ts', { import: 'info', eager: true });

/** Pure: no runtime code is imported here. Every schema of this folder describes one mechanic. */
export const MECHANIC_INFO: Readonly<Record<string, MechanicInfo>> = Object.fromEntries(
  Object.entries(infos).map(([path, info]) => [path.slice('./'.length, -'.schema.ts'.length), info]),
);

/**
 * Checks a document with every mechanic there is, for authors and tests; `own` = mechanics of the game itself. A game that
 * is played is checked with those that it loads.
 */
export const checkMechanics = (own: Readonly<Record<string, MechanicInfo>> = {}): SceneCheck =>
  checkMechanicsBy({ ...MECHANIC_INFO, ...own });

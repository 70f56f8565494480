import type { Entity } from './contract.ts';

/** What is nearer is drawn later. Whole steps of depth, so that the layer is seldom sorted again. */
export function bringToFront(thing: Entity, depth: number): void {
  if (thing.view.zIndex !== depth) thing.view.zIndex = depth;
}

import type { Entity } from './contract.ts';

/** What is nearer is drawn later. Whole steps of depth, so that the layer is seldom sorted again. */
export function naarVoren(ding: Entity, diepte: number): void {
  if (ding.view.zIndex !== diepte) ding.view.zIndex = diepte;
}

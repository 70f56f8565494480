import type { InputDevice, Verdict } from '#engine/core/oefening/contract.ts';
import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import { pogingMet } from '#engine/runtime/vraag.ts';

/** Gives the token of a carrier as the answer; null when one token is no answer to this question. */
export function geefToken(ctx: SceneContext, entity: Entity, device: InputDevice): Verdict | null {
  const view = ctx.question()?.view;
  if (view === undefined || entity.token === null) return null;
  const poging = pogingMet(view, entity.token.id, ctx.nextSlot());
  return poging === null ? null : ctx.attempt(poging, entity, device);
}

/** Living carrier of a token. */
export function dragerVan(dingen: readonly Entity[], tokenId: string | null): Entity | null {
  if (tokenId === null) return null;
  for (const ding of dingen) if (ding.token?.id === tokenId) return ding;
  return null;
}

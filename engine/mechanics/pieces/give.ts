import type { InputDevice, Question, Token, Verdict } from '#engine/core/oefening/contract/contract.ts';
import type { Entity, SceneContext } from '#engine/runtime/contract.ts';
import { attemptWith } from '#engine/runtime/vraag.ts';

/** Gives the token of a carrier as the answer; null when one token is no answer to this question. */
export function giveToken(ctx: SceneContext, entity: Entity, device: InputDevice): Verdict | null {
  const view = ctx.question()?.view;
  if (view === undefined || entity.token === null) return null;
  const poging = attemptWith(view, entity.token.id, ctx.nextSlot());
  return poging === null ? null : ctx.attempt(poging, entity, device);
}

/** What a question asks about, for a carrier of its own: its picture or its word; null when it can only be heard. */
export const askedToken = ({ prompt }: Question): Token | null => {
  if (prompt.picture !== undefined) return { id: 'word', kind: 'plaatje', picture: prompt.picture };
  return prompt.text === undefined ? null : { id: 'word', kind: 'woord', text: prompt.text };
};

/** Living carrier of a token. */
export function carrierOf(things: readonly Entity[], tokenId: string | null): Entity | null {
  if (tokenId === null) return null;
  for (const thing of things) if (thing.token?.id === tokenId) return thing;
  return null;
}

import type { SpelPackage } from '#games/registry.ts';
import type { Texts } from '#engine/react/texts.ts';
import type { Vragen } from '#engine/core/oefening/vraag/build-vraag.ts';
import type { Spelronde } from '#server/features/somvensters/somvensters.contract.ts';

/** What a round is played with. */
export interface Loaded {
  spelronde: Spelronde;
  pkg: SpelPackage;
  vragen: Vragen;
  texts: Texts;
}

import type { Capability } from '#engine/core/oefening/contract/contract.ts';
import type { Vragen } from '#engine/core/oefening/vraag/build-vraag.ts';
import { coreSuffices, CORE_VRAGEN } from '#engine/core/oefening/vraag/core-vragen.ts';
import type { Spelronde } from '#server/features/somvensters/somvensters.contract.ts';

/** Builders of the questions of a round: the small set when that asks the same, otherwise all of them, loaded on demand. */
export async function loadVragen(
  spelronde: Pick<Spelronde, 'formaten' | 'pool'>,
  capabilities: readonly Capability[],
): Promise<Vragen> {
  if (coreSuffices({ ...spelronde, capabilities })) return CORE_VRAGEN;
  return (await import('#engine/core/oefening/vraag/all-vragen.ts')).ALL_VRAGEN;
}

import type { Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import type { Model } from '#engine/core/oefening/model/model.ts';
import { doelFor, restrict } from '#engine/core/oefening/model/settings.ts';

/** How many items a setting leaves to practise; 0 also when it contradicts itself. */
export function poolSize(model: Model, setting: Oefeninstelling): number {
  const restriction = restrict(model, setting);
  if (!restriction.ok) return 0;
  let count = 0;
  for (const item of model.items.values()) if (doelFor(restriction.value, item) !== null) count += 1;
  return count;
}

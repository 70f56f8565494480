import { modelWith, type Model } from '#engine/core/oefening/model/model.ts';
import type { RouteWeights } from '#engine/core/oefening/model/weights.ts';
import type { Content } from './content.ts';

const made = new WeakMap<Model, WeakMap<RouteWeights, Model>>();

/** Weights that an organisation predicts with: its own, else those of all; nothing = those of the first day. */
export const weightsFor = ({ weights }: Pick<Content, 'weights'>, adminId: string): RouteWeights | undefined =>
  weights.get(adminId) ?? weights.get(null);

/** What the practice engine knows of all items, with the weights of an organisation. */
export function modelFor(content: Pick<Content, 'model' | 'weights'>, adminId: string): Model {
  const weights = weightsFor(content, adminId);
  if (weights === undefined) return content.model;
  const known = made.get(content.model) ?? new WeakMap<RouteWeights, Model>();
  made.set(content.model, known);
  const model = known.get(weights) ?? modelWith(content.model, weights);
  known.set(weights, model);
  return model;
}

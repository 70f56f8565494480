import { createRng, hashText } from '#engine/core/basis/rng.ts';
import type { Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';

/** Comparison between groepen of schools that agreed to it: `anders` is what changes in the second half of the groepen. */
export interface Experiment {
  id: string;
  anders: Partial<Pick<Oefeninstelling, 'adaptief' | 'herhaling'>>;
}

/** Running comparisons. The first asks whether choosing each word is worth it: half of the groepen get the words in a fixed order. */
export const EXPERIMENTS: readonly Experiment[] = Object.freeze([
  { id: 'vaste-volgorde-2026', anders: { adaptief: false } },
]);

/** The half a groep is in: the same on every server and for good, and unrelated between experiments. Identifiers are taken as text. */
export function halfOf(who: { adminId: string; groepId: string; experimentId: string }): 'a' | 'b' {
  // The lowest bit of the hash alone would put every experiment on the same groepen.
  return createRng(hashText(`${who.adminId}/${who.groepId}/${who.experimentId}`)).next() < 0.5 ? 'a' : 'b';
}

/** Setting of a leerling under the experiments of the groep. What the leerkracht fixed by hand stays. */
export function withExperiments(
  setting: Oefeninstelling,
  groep: { adminId: string; groepId: string },
  experiments: readonly Experiment[] = EXPERIMENTS,
): Oefeninstelling {
  if (setting.vasteVolgorde || !setting.adaptief) return setting;
  return experiments.reduce(
    (out, { id, anders: different }) =>
      halfOf({ ...groep, experimentId: id }) === 'b' ? { ...out, ...different } : out,
    setting,
  );
}

import type { Antwoord } from './antwoord.ts';
import { doelsuccesVan } from './doelsucces.ts';
import { createModel, type Model } from './model.ts';
import { pack, unpack } from './pack.ts';
import { PARAMS } from './params.ts';
import type { LeerlingToestand } from './state.ts';
import { DOELEN, WERKWOORD, WOORDEN, ZIN } from './test-kit.ts';
import { update, type UpdateTrace } from './update.ts';

/** Model of the test words. */
export const m: Model = createModel([...WOORDEN, WERKWOORD, ZIN], DOELEN);
export const DOEL = doelsuccesVan(PARAMS, 'normaal');
export const antwoord = (over: Partial<Antwoord> = {}): Antwoord => ({
  itemId: 'w-brood',
  doelId: 'eind-d',
  format: 'dictee',
  k: 0,
  x: 1,
  ms: 5000,
  day: 100,
  arm: 'adaptief',
  ...over,
});
/** Learns from one answer. */
export const doe = (s: LeerlingToestand, over: Partial<Antwoord> = {}, model = m): UpdateTrace => {
  const uit = update(model, s, { antwoord: antwoord(over), doelsucces: DOEL });
  if (!uit.ok) throw new Error(uit.fout);
  return uit.value;
};

/** State as it comes back from storage. */
export const kopie = (s: LeerlingToestand): LeerlingToestand => {
  const uit = unpack(pack(s));
  if (!uit.ok) throw new Error(uit.fout);
  return uit.value;
};

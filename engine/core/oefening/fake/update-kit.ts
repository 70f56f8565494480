import type { Antwoord } from '../contract/antwoord.ts';
import { targetSuccessOf } from '../model/target-success.ts';
import { createModel, type Model } from '../model/model.ts';
import { pack, unpack } from '../select/pack.ts';
import { PARAMS } from '../model/params.ts';
import type { LeerlingState } from '../model/state.ts';
import { DOELEN, WERKWOORD, WOORDEN, ZIN } from './test-kit.ts';
import { update, type UpdateTrace } from '../model/update.ts';

/** Model of the test words. */
export const m: Model = createModel([...WOORDEN, WERKWOORD, ZIN], DOELEN);
/** Target success of the default setting. */
export const DOEL = targetSuccessOf(PARAMS, 'normaal');
/** Right answer on day 100, changed where a test says so. */
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
export const perform = (s: LeerlingState, over: Partial<Antwoord> = {}, model = m): UpdateTrace => {
  const out = update(model, s, { antwoord: antwoord(over), targetSuccess: DOEL });
  if (!out.ok) throw new Error(out.fout);
  return out.value;
};

/** State as it comes back from storage. */
export const copy = (s: LeerlingState): LeerlingState => {
  const out = unpack(pack(s));
  if (!out.ok) throw new Error(out.fout);
  return out.value;
};

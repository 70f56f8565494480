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
/** Aim for the success rate at the setting `normaal`: goal .75 and its band. */
export const DOEL = targetSuccessOf(PARAMS, 'normaal');
/** A right answer on `w-brood` in a dictation of 5 s on day 100; `over` replaces fields. */
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

import type { Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import type { Params } from './params.ts';
import type { LeerlingState } from './state.ts';

/** How hard work is meant to be: success target and half width of the band around it. */
export interface TargetSuccess {
  doel: number;
  band: number;
}

/** Target of a setting (practice.md section 10). */
export function targetSuccessOf(params: Params, difficulty: Oefeninstelling['moeilijkheid']): TargetSuccess {
  return { doel: Math.max(params.doelMin, params.doel[difficulty]), band: params.band[difficulty] };
}

/** Target at this moment: .70 in the first 12 answers, a little easier after a long absence. */
export function doelNow(params: Params, s: LeerlingState, d: TargetSuccess): number {
  if (s.n < params.startItems) return Math.min(d.doel, params.startDoel);
  return s.returnCounter > 0 ? Math.min(params.pMax, d.doel + params.longAwayDoel) : d.doel;
}

/** Share right of the last outcomes (at most 30). */
export function lastSuccess(params: Params, s: LeerlingState): number {
  const n = Math.min(s.n, params.bandWindow);
  if (n === 0) return 0.5;
  let correct = 0;
  for (let i = 0; i < n; i += 1) correct += (s.ring >>> i) & 1;
  return correct / n;
}

import type { Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import type { Params } from './params.ts';
import type { LeerlingToestand } from './state.ts';

/** How hard work is meant to be: success target and half width of the band around it. */
export interface Doelsucces {
  doel: number;
  band: number;
}

/** Target of a setting (practice.md section 10). */
export function doelsuccesVan(params: Params, moeilijkheid: Oefeninstelling['moeilijkheid']): Doelsucces {
  return { doel: Math.max(params.doelMin, params.doel[moeilijkheid]), band: params.band[moeilijkheid] };
}

/** Target at this moment: .70 in the first 12 answers, a little easier after a long absence. */
export function doelNu(params: Params, s: LeerlingToestand, d: Doelsucces): number {
  if (s.n < params.startItems) return Math.min(d.doel, params.startDoel);
  return s.terugTeller > 0 ? Math.min(params.pMax, d.doel + params.langWegDoel) : d.doel;
}

/** Share right of the last outcomes (at most 30). */
export function laatsteSucces(params: Params, s: LeerlingToestand): number {
  const n = Math.min(s.n, params.bandVenster);
  if (n === 0) return 0.5;
  let goed = 0;
  for (let i = 0; i < n; i += 1) goed += (s.ring >>> i) & 1;
  return goed / n;
}

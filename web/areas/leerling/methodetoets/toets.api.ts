import {
  planSittingEndpoints as planTest,
  type PlanSittingParams,
} from '#server/features/handelingsplannen/plan-sitting.contract.ts';
import {
  afnameEndpoints as afname,
  type Afname,
  type AfnameParams,
} from '#server/features/methodetoetsen/afname.contract.ts';
import { call, callBare } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';
import { HttpError } from '#web/platform/http-error.ts';
import type { ToetsNote } from '../shared/sitting/notes.ts';

/** A test that a leerling takes; with `plan` its id is that of a care plan, and this says which of its two tests. */
export interface ToetsSpot extends AfnameParams {
  plan?: PlanSittingParams['soort'] | undefined;
}

const ofToets = ({ tenantId, methodetoetsId, leerlingId }: ToetsSpot): AfnameParams => ({
  tenantId,
  methodetoetsId,
  leerlingId,
});
const ofPlan = (
  { tenantId, methodetoetsId, leerlingId }: ToetsSpot,
  kind: PlanSittingParams['soort'],
): PlanSittingParams => ({ tenantId, handelingsplanId: methodetoetsId, soort: kind, leerlingId });

const CALM = { revalidateOnFocus: false, revalidateOnReconnect: false } as const;

/** The words stay as they are while a child works on them. */
export function useAfname(spot: ToetsSpot): ReadState<Afname> {
  const { plan } = spot;
  const ofMethod = useEndpoint(afname.find, plan === undefined ? { params: ofToets(spot) } : null, CALM);
  const ofCare = useEndpoint(planTest.find, plan === undefined ? null : { params: ofPlan(spot, plan) }, CALM);
  return plan === undefined ? ofMethod : ofCare;
}

/** The steps that a leerling takes. */
const step =
  (name: 'start' | 'pause' | 'handIn') =>
  (spot: ToetsSpot): Promise<Afname> =>
    spot.plan === undefined
      ? call(afname[name], { params: ofToets(spot) })
      : call(planTest[name], { params: ofPlan(spot, spot.plan) });
export const startToets = step('start');
export const pauseToets = step('pause');
export const handInToets = step('handIn');

/** Writes one answer down; false = no line or a server that is away, so that it has to be sent again. */
export async function sendNote(spot: ToetsSpot, nr: number, note: ToetsNote): Promise<boolean> {
  const options = { keepalive: true };
  try {
    if (spot.plan === undefined) await call(afname.note, { params: { ...ofToets(spot), nr }, body: note }, options);
    else await call(planTest.note, { params: { ...ofPlan(spot, spot.plan), nr }, body: note }, options);
    return true;
  } catch (error) {
    // A test that is released takes nothing more; what the server refuses is not asked again.
    if (error instanceof HttpError && error.status >= 400 && error.status < 500 && error.status !== 429) return true;
    return false;
  }
}

/** Sound of a word (`w`) or of its sentence (`z`). */
export async function fetchSound(spot: ToetsSpot, kind: 'w' | 'z', nr: string): Promise<Blob> {
  const audioId = `${kind}-${nr}`;
  const response =
    spot.plan === undefined
      ? await callBare(afname.hear, { params: { ...ofToets(spot), audioId } })
      : await callBare(planTest.hear, { params: { ...ofPlan(spot, spot.plan), audioId } });
  return response.blob();
}

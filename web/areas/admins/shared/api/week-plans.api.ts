import { weekEffectsEndpoints, type WeekEffects } from '#server/features/somvensters/week-effects.contract.ts';
import {
  weekPlansEndpoints as plans,
  type PlanSources,
  type PlanTakenOver,
  type WeekPlan,
  type WeekPlanChange,
} from '#server/features/week-plans/week-plans.contract.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';
import { afterward } from './afterward.ts';

interface Params {
  adminId: string;
  groepId: string;
}

export const useWeekPlan = (params: Params): ReadState<WeekPlan> => useEndpoint(plans.find, { params });
export const useWeekEffects = (params: Params): ReadState<WeekEffects> =>
  useEndpoint(weekEffectsEndpoints.find, { params });
export const usePlanSources = (params: Params): ReadState<PlanSources> => useEndpoint(plans.sources, { params });
export const saveWeekPlan = (params: Params, body: WeekPlanChange): Promise<WeekPlan> =>
  afterward(params.adminId, call(plans.save, { params, body }));
export const takeOverPlan = (params: Params, source: string): Promise<PlanTakenOver> =>
  call(plans.takeOver, { params, query: { bron: source } });

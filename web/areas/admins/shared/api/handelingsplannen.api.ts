import { mutate } from 'swr';
import {
  handelingsplannenEndpoints as endpoints,
  type CareDossier,
  type CareList,
  type Handelingsplan,
  type NewEvaluation,
  type NewLine,
  type NewHandelingsplan,
  type PlanChange,
  type PlanProposal,
  type PlanStep,
  type PlanTest,
  type ProposalQuery,
  type SlipChange,
  type Swap,
  type TestAnswers,
  type Zorgtraject,
} from '#server/features/handelingsplannen/handelingsplannen.contract.ts';
import { addressOf } from '#web/platform/endpoint/address.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';

interface OfPlan {
  adminId: string;
  handelingsplanId: string;
}

export const useZorgtraject = (adminId: string, leerlingId: string): ReadState<Zorgtraject> =>
  useEndpoint(endpoints.list, { params: { adminId, leerlingId } });
export const useProposal = (adminId: string, leerlingId: string, query: ProposalQuery): ReadState<PlanProposal> =>
  useEndpoint(endpoints.propose, { params: { adminId, leerlingId }, query });
export const useHandelingsplan = (params: OfPlan): ReadState<Handelingsplan> => useEndpoint(endpoints.find, { params });
export const useCareList = (adminId: string): ReadState<CareList> =>
  useEndpoint(endpoints.listAll, { params: { adminId } });
export const readDossier = (adminId: string, leerlingId: string): Promise<CareDossier> =>
  call(endpoints.dossier, { params: { adminId, leerlingId } });

export const createPlan = (adminId: string, body: NewHandelingsplan): Promise<{ ids: string[] }> =>
  call(endpoints.create, { params: { adminId }, body });
export const removePlan = (params: OfPlan): Promise<undefined> => call(endpoints.remove, { params });

/** Every change answers the plan as it is then: no second look, so no second line in the audit. */
async function put(params: OfPlan, work: Promise<Handelingsplan>): Promise<Handelingsplan> {
  const plan = await work;
  await mutate(addressOf(endpoints.find, { params }), plan, { revalidate: false });
  return plan;
}

export const changePlan = (params: OfPlan, body: PlanChange): Promise<Handelingsplan> =>
  put(params, call(endpoints.change, { params, body }));
export const stepPlan = (params: OfPlan, body: PlanStep): Promise<Handelingsplan> =>
  put(params, call(endpoints.step, { params, body }));
export const addPlanLine = (params: OfPlan, body: NewLine): Promise<Handelingsplan> =>
  put(params, call(endpoints.addLine, { params, body }));
export const removePlanLine = (params: OfPlan, lineId: string): Promise<Handelingsplan> =>
  put(params, call(endpoints.removeLine, { params: { ...params, lineId } }));
export const evaluatePlan = (params: OfPlan, body: NewEvaluation): Promise<Handelingsplan> =>
  put(params, call(endpoints.evaluate, { params, body }));
export const addAddendum = (params: OfPlan, text: string): Promise<Handelingsplan> =>
  put(params, call(endpoints.addAddendum, { params, body: { tekst: text } }));
export const swapWoord = (params: OfPlan, kind: PlanTest['soort'], body: Swap): Promise<Handelingsplan> =>
  put(params, call(endpoints.swapWoord, { params: { ...params, soort: kind }, body }));
export const saveTestAnswers = (
  params: OfPlan,
  kind: PlanTest['soort'],
  answers: TestAnswers['answers'],
): Promise<Handelingsplan> =>
  put(params, call(endpoints.saveAnswers, { params: { ...params, soort: kind }, body: { answers } }));
/** Puts a test on the map of the leerling, or takes it off. */
export const setTestOnMap = (params: OfPlan, kind: PlanTest['soort'], onMap: boolean): Promise<Handelingsplan> =>
  put(params, call(endpoints.setOnMap, { params: { ...params, soort: kind }, body: { onMap } }));
export const setTestSlip = (params: OfPlan, kind: PlanTest['soort'], body: SlipChange): Promise<Handelingsplan> =>
  put(params, call(endpoints.setSlip, { params: { ...params, soort: kind }, body }));

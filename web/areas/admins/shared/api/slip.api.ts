import { judgmentEndpoints, type SlipJudgment } from '#server/features/somvensters/judgment.contract.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { afterward } from './afterward.ts';

export interface AntwoordSpot {
  adminId: string;
  leerlingId: string;
  antwoordId: string;
}

/** Makes one answer count as right, or again as what it was. */
export const judgeSlip = (params: AntwoordSpot, body: SlipJudgment): Promise<void> =>
  afterward(params.adminId, call(judgmentEndpoints.judge, { params, body }));

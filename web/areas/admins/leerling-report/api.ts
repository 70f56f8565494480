import {
  leerlingVoortgangEndpoints,
  type ReportKind,
  type VoortgangReport,
} from '#server/features/voortgang/leerling-voortgang.contract.ts';
import { callBare } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';
import { fileName, saveBlob } from '#web/ui/csv.ts';

interface About {
  adminId: string;
  leerlingId: string;
}

export const useReport = (params: About, kind: ReportKind): ReadState<VoortgangReport> =>
  useEndpoint(leerlingVoortgangEndpoints.report, { params, query: { soort: kind } });

/** Saves the report as a PDF. */
export async function saveReport(params: About, report: VoortgangReport): Promise<void> {
  const answer = await callBare(leerlingVoortgangEndpoints.printReport, { params, query: { soort: report.soort } });
  saveBlob(fileName([report.titel], 'pdf'), await answer.blob());
}

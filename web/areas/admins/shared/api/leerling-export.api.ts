import { exportsEndpoints, type ExportFormat } from '#server/features/exporten/exporten.contract.ts';
import { callBare } from '#web/platform/endpoint/call.ts';

export const fetchLeerling = async (adminId: string, leerlingId: string, form: ExportFormat): Promise<Blob> =>
  (await callBare(exportsEndpoints.fetchLeerling, { params: { adminId, leerlingId }, query: { vorm: form } })).blob();

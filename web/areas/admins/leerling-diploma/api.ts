import { diplomasEndpoints, type Diplomas } from '#server/features/voortgang/diplomas.contract.ts';
import { callBare } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';
import { fileName, saveBlob } from '#web/ui/csv.ts';

interface About {
  adminId: string;
  leerlingId: string;
}

export const useDiplomas = (params: About): ReadState<Diplomas> => useEndpoint(diplomasEndpoints.find, { params });

/** Saves one diploma as a PDF. */
export async function saveDiploma(params: About, { titel: title, leerling }: Diplomas, doelId: string): Promise<void> {
  const answer = await callBare(diplomasEndpoints.print, { params, query: { doel: doelId } });
  saveBlob(fileName([title, leerling.roepnaam, doelId], 'pdf'), await answer.blob());
}

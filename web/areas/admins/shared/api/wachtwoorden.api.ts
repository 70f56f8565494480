import { passwordsEndpoints, type Inlogkaartjes } from '#server/features/wachtwoorden/wachtwoorden.contract.ts';
import { call, callBare } from '#web/platform/endpoint/call.ts';

export interface GroepSpot {
  adminId: string;
  groepId: string;
}

export const unlock = (adminId: string, leerlingId: string): Promise<void> =>
  call(passwordsEndpoints.unlock, { params: { adminId, leerlingId } });

/** The sheet of cards as a PDF. */
export const fetchLoginCards = async (params: GroepSpot, body: Inlogkaartjes): Promise<Blob> =>
  (await callBare(passwordsEndpoints.print, { params, body })).blob();

import { docentenEndpoints } from '#server/features/docenten/docenten.contract.ts';
import {
  edexmlEndpoints,
  importplannenEndpoints,
  leerlingimportenEndpoints,
  type ImportHistory,
  type Importplan,
  type ChoicesInput,
  type Undo,
  type Outcome,
} from '#server/features/importplan/importplan.contract.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type CurrentState } from '#web/platform/endpoint/use-endpoint.ts';

export type ImportKind = 'edexml' | 'csv';

const ENDPOINTS = { edexml: edexmlEndpoints, csv: leerlingimportenEndpoints } as const;

export const useHistory = (adminId: string): CurrentState<ImportHistory> =>
  useEndpoint(importplannenEndpoints.list, { params: { adminId } }, { keepPreviousData: false });

/** Sends a file and gets what would happen. */
export function createPlan(adminId: string, kind: ImportKind, file: File): Promise<Importplan> {
  const body = new FormData();
  body.set('bestand', file);
  return call(ENDPOINTS[kind].plan, { params: { adminId }, body });
}

export const runAction = (
  adminId: string,
  { soort, planId }: Pick<Importplan, 'soort' | 'planId'>,
  keuzes: ChoicesInput,
): Promise<Outcome> => call(ENDPOINTS[soort].run, { params: { adminId, planId }, body: { keuzes } });

export const undoImport = (adminId: string, { soort, planId }: { soort: ImportKind; planId: string }): Promise<Undo> =>
  call(ENDPOINTS[soort].undo, { params: { adminId, planId } });

/** Invites teachers of one group set; whoever is invited already stays so. */
export async function invite(adminId: string, docenten: Outcome['leerkrachten']): Promise<void> {
  for (const { email, groepIds } of docenten) {
    await call(docentenEndpoints.invite, { params: { adminId }, body: { emails: [email], rol: 'docent', groepIds } });
  }
}

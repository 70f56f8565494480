import { docentenEndpoints } from '#server/features/docenten/docenten.contract.ts';
import {
  edexmlEndpoints,
  importplannenEndpoints,
  leerlingImportEndpoints,
  type ImportHistory,
  type Importplan,
  type ChoicesInput,
  type Undo,
  type Outcome,
} from '#server/features/edexml/edexml.contract.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type CurrentState } from '#web/platform/endpoint/use-endpoint.ts';

export type ImportKind = 'edexml' | 'csv';

const ENDPOINTS = { edexml: edexmlEndpoints, csv: leerlingImportEndpoints } as const;

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
  { soort: kind, planId }: Pick<Importplan, 'soort' | 'planId'>,
  choices: ChoicesInput,
): Promise<Outcome> => call(ENDPOINTS[kind].run, { params: { adminId, planId }, body: { keuzes: choices } });

export const undoImport = (
  adminId: string,
  { soort: kind, planId }: { soort: ImportKind; planId: string },
): Promise<Undo> => call(ENDPOINTS[kind].undo, { params: { adminId, planId } });

/** Invites teachers of one group set; whoever is invited already stays so. */
export async function invite(adminId: string, docenten: Outcome['leerkrachten']): Promise<void> {
  for (const { email, groepIds } of docenten) {
    await call(docentenEndpoints.invite, { params: { adminId }, body: { emails: [email], rol: 'docent', groepIds } });
  }
}

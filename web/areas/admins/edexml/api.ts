import { docentenEndpoints } from '#server/features/docenten/docenten.contract.ts';
import {
  edexmlEndpoints,
  importplannenEndpoints,
  leerlingImportEndpoints,
  type ImportHistory,
  type Importplan,
  type ChoicesInput,
  type ImportUndo,
  type ImportOutcome,
} from '#server/features/edexml/edexml.contract.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';

export type ImportKind = 'edexml' | 'csv';

const ENDPOINTS = { edexml: edexmlEndpoints, csv: leerlingImportEndpoints } as const;

export const useHistory = (adminId: string): ReadState<ImportHistory> =>
  useEndpoint(importplannenEndpoints.list, { params: { adminId } }, { keepPreviousData: false });

/** Sends a file and gets what would happen. */
export function requestImportPlan(adminId: string, kind: ImportKind, file: File): Promise<Importplan> {
  const body = new FormData();
  body.set('bestand', file);
  return call(ENDPOINTS[kind].plan, { params: { adminId }, body });
}

export const runImportPlan = (
  adminId: string,
  { soort: kind, planId }: Pick<Importplan, 'soort' | 'planId'>,
  choices: ChoicesInput,
): Promise<ImportOutcome> => call(ENDPOINTS[kind].run, { params: { adminId, planId }, body: { keuzes: choices } });

export const undoImport = (
  adminId: string,
  { soort: kind, planId }: { soort: ImportKind; planId: string },
): Promise<ImportUndo> => call(ENDPOINTS[kind].undo, { params: { adminId, planId } });

/** Invites teachers of one group set; whoever is invited already stays so. */
export async function inviteDocenten(adminId: string, docenten: ImportOutcome['leerkrachten']): Promise<void> {
  for (const { email, groepIds } of docenten) {
    await call(docentenEndpoints.invite, { params: { adminId }, body: { emails: [email], rol: 'docent', groepIds } });
  }
}

import useSWR from 'swr';
import { docentenEndpoints } from '#server/features/docenten/docenten.contract.ts';
import {
  importHistorySchema,
  importplanSchema,
  undoSchema,
  outcomeSchema,
  type ImportHistory,
  type Importplan,
  type ChoicesInput,
  type Undo,
  type Outcome,
} from '#server/features/importplan/importplan.contract.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { http } from '#web/platform/http.ts';
import type { HttpError } from '#web/platform/http-error.ts';
import type { CurrentState } from '../admins.api.ts';

export type ImportKind = 'edexml' | 'csv';

const path = (adminId: string, kind: ImportKind): string =>
  `/admins/${adminId}/${kind === 'edexml' ? 'edexml' : 'leerlingimporten'}`;

export function useHistory(adminId: string): CurrentState<ImportHistory> {
  return useSWR<ImportHistory, HttpError>(
    `/admins/${adminId}/importplannen`,
    (address: string) => http.json(address, importHistorySchema.parse),
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
}

/** Sends a file and gets what would happen. */
export function createPlan(adminId: string, kind: ImportKind, file: File): Promise<Importplan> {
  const body = new FormData();
  body.set('bestand', file);
  return http.json(path(adminId, kind), importplanSchema.parse, { method: 'POST', body });
}

export function runAction(adminId: string, plan: Importplan, choices: ChoicesInput): Promise<Outcome> {
  return http.json(`${path(adminId, plan.soort)}/${plan.planId}/uitvoeren`, outcomeSchema.parse, {
    method: 'POST',
    body: { keuzes: choices },
  });
}

export function undoImport(adminId: string, plan: { soort: ImportKind; planId: string }): Promise<Undo> {
  return http.json(`${path(adminId, plan.soort)}/${plan.planId}/ongedaan`, undoSchema.parse, {
    method: 'POST',
    body: {},
  });
}

/** Invites teachers of one group set; whoever is invited already stays so. */
export async function invite(adminId: string, docenten: Outcome['leerkrachten']): Promise<void> {
  for (const { email, groepIds } of docenten) {
    await call(docentenEndpoints.invite, { params: { adminId }, body: { emails: [email], rol: 'docent', groepIds } });
  }
}

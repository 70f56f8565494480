import {
  lvsHistorySchema,
  lvsUndoSchema,
  lvsPlanSchema,
  lvsOutcomeSchema,
  type LvsHistory,
  type LvsChoicesInput,
  type LvsMapping,
  type LvsUndo,
  type LvsPlan,
  type LvsOutcome,
} from '#server/features/lvsspelling/lvsspelling.contract.ts';
import {
  groepResultsSchema,
  lvsResultSchema,
  type GroepResults,
  type LvsResult,
  type NewLvsResult,
} from '#server/features/lvsspelling/lvs-results.contract.ts';
import { http } from '#web/platform/http.ts';
import { saveBlob } from '#web/ui/csv.ts';
import { useRead, type CurrentState } from '../../admins.api.ts';

const path = (adminId: string): string => `/admins/${adminId}/lvsimporten`;

export const useLvsHistory = (adminId: string): CurrentState<LvsHistory> =>
  useRead(path(adminId), lvsHistorySchema.parse);
export const useGroepResults = (adminId: string, groepId: string): CurrentState<GroepResults> =>
  useRead(`/admins/${adminId}/groepen/${groepId}/lvsresultaten`, groepResultsSchema.parse);

function form(file: File, field?: [string, string]): FormData {
  const body = new FormData();
  // The text comes first: the server reads the parts in order.
  if (field !== undefined) body.set(...field);
  body.set('bestand', file);
  return body;
}

/** Sends a file and gets what would happen. */
export const createLvsPlan = (adminId: string, file: File): Promise<LvsPlan> =>
  http.json(path(adminId), lvsPlanSchema.parse, { method: 'POST', body: form(file) });

/** The same file with another mapping: the server keeps no file. */
export const rereadLvsPlan = (
  adminId: string,
  planId: string,
  part: { bestand: File; mapping: LvsMapping },
): Promise<LvsPlan> =>
  http.json(`${path(adminId)}/${planId}`, lvsPlanSchema.parse, {
    method: 'PATCH',
    body: form(part.bestand, ['mapping', JSON.stringify(part.mapping)]),
  });

export const executeLvs = (
  adminId: string,
  planId: string,
  part: { keuzes: LvsChoicesInput; profielnaam?: string },
): Promise<LvsOutcome> =>
  http.json(`${path(adminId)}/${planId}/uitvoeren`, lvsOutcomeSchema.parse, { method: 'POST', body: part });

export const undoLvs = (adminId: string, planId: string): Promise<LvsUndo> =>
  http.json(`${path(adminId)}/${planId}/ongedaan`, lvsUndoSchema.parse, { method: 'POST', body: {} });

/** Rows that did not come along; the server writes the file. */
export async function saveNotFound(adminId: string, planId: string, name: string): Promise<void> {
  const antwoord = await http.vraag(`${path(adminId)}/${planId}/niet-gevonden.csv`);
  saveBlob(name, await antwoord.blob());
}

export const addResult = (adminId: string, leerlingId: string, result: NewLvsResult): Promise<LvsResult> =>
  http.json(`/admins/${adminId}/leerlingen/${leerlingId}/lvsresultaten`, lvsResultSchema.parse, {
    method: 'POST',
    body: result,
    oneTime: true,
  });

export const removeResult = (adminId: string, leerlingId: string, resultId: string): Promise<unknown> =>
  http.vraag(`/admins/${adminId}/leerlingen/${leerlingId}/lvsresultaten/${resultId}`, { method: 'DELETE' });

import {
  lvsspellingEndpoints as lvs,
  type LvsExecuteInput,
  type LvsHistory,
  type LvsMapping,
  type LvsOutcome,
  type LvsPlan,
  type LvsUndo,
} from '#server/features/lvsspelling/lvsspelling.contract.ts';
import { call, callBare } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';
import { saveBlob } from '#web/ui/csv.ts';

export const useLvsHistory = (adminId: string): ReadState<LvsHistory> => useEndpoint(lvs.list, { params: { adminId } });

function form(file: File, field?: [string, string]): FormData {
  const body = new FormData();
  // The text comes first: the server reads the parts in order.
  if (field !== undefined) body.set(...field);
  body.set('bestand', file);
  return body;
}

/** Sends a file and gets what would happen. */
export const createLvsPlan = (adminId: string, file: File): Promise<LvsPlan> =>
  call(lvs.plan, { params: { adminId }, body: form(file) });

/** The same file with another mapping: the server keeps no file. */
export const rereadLvsPlan = (
  adminId: string,
  planId: string,
  part: { bestand: File; mapping: LvsMapping },
): Promise<LvsPlan> =>
  call(lvs.remap, {
    params: { adminId, planId },
    body: form(part.bestand, ['mapping', JSON.stringify(part.mapping)]),
  });

export const executeLvs = (adminId: string, planId: string, body: LvsExecuteInput): Promise<LvsOutcome> =>
  call(lvs.run, { params: { adminId, planId }, body });

export const undoLvs = (adminId: string, planId: string): Promise<LvsUndo> =>
  call(lvs.undo, { params: { adminId, planId } });

/** Rows that did not come along; the server writes the file. */
export async function saveNotFound(adminId: string, planId: string, name: string): Promise<void> {
  const answer = await callBare(lvs.notFound, { params: { adminId, planId } });
  saveBlob(name, await answer.blob());
}

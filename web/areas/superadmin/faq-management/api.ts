import { mutate } from 'swr';
import {
  questionManagementEndpoints as endpoints,
  type ManagedQuestion,
  type ManagedQuestions,
  type NewQuestion,
} from '#server/features/vragen/question-management.contract.ts';
import { addressOf } from '#web/platform/endpoint/address.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';

export const useManagedQuestions = (): ReadState<ManagedQuestions> => useEndpoint(endpoints.list, {});

const reread = (): Promise<unknown> => mutate(addressOf(endpoints.list, {}));

/** Saves a new question, or one as it was read. */
export async function saveQuestion(body: NewQuestion, before: ManagedQuestion | null): Promise<void> {
  if (before === null) await call(endpoints.create, { body });
  else await call(endpoints.change, { params: { vraagId: before.id }, body: { ...body, versie: before.versie } });
  await reread();
}

export async function removeQuestion({ id }: ManagedQuestion): Promise<void> {
  await call(endpoints.remove, { params: { vraagId: id } });
  await reread();
}

/** Puts a question one place up or down among those of its group. */
export async function moveQuestion(
  group: readonly ManagedQuestion[],
  { id, groep }: ManagedQuestion,
  by: -1 | 1,
): Promise<void> {
  const ids = group.map((one) => one.id);
  const at = ids.indexOf(id);
  const other = ids[at + by];
  if (other === undefined) return;
  ids[at] = other;
  ids[at + by] = id;
  await call(endpoints.order, { body: { groep, ids } });
  await reread();
}

import { mutate } from 'swr';
import {
  webinarManagementEndpoints as office,
  type GivenStatus,
  type ManagedSignUps,
  type ManagedWebinar,
  type ManagedWebinars,
  type WebinarFields,
  type WebinarMail,
  type WebinarStep,
} from '#server/features/webinars/webinar-management.contract.ts';
import { addressOf } from '#web/platform/endpoint/address.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';

export const useManagedWebinars = (): ReadState<ManagedWebinars> => useEndpoint(office.list, {});
export const useSignUps = (webinarId: string): ReadState<ManagedSignUps> =>
  useEndpoint(office.signUps, { params: { webinarId } });

/** A change of a training can move seats, so both are asked again. */
async function reread(webinarId: string): Promise<void> {
  await Promise.all([mutate(addressOf(office.list, {})), mutate(addressOf(office.signUps, { params: { webinarId } }))]);
}

/** Saves a new training, or one as it was read. */
export async function saveWebinar(form: WebinarFields, before: ManagedWebinar | null): Promise<ManagedWebinar> {
  const { recording, ...fields } = form;
  const saved =
    before === null
      ? await call(office.create, { body: fields })
      : await call(office.change, {
          params: { webinarId: before.id },
          body: { ...fields, recording, versie: before.versie },
        });
  await reread(saved.id);
  return saved;
}

export async function takeStep({ id, versie: version }: ManagedWebinar, to: WebinarStep): Promise<void> {
  await call(office.step, { params: { webinarId: id }, body: { naar: to, versie: version } });
  await reread(id);
}

export async function removeConcept({ id }: ManagedWebinar): Promise<void> {
  await call(office.remove, { params: { webinarId: id } });
  await mutate(addressOf(office.list, {}));
}

export async function markSignUp(webinarId: string, signUpId: string, status: GivenStatus): Promise<void> {
  await call(office.changeSignUp, { params: { signUpId: signUpId }, body: { status } });
  await reread(webinarId);
}

/** Answers how many are written. */
export async function mailSignUps(webinarId: string, body: WebinarMail): Promise<number> {
  return (await call(office.mail, { params: { webinarId }, body })).aantal;
}

import { mutate } from 'swr';
import {
  officeStaffEndpoints as endpoints,
  type NewOfficePeople,
  type OfficeInvitedPerson,
  type OfficePerson,
  type OfficePersonChange,
  type OfficeStaff,
} from '#server/features/docenten/office-staff.contract.ts';
import { addressOf } from '#web/platform/endpoint/address.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';

export const useOfficeStaff = (): ReadState<OfficeStaff> => useEndpoint(endpoints.list, {});

/** After something that is changed elsewhere. */
export const rereadStaff = (): Promise<unknown> => mutate(addressOf(endpoints.list, {}));

export async function changePerson(person: OfficePerson, part: Omit<OfficePersonChange, 'versie'>): Promise<void> {
  await call(endpoints.change, { params: { userId: person.id }, body: { versie: person.versie, ...part } });
  await rereadStaff();
}

export async function removePerson({ id }: OfficePerson): Promise<void> {
  await call(endpoints.remove, { params: { userId: id } });
  await rereadStaff();
}

export async function invitePeople(body: NewOfficePeople): Promise<number> {
  const { items } = await call(endpoints.invite, { body });
  await rereadStaff();
  return items.length;
}

export async function remindPerson({ id }: OfficeInvitedPerson): Promise<void> {
  await call(endpoints.resend, { params: { uitnodigingId: id } });
  await rereadStaff();
}

export async function takeBack({ id }: OfficeInvitedPerson): Promise<void> {
  await call(endpoints.withdraw, { params: { uitnodigingId: id } });
  await rereadStaff();
}

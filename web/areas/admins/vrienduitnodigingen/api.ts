import {
  vrienduitnodigingenEndpoints as friends,
  type NewVrienduitnodigingen,
  type Vrienduitnodigingen,
} from '#server/features/vrienduitnodigingen/vrienduitnodigingen.contract.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { useEndpoint, type ReadState } from '#web/platform/endpoint/use-endpoint.ts';

export const useVrienduitnodigingen = (adminId: string): ReadState<Vrienduitnodigingen> =>
  useEndpoint(friends.list, { params: { adminId } });

export async function inviteFriends(adminId: string, body: NewVrienduitnodigingen): Promise<void> {
  await call(friends.send, { params: { adminId }, body });
}

export async function withdrawFriend(adminId: string, uitnodigingId: string): Promise<void> {
  await call(friends.withdraw, { params: { adminId, uitnodigingId } });
}

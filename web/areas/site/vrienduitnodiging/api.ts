import { openVrienduitnodigingenEndpoints as friends } from '#server/features/vrienduitnodigingen/vrienduitnodigingen.contract.ts';
import { call } from '#web/platform/endpoint/call.ts';

export const optOut = (token: string): Promise<undefined> =>
  call(friends.optOut, { body: { token } }, { skipSessionRule: true });

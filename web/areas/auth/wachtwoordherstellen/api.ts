import {
  newPasswordBodySchema,
  passwordResetEndpoints,
  type ResetParams,
} from '#server/features/wachtwoordherstel/wachtwoordherstel.contract.ts';
import { call } from '#web/platform/endpoint/call.ts';

/** Without a session: the token is the proof, and a refusal says so on the page. */
const OPEN = { bearer: null, skipSessionRule: true } as const;

export async function validateReset(params: ResetParams): Promise<void> {
  await call(passwordResetEndpoints.check, { params }, OPEN);
}
export const chooseNewPassword = (params: ResetParams, body: unknown): Promise<void> =>
  call(passwordResetEndpoints.set, { params, body: newPasswordBodySchema.parse(body) }, OPEN);

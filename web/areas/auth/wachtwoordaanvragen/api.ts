import {
  passwordRequestSchema,
  passwordResetEndpoints,
} from '#server/features/wachtwoordherstel/wachtwoordherstel.contract.ts';
import { call } from '#web/platform/endpoint/call.ts';

/** Without a session, whatever the device still knows. */
const OPEN = { bearer: null, skipSessionRule: true } as const;

export async function requestPassword(body: unknown): Promise<void> {
  await call(passwordResetEndpoints.request, { body: passwordRequestSchema.parse(body) }, OPEN);
}

import { createError } from '../../platform/error/create-error.ts';
import type { Mount, Mounted } from '../../platform/http/mount.ts';
import { networkAddressOf } from '../../platform/http/network-address.ts';
import { passwordResetEndpoints, resetParamsSchema, type ResetParams } from './wachtwoordherstel.contract.ts';
import type { PasswordResetService } from './wachtwoordherstel.service.ts';

function paramsOf(params: unknown): ResetParams {
  const outcome = resetParamsSchema.safeParse(params);
  if (!outcome.success) throw createError('VERLOPEN_OF_GEBRUIKT', { sleutel: 'HERSTEL_ONBEKEND' });
  return outcome.data;
}

/** A new password with a link from a mail. */
export function createPasswordResetRoutes(mount: Mount, service: PasswordResetService): Mounted[] {
  const own = { params: paramsOf };
  return [
    mount(passwordResetEndpoints.request, async ({ body, req }) => {
      await service.request(body.gebruiker, networkAddressOf(req));
      return {};
    }),
    mount(passwordResetEndpoints.check, ({ params }) => service.check(params), own),
    mount(passwordResetEndpoints.set, ({ params, body }) => service.set(params, body.wachtwoord), own),
  ];
}

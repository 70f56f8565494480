import type { Mount, Mounted } from '../../platform/http/mount.ts';
import { officeStaffEndpoints as endpoints } from './office-staff.contract.ts';
import type { OfficeStaffService } from './office-staff.service.ts';
import type { TotpResetService } from './totp-reset.service.ts';

/** The people of our own office, and lost telephones of anybody. */
export const createOfficeStaffRoutes = (
  mount: Mount,
  { staff, totp }: { staff: OfficeStaffService; totp: TotpResetService },
): Mounted[] => [
  mount(endpoints.list, ({ access }) => staff.list(access)),
  mount(endpoints.change, ({ access, params, body }) => staff.change(access, params.userId, body)),
  mount(endpoints.remove, ({ access, params }) => staff.remove(access, params.userId)),
  mount(endpoints.invite, ({ access, body }) => staff.invite(access, body)),
  mount(endpoints.resend, ({ access, params }) => staff.resend(access, params.uitnodigingId)),
  mount(endpoints.withdraw, ({ access, params }) => staff.withdraw(access, params.uitnodigingId)),
  mount(endpoints.resetTotp, ({ access, params, body }) => totp.reset(access, params.userId, body.reden)),
];

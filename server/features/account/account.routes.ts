import type { Mount, Mounted } from '../../platform/http/mount.ts';
import { accountEndpoints as own } from './account.contract.ts';
import type { AccountService } from './account.service.ts';
import type { TotpMoveService } from './totp-move.service.ts';
import type { TotpService } from './totp.service.ts';

/** The own account; the id in the path must be one's own. */
export function createAccountRoutes(
  mount: Mount,
  { account, totp, reset }: { account: AccountService; totp: TotpService; reset: TotpMoveService },
): Mounted[] {
  return [
    mount(own.find, (i) => account.find(i.access.session, i.params.userId)),
    mount(own.change, (i) => account.change(i.access.session, i.params.userId, i.body)),
    mount(own.listSessions, (i) => account.listSessions(i.access.session, i.params.userId)),
    mount(own.endOthers, (i) => account.endOthers(i.access.session, i.params.userId)),
    mount(own.endSession, (i) => account.endSession(i.access.session, i.params.userId, i.params.sid)),
    mount(own.beginTotp, (i) => totp.begin(i.access.session, i.params.userId, i.body.huidigWachtwoord)),
    mount(own.confirmTotp, (i) => totp.confirm(i.access.session, i.params.userId, i.body.code)),
    mount(own.renewCodes, (i) => totp.renewCodes(i.access.session, i.params.userId, i.body.huidigWachtwoord)),
    mount(own.resetTotp, (i) => reset.reset(i.access.session, i.params.userId, i.body)),
    mount(own.postponeTotp, (i) => totp.postpone(i.access.session, i.params.userId)),
  ];
}

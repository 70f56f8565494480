import type { Mount, Mounted } from '../../platform/http/mount.ts';
import type { TransferService } from './transfer.service.ts';
import { verhuistokensEndpoints as verhuistokens } from './verhuistokens.contract.ts';
import type { VerhuistokensService } from './verhuistokens.service.ts';

/** Handing a pupil to another school, practice or home. */
export function createVerhuistokensRoutes(
  mount: Mount,
  { tokens, transfer }: { tokens: VerhuistokensService; transfer: TransferService },
): Mounted[] {
  return [
    mount(verhuistokens.create, ({ access, body }) => tokens.create(access, body)),
    mount(verhuistokens.list, ({ access }) => tokens.list(access)),
    mount(verhuistokens.revoke, ({ access, params }) => tokens.revoke(access, params.tokenId)),
    mount(verhuistokens.preview, ({ access, body }) => tokens.preview(access, body)),
    mount(verhuistokens.redeem, ({ access, body }) => transfer.redeem(access, body)),
  ];
}

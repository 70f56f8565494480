import type { Vault } from '../../platform/auth/vault.ts';

const SPOT = 'vriend-afmelden';

/** The address in the link that ends such mails: nothing has to be kept for it, and nobody can make one up. */
export const sealAddress = (vault: Vault, email: string): string =>
  vault.sluit(email.toLowerCase(), SPOT).toString('base64url');
export const openAddress = (vault: Vault, token: string): string | undefined =>
  vault.open(Buffer.from(token, 'base64url'), SPOT);

/** What is kept of an address that wants no mail. */
export const markOf = (vault: Vault, email: string): string => vault.mark(email.trim().toLowerCase(), SPOT);

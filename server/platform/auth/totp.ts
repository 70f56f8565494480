import { Secret, TOTP } from 'otpauth';

const STEP_S = 30;
/** Steps a phone may be ahead or behind. */
const TOLERANCE = 1;
const ISSUER = 'Taaltocht';

const create = (secret: string, label = ''): TOTP =>
  new TOTP({
    issuer: ISSUER,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_S,
  });

/** New secret of 160 bits, as base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** Address that an authenticator app reads from the QR. */
export const totpUri = (secret: string, label: string): string => create(secret, label).toString();

/** Step of the clock that a code belongs to, or undefined when it is no code of now; a step that was used may not be used again. */
export function totpStep(secret: string, code: string, now: number): number | undefined {
  const difference = create(secret).validate({ token: code, timestamp: now, window: TOLERANCE });
  return difference === null ? undefined : Math.floor(now / 1000 / STEP_S) + difference;
}

/** Name of the record in which the secret of a user is sealed. */
export const totpPath = (adminId: string, gebruikerId: string): string => `gebruikers/${adminId}/${gebruikerId}/totp`;

import { Secret, TOTP } from 'otpauth';

const STAP_S = 30;
/** Steps a phone may be ahead or behind. */
const SPELING = 1;
const UITGEVER = 'Taaltocht';

const maak = (geheim: string, label = ''): TOTP =>
  new TOTP({
    issuer: UITGEVER,
    label,
    secret: Secret.fromBase32(geheim),
    algorithm: 'SHA1',
    digits: 6,
    period: STAP_S,
  });

/** New secret of 160 bits, as base32. */
export const nieuwTotpGeheim = (): string => new Secret({ size: 20 }).base32;

/** Address that an authenticator app reads from the QR. */
export const totpUri = (geheim: string, label: string): string => maak(geheim, label).toString();

/** Step of the clock that a code belongs to, or undefined when it is no code of now; a step that was used may not be used again. */
export function totpStap(geheim: string, code: string, nu: number): number | undefined {
  const verschil = maak(geheim).validate({ token: code, timestamp: nu, window: SPELING });
  return verschil === null ? undefined : Math.floor(nu / 1000 / STAP_S) + verschil;
}

/** Name of the record in which the secret of a user is sealed. */
export const totpPlek = (adminId: string, gebruikerId: string): string => `gebruikers/${adminId}/${gebruikerId}/totp`;

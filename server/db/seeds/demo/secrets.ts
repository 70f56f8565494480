import { randomInt } from 'node:crypto';
import { imageSecret, type PictureId } from '#engine/core/domein/images.ts';
import { PASSWORD_WOORDEN } from '#engine/core/domein/password-woorden.ts';
import { newImages, newWoorden } from '../../../platform/auth/leerling-secret.ts';
import type { PasswordHasher } from '../../../platform/auth/wachtwoorden.ts';

export type DemoSecret = { soort: 'plaatjes'; plaatjes: PictureId[] } | { soort: 'tekst'; wachtwoord: string };

const woord = (): string => PASSWORD_WOORDEN[randomInt(PASSWORD_WOORDEN.length)] ?? 'maan';

/** Secret that fits the year: pictures in groep 3, two words and a digit in 4-5, a word with digits above. */
export function leerlingSecret(jaargroep: number, demo: string | undefined, taken: Set<string>): DemoSecret {
  if (jaargroep <= 3) return { soort: 'plaatjes', plaatjes: newImages(taken) };
  if (demo !== undefined) return { soort: 'tekst', wachtwoord: demo };
  return { soort: 'tekst', wachtwoord: jaargroep <= 5 ? newWoorden() : `${woord()}${woord()}${randomInt(10, 100)}` };
}

export function adultSecret(demo: string | undefined): DemoSecret {
  return { soort: 'tekst', wachtwoord: demo ?? `${woord()}-${woord()}-${woord()}-${randomInt(100, 1000)}` };
}

export const demoSecretText = (secret: DemoSecret): string =>
  secret.soort === 'plaatjes' ? imageSecret(secret.plaatjes) : secret.wachtwoord;

/** Hashes each different secret once: with one demo password that is one hash instead of two hundred. */
export function createHasher(passwords: PasswordHasher): (secret: DemoSecret) => Promise<string> {
  const completed = new Map<string, Promise<string>>();
  return (secret) => {
    const key = demoSecretText(secret);
    const known = completed.get(key) ?? passwords.hash(key);
    completed.set(key, known);
    return known;
  };
}

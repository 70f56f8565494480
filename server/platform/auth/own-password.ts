import { createError } from '../error/create-error.ts';
import type { SignInThrottle } from './sign-in-throttle.ts';
import type { PasswordHasher } from './wachtwoorden.ts';

/** A wrong password is a mistake at the field and never ends the session, but guessing is slowed down like a sign-in. */
export async function requireOwnPassword(
  { brake, wachtwoorden: hasher }: { brake: SignInThrottle; wachtwoorden: PasswordHasher },
  own: { id: string; hash: string | null; adres: string | undefined },
  password: string,
): Promise<void> {
  const attempt = { soort: 'account', sleutel: `eigen:${own.id}`, adres: own.adres } as const;
  if (await brake.isRight(attempt, own.hash, (hash) => hasher.verify(hash, password))) return;
  throw createError('HUIDIG_WACHTWOORD_ONJUIST', { velden: { huidigWachtwoord: 'onbekend' } });
}

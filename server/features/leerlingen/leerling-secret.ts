import type { PictureId } from '#engine/core/domein/images.ts';
import { imageSecret } from '#engine/core/domein/images.ts';
import type { Vault } from '../../platform/auth/vault.ts';
import { secretPath } from '../../platform/auth/vault.ts';
import { newImages, newWoorden } from '../../platform/auth/leerling-secret.ts';
import type { PasswordHasher } from '../../platform/auth/wachtwoorden.ts';

export interface StartSecret {
  hash: string;
  soort: 'plaatjes' | 'tekst';
  geheimEnc: Buffer | null;
  plaatjes?: PictureId[];
  wachtwoord?: string;
}

/** Picture codes of a group that are in use, as far as the safe opens them. */
export function takenImages(
  vault: Vault,
  adminId: string,
  members: readonly { id: string; geheim_enc: Buffer | null }[],
): Set<string> {
  return new Set(
    members.flatMap(({ id, geheim_enc: enc }) =>
      enc === null ? [] : [vault.open(enc, secretPath(adminId, id)) ?? ''],
    ),
  );
}

/** First secret of a new leerling: a picture code nobody in `bezet` has, or two words and a digit. */
export async function createStartSecret(
  deps: { vault: Vault; wachtwoorden: PasswordHasher },
  who: { adminId: string; id: string; soort: 'plaatjes' | 'tekst' },
  taken: Set<string>,
): Promise<StartSecret> {
  if (who.soort === 'tekst') {
    const password = newWoorden();
    return { hash: await deps.wachtwoorden.hash(password), soort: 'tekst', geheimEnc: null, wachtwoord: password };
  }
  const images = newImages(taken);
  const secret = imageSecret(images);
  return {
    hash: await deps.wachtwoorden.hash(secret),
    soort: 'plaatjes',
    geheimEnc: deps.vault.sluit(secret, secretPath(who.adminId, who.id)),
    plaatjes: images,
  };
}

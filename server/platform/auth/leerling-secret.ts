import { randomInt } from 'node:crypto';
import { IMAGES, IMAGES_PER_CODE, imageSecret, type PictureId } from '#engine/core/domein/images.ts';
import { PASSWORD_WOORDEN } from '#engine/core/domein/password-woorden.ts';
import { randomCode } from './random-code.ts';
import { secretPath, type Vault } from './vault.ts';

const CODE_LENGTH = 6;

const woord = (): string => PASSWORD_WOORDEN[randomInt(PASSWORD_WOORDEN.length)] ?? 'maan';

function draw(): PictureId[] {
  const over = [...IMAGES];
  return Array.from({ length: IMAGES_PER_CODE }, () => over.splice(randomInt(over.length), 1)).flat();
}

/** Three different pictures in order that nobody in `bezet` has; the choice is put in `bezet`. */
export function newImages(taken: Set<string>): PictureId[] {
  let images = draw();
  while (taken.has(imageSecret(images))) images = draw();
  taken.add(imageSecret(images));
  return images;
}

/** Two different words and a digit, e.g. `maan-vis-7`; no 0 or 1, which look like letters. */
export function newWoorden(): string {
  const first = woord();
  let second = woord();
  while (second === first) second = woord();
  return `${first}-${second}-${randomInt(2, 10)}`;
}

/** Code of a group on the cards. */
export const newGroepscode = (): string => randomCode(CODE_LENGTH);

const isImage = (name: string): name is PictureId => IMAGES.some((image) => image === name);

/** Picture code of a pupil as it lies in the vault; undefined when there is none. */
export function imagesOf(
  vault: Vault,
  adminId: string,
  member: { id: string; wachtwoord_soort: string; geheim_enc: Buffer | null },
): PictureId[] | undefined {
  if (member.wachtwoord_soort !== 'plaatjes' || member.geheim_enc === null) return undefined;
  const names = vault.open(member.geheim_enc, secretPath(adminId, member.id))?.split('-') ?? [];
  return names.length === IMAGES_PER_CODE && names.every(isImage) ? names : undefined;
}

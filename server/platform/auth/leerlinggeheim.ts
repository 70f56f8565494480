import { randomInt } from 'node:crypto';
import { PLAATJES, PLAATJES_PER_CODE, plaatjesGeheim, type Plaatje } from '#engine/core/domein/plaatjes.ts';
import { WACHTWOORDWOORDEN } from '#engine/core/domein/wachtwoordwoorden.ts';
import { geheimPlek, type Kluis } from './kluis.ts';

/** No vowels, so that no word can arise; no 0, 1, I, L or O, which look alike. */
const CODETEKENS = 'BCDFGHJKMNPQRSTVWXYZ23456789';
const CODE_LENGTE = 6;

const woord = (): string => WACHTWOORDWOORDEN[randomInt(WACHTWOORDWOORDEN.length)] ?? 'maan';

function trek(): Plaatje[] {
  const over = [...PLAATJES];
  return Array.from({ length: PLAATJES_PER_CODE }, () => over.splice(randomInt(over.length), 1)).flat();
}

/** Three different pictures in order that nobody in `bezet` has; the choice is put in `bezet`. */
export function nieuwePlaatjes(bezet: Set<string>): Plaatje[] {
  let plaatjes = trek();
  while (bezet.has(plaatjesGeheim(plaatjes))) plaatjes = trek();
  bezet.add(plaatjesGeheim(plaatjes));
  return plaatjes;
}

/** Two different words and a digit, e.g. `maan-vis-7`; no 0 or 1, which look like letters. */
export function nieuweWoorden(): string {
  const eerste = woord();
  let tweede = woord();
  while (tweede === eerste) tweede = woord();
  return `${eerste}-${tweede}-${randomInt(2, 10)}`;
}

/** Code of a group on the cards. */
export function nieuweGroepscode(): string {
  return Array.from({ length: CODE_LENGTE }, () => CODETEKENS[randomInt(CODETEKENS.length)]).join('');
}

const isPlaatje = (naam: string): naam is Plaatje => PLAATJES.some((plaatje) => plaatje === naam);

/** Picture code of a pupil as it lies in the vault; undefined when there is none. */
export function plaatjesVan(
  kluis: Kluis,
  adminId: string,
  lid: { id: string; wachtwoord_soort: string; geheim_enc: Buffer | null },
): Plaatje[] | undefined {
  if (lid.wachtwoord_soort !== 'plaatjes' || lid.geheim_enc === null) return undefined;
  const namen = kluis.open(lid.geheim_enc, geheimPlek(adminId, lid.id))?.split('-') ?? [];
  return namen.length === PLAATJES_PER_CODE && namen.every(isPlaatje) ? namen : undefined;
}

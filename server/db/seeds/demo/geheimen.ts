import { randomInt } from 'node:crypto';
import { plaatjesGeheim, type Plaatje } from '#engine/core/domein/plaatjes.ts';
import { WACHTWOORDWOORDEN } from '#engine/core/domein/wachtwoordwoorden.ts';
import { nieuwePlaatjes, nieuweWoorden } from '../../../platform/auth/leerlinggeheim.ts';
import type { Wachtwoorden } from '../../../platform/auth/wachtwoorden.ts';

export type Geheim = { soort: 'plaatjes'; plaatjes: Plaatje[] } | { soort: 'tekst'; wachtwoord: string };

const woord = (): string => WACHTWOORDWOORDEN[randomInt(WACHTWOORDWOORDEN.length)] ?? 'maan';

/** Secret that fits the year: pictures in groep 3, two words and a digit in 4-5, a word with digits above. */
export function leerlingGeheim(jaargroep: number, demo: string | undefined, bezet: Set<string>): Geheim {
  if (jaargroep <= 3) return { soort: 'plaatjes', plaatjes: nieuwePlaatjes(bezet) };
  if (demo !== undefined) return { soort: 'tekst', wachtwoord: demo };
  return { soort: 'tekst', wachtwoord: jaargroep <= 5 ? nieuweWoorden() : `${woord()}${woord()}${randomInt(10, 100)}` };
}

export function volwasseneGeheim(demo: string | undefined): Geheim {
  return { soort: 'tekst', wachtwoord: demo ?? `${woord()}-${woord()}-${woord()}-${randomInt(100, 1000)}` };
}

export const geheimTekst = (geheim: Geheim): string =>
  geheim.soort === 'plaatjes' ? plaatjesGeheim(geheim.plaatjes) : geheim.wachtwoord;

/** Hashes each different secret once: with one demo password that is one hash instead of two hundred. */
export function createHasher(wachtwoorden: Wachtwoorden): (geheim: Geheim) => Promise<string> {
  const gedaan = new Map<string, Promise<string>>();
  return (geheim) => {
    const sleutel = geheimTekst(geheim);
    const bekend = gedaan.get(sleutel) ?? wachtwoorden.hash(sleutel);
    gedaan.set(sleutel, bekend);
    return bekend;
  };
}

import { randomInt } from 'node:crypto';
import type { Wachtwoorden } from '../../../platform/auth/wachtwoorden.ts';
import { PLAATJES, type Plaatje } from '../../../features/auth/auth.contract.ts';
import { WACHTWOORDEN } from './scholen.ts';

export type Geheim = { soort: 'plaatjes'; plaatjes: Plaatje[] } | { soort: 'tekst'; wachtwoord: string };

const woord = (): string => WACHTWOORDEN[randomInt(WACHTWOORDEN.length)] ?? 'maan';

function drie(): Plaatje[] {
  const over = [...PLAATJES];
  return Array.from({ length: 3 }, () => over.splice(randomInt(over.length), 1)).flat();
}

/** Three pictures in order, not yet used in the group. */
export function nieuwePlaatjes(bezet: Set<string>): Geheim {
  let plaatjes = drie();
  while (bezet.has(plaatjes.join('-'))) plaatjes = drie();
  bezet.add(plaatjes.join('-'));
  return { soort: 'plaatjes', plaatjes };
}

/** Secret that fits the year: pictures in groep 3, two words and a digit in 4-5, a word with digits above. */
export function leerlingGeheim(jaargroep: number, demo: string | undefined, bezet: Set<string>): Geheim {
  if (jaargroep <= 3) return nieuwePlaatjes(bezet);
  if (demo !== undefined) return { soort: 'tekst', wachtwoord: demo };
  return { soort: 'tekst', wachtwoord: jaargroep <= 5 ? `${woord()}-${woord()}-${randomInt(2, 10)}` : `${woord()}${woord()}${randomInt(10, 100)}` };
}

export function volwasseneGeheim(demo: string | undefined): Geheim {
  return { soort: 'tekst', wachtwoord: demo ?? `${woord()}-${woord()}-${woord()}-${randomInt(100, 1000)}` };
}

export const geheimTekst = (geheim: Geheim): string => (geheim.soort === 'plaatjes' ? geheim.plaatjes.join('-') : geheim.wachtwoord);

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

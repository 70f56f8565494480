import type { Plaatje } from '#engine/core/domein/plaatjes.ts';
import { plaatjesGeheim } from '#engine/core/domein/plaatjes.ts';
import type { Kluis } from '../../platform/auth/kluis.ts';
import { geheimPlek } from '../../platform/auth/kluis.ts';
import { nieuwePlaatjes, nieuweWoorden } from '../../platform/auth/leerlinggeheim.ts';
import type { Wachtwoorden } from '../../platform/auth/wachtwoorden.ts';

export interface Startgeheim {
  hash: string;
  soort: 'plaatjes' | 'tekst';
  geheimEnc: Buffer | null;
  plaatjes?: Plaatje[];
  wachtwoord?: string;
}

/** Picture codes of a group that are in use, as far as the safe opens them. */
export function bezettePlaatjes(
  kluis: Kluis,
  adminId: string,
  leden: readonly { id: string; geheim_enc: Buffer | null }[],
): Set<string> {
  return new Set(
    leden.flatMap(({ id, geheim_enc: enc }) => (enc === null ? [] : [kluis.open(enc, geheimPlek(adminId, id)) ?? ''])),
  );
}

/** First secret of a new leerling: a picture code nobody in `bezet` has, or two words and a digit. */
export async function maakStartgeheim(
  deps: { kluis: Kluis; wachtwoorden: Wachtwoorden },
  wie: { adminId: string; id: string; soort: 'plaatjes' | 'tekst' },
  bezet: Set<string>,
): Promise<Startgeheim> {
  if (wie.soort === 'tekst') {
    const wachtwoord = nieuweWoorden();
    return { hash: await deps.wachtwoorden.hash(wachtwoord), soort: 'tekst', geheimEnc: null, wachtwoord };
  }
  const plaatjes = nieuwePlaatjes(bezet);
  const geheim = plaatjesGeheim(plaatjes);
  return {
    hash: await deps.wachtwoorden.hash(geheim),
    soort: 'plaatjes',
    geheimEnc: deps.kluis.sluit(geheim, geheimPlek(wie.adminId, wie.id)),
    plaatjes,
  };
}

import { plaatjesGeheim, type Plaatje } from '#engine/core/domein/plaatjes.ts';
import { nieuwePlaatjes, nieuweWoorden } from '../../platform/auth/leerlinggeheim.ts';
import { parseInvoer } from '../../platform/http/route.ts';
import { plaatjescodeSchema } from '../auth/auth.contract.ts';
import type { Regelcode } from '../../platform/contract/velden.contract.ts';
import { createError } from '../../platform/fout/create-error.ts';
import { naamSleutel } from '../../platform/taal/naam.ts';
import { eigenWachtwoordSchema, type NieuweWachtwoorden } from './wachtwoorden.contract.ts';

/** Secret of one pupil before it is hashed. */
export type Geheim = { soort: 'plaatjes'; plaatjes: Plaatje[] } | { soort: 'tekst'; wachtwoord: string };

export const geheimTekst = (geheim: Geheim): string =>
  geheim.soort === 'plaatjes' ? plaatjesGeheim(geheim.plaatjes) : geheim.wachtwoord;

/** What every classmate tries first. */
const BEKEND = new Set(
  `
  123456 1234567 12345678 123456789 1234567890 654321 111111 000000 112233 121212 abcdef abc123 abcd1234 qwerty azerty qwertyuiop azertyuiop qwerty123 azerty123
  wachtwoord wachtwoord1 password password1 welkom welkom01 welkom123 geheim geheim1 school school1 schooltje taaltocht spelling leerling voetbal minecraft fortnite roblox
  pokemon ikhouvanjou hallo123 hallohallo blablabla nederland belgie vlaanderen letmein iloveyou
`
    .trim()
    .split(/\s+/),
);

/** Whether a password is guessed by who knows the child: a common one, one sign repeated, or the own name. */
export function isTeBekend(wachtwoord: string, wie: { roepnaam: string; gebruikersnaam: string }): boolean {
  const sleutel = naamSleutel(wachtwoord).replaceAll(' ', '');
  const zonderCijfers = sleutel.replaceAll(/[\d.!?_-]/g, '');
  const namen = [wie.roepnaam, wie.gebruikersnaam].map((naam) => naamSleutel(naam));
  return (
    BEKEND.has(sleutel) ||
    BEKEND.has(zonderCijfers) ||
    new Set(sleutel).size < 3 ||
    namen.includes(sleutel) ||
    namen.includes(zonderCijfers)
  );
}

interface Kind {
  id: string;
  roepnaam: string;
  gebruikersnaam: string;
}

const fout = (id: string, regel: Regelcode) =>
  createError('ONGELDIGE_INVOER', { velden: { [`waarden.${id}`]: regel } });

function eigenVan(kind: Kind, waarde: unknown): Geheim {
  const uitkomst = eigenWachtwoordSchema.safeParse(waarde);
  if (!uitkomst.success)
    throw fout(
      kind.id,
      waarde === undefined || String(waarde).trim() === ''
        ? 'verplicht'
        : [...String(waarde).trim()].length < 6
          ? 'minlengte'
          : 'maxlengte',
    );
  if (isTeBekend(uitkomst.data, kind)) throw fout(kind.id, 'te_bekend');
  return { soort: 'tekst', wachtwoord: uitkomst.data };
}

/** Chosen pictures must be three different ones that nobody else of the group has. */
function gekozenPlaatjes(kind: Kind, waarde: unknown, bezet: Set<string>): Geheim {
  const plaatjes = parseInvoer(plaatjescodeSchema, waarde);
  if (new Set(plaatjes).size !== plaatjes.length) throw fout(kind.id, 'kies');
  if (bezet.has(plaatjesGeheim(plaatjes))) throw fout(kind.id, 'bestaat_al');
  bezet.add(plaatjesGeheim(plaatjes));
  return { soort: 'plaatjes', plaatjes };
}

/** A secret for each pupil; `bezet` = picture codes of the rest of the group, to which the new ones are added. */
export function maakGeheimen(
  kinderen: readonly Kind[],
  vraag: NieuweWachtwoorden,
  bezet: Set<string>,
): Map<string, Geheim> {
  return new Map(
    kinderen.map((kind): [string, Geheim] => {
      const waarde = vraag.waarden?.[kind.id];
      if (vraag.soort === 'eigen') return [kind.id, eigenVan(kind, waarde)];
      if (vraag.soort === 'woorden') return [kind.id, { soort: 'tekst', wachtwoord: nieuweWoorden() }];
      return [
        kind.id,
        waarde === undefined
          ? { soort: 'plaatjes', plaatjes: nieuwePlaatjes(bezet) }
          : gekozenPlaatjes(kind, waarde, bezet),
      ];
    }),
  );
}

import { imageSecret, type PictureId } from '#engine/core/domein/images.ts';
import { newImages, newWoorden } from '../../platform/auth/leerling-secret.ts';
import { parseInput } from '../../platform/http/route.ts';
import { imageCodeSchema } from '../auth/auth.contract.ts';
import type { RuleCode } from '../../platform/contract/fields.contract.ts';
import { createError } from '../../platform/error/create-error.ts';
import { nameKey } from '../../platform/taal/name.ts';
import { ownPasswordSchema, type NewPasswords } from './wachtwoorden.contract.ts';

/** Secret of one pupil before it is hashed. */
export type LeerlingSecret = { soort: 'plaatjes'; plaatjes: PictureId[] } | { soort: 'tekst'; wachtwoord: string };

export const secretText = (secret: LeerlingSecret): string =>
  secret.soort === 'plaatjes' ? imageSecret(secret.plaatjes) : secret.wachtwoord;

/** What every classmate tries first. */
const KNOWN = new Set(
  `
  123456 1234567 12345678 123456789 1234567890 654321 111111 000000 112233 121212 abcdef abc123 abcd1234 qwerty azerty qwertyuiop azertyuiop qwerty123 azerty123
  wachtwoord wachtwoord1 password password1 welkom welkom01 welkom123 geheim geheim1 school school1 schooltje taaltocht spelling leerling voetbal minecraft fortnite roblox
  pokemon ikhouvanjou hallo123 hallohallo blablabla nederland belgie vlaanderen letmein iloveyou
`
    .trim()
    .split(/\s+/),
);

/** Whether a password is guessed by who knows the child: a common one, one sign repeated, or the own name. */
export function isGuessable(password: string, who: { roepnaam: string; gebruikersnaam: string }): boolean {
  const key = nameKey(password).replaceAll(' ', '');
  const withoutDigits = key.replaceAll(/[\d.!?_-]/g, '');
  const names = [who.roepnaam, who.gebruikersnaam].map((name) => nameKey(name));
  return (
    KNOWN.has(key) ||
    KNOWN.has(withoutDigits) ||
    new Set(key).size < 3 ||
    names.includes(key) ||
    names.includes(withoutDigits)
  );
}

interface Kind {
  id: string;
  roepnaam: string;
  gebruikersnaam: string;
}

const error = (id: string, rule: RuleCode) => createError('ONGELDIGE_INVOER', { velden: { [`waarden.${id}`]: rule } });

function ownSecretOf(kind: Kind, value: unknown): LeerlingSecret {
  const outcome = ownPasswordSchema.safeParse(value);
  if (!outcome.success)
    throw error(
      kind.id,
      value === undefined || String(value).trim() === ''
        ? 'verplicht'
        : [...String(value).trim()].length < 6
          ? 'minlengte'
          : 'maxlengte',
    );
  if (isGuessable(outcome.data, kind)) throw error(kind.id, 'te_bekend');
  return { soort: 'tekst', wachtwoord: outcome.data };
}

/** Chosen pictures must be three different ones that nobody else of the group has. */
function chosenImages(kind: Kind, value: unknown, taken: Set<string>): LeerlingSecret {
  const images = parseInput(imageCodeSchema, value);
  if (new Set(images).size !== images.length) throw error(kind.id, 'kies');
  if (taken.has(imageSecret(images))) throw error(kind.id, 'bestaat_al');
  taken.add(imageSecret(images));
  return { soort: 'plaatjes', plaatjes: images };
}

/** A secret for each pupil; `bezet` = picture codes of the rest of the group, to which the new ones are added. */
export function createSecrets(
  children: readonly Kind[],
  vraag: NewPasswords,
  taken: Set<string>,
): Map<string, LeerlingSecret> {
  return new Map(
    children.map((kind): [string, LeerlingSecret] => {
      const value = vraag.waarden?.[kind.id];
      if (vraag.soort === 'eigen') return [kind.id, ownSecretOf(kind, value)];
      if (vraag.soort === 'woorden') return [kind.id, { soort: 'tekst', wachtwoord: newWoorden() }];
      return [
        kind.id,
        value === undefined ? { soort: 'plaatjes', plaatjes: newImages(taken) } : chosenImages(kind, value, taken),
      ];
    }),
  );
}

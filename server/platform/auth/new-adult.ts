import type { Knex } from 'knex';
import { nameKey } from '../taal/name.ts';

export interface NewAdult {
  adminId: string;
  id: string;
  role: string;
  gebruikersnaam: string;
  email: string;
  voornaam: string;
  voorvoegsel: string | null;
  achternaam: string;
  /** Null = no password yet: somebody who comes in with an account of the school. */
  hash: string | null;
  nu: Date;
}

/** Makes the account of an adult, who signs in with the user name or the address. */
export async function insertAdult(db: Knex, newOne: NewAdult): Promise<void> {
  await db('gebruikers').insert({
    admin_id: newOne.adminId,
    id: newOne.id,
    role: newOne.role,
    gebruikersnaam: newOne.gebruikersnaam,
    email: newOne.email,
    voornaam: newOne.voornaam,
    voorvoegsel: newOne.voorvoegsel,
    achternaam: newOne.achternaam,
    wachtwoord_hash: newOne.hash,
    wachtwoord_soort: 'tekst',
    aangemaakt_op: newOne.nu,
    gewijzigd_op: newOne.nu,
  });
  const names = [...new Set([newOne.gebruikersnaam, newOne.email].map(nameKey))];
  await db('aanmeldnamen').insert(
    names.map((name) => ({ naam: name, admin_id: newOne.adminId, gebruiker_id: newOne.id })),
  );
}

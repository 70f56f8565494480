import type { Knex } from 'knex';

/** Adult with an address to whom a link may go. */
export interface HerstelGebruiker {
  admin_id: string;
  id: string;
  email: string;
  voornaam: string;
  achternaam: string;
  gebruikersnaam: string;
  organisatie: string;
  locale: 'nl-NL' | 'nl-BE';
}
export interface HerstelRij extends HerstelGebruiker {
  token_hash: string;
  verloopt_op: Date;
  gebruikt_op: Date | null;
  vervangen_op: Date | null;
  actief: boolean;
}

const VELDEN = [
  'g.admin_id',
  'g.id',
  'g.email',
  'g.voornaam',
  'g.achternaam',
  'g.gebruikersnaam',
  'a.naam as organisatie',
  'a.locale',
];
/** More accounts with the same address than this get no mail. */
const HOOGSTENS = 4;

export class WachtwoordherstelRepository {
  constructor(private readonly db: Knex) {}

  findByNaam(naam: string): Promise<HerstelGebruiker[]> {
    return this.db('aanmeldnamen as n')
      .join('gebruikers as g', (on) => on.on('g.admin_id', 'n.admin_id').andOn('g.id', 'n.gebruiker_id'))
      .join('admins as a', 'a.id', 'n.admin_id')
      .where({ 'n.naam': naam, 'g.actief': true })
      .whereNotNull('g.email')
      .whereNotIn('g.role', ['leerling', 'demo'])
      .limit(HOOGSTENS)
      .select(VELDEN);
  }

  /** Replaces every earlier link of this user. */
  async saveToken(
    wie: { adminId: string; gebruikerId: string },
    tokenHash: string,
    tijd: { nu: Date; tot: Date },
  ): Promise<void> {
    const eigen = { admin_id: wie.adminId, gebruiker_id: wie.gebruikerId };
    await this.db('herstel_tokens')
      .where(eigen)
      .whereNull('gebruikt_op')
      .whereNull('vervangen_op')
      .update({ vervangen_op: tijd.nu });
    await this.db('herstel_tokens').insert({
      ...eigen,
      token_hash: tokenHash,
      aangemaakt_op: tijd.nu,
      verloopt_op: tijd.tot,
    });
  }

  find(gebruikerId: string, tokenHash: string): Promise<HerstelRij | undefined> {
    return this.db('herstel_tokens as t')
      .join('gebruikers as g', (on) => on.on('g.admin_id', 't.admin_id').andOn('g.id', 't.gebruiker_id'))
      .join('admins as a', 'a.id', 't.admin_id')
      .where({ 't.token_hash': tokenHash, 't.gebruiker_id': gebruikerId })
      .first([...VELDEN, 't.token_hash', 't.verloopt_op', 't.gebruikt_op', 't.vervangen_op', 'g.actief']);
  }

  /** Uses the link up; false when another request was first. */
  async useToken(rij: HerstelRij, nu: Date): Promise<boolean> {
    const aantal = await this.db('herstel_tokens')
      .where({ admin_id: rij.admin_id, gebruiker_id: rij.id, token_hash: rij.token_hash })
      .whereNull('gebruikt_op')
      .whereNull('vervangen_op')
      .update({ gebruikt_op: nu });
    return aantal === 1;
  }

  async saveWachtwoord(wie: { adminId: string; id: string }, hash: string, nu: Date): Promise<void> {
    await this.db('gebruikers')
      .where({ admin_id: wie.adminId, id: wie.id })
      .update({
        wachtwoord_hash: hash,
        wachtwoord_soort: 'tekst',
        tokens_geldig_vanaf: nu,
        gewijzigd_op: nu,
        versie: this.db.raw('versie + 1'),
      });
  }
}

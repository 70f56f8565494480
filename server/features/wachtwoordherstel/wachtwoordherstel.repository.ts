import type { Knex } from 'knex';

/** Adult with an address to whom a link may go. */
export interface ResetGebruiker {
  admin_id: string;
  id: string;
  email: string;
  voornaam: string;
  achternaam: string;
  gebruikersnaam: string;
  organisatie: string;
  locale: 'nl-NL' | 'nl-BE';
}
export interface ResetRow extends ResetGebruiker {
  token_hash: string;
  verloopt_op: Date;
  gebruikt_op: Date | null;
  vervangen_op: Date | null;
  actief: boolean;
}

const FIELDS = [
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
const AT_MOST = 4;

export class PasswordResetRepository {
  constructor(private readonly db: Knex) {}

  findByName(name: string): Promise<ResetGebruiker[]> {
    return this.db('aanmeldnamen as n')
      .join('gebruikers as g', (on) => on.on('g.admin_id', 'n.admin_id').andOn('g.id', 'n.gebruiker_id'))
      .join('admins as a', 'a.id', 'n.admin_id')
      .where({ 'n.naam': name, 'g.actief': true })
      .whereNotNull('g.email')
      .whereNotIn('g.role', ['leerling', 'demo'])
      .limit(AT_MOST)
      .select(FIELDS);
  }

  /** Replaces every earlier link of this user. */
  async saveToken(
    who: { adminId: string; gebruikerId: string },
    tokenHash: string,
    time: { nu: Date; tot: Date },
  ): Promise<void> {
    const own = { admin_id: who.adminId, gebruiker_id: who.gebruikerId };
    await this.db('herstel_tokens')
      .where(own)
      .whereNull('gebruikt_op')
      .whereNull('vervangen_op')
      .update({ vervangen_op: time.nu });
    await this.db('herstel_tokens').insert({
      ...own,
      token_hash: tokenHash,
      aangemaakt_op: time.nu,
      verloopt_op: time.tot,
    });
  }

  find(gebruikerId: string, tokenHash: string): Promise<ResetRow | undefined> {
    return this.db('herstel_tokens as t')
      .join('gebruikers as g', (on) => on.on('g.admin_id', 't.admin_id').andOn('g.id', 't.gebruiker_id'))
      .join('admins as a', 'a.id', 't.admin_id')
      .where({ 't.token_hash': tokenHash, 't.gebruiker_id': gebruikerId })
      .first([...FIELDS, 't.token_hash', 't.verloopt_op', 't.gebruikt_op', 't.vervangen_op', 'g.actief']);
  }

  /** Uses the link up; false when another request was first. */
  async useToken(row: ResetRow, now: Date): Promise<boolean> {
    const count = await this.db('herstel_tokens')
      .where({ admin_id: row.admin_id, gebruiker_id: row.id, token_hash: row.token_hash })
      .whereNull('gebruikt_op')
      .whereNull('vervangen_op')
      .update({ gebruikt_op: now });
    return count === 1;
  }

  async savePassword(who: { adminId: string; id: string }, hash: string, now: Date): Promise<void> {
    await this.db('gebruikers')
      .where({ admin_id: who.adminId, id: who.id })
      .update({
        wachtwoord_hash: hash,
        wachtwoord_soort: 'tekst',
        tokens_geldig_vanaf: now,
        gewijzigd_op: now,
        versie: this.db.raw('versie + 1'),
      });
  }
}

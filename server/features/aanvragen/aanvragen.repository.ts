import type { Knex } from 'knex';
import {
  TENANT_REQUEST_KINDS,
  type Aanvraag,
  type AanvraagStatus,
  type NewAanvraag,
  type OrganizationKind,
} from './aanvragen.contract.ts';

export interface AanvraagRow {
  id: string;
  nummer: string;
  soort: Aanvraag['soort'];
  organisatiesoort: OrganizationKind;
  organisatie: string;
  naam: string;
  email: string;
  telefoon: string;
  land: 'NL' | 'BE';
  brin: string;
  instellingsnummer: string;
  aantal: number | null;
  opmerking: string;
  features: string[];
  purchase_number: string;
  search_key: string;
  status: AanvraagStatus;
  behandelaar_id: string | null;
  handler_name: string | null;
  admin_id: string | null;
  inviter_admin_id: string | null;
  inviter_name: string | null;
  inviter_organization: string | null;
  /** Until when the link counts with which a trial begins without the office. */
  confirm_until: Date | null;
  confirmed_at: Date | null;
  op: Date;
  versie: number;
}
export interface NewAanvraagRow extends Omit<NewAanvraag, 'website' | 'openMs' | 'akkoord' | 'soort' | 'uitnodiging'> {
  soort: Aanvraag['soort'];
  features?: readonly string[];
  purchase_number?: string;
  /** The customer that asks. */ admin_id?: string;
  /** The customer who told about us. */ inviter_admin_id?: string;
  inviter_id?: string;
  id: string;
  nummer: string;
  search_key: string;
  nu: Date;
}
interface AanvraagFields {
  status: AanvraagStatus;
  behandelaar_id?: string;
  admin_id?: string;
  joined_with?: string;
}

const OPEN: readonly AanvraagStatus[] = ['nieuw', 'in_behandeling'];
/** Requests that are done and still stand in the list. */
const DONE_SHOWN = 100;

/** Requests of the site; they belong to the office, not to a tenant. */
export class AanvragenRepository {
  constructor(private readonly db: Knex) {}

  /** Two sendings of one form wait for each other until the transaction ends. */
  async lock(key: string): Promise<void> {
    await this.db.raw('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', [`aanvraag:${key}`]);
  }

  /** The same request since a moment. */
  async findDouble(key: string, since: Date): Promise<Pick<AanvraagRow, 'id' | 'nummer'> | undefined> {
    return this.db('aanvragen').where({ search_key: key }).where('op', '>', since).orderBy('op').first('id', 'nummer');
  }

  async insert(newOne: NewAanvraagRow): Promise<void> {
    const { nu: now, ...fields } = newOne;
    await this.db('aanvragen').insert({
      ...fields,
      aantal: fields.aantal ?? null,
      status: 'nieuw',
      op: now,
      gewijzigd_op: now,
    });
  }

  async list(): Promise<AanvraagRow[]> {
    const open: AanvraagRow[] = await this.rows()
      .whereIn('r.status', [...OPEN])
      .orderBy('r.op');
    const done: AanvraagRow[] = await this.rows()
      .whereNotIn('r.status', [...OPEN])
      .orderBy('r.gewijzigd_op', 'desc')
      .limit(DONE_SHOWN);
    return [...open, ...done];
  }

  find(id: string): Promise<AanvraagRow | undefined> {
    return this.rows().where('r.id', id).first();
  }

  /** Requests of the site that nobody has finished. */
  async findOpen(): Promise<Pick<AanvraagRow, 'id' | 'nummer' | 'email' | 'organisatie' | 'naam' | 'op'>[]> {
    return this.db('aanvragen')
      .whereIn('status', [...OPEN])
      .whereNotIn('soort', [...TENANT_REQUEST_KINDS])
      .orderBy('op')
      .select('id', 'nummer', 'email', 'organisatie', 'naam', 'op');
  }

  /** False when somebody else changed it first. */
  async update(row: Pick<AanvraagRow, 'id' | 'versie'>, fields: AanvraagFields, now: Date): Promise<boolean> {
    const count = await this.db('aanvragen')
      .where({ id: row.id, versie: row.versie })
      .update({ ...fields, gewijzigd_op: now, versie: this.db.raw('versie + 1') });
    return count === 1;
  }

  private rows(): Knex.QueryBuilder {
    return this.db('aanvragen as r')
      .joinRaw(
        `LEFT JOIN gebruikers g ON g.id = r.behandelaar_id AND g.admin_id IN (SELECT id FROM admins WHERE soort = 'kantoor')`,
      )
      .joinRaw('LEFT JOIN gebruikers i ON i.admin_id = r.inviter_admin_id AND i.id = r.inviter_id')
      .joinRaw('LEFT JOIN admins o ON o.id = i.admin_id')
      .select(
        'r.*',
        this.db.raw(`concat_ws(' ', g.voornaam, g.voorvoegsel, g.achternaam) AS handler_name`),
        this.db.raw(`concat_ws(' ', i.voornaam, i.voorvoegsel, i.achternaam) AS inviter_name`),
        'o.naam as inviter_organization',
      );
  }
}

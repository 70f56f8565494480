import type { Knex } from 'knex';
import type { TextLocale } from '../../platform/taal/texts.ts';

export interface MailTextSpot {
  code: string;
  locale: TextLocale;
}
export interface MailTextRow extends MailTextSpot {
  versie: number;
  onderwerp: string;
  tekst: string;
  status: 'concept' | 'gepubliceerd' | 'vervangen';
  revision: number;
  wie: string;
  changed_at: Date;
  published_at: Date | null;
}
interface SendingRow extends MailTextSpot {
  last_sent: Date | null;
  failures: number;
}
/** Who writes, and when. */
interface Writer {
  wie: string;
  nu: Date;
}

const WHO = `LEFT JOIN gebruikers g ON g.id = coalesce(s.published_by, s.changed_by) AND g.admin_id IN (SELECT id FROM admins WHERE soort = 'kantoor')`;

/** Texts of mails with everything they once were. They belong to our office, not to a tenant. */
export class MailTemplatesRepository {
  constructor(private readonly db: Knex) {}

  /** Two that change the same text wait for each other until the transaction ends, also while there is no row yet. */
  async lock({ code, locale }: MailTextSpot): Promise<void> {
    await this.db.raw('SELECT pg_advisory_xact_lock(hashtext(?))', [`mailsjablonen/${code}/${locale}`]);
  }

  /** Newest first. */
  versions(spot: MailTextSpot): Promise<MailTextRow[]> {
    return this.db('mailsjablonen as s')
      .joinRaw(WHO)
      .where({ 's.code': spot.code, 's.locale': spot.locale })
      .orderBy('s.versie', 'desc')
      .select('s.*', this.db.raw(`concat_ws(' ', g.voornaam, g.voorvoegsel, g.achternaam) AS wie`));
  }

  concepts(): Promise<(MailTextSpot & { versie: number })[]> {
    return this.db('mailsjablonen').where({ status: 'concept' }).select('code', 'locale', 'versie');
  }

  /** How each mail goes, of all tenants that are there, tries of a writer left out. */
  sendings(): Promise<SendingRow[]> {
    return this.db('mailberichten as m')
      .join('admins as a', 'a.id', 'm.admin_id')
      .whereNull('a.gewist_op')
      .where({ 'm.trial': false })
      .groupBy('m.sjabloon', 'm.locale')
      .select(
        'm.sjabloon as code',
        'm.locale',
        this.db.raw(`max(m.klaar_op) FILTER (WHERE m.status = 'verzonden') AS last_sent,
          (count(*) FILTER (WHERE m.status IN ('mislukt','teruggekomen')))::int AS failures`),
      );
  }

  async insertConcept(
    row: MailTextSpot & { versie: number; onderwerp: string; tekst: string },
    writer: Writer,
  ): Promise<void> {
    await this.db('mailsjablonen').insert({
      ...row,
      status: 'concept',
      changed_by: writer.wie,
      changed_at: writer.nu,
    });
  }

  async updateConcept(spot: MailTextSpot, text: { onderwerp: string; tekst: string }, writer: Writer): Promise<void> {
    await this.db('mailsjablonen')
      .where({ code: spot.code, locale: spot.locale, status: 'concept' })
      .update({
        ...text,
        changed_by: writer.wie,
        changed_at: writer.nu,
        revision: this.db.raw('revision + 1'),
      });
  }

  async dropConcept({ code, locale }: MailTextSpot): Promise<void> {
    await this.db('mailsjablonen').where({ code, locale, status: 'concept' }).delete();
  }

  /** The concept goes to people; what went before stays as an older version. */
  async publish({ code, locale }: MailTextSpot, writer: Writer): Promise<void> {
    const rows = () => this.db('mailsjablonen').where({ code, locale });
    await rows().where({ status: 'gepubliceerd' }).update({ status: 'vervangen' });
    await rows()
      .where({ status: 'concept' })
      .update({ status: 'gepubliceerd', published_by: writer.wie, published_at: writer.nu });
  }

  /** Nothing of our own goes out any more; the text stays as an older version. */
  async takeBack({ code, locale }: MailTextSpot): Promise<void> {
    await this.db('mailsjablonen').where({ code, locale, status: 'gepubliceerd' }).update({ status: 'vervangen' });
  }

  /** Where a try goes: to who asks for it. */
  findWriter(adminId: string, id: string): Promise<{ voornaam: string; email: string | null } | undefined> {
    return this.db('gebruikers').where({ admin_id: adminId, id }).first('voornaam', 'email');
  }
}

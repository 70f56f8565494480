import type { Knex } from 'knex';

/** Session with the user and the tenant it belongs to, as they are now. */
export interface SessionRow {
  gebruiker_id: string;
  laatst_gezien: Date;
  tot: Date;
  ingetrokken_op: Date | null;
  begonnen: Date;
  role: string;
  actief: boolean;
  tokens_geldig_vanaf: Date;
  soort: string;
  locale: 'nl-NL' | 'nl-BE';
  land: 'NL' | 'BE';
  /** Null = this kind of tenant needs no licence. */
  licentie_status: string | null;
  ziet_alle_groepen: boolean;
  totp_aan: boolean;
  /** Begun at home: by a parent, or by a child of a home. */
  thuis: boolean;
  /** Hours of play at home, as the tenant chose. */
  thuis_uren: unknown;
}

export interface NewSession {
  adminId: string;
  sid: string;
  gebruikerId: string;
  nu: Date;
  tot: Date;
  apparaat: string;
  /** Session of the adult who began this one for a child. */ ouder?: OuderSession;
  /** Begun by single sign-on: names the refresh token that counts. */ renewal?: string;
}
/** Session of the adult behind the session of a child. */
export interface OuderSession {
  adminId: string;
  sid: string;
}

export interface OpenSession {
  sid: string;
  apparaat: string;
  begonnen: Date;
  laatst_gezien: Date;
}

export class SessionRepository {
  constructor(private readonly db: Knex) {}

  find(adminId: string, sid: string): Promise<SessionRow | undefined> {
    return this.db('sessies as s')
      .join('gebruikers as g', (on) => on.on('g.admin_id', 's.admin_id').andOn('g.id', 's.gebruiker_id'))
      .join('admins as a', 'a.id', 's.admin_id')
      .leftJoin('licenties as li', 'li.admin_id', 's.admin_id')
      .where({ 's.admin_id': adminId, 's.sid': sid })
      .first(
        's.gebruiker_id',
        's.laatst_gezien',
        's.tot',
        's.ingetrokken_op',
        's.begonnen',
        'g.role',
        'g.actief',
        'g.tokens_geldig_vanaf',
        'a.soort',
        'a.locale',
        'a.land',
        'li.status as licentie_status',
        this.db.raw(`coalesce(a.instellingen ->> 'docentZietAlleGroepen' = 'true', false) AS ziet_alle_groepen`),
        this.db.raw('g.totp_aan_op IS NOT NULL AS totp_aan'),
        this.db.raw(
          `(s.ouder_sid IS NOT NULL OR a.soort = 'thuis') AS thuis, a.instellingen -> 'thuisUren' AS thuis_uren`,
        ),
      );
  }

  async create(session: NewSession): Promise<void> {
    await this.db('sessies').insert({
      admin_id: session.adminId,
      sid: session.sid,
      gebruiker_id: session.gebruikerId,
      begonnen: session.nu,
      laatst_gezien: session.nu,
      tot: session.tot,
      apparaat: session.apparaat.slice(0, 80),
      ...(session.ouder === undefined
        ? {}
        : { soort: 'thuis', ouder_admin: session.ouder.adminId, ouder_sid: session.ouder.sid }),
      ...(session.renewal === undefined ? {} : { soort: 'sso', refresh_jti: session.renewal }),
    });
  }

  /** The adult who began this session of a child; undefined when the child signed in itself. */
  async findOuder(adminId: string, sid: string): Promise<OuderSession | undefined> {
    const row: { ouder_admin: string | null; ouder_sid: string | null } | undefined = await this.db('sessies')
      .where({ admin_id: adminId, sid })
      .first('ouder_admin', 'ouder_sid');
    return row === undefined || row.ouder_admin === null || row.ouder_sid === null
      ? undefined
      : { adminId: row.ouder_admin, sid: row.ouder_sid };
  }

  async touch(adminId: string, sid: string, now: Date): Promise<void> {
    await this.db('sessies').where({ admin_id: adminId, sid }).update({ laatst_gezien: now });
  }

  /** Another refresh token counts from now on; false when `from` was not the one that did. */
  async rotate(adminId: string, sid: string, { from, to }: { from: string; to: string }): Promise<boolean> {
    return (
      (await this.db('sessies')
        .where({ admin_id: adminId, sid, refresh_jti: from })
        .whereNull('ingetrokken_op')
        .update({ refresh_jti: to })) === 1
    );
  }

  async revoke(adminId: string, sid: string, now: Date): Promise<void> {
    await this.db('sessies')
      .where({ admin_id: adminId, sid })
      .whereNull('ingetrokken_op')
      .update({ ingetrokken_op: now });
  }

  /** Sessions of a user that still count at `nu`, the last used first. */
  list(adminId: string, gebruikerId: string, now: Date): Promise<OpenSession[]> {
    return this.db('sessies')
      .where({ admin_id: adminId, gebruiker_id: gebruikerId })
      .whereNull('ingetrokken_op')
      .where('tot', '>', now)
      .orderBy('laatst_gezien', 'desc')
      .select('sid', 'apparaat', 'begonnen', 'laatst_gezien');
  }

  /** Ends every session of a user, or every one but `behalve`; answers how many. */
  revokeAll(who: { adminId: string; gebruikerId: string; except?: string }, now: Date): Promise<number> {
    const vraag = this.db('sessies')
      .where({ admin_id: who.adminId, gebruiker_id: who.gebruikerId })
      .whereNull('ingetrokken_op');
    if (who.except !== undefined) vraag.whereNot('sid', who.except);
    return vraag.update({ ingetrokken_op: now });
  }

  /** Everybody of a tenant has to sign in again. */
  async revokeTenant(adminId: string, now: Date): Promise<void> {
    await this.db('sessies').where({ admin_id: adminId }).whereNull('ingetrokken_op').update({ ingetrokken_op: now });
  }

  /** Ends one session of this user; false when it is not one. */
  async revokeOwn(who: { adminId: string; gebruikerId: string; sid: string }, now: Date): Promise<boolean> {
    return (
      (await this.db('sessies')
        .where({ admin_id: who.adminId, gebruiker_id: who.gebruikerId, sid: who.sid })
        .whereNull('ingetrokken_op')
        .update({ ingetrokken_op: now })) === 1
    );
  }
}

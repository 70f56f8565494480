import type { Knex } from 'knex';
import { TRANSFER_TABLES } from './transfer-tables.ts';
import type { TokenScope } from './verhuistokens.contract.ts';

/** Pupil as he was at the old tenant, and who he becomes. */
export interface Transfer {
  fromAdmin: string;
  fromId: string;
  toAdmin: string;
  toId: string;
  scope: TokenScope;
  merge: boolean;
  nu: Date;
}
interface NewLeerling {
  toAdmin: string;
  toId: string;
  gebruikersnaam: string;
  nameKey: string;
  weergavenaam: string;
  groepId: string;
  hash: string;
  soort: 'tekst' | 'plaatjes';
  enc: Buffer | null;
  nu: Date;
  van: string;
}

/** Takes the rows of a pupil to another tenant; every statement names both tenants. */
export class TransferRepository {
  constructor(private readonly db: Knex) {}

  /** Pupil and user of the new tenant, copied from the old ones; group, name and secret are new. */
  async createLeerling(v: Transfer, newOne: NewLeerling): Promise<void> {
    const spot = { ...v, ...newOne };
    await this.db.raw(
      `
      INSERT INTO gebruikers (admin_id, id, role, gebruikersnaam, voornaam, voorvoegsel, achternaam, wachtwoord_hash, wachtwoord_soort, geheim_enc, wachtwoord_gewijzigd_op, thema)
      SELECT :toAdmin, :toId, 'leerling', :gebruikersnaam, u.voornaam, u.voorvoegsel, u.achternaam, :hash, :soort, :enc::bytea, :nu, u.thema
      FROM gebruikers u WHERE u.admin_id = :fromAdmin AND u.id = :fromId`,
      { ...spot },
    );
    await this.db.raw(
      `
      INSERT INTO leerlingen (admin_id, id, roepnaam, voorvoegsel, achternaam, weergavenaam, jaargroep, jaargroep_code, startniveau, dier, stem, voorkeuren)
      SELECT :toAdmin, :toId, l.roepnaam, l.voorvoegsel, l.achternaam, :weergavenaam, l.jaargroep, l.jaargroep_code, l.startniveau, l.dier, l.stem,
        CASE WHEN :instellingen THEN l.voorkeuren ELSE '{}'::jsonb END
      FROM leerlingen l WHERE l.admin_id = :fromAdmin AND l.id = :fromId`,
      { ...spot, instellingen: v.scope.instellingen },
    );
    await this.db('aanmeldnamen').insert({
      naam: newOne.nameKey,
      admin_id: newOne.toAdmin,
      gebruiker_id: newOne.toId,
    });
    await this.db('groepslidmaatschappen').insert({
      admin_id: newOne.toAdmin,
      leerling_id: newOne.toId,
      groep_id: newOne.groepId,
      van: newOne.van,
    });
  }

  /** Keeps answers and the work of the night away from both pupils until the end of the transaction; the same order for everybody. */
  async lock(v: Pick<Transfer, 'fromAdmin' | 'fromId' | 'toAdmin' | 'toId'>): Promise<void> {
    await this.db('leerlingen')
      .whereIn(
        ['admin_id', 'id'],
        [
          [v.fromAdmin, v.fromId],
          [v.toAdmin, v.toId],
        ],
      )
      .orderBy(['admin_id', 'id'])
      .forUpdate()
      .select('id');
  }

  /** State in which both bases are one; how many answers it stands for was added up by `copy`. */
  async saveBase(v: Pick<Transfer, 'toAdmin' | 'toId'>, base: { toestand: Uint8Array; schaal: number }): Promise<void> {
    await this.db('leerling_toestand_basis')
      .where({ admin_id: v.toAdmin, leerling_id: v.toId })
      .update({ toestand: Buffer.from(base.toestand), schaal: base.schaal });
  }

  /** Copies what is in scope. Two pupils who become one keep one own route open, and learn again from both logs. */
  async copy(v: Transfer): Promise<void> {
    if (v.merge) await this.makeRoom(v);
    const along = TRANSFER_TABLES.filter(
      ({ deel: part, derived }) => part !== 'nooit' && v.scope[part] && !(v.merge && derived),
    );
    for (const { tabel: table, collides } of along) {
      await this.db.raw(
        `
        INSERT INTO ${table} AS t SELECT n.* FROM ${table} o, LATERAL jsonb_populate_record(o, jsonb_build_object('admin_id', :toAdmin::text, 'leerling_id', :toId::text)) n
        WHERE o.admin_id = :fromAdmin AND o.leerling_id = :fromId ON CONFLICT ${collides ?? 'DO NOTHING'}`,
        { ...v },
      );
    }
    if (v.scope.instellingen) await this.copySetting(v);
  }

  /** Removes the pupil from the old tenant; what hangs on the user goes with it, sessions too. */
  async erase(v: Pick<Transfer, 'fromAdmin' | 'fromId'>): Promise<void> {
    for (const { tabel: table } of TRANSFER_TABLES.toReversed())
      await this.db(table).where({ admin_id: v.fromAdmin, leerling_id: v.fromId }).delete();
    await this.db('oefeninstellingen').where({ admin_id: v.fromAdmin, scope: 'leerling', scope_id: v.fromId }).delete();
    await this.db('gebruikers').where({ admin_id: v.fromAdmin, id: v.fromId }).delete();
  }

  async saveTombstone(spot: { adminId: string; hash: string; nu: Date }): Promise<void> {
    await this.db('wis_lijst')
      .insert({ admin_id: spot.adminId, leerling_hash: spot.hash, gewist_op: spot.nu })
      .onConflict(['admin_id', 'leerling_hash'])
      .ignore();
  }

  private async makeRoom(v: Transfer): Promise<void> {
    if (!v.scope.voortgang) return;
    await this.db('somvensters')
      .where({ admin_id: v.fromAdmin, leerling_id: v.fromId, status: 'open' })
      .whereIn('soort', ['adaptief', 'instap'])
      .update({ status: 'ingetrokken' });
    for (const { tabel: table } of TRANSFER_TABLES.filter(({ derived }) => derived))
      await this.db(table).where({ admin_id: v.toAdmin, leerling_id: v.toId }).delete();
  }

  /** An existing pupil keeps the own setting. */
  private async copySetting(v: Transfer): Promise<void> {
    await this.db.raw(
      `
      INSERT INTO oefeninstellingen AS t SELECT n.* FROM oefeninstellingen o, LATERAL jsonb_populate_record(o, jsonb_build_object('admin_id', :toAdmin::text, 'scope_id', :toId::text)) n
      WHERE o.admin_id = :fromAdmin AND o.scope = 'leerling' AND o.scope_id = :fromId
        AND NOT EXISTS (SELECT 1 FROM oefeninstellingen e WHERE e.admin_id = :toAdmin AND e.scope = 'leerling' AND e.scope_id = :toId)
      ON CONFLICT DO NOTHING`,
      { ...v },
    );
  }
}

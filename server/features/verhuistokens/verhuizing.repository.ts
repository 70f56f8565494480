import type { Knex } from 'knex';
import { VERHUISTABELLEN } from './verhuistabellen.ts';
import type { Scope } from './verhuistokens.contract.ts';

/** Pupil as he was at the old tenant, and who he becomes. */
export interface Verhuizing {
  vanAdmin: string;
  vanId: string;
  naarAdmin: string;
  naarId: string;
  scope: Scope;
  samenvoegen: boolean;
  nu: Date;
}
export interface NieuweLeerling {
  naarAdmin: string;
  naarId: string;
  gebruikersnaam: string;
  naamSleutel: string;
  weergavenaam: string;
  groepId: string;
  hash: string;
  soort: 'tekst' | 'plaatjes';
  enc: Buffer | null;
  nu: Date;
  van: string;
}

/** Takes the rows of a pupil to another tenant; every statement names both tenants. */
export class VerhuizingRepository {
  constructor(private readonly db: Knex) {}

  /** Pupil and user of the new tenant, copied from the old ones; group, name and secret are new. */
  async createLeerling(v: Verhuizing, nieuw: NieuweLeerling): Promise<void> {
    const plek = { ...v, ...nieuw };
    await this.db.raw(
      `
      INSERT INTO gebruikers (admin_id, id, role, gebruikersnaam, voornaam, voorvoegsel, achternaam, wachtwoord_hash, wachtwoord_soort, geheim_enc, wachtwoord_gewijzigd_op, thema)
      SELECT :naarAdmin, :naarId, 'leerling', :gebruikersnaam, u.voornaam, u.voorvoegsel, u.achternaam, :hash, :soort, :enc::bytea, :nu, u.thema
      FROM gebruikers u WHERE u.admin_id = :vanAdmin AND u.id = :vanId`,
      { ...plek },
    );
    await this.db.raw(
      `
      INSERT INTO leerlingen (admin_id, id, roepnaam, voorvoegsel, achternaam, weergavenaam, jaargroep, jaargroep_code, startniveau, dier, stem, voorkeuren)
      SELECT :naarAdmin, :naarId, l.roepnaam, l.voorvoegsel, l.achternaam, :weergavenaam, l.jaargroep, l.jaargroep_code, l.startniveau, l.dier, l.stem,
        CASE WHEN :instellingen THEN l.voorkeuren ELSE '{}'::jsonb END
      FROM leerlingen l WHERE l.admin_id = :vanAdmin AND l.id = :vanId`,
      { ...plek, instellingen: v.scope.instellingen },
    );
    await this.db('aanmeldnamen').insert({
      naam: nieuw.naamSleutel,
      admin_id: nieuw.naarAdmin,
      gebruiker_id: nieuw.naarId,
    });
    await this.db('groepslidmaatschappen').insert({
      admin_id: nieuw.naarAdmin,
      leerling_id: nieuw.naarId,
      groep_id: nieuw.groepId,
      van: nieuw.van,
    });
  }

  /** Keeps answers and the work of the night away from both pupils until the end of the transaction; the same order for everybody. */
  async lock(v: Pick<Verhuizing, 'vanAdmin' | 'vanId' | 'naarAdmin' | 'naarId'>): Promise<void> {
    await this.db('leerlingen')
      .whereIn(
        ['admin_id', 'id'],
        [
          [v.vanAdmin, v.vanId],
          [v.naarAdmin, v.naarId],
        ],
      )
      .orderBy(['admin_id', 'id'])
      .forUpdate()
      .select('id');
  }

  /** State in which both bases are one; how many answers it stands for was added up by `copy`. */
  async saveBasis(
    v: Pick<Verhuizing, 'naarAdmin' | 'naarId'>,
    basis: { toestand: Uint8Array; schaal: number },
  ): Promise<void> {
    await this.db('leerling_toestand_basis')
      .where({ admin_id: v.naarAdmin, leerling_id: v.naarId })
      .update({ toestand: Buffer.from(basis.toestand), schaal: basis.schaal });
  }

  /** Copies what is in scope. Two pupils who become one keep one own route open, and learn again from both logs. */
  async copy(v: Verhuizing): Promise<void> {
    if (v.samenvoegen) await this.maakRuimte(v);
    const mee = VERHUISTABELLEN.filter(
      ({ deel, afgeleid }) => deel !== 'nooit' && v.scope[deel] && !(v.samenvoegen && afgeleid),
    );
    for (const { tabel, botst } of mee) {
      await this.db.raw(
        `
        INSERT INTO ${tabel} AS t SELECT n.* FROM ${tabel} o, LATERAL jsonb_populate_record(o, jsonb_build_object('admin_id', :naarAdmin::text, 'leerling_id', :naarId::text)) n
        WHERE o.admin_id = :vanAdmin AND o.leerling_id = :vanId ON CONFLICT ${botst ?? 'DO NOTHING'}`,
        { ...v },
      );
    }
    if (v.scope.instellingen) await this.copyInstelling(v);
  }

  /** Removes the pupil from the old tenant; what hangs on the user goes with it, sessions too. */
  async erase(v: Pick<Verhuizing, 'vanAdmin' | 'vanId'>): Promise<void> {
    for (const { tabel } of VERHUISTABELLEN.toReversed())
      await this.db(tabel).where({ admin_id: v.vanAdmin, leerling_id: v.vanId }).delete();
    await this.db('oefeninstellingen').where({ admin_id: v.vanAdmin, scope: 'leerling', scope_id: v.vanId }).delete();
    await this.db('gebruikers').where({ admin_id: v.vanAdmin, id: v.vanId }).delete();
  }

  async saveGrafsteen(plek: { adminId: string; hash: string; nu: Date }): Promise<void> {
    await this.db('wis_lijst')
      .insert({ admin_id: plek.adminId, leerling_hash: plek.hash, gewist_op: plek.nu })
      .onConflict(['admin_id', 'leerling_hash'])
      .ignore();
  }

  private async maakRuimte(v: Verhuizing): Promise<void> {
    if (!v.scope.voortgang) return;
    await this.db('somvensters')
      .where({ admin_id: v.vanAdmin, leerling_id: v.vanId, status: 'open' })
      .whereIn('soort', ['adaptief', 'instap'])
      .update({ status: 'ingetrokken' });
    for (const { tabel } of VERHUISTABELLEN.filter(({ afgeleid }) => afgeleid))
      await this.db(tabel).where({ admin_id: v.naarAdmin, leerling_id: v.naarId }).delete();
  }

  /** An existing pupil keeps the own setting. */
  private async copyInstelling(v: Verhuizing): Promise<void> {
    await this.db.raw(
      `
      INSERT INTO oefeninstellingen AS t SELECT n.* FROM oefeninstellingen o, LATERAL jsonb_populate_record(o, jsonb_build_object('admin_id', :naarAdmin::text, 'scope_id', :naarId::text)) n
      WHERE o.admin_id = :vanAdmin AND o.scope = 'leerling' AND o.scope_id = :vanId
        AND NOT EXISTS (SELECT 1 FROM oefeninstellingen e WHERE e.admin_id = :naarAdmin AND e.scope = 'leerling' AND e.scope_id = :naarId)
      ON CONFLICT DO NOTHING`,
      { ...v },
    );
  }
}

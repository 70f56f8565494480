import type { Knex } from 'knex';
import { DIEREN } from '#engine/core/domein/dieren.ts';
import { standaardInstelling } from '#engine/core/domein/oefeninstelling.ts';
import { nieuweGroepscode } from '../../platform/auth/leerlinggeheim.ts';
import { bulk, type Rij } from '../../platform/database/bulk.ts';
import { vrijeNaam, weergavenamen, wensNaam } from '../../platform/taal/gebruikersnaam.ts';
import { naamSleutel } from '../../platform/taal/naam.ts';
import { mapInHappen } from '../../platform/tijd/happen.ts';
import type { Schoolcode } from './levering.ts';
import type { Doelleerling, NieuweGroep, Wijziging } from './opdracht.ts';
import type { PlanLeerling } from './plan.types.ts';
import type { BekendeLeerling, Lid } from './stand.ts';

/** Who writes, where and when. */
export interface Plek {
  adminId: string;
  door: string;
  op: Date;
  /** Local date. */ dag: string;
}
export interface Lidrij {
  leerlingId: string;
  groepId: string;
  van: string;
}

const ROL = 'leerling';
/** Years up to this one sign in with pictures. */
const PLAATJES_TOT = 3;

const leeg = (tekst: string): string | null => (tekst === '' ? null : tekst);

/** Writes what an import decided; every statement carries many rows. */
export class UitvoerRepository {
  constructor(private readonly db: Knex) {}

  async createGroepen(
    plek: Plek,
    groepen: readonly NieuweGroep[],
    deel: { schooljaar: string; bron: string; instellingnaam: string; nieuwId: () => string },
  ): Promise<void> {
    const sleutel = { admin_id: plek.adminId };
    const metCode = groepen.map((groep) => ({ ...groep, code: nieuweGroepscode() }));
    await bulk(this.db, 'groepen').insert(
      metCode.map((g) => ({
        ...sleutel,
        id: g.id,
        naam: g.naam,
        jaargroepen: g.jaargroepen,
        schooljaar: deel.schooljaar,
        code: g.code,
        bron: deel.bron,
        externe_sleutel: g.sleutel,
        samengesteld: g.samengesteld,
        versie: 1,
        aangemaakt_op: plek.op,
        gewijzigd_op: plek.op,
      })),
    );
    await bulk(this.db, 'groepscodes').insert(metCode.map((g) => ({ code: g.code, ...sleutel, groep_id: g.id })));
    await bulk(this.db, 'oefeninstellingen').insert(
      metCode.map((g) => ({
        ...sleutel,
        id: deel.nieuwId(),
        naam: deel.instellingnaam,
        scope: 'groep',
        scope_id: g.id,
        is_standaard: true,
        versie: 1,
        aangemaakt_op: plek.op,
        gewijzigd_op: plek.op,
        instelling: {
          ...standaardInstelling(g.jaargroepen[0] ?? 3),
          niveauTot: Math.min(8.5, Math.max(3, g.jaargroepen.at(-1) ?? 3) + 0.5),
        },
      })),
    );
  }

  async saveGroepsleutels(adminId: string, sleutels: readonly { id: string; sleutel: string }[]): Promise<void> {
    await bulk(this.db, 'groepen').update(
      sleutels.map(({ id, sleutel }) => ({ admin_id: adminId, id, externe_sleutel: sleutel })),
    );
  }

  async saveGearchiveerd(adminId: string, ids: readonly string[], op: Date | null): Promise<void> {
    await bulk(this.db, 'groepen').update(ids.map((id) => ({ admin_id: adminId, id, gearchiveerd_op: op })));
  }

  /** Open memberships of groups, for the pupils an archived group leaves behind. */
  async findOpen(adminId: string, groepIds: readonly string[]): Promise<Lidrij[]> {
    const { rows }: { rows: Lidrij[] } = await this.db.raw(
      `SELECT leerling_id AS "leerlingId", groep_id AS "groepId", to_char(van, 'YYYY-MM-DD') AS van
      FROM groepslidmaatschappen WHERE admin_id = ? AND groep_id = ANY(?::uuid[]) AND tot IS NULL`,
      [adminId, [...groepIds]],
    );
    return rows;
  }

  /** New pupils; a secret comes with the cards, since thousands of hashes take minutes. */
  async createLeerlingen(plek: Plek, nieuw: readonly Doelleerling[]): Promise<void> {
    const bezet = new Set(await this.findAanmeldnamen(plek.adminId));
    const rijen = await mapInHappen(nieuw, (wie, nr) => ({
      ...wie,
      gebruikersnaam: vrijeNaam(wensNaam(wie.leerling), bezet),
      dier: DIEREN[nr % DIEREN.length] ?? 'vos',
    }));
    const tijd = { versie: 1, aangemaakt_op: plek.op, gewijzigd_op: plek.op };
    await bulk(this.db, 'gebruikers').insert(
      rijen.map(({ id, leerling, jaargroep, gebruikersnaam }) => ({
        admin_id: plek.adminId,
        id,
        role: ROL,
        gebruikersnaam,
        ...naamKolommen(leerling, 'voornaam'),
        wachtwoord_soort: jaargroep <= PLAATJES_TOT ? 'plaatjes' : 'tekst',
        actief: true,
        tokens_geldig_vanaf: new Date(0),
        thema: 'licht',
        ...tijd,
      })),
    );
    await bulk(this.db, 'aanmeldnamen').insert(
      rijen.map(({ id, gebruikersnaam }) => ({
        naam: naamSleutel(gebruikersnaam),
        admin_id: plek.adminId,
        gebruiker_id: id,
      })),
    );
    await bulk(this.db, 'leerlingen').insert(
      rijen.map(({ id, leerling, jaargroep, dier }) => ({
        admin_id: plek.adminId,
        id,
        ...naamKolommen(leerling, 'roepnaam'),
        weergavenaam: leerling.roepnaam,
        jaargroep,
        jaargroep_code: leerling.jaargroepCode ?? null,
        dier,
        stem: 'auto',
        status: 'actief',
        voorkeuren: {},
        geboortedatum: leerling.geboortedatum ?? null,
        geslacht: leerling.geslacht ?? null,
        externe_sleutel: leeg(leerling.sleutel),
        ...tijd,
      })),
    );
    await this.saveEck(plek.adminId, rijen);
  }

  /** Name, dates, year and key only: never user name, password, progress or practice settings. */
  async updateLeerlingen(plek: Plek, wijzig: readonly Wijziging[]): Promise<void> {
    await bulk(this.db, 'leerlingen').update(
      wijzig.map(({ id, leerling, jaargroep, oud }) => ({
        admin_id: plek.adminId,
        id,
        ...naamKolommen(leerling, 'roepnaam'),
        jaargroep,
        jaargroep_code: leerling.jaargroepCode ?? (jaargroep === oud.jaargroep ? oud.jaargroepCode : null),
        geboortedatum: leerling.geboortedatum ?? oud.geboortedatum,
        geslacht: leerling.geslacht ?? oud.geslacht,
        externe_sleutel: leeg(leerling.sleutel) ?? oud.sleutel,
        versie: oud.versie + 1,
        gewijzigd_op: plek.op,
      })),
    );
    await bulk(this.db, 'gebruikers').update(
      wijzig.map(({ id, leerling }) => ({ admin_id: plek.adminId, id, ...naamKolommen(leerling, 'voornaam') })),
    );
    await this.saveEck(plek.adminId, wijzig);
  }

  /** Names on the tiles of these groups, told apart by a letter where two are the same. */
  async renameTegels(adminId: string, groepIds: readonly string[]): Promise<void> {
    const {
      rows,
    }: { rows: { id: string; roepnaam: string; achternaam: string; weergavenaam: string; groep_id: string }[] } =
      await this.db.raw(
        `
      SELECT l.id, l.roepnaam, l.achternaam, l.weergavenaam, m.groep_id FROM groepslidmaatschappen m JOIN leerlingen l ON l.admin_id = m.admin_id AND l.id = m.leerling_id
      JOIN groepen g ON g.admin_id = m.admin_id AND g.id = m.groep_id AND NOT g.samengesteld
      WHERE m.admin_id = ? AND m.groep_id = ANY(?::uuid[]) AND m.tot IS NULL`,
        [adminId, [...groepIds]],
      );
    const perGroep = new Map<string, typeof rows>();
    for (const rij of rows) perGroep.set(rij.groep_id, [...(perGroep.get(rij.groep_id) ?? []), rij]);
    const namen = await mapInHappen(groepIds, (groepId) => [...weergavenamen(perGroep.get(groepId) ?? [])]);
    const nieuw = new Map(namen.flat());
    const anders = rows.filter((rij) => nieuw.get(rij.id) !== rij.weergavenaam);
    await bulk(this.db, 'leerlingen').update(
      anders.map((rij) => ({ admin_id: adminId, id: rij.id, weergavenaam: nieuw.get(rij.id) ?? rij.roepnaam })),
    );
  }

  /** A membership that was closed today opens again, so that a day holds one row. */
  async openLeden(plek: Plek, leden: readonly { leerlingId: string; groepId: string }[]): Promise<void> {
    const rijen = leden.map(({ leerlingId, groepId }) => ({
      admin_id: plek.adminId,
      leerling_id: leerlingId,
      groep_id: groepId,
      van: plek.dag,
    }));
    await bulk(this.db, 'groepslidmaatschappen').insert(
      rijen,
      'ON CONFLICT (admin_id, leerling_id, groep_id, van) DO UPDATE SET tot = NULL',
    );
  }

  async closeLeden(plek: Plek, leden: readonly Lidrij[]): Promise<void> {
    await this.setTot(plek.adminId, leden, plek.dag);
  }

  async reopenLeden(adminId: string, leden: readonly Lidrij[]): Promise<void> {
    await this.setTot(adminId, leden, null);
  }

  async deleteLeden(adminId: string, leden: readonly Lidrij[]): Promise<void> {
    await bulk(this.db, 'groepslidmaatschappen').delete(leden.map((lid) => lidSleutel(adminId, lid)));
  }

  /** To the bin: no sign-in, no seat, out of every list. */
  async putPrullenbak(
    plek: Plek,
    weg: readonly BekendeLeerling[],
    deel: { reden: string; wissenOp: string },
  ): Promise<void> {
    await bulk(this.db, 'prullenbakitems').insert(
      weg.map(({ id, groepen }) => ({
        admin_id: plek.adminId,
        leerling_id: id,
        door: plek.door,
        op: plek.op,
        groep_id_was: groepen[0]?.groepId ?? null,
        reden: deel.reden,
        wissen_op: deel.wissenOp,
      })),
    );
    await this.setStatus(plek, weg, 'prullenbak');
    await this.closeLeden(
      plek,
      weg.flatMap(({ id, groepen }) => groepen.map((lid) => ({ leerlingId: id, ...lid }))),
    );
    await this.db.raw(
      'UPDATE sessies SET ingetrokken_op = ? WHERE admin_id = ? AND gebruiker_id = ANY(?::uuid[]) AND ingetrokken_op IS NULL',
      [plek.op, plek.adminId, weg.map(({ id }) => id)],
    );
  }

  /** Back from the bin with everything they had. */
  async takePrullenbak(plek: Plek, terug: readonly BekendeLeerling[]): Promise<void> {
    await bulk(this.db, 'prullenbakitems').delete(terug.map(({ id }) => ({ admin_id: plek.adminId, leerling_id: id })));
    await this.setStatus(plek, terug, 'actief');
  }

  /** Links teachers the school knows by their address; the role of a file gives nobody a right. */
  async linkDocenten(
    adminId: string,
    leerkrachten: readonly { email: string; groepIds: readonly string[] }[],
  ): Promise<void> {
    for (const { email, groepIds } of leerkrachten) {
      await this.db.raw(
        `INSERT INTO docent_groepen (admin_id, gebruiker_id, groep_id) SELECT g.admin_id, g.id, gr.id FROM gebruikers g JOIN groepen gr ON gr.admin_id = g.admin_id AND gr.id = ANY(?::uuid[])
        WHERE g.admin_id = ? AND lower(g.email) = ? AND g.role = 'docent' ON CONFLICT DO NOTHING`,
        [[...groepIds], adminId, email],
      );
    }
  }

  /** Keeps the code of the school at the first import. */
  async saveSchool(adminId: string, school: Schoolcode): Promise<void> {
    await this.db('admins')
      .where({ id: adminId })
      .update({
        brin: school.brin ?? null,
        dependance: school.dependance ?? null,
        instellingsnummer: school.instellingsnummer ?? null,
      });
  }

  private async saveEck(adminId: string, leerlingen: readonly { id: string; leerling: PlanLeerling }[]): Promise<void> {
    const rijen = leerlingen.flatMap(({ id, leerling: { eck } }): Rij[] =>
      eck === undefined ? [] : [{ admin_id: adminId, leerling_id: id, eck_enc: `\\x${eck.enc}`, eck_hmac: eck.hmac }],
    );
    await bulk(this.db, 'leerling_eck').insert(
      rijen,
      'ON CONFLICT (admin_id, leerling_id) DO UPDATE SET eck_enc = excluded.eck_enc, eck_hmac = excluded.eck_hmac',
    );
  }

  private async setStatus(
    plek: Plek,
    leerlingen: readonly BekendeLeerling[],
    status: 'actief' | 'prullenbak',
  ): Promise<void> {
    await bulk(this.db, 'leerlingen').update(
      leerlingen.map(({ id }) => ({ admin_id: plek.adminId, id, status, gewijzigd_op: plek.op })),
    );
    await bulk(this.db, 'gebruikers').update(
      leerlingen.map(({ id }) => ({ admin_id: plek.adminId, id, actief: status === 'actief' })),
    );
  }

  private async setTot(adminId: string, leden: readonly Lidrij[], tot: string | null): Promise<void> {
    await bulk(this.db, 'groepslidmaatschappen').update(
      leden.map((lid) => ({ ...lidSleutel(adminId, lid), tot })),
      ['leerling_id', 'groep_id', 'van'],
    );
  }

  private findAanmeldnamen(adminId: string): Promise<string[]> {
    return this.db('aanmeldnamen').where({ admin_id: adminId }).pluck('naam');
  }
}

const lidSleutel = (adminId: string, { leerlingId, groepId, van }: { leerlingId: string } & Lid): Rij => ({
  admin_id: adminId,
  leerling_id: leerlingId,
  groep_id: groepId,
  van,
});

const naamKolommen = ({ roepnaam, voorvoegsel, achternaam }: PlanLeerling, voor: 'roepnaam' | 'voornaam'): Rij => ({
  [voor]: roepnaam,
  voorvoegsel: leeg(voorvoegsel),
  achternaam,
});

import type { Knex } from 'knex';
import { ANIMALS } from '#engine/core/domein/animals.ts';
import { defaultSetting } from '#engine/core/domein/oefeninstelling.ts';
import { newGroepscode } from '../../platform/auth/leerling-secret.ts';
import { bulk, type BulkRow } from '../../platform/database/bulk.ts';
import { claimFreeName, displayNames, desiredName } from '../../platform/taal/gebruikersnaam.ts';
import { nameKey } from '../../platform/taal/name.ts';
import { mapInChunks } from '../../platform/time/chunks.ts';
import type { Schoolcode } from './delivery.ts';
import type { TargetLeerling, ImportedGroep, Change } from './command.ts';
import type { PlanLeerling } from './plan.types.ts';
import type { KnownLeerling, Member } from './standing.ts';

/** Who writes, where and when. */
export interface ImportTarget {
  adminId: string;
  door: string;
  op: Date;
  /** Local date. */ dag: string;
}
export interface MembershipRow {
  leerlingId: string;
  groepId: string;
  van: string;
}

const ROLE = 'leerling';
/** Years up to this one sign in with pictures. */
const IMAGES_UNTIL = 3;

const empty = (text: string): string | null => (text === '' ? null : text);

/** Writes what an import decided; every statement carries many rows. */
export class ExecutionRepository {
  constructor(private readonly db: Knex) {}

  async createGroepen(
    spot: ImportTarget,
    groepen: readonly ImportedGroep[],
    part: { schooljaar: string; bron: string; settingName: string; newId: () => string },
  ): Promise<void> {
    const key = { admin_id: spot.adminId };
    const withCode = groepen.map((groep) => ({ ...groep, code: newGroepscode() }));
    await bulk(this.db, 'groepen').insert(
      withCode.map((g) => ({
        ...key,
        id: g.id,
        naam: g.naam,
        jaargroepen: g.jaargroepen,
        schooljaar: part.schooljaar,
        code: g.code,
        bron: part.bron,
        externe_sleutel: g.sleutel,
        samengesteld: g.samengesteld,
        versie: 1,
        aangemaakt_op: spot.op,
        gewijzigd_op: spot.op,
      })),
    );
    await bulk(this.db, 'groepscodes').insert(withCode.map((g) => ({ code: g.code, ...key, groep_id: g.id })));
    await bulk(this.db, 'oefeninstellingen').insert(
      withCode.map((g) => ({
        ...key,
        id: part.newId(),
        naam: part.settingName,
        scope: 'groep',
        scope_id: g.id,
        is_standaard: true,
        versie: 1,
        aangemaakt_op: spot.op,
        gewijzigd_op: spot.op,
        instelling: {
          ...defaultSetting(g.jaargroepen[0] ?? 3),
          niveauTot: Math.min(8.5, Math.max(3, g.jaargroepen.at(-1) ?? 3) + 0.5),
        },
      })),
    );
  }

  async saveGroepKeys(adminId: string, keys: readonly { id: string; sleutel: string }[]): Promise<void> {
    await bulk(this.db, 'groepen').update(
      keys.map(({ id, sleutel: key }) => ({ admin_id: adminId, id, externe_sleutel: key })),
    );
  }

  async saveArchived(adminId: string, ids: readonly string[], at: Date | null): Promise<void> {
    await bulk(this.db, 'groepen').update(ids.map((id) => ({ admin_id: adminId, id, gearchiveerd_op: at })));
  }

  /** Open memberships of groups, for the pupils an archived group leaves behind. */
  async findOpen(adminId: string, groepIds: readonly string[]): Promise<MembershipRow[]> {
    const { rows }: { rows: MembershipRow[] } = await this.db.raw(
      `SELECT leerling_id AS "leerlingId", groep_id AS "groepId", to_char(van, 'YYYY-MM-DD') AS van
      FROM groepslidmaatschappen WHERE admin_id = ? AND groep_id = ANY(?::uuid[]) AND tot IS NULL`,
      [adminId, [...groepIds]],
    );
    return rows;
  }

  /** New pupils; a secret comes with the cards, since thousands of hashes take minutes. */
  async createLeerlingen(spot: ImportTarget, newOne: readonly TargetLeerling[]): Promise<void> {
    const taken = new Set(await this.findSignInNames(spot.adminId));
    const rows = await mapInChunks(newOne, (who, nr) => ({
      ...who,
      gebruikersnaam: claimFreeName(desiredName(who.leerling), taken),
      dier: ANIMALS[nr % ANIMALS.length] ?? 'vos',
    }));
    const time = { versie: 1, aangemaakt_op: spot.op, gewijzigd_op: spot.op };
    await bulk(this.db, 'gebruikers').insert(
      rows.map(({ id, leerling, jaargroep, gebruikersnaam }) => ({
        admin_id: spot.adminId,
        id,
        role: ROLE,
        gebruikersnaam,
        ...nameColumns(leerling, 'voornaam'),
        wachtwoord_soort: jaargroep <= IMAGES_UNTIL ? 'plaatjes' : 'tekst',
        actief: true,
        tokens_geldig_vanaf: new Date(0),
        thema: 'licht',
        ...time,
      })),
    );
    await bulk(this.db, 'aanmeldnamen').insert(
      rows.map(({ id, gebruikersnaam }) => ({
        naam: nameKey(gebruikersnaam),
        admin_id: spot.adminId,
        gebruiker_id: id,
      })),
    );
    await bulk(this.db, 'leerlingen').insert(
      rows.map(({ id, leerling, jaargroep, dier: animal }) => ({
        admin_id: spot.adminId,
        id,
        ...nameColumns(leerling, 'roepnaam'),
        weergavenaam: leerling.roepnaam,
        jaargroep,
        jaargroep_code: leerling.jaargroepCode ?? null,
        dier: animal,
        stem: 'auto',
        status: 'actief',
        voorkeuren: {},
        geboortedatum: leerling.geboortedatum ?? null,
        geslacht: leerling.geslacht ?? null,
        externe_sleutel: empty(leerling.sleutel),
        ...time,
      })),
    );
    await this.saveEck(spot.adminId, rows);
  }

  /** Name, dates, year and key only: never user name, password, progress or practice settings. */
  async updateLeerlingen(spot: ImportTarget, change: readonly Change[]): Promise<void> {
    await bulk(this.db, 'leerlingen').update(
      change.map(({ id, leerling, jaargroep, oud: old }) => ({
        admin_id: spot.adminId,
        id,
        ...nameColumns(leerling, 'roepnaam'),
        jaargroep,
        jaargroep_code: leerling.jaargroepCode ?? (jaargroep === old.jaargroep ? old.jaargroepCode : null),
        geboortedatum: leerling.geboortedatum ?? old.geboortedatum,
        geslacht: leerling.geslacht ?? old.geslacht,
        externe_sleutel: empty(leerling.sleutel) ?? old.sleutel,
        versie: old.versie + 1,
        gewijzigd_op: spot.op,
      })),
    );
    await bulk(this.db, 'gebruikers').update(
      change.map(({ id, leerling }) => ({ admin_id: spot.adminId, id, ...nameColumns(leerling, 'voornaam') })),
    );
    await this.saveEck(spot.adminId, change);
  }

  /** Names on the tiles of these groups, told apart by a letter where two are the same. */
  async renameTiles(adminId: string, groepIds: readonly string[]): Promise<void> {
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
    for (const row of rows) perGroep.set(row.groep_id, [...(perGroep.get(row.groep_id) ?? []), row]);
    const names = await mapInChunks(groepIds, (groepId) => [...displayNames(perGroep.get(groepId) ?? [])]);
    const newOne = new Map(names.flat());
    const different = rows.filter((row) => newOne.get(row.id) !== row.weergavenaam);
    await bulk(this.db, 'leerlingen').update(
      different.map((row) => ({ admin_id: adminId, id: row.id, weergavenaam: newOne.get(row.id) ?? row.roepnaam })),
    );
  }

  /** A membership that was closed today opens again, so that a day holds one row. */
  async openMembers(spot: ImportTarget, members: readonly { leerlingId: string; groepId: string }[]): Promise<void> {
    const rows = members.map(({ leerlingId, groepId }) => ({
      admin_id: spot.adminId,
      leerling_id: leerlingId,
      groep_id: groepId,
      van: spot.dag,
    }));
    await bulk(this.db, 'groepslidmaatschappen').insert(
      rows,
      'ON CONFLICT (admin_id, leerling_id, groep_id, van) DO UPDATE SET tot = NULL',
    );
  }

  async closeMembers(spot: ImportTarget, members: readonly MembershipRow[]): Promise<void> {
    await this.setUntil(spot.adminId, members, spot.dag);
  }

  async reopenMembers(adminId: string, members: readonly MembershipRow[]): Promise<void> {
    await this.setUntil(adminId, members, null);
  }

  async deleteMembers(adminId: string, members: readonly MembershipRow[]): Promise<void> {
    await bulk(this.db, 'groepslidmaatschappen').delete(members.map((member) => memberKey(adminId, member)));
  }

  /** To the bin: no sign-in, no seat, out of every list. */
  async putPrullenbak(
    spot: ImportTarget,
    gone: readonly KnownLeerling[],
    part: { reden: string; wissenOp: string },
  ): Promise<void> {
    await bulk(this.db, 'prullenbakitems').insert(
      gone.map(({ id, groepen }) => ({
        admin_id: spot.adminId,
        leerling_id: id,
        door: spot.door,
        op: spot.op,
        groep_id_was: groepen[0]?.groepId ?? null,
        reden: part.reden,
        wissen_op: part.wissenOp,
      })),
    );
    await this.setStatus(spot, gone, 'prullenbak');
    await this.closeMembers(
      spot,
      gone.flatMap(({ id, groepen }) => groepen.map((member) => ({ leerlingId: id, ...member }))),
    );
    await this.db.raw(
      'UPDATE sessies SET ingetrokken_op = ? WHERE admin_id = ? AND gebruiker_id = ANY(?::uuid[]) AND ingetrokken_op IS NULL',
      [spot.op, spot.adminId, gone.map(({ id }) => id)],
    );
  }

  /** Back from the bin with everything they had. */
  async takePrullenbak(spot: ImportTarget, back: readonly KnownLeerling[]): Promise<void> {
    await bulk(this.db, 'prullenbakitems').delete(back.map(({ id }) => ({ admin_id: spot.adminId, leerling_id: id })));
    await this.setStatus(spot, back, 'actief');
  }

  /** Links teachers the school knows by their address; the role of a file gives nobody a right. */
  async linkDocenten(
    adminId: string,
    docenten: readonly { email: string; groepIds: readonly string[] }[],
  ): Promise<void> {
    for (const { email, groepIds } of docenten) {
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
    const rows = leerlingen.flatMap(({ id, leerling: { eck } }): BulkRow[] =>
      eck === undefined ? [] : [{ admin_id: adminId, leerling_id: id, eck_enc: `\\x${eck.enc}`, eck_hmac: eck.hmac }],
    );
    await bulk(this.db, 'leerling_eck').insert(
      rows,
      'ON CONFLICT (admin_id, leerling_id) DO UPDATE SET eck_enc = excluded.eck_enc, eck_hmac = excluded.eck_hmac',
    );
  }

  private async setStatus(
    spot: ImportTarget,
    leerlingen: readonly KnownLeerling[],
    status: 'actief' | 'prullenbak',
  ): Promise<void> {
    await bulk(this.db, 'leerlingen').update(
      leerlingen.map(({ id }) => ({ admin_id: spot.adminId, id, status, gewijzigd_op: spot.op })),
    );
    await bulk(this.db, 'gebruikers').update(
      leerlingen.map(({ id }) => ({ admin_id: spot.adminId, id, actief: status === 'actief' })),
    );
  }

  private async setUntil(adminId: string, members: readonly MembershipRow[], until: string | null): Promise<void> {
    await bulk(this.db, 'groepslidmaatschappen').update(
      members.map((member) => ({ ...memberKey(adminId, member), tot: until })),
      ['leerling_id', 'groep_id', 'van'],
    );
  }

  private findSignInNames(adminId: string): Promise<string[]> {
    return this.db('aanmeldnamen').where({ admin_id: adminId }).pluck('naam');
  }
}

const memberKey = (adminId: string, { leerlingId, groepId, van: from }: { leerlingId: string } & Member): BulkRow => ({
  admin_id: adminId,
  leerling_id: leerlingId,
  groep_id: groepId,
  van: from,
});

const nameColumns = (
  { roepnaam, voorvoegsel, achternaam }: PlanLeerling,
  before: 'roepnaam' | 'voornaam',
): BulkRow => ({
  [before]: roepnaam,
  voorvoegsel: empty(voorvoegsel),
  achternaam,
});

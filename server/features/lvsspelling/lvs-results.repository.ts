import type { Knex } from 'knex';
import { bulk } from '../../platform/database/bulk.ts';
import type { LvsKnown } from './lvs-link.ts';
import type { LvsNew } from './lvs-command.ts';
import { LVS_COLUMNS, toSaved, toColumns, type LvsDbRow } from './lvs-row-db.ts';
import type { LvsSaved } from './lvs-finding.ts';

const BATCH_SIZE = 500;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Whom a query may see: a docent only the own groups, and everybody only one group when it is named. */
export interface LvsRange {
  adminId: string;
  docentId: string | null;
  groepId: string | null;
}
/** Who writes, where and when. */
export interface LvsSpot {
  adminId: string;
  door: string;
  op: Date;
  bron: 'import' | 'hand';
  importId: string | null;
}

const LEERLINGEN = `
  SELECT l.id, l.roepnaam, coalesce(l.voorvoegsel, '') AS voorvoegsel, l.achternaam, l.externe_sleutel AS sleutel, e.eck_hmac AS "eckHmac", to_char(l.geboortedatum, 'YYYY-MM-DD') AS geboortedatum, l.jaargroep
  FROM (SELECT * FROM leerlingen WHERE admin_id = :adminId AND status = 'actief' AND id > :na ORDER BY id LIMIT :aantal) l
  LEFT JOIN leerling_eck e ON e.admin_id = l.admin_id AND e.leerling_id = l.id ORDER BY l.id`;

/** Not part of the statement above: asked per leerling it is slow while the database has no statistics. The newest group comes first. */
const MEMBERS = `
  SELECT m.leerling_id AS "leerlingId", m.groep_id AS "groepId", g.naam, g.gearchiveerd_op IS NOT NULL AS gearchiveerd
  FROM groepslidmaatschappen m JOIN groepen g ON g.admin_id = m.admin_id AND g.id = m.groep_id
  WHERE m.admin_id = :adminId AND m.tot IS NULL AND m.leerling_id = ANY(:ids::uuid[]) ORDER BY m.van DESC, g.naam`;
interface Member {
  leerlingId: string;
  groepId: string;
  naam: string;
  gearchiveerd: boolean;
}

const START_PROPOSALS = `
  SELECT DISTINCT ON (r.leerling_id) ${LVS_COLUMNS}, l.roepnaam, coalesce(l.voorvoegsel, '') AS voorvoegsel, l.achternaam, l.jaargroep, l.startniveau::float8 AS startniveau
  FROM lvs_resultaten r JOIN leerlingen l ON l.admin_id = r.admin_id AND l.id = r.leerling_id
  WHERE r.admin_id = :adminId AND r.leerling_id = ANY(:ids::uuid[]) AND r.niveau IS NOT NULL AND r.afnamedatum >= :vanaf::date
  -- Of one day the test that is not about verbs alone says most about the level.
  ORDER BY r.leerling_id, r.afnamedatum DESC, (lower(r.toets) LIKE '%werkwoord%'), r.toets`;

export interface StartRow {
  saved: LvsSaved;
  roepnaam: string;
  voorvoegsel: string;
  achternaam: string;
  jaargroep: number;
  startniveau: number | null;
  geoefend: boolean;
}
interface StartDbRow extends LvsDbRow {
  roepnaam: string;
  voorvoegsel: string;
  achternaam: string;
  jaargroep: number;
  startniveau: number | null;
}

/** Results of tests, and the pupils they are of. */
export class LvsResultsRepository {
  constructor(private readonly db: Knex) {}

  async findLeerlingen(scope: LvsRange): Promise<LvsKnown[]> {
    const own = await this.findOwn(scope);
    const out: LvsKnown[] = [];
    let after = FIRST;
    for (let done = false; !done;) {
      const { rows }: { rows: Omit<LvsKnown, 'groep'>[] } = await this.db.raw(LEERLINGEN, {
        adminId: scope.adminId,
        na: after,
        aantal: BATCH_SIZE,
      });
      const members = await this.findMembers(
        scope.adminId,
        rows.map(({ id }) => id),
      );
      const inside = rows.filter(
        ({ id }) => own === undefined || members.get(id)?.some(({ groepId }) => own.has(groepId)),
      );
      out.push(
        ...inside.map((row) => ({
          ...row,
          groep: members.get(row.id)?.find(({ gearchiveerd: archived }) => !archived)?.naam ?? null,
        })),
      );
      after = rows.at(-1)?.id ?? after;
      done = rows.length < BATCH_SIZE;
    }
    return out;
  }

  /** Groups a pupil must be in; undefined = every pupil of the tenant. */
  private async findOwn({ adminId, docentId, groepId }: LvsRange): Promise<ReadonlySet<string> | undefined> {
    if (groepId !== null) return new Set([groepId]);
    if (docentId === null) return undefined;
    const ids: string[] = await this.db('docent_groepen')
      .where({ admin_id: adminId, gebruiker_id: docentId })
      .pluck('groep_id');
    return new Set(ids);
  }

  private async findMembers(adminId: string, ids: readonly string[]): Promise<Map<string, Member[]>> {
    const { rows }: { rows: Member[] } = await this.db.raw(MEMBERS, { adminId, ids: [...ids] });
    const out = new Map<string, Member[]>(ids.map((id) => [id, []]));
    for (const member of rows) out.get(member.leerlingId)?.push(member);
    return out;
  }

  /** Every result of these pupils, per pupil the newest first. */
  findResults(adminId: string, leerlingIds: readonly string[]): Promise<LvsSaved[]> {
    return this.vraag(adminId, { column: 'leerling_id', ids: leerlingIds });
  }

  findByIds(adminId: string, ids: readonly string[]): Promise<LvsSaved[]> {
    return this.vraag(adminId, { column: 'id', ids });
  }

  /** Newest result with a level per pupil, no older than `vanaf`. */
  async findStartRows(adminId: string, leerlingIds: readonly string[], since: string): Promise<StartRow[]> {
    const out: StartRow[] = [];
    for (let from = 0; from < leerlingIds.length; from += BATCH_SIZE) {
      const ids = leerlingIds.slice(from, from + BATCH_SIZE);
      const { rows }: { rows: StartDbRow[] } = await this.db.raw(START_PROPOSALS, { adminId, ids, vanaf: since });
      const practiced = new Set<string>(
        await this.db('leerling_doelen')
          .where({ admin_id: adminId })
          .whereRaw('leerling_id = ANY(?::uuid[])', [ids])
          .distinct()
          .pluck('leerling_id'),
      );
      out.push(
        ...rows.map(({ roepnaam, voorvoegsel, achternaam, jaargroep, startniveau, ...row }) => ({
          saved: toSaved(row),
          roepnaam,
          voorvoegsel,
          achternaam,
          jaargroep,
          startniveau,
          geoefend: practiced.has(row.leerling_id),
        })),
      );
    }
    return out;
  }

  async create(spot: LvsSpot, rows: readonly LvsNew[]): Promise<void> {
    await bulk(this.db, 'lvs_resultaten').insert(
      rows.map(({ id, leerlingId, uitslag: finding }) => ({
        admin_id: spot.adminId,
        id,
        leerling_id: leerlingId,
        ...toColumns(finding),
        bron: spot.bron,
        import_id: spot.importId,
        versie: 1,
        aangemaakt_op: spot.op,
        gewijzigd_op: spot.op,
      })),
    );
  }

  /** Writes new values; `versie` is the one before. */
  async update(spot: Pick<LvsSpot, 'adminId' | 'op'>, rows: readonly LvsSaved[]): Promise<void> {
    await bulk(this.db, 'lvs_resultaten').update(
      rows.map(({ id, uitslag: finding, versie: version, bron: source, importId }) => ({
        admin_id: spot.adminId,
        id,
        ...toColumns(finding),
        bron: source,
        import_id: importId,
        versie: version + 1,
        gewijzigd_op: spot.op,
      })),
    );
  }

  /** Keeps what a result was before it changed. */
  async saveChanges(spot: LvsSpot, old: readonly { id: string; saved: LvsSaved }[]): Promise<void> {
    await bulk(this.db, 'lvs_wijzigingen').insert(
      old.map(({ id, saved }) => ({
        admin_id: spot.adminId,
        id,
        leerling_id: saved.leerlingId,
        resultaat_id: saved.id,
        oud: saved.uitslag,
        door: spot.door,
        op: spot.op,
      })),
    );
  }

  async delete(adminId: string, ids: readonly string[]): Promise<void> {
    await bulk(this.db, 'lvs_resultaten').delete(ids.map((id) => ({ admin_id: adminId, id })));
  }

  private async vraag(
    adminId: string,
    where: { column: 'id' | 'leerling_id'; ids: readonly string[] },
  ): Promise<LvsSaved[]> {
    const out: LvsSaved[] = [];
    for (let from = 0; from < where.ids.length; from += BATCH_SIZE) {
      const { rows }: { rows: LvsDbRow[] } = await this.db.raw(
        `SELECT ${LVS_COLUMNS} FROM lvs_resultaten r WHERE r.admin_id = :adminId AND r.${where.column} = ANY(:ids::uuid[])
        ORDER BY r.leerling_id, r.afnamedatum DESC, r.toets, r.id`,
        { adminId, ids: where.ids.slice(from, from + BATCH_SIZE) },
      );
      out.push(...rows.map(toSaved));
    }
    return out;
  }
}

import type { Knex } from 'knex';
import { bulk } from '../../platform/database/bulk.ts';
import type { LvsBekend } from './lvs-koppelen.ts';
import type { LvsNieuw } from './lvs-opdracht.ts';
import { LVS_KOLOMMEN, naarBewaard, naarKolommen, type LvsDbRij } from './lvs-rij-db.ts';
import type { LvsBewaard } from './lvs-uitslag.ts';

const PER_KEER = 500;
const EERSTE = '00000000-0000-0000-0000-000000000000';

/** Whom a query may see: a docent only the own groups, and everybody only one group when it is named. */
export interface LvsBereik {
  adminId: string;
  docentId: string | null;
  groepId: string | null;
}
/** Who writes, where and when. */
export interface LvsPlek {
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
const LEDEN = `
  SELECT m.leerling_id AS "leerlingId", m.groep_id AS "groepId", g.naam, g.gearchiveerd_op IS NOT NULL AS gearchiveerd
  FROM groepslidmaatschappen m JOIN groepen g ON g.admin_id = m.admin_id AND g.id = m.groep_id
  WHERE m.admin_id = :adminId AND m.tot IS NULL AND m.leerling_id = ANY(:ids::uuid[]) ORDER BY m.van DESC, g.naam`;
interface Lid {
  leerlingId: string;
  groepId: string;
  naam: string;
  gearchiveerd: boolean;
}

const STARTVOORSTELLEN = `
  SELECT DISTINCT ON (r.leerling_id) ${LVS_KOLOMMEN}, l.roepnaam, coalesce(l.voorvoegsel, '') AS voorvoegsel, l.achternaam, l.jaargroep, l.startniveau::float8 AS startniveau
  FROM lvs_resultaten r JOIN leerlingen l ON l.admin_id = r.admin_id AND l.id = r.leerling_id
  WHERE r.admin_id = :adminId AND r.leerling_id = ANY(:ids::uuid[]) AND r.niveau IS NOT NULL AND r.afnamedatum >= :vanaf::date
  -- Of one day the test that is not about verbs alone says most about the level.
  ORDER BY r.leerling_id, r.afnamedatum DESC, (lower(r.toets) LIKE '%werkwoord%'), r.toets`;

export interface StartRij {
  bewaard: LvsBewaard;
  roepnaam: string;
  voorvoegsel: string;
  achternaam: string;
  jaargroep: number;
  startniveau: number | null;
  geoefend: boolean;
}
interface StartDbRij extends LvsDbRij {
  roepnaam: string;
  voorvoegsel: string;
  achternaam: string;
  jaargroep: number;
  startniveau: number | null;
}

/** Results of tests, and the pupils they are of. */
export class LvsResultatenRepository {
  constructor(private readonly db: Knex) {}

  async findLeerlingen(bereik: LvsBereik): Promise<LvsBekend[]> {
    const eigen = await this.findEigen(bereik);
    const uit: LvsBekend[] = [];
    let na = EERSTE;
    for (let klaar = false; !klaar;) {
      const { rows }: { rows: Omit<LvsBekend, 'groep'>[] } = await this.db.raw(LEERLINGEN, {
        adminId: bereik.adminId,
        na,
        aantal: PER_KEER,
      });
      const leden = await this.findLeden(
        bereik.adminId,
        rows.map(({ id }) => id),
      );
      const binnen = rows.filter(
        ({ id }) => eigen === undefined || leden.get(id)?.some(({ groepId }) => eigen.has(groepId)),
      );
      uit.push(
        ...binnen.map((rij) => ({
          ...rij,
          groep: leden.get(rij.id)?.find(({ gearchiveerd }) => !gearchiveerd)?.naam ?? null,
        })),
      );
      na = rows.at(-1)?.id ?? na;
      klaar = rows.length < PER_KEER;
    }
    return uit;
  }

  /** Groups a pupil must be in; undefined = every pupil of the tenant. */
  private async findEigen({ adminId, docentId, groepId }: LvsBereik): Promise<ReadonlySet<string> | undefined> {
    if (groepId !== null) return new Set([groepId]);
    if (docentId === null) return undefined;
    const ids: string[] = await this.db('docent_groepen')
      .where({ admin_id: adminId, gebruiker_id: docentId })
      .pluck('groep_id');
    return new Set(ids);
  }

  private async findLeden(adminId: string, ids: readonly string[]): Promise<Map<string, Lid[]>> {
    const { rows }: { rows: Lid[] } = await this.db.raw(LEDEN, { adminId, ids: [...ids] });
    const uit = new Map<string, Lid[]>(ids.map((id) => [id, []]));
    for (const lid of rows) uit.get(lid.leerlingId)?.push(lid);
    return uit;
  }

  /** Every result of these pupils, per pupil the newest first. */
  findResultaten(adminId: string, leerlingIds: readonly string[]): Promise<LvsBewaard[]> {
    return this.vraag(adminId, { kolom: 'leerling_id', ids: leerlingIds });
  }

  findOpId(adminId: string, ids: readonly string[]): Promise<LvsBewaard[]> {
    return this.vraag(adminId, { kolom: 'id', ids });
  }

  /** Newest result with a level per pupil, no older than `vanaf`. */
  async findStartrijen(adminId: string, leerlingIds: readonly string[], vanaf: string): Promise<StartRij[]> {
    const uit: StartRij[] = [];
    for (let van = 0; van < leerlingIds.length; van += PER_KEER) {
      const ids = leerlingIds.slice(van, van + PER_KEER);
      const { rows }: { rows: StartDbRij[] } = await this.db.raw(STARTVOORSTELLEN, { adminId, ids, vanaf });
      const geoefend = new Set<string>(
        await this.db('leerling_doelen')
          .where({ admin_id: adminId })
          .whereRaw('leerling_id = ANY(?::uuid[])', [ids])
          .distinct()
          .pluck('leerling_id'),
      );
      uit.push(
        ...rows.map(({ roepnaam, voorvoegsel, achternaam, jaargroep, startniveau, ...rij }) => ({
          bewaard: naarBewaard(rij),
          roepnaam,
          voorvoegsel,
          achternaam,
          jaargroep,
          startniveau,
          geoefend: geoefend.has(rij.leerling_id),
        })),
      );
    }
    return uit;
  }

  async create(plek: LvsPlek, rijen: readonly LvsNieuw[]): Promise<void> {
    await bulk(this.db, 'lvs_resultaten').insert(
      rijen.map(({ id, leerlingId, uitslag }) => ({
        admin_id: plek.adminId,
        id,
        leerling_id: leerlingId,
        ...naarKolommen(uitslag),
        bron: plek.bron,
        import_id: plek.importId,
        versie: 1,
        aangemaakt_op: plek.op,
        gewijzigd_op: plek.op,
      })),
    );
  }

  /** Writes new values; `versie` is the one before. */
  async update(plek: Pick<LvsPlek, 'adminId' | 'op'>, rijen: readonly LvsBewaard[]): Promise<void> {
    await bulk(this.db, 'lvs_resultaten').update(
      rijen.map(({ id, uitslag, versie, bron, importId }) => ({
        admin_id: plek.adminId,
        id,
        ...naarKolommen(uitslag),
        bron,
        import_id: importId,
        versie: versie + 1,
        gewijzigd_op: plek.op,
      })),
    );
  }

  /** Keeps what a result was before it changed. */
  async saveWijzigingen(plek: LvsPlek, oud: readonly { id: string; bewaard: LvsBewaard }[]): Promise<void> {
    await bulk(this.db, 'lvs_wijzigingen').insert(
      oud.map(({ id, bewaard }) => ({
        admin_id: plek.adminId,
        id,
        leerling_id: bewaard.leerlingId,
        resultaat_id: bewaard.id,
        oud: bewaard.uitslag,
        door: plek.door,
        op: plek.op,
      })),
    );
  }

  async delete(adminId: string, ids: readonly string[]): Promise<void> {
    await bulk(this.db, 'lvs_resultaten').delete(ids.map((id) => ({ admin_id: adminId, id })));
  }

  private async vraag(
    adminId: string,
    waar: { kolom: 'id' | 'leerling_id'; ids: readonly string[] },
  ): Promise<LvsBewaard[]> {
    const uit: LvsBewaard[] = [];
    for (let van = 0; van < waar.ids.length; van += PER_KEER) {
      const { rows }: { rows: LvsDbRij[] } = await this.db.raw(
        `SELECT ${LVS_KOLOMMEN} FROM lvs_resultaten r WHERE r.admin_id = :adminId AND r.${waar.kolom} = ANY(:ids::uuid[])
        ORDER BY r.leerling_id, r.afnamedatum DESC, r.toets, r.id`,
        { adminId, ids: waar.ids.slice(van, van + PER_KEER) },
      );
      uit.push(...rows.map(naarBewaard));
    }
    return uit;
  }
}

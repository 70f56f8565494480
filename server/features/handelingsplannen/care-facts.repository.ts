import type { Knex } from 'knex';

export interface StandingFact {
  leerlingId: string;
  doelId: string;
  standing: string;
  n: number;
  right: number;
  sinceDay: number | null;
}
export interface MistakeFact {
  doelId: string;
  woord: string;
  written: string;
}
export interface RoundFact {
  datum: string;
  spel: string;
  seconden: number;
  n: number;
  goed: number;
}
export interface LvsFact {
  toets: string;
  moment: string;
  datum: string;
  niveau: string;
}
export interface CareLeerling {
  id: string;
  naam: string;
  roepnaam: string;
  dier: string;
  groepId: string;
  groep: string;
}

const MEMBERS = `
  SELECT DISTINCT ON (l.id) l.id, concat_ws(' ', l.roepnaam, l.voorvoegsel, nullif(l.achternaam, '')) AS naam, l.roepnaam, l.dier, g.id AS "groepId", g.naam AS groep
  FROM leerlingen l JOIN groepslidmaatschappen m ON m.admin_id = l.admin_id AND m.leerling_id = l.id AND m.tot IS NULL
  JOIN groepen g ON g.admin_id = m.admin_id AND g.id = m.groep_id AND g.gearchiveerd_op IS NULL
  WHERE l.admin_id = :adminId AND l.status = 'actief'
    AND (:docentId::uuid IS NULL OR EXISTS (SELECT 1 FROM docent_groepen d WHERE d.admin_id = m.admin_id AND d.groep_id = m.groep_id AND d.gebruiker_id = :docentId::uuid))
  ORDER BY l.id, m.van DESC`;

/** What a plan is written from: only what the product measured itself, or the school brought in. */
export class CareFactsRepository {
  constructor(private readonly db: Knex) {}

  async findName(adminId: string, gebruikerId: string): Promise<string> {
    const row: { naam: string } | undefined = await this.db('gebruikers')
      .where({ admin_id: adminId, id: gebruikerId })
      .first(this.db.raw(`concat_ws(' ', voornaam, voorvoegsel, nullif(achternaam, '')) AS naam`));
    return row?.naam ?? '';
  }

  async findSchool(adminId: string): Promise<string> {
    const row: { naam: string } | undefined = await this.db('admins').where({ id: adminId }).first('naam');
    return row?.naam ?? '';
  }

  /** Leerlingen within reach with the groep of now; a docent only those of the own groepen. */
  async findMembers(adminId: string, docentId: string | null): Promise<CareLeerling[]> {
    const { rows }: { rows: CareLeerling[] } = await this.db.raw(MEMBERS, { adminId, docentId });
    return rows;
  }

  findStandings(adminId: string, leerlingIds: readonly string[]): Promise<StandingFact[]> {
    return this.db('leerling_doel_standen')
      .where({ admin_id: adminId })
      .whereIn('leerling_id', [...leerlingIds])
      .select(
        'leerling_id as leerlingId',
        'doel_id as doelId',
        'stand as standing',
        'recent_n as n',
        'recent_right as right',
        'since_day as sinceDay',
      );
  }

  /** The latest misspellings of these goals. */
  findMistakes(adminId: string, leerlingId: string, doelIds: readonly string[]): Promise<MistakeFact[]> {
    return this.db('antwoorden')
      .where({ admin_id: adminId, leerling_id: leerlingId, goed: false })
      .whereIn('doel_id', [...doelIds])
      .whereRaw(`extra ->> 'ruw' ~ '^[[:alpha:]''-]+$' AND lower(extra ->> 'ruw') <> lower(extra ->> 'woord')`)
      .orderBy('op', 'desc')
      .limit(40)
      .select('doel_id as doelId', this.db.raw(`extra ->> 'woord' AS woord, extra ->> 'ruw' AS written`));
  }

  /** Rounds about these goals in a period, the newest first; no goals = all rounds. */
  async findRounds(
    adminId: string,
    leerlingId: string,
    { doelIds, from, until }: { doelIds: readonly string[]; from: Date; until: Date },
  ): Promise<RoundFact[]> {
    const { rows }: { rows: RoundFact[] } = await this.db.raw(
      `SELECT to_char(r.begonnen AT TIME ZONE 'Europe/Amsterdam', 'YYYY-MM-DD') AS datum, r.spel, r.seconden, coalesce(a.n, 0)::int AS n, coalesce(a.goed, 0)::int AS goed
      FROM spelrondes r JOIN taken t ON t.admin_id = r.admin_id AND t.id = r.taak_id
      LEFT JOIN LATERAL (SELECT count(*) AS n, count(*) FILTER (WHERE x.goed) AS goed FROM antwoorden x
        WHERE x.admin_id = r.admin_id AND x.leerling_id = r.leerling_id AND x.ronde_id = r.id) a ON true
      WHERE r.admin_id = :adminId AND r.leerling_id = :leerlingId AND r.begonnen >= :from AND r.begonnen < :until
        AND (:every OR t.doel_ids && :doelIds::text[]) ORDER BY r.begonnen DESC LIMIT 60`,
      { adminId, leerlingId, from, until, every: doelIds.length === 0, doelIds: [...doelIds] },
    );
    return rows;
  }

  /** Results of tests of the school that say a level. */
  findLvs(adminId: string, leerlingId: string): Promise<LvsFact[]> {
    return this.db('lvs_resultaten')
      .where({ admin_id: adminId, leerling_id: leerlingId })
      .whereNotNull('niveau')
      .orderBy('afnamedatum', 'desc')
      .limit(2)
      .select('toets', 'moment', 'niveau', this.db.raw(`to_char(afnamedatum, 'YYYY-MM-DD') AS datum`));
  }

  /** Items that a leerling ever answered. */
  async findSeen(adminId: string, leerlingId: string): Promise<ReadonlySet<string>> {
    const ids: string[] = await this.db('antwoorden')
      .where({ admin_id: adminId, leerling_id: leerlingId })
      .distinct()
      .pluck('item_id');
    return new Set(ids);
  }

  /** Who else looked at the care data of a leerling since a moment, each once, the latest first. */
  async findViewers(
    adminId: string,
    leerlingId: string,
    { not, since }: { not: string; since: Date },
  ): Promise<{ naam: string; op: Date }[]> {
    return this.db('audit as a')
      .join('gebruikers as g', (on) => on.on('g.admin_id', 'a.admin_id').andOn('g.id', 'a.wie'))
      .where({ 'a.admin_id': adminId, 'a.soort': 'leerling', 'a.doel_id': leerlingId, 'a.actie': 'zorg.plan' })
      .where('a.op', '>=', since)
      .whereNot('a.wie', not)
      .groupBy('g.id', 'g.voornaam', 'g.voorvoegsel', 'g.achternaam')
      .orderBy('op', 'desc')
      .limit(3)
      .select(
        this.db.raw(`concat_ws(' ', g.voornaam, g.voorvoegsel, nullif(g.achternaam, '')) AS naam`),
        this.db.raw('max(a.op) AS op'),
      );
  }
}

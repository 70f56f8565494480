import type { Knex } from 'knex';
import type { VoortgangStatus } from './voortgang.contract.ts';

/** Days, both of them within; null = from the first, or until now. */
export interface DayPeriod {
  vanaf: string | null;
  tot: string | null;
}
export interface MatrixFilter extends DayPeriod {
  adminId: string;
  groepId: string;
}
export interface AntwoordRow {
  client_id: string;
  item_id: string;
  doel_id: string;
  goed: boolean;
  op: Date;
  extra: unknown;
}

/** What a standing is made of, in the order of `SavedColumns`: a large group has thousands of cells, so values go without their names. */
const SAVED_FIELDS = ['stand', 'recent_n', 'recent_right', 'days', 'chance', 'mastered_before'] as const;
const SAVED = `json_build_array(${SAVED_FIELDS.map((field) => `s.${field}`).join(', ')})`;
/** The same with a list for each field, goals first: a JSON value made for each row costs a tenth of the whole statement. */
const SAVED_COLUMNS = ['doel_id', ...SAVED_FIELDS].map((field) => `coalesce(json_agg(s.${field}), '[]')`).join(', ');

/** Sums of all time stand in a row per goal: as many as there are goals, however long a pupil practises. */
const ALL_TIME = `
  SELECT d.doel_id, d.n, d.goed FROM leerling_doelen d WHERE d.admin_id = :adminId AND d.leerling_id = l.id`;

/** Sums of the weeks that begin in the period, by the key of the table: other weeks are never read. */
const WEEKS = `
  SELECT w.doel_id, sum(w.n)::int AS n, sum(w.goed)::int AS goed FROM leerling_weken w
  WHERE w.admin_id = :adminId AND w.leerling_id = l.id
    AND w.week BETWEEN coalesce(date_trunc('week', :vanaf::date)::date, '-infinity'::date) AND coalesce(:tot::date, 'infinity'::date)
  GROUP BY w.doel_id`;

/**
 * The whole group in one round trip, a row for each pupil with its goals as columns. Sums and standings are read pupil by pupil and
 * laid together outside the database: a join would leave the planner a choice that it gets wrong when it does not know the pupils yet.
 */
const columnsOf = (sums: string, { from, where }: { from: string; where: string }): string => `
  SELECT l.id AS leerling_id, l.weergavenaam AS naam, som.doelen, som.n, som.goed, stand.standen
  FROM ${from}
  CROSS JOIN LATERAL (SELECT coalesce(json_agg(t.doel_id), '[]') AS doelen, coalesce(json_agg(t.n), '[]') AS n, coalesce(json_agg(t.goed), '[]') AS goed
    FROM (${sums}) t) som
  CROSS JOIN LATERAL (SELECT json_build_array(${SAVED_COLUMNS}) AS standen
    FROM leerling_doel_standen s WHERE s.admin_id = :adminId AND s.leerling_id = l.id) stand
  WHERE ${where}`;
const OF_GROEP = {
  from: `groepslidmaatschappen m
  JOIN leerlingen l ON l.admin_id = m.admin_id AND l.id = m.leerling_id AND l.status = 'actief'`,
  where: `m.admin_id = :adminId AND m.groep_id = :groepId AND m.tot IS NULL`,
} as const;
const OF_LEERLING = { from: 'leerlingen l', where: 'l.admin_id = :adminId AND l.id = :leerlingId' } as const;

const standingFrom = (sums: string): string => `
  SELECT som.n, som.goed, CASE WHEN s.stand IS NOT NULL THEN ${SAVED} END AS saved, s.since_day
  FROM leerlingen l
  JOIN LATERAL (${sums}) som ON som.doel_id = :doelId
  LEFT JOIN leerling_doel_standen s ON s.admin_id = :adminId AND s.leerling_id = l.id AND s.doel_id = som.doel_id
  WHERE l.admin_id = :adminId AND l.id = :leerlingId`;
const STANDING = { allTime: standingFrom(ALL_TIME), period: standingFrom(WEEKS) } as const;

/** Statements of the matrix: without a period, and with one. */
export const MATRIX = { allTime: columnsOf(ALL_TIME, OF_GROEP), period: columnsOf(WEEKS, OF_GROEP) } as const;
const ONE = { allTime: columnsOf(ALL_TIME, OF_LEERLING), period: columnsOf(WEEKS, OF_LEERLING) } as const;

/** Stored standing with the evidence it is made of, in the order of `SAVED`. */
export type SavedColumns = [
  stand: VoortgangStatus,
  n: number,
  right: number,
  days: number,
  chance: number,
  before: boolean,
];

/** Pupil with what it practised, in columns of one length. */
export interface MatrixColumns {
  leerling_id: string;
  naam: string;
  doelen: string[];
  n: number[];
  goed: number[];
  /** Where the pupil stands, by goal. */
  standen: Record<string, SavedColumns>;
}

type ListsOf<Fields extends readonly unknown[]> = { [Field in keyof Fields]: Fields[Field][] };
/** The standings of a pupil as the database answers them: the goals, and a list of one length for each field. */
type StandingLists = [doelen: string[], ...fields: ListsOf<SavedColumns>];

function standingsOf([doelen, stands, ns, rights, days, chances, befores]: StandingLists): MatrixColumns['standen'] {
  const out: MatrixColumns['standen'] = {};
  for (const [nr, doelId] of doelen.entries()) {
    const stand = stands[nr];
    if (stand === undefined) continue;
    out[doelId] = [stand, ns[nr] ?? 0, rights[nr] ?? 0, days[nr] ?? 0, chances[nr] ?? 0, befores[nr] ?? false];
  }
  return out;
}

type ListedColumns = Omit<MatrixColumns, 'standen'> & { standen: StandingLists };
const readColumns = (row: ListedColumns): MatrixColumns => ({ ...row, standen: standingsOf(row.standen) });

/** Sums of one goal, with its standing once there is one. */
export interface StandingRow {
  n: number;
  goed: number;
  saved: SavedColumns | null;
  since_day: number | null;
}

export class VoortgangRepository {
  constructor(private readonly db: Knex) {}

  findMatrix(filter: MatrixFilter): Promise<MatrixColumns[]> {
    return this.findColumns(MATRIX, filter);
  }

  /** The row of one pupil, whatever group it is in. */
  async findRow(filter: { adminId: string; leerlingId: string } & DayPeriod): Promise<MatrixColumns | undefined> {
    return (await this.findColumns(ONE, filter))[0];
  }

  private async findColumns(
    statements: Readonly<Record<'allTime' | 'period', string>>,
    {
      vanaf: from,
      tot: until,
      ...key
    }: DayPeriod & { adminId: string } & ({ groepId: string } | { leerlingId: string }),
  ): Promise<MatrixColumns[]> {
    const isAllTime = from === null && until === null;
    const { rows }: { rows: ListedColumns[] } = isAllTime
      ? await this.db.raw(statements.allTime, key)
      : await this.db.raw(statements.period, { ...key, vanaf: from, tot: until });
    return rows.map(readColumns);
  }

  /** Answers of a pupil, newest first, with the number of all of them. */
  async findAntwoorden(filter: {
    adminId: string;
    leerlingId: string;
    doelId: string | undefined;
    /** Only what went wrong. */
    mis: boolean;
    /** Moments between which they were given. */
    within: { from?: Date; until?: Date };
    limit: number;
    offset: number;
  }): Promise<{ rijen: AntwoordRow[]; totaal: number }> {
    const vraag = this.db('antwoorden').where({ admin_id: filter.adminId, leerling_id: filter.leerlingId });
    if (filter.doelId !== undefined) vraag.where('doel_id', filter.doelId);
    if (filter.mis) vraag.where('goed', false);
    const { from, until } = filter.within;
    if (from !== undefined) vraag.where('op', '>=', from);
    if (until !== undefined) vraag.where('op', '<', until);
    const rows: (AntwoordRow & { totaal: number })[] = await vraag
      .orderBy([
        { column: 'op', order: 'desc' },
        { column: 'seq', order: 'desc' },
        { column: 'client_id', order: 'desc' },
      ])
      .limit(filter.limit)
      .offset(filter.offset)
      .select('client_id', 'item_id', 'doel_id', 'goed', 'op', 'extra', this.db.raw('count(*) OVER ()::int AS totaal'));
    return { rijen: rows, totaal: rows[0]?.totaal ?? 0 };
  }

  /** Sums of one goal, of all time or of a period, with its standing. */
  async findStanding(filter: {
    adminId: string;
    leerlingId: string;
    doelId: string;
    vanaf: string | null;
    tot: string | null;
  }): Promise<StandingRow | undefined> {
    const { vanaf: from, tot: until, ...key } = filter;
    const isAllTime = from === null && until === null;
    const { rows }: { rows: StandingRow[] } = isAllTime
      ? await this.db.raw(STANDING.allTime, key)
      : await this.db.raw(STANDING.period, { ...key, vanaf: from, tot: until });
    return rows[0];
  }
}

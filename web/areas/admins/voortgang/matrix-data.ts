import type { LeerlingItem } from '#server/features/leerlingen/leerlingen.contract.ts';
import type { Voortgang, VoortgangRow, VoortgangStatus } from '#server/features/voortgang/voortgang.contract.ts';
import { shortName } from '../shared/doel-name.ts';
import { compare, fullName } from '../shared/leerlingen/name.ts';
import { changeBetween, countChanges, type PeriodChange, type ChangeCounts } from '../shared/voortgang/comparison.ts';

export type Doel = Voortgang['doelen'][number];
/** What a pupil did of one goal. */
export interface VoortgangCell {
  doelId: string;
  status: VoortgangStatus;
  /** All answers and those that were right, of all time or of the period. */
  n: number;
  goed: number;
  /** Share right that the standing is made of; absent when there is too little to say. */
  pct?: number;
  /** Beside the weeks before; absent when one of both says too little. */
  change?: PeriodChange;
}
export const SORT_ORDERS = ['hulp', 'naam'] as const;
export type MatrixSortOrder = (typeof SORT_ORDERS)[number];
export const DOEL_CHOICES = ['alle', 'struikel'] as const;
export type DoelChoice = (typeof DOEL_CHOICES)[number];

export interface MatrixRow {
  leerlingId: string;
  naam: string;
  roepnaam: string;
  dier: string;
  cellen: ReadonlyMap<string, VoortgangCell>;
  /** Share right in the weeks before by goal, also of what was not practised since; empty when nothing is compared. */
  before: ReadonlyMap<string, number>;
  stumbles: number;
}
export interface MatrixDoel extends Doel {
  kort: string;
  beheerst: number;
  stumbles: number;
  changes: ChangeCounts;
}
/** A row or a column of the matrix. */
export type MatrixPart = { leerlingId: string } | { doelId: string };
export interface MatrixData {
  rijen: MatrixRow[];
  doelen: MatrixDoel[];
  /** Whether every cell stands beside the weeks before. */
  compared: boolean;
  /** Of the goals that are shown. */
  changes: ChangeCounts;
}

const MASTERED: readonly VoortgangStatus[] = ['beheerst', 'onderhoud'];
const countUp = (cells: Iterable<VoortgangCell>, isConsistent: (cell: VoortgangCell) => boolean): number =>
  [...cells].filter(isConsistent).length;
const isStumbling = ({ status }: VoortgangCell): boolean => status === 'struikel';

function average(row: MatrixRow): number {
  const pcts = [...row.cellen.values()].flatMap(({ pct }) => (pct === undefined ? [] : [pct]));
  return pcts.length === 0 ? 101 : pcts.reduce((sum, pct) => sum + pct, 0) / pcts.length;
}

/** Most stumbling goals first, then the lowest share right. */
const compareByHelp = (a: MatrixRow, b: MatrixRow): number =>
  b.stumbles - a.stumbles || average(a) - average(b) || compare(a.naam, b.naam);
const ORDER: Record<MatrixSortOrder, (a: MatrixRow, b: MatrixRow) => number> = {
  hulp: compareByHelp,
  naam: (a, b) => compare(a.naam, b.naam),
};

/** Share right of every pupil by goal. */
function sharesOf(data: Voortgang | undefined): ReadonlyMap<string, ReadonlyMap<string, number>> {
  if (data === undefined) return new Map();
  const { doelen, rijen: rows } = data;
  const shares = (row: VoortgangRow): [string, number][] =>
    doelen.flatMap(({ id }, place): [string, number][] => {
      const pct = row.pct[place] ?? undefined;
      return pct === undefined ? [] : [[id, pct]];
    });
  return new Map(rows.map((row) => [row.leerlingId, new Map(shares(row))]));
}

const NOTHING_BEFORE: MatrixRow['before'] = new Map();
/** The practised goals of a row of columns. */
function cellsOf(row: VoortgangRow, doelen: readonly Doel[], before: MatrixRow['before']): Map<string, VoortgangCell> {
  const cells = new Map<string, VoortgangCell>();
  for (const [place, { id: doelId }] of doelen.entries()) {
    const n = row.n[place] ?? 0;
    const pct = row.pct[place] ?? undefined;
    const change = changeBetween(pct, before.get(doelId));
    if (n > 0)
      cells.set(doelId, {
        doelId,
        n,
        goed: row.goed[place] ?? 0,
        status: row.status[place] ?? 'niets',
        ...(pct === undefined ? {} : { pct }),
        ...(change === undefined ? {} : { change }),
      });
  }
  return cells;
}

function createRow(
  row: VoortgangRow,
  doelen: readonly Doel[],
  { kind, before }: { kind: LeerlingItem | undefined; before: MatrixRow['before'] },
): MatrixRow {
  const cells = cellsOf(row, doelen, before);
  return {
    leerlingId: row.leerlingId,
    naam: kind ? fullName(kind) : row.naam,
    roepnaam: kind?.roepnaam ?? row.naam,
    dier: kind?.dier ?? 'vos',
    cellen: cells,
    before,
    stumbles: countUp(cells.values(), isStumbling),
  };
}

/** Rows and columns as they are shown; sorted by need, the goals that hold back most pupils come first too. */
export function createMatrix(
  data: Voortgang,
  options: {
    leerlingen: readonly LeerlingItem[];
    sortOrder: MatrixSortOrder;
    choice: DoelChoice;
    /** The same group in the weeks before. */
    before?: Voortgang | undefined;
  },
): MatrixData {
  const before = sharesOf(options.before);
  const children = new Map(options.leerlingen.map((kind) => [kind.id, kind]));
  const rows = data.rijen
    .map((row) =>
      createRow(row, data.doelen, {
        kind: children.get(row.leerlingId),
        before: before.get(row.leerlingId) ?? NOTHING_BEFORE,
      }),
    )
    .sort(ORDER[options.sortOrder]);
  const doelen = data.doelen.map((doel): MatrixDoel => {
    const cells = rows.flatMap((row) => row.cellen.get(doel.id) ?? []);
    return {
      ...doel,
      kort: shortName(doel.naam),
      beheerst: countUp(cells, ({ status }) => MASTERED.includes(status)),
      stumbles: countUp(cells, isStumbling),
      changes: countChanges(cells.map(({ change }) => change)),
    };
  });
  const shown = options.choice === 'struikel' ? doelen.filter(({ stumbles }) => stumbles > 0) : doelen;
  return {
    rijen: rows,
    doelen: options.sortOrder === 'hulp' ? shown.sort((a, b) => b.stumbles - a.stumbles || a.nr - b.nr) : shown,
    compared: options.before !== undefined,
    changes: countChanges(shown.flatMap(({ id }) => rows.map((row) => row.cellen.get(id)?.change))),
  };
}

/** Goal to open when only a pupil is asked for: the stumbling one with the lowest share right. */
export function heaviestDoel(row: MatrixRow): string | null {
  const cells = [...row.cellen.values()].sort(
    (a, b) => Number(isStumbling(b)) - Number(isStumbling(a)) || (a.pct ?? 101) - (b.pct ?? 101),
  );
  return cells[0]?.doelId ?? null;
}

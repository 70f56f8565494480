import { createHash } from 'node:crypto';
import { nameKey } from '../../platform/taal/name.ts';
import type { LicentiesRead } from '../licenties/licenties.read.ts';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import type { MoveListsRepository } from './move-lists.repository.ts';
import type { MoveConflict, TenantMove } from './tenant-moves.contract.ts';
import type {
  MovingGroepRow,
  MovingRow,
  MoveTenantRow,
  TenantMoveRow,
  TenantMovesRepository,
} from './tenant-moves.repository.ts';

/** What a move would take along now. */
export interface MovePlan {
  groepen: MovingGroepRow[];
  leerlingen: MovingRow[];
  /** Says whether the groups or their pupils changed since. */
  fingerprint: string;
}

/** A move with what it would do now. */
interface Planned {
  adminId: string;
  plan: MovePlan;
  target: MoveTenantRow;
  scope: TenantMoveRow['scope'];
  /** The group at the target that chosen pupils come in; undefined = it is gone, null = whole groups move. */
  targetGroep: MovingGroepRow | null | undefined;
}
/** What is asked about a plan. */
export interface MovePlanRepositories {
  moves: TenantMovesRepository;
  lists: MoveListsRepository;
  licenties: LicentiesRead;
}

/** What a move names: groups (all of them without a choice), or pupils. */
export interface MoveChoice {
  groepIds?: readonly string[] | undefined;
  leerlingIds?: readonly string[] | undefined;
}

export async function findMovePlan(
  repository: TenantMovesRepository,
  adminId: string,
  { groepIds, leerlingIds: chosen }: MoveChoice,
): Promise<MovePlan> {
  if (chosen !== undefined) {
    const leerlingen = await repository.findChosen(adminId, chosen);
    return { groepen: [], leerlingen, fingerprint: fingerprintOf(leerlingen.map(({ id }) => id)) };
  }
  const groepen = await repository.findGroepen(adminId, groepIds);
  const leerlingen = await repository.findMoving(
    adminId,
    groepen.map(({ id }) => id),
  );
  const parts = [...groepen.map(({ id }) => id), ...leerlingen.map((l) => `${l.groep_id}/${l.id}`)];
  return { groepen, leerlingen, fingerprint: fingerprintOf(parts) };
}

const fingerprintOf = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.toSorted().join()).digest('hex');

/** Whether the lists that come do not fit beside those that are there. */
async function hasTooManyLists(lists: MoveListsRepository, fromAdmin: string, toAdmin: string): Promise<boolean> {
  const fresh = await lists.countNew(fromAdmin, toAdmin);
  return fresh > 0 && fresh + (await lists.count(toAdmin)) > CONSTANTS.WOORDLIJSTEN_MAX;
}

/** What stands in the way: names that are taken, seats that lack, care without the function, and nobody to move. */
export async function findConflicts(
  repos: MovePlanRepositories,
  { adminId, plan, target, scope, targetGroep }: Planned,
): Promise<TenantMove['conflicts']> {
  const { groepen, leerlingen } = plan;
  const names = new Map(leerlingen.map((l) => [nameKey(l.gebruikersnaam), l.gebruikersnaam]));
  const taken = await repos.moves.findTaken(target.id, [...names.keys()]);
  const seats = await repos.licenties.findSeats(target.id);
  const named = (kind: MoveConflict, whose: readonly string[]) =>
    whose.length === 0 ? [] : [{ soort: kind, namen: [...whose] }];
  const simple = (kind: MoveConflict, applies: boolean) => (applies ? [{ soort: kind, namen: [] }] : []);
  return [
    ...named('gebruikersnaam', taken.map((name) => names.get(name) ?? name).toSorted()),
    ...named('groepsnaam', await repos.moves.findGroepNames(target.id, groepen)),
    ...simple('doelgroep', targetGroep === undefined),
    ...simple('plaatsen', seats !== undefined && leerlingen.length > seats.totaal - seats.gebruikt),
    ...simple('woordlijsten', scope.woordlijsten === true && (await hasTooManyLists(repos.lists, adminId, target.id))),
    ...simple('zorg', scope.zorg && !(target.features ?? []).includes('featureZorgtraject')),
    ...simple('leeg', targetGroep === null ? groepen.length === 0 : leerlingen.length === 0),
  ];
}

/** Numbers of a plan, as the office reads them before somebody agrees. */
export async function measure(
  repos: MovePlanRepositories,
  { adminId, plan, target, scope }: Planned,
): Promise<
  Pick<TenantMove, 'groepen' | 'leerlingen' | 'antwoorden' | 'handelingsplannen' | 'woordlijsten' | 'plaatsen'>
> {
  const ids = plan.leerlingen.map(({ id }) => id);
  const seats = await repos.licenties.findSeats(target.id);
  const count = (table: 'antwoorden' | 'handelingsplannen', along: boolean): Promise<number> =>
    along ? repos.moves.countRows(table, adminId, ids) : Promise.resolve(0);
  return {
    groepen: plan.groepen.map((groep) => ({
      naam: groep.naam,
      leerlingen: plan.leerlingen.filter((l) => l.groep_id === groep.id).length,
    })),
    leerlingen: ids.length,
    antwoorden: await count('antwoorden', scope.voortgang),
    handelingsplannen: await count('handelingsplannen', scope.zorg),
    woordlijsten: scope.woordlijsten === true ? await repos.lists.countNew(adminId, target.id) : 0,
    ...(seats === undefined
      ? {}
      : { plaatsen: { required: ids.length, free: Math.max(0, seats.totaal - seats.gebruikt) } }),
  };
}

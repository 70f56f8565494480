import { createHash } from 'node:crypto';
import { nameKey } from '../../platform/taal/name.ts';
import type { LicentiesRead } from '../licenties/licenties.read.ts';
import type { TokenScope } from './verhuistokens.contract.ts';
import type { MoveConflict, TenantMove } from './tenant-moves.contract.ts';
import type { MovingGroepRow, MovingRow, MoveTenantRow, TenantMovesRepository } from './tenant-moves.repository.ts';

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
  scope: TokenScope;
}

export async function findMovePlan(
  repository: TenantMovesRepository,
  adminId: string,
  groepIds?: readonly string[],
): Promise<MovePlan> {
  const groepen = await repository.findGroepen(adminId, groepIds);
  const leerlingen = await repository.findMoving(
    adminId,
    groepen.map(({ id }) => id),
  );
  const text = [...groepen.map(({ id }) => id), ...leerlingen.map((l) => `${l.groep_id}/${l.id}`)].toSorted().join();
  return { groepen, leerlingen, fingerprint: createHash('sha256').update(text).digest('hex') };
}

/** What stands in the way: names that are taken, seats that lack, care without the function, and nobody to move. */
export async function findConflicts(
  repos: { moves: TenantMovesRepository; licenties: LicentiesRead },
  { plan, target, scope }: Planned,
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
    ...simple('plaatsen', seats !== undefined && leerlingen.length > seats.totaal - seats.gebruikt),
    ...simple('zorg', scope.zorg && !(target.features ?? []).includes('featureZorgtraject')),
    ...simple('leeg', groepen.length === 0),
  ];
}

/** Numbers of a plan, as the office reads them before somebody agrees. */
export async function measure(
  repos: { moves: TenantMovesRepository; licenties: LicentiesRead },
  { adminId, plan, target, scope }: Planned,
): Promise<Pick<TenantMove, 'groepen' | 'leerlingen' | 'antwoorden' | 'handelingsplannen' | 'plaatsen'>> {
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
    ...(seats === undefined
      ? {}
      : { plaatsen: { required: ids.length, free: Math.max(0, seats.totaal - seats.gebruikt) } }),
  };
}

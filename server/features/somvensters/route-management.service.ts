import { z } from 'zod/mini';
import type { Clock } from '#engine/core/basis/clock.ts';
import {
  isVoltooid,
  nextSomvenster,
  SOMVENSTER_STATUSES,
  type SomvensterEvent,
} from '#engine/core/somvenster/somvenster.ts';
import { nextTaak } from '#engine/core/somvenster/taak.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import type { LedgerRepository } from '../../platform/ledger/ledger.repository.ts';
import { dateOfDay, dayOf } from '../../platform/time/clock.ts';
import type { LeerlingenRead, LeerlingRow } from '../leerlingen/leerlingen.read.ts';
import { OWN_TERM } from './day-planner.ts';
import { somvensterKindSchema } from './route.contract.ts';
import { giveForRoute } from './route-gift.ts';
import { nextSteen, statusOf, voortgangOf } from './route.ts';
import type { ManagedRoute, ManagedRoutes, RouteChange } from './route-management.contract.ts';
import type { LockedRoute, RouteManagementRepository } from './route-management.repository.ts';
import type { SomvensterRow, SomvenstersRepository } from './somvensters.repository.ts';

export interface RouteManagementRepositories {
  routes: RouteManagementRepository;
  somvensters: SomvenstersRepository;
  ledger: LedgerRepository;
}
interface Deps {
  repositories: RouteManagementRepositories;
  transaction: Transaction<RouteManagementRepositories>;
  leerlingen: LeerlingenRead;
  clock: Clock;
}
/** Days in which a route that was done still stands in the list. */
const DONE_DAYS = 14;
const DAY_MS = 86_400_000;
/** Days ahead that a last day may lie. */
const END_MAX = 180;
const kept = z.enum(['open', 'bevroren', 'voltooid']);
const stored = z.enum(SOMVENSTER_STATUSES);

/** What an adult does with routes that stand on the map of a pupil (behaviours.md sections 5.5, 5.6 and 8.12). */
export class RouteManagementService {
  constructor(private readonly deps: Deps) {}

  async find(access: Access, leerlingId: string): Promise<ManagedRoutes> {
    const leerling = await this.deps.leerlingen.require(access, leerlingId);
    const { somvensters, routes } = this.deps.repositories;
    const now = this.deps.clock.now();
    const today = dateOfDay(dayOf(now));
    const since = new Date(now - DONE_DAYS * DAY_MS);
    const rows = (await somvensters.findForMap(leerling.admin_id, leerling.id, since)).filter(
      ({ status, eind: end }) => status !== 'open' || end === null || end >= today,
    );
    const taken = rows.flatMap((row) => row.taken.map(({ id }) => id));
    const begun = await routes.findBegun(leerling.admin_id, leerling.id, taken);
    return {
      leerling: { id: leerling.id, roepnaam: leerling.roepnaam },
      // What is done comes last.
      items: rows
        .toSorted((a, b) => Number(a.status === 'voltooid') - Number(b.status === 'voltooid'))
        .map((row) => present(row, begun)),
    };
  }

  /** Lets a route wait, or go on; one whose last day passed meanwhile gets the days of a new one. Or gives it another last day. */
  change(access: Access, somvensterId: string, { status, eind: end }: RouteChange): Promise<void> {
    if (end !== undefined) return this.setEnd(access, somvensterId, end);
    return this.step(access, somvensterId, status === 'open' ? 'ontdooi' : 'bevries');
  }

  /** Takes a route off the map; what was done on it stays. */
  withdraw(access: Access, somvensterId: string): Promise<void> {
    return this.step(access, somvensterId, 'trekIn');
  }

  private async setEnd(access: Access, somvensterId: string, end: string): Promise<void> {
    const day = dayOf(this.deps.clock.now());
    if (end < dateOfDay(day)) throw createError('ONGELDIGE_INVOER', { velden: { eind: 'datumvolgorde' } });
    if (end > dateOfDay(day + END_MAX)) throw createError('ONGELDIGE_INVOER', { velden: { eind: 'bereik' } });
    await this.held(access, somvensterId, async ({ routes }, row) => {
      // The plan of the group says which week it is for.
      if (row.week !== null) throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'ROUTE_VAN_WEEK' });
      if (row.status !== 'open' && row.status !== 'bevroren') throw createError('STAP_NIET_TOEGESTAAN');
      await routes.save(access.adminId, somvensterId, { status: row.status, eind: end });
    });
  }

  /** Works on a route of a pupil within reach, that nobody else changes meanwhile. */
  private async held(
    access: Access,
    somvensterId: string,
    work: (repos: RouteManagementRepositories, row: LockedRoute) => Promise<void>,
  ): Promise<void> {
    const leerlingId = await this.deps.repositories.routes.findLeerling(access.adminId, somvensterId);
    if (leerlingId === undefined) throw createError('NIET_GEVONDEN');
    const leerling = await this.deps.leerlingen.require(access, leerlingId);
    await this.deps.transaction(async (repos) => work(repos, await this.lock(repos, leerling, somvensterId)));
  }

  private async step(access: Access, somvensterId: string, event: SomvensterEvent): Promise<void> {
    const day = dayOf(this.deps.clock.now());
    await this.held(access, somvensterId, async ({ routes }, row) => {
      // The plan of the group would make it anew at the next map.
      if (event === 'trekIn' && row.week !== null)
        throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'ROUTE_VAN_WEEK' });
      const status = stored.safeParse(row.status);
      const next = status.success ? nextSomvenster(status.data, event) : undefined;
      if (next?.ok !== true) throw createError('STAP_NIET_TOEGESTAAN');
      const isOver = row.eind !== null && row.eind < dateOfDay(day);
      const end = event === 'ontdooi' && isOver ? dateOfDay(day + OWN_TERM) : row.eind;
      await routes.save(access.adminId, somvensterId, { status: next.value, eind: end });
    });
  }

  /** Leaves a stone out: the route goes on with the next one, and is done when nothing is left. */
  async skip(access: Access, taakId: string): Promise<void> {
    const spot = await this.deps.repositories.routes.findOfTaak(access.adminId, taakId);
    if (spot === undefined) throw createError('NIET_GEVONDEN');
    const leerling = await this.deps.leerlingen.require(access, spot.leerling_id);
    await this.deps.transaction(async (repos) => {
      await this.lock(repos, leerling, spot.somvenster_id);
      const route = await repos.somvensters.find(leerling.admin_id, leerling.id, spot.somvenster_id);
      const taak = route?.taken.find(({ id }) => id === taakId);
      if (route === undefined || taak === undefined) throw createError('NIET_GEVONDEN');
      const step = nextTaak(voortgangOf(taak, route.taken), { soort: 'slaOver' });
      if (route.status !== 'open' || !step.ok) throw createError('STAP_NIET_TOEGESTAAN');
      await repos.somvensters.updateTaak(leerling.admin_id, taakId, { ...step.value.taak, doneAt: taak.klaar_op });
      await this.goOn(repos, leerling, route.id);
    });
  }

  /** After a stone was left out: what waited for it opens, and a route without anything left is done. */
  private async goOn(repos: RouteManagementRepositories, leerling: LeerlingRow, routeId: string): Promise<void> {
    const { admin_id: adminId, id: leerlingId } = leerling;
    const taken = (await repos.somvensters.find(adminId, leerlingId, routeId))?.taken ?? [];
    const closed = taken.find(({ status }) => status === 'dicht');
    if (nextSteen(taken) === undefined && closed !== undefined) {
      const opened = nextTaak(voortgangOf(closed, taken), { soort: 'ontgrendel' });
      if (opened.ok)
        await repos.somvensters.updateTaak(adminId, closed.id, { ...opened.value.taak, doneAt: closed.klaar_op });
    }
    if (!isVoltooid(taken.map((taak) => ({ status: statusOf(taak) })))) return;
    const moment = new Date(this.deps.clock.now());
    await repos.somvensters.completeSomvenster(adminId, routeId, moment);
    // Who did some of it gets the end of the route; a route that was only left out is no work.
    if (taken.some(({ status }) => status === 'klaar')) await giveForRoute(repos.ledger, leerling, { routeId, moment });
  }

  /** The route, held; one whose last day has passed ends first. */
  private async lock(
    { routes, somvensters }: RouteManagementRepositories,
    leerling: LeerlingRow,
    somvensterId: string,
  ): Promise<LockedRoute> {
    await somvensters.expire(leerling.admin_id, leerling.id, dateOfDay(dayOf(this.deps.clock.now())));
    const row = await routes.lock(leerling.admin_id, somvensterId);
    if (row === undefined) throw createError('NIET_GEVONDEN');
    return row;
  }
}

function present(row: SomvensterRow, begun: ReadonlySet<string>): ManagedRoute {
  return {
    id: row.id,
    soort: somvensterKindSchema.parse(row.soort),
    titel: row.titel,
    status: kept.parse(row.status),
    start: row.start,
    eind: row.eind,
    week: row.week !== null,
    stenen: row.taken.map((taak) => ({
      taakId: taak.id,
      titel: taak.titel,
      status: statusOf(taak),
      sterren: taak.sterren,
      isSteun: taak.is_steun,
      begun: begun.has(taak.id),
    })),
  };
}

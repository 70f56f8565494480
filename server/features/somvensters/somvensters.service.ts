import type { Clock } from '#engine/core/basis/clock.ts';
import type { Content } from '../../platform/content/content.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import type { Spellen } from '../../platform/spellen/spellen.ts';
import { dayOf, dateOfDay, midnight } from '../../platform/time/clock.ts';
import type { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import type { OefeninstellingenRead } from '../oefeninstellingen/oefeninstellingen.read.ts';
import type { RunningWeek } from '../week-plans/week-plans.read.ts';
import { playedGroepOf, isKeptByAdult, isOwn, MAX_ASSIGNED, type DayPlanner, type PlannedFor } from './day-planner.ts';
import { deurenBase } from './deuren.ts';
import type { FreePlay } from './free-play.ts';
import type { PracticeMap, MapSource } from './card.read.ts';
import type { PracticeRepositories } from './practice-repositories.ts';
import type { DayRoute } from './route.contract.ts';
import { presentRoute } from './route.ts';
import type { SomvensterRow } from './somvensters.repository.ts';
import { todayPath } from './today.read.ts';

interface Deps {
  transaction: Transaction<PracticeRepositories>;
  leerlingen: LeerlingenRead;
  instellingen: OefeninstellingenRead;
  planner: DayPlanner;
  free: FreePlay;
  content: Content;
  spellen: Spellen;
  clock: Clock;
}

export class SomvenstersService implements MapSource {
  constructor(private readonly deps: Deps) {}

  /** The map of a pupil; a route is made at once when none is open. An adult changes nothing by looking. */
  async findMap(access: Access, leerlingId: string): Promise<PracticeMap> {
    const { leerling, meekijken } = await this.deps.leerlingen.open(access, leerlingId);
    const { id, instelling: setting } = await this.deps.instellingen.findFor(access.adminId, leerling);
    const week = await this.deps.planner.findWeek(leerling);
    return this.deps.transaction(async (repos) => {
      const rows = await this.rows(repos, {
        week,
        leerling,
        instelling: setting,
        settingId: id,
        locale: access.session.locale,
        land: access.session.land,
        dry: meekijken,
      });
      const [totals, niveaus] = [
        await repos.rondes.findTotals(leerling.admin_id, leerling.id),
        await repos.rondes.findNiveaus(leerling.admin_id, leerling.id),
      ];
      const deuren = deurenBase(
        this.deps,
        { sterren: totals.sterren, niveaus },
        { groep: playedGroepOf(leerling), land: access.session.land, instelling: setting },
      );
      const from = midnight(this.deps.clock.now());
      const todayDone = new Set(
        rows
          .flatMap((row) => row.taken)
          .filter((taak) => taak.klaar_op !== null && taak.klaar_op >= from)
          .map((taak) => taak.id),
      );
      const routes = rows.map((row) => presentRoute(row, { deuren, namen: this.deps.content }));
      const map = { leerling, meekijken, instelling: setting, routes, ...totals, niveaus, vandaagKlaar: todayDone };
      if (todayPath(map).some(({ klaar: done }) => !done)) return map;
      const { land, locale } = access.session;
      const offer = await this.deps.free.offer(repos, { ...map, land, locale });
      return offer === undefined ? map : { ...map, free: offer };
    });
  }

  /** Route of today that was made for the pupil: the open one, else a new one; the very first is the entry test. */
  async create(access: Access, leerlingId: string): Promise<DayRoute> {
    await this.deps.leerlingen.openForWriting(access, leerlingId);
    const { routes } = await this.findMap(access, leerlingId);
    const route = routes.find((r) => isOwn(r.soort) && r.status === 'open');
    if (route === undefined) throw createError('POOL_LEEG');
    return route;
  }

  /**
   * Entry test on the wish of an adult: takes the place of the open route of the pupil's own, whose words come back later.
   * Already open = the same one; refused when the order is fixed or too few goals are left to measure.
   */
  async createInstap(access: Access, leerlingId: string): Promise<DayRoute> {
    const leerling = await this.deps.leerlingen.require(access, leerlingId);
    const { id, instelling: setting } = await this.deps.instellingen.findFor(access.adminId, leerling);
    const who: PlannedFor = {
      leerling,
      instelling: setting,
      settingId: id,
      locale: access.session.locale,
      land: access.session.land,
      dry: false,
    };
    return this.deps.transaction(async (repos) => {
      const open = async (): Promise<SomvensterRow | undefined> =>
        (await repos.somvensters.findForMap(leerling.admin_id, leerling.id, midnight(this.deps.clock.now()))).find(
          (row) => row.soort === 'instap' && row.status === 'open',
        );
      await repos.somvensters.expire(leerling.admin_id, leerling.id, dateOfDay(dayOf(this.deps.clock.now())));
      if ((await open()) === undefined) {
        const { invoer: input } = await this.deps.planner.input(repos, who);
        const content = this.deps.planner.instap(input, who.locale);
        if (content === undefined) throw createError('POOL_LEEG');
        await repos.somvensters.withdrawOwn(leerling.admin_id, leerling.id);
        await repos.somvensters.createOwn(this.deps.planner.nieuw(who, content));
      }
      const row = await open();
      if (row === undefined) throw createError('STAP_NIET_TOEGESTAAN');
      const [{ sterren: stars }, niveaus] = [
        await repos.rondes.findTotals(leerling.admin_id, leerling.id),
        await repos.rondes.findNiveaus(leerling.admin_id, leerling.id),
      ];
      return presentRoute(row, {
        deuren: deurenBase(
          this.deps,
          { sterren: stars, niveaus },
          { groep: playedGroepOf(leerling), land: who.land, instelling: setting },
        ),
        namen: this.deps.content,
      });
    });
  }

  /**
   * Route about these goals on the wish of an adult, beside the leerling's own. None when the same one is open already, when
   * no more fit on the map, or when the setting leaves nothing of the goals.
   */
  async createAssigned(
    access: Access,
    leerlingId: string,
    { doelIds, titel: title }: { doelIds: string[]; titel: string | undefined },
  ): Promise<string | undefined> {
    const leerling = await this.deps.leerlingen.require(access, leerlingId);
    const { id, instelling: setting } = await this.deps.instellingen.findFor(access.adminId, leerling);
    const who: PlannedFor = {
      leerling,
      instelling: { ...setting, inhoud: 'doelen', leerdoelIds: doelIds },
      settingId: id,
      locale: access.session.locale,
      land: access.session.land,
      dry: false,
    };
    return this.deps.transaction(async (repos) => {
      const now = this.deps.clock.now();
      await repos.somvensters.expire(leerling.admin_id, leerling.id, dateOfDay(dayOf(now)));
      const map = await repos.somvensters.findForMap(leerling.admin_id, leerling.id, midnight(now));
      const open = map.filter(isKeptByAdult);
      // A stone of a list names goals of its words, and is no practice of the goal.
      const asks = (row: (typeof open)[number], doelId: string): boolean =>
        row.taken.some(({ woorden, doel_ids: [own] }) => woorden === null && own === doelId);
      const isSame = open.some((row) => doelIds.every((doelId) => asks(row, doelId)));
      if (isSame || open.length >= MAX_ASSIGNED) return undefined;
      const { invoer: input } = await this.deps.planner.input(repos, who);
      const content = this.deps.planner.adaptive(input, who.locale);
      if (content === undefined || content.taken.length === 0) return undefined;
      const newOne = this.deps.planner.nieuw(who, { ...content, soort: 'leerkracht' });
      await repos.somvensters.createOwn({ ...newOne, kleur: 'B', titel: title ?? newOne.titel });
      return newOne.id;
    });
  }

  /** What an adult sees who looks along is planned the same way, and never stored. */
  private async rows(
    repos: PracticeRepositories,
    { week, ...who }: PlannedFor & { week: RunningWeek | undefined },
  ): Promise<SomvensterRow[]> {
    const { leerling, dry } = who;
    const { planner, clock } = this.deps;
    if (dry) return planner.lookAhead(repos, who, week);
    const now = clock.now();
    const today = midnight(now);
    await repos.somvensters.expire(leerling.admin_id, leerling.id, dateOfDay(dayOf(now)));
    const rows = await repos.somvensters.findForMap(leerling.admin_id, leerling.id, today);
    const made = await planner.planMissing(repos, who, { rows, week });
    for (const newOne of made) await repos.somvensters.createOwn(newOne);
    return made.length === 0 ? rows : repos.somvensters.findForMap(leerling.admin_id, leerling.id, today);
  }
}

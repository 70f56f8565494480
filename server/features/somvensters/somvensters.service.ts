import { v7 } from 'uuid';
import { hashText } from '#engine/core/basis/rng.ts';
import type { Clock } from '#engine/core/basis/clock.ts';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import type { Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import { unpack } from '#engine/core/oefening/select/pack.ts';
import { createInstap } from '#engine/core/somvenster/instap.ts';
import { planDay, type PlanInput, type TaakPlan } from '#engine/core/somvenster/plan.ts';
import { newTaak } from '#engine/core/somvenster/taak.ts';
import type { Content } from '../../platform/content/content.ts';
import { modelFor } from '../../platform/content/model-for.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import type { Spellen } from '../../platform/spellen/spellen.ts';
import { serverText, type TextLocale } from '../../platform/taal/texts.ts';
import { dayOf, dateOfDay, midnight, mondayOf } from '../../platform/time/clock.ts';
import type { LeerlingenRead, LeerlingRow } from '../leerlingen/leerlingen.read.ts';
import type { OefeninstellingenRead } from '../oefeninstellingen/oefeninstellingen.read.ts';
import type { RunningWeek, WeekPlansRead } from '../week-plans/week-plans.read.ts';
import { deurenBase, playable, playableFormats } from './deuren.ts';
import type { PracticeMap, MapSource } from './card.read.ts';
import type { PracticeRepositories } from './practice-repositories.ts';
import type { DayRoute } from './route.contract.ts';
import { doelOf, presentRoute } from './route.ts';
import { exampleOf } from './example.ts';
import { listStones, routeTitle } from './list-stones.ts';
import type { NewSomvenster, SomvensterRow } from './somvensters.repository.ts';
import { updateState } from './state.service.ts';

interface Deps {
  transaction: Transaction<PracticeRepositories>;
  leerlingen: LeerlingenRead;
  instellingen: OefeninstellingenRead;
  weeks: WeekPlansRead;
  content: Content;
  spellen: Spellen;
  clock: Clock;
}
interface Who {
  leerling: LeerlingRow;
  instelling: Oefeninstelling;
  settingId: string | null;
  locale: TextLocale;
  land: 'NL' | 'BE';
}
type Taken = Pick<NewSomvenster, 'soort' | 'taken'>;
/** Days a route of the pupil's own stays open. */
const TERM = 7;
/** One place on the map stays for the route of the pupil's own. */
export const MAX_ASSIGNED = CONSTANTS.SOMVENSTERS_OPEN - 1;
const isOwn = (kind: string): boolean => kind === 'adaptief' || kind === 'instap';
const groepOf = (leerling: LeerlingRow): number => Math.max(3, leerling.jaargroep);

export class SomvenstersService implements MapSource {
  constructor(private readonly deps: Deps) {}

  /** The map of a pupil; a route is made at once when none is open. An adult changes nothing by looking. */
  async findMap(access: Access, leerlingId: string): Promise<PracticeMap> {
    const { leerling, meekijken } = await this.deps.leerlingen.open(access, leerlingId);
    const { id, instelling: setting } = await this.deps.instellingen.findFor(access.adminId, leerling);
    const week = meekijken ? undefined : await this.findWeek(leerling);
    return this.deps.transaction(async (repos) => {
      const rows = await this.rows(repos, {
        leerling,
        instelling: setting,
        settingId: id,
        locale: access.session.locale,
        land: access.session.land,
        meekijken,
        week,
      });
      const [totals, niveaus] = [
        await repos.rondes.findTotals(leerling.admin_id, leerling.id),
        await repos.rondes.findNiveaus(leerling.admin_id, leerling.id),
      ];
      const deuren = deurenBase(
        this.deps,
        { sterren: totals.sterren, niveaus },
        { groep: groepOf(leerling), land: access.session.land, instelling: setting },
      );
      const from = midnight(this.deps.clock.now());
      const todayDone = new Set(
        rows
          .flatMap((row) => row.taken)
          .filter((taak) => taak.klaar_op !== null && taak.klaar_op >= from)
          .map((taak) => taak.id),
      );
      const routes = rows.map((row) => presentRoute(row, { deuren, namen: this.deps.content }));
      return { leerling, meekijken, instelling: setting, routes, ...totals, niveaus, vandaagKlaar: todayDone };
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
    const who: Who = {
      leerling,
      instelling: setting,
      settingId: id,
      locale: access.session.locale,
      land: access.session.land,
    };
    return this.deps.transaction(async (repos) => {
      const open = async (): Promise<SomvensterRow | undefined> =>
        (await repos.somvensters.findForMap(leerling.admin_id, leerling.id, midnight(this.deps.clock.now()))).find(
          (row) => row.soort === 'instap' && row.status === 'open',
        );
      await repos.somvensters.expire(leerling.admin_id, leerling.id, dateOfDay(dayOf(this.deps.clock.now())));
      if ((await open()) === undefined) {
        const { invoer: input } = await this.input(repos, who);
        const content = this.instap(input, who.locale);
        if (content === undefined) throw createError('POOL_LEEG');
        await repos.somvensters.withdrawOwn(leerling.admin_id, leerling.id);
        await repos.somvensters.createOwn(this.nieuw(who, content));
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
          { groep: groepOf(leerling), land: who.land, instelling: setting },
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
    const who: Who = {
      leerling,
      instelling: { ...setting, inhoud: 'doelen', leerdoelIds: doelIds },
      settingId: id,
      locale: access.session.locale,
      land: access.session.land,
    };
    return this.deps.transaction(async (repos) => {
      const now = this.deps.clock.now();
      await repos.somvensters.expire(leerling.admin_id, leerling.id, dateOfDay(dayOf(now)));
      const map = await repos.somvensters.findForMap(leerling.admin_id, leerling.id, midnight(now));
      const open = map.filter((row) => row.soort === 'leerkracht' && row.status === 'open');
      const isSame = open.some((row) => doelIds.every((doelId) => row.taken.some((t) => t.doel_ids[0] === doelId)));
      if (isSame || open.length >= MAX_ASSIGNED) return undefined;
      const { invoer: input } = await this.input(repos, who);
      const content = this.adaptive(input, who.locale);
      if (content === undefined || content.taken.length === 0) return undefined;
      const newOne = this.nieuw(who, { ...content, soort: 'leerkracht' });
      await repos.somvensters.createOwn({ ...newOne, kleur: 'B', titel: title ?? newOne.titel });
      return newOne.id;
    });
  }

  private async rows(
    repos: PracticeRepositories,
    who: Who & { meekijken: boolean; week: RunningWeek | undefined },
  ): Promise<SomvensterRow[]> {
    const { leerling, meekijken, week } = who;
    const now = this.deps.clock.now();
    const today = midnight(now);
    if (!meekijken) await repos.somvensters.expire(leerling.admin_id, leerling.id, dateOfDay(dayOf(now)));
    const rows = await repos.somvensters.findForMap(leerling.admin_id, leerling.id, today);
    if (meekijken) return rows;
    const made = [
      week && (await this.planWeek(repos, who, { rows, week })),
      await this.planOwn(repos, who, rows),
    ].filter((newOne) => newOne !== undefined);
    for (const newOne of made) await repos.somvensters.createOwn(newOne);
    return made.length === 0 ? rows : repos.somvensters.findForMap(leerling.admin_id, leerling.id, today);
  }

  private async planOwn(
    repos: PracticeRepositories,
    who: Who,
    rows: readonly SomvensterRow[],
  ): Promise<NewSomvenster | undefined> {
    return rows.some((row) => row.status === 'open' && isOwn(row.soort)) ? undefined : this.plan(repos, who);
  }

  /** The route of the running week of the group, once; it waits while an adult gave as much as fits. */
  private async planWeek(
    repos: PracticeRepositories,
    who: Who,
    { rows, week }: { rows: readonly SomvensterRow[]; week: RunningWeek },
  ): Promise<NewSomvenster | undefined> {
    const { leerling, instelling: setting, land, locale } = who;
    const open = rows.filter((row) => row.soort === 'leerkracht' && row.status === 'open');
    if (open.length >= MAX_ASSIGNED) return undefined;
    const goals: Who = { ...who, instelling: { ...setting, inhoud: 'doelen', leerdoelIds: week.doelIds } };
    const taken =
      week.list === undefined
        ? (this.adaptive((await this.input(repos, goals)).invoer, locale)?.taken ?? [])
        : listStones(this.deps, week.list, { leerling, instelling: setting, land });
    if (taken.length === 0) return undefined;
    return {
      ...this.nieuw(who, { soort: 'leerkracht', taken }),
      titel: this.weekTitle(week, locale),
      start: week.week,
      eind: dateOfDay(dayOf(Date.parse(`${week.week}T12:00:00Z`)) + TERM - 1),
      kleur: 'C',
      week: week.week,
    };
  }

  private findWeek({ admin_id: adminId, id }: LeerlingRow): Promise<RunningWeek | undefined> {
    return this.deps.weeks.findDue(adminId, id, mondayOf(this.deps.clock.now()));
  }

  private weekTitle({ titel: title, list, doelIds }: RunningWeek, locale: TextLocale): string {
    if (title !== '') return title;
    const goals = doelIds.flatMap((id) => doelOf(this.deps.content, id)?.kindnaam ?? []);
    return routeTitle(list?.naam ?? (goals.length === 1 ? (goals[0] ?? '') : serverText(locale, 'route.week')));
  }

  private async plan(repos: PracticeRepositories, who: Who): Promise<NewSomvenster | undefined> {
    const { leerling, locale } = who;
    const { invoer: input, isNew } = await this.input(repos, who);
    const instap =
      isNew && !(await repos.somvensters.hadInstap(leerling.admin_id, leerling.id))
        ? this.instap(input, locale)
        : undefined;
    const content = instap ?? this.adaptive(input, locale);
    return content === undefined ? undefined : this.nieuw(who, content);
  }

  /** What a plan is made from; `isNieuw` = nothing was ever answered. */
  private async input(repos: PracticeRepositories, who: Who): Promise<{ invoer: PlanInput; isNew: boolean }> {
    const { leerling } = who;
    const { content, spellen, clock } = this.deps;
    const setting = playable(who.instelling, spellen);
    const { folded } = await updateState(
      repos.toestand,
      { id: leerling.id, adminId: leerling.admin_id, jaargroep: leerling.jaargroep, startniveau: leerling.startniveau },
      { content, instelling: setting, save: true },
    );
    const state = unpack(folded.toestand);
    if (!state.ok) throw new Error(state.fout);
    const groep = groepOf(leerling);
    const formats = playableFormats(this.deps, { groep, land: who.land, instelling: setting });
    return {
      invoer: {
        model: modelFor(content, leerling.admin_id),
        toestand: state.value,
        instelling: setting,
        groep,
        day: dayOf(clock.now()),
        playable: formats,
      },
      isNew: folded.n === 0,
    };
  }

  private nieuw({ leerling, locale, settingId }: Who, content: Taken): NewSomvenster {
    const id = v7();
    const day = dayOf(this.deps.clock.now());
    return {
      ...content,
      adminId: leerling.admin_id,
      id,
      leerlingId: leerling.id,
      titel: serverText(locale, `route.${content.soort}`),
      start: dateOfDay(day),
      eind: dateOfDay(day + TERM),
      kleur: 'A',
      seed: hashText(id),
      oefeninstellingId: settingId,
    };
  }

  /** Entry test: one stone. None when the teacher chose the order, or left too few goals to measure. */
  private instap(input: PlanInput, locale: TextLocale): Taken | undefined {
    if (input.instelling.vasteVolgorde) return undefined;
    const plan = createInstap(input);
    return plan.ok
      ? {
          soort: 'instap',
          taken: [
            this.taakOf(
              { ...plan.value, volgnummer: 1 },
              { titel: serverText(locale, 'route.allerlei'), dicht: false },
            ),
          ],
        }
      : undefined;
  }

  private adaptive(input: PlanInput, locale: TextLocale): Taken | undefined {
    const plan = planDay(input);
    if (!plan.ok) return undefined;
    const taken = plan.value
      .filter((taak) => taak.formaten.length > 0)
      .map((taak, nr) =>
        this.taakOf(taak, {
          titel: doelOf(this.deps.content, taak.doelId)?.kindnaam ?? serverText(locale, 'route.allerlei'),
          dicht: input.instelling.vasteVolgorde && nr > 0,
        }),
      );
    return { soort: 'adaptief', taken };
  }

  private taakOf(
    taak: Pick<TaakPlan, 'volgnummer' | 'categoryIds' | 'formaten' | 'items' | 'voorbeelden'>,
    extra: { titel: string; dicht: boolean },
  ): NewSomvenster['taken'][number] {
    const { content } = this.deps;
    const start = newTaak({ dicht: extra.dicht });
    const examples = taak.voorbeelden.flatMap((id) => exampleOf(content.items.get(id)) ?? []);
    return {
      id: v7(),
      volgnummer: taak.volgnummer,
      titel: extra.titel,
      doel_ids: [...taak.categoryIds],
      formaten: [...taak.formaten],
      items: taak.items,
      status: start.status,
      sterren: start.sterren,
      steen: start.steen,
      is_steun: false,
      steun_van: null,
      spellen: [],
      voorbeelden: examples,
      woordlijst_id: null,
      woorden: null,
    };
  }
}

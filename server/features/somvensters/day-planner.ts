import { v5, v7 } from 'uuid';
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
import type { Spellen } from '../../platform/spellen/spellen.ts';
import { serverText, type TextLocale } from '../../platform/taal/texts.ts';
import { dayOf, dateOfDay, midnight, mondayOf } from '../../platform/time/clock.ts';
import type { LeerlingRow } from '../leerlingen/leerlingen.read.ts';
import type { RunningWeek, WeekPlansRead } from '../week-plans/week-plans.read.ts';
import { playable, playableFormats } from './deuren.ts';
import { exampleOf } from './example.ts';
import { listStones, routeTitle } from './list-stones.ts';
import type { PracticeRepositories } from './practice-repositories.ts';
import { doelOf } from './route.ts';
import type { NewSomvenster, SomvensterRow } from './somvensters.repository.ts';
import { updateState } from './state.service.ts';

interface Deps {
  weeks: WeekPlansRead;
  content: Content;
  spellen: Spellen;
  clock: Clock;
}
/** For whom a route is planned; `dry` = somebody looks along, and nothing at all is stored. */
export interface PlannedFor {
  leerling: LeerlingRow;
  instelling: Oefeninstelling;
  settingId: string | null;
  locale: TextLocale;
  land: 'NL' | 'BE';
  dry: boolean;
}
/** What is on the map already, and the week that is due. */
interface KnownRoutes {
  rows: readonly SomvensterRow[];
  week: RunningWeek | undefined;
}
type Taken = Pick<NewSomvenster, 'soort' | 'taken'>;
/** One place on the map stays for the route of the pupil's own. */
export const MAX_ASSIGNED = CONSTANTS.SOMVENSTERS_OPEN - 1;
/** Days a route of the pupil's own stays open. */
export const OWN_TERM = 7;
/** Routes that keep their place on the map; one that waits is not replaced. */
const KEPT = new Set(['open', 'bevroren']);
/** Whether a route of an adult keeps one of the places on the map. */
export const isKeptByAdult = ({ soort: kind, status }: Pick<SomvensterRow, 'soort' | 'status'>): boolean =>
  kind === 'leerkracht' && KEPT.has(status);
export const isOwn = (kind: string): boolean => kind === 'adaptief' || kind === 'instap';
export const playedGroepOf = (leerling: LeerlingRow): number => Math.max(3, leerling.jaargroep);

/** What a route for today is made of. */
export class DayPlanner {
  constructor(private readonly deps: Deps) {}

  /** Routes that are still to be made for this day: the week of the group, then the pupil's own. */
  async planMissing(
    repos: PracticeRepositories,
    who: PlannedFor,
    { rows, week }: KnownRoutes,
  ): Promise<NewSomvenster[]> {
    const open = rows.filter(isKeptByAdult);
    const made = [
      week !== undefined && open.length < MAX_ASSIGNED ? await this.planWeek(repos, who, week) : undefined,
      await this.planOwn(repos, who, rows),
    ];
    return made.filter((newOne) => newOne !== undefined);
  }

  /** The map of today for somebody who looks along: what is missing is there too, all day under the same ids, and nobody stores it. */
  async lookAhead(
    repos: PracticeRepositories,
    who: PlannedFor,
    week: RunningWeek | undefined,
  ): Promise<SomvensterRow[]> {
    const { leerling } = who;
    const now = this.deps.clock.now();
    const today = dateOfDay(dayOf(now));
    const stored = await repos.somvensters.findForMap(leerling.admin_id, leerling.id, midnight(now));
    const rows = stored.filter((row) => row.status !== 'open' || row.eind === null || row.eind >= today);
    const made = (await this.planMissing(repos, who, { rows, week })).map(seenAhead);
    const all = [...rows, ...made];
    return [...all.filter(({ soort: kind }) => !isOwn(kind)), ...all.filter(({ soort: kind }) => isOwn(kind))];
  }

  private async planOwn(
    repos: PracticeRepositories,
    who: PlannedFor,
    rows: readonly SomvensterRow[],
  ): Promise<NewSomvenster | undefined> {
    return rows.some((row) => KEPT.has(row.status) && isOwn(row.soort)) ? undefined : this.plan(repos, who);
  }

  /** The route of the running week of the group, once. */
  private async planWeek(
    repos: PracticeRepositories,
    who: PlannedFor,
    week: RunningWeek,
  ): Promise<NewSomvenster | undefined> {
    const { leerling, instelling: setting, land, locale } = who;
    const goals: PlannedFor = { ...who, instelling: { ...setting, inhoud: 'doelen', leerdoelIds: week.doelIds } };
    const taken =
      week.list === undefined
        ? (this.adaptive((await this.input(repos, goals)).invoer, locale)?.taken ?? [])
        : listStones(this.deps, week.list, { leerling, instelling: setting, land });
    if (taken.length === 0) return undefined;
    return {
      ...this.nieuw(who, { soort: 'leerkracht', taken }),
      titel: this.weekTitle(week, locale),
      start: week.week,
      eind: dateOfDay(dayOf(Date.parse(`${week.week}T12:00:00Z`)) + OWN_TERM - 1),
      kleur: 'C',
      week: week.week,
    };
  }

  /** The week of the group, as far as its route was not made yet. */
  findWeek({ admin_id: adminId, id }: LeerlingRow): Promise<RunningWeek | undefined> {
    return this.deps.weeks.findDue(adminId, id, mondayOf(this.deps.clock.now()));
  }

  private weekTitle({ titel: title, list, doelIds }: RunningWeek, locale: TextLocale): string {
    if (title !== '') return title;
    const goals = doelIds.flatMap((id) => doelOf(this.deps.content, id)?.kindnaam ?? []);
    return routeTitle(list?.naam ?? (goals.length === 1 ? (goals[0] ?? '') : serverText(locale, 'route.week')));
  }

  private async plan(repos: PracticeRepositories, who: PlannedFor): Promise<NewSomvenster | undefined> {
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
  async input(repos: PracticeRepositories, who: PlannedFor): Promise<{ invoer: PlanInput; isNew: boolean }> {
    const { leerling } = who;
    const { content, spellen, clock } = this.deps;
    const setting = playable(who.instelling, spellen);
    const { folded } = await updateState(
      repos.toestand,
      { id: leerling.id, adminId: leerling.admin_id, jaargroep: leerling.jaargroep, startniveau: leerling.startniveau },
      { content, instelling: setting, save: !who.dry },
    );
    const state = unpack(folded.toestand);
    if (!state.ok) throw new Error(state.fout);
    const groep = playedGroepOf(leerling);
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

  nieuw({ leerling, locale, settingId }: PlannedFor, content: Taken): NewSomvenster {
    const id = v7();
    const day = dayOf(this.deps.clock.now());
    return {
      ...content,
      adminId: leerling.admin_id,
      id,
      leerlingId: leerling.id,
      titel: serverText(locale, `route.${content.soort}`),
      start: dateOfDay(day),
      eind: dateOfDay(day + OWN_TERM),
      kleur: 'A',
      seed: hashText(id),
      oefeninstellingId: settingId,
    };
  }

  /** Entry test: one stone. None when the teacher chose the order, or left too few goals to measure. */
  instap(input: PlanInput, locale: TextLocale): Taken | undefined {
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

  adaptive(input: PlanInput, locale: TextLocale): Taken | undefined {
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

/** A planned route as if it was stored; its ids come from the pupil, the day and the place. */
function seenAhead(route: NewSomvenster): SomvensterRow {
  const idOf = (part: string): string => v5(`${route.start}/${route.soort}/${part}`, route.leerlingId);
  const id = idOf('route');
  return {
    id,
    leerling_id: route.leerlingId,
    soort: route.soort,
    titel: route.titel,
    start: route.start,
    eind: route.eind,
    status: 'open',
    kleur: route.kleur,
    voltooid_op: null,
    week: route.week ?? null,
    taken: route.taken.map((taak) => ({
      ...taak,
      id: idOf(String(taak.volgnummer)),
      somvenster_id: id,
      leerling_id: route.leerlingId,
      klaar_op: null,
    })),
  };
}

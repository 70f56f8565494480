import type { Clock } from '#engine/core/basis/clock.ts';
import type { Content } from '../../platform/content/content.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import { mondayOf } from '../../platform/time/clock.ts';
import type { GroepenRead } from '../groepen/groepen.read.ts';
import type { WoordlijstenRead } from '../woordlijsten/woordlijsten.read.ts';
import type { PlanSources, PlanTakenOver, PlanWeek, WeekPlan, WeekPlanChange } from './week-plans.contract.ts';
import type { PlanWeekRow, WeekPlansRepository } from './week-plans.repository.ts';

interface Deps {
  repository: WeekPlansRepository;
  transaction: Transaction<WeekPlansRepository>;
  lists: WoordlijstenRead;
  groepen: GroepenRead;
  content: Pick<Content, 'leerdoelen' | 'strands'>;
  clock: Clock;
}
const EXAMPLES = 4;

const weekOf = (row: PlanWeekRow): PlanWeek => ({
  week: row.week,
  titel: row.titel,
  free: row.free,
  doelIds: row.doel_ids,
  ...(row.woordlijst_id === null ? {} : { woordlijstId: row.woordlijst_id }),
});
/** What is practised in a week, whatever it is called. */
const content = (week: PlanWeek | undefined): string =>
  JSON.stringify([week?.titel, week?.woordlijstId, week?.doelIds, week?.free]);

/** The plan of a group: a list, goals or a holiday for each week of its method. */
export class WeekPlansService {
  constructor(private readonly deps: Deps) {}

  async find(access: Access, groepId: string): Promise<WeekPlan> {
    const { repository, groepen, clock } = this.deps;
    const groep = await groepen.require(access, groepId);
    const weeks = (await repository.findWeeks(access.adminId, groepId)).map(weekOf);
    const counts = new Map((await repository.findCounts(access.adminId, groepId)).map((row) => [row.week, row]));
    return {
      versie: await repository.findVersion(access.adminId, groepId),
      nu: mondayOf(clock.now()),
      schooljaar: groep.schooljaar,
      jaargroepen: groep.jaargroepen,
      leerlingen: await repository.countMembers(access.adminId, groepId),
      weeks: weeks.map((week) => ({
        ...week,
        given: counts.get(week.week)?.given ?? 0,
        klaar: counts.get(week.week)?.klaar ?? 0,
      })),
      ...(await this.named(access, weeks)),
    };
  }

  /** The weeks to come, on top of the version that was read; a week that passed meanwhile stays as it was. */
  async save(access: Access, groepId: string, { versie: version, weeks: sent }: WeekPlanChange): Promise<WeekPlan> {
    await this.deps.groepen.require(access, groepId);
    const now = mondayOf(this.deps.clock.now());
    const weeks = sent.filter(({ week }) => week >= now);
    const before = (await this.deps.repository.findWeeks(access.adminId, groepId)).map(weekOf);
    await this.verify(access, weeks, before);
    const saved = await this.deps.transaction(async (repository) => {
      if (!(await repository.claim(access.adminId, groepId, version))) return false;
      await repository.replaceFrom(access.adminId, groepId, { from: now, weeks });
      const running = (list: readonly PlanWeek[]): string => content(list.find(({ week }) => week === now));
      if (running(before) !== running(weeks)) await repository.withdrawRoutes(access.adminId, groepId, now);
      return true;
    });
    if (!saved) throw createError('GEWIJZIGD_DOOR_ANDER', { details: await this.find(access, groepId) });
    return this.find(access, groepId);
  }

  /** Plans of the school that this group can take over: names of groups, nothing about children. */
  async sources(access: Access, groepId: string): Promise<PlanSources> {
    await this.deps.groepen.require(access, groepId);
    const now = mondayOf(this.deps.clock.now());
    return { items: await this.deps.repository.findSources(access.adminId, groepId, now) };
  }

  /** The weeks to come of another group, without those whose list a colleague keeps to himself. */
  async takeOver(access: Access, groepId: string, source: string): Promise<PlanTakenOver> {
    const { items } = await this.sources(access, groepId);
    if (!items.some((item) => item.groepId === source)) throw createError('NIET_GEVONDEN');
    const now = mondayOf(this.deps.clock.now());
    const all = (await this.deps.repository.findWeeks(access.adminId, source))
      .map(weekOf)
      .filter(({ week }) => week >= now);
    const readable = new Set((await this.deps.lists.findAll(access)).map(({ id }) => id));
    const weeks = all.filter(({ woordlijstId }) => woordlijstId === undefined || readable.has(woordlijstId));
    return { weeks, ...(await this.named(access, weeks)), overgeslagen: all.length - weeks.length };
  }

  /** Lists within reach, or in the plan already; goals that exist. */
  private async verify(access: Access, weeks: readonly PlanWeek[], before: readonly PlanWeek[]): Promise<void> {
    const { lists, content: known } = this.deps;
    const kept = new Set(before.map(({ woordlijstId }) => woordlijstId));
    for (const id of new Set(weeks.map(({ woordlijstId }) => woordlijstId)))
      if (id !== undefined && !kept.has(id)) await lists.require(access, id);
    const goals = new Set(weeks.flatMap(({ doelIds }) => doelIds));
    if (![...goals].every((id) => known.leerdoelen.has(id) || known.strands.has(id)))
      throw createError('NIET_GEVONDEN');
  }

  /** What the weeks point at, by name; a plan of the group shows its lists to whoever may see the group. */
  private async named(access: Access, weeks: readonly PlanWeek[]): Promise<Pick<WeekPlan, 'lists' | 'doelen'>> {
    const { lists, content: known } = this.deps;
    const ids = [...new Set(weeks.flatMap(({ woordlijstId }) => woordlijstId ?? []))];
    const rows = await lists.findNamed(access.adminId, ids);
    return {
      lists: rows.map(({ id, naam: name, woorden, removed }) => ({
        id,
        naam: name,
        aantal: woorden.length,
        voorbeelden: woorden.slice(0, EXAMPLES).map(({ spelling }) => spelling),
        weg: removed,
      })),
      doelen: [...new Set(weeks.flatMap(({ doelIds }) => doelIds))].flatMap((id) => {
        const goal = known.leerdoelen.get(id) ?? known.strands.get(id);
        return goal === undefined ? [] : [{ id, naam: goal.naam }];
      }),
    };
  }
}

import type { Clock } from '#engine/core/basis/clock.ts';
import { isPlanOpen } from '#engine/core/domein/handelingsplan.ts';
import { recentPct } from '#engine/core/oefening/model/doel-standing.ts';
import type { Content } from '../../platform/content/content.ts';
import type { Access } from '../../platform/http/route.ts';
import type { Spellen } from '../../platform/spellen/spellen.ts';
import { beginOfDate, dateOf } from '../../platform/time/clock.ts';
import type { LeerlingRow } from '../leerlingen/leerlingen.read.ts';
import type { CareFactsRepository, RoundFact } from './care-facts.repository.ts';
import type { Handelingsplan, PlanItem, CareLine } from './handelingsplannen.contract.ts';
import type {
  EventRow,
  HandelingsplannenRepository,
  LineRow,
  HandelingsplanRow,
} from './handelingsplannen.repository.ts';
import type { PlanText } from './handelingsplan-text.contract.ts';
import type { PlanTestsRepository } from './plan-tests.repository.ts';

interface Deps {
  plans: HandelingsplannenRepository;
  tests: PlanTestsRepository;
  facts: CareFactsRepository;
  content: Pick<Content, 'leerdoelen' | 'strands'>;
  spellen: Spellen;
  clock: Clock;
}

const DAY_MS = 86_400_000;
const VIEWED_DAYS = 14;
const LINES_SHOWN = 40;
const atNoon = (date: string): number => Date.parse(`${date}T12:00:00Z`);

/** Minutes that a plan asks for from its first to its last day. */
export const plannedMinutes = ({ start, end, minuten: minutes, timesPerWeek }: PlanText): number =>
  minutes * timesPerWeek * Math.round((atNoon(end) - atNoon(start)) / DAY_MS / 7);

/** A plan in a list; late = a day that asked for an evaluation went by. */
export function planItem({ id, plan, status, resultaat: result }: HandelingsplanRow, today: string): PlanItem {
  const running = status === 'lopend' && (plan.evaluateOn < today || plan.end < today);
  return {
    id,
    titel: plan.titel,
    status,
    start: plan.start,
    end: plan.end,
    evaluateOn: plan.evaluateOn,
    late: running || ((status === 'eindtoets_open' || status === 'evaluatie') && plan.end < today),
    ...(result === null ? {} : { resultaat: result }),
  };
}

export const eventOf = ({ naar: to, op: at, ...event }: EventRow): Handelingsplan['events'][number] => ({
  ...event,
  op: at.toISOString(),
  ...(to === null ? {} : { naar: to }),
});

/** Puts everything of a plan together: what was written, what was tested, and what the leerling did meanwhile. */
export class PlanReader {
  constructor(private readonly deps: Deps) {}

  nameOf(doelId: string): string {
    const { leerdoelen, strands } = this.deps.content;
    return leerdoelen.get(doelId)?.naam ?? strands.get(doelId)?.naam ?? doelId;
  }

  async read(access: Access, leerling: LeerlingRow, row: HandelingsplanRow): Promise<Handelingsplan> {
    const { plans, tests, facts } = this.deps;
    const { adminId, session } = access;
    const lines = await plans.findLines(adminId, [row.id]);
    const rounds = await this.rounds(adminId, row);
    const together = row.groupId === null ? [] : await plans.findGroup(adminId, row.groupId);
    const events = await plans.findEvents(adminId, row.id);
    const viewers = await facts.findViewers(adminId, leerling.id, {
      not: session.gebruikerId,
      since: new Date(this.deps.clock.now() - VIEWED_DAYS * DAY_MS),
    });
    return {
      id: row.id,
      versie: row.versie,
      leerling: { id: leerling.id, naam: leerling.weergavenaam, roepnaam: leerling.roepnaam, dier: leerling.dier },
      status: row.status,
      plan: row.plan,
      goals: await this.goals(adminId, row),
      tests: await tests.find(adminId, row.id),
      lines: this.lines(lines, rounds),
      minutes: minutesOf(lines, rounds, plannedMinutes(row.plan)),
      events: events.map(eventOf),
      ...(row.resultaat === null ? {} : { resultaat: row.resultaat }),
      evaluation: row.evaluation,
      madeBy: row.madeBy,
      together: together.filter(({ id }) => id !== row.id).map(({ id, naam: name }) => ({ id, naam: name })),
      viewers: viewers.map(({ naam: name, op: at }) => ({ naam: name, op: at.toISOString() })),
      ...(row.previousId === null ? {} : { previousId: row.previousId }),
    };
  }

  /** Rounds about the goals of a plan since it began; of a plan that is over up to its last day. */
  private rounds(adminId: string, { leerlingId, plan, status }: HandelingsplanRow): Promise<RoundFact[]> {
    if (status === 'concept' || status === 'begintoets' || plan.goals.length === 0) return Promise.resolve([]);
    return this.deps.facts.findRounds(adminId, leerlingId, {
      doelIds: plan.goals.map(({ doelId }) => doelId),
      from: beginOfDate(plan.start),
      until: isPlanOpen(status) ? new Date(this.deps.clock.now() + DAY_MS) : beginOfDate(plan.end, 1),
    });
  }

  private async goals(adminId: string, { leerlingId, plan }: HandelingsplanRow): Promise<Handelingsplan['goals']> {
    const standings = await this.deps.facts.findStandings(adminId, [leerlingId]);
    return plan.goals.map(({ doelId }) => {
      const standing = standings.find((fact) => fact.doelId === doelId);
      return {
        doelId,
        naam: this.nameOf(doelId),
        nowPct: standing === undefined ? null : (recentPct(standing) ?? null),
        n: standing?.n ?? 0,
      };
    });
  }

  private lines(written: readonly LineRow[], rounds: readonly RoundFact[]): CareLine[] {
    const played = rounds
      .filter(({ n }) => n > 0)
      .map(({ datum: date, spel, seconden: seconds, n, goed: right }): CareLine => ({
        datum: date,
        minuten: Math.max(1, Math.round(seconds / 60)),
        guided: false,
        tekst: '',
        wie: this.deps.spellen.get(spel)?.title ?? spel,
        answers: { n, goed: right },
      }));
    const byHand = written.map(({ id, datum: date, minuten: minutes, guided, tekst: text, wie: who }): CareLine => ({
      id,
      datum: date,
      minuten: minutes,
      guided,
      tekst: text,
      wie: who,
    }));
    return [...byHand, ...played]
      .toSorted((a, b) => (a.datum < b.datum ? 1 : a.datum > b.datum ? -1 : 0))
      .slice(0, LINES_SHOWN);
  }
}

function minutesOf(
  lines: readonly LineRow[],
  rounds: readonly RoundFact[],
  planned: number,
): Handelingsplan['minutes'] {
  const byHand = (guided: boolean): number =>
    lines.filter((line) => line.guided === guided).reduce((sum, { minuten: minutes }) => sum + minutes, 0);
  const played = Math.round(rounds.reduce((sum, { seconden: seconds }) => sum + seconds, 0) / 60);
  return { guided: byHand(true), own: byHand(false) + played, planned };
}

/** Today, as a plan writes it. */
export const todayOf = (clock: Clock): string => dateOf(clock.now());

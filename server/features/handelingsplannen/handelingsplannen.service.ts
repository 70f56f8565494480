import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import { isPlanOpen, isPlanWritable } from '#engine/core/domein/handelingsplan.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import type { LeerlingRow } from '../leerlingen/leerlingen.read.ts';
import type { CareFactsRepository } from './care-facts.repository.ts';
import type {
  Handelingsplan,
  NewEvaluation,
  NewLine,
  NewHandelingsplan,
  PlanChange,
} from './handelingsplannen.contract.ts';
import type {
  EventRow,
  HandelingsplannenRepository,
  HandelingsplanRow,
  PlanSpot,
} from './handelingsplannen.repository.ts';
import type { PlanGoal, PlanText } from './handelingsplan-text.contract.ts';
import type { CareAction, PlanGate } from './plan-gate.ts';
import type { PlanTestsRepository } from './plan-tests.repository.ts';
import { todayOf, type PlanReader } from './plan-reader.ts';

export interface PlanRepositories {
  plans: HandelingsplannenRepository;
  tests: PlanTestsRepository;
  gate: PlanGate;
}
interface Deps {
  gate: PlanGate;
  plans: HandelingsplannenRepository;
  facts: CareFactsRepository;
  reader: PlanReader;
  transaction: Transaction<PlanRepositories>;
  clock: Clock;
}

/** A plan that was opened by somebody who may. */
export interface OpenPlan {
  row: HandelingsplanRow;
  leerling: LeerlingRow;
  spot: PlanSpot;
}

const frozenPart = ({ goals }: PlanText): string =>
  JSON.stringify(goals.map(({ doelId, fromPct }: PlanGoal) => [doelId, fromPct]));

/** Writing plans and what belongs to them; the steps from one state to the next stand apart. */
export class HandelingsplannenService {
  constructor(private readonly deps: Deps) {}

  /** A plan within reach, else 402 or 404. */
  async open(access: Access, id: string): Promise<OpenPlan> {
    await this.deps.gate.requireFeature(access);
    const row = await this.deps.plans.find(access.adminId, id);
    if (row === undefined) throw createError('NIET_GEVONDEN');
    const leerling = await this.deps.gate.require(access, row.leerlingId);
    return { row, leerling, spot: { adminId: access.adminId, planId: id, leerlingId: row.leerlingId } };
  }

  async find(access: Access, id: string): Promise<Handelingsplan> {
    const { row, leerling } = await this.open(access, id);
    await this.deps.gate.record(access, 'zorg.plan', [leerling.id]);
    return this.deps.reader.read(access, leerling, row);
  }

  /** One plan a leerling; those of a small group know each other. */
  async create(access: Access, { leerlingIds, plan }: NewHandelingsplan): Promise<{ ids: string[] }> {
    const unique = [...new Set(leerlingIds)];
    for (const id of unique) await this.deps.gate.require(access, id);
    const by = await this.nameOf(access);
    const at = new Date(this.deps.clock.now());
    const groupId = unique.length > 1 ? v7() : null;
    // Read before the transaction begins: inside it only its own connection may be asked.
    const rows: { leerlingId: string; plan: PlanText }[] = [];
    for (const leerlingId of unique)
      rows.push({ leerlingId, plan: await this.ownGoals(access, plan, { leerlingId, alone: unique.length === 1 }) });
    return this.deps.transaction(async ({ plans, gate }) => {
      const ids: string[] = [];
      for (const row of rows)
        ids.push(await plans.create(access.adminId, { ...row, groupId, previousId: null, by, at }));
      await gate.record(access, 'zorg.gemaakt', unique);
      return { ids };
    });
  }

  async change(access: Access, id: string, { versie: version, plan }: PlanChange): Promise<Handelingsplan> {
    const { row, spot } = await this.open(access, id);
    if (!isPlanWritable(row.status)) throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'ZORG_VAST' });
    if (row.versie !== version) throw createError('GEWIJZIGD_DOOR_ANDER');
    // A test was made of these goals, and what was measured is measured.
    if (row.status !== 'concept' && frozenPart(plan) !== frozenPart(row.plan))
      throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'ZORG_DOELEN_VAST' });
    return this.write(access, { spot, action: 'zorg.gewijzigd' }, ({ plans }) =>
      plans.save(access.adminId, row, { status: row.status, plan, at: this.now() }),
    );
  }

  /** A draft leaves no trace but the line in the audit. */
  async remove(access: Access, id: string): Promise<void> {
    const { row, leerling } = await this.open(access, id);
    if (row.status !== 'concept') throw createError('STAP_NIET_TOEGESTAAN');
    await this.deps.transaction(async ({ plans, gate }) => {
      await plans.remove(access.adminId, id);
      await gate.record(access, 'zorg.verwijderd', [leerling.id]);
    });
  }

  async addLine(access: Access, id: string, { together, ...line }: NewLine): Promise<Handelingsplan> {
    const { row, spot } = await this.open(access, id);
    this.requireRunning(row);
    if (line.datum > todayOf(this.deps.clock)) throw createError('ONGELDIGE_INVOER', { velden: { datum: 'bereik' } });
    const who = await this.nameOf(access);
    const others = together ? await this.others(access, row) : [];
    return this.write(access, { spot, action: 'zorg.logregel' }, async ({ plans, gate }) => {
      for (const place of [spot, ...others]) await plans.addLine(place, { ...line, wie: who, at: this.now() });
      await gate.record(
        access,
        'zorg.logregel',
        others.map(({ leerlingId }) => leerlingId),
      );
    });
  }

  async removeLine(access: Access, id: string, lineId: string): Promise<Handelingsplan> {
    const { row, spot } = await this.open(access, id);
    this.requireRunning(row);
    return this.write(access, { spot, action: 'zorg.logregel' }, ({ plans }) => plans.removeLine(spot, lineId));
  }

  /** What was seen halfway, and when the next look comes. */
  async evaluate(access: Access, id: string, { tekst: text, next }: NewEvaluation): Promise<Handelingsplan> {
    const { row, spot } = await this.open(access, id);
    if (row.status !== 'lopend') throw createError('STAP_NIET_TOEGESTAAN');
    if (next < row.plan.start || next > row.plan.end)
      throw createError('ONGELDIGE_INVOER', { velden: { next: 'bereik' } });
    const who = await this.nameOf(access);
    return this.write(access, { spot, action: 'zorg.evaluatie' }, async ({ plans }) => {
      await plans.addEvent(spot, this.event('tussenevaluatie', text, who));
      await plans.save(access.adminId, row, {
        status: row.status,
        plan: { ...row.plan, evaluateOn: next },
        at: this.now(),
      });
    });
  }

  /** What was signed stays as it was; more can be said below it. */
  async addAddendum(access: Access, id: string, text: string): Promise<Handelingsplan> {
    const { row, spot } = await this.open(access, id);
    if (isPlanOpen(row.status)) throw createError('STAP_NIET_TOEGESTAAN');
    const who = await this.nameOf(access);
    return this.write(access, { spot, action: 'zorg.aanvulling' }, ({ plans }) =>
      plans.addEvent(spot, this.event('aanvulling', text, who)),
    );
  }

  /** Does a change with its line in the audit, and answers the plan as it is then. */
  async write(
    access: Access,
    { spot, action }: { spot: PlanSpot; action: CareAction },
    work: (repos: PlanRepositories) => Promise<void>,
  ): Promise<Handelingsplan> {
    await this.deps.transaction(async (repos) => {
      await work(repos);
      await repos.gate.record(access, action, [spot.leerlingId]);
    });
    const { row, leerling } = await this.open(access, spot.planId);
    return this.deps.reader.read(access, leerling, row);
  }

  /** Name of who writes, as it will stand below what is written. */
  nameOf({ session }: Access): Promise<string> {
    return this.deps.facts.findName(session.adminId, session.gebruikerId);
  }

  private event(kind: EventRow['soort'], text: string, who: string): Omit<EventRow, 'id'> {
    return { soort: kind, naar: null, tekst: text, wie: who, op: this.now() };
  }

  private now(): Date {
    return new Date(this.deps.clock.now());
  }

  private requireRunning({ status }: HandelingsplanRow): void {
    if (status !== 'lopend' && status !== 'eindtoets_open') throw createError('STAP_NIET_TOEGESTAAN');
  }

  /** The others of a small group whose plan runs, as far as the writer may write there. */
  private async others(access: Access, { id, groupId }: HandelingsplanRow): Promise<PlanSpot[]> {
    if (groupId === null) return [];
    const spots: PlanSpot[] = [];
    for (const other of await this.deps.plans.findGroup(access.adminId, groupId)) {
      const row = other.id === id ? undefined : await this.deps.plans.find(access.adminId, other.id);
      if (row?.status !== 'lopend') continue;
      await this.deps.gate.require(access, row.leerlingId);
      spots.push({ adminId: access.adminId, planId: row.id, leerlingId: row.leerlingId });
    }
    return spots;
  }

  /** In a small group everybody begins at the own percentage. */
  private async ownGoals(
    access: Access,
    plan: PlanText,
    { leerlingId, alone }: { leerlingId: string; alone: boolean },
  ): Promise<PlanText> {
    if (alone) return plan;
    const standings = await this.deps.facts.findStandings(access.adminId, [leerlingId]);
    const goals = plan.goals.map((goal) => {
      const own = standings.find(({ doelId }) => doelId === goal.doelId);
      return own === undefined || own.n === 0
        ? goal
        : { ...goal, fromPct: Math.min(Math.floor((100 * own.right) / own.n), goal.toPct - 1) };
    });
    return { ...plan, goals };
  }
}

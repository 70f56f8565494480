import type { Clock } from '#engine/core/basis/clock.ts';
import { isPlanOpen } from '#engine/core/domein/handelingsplan.ts';
import { recentPct } from '#engine/core/oefening/model/doel-standing.ts';
import type { Content } from '../../platform/content/content.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import { compareNames } from '../../platform/taal/name.ts';
import { dateOfDay, dayOf } from '../../platform/time/clock.ts';
import type { LeerlingRow } from '../leerlingen/leerlingen.read.ts';
import type { ToetsOutcomeRead } from '../methodetoetsen/toets-outcome.read.ts';
import type { ToetsResults } from '../methodetoetsen/toets-results.contract.ts';
import type { CareFactsRepository, StandingFact } from './care-facts.repository.ts';
import type {
  CareDossier,
  CareItem,
  PlanProposal,
  ProposalQuery,
  CareList,
  Zorgtraject,
} from './handelingsplannen.contract.ts';
import type { HandelingsplannenRepository } from './handelingsplannen.repository.ts';
import { draftPlan, planGoals, needyGoals, proposeGoal } from './plan-draft.ts';
import type { PlanGate } from './plan-gate.ts';
import { plannedMinutes, planItem, todayOf, type PlanReader } from './plan-reader.ts';
import { toetsFactOf } from './toets-fact.ts';

interface Deps {
  gate: PlanGate;
  plans: HandelingsplannenRepository;
  facts: CareFactsRepository;
  reader: PlanReader;
  toetsen: ToetsOutcomeRead;
  content: Pick<Content, 'leerdoelen' | 'strands'>;
  clock: Clock;
}

const DAY_MS = 86_400_000;
const HISTORY_DAYS = 56;
const CHOICES_MAX = 12;
/** Goals somebody stumbles over before we say so ourselves. */
const SIGNAL_MIN = 2;
const OTHERS_MAX = 12;

const whoIs = ({ id, weergavenaam: name, roepnaam, dier: animal }: LeerlingRow) => ({
  id,
  naam: name,
  roepnaam,
  dier: animal,
});

/** Who needs care, who has a plan, and what a first draft of one says. */
export class CareListService {
  constructor(private readonly deps: Deps) {}

  /** The care track of one leerling. */
  async list(access: Access, leerlingId: string): Promise<Zorgtraject> {
    const { gate, plans, facts, clock } = this.deps;
    const leerling = await gate.require(access, leerlingId);
    await gate.record(access, 'zorg.bekeken', [leerlingId]);
    const rows = await plans.findByLeerlingen(access.adminId, [leerlingId]);
    const lines = await plans.findLines(
      access.adminId,
      rows.map(({ id }) => id),
    );
    const sum = (guided: boolean): number =>
      lines.filter((line) => line.guided === guided).reduce((total, { minuten: minutes }) => total + minutes, 0);
    const signal = this.signalOf(await facts.findStandings(access.adminId, [leerlingId]));
    return {
      leerling: whoIs(leerling),
      items: rows.map((row) => planItem(row, todayOf(clock))),
      minutes: { guided: sum(true), own: sum(false) },
      ...(signal === undefined || rows.some(({ status }) => isPlanOpen(status)) ? {} : { signal }),
    };
  }

  /** Everybody within reach with a plan, or who may need one. */
  async listAll(access: Access): Promise<CareList> {
    const { gate, plans, facts, clock } = this.deps;
    await gate.requireFeature(access);
    const docentId = access.scope === 'eigen' ? access.session.gebruikerId : null;
    const members = await facts.findMembers(access.adminId, docentId);
    const ids = members.map(({ id }) => id);
    const standings = await facts.findStandings(access.adminId, ids);
    const rows = await plans.findByLeerlingen(access.adminId, ids);
    const lines = await plans.findLines(
      access.adminId,
      rows.map(({ id }) => id),
    );
    const items = members.flatMap(({ groepId, groep, ...leerling }): CareItem[] => {
      const own = rows.filter(({ leerlingId }) => leerlingId === leerling.id);
      // What is at work goes before what is over; of those the newest.
      const row = own.find(({ status }) => isPlanOpen(status)) ?? own[0];
      const signal = this.signalOf(standings.filter(({ leerlingId }) => leerlingId === leerling.id));
      if (row === undefined && signal === undefined) return [];
      const minutes = lines
        .filter(({ planId, guided }) => guided && planId === row?.id)
        .reduce((sum, line) => sum + line.minuten, 0);
      return [
        {
          leerling,
          groep: { id: groepId, naam: groep },
          ...(row === undefined
            ? {}
            : {
                plan: planItem(row, todayOf(clock)),
                minutes: { done: minutes, planned: plannedMinutes(row.plan) },
              }),
          ...(signal === undefined || (row !== undefined && isPlanOpen(row.status)) ? {} : { signal }),
        },
      ];
    });
    await gate.record(
      access,
      'zorg.lijst',
      items.filter(({ plan }) => plan !== undefined).map(({ leerling }) => leerling.id),
    );
    return {
      items: items.toSorted(
        (a, b) =>
          Number(b.plan?.late === true) - Number(a.plan?.late === true) ||
          compareNames(a.leerling.naam, b.leerling.naam),
      ),
    };
  }

  /** A first draft, every sentence a proposal; made from a toets of the own method when one is named. */
  async propose(
    access: Access,
    leerlingId: string,
    { toets: toetsId, doel }: ProposalQuery = {},
  ): Promise<PlanProposal> {
    const { gate, facts, content, clock } = this.deps;
    const { adminId, session } = access;
    const leerling = await gate.require(access, leerlingId);
    const results = toetsId === undefined ? undefined : await this.requireToets(adminId, toetsId);
    const toets = results === undefined ? undefined : toetsFactOf(results, leerlingId);
    if (results !== undefined && toets === undefined) throw createError('NIET_GEVONDEN');
    await gate.record(access, 'zorg.voorstel', [leerlingId]);
    const now = clock.now();
    const standings = await facts.findStandings(adminId, [leerlingId]);
    const needy = needyGoals(standings, content);
    const goals = planGoals(standings, content, { toets, first: doel });
    const chosen = goals.map(({ doelId }) => doelId);
    const writer = { locale: session.locale, content };
    const plan = draftPlan(writer, {
      roepnaam: leerling.roepnaam,
      standings,
      mistakes: await facts.findMistakes(adminId, leerlingId, chosen),
      rounds: await facts.findRounds(adminId, leerlingId, {
        doelIds: [],
        from: new Date(now - HISTORY_DAYS * DAY_MS),
        until: new Date(now + DAY_MS),
      }),
      lvs: await facts.findLvs(adminId, leerlingId),
      toets,
      goals,
      today: dayOf(now),
      docent: await facts.findName(session.adminId, session.gebruikerId),
    });
    return {
      leerling: whoIs(leerling),
      plan,
      enough: chosen.length > 0,
      choices: this.choices(needy, leerling.jaargroep).map(({ doelId, nowPct }) => ({
        doelId,
        naam: this.deps.reader.nameOf(doelId),
        nowPct,
        tekst: proposeGoal(writer, { doelId, now: nowPct ?? 0, end: plan.end }).tekst,
      })),
      others: await this.others(access, leerlingId, { doelIds: chosen, results }),
      ...(toets === undefined ? {} : { toets: { titel: toets.titel } }),
    };
  }

  /** All plans of a leerling in full, for the paper that goes to who tests for dyslexia. */
  async dossier(access: Access, leerlingId: string): Promise<CareDossier> {
    const { gate, plans, facts, reader } = this.deps;
    const leerling = await gate.require(access, leerlingId);
    await gate.record(access, 'zorg.dossier', [leerlingId]);
    const rows = await plans.findByLeerlingen(access.adminId, [leerlingId]);
    const full: CareDossier['plans'] = [];
    for (const row of rows.toReversed()) full.push(await reader.read(access, leerling, row));
    return { leerling: whoIs(leerling), school: await facts.findSchool(access.adminId), plans: full };
  }

  /** What goes wrong first, then the other goals of the year, so that a teacher is never stuck with our choice. */
  private choices(needy: readonly StandingFact[], jaargroep: number): { doelId: string; nowPct: number | null }[] {
    const known = needy.map((fact) => ({ doelId: fact.doelId, nowPct: recentPct(fact) ?? null }));
    const ofYear = [...this.deps.content.leerdoelen.values()]
      .filter(({ id, groep }) => groep <= Math.max(3, jaargroep) && !known.some(({ doelId }) => doelId === id))
      .toSorted((a, b) => b.groep - a.groep || a.nr - b.nr)
      .map(({ id }) => ({ doelId: id, nowPct: null }));
    return [...known.slice(0, CHOICES_MAX), ...ofYear];
  }

  private async others(
    access: Access,
    leerlingId: string,
    { doelIds, results }: { doelIds: readonly string[]; results: ToetsResults | undefined },
  ): Promise<PlanProposal['others']> {
    const docentId = access.scope === 'eigen' ? access.session.gebruikerId : null;
    const members = await this.deps.facts.findMembers(access.adminId, docentId);
    const groepId = members.find(({ id }) => id === leerlingId)?.groepId;
    const mates = members.filter((member) => member.groepId === groepId && member.id !== leerlingId);
    const standings = await this.deps.facts.findStandings(
      access.adminId,
      mates.map(({ id }) => id),
    );
    const same = (id: string): number => {
      const needy = needyGoals(
        standings.filter((fact) => fact.leerlingId === id),
        this.deps.content,
      );
      const below = results === undefined ? [] : (toetsFactOf(results, id)?.doelen ?? []);
      const needed = new Set([...needy, ...below].map(({ doelId }) => doelId));
      return doelIds.filter((doelId) => needed.has(doelId)).length;
    };
    return mates
      .map(({ id, naam: name, dier: animal }) => ({ id, naam: name, dier: animal, same: same(id) }))
      .toSorted((a, b) => b.same - a.same || compareNames(a.naam, b.naam))
      .slice(0, OTHERS_MAX);
  }

  private async requireToets(adminId: string, toetsId: string): Promise<ToetsResults> {
    const results = await this.deps.toetsen.find(adminId, toetsId);
    if (results === undefined) throw createError('NIET_GEVONDEN');
    return results;
  }

  private signalOf(standings: readonly StandingFact[]): CareItem['signal'] {
    const stumbles = standings.filter(
      ({ standing, doelId }) => standing === 'struikel' && this.deps.content.leerdoelen.has(doelId),
    );
    if (stumbles.length < SIGNAL_MIN) return undefined;
    const days = stumbles.flatMap(({ sinceDay }) => sinceDay ?? []);
    return {
      doelen: stumbles.map(({ doelId }) => this.deps.reader.nameOf(doelId)).toSorted(compareNames),
      ...(days.length === 0 ? {} : { since: dateOfDay(Math.min(...days)) }),
    };
  }
}

import { PLAN_RULES } from '#engine/core/domein/handelingsplan.ts';
import { recentPct } from '#engine/core/oefening/model/doel-standing.ts';
import type { Content } from '../../platform/content/content.ts';
import { serverDayText } from '../../platform/taal/moment.ts';
import { serverText, type TextLocale } from '../../platform/taal/texts.ts';
import { dateOfDay } from '../../platform/time/clock.ts';
import type { LvsFact, MistakeFact, RoundFact, StandingFact } from './care-facts.repository.ts';
import type { PlanGoal, PlanSentence, PlanText } from './handelingsplan-text.contract.ts';
import type { ToetsFact } from './toets-fact.ts';

export interface DraftFacts {
  roepnaam: string;
  standings: readonly StandingFact[];
  mistakes: readonly MistakeFact[];
  rounds: readonly RoundFact[];
  lvs: readonly LvsFact[];
  /** Toets that the plan is made from; absent = it is made from practice alone. */
  toets?: ToetsFact | undefined;
  /** Goals of the plan, at most `PLAN_RULES.goalsMax`, the first one names it. */
  goals: readonly StandingFact[];
  /** Day number of today. */
  today: number;
  docent: string;
}
interface Writer {
  locale: TextLocale;
  content: Pick<Content, 'leerdoelen'>;
}

const WEEK = 7;
const MISTAKES_SHOWN = 3;
const KNOWN = new Set(['beheerst', 'onderhoud']);

type Say = (key: string, values?: Record<string, string | number>, source?: string) => PlanSentence;

const createSay =
  (locale: TextLocale): Say =>
  (key, values = {}, source = undefined) => ({
    tekst: serverText(locale, `zorg.${key}`, values),
    voorstel: true,
    ...(source === undefined ? {} : { source: serverText(locale, `zorg.bron.${source}`) }),
  });

const listOf = (locale: TextLocale, items: readonly string[]): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(items);
const dayText = (locale: TextLocale, date: string): string => serverDayText(Date.parse(`${date}T12:00:00Z`), locale);

/** Goals that need a plan, the one that goes worst first; spelling goals only, since only those have words to test. */
export function needyGoals(standings: readonly StandingFact[], content: Writer['content']): StandingFact[] {
  return standings
    .filter(({ doelId, standing, n }) => content.leerdoelen.has(doelId) && !KNOWN.has(standing) && n >= 10)
    .toSorted(
      (a, b) =>
        Number(b.standing === 'struikel') - Number(a.standing === 'struikel') ||
        (recentPct(a) ?? 100) - (recentPct(b) ?? 100) ||
        a.doelId.localeCompare(b.doelId),
    );
}

/**
 * Goals that a plan is proposed for. Made from a toets those that stayed below their mark there, the one it was asked for first;
 * else, and when all of them were reached, those that need it most in practice.
 */
export function planGoals(
  standings: readonly StandingFact[],
  content: Writer['content'],
  { toets, first }: { toets: ToetsFact | undefined; first: string | undefined },
): StandingFact[] {
  const below = (toets?.doelen ?? [])
    .map(({ doelId }) => doelId)
    .filter((doelId) => content.leerdoelen.has(doelId))
    .toSorted((a, b) => Number(b === first) - Number(a === first));
  const goals =
    below.length === 0
      ? needyGoals(standings, content)
      : below.map((doelId) => standings.find((fact) => fact.doelId === doelId) ?? unknownStanding(doelId));
  return goals.slice(0, PLAN_RULES.goalsMax);
}
/** A goal that was never practised here. */
const unknownStanding = (doelId: string): StandingFact => ({
  leerlingId: '',
  doelId,
  standing: 'niets',
  n: 0,
  right: 0,
  sinceDay: null,
});

/** Name of a goal at the beginning of a line. */
const opening = (name: string): string => name.slice(0, 1).toLocaleUpperCase('nl') + name.slice(1);

/** What a goal becomes in a plan: from the share right of now, up to one that a child can reach. */
export function proposeGoal(
  { locale, content }: Writer,
  { doelId, now, end }: { doelId: string; now: number; end: string },
): PlanGoal {
  const doel = content.leerdoelen.get(doelId);
  const toPct = Math.min(95, Math.max(PLAN_RULES.aimPct, now + PLAN_RULES.risePct));
  return {
    doelId,
    tekst: serverText(locale, 'zorg.doel', { doel: opening(doel?.naam ?? doelId), pct: toPct }),
    voorstel: true,
    fromPct: Math.min(now, toPct - 1),
    toPct,
    datum: end,
  };
}

/** Misspellings of different words, each once. */
function examplesOf({ locale }: Writer, mistakes: readonly Omit<MistakeFact, 'doelId'>[]): string {
  const perWoord = new Map(mistakes.toReversed().map((mistake) => [mistake.woord, mistake]));
  const shown = [...perWoord.values()]
    .toReversed()
    .slice(0, MISTAKES_SHOWN)
    .map(({ woord, written }) => serverText(locale, 'zorg.fout', { geschreven: written, woord }));
  return listOf(locale, shown);
}

/** What the toets says that a plan is made from. */
function toetsReason(say: Say, { roepnaam: name, toets }: DraftFacts, locale: TextLocale): PlanSentence[] {
  if (toets === undefined) return [];
  const values = { naam: name, toets: toets.titel, datum: dayText(locale, toets.datum) };
  return [say('aanleiding.toets', { ...values, goed: toets.goed, n: toets.counted }, 'toets')];
}

/** What practice says of the goal that names the plan; what was hardly practised here says nothing yet. */
function practiceReason(
  { locale, content }: Writer,
  say: Say,
  { roepnaam: name, goals: [first], toets }: DraftFacts,
): PlanSentence[] {
  if (first === undefined || recentPct(first) === undefined) return [];
  const doel = content.leerdoelen.get(first.doelId)?.naam ?? first.doelId;
  // Who writes most of it right does not struggle with it; who did so here and not in the toets is told apart.
  const well = toets === undefined ? 'aanleiding.onzeker' : 'aanleiding.oefenen';
  const key = (recentPct(first) ?? 0) >= PLAN_RULES.aimPct ? well : 'aanleiding.doel';
  return [
    say(key, { naam: name, doel, n: first.n, goed: first.right }, 'antwoorden'),
    ...(first.sinceDay === null || first.standing !== 'struikel'
      ? []
      : [say('aanleiding.sinds', { datum: dayText(locale, dateOfDay(first.sinceDay)) }, 'antwoorden')]),
  ];
}

function reasons(writer: Writer, facts: DraftFacts): PlanSentence[] {
  const say = createSay(writer.locale);
  const { roepnaam: name, goals, toets: made } = facts;
  const also = goals.slice(1).map(({ doelId }) => writer.content.leerdoelen.get(doelId)?.naam ?? doelId);
  const source = made === undefined ? 'antwoorden' : 'toets';
  return [
    ...toetsReason(say, facts, writer.locale),
    ...practiceReason(writer, say, facts),
    ...(also.length === 0 ? [] : [say('aanleiding.ook', { doelen: listOf(writer.locale, also) }, source)]),
    ...facts.lvs
      .slice(0, 1)
      .map(({ toets, niveau, datum: date }) =>
        say('aanleiding.lvs', { naam: name, toets, niveau, datum: dayText(writer.locale, date) }, 'lvs'),
      ),
  ];
}

function situations(writer: Writer, facts: DraftFacts, goals: readonly StandingFact[]): PlanSentence[] {
  const say = createSay(writer.locale);
  const name = facts.roepnaam;
  const perToets = (facts.toets?.doelen ?? []).flatMap(({ doelId, mistakes }) => {
    const isGoal = goals.some((goal) => goal.doelId === doelId);
    const doel = writer.content.leerdoelen.get(doelId)?.naam ?? doelId;
    return isGoal && mistakes.length > 0
      ? [say('begin.toets', { naam: name, doel, fouten: examplesOf(writer, mistakes) }, 'toets')]
      : [];
  });
  const perGoal = goals.flatMap(({ doelId }) => {
    const own = facts.mistakes.filter((mistake) => mistake.doelId === doelId);
    const doel = writer.content.leerdoelen.get(doelId)?.naam ?? doelId;
    return own.length === 0
      ? []
      : [say('begin.fouten', { naam: name, doel, fouten: examplesOf(writer, own) }, 'antwoorden')];
  });
  const known = facts.standings.flatMap(({ standing, doelId }) =>
    KNOWN.has(standing) ? (writer.content.leerdoelen.get(doelId)?.naam ?? []) : [],
  );
  const minutes = Math.round(facts.rounds.reduce((sum, { seconden: seconds }) => sum + seconds, 0) / 60);
  return [
    ...perToets,
    ...perGoal,
    ...(known.length === 0
      ? []
      : [say('begin.goed', { naam: name, doelen: listOf(writer.locale, known.slice(0, 3)) }, 'antwoorden')]),
    ...(minutes === 0 ? [] : [say('begin.minuten', { naam: name, minuten: minutes }, 'rondes')]),
  ];
}

/** First draft of a plan from what is known of a leerling; with nothing known its sentences are left to the teacher. */
export function draftPlan(writer: Writer, facts: DraftFacts): PlanText {
  const say = createSay(writer.locale);
  const { goals } = facts;
  const pctOf = (goal: StandingFact): number => {
    const recent = recentPct(goal);
    const tested = facts.toets?.doelen.find(({ doelId }) => doelId === goal.doelId)?.pct;
    // What goes well here and not in the toets begins where the toets was.
    return recent === undefined || recent >= PLAN_RULES.aimPct ? (tested ?? recent ?? 0) : recent;
  };
  const start = dateOfDay(facts.today);
  const end = dateOfDay(facts.today + PLAN_RULES.weeks * WEEK);
  const [first] = goals;
  const doel = first === undefined ? undefined : writer.content.leerdoelen.get(first.doelId);
  const name = facts.roepnaam;
  return {
    titel:
      doel === undefined
        ? serverText(writer.locale, 'zorg.titel', { naam: name })
        : [...opening(doel.naam)].slice(0, 80).join(''),
    reason: reasons(writer, facts),
    situation: situations(writer, facts, goals),
    question: doel === undefined ? [] : [say('vraag', { naam: name, doel: doel.naam })],
    needs: doel === undefined ? [] : [say('nodig.regel', { naam: name, regel: doel.regel }), say('nodig.direct')],
    materials: doel === undefined ? [] : [say('aanpak.stappen'), say('aanpak.taaltocht', { doel: doel.naam })],
    home: doel === undefined ? [] : [say('thuis.oefenen', { naam: name })],
    goals: goals.map((goal) => proposeGoal(writer, { doelId: goal.doelId, now: pctOf(goal), end })),
    minuten: 20,
    timesPerWeek: 2,
    guided: true,
    wie: facts.docent,
    start,
    end,
    evaluateOn: dateOfDay(facts.today + (PLAN_RULES.weeks / 2) * WEEK),
    parentsToldOn: '',
    parentsNotTold: '',
    leerlingSays: '',
    parentsSay: '',
  };
}

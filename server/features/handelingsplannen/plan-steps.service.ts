import { hashText } from '#engine/core/basis/rng.ts';
import type { Clock } from '#engine/core/basis/clock.ts';
import { canStep, PLAN_RULES, type PlanStatus } from '#engine/core/domein/handelingsplan.ts';
import { chooseParallel, chooseTestWoorden, type TestCandidate } from '#engine/core/taal/woord/parallel-woorden.ts';
import type { Content } from '../../platform/content/content.ts';
import type { RuleCode } from '../../platform/contract/fields.contract.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import type { CareFactsRepository } from './care-facts.repository.ts';
import { openProposals, type PlanText } from './handelingsplan-text.contract.ts';
import type {
  Handelingsplan,
  PlanStep,
  PlanTest,
  SlipChange,
  Swap,
  TestAnswers,
  TestWoord,
} from './handelingsplannen.contract.ts';
import type { HandelingsplanRow } from './handelingsplannen.repository.ts';
import type { HandelingsplannenService, OpenPlan, PlanRepositories } from './handelingsplannen.service.ts';
import type { PlanTestsRepository } from './plan-tests.repository.ts';
import { testCandidates } from './plan-woorden.ts';
import { judgedAnswers, TAKEN_IN } from './test-judgment.ts';

interface Deps {
  service: HandelingsplannenService;
  tests: PlanTestsRepository;
  facts: CareFactsRepository;
  content: Pick<Content, 'perDoel'>;
  clock: Clock;
}
type Kind = PlanTest['soort'];
interface Step extends OpenPlan {
  access: Access;
  step: PlanStep;
  tests: PlanTest[];
}
/** What a step writes beside the new state. */
type Effect = (repos: PlanRepositories) => Promise<void>;

const invalid = (fields: Record<string, RuleCode>) => createError('ONGELDIGE_INVOER', { velden: fields });
const taken = (test: PlanTest | undefined): boolean => test?.takenOn !== undefined;

/** What has to be in a plan before it runs (behaviours.md section 5.3). */
function requireComplete(plan: PlanText): void {
  const fields: Record<string, RuleCode> = {
    ...(plan.reason.length === 0 ? { 'plan.reason': 'verplicht' } : {}),
    ...(plan.situation.length === 0 ? { 'plan.situation': 'verplicht' } : {}),
    ...(plan.goals.length === 0 ? { 'plan.goals': 'kies' } : {}),
    ...(plan.wie === '' ? { 'plan.wie': 'verplicht' } : {}),
    ...(plan.parentsToldOn === '' && plan.parentsNotTold === '' ? { 'plan.parentsToldOn': 'verplicht' } : {}),
  };
  if (Object.keys(fields).length > 0) throw invalid(fields);
  const open = openProposals(plan);
  if (open > 0) throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'ZORG_VOORSTELLEN', waarden: { n: open } });
}

const asked = ({ woord, doelId, zin }: TestCandidate): TestWoord => ({
  woord,
  doelId,
  ...(zin === undefined ? {} : { zin }),
});

/** The steps of a plan, and the two tests that stand at its beginning and its end. */
export class PlanStepsService {
  constructor(private readonly deps: Deps) {}

  async step(access: Access, id: string, step: PlanStep): Promise<Handelingsplan> {
    const { service, tests, clock } = this.deps;
    const open = await service.open(access, id);
    const { row, spot } = open;
    if (!canStep(row.status, step.naar)) throw createError('STAP_NIET_TOEGESTAAN');
    if (row.versie !== step.versie) throw createError('GEWIJZIGD_DOOR_ANDER');
    const effect = await this.prepare({ ...open, access, step, tests: await tests.find(access.adminId, id) });
    const at = new Date(clock.now());
    const who = await service.nameOf(access);
    return service.write(access, { spot, action: 'zorg.stap' }, async (repos) => {
      await repos.plans.save(access.adminId, row, {
        status: step.naar,
        plan: row.plan,
        at,
        ...(step.evaluation === undefined ? {} : { evaluation: step.evaluation }),
        ...(step.resultaat === undefined ? {} : { resultaat: step.resultaat }),
      });
      await repos.plans.addEvent(spot, { soort: 'stap', naar: step.naar, tekst: step.reden ?? '', wie: who, op: at });
      await effect(repos);
    });
  }

  /** Another word, as long as the test was not taken. */
  async swap(access: Access, vraag: { id: string; soort: Kind }, { nr, woord: own }: Swap): Promise<Handelingsplan> {
    const open = await this.deps.service.open(access, vraag.id);
    const test = await this.openTest(open, vraag.soort);
    const old = test.woorden[nr];
    // Who is halfway on the map keeps the words that were heard.
    if (test.noted !== undefined) throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'ZORG_TOETS_BEGONNEN' });
    if (old === undefined) throw createError('NIET_GEVONDEN');
    const newOne = own === undefined ? await this.nextWoord(access, open, old) : { woord: own, doelId: old.doelId };
    const woorden = test.woorden.map((woord, index) => (index === nr ? newOne : woord));
    return this.deps.service.write(access, { spot: open.spot, action: 'zorg.toets' }, ({ tests }) =>
      tests.save(open.spot, { soort: vraag.soort, woorden }),
    );
  }

  /** Puts a test on the map of the leerling, or takes it off; what was written there already stays. */
  async setOnMap(access: Access, vraag: { id: string; soort: Kind }, onMap: boolean): Promise<Handelingsplan> {
    const open = await this.deps.service.open(access, vraag.id);
    await this.openTest(open, vraag.soort);
    return this.deps.service.write(access, { spot: open.spot, action: 'zorg.toets' }, ({ tests }) =>
      tests.saveSitting({ ...open.spot, soort: vraag.soort }, { onMap }),
    );
  }

  /** Calls a wrong answer a slip, or takes that back, as long as the plan did not go on. */
  async setSlip(access: Access, vraag: { id: string; soort: Kind }, { nr, slip }: SlipChange): Promise<Handelingsplan> {
    const open = await this.deps.service.open(access, vraag.id);
    if (!isTakenIn(open, vraag.soort)) throw createError('STAP_NIET_TOEGESTAAN');
    return this.deps.service.write(access, { spot: open.spot, action: 'zorg.toets' }, async ({ tests }) => {
      // Read under its lock, so that of two words pressed at once neither is lost.
      const test = await tests.findSitting({ ...open.spot, soort: vraag.soort }, true);
      if (test === undefined || test.takenOn === null || test.woorden[nr] === undefined)
        throw createError('STAP_NIET_TOEGESTAAN');
      const { woorden, takenOn } = test;
      const answers = woorden.map(({ written = '', slip: own = false, silent = false }, index) => ({
        written,
        slip: index === nr ? slip : own,
        silent,
      }));
      await tests.save(open.spot, { soort: vraag.soort, woorden: judgedAnswers(woorden, answers), takenOn });
    });
  }

  /** What the leerling wrote on paper; judged here, a slip of the pen only when the teacher says so. */
  async answer(access: Access, vraag: { id: string; soort: Kind }, { answers }: TestAnswers): Promise<Handelingsplan> {
    const open = await this.deps.service.open(access, vraag.id);
    const test = await this.openTest(open, vraag.soort);
    if (answers.length !== test.woorden.length) throw invalid({ answers: 'verplicht' });
    const woorden = judgedAnswers(test.woorden, answers);
    return this.deps.service.write(access, { spot: open.spot, action: 'zorg.toets' }, ({ tests }) =>
      tests.save(open.spot, { soort: vraag.soort, woorden, takenOn: new Date(this.deps.clock.now()) }),
    );
  }

  private prepare(vraag: Step): Promise<Effect> {
    const nothing: Effect = () => Promise.resolve();
    const steps: Readonly<Partial<Record<PlanStatus, (vraag: Step) => Effect | Promise<Effect>>>> = {
      begintoets: (one) => this.plan(one, 'begin'),
      lopend: (one) => this.start(one),
      eindtoets_open: (one) => this.plan(one, 'eind'),
      evaluatie: (one) => this.close(one, 'eind'),
      afgerond: (one) => this.sign(one),
      voortgezet: (one) => this.goOn(one),
      gestopt: ({ step }) => {
        if (step.reden === undefined) throw invalid({ reden: 'verplicht' });
        return nothing;
      },
    };
    return Promise.resolve(steps[vraag.step.naar]?.(vraag) ?? nothing);
  }

  /** Makes a test; the end test has for every word of the begin test one that is as hard and was never seen. */
  private async plan({ access, row, spot, tests }: Step, kind: Kind): Promise<Effect> {
    if (row.plan.goals.length === 0) throw invalid({ 'plan.goals': 'kies' });
    const pool = await this.candidates(access, row, tests);
    const begin = tests.find((test) => test.soort === 'begin');
    const choice = {
      doelIds: row.plan.goals.map(({ doelId }) => doelId),
      count: PLAN_RULES.woorden,
      seed: hashText(`${row.id}${kind}`),
    };
    const chosen =
      kind === 'eind' && begin !== undefined && begin.woorden.length > 0
        ? chooseParallel(await this.known(access, row, begin), pool)
        : chooseTestWoorden(pool, choice);
    if (chosen.length < PLAN_RULES.woordenMin && kind === 'begin')
      throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'ZORG_TE_WEINIG_WOORDEN' });
    // The begin test stands on the map at once (behaviours.md section 5.3); the end test when the teacher puts it there.
    return ({ tests: saved }) => saved.save(spot, { soort: kind, woorden: chosen.map(asked), onMap: kind === 'begin' });
  }

  private async start(vraag: Step): Promise<Effect> {
    requireComplete(vraag.row.plan);
    return this.close(vraag, 'begin');
  }

  /** Leaves a test behind: taken, or skipped with a reason. */
  private async close({ spot, step, tests }: Step, kind: Kind): Promise<Effect> {
    const test = tests.find(({ soort: own }) => own === kind);
    if (taken(test)) return () => Promise.resolve();
    const { reden: reason } = step;
    if (reason === undefined) throw invalid({ reden: 'verplicht' });
    return ({ tests: saved }) => saved.save(spot, { soort: kind, woorden: [], reden: reason });
  }

  private sign({ step }: Step): Effect {
    if (step.evaluation === undefined) throw invalid({ evaluation: 'verplicht' });
    if (step.resultaat === undefined) throw invalid({ resultaat: 'kies' });
    return () => Promise.resolve();
  }

  /** A new draft with the goals that were not reached; everything in it is a proposal again. */
  private async goOn(vraag: Step): Promise<Effect> {
    this.sign(vraag);
    const { access, row, leerling } = vraag;
    const by = await this.deps.service.nameOf(access);
    const standings = await this.deps.facts.findStandings(access.adminId, [leerling.id]);
    const pctOf = (doelId: string): number => {
      const own = standings.find((standing) => standing.doelId === doelId);
      return own === undefined || own.n === 0 ? 0 : Math.floor((100 * own.right) / own.n);
    };
    const plan = continued(row.plan, pctOf);
    const at = new Date(this.deps.clock.now());
    return async ({ plans }) => {
      await plans.create(access.adminId, {
        leerlingId: row.leerlingId,
        groupId: row.groupId,
        previousId: row.id,
        plan,
        by,
        at,
      });
    };
  }

  private async candidates(
    access: Access,
    row: HandelingsplanRow,
    tests: readonly PlanTest[],
  ): Promise<TestCandidate[]> {
    const used = new Set(tests.flatMap(({ woorden }) => woorden.map(({ woord }) => woord)));
    const pool = testCandidates(this.deps.content, {
      doelIds: row.plan.goals.map(({ doelId }) => doelId),
      seen: await this.deps.facts.findSeen(access.adminId, row.leerlingId),
      land: access.session.land,
    });
    return pool.filter(({ woord }) => !used.has(woord));
  }

  /** The words of the begin test with what makes them hard; own words of the teacher count as of the middle. */
  private async known(access: Access, row: HandelingsplanRow, begin: PlanTest): Promise<TestCandidate[]> {
    const all = testCandidates(this.deps.content, {
      doelIds: row.plan.goals.map(({ doelId }) => doelId),
      seen: new Set(),
      land: access.session.land,
    });
    return begin.woorden.map(
      ({ woord, doelId }) =>
        all.find((candidate) => candidate.woord === woord && candidate.doelId === doelId) ?? {
          itemId: `own-${woord}`,
          doelId,
          woord,
          groep: 5,
          band: 3,
          parts: 2,
          size: [...woord].length,
        },
    );
  }

  private async nextWoord(access: Access, open: OpenPlan, old: TestWoord): Promise<TestWoord> {
    const tests = await this.deps.tests.find(access.adminId, open.row.id);
    const pool = await this.candidates(access, open.row, tests);
    const [next] = chooseTestWoorden(pool, {
      doelIds: [old.doelId],
      count: 1,
      seed: hashText(`${open.row.id}${old.woord}`),
    });
    if (next === undefined) throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'ZORG_TE_WEINIG_WOORDEN' });
    return asked(next);
  }

  /** The test of the state the plan is in, not taken yet. */
  private async openTest(open: OpenPlan, kind: Kind): Promise<PlanTest> {
    const tests = await this.deps.tests.find(open.spot.adminId, open.row.id);
    const test = tests.find(({ soort: own }) => own === kind);
    if (!isTakenIn(open, kind) || test === undefined || taken(test)) throw createError('STAP_NIET_TOEGESTAAN');
    return test;
  }
}

const isTakenIn = ({ row }: OpenPlan, kind: Kind): boolean => row.status === TAKEN_IN[kind];

const DAY_MS = 86_400_000;
const shifted = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The plan after a plan: it begins where the old one ends. */
function continued(plan: PlanText, pctOf: (doelId: string) => number): PlanText {
  const end = shifted(plan.end, PLAN_RULES.weeks * 7);
  const open = plan.goals.filter(({ doelId, toPct }) => pctOf(doelId) < toPct);
  return {
    ...plan,
    goals: (open.length === 0 ? plan.goals : open).map((goal) => ({
      ...goal,
      voorstel: true,
      fromPct: Math.min(pctOf(goal.doelId), goal.toPct - 1),
      datum: end,
    })),
    reason: plan.reason.map((sentence) => ({ ...sentence, voorstel: true })),
    situation: plan.situation.map((sentence) => ({ ...sentence, voorstel: true })),
    start: plan.end,
    end,
    evaluateOn: shifted(plan.end, (PLAN_RULES.weeks / 2) * 7),
    parentsToldOn: '',
    parentsNotTold: '',
  };
}

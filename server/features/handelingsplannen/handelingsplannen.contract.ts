import { z } from 'zod/mini';
import { PLAN_RULES, CARE_STATUSES } from '#engine/core/domein/handelingsplan.ts';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { daySchema, idSchema, textSchema, versionSchema } from '../../platform/contract/fields.contract.ts';
import { adminParamsSchema } from '../admins/admins.contract.ts';
import { panelLeerlingParamsSchema } from '../leerlingen/leerling-params.contract.ts';
import { planTextSchema } from './handelingsplan-text.contract.ts';

export const handelingsplanParamsSchema = z.strictObject({ adminId: idSchema, handelingsplanId: idSchema });
export const PLAN_RESULTS = ['behaald', 'deels', 'niet'] as const;
export const PLAN_TESTS = ['begin', 'eind'] as const;
const statusSchema = z.enum(CARE_STATUSES);
const count = z.int().check(z.gte(0));

const leerlingSchema = z.strictObject({ id: idSchema, naam: z.string(), roepnaam: z.string(), dier: z.string() });

/** One word of a test. */
export const testWoordSchema = z.strictObject({
  woord: z.string(),
  doelId: z.string(),
  /** Sentence with a gap that is read aloud. */
  zin: z.optional(z.string()),
  /** What the leerling wrote; absent = not asked yet. */
  written: z.optional(z.string()),
  goed: z.optional(z.boolean()),
  /** The teacher calls it a slip of the pen. */
  slip: z.optional(z.boolean()),
  /** The leerling could not hear it on the map: it does not count. */
  silent: z.optional(z.boolean()),
});
export type TestWoord = z.infer<typeof testWoordSchema>;

export const planTestSchema = z.strictObject({
  soort: z.enum(PLAN_TESTS),
  woorden: z.array(testWoordSchema),
  /** Absent as long as it was not taken. */
  takenOn: z.optional(z.iso.datetime()),
  goed: count,
  totaal: count,
  /** Why it was skipped; empty = it was not. */
  reden: z.string(),
  /** It stands on the map of the leerling. */
  onMap: z.boolean(),
  /** Words that the leerling wrote on the map so far; absent = it was not begun there. */
  noted: z.optional(count),
});
export type PlanTest = z.infer<typeof planTestSchema>;

export const careLineSchema = z.strictObject({
  /** Absent for what the leerling played: that writes itself. */
  id: z.optional(idSchema),
  datum: z.iso.date(),
  minuten: count,
  guided: z.boolean(),
  tekst: z.string(),
  /** Who wrote it, or the game. */
  wie: z.string(),
  answers: z.optional(z.strictObject({ n: count, goed: count })),
});
export type CareLine = z.infer<typeof careLineSchema>;

export const planEventSchema = z.strictObject({
  id: idSchema,
  soort: z.enum(['stap', 'tussenevaluatie', 'aanvulling']),
  naar: z.optional(statusSchema),
  tekst: z.string(),
  wie: z.string(),
  op: z.iso.datetime(),
});
export type PlanEvent = z.infer<typeof planEventSchema>;

/** A whole plan, as a teacher works with it and as it is printed. */
export const handelingsplanSchema = z.strictObject({
  id: idSchema,
  versie: versionSchema,
  leerling: leerlingSchema,
  status: statusSchema,
  plan: planTextSchema,
  /** Goal by goal: its name and where the leerling stands now. */
  goals: z.array(z.strictObject({ doelId: z.string(), naam: z.string(), nowPct: z.nullable(z.int()), n: count })),
  tests: z.array(planTestSchema),
  lines: z.array(careLineSchema),
  /** Guided minutes that were done, and that the plan asks for until its end. */
  minutes: z.strictObject({ guided: count, own: count, planned: count }),
  events: z.array(planEventSchema),
  resultaat: z.optional(z.enum(PLAN_RESULTS)),
  evaluation: z.string(),
  madeBy: z.string(),
  /** Others in the same plan for a small group. */
  together: z.array(z.strictObject({ id: idSchema, naam: z.string() })),
  /** Colleagues who looked in the last two weeks. */
  viewers: z.array(z.strictObject({ naam: z.string(), op: z.iso.datetime() })),
  previousId: z.optional(idSchema),
});
export type Handelingsplan = z.infer<typeof handelingsplanSchema>;

/** A plan in a list. */
export const planItemSchema = z.strictObject({
  id: idSchema,
  titel: z.string(),
  status: statusSchema,
  start: z.iso.date(),
  end: z.iso.date(),
  evaluateOn: z.iso.date(),
  /** The evaluation or the end is past and nothing was written. */
  late: z.boolean(),
  resultaat: z.optional(z.enum(PLAN_RESULTS)),
});
export type PlanItem = z.infer<typeof planItemSchema>;

/** Why somebody may need a plan. */
export const careSignalSchema = z.strictObject({
  doelen: z.array(z.string()),
  /** Since when, as far as that is known. */
  since: z.optional(z.iso.date()),
});

export const zorgtrajectSchema = z.strictObject({
  leerling: leerlingSchema,
  items: z.array(planItemSchema),
  minutes: z.strictObject({ guided: count, own: count }),
  signal: z.optional(careSignalSchema),
});
export type Zorgtraject = z.infer<typeof zorgtrajectSchema>;

/** Query of `GET {P}/handelingsplanvoorstellen`: the toets of the own method that a plan is made from, and the goal that comes first. */
export const proposalQuerySchema = z.strictObject({
  toets: z.optional(idSchema),
  doel: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
});
export type ProposalQuery = z.infer<typeof proposalQuerySchema>;

export const planProposalSchema = z.strictObject({
  leerling: leerlingSchema,
  plan: planTextSchema,
  /** False = too little was practised to say anything: the fields are empty. */
  enough: z.boolean(),
  /** Goals to choose from: those that go wrong first. */
  choices: z.array(
    z.strictObject({ doelId: z.string(), naam: z.string(), nowPct: z.nullable(z.int()), tekst: z.string() }),
  ),
  /** Others of the same groep with the same need. */
  others: z.array(z.strictObject({ id: idSchema, naam: z.string(), dier: z.string(), same: count })),
  /** Toets that it was made from. */
  toets: z.optional(z.strictObject({ titel: z.string() })),
});
export type PlanProposal = z.infer<typeof planProposalSchema>;

export const careItemSchema = z.strictObject({
  leerling: leerlingSchema,
  groep: z.strictObject({ id: idSchema, naam: z.string() }),
  plan: z.optional(planItemSchema),
  signal: z.optional(careSignalSchema),
  minutes: z.optional(z.strictObject({ done: count, planned: count })),
});
export type CareItem = z.infer<typeof careItemSchema>;
export const careListSchema = z.strictObject({ items: z.array(careItemSchema) });
export type CareList = z.infer<typeof careListSchema>;

export const careDossierSchema = z.strictObject({
  leerling: leerlingSchema,
  school: z.string(),
  plans: z.array(handelingsplanSchema),
});
export type CareDossier = z.infer<typeof careDossierSchema>;

export const newPlanSchema = z.strictObject({
  leerlingIds: z.array(idSchema, 'kies').check(z.minLength(1, 'kies'), z.maxLength(PLAN_RULES.groepMax, 'bereik')),
  plan: planTextSchema,
});
export type NewHandelingsplan = z.infer<typeof newPlanSchema>;
export const planChangeSchema = z.strictObject({ versie: versionSchema, plan: planTextSchema });
export type PlanChange = z.infer<typeof planChangeSchema>;

/** Body of a step; which of its fields are needed depends on the step. */
export const planStepSchema = z.strictObject({
  versie: versionSchema,
  naar: statusSchema,
  /** Why a test is skipped, or why the plan stops. */
  reden: z.optional(textSchema(500)),
  evaluation: z.optional(textSchema(3000, 20)),
  resultaat: z.optional(z.enum(PLAN_RESULTS, 'kies')),
});
export type PlanStep = z.infer<typeof planStepSchema>;

export const newLineSchema = z.strictObject({
  datum: daySchema,
  minuten: z.int('geheel').check(z.gte(1, 'bereik'), z.lte(120, 'bereik')),
  guided: z.boolean(),
  tekst: textSchema(500, 0),
  /** Write the same line with the others of the small group. */
  together: z.boolean(),
});
export type NewLine = z.infer<typeof newLineSchema>;
export const newEvaluationSchema = z.strictObject({ tekst: textSchema(3000, 20), next: daySchema });
export type NewEvaluation = z.infer<typeof newEvaluationSchema>;
export const addendumSchema = z.strictObject({ tekst: textSchema(1000) });
/** Another word in a test: the one that is given, or the next that fits. */
export const swapSchema = z.strictObject({
  nr: z.int().check(z.gte(0), z.lte(39)),
  woord: z.optional(textSchema(40)),
});
export type Swap = z.infer<typeof swapSchema>;
export const testAnswersSchema = z.strictObject({
  answers: z
    .array(z.strictObject({ written: textSchema(40, 0), slip: z.boolean() }))
    .check(z.minLength(PLAN_RULES.woordenMin, 'verplicht'), z.maxLength(40, 'bereik')),
});
export type TestAnswers = z.infer<typeof testAnswersSchema>;
/** Puts a test on the map of the leerling, or takes it off: it is taken on paper then. */
export const onMapSchema = z.strictObject({ onMap: z.boolean() });
/** Whether a wrong answer of a test that was taken was a slip. */
export const slipSchema = z.strictObject({ nr: z.int().check(z.gte(0), z.lte(39)), slip: z.boolean() });
export type SlipChange = z.infer<typeof slipSchema>;

const PLAN = '/api/admins/:adminId/handelingsplannen/:handelingsplanId';
const OF_LEERLING = '/api/admins/:adminId/leerlingen/:leerlingId';
const read = {
  right: 'zorgtraject.lezen',
  params: handelingsplanParamsSchema,
  response: handelingsplanSchema,
} as const;
const write = {
  right: 'zorgtraject.wijzigen',
  params: handelingsplanParamsSchema,
  response: handelingsplanSchema,
} as const;
const ofLeerling = { method: 'GET', right: 'zorgtraject.lezen', params: panelLeerlingParamsSchema } as const;
const testParamsSchema = z.strictObject({ adminId: idSchema, handelingsplanId: idSchema, soort: z.enum(PLAN_TESTS) });
const ofTest = { right: 'zorgtraject.wijzigen', params: testParamsSchema, response: handelingsplanSchema } as const;

export const handelingsplannenEndpoints = {
  list: endpoint({ ...ofLeerling, path: `${OF_LEERLING}/handelingsplannen`, response: zorgtrajectSchema }),
  propose: endpoint({
    ...ofLeerling,
    path: `${OF_LEERLING}/handelingsplanvoorstellen`,
    query: proposalQuerySchema,
    response: planProposalSchema,
  }),
  dossier: endpoint({ ...ofLeerling, path: `${OF_LEERLING}/dossier`, response: careDossierSchema }),
  listAll: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/zorgleerlingen',
    right: 'zorgtraject.lezen',
    params: adminParamsSchema,
    response: careListSchema,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/handelingsplannen',
    right: 'zorgtraject.wijzigen',
    params: adminParamsSchema,
    body: newPlanSchema,
    response: z.strictObject({ ids: z.array(idSchema) }),
    status: 201,
    idempotent: true,
  }),
  find: endpoint({ ...read, method: 'GET', path: PLAN }),
  change: endpoint({ ...write, method: 'PATCH', path: PLAN, body: planChangeSchema }),
  remove: endpoint({ method: 'DELETE', path: PLAN, right: 'zorgtraject.wijzigen', params: handelingsplanParamsSchema }),
  step: endpoint({ ...write, method: 'POST', path: `${PLAN}/overgangen`, body: planStepSchema, idempotent: true }),
  addLine: endpoint({
    ...write,
    method: 'POST',
    path: `${PLAN}/logregels`,
    body: newLineSchema,
    status: 201,
    idempotent: true,
  }),
  removeLine: endpoint({
    ...write,
    method: 'DELETE',
    path: `${PLAN}/logregels/:lineId`,
    params: z.strictObject({ adminId: idSchema, handelingsplanId: idSchema, lineId: idSchema }),
  }),
  evaluate: endpoint({
    ...write,
    method: 'POST',
    path: `${PLAN}/evaluaties`,
    body: newEvaluationSchema,
    status: 201,
    idempotent: true,
  }),
  addAddendum: endpoint({
    ...write,
    method: 'POST',
    path: `${PLAN}/aanvullingen`,
    body: addendumSchema,
    status: 201,
    idempotent: true,
  }),
  swapWoord: endpoint({ ...ofTest, method: 'PATCH', path: `${PLAN}/toetsen/:soort`, body: swapSchema }),
  saveAnswers: endpoint({
    ...ofTest,
    method: 'PUT',
    path: `${PLAN}/toetsen/:soort/antwoorden`,
    body: testAnswersSchema,
  }),
  setOnMap: endpoint({ ...ofTest, method: 'POST', path: `${PLAN}/toetsen/:soort/klaarzettingen`, body: onMapSchema }),
  setSlip: endpoint({ ...ofTest, method: 'PATCH', path: `${PLAN}/toetsen/:soort/antwoorden`, body: slipSchema }),
};

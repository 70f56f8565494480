import { z } from 'zod/mini';
import { PLAN_RULES } from '#engine/core/domein/handelingsplan.ts';
import { daySchema, textSchema } from '../../platform/contract/fields.contract.ts';

/** One sentence of a plan. It is a proposal until the teacher took it over, changed it, or took it out. */
export const planSentenceSchema = z.strictObject({
  tekst: textSchema(1000),
  voorstel: z.boolean(),
  /** What a proposal was made from, for the reader. */
  source: z.optional(textSchema(120)),
});
export type PlanSentence = z.infer<typeof planSentenceSchema>;

const sentences = z.array(planSentenceSchema).check(z.maxLength(12, 'bereik'));
const percent = (min: number) => z.int('geheel').check(z.gte(min, 'bereik'), z.lte(100, 'bereik'));

export const planGoalSchema = z
  .strictObject({
    doelId: z.string('kies').check(z.minLength(1, 'kies'), z.maxLength(80, 'maxlengte')),
    tekst: textSchema(300),
    voorstel: z.boolean(),
    /** Share right at the start, and the share it goes for, percent. */
    fromPct: percent(0),
    toPct: percent(1),
    datum: daySchema,
  })
  .check(z.refine(({ fromPct, toPct }) => toPct > fromPct, { path: ['toPct'], message: 'bereik' }));
export type PlanGoal = z.infer<typeof planGoalSchema>;

const DAY_MS = 86_400_000;
const weeksBetween = (start: string, end: string): number => (Date.parse(end) - Date.parse(start)) / DAY_MS / 7;

/** Parts of a plan that are made of sentences, in the order of the form. */
export const PLAN_PARTS = ['reason', 'situation', 'question', 'needs', 'materials', 'home'] as const;
export type PlanPart = (typeof PLAN_PARTS)[number];

/** Everything a teacher writes; what has to be filled in before the start is weighed at the start. */
export const planTextSchema = z
  .strictObject({
    titel: textSchema(80),
    /** Why: what was seen. */
    reason: sentences,
    /** Where the leerling stands now. */
    situation: sentences,
    /** The question the plan answers. */
    question: sentences,
    /** What the leerling needs to learn it. */
    needs: sentences,
    /** How and with what. */
    materials: sentences,
    /** What was agreed with home. */
    home: sentences,
    goals: z.array(planGoalSchema).check(z.maxLength(PLAN_RULES.goalsMax, 'bereik')),
    minuten: z.int('geheel').check(z.gte(5, 'bereik'), z.lte(60, 'bereik')),
    timesPerWeek: z.int('geheel').check(z.gte(1, 'bereik'), z.lte(5, 'bereik')),
    /** Somebody sits beside the leerling. */
    guided: z.boolean(),
    /** Who guides; may be empty as long as the plan does not run. */
    wie: textSchema(120, 0),
    start: daySchema,
    end: daySchema,
    /** Next middle evaluation. */
    evaluateOn: daySchema,
    /** Day on which the parents were told; empty = not yet, with the reason beside it. */
    parentsToldOn: z.union([daySchema, z.literal('')]),
    parentsNotTold: textSchema(300, 0),
    leerlingSays: textSchema(500, 0),
    parentsSay: textSchema(1000, 0),
  })
  .check(
    z.refine(
      ({ start, end }) => {
        const weeks = weeksBetween(start, end);
        return weeks >= PLAN_RULES.weeksMin && weeks <= PLAN_RULES.weeksMax;
      },
      { path: ['end'], message: 'bereik' },
    ),
    z.refine(({ start, end, evaluateOn }) => evaluateOn >= start && evaluateOn <= end, {
      path: ['evaluateOn'],
      message: 'bereik',
    }),
  );
export type PlanText = z.infer<typeof planTextSchema>;

/** How many sentences and goals nobody judged yet. */
export const openProposals = (plan: PlanText): number =>
  [...PLAN_PARTS.flatMap((part) => plan[part]), ...plan.goals].filter(({ voorstel: proposed }) => proposed).length;

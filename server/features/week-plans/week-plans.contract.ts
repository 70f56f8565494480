import { z } from 'zod/mini';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { daySchema, idSchema, textSchema, versionSchema } from '../../platform/contract/fields.contract.ts';
import { groepParamsSchema } from '../groepen/groepen.contract.ts';

const isMonday = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 1;
/** A week is called by its Monday. */
const weekSchema = daySchema.check(z.refine(isMonday, 'formaat'));

/** One week of the method: a word list, some goals, or a holiday. */
export const planWeekSchema = z
  .strictObject({
    week: weekSchema,
    /** What the child reads at its route; empty = the name of the list or of the goal. */
    titel: textSchema(60, 0),
    free: z.boolean(),
    woordlijstId: z.optional(idSchema),
    doelIds: z
      .array(z.string().check(z.minLength(1), z.maxLength(80)))
      .check(z.maxLength(CONSTANTS.PLAN_DOELEN_MAX, 'bereik')),
  })
  .check(
    z.refine(
      ({ free, woordlijstId, doelIds }) =>
        Number(free) + Number(woordlijstId !== undefined) + Number(doelIds.length > 0) === 1,
      { error: 'kies', path: ['doelIds'] },
    ),
  );
export type PlanWeek = z.infer<typeof planWeekSchema>;

/** Body of `PUT {G}/weekplan`: every week from now on; what has passed stays as it was. */
export const weekPlanChangeSchema = z.strictObject({
  versie: versionSchema,
  weeks: z.array(planWeekSchema).check(
    z.maxLength(CONSTANTS.PLAN_WEEKS_MAX, 'bereik'),
    z.refine((weeks) => new Set(weeks.map(({ week }) => week)).size === weeks.length, 'bestaat_al'),
  ),
});
export type WeekPlanChange = z.infer<typeof weekPlanChangeSchema>;

const count = z.int().check(z.gte(0));
/** A list that a week names. */
const planListSchema = z.strictObject({
  id: idSchema,
  naam: z.string(),
  aantal: count,
  voorbeelden: z.array(z.string()),
  /** It was thrown away: the week sets nothing ready. */
  weg: z.boolean(),
});
const planDoelSchema = z.strictObject({ id: z.string(), naam: z.string() });

export const weekPlanSchema = z.strictObject({
  versie: versionSchema,
  /** Monday of the running week. */
  nu: weekSchema,
  schooljaar: z.string(),
  jaargroepen: z.array(z.int()),
  leerlingen: count,
  weeks: z.array(
    z.strictObject({
      week: weekSchema,
      titel: z.string(),
      free: z.boolean(),
      woordlijstId: z.optional(idSchema),
      doelIds: z.array(z.string()),
      /** How many leerlingen got the route of the week, and how many finished it. */
      given: count,
      klaar: count,
    }),
  ),
  lists: z.array(planListSchema),
  doelen: z.array(planDoelSchema),
});
export type WeekPlan = z.infer<typeof weekPlanSchema>;

/** Answer of `GET {G}/weekplan/bronnen`: other groups whose weeks can be taken over. */
export const planSourcesSchema = z.strictObject({
  items: z.array(z.strictObject({ groepId: idSchema, naam: z.string(), weeks: count })),
});
export type PlanSources = z.infer<typeof planSourcesSchema>;

/** Answer of `GET {G}/weekplan/overname?bron=`: what is still to come there; nothing is stored. */
export const planTakenOverSchema = z.strictObject({
  weeks: z.array(planWeekSchema),
  lists: z.array(planListSchema),
  doelen: z.array(planDoelSchema),
  /** Weeks with a list that a colleague keeps to himself. */
  overgeslagen: count,
});
export type PlanTakenOver = z.infer<typeof planTakenOverSchema>;

export const weekPlansEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/groepen/:groepId/weekplan',
    right: 'oefeninstellingen.lezen',
    params: groepParamsSchema,
    response: weekPlanSchema,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/admins/:adminId/groepen/:groepId/weekplan',
    right: 'oefeninstellingen.wijzigen',
    params: groepParamsSchema,
    body: weekPlanChangeSchema,
    response: weekPlanSchema,
  }),
  sources: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/groepen/:groepId/weekplan/bronnen',
    right: 'oefeninstellingen.wijzigen',
    params: groepParamsSchema,
    response: planSourcesSchema,
  }),
  takeOver: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/groepen/:groepId/weekplan/overname',
    right: 'oefeninstellingen.wijzigen',
    params: groepParamsSchema,
    query: z.strictObject({ bron: idSchema }),
    response: planTakenOverSchema,
  }),
};

import { z } from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema, textSchema, versionSchema } from '../../platform/contract/fields.contract.ts';
import { SIGN_UP_STATUSES, webinarParamsSchema } from './webinars.contract.ts';

export const WEBINAR_TITLE_MAX = 120;
export const DESCRIPTION_MAX = 2_000;
export const LINK_MAX = 300;
export const DURATION = { min: 15, max: 180 } as const;
export const SEATS_MAX = 500;
export const WEBINAR_SUBJECT_MAX = 120;
export const MAIL_MAX = 2_000;
/** For whom a training is. */
export const AUDIENCES = ['leerkracht', 'schoolbeheerder', 'rt', 'ouder'] as const;

/** Where a training stands: what the office did with it, and what the clock makes of that. */
export const WEBINAR_STANDS = ['concept', 'open', 'vol', 'bezig', 'geweest', 'gearchiveerd', 'afgelast'] as const;
export type WebinarStand = (typeof WEBINAR_STANDS)[number];
export const WEBINAR_STEPS = ['gepubliceerd', 'geweest', 'gearchiveerd', 'afgelast'] as const;
export type WebinarStep = (typeof WEBINAR_STEPS)[number];
/** What the office may do from where. */
export const STEPS_FROM: Readonly<Record<WebinarStand, readonly WebinarStep[]>> = {
  concept: ['gepubliceerd'],
  open: ['afgelast'],
  vol: ['afgelast'],
  bezig: ['geweest'],
  geweest: ['gearchiveerd'],
  gearchiveerd: [],
  afgelast: [],
};

const HTTPS = /^https:\/\/[^\s/.]+\.\S+$/i;
/** Address elsewhere; it may be empty. */
const linkSchema = textSchema(LINK_MAX, 0).check(z.refine((value) => value === '' || HTTPS.test(value), 'formaat'));
const webinarFields = {
  titel: textSchema(WEBINAR_TITLE_MAX),
  omschrijving: textSchema(DESCRIPTION_MAX, 0),
  doelgroep: z.array(z.enum(AUDIENCES, 'kies')).check(z.minLength(1, 'kies'), z.maxLength(AUDIENCES.length)),
  datum: z.iso.datetime('verplicht'),
  duur: z.int('geheel').check(z.gte(DURATION.min, 'bereik'), z.lte(DURATION.max, 'bereik')),
  plaatsen: z.int('geheel').check(z.gte(1, 'bereik'), z.lte(SEATS_MAX, 'bereik')),
  link: linkSchema,
};
export const newWebinarSchema = z.strictObject(webinarFields);
export type NewWebinar = z.infer<typeof newWebinarSchema>;
const keptFields = { ...webinarFields, recording: linkSchema };
/** What a form of the office holds; a recording only once it was held. */
export const webinarFieldsSchema = z.strictObject(keptFields);
export type WebinarFields = z.infer<typeof webinarFieldsSchema>;
/** Body of `PATCH /api/webinars/{id}`. */
export const webinarChangeSchema = z.strictObject({ ...keptFields, versie: versionSchema });
export type WebinarChange = z.infer<typeof webinarChangeSchema>;

export const managedWebinarSchema = z.strictObject({
  id: idSchema,
  titel: z.string(),
  omschrijving: z.string(),
  doelgroep: z.array(z.string()),
  datum: z.iso.datetime(),
  /** Minutes. */
  duur: z.int(),
  plaatsen: z.int(),
  link: z.string(),
  recording: z.string(),
  stand: z.enum(WEBINAR_STANDS),
  /** People who have a seat, or to whom one is offered. */
  taken: z.int(),
  /** Sign-ups that wait for a seat. */
  waiting: z.int(),
  /** People who came. */
  came: z.int(),
  versie: z.int(),
});
export type ManagedWebinar = z.infer<typeof managedWebinarSchema>;
/** Answer of `GET /api/webinars/beheer`: what is to come first, the soonest on top; then what was, the latest on top. */
export const managedWebinarsSchema = z.strictObject({ items: z.array(managedWebinarSchema) });
export type ManagedWebinars = z.infer<typeof managedWebinarsSchema>;
/** Body of `POST /api/webinars/{id}/overgangen`. */
export const webinarStepSchema = z.strictObject({ naar: z.enum(WEBINAR_STEPS, 'kies'), versie: versionSchema });
export type WebinarStepBody = z.infer<typeof webinarStepSchema>;

export const managedSignUpSchema = z.strictObject({
  id: idSchema,
  naam: z.string(),
  email: z.string(),
  organisatie: z.string(),
  /** People it brings. */
  aantal: z.int(),
  status: z.enum(SIGN_UP_STATUSES),
  /** Until when a seat is held. */
  heldUntil: z.nullable(z.iso.datetime()),
  op: z.iso.datetime(),
});
export type ManagedSignUp = z.infer<typeof managedSignUpSchema>;
/** Answer of `GET /api/webinars/{id}/aanmeldingen`: who has a seat, who waits in turn, who cancelled. */
export const managedSignUpsSchema = z.strictObject({ items: z.array(managedSignUpSchema) });
export type ManagedSignUps = z.infer<typeof managedSignUpsSchema>;
export const GIVEN_STATUSES = ['aangemeld', 'geweest', 'afgemeld'] as const;
export type GivenStatus = (typeof GIVEN_STATUSES)[number];

export const MAIL_RECEIVERS = ['aangemeld', 'wachtlijst', 'allen'] as const;
export const webinarMailSchema = z.strictObject({
  aan: z.enum(MAIL_RECEIVERS, 'kies'),
  onderwerp: textSchema(WEBINAR_SUBJECT_MAX),
  tekst: textSchema(MAIL_MAX),
});
export type WebinarMail = z.infer<typeof webinarMailSchema>;

const RIGHT = 'webinars.beheren';
export const webinarManagementEndpoints = {
  list: endpoint({ method: 'GET', path: '/api/webinars/beheer', right: RIGHT, response: managedWebinarsSchema }),
  create: endpoint({
    method: 'POST',
    path: '/api/webinars/beheer',
    right: RIGHT,
    body: newWebinarSchema,
    response: managedWebinarSchema,
    status: 201,
    idempotent: true,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/webinars/:webinarId',
    right: RIGHT,
    params: webinarParamsSchema,
    body: webinarChangeSchema,
    response: managedWebinarSchema,
  }),
  /** Throws a concept away. */
  remove: endpoint({ method: 'DELETE', path: '/api/webinars/:webinarId', right: RIGHT, params: webinarParamsSchema }),
  step: endpoint({
    method: 'POST',
    path: '/api/webinars/:webinarId/overgangen',
    right: RIGHT,
    params: webinarParamsSchema,
    body: webinarStepSchema,
    response: managedWebinarSchema,
    status: 201,
  }),
  signUps: endpoint({
    method: 'GET',
    path: '/api/webinars/:webinarId/aanmeldingen',
    right: RIGHT,
    params: webinarParamsSchema,
    response: managedSignUpsSchema,
  }),
  changeSignUp: endpoint({
    method: 'PATCH',
    path: '/api/webinars/aanmeldingen/:signUpId',
    right: RIGHT,
    params: z.strictObject({ signUpId: idSchema }),
    body: z.strictObject({ status: z.enum(GIVEN_STATUSES, 'kies') }),
    response: managedSignUpSchema,
  }),
  mail: endpoint({
    method: 'POST',
    path: '/api/webinars/:webinarId/berichten',
    right: RIGHT,
    params: webinarParamsSchema,
    body: webinarMailSchema,
    response: z.strictObject({ aantal: z.int() }),
    status: 201,
    idempotent: true,
  }),
};

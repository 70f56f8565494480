import { z } from 'zod/mini';
import { emailSchema } from '../../platform/auth/password.contract.ts';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { daySchema, idSchema, textSchema } from '../../platform/contract/fields.contract.ts';
import { visitorFields } from '../../platform/contract/form.contract.ts';

/** People that one sign-up may bring. */
export const GUESTS_MAX = 10;
export const SIGN_UP_STATUSES = ['aangemeld', 'wachtlijst', 'aangeboden', 'afgemeld', 'geweest'] as const;
export type SignUpStatus = (typeof SIGN_UP_STATUSES)[number];

export const webinarSchema = z.strictObject({
  id: idSchema,
  titel: z.string(),
  omschrijving: z.string(),
  doelgroep: z.array(z.string()),
  datum: z.iso.datetime(),
  /** Minutes. */
  duur: z.int(),
  /** Seats that nobody has and nobody waits for. */
  free: z.int(),
  stand: z.enum(['open', 'vol', 'bezig', 'geweest']),
  /** Address of the recording. */
  recording: z.nullable(z.string()),
});
export type Webinar = z.infer<typeof webinarSchema>;
export const webinarsQuerySchema = z.strictObject({ vanaf: z.optional(daySchema) });
/** Answer of `GET /api/webinars`: what is to come, and what was recorded, by date. */
export const webinarsSchema = z.strictObject({ items: z.array(webinarSchema) });
export type Webinars = z.infer<typeof webinarsSchema>;
export const webinarParamsSchema = z.strictObject({ webinarId: idSchema });

/** Body of `POST /api/webinars/{id}/aanmeldingen`. */
export const newSignUpSchema = z.strictObject({
  naam: textSchema(120),
  email: emailSchema,
  organisatie: z._default(textSchema(120, 0), ''),
  aantal: z.int('geheel').check(z.gte(1, 'bereik'), z.lte(GUESTS_MAX, 'bereik')),
  ...visitorFields,
});
export type NewSignUp = z.infer<typeof newSignUpSchema>;
export const signedUpSchema = z.strictObject({ status: z.enum(['aangemeld', 'wachtlijst']) });
export type SignedUp = z.infer<typeof signedUpSchema>;

export const signUpParamsSchema = z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(128)) });
/** A sign-up as the link of its mail shows it. */
export const signUpSchema = z.strictObject({
  webinarId: idSchema,
  titel: z.string(),
  datum: z.iso.datetime(),
  duur: z.int(),
  aantal: z.int(),
  status: z.enum(SIGN_UP_STATUSES),
  /** The training itself is off. */
  off: z.boolean(),
  /** Until when a seat is held. */
  heldUntil: z.nullable(z.iso.datetime()),
});
export type SignUp = z.infer<typeof signUpSchema>;

/** Open to all; for a sign-up the token in the address is the proof. */
export const webinarsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/webinars',
    right: 'public',
    query: webinarsQuerySchema,
    response: webinarsSchema,
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/api/webinars/:webinarId/agenda',
    right: 'public',
    params: webinarParamsSchema,
    download: 'text/calendar',
  }),
  signUp: endpoint({
    method: 'POST',
    path: '/api/webinars/:webinarId/aanmeldingen',
    right: 'public',
    params: webinarParamsSchema,
    body: newSignUpSchema,
    response: signedUpSchema,
    status: 201,
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/webinars/aanmeldingen/:token',
    right: 'public',
    params: signUpParamsSchema,
    response: signUpSchema,
  }),
  /** Takes the seat that is held. */
  take: endpoint({
    method: 'POST',
    path: '/api/webinars/aanmeldingen/:token/bevestigingen',
    right: 'public',
    params: signUpParamsSchema,
    response: signUpSchema,
  }),
  cancel: endpoint({
    method: 'DELETE',
    path: '/api/webinars/aanmeldingen/:token',
    right: 'public',
    params: signUpParamsSchema,
  }),
};

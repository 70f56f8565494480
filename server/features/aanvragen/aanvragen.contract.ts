import { z } from 'zod/mini';
import { emailSchema } from '../../platform/auth/password.contract.ts';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import {
  brinSchema,
  digitsSchema,
  idSchema,
  phoneSchema,
  textSchema,
  versionSchema,
} from '../../platform/contract/fields.contract.ts';
import { agreedSchema, visitorFields } from '../../platform/contract/form.contract.ts';

/** Who invites, as the page shows it that the link opens. */
export const inviterSchema = z.strictObject({ naam: z.string(), organisatie: z.string() });
export type Inviter = z.infer<typeof inviterSchema>;
/** What stands in a link that invites: of a mail, or the own one of somebody. */
export const inviteTokenSchema = z.string('formaat').check(z.minLength(1, 'verplicht'), z.maxLength(64, 'maxlengte'));

export const AANVRAAG_KINDS = ['proef', 'offerte', 'presentatie', 'informatie'] as const;
/** What a customer asks for from within: a first licence, or more of what it has. */
export const TENANT_REQUEST_KINDS = ['bestelling', 'uitbreiding'] as const;
export type TenantRequestKind = (typeof TENANT_REQUEST_KINDS)[number];
/** A customer asks from within; a visitor of the site is no customer yet. */
export const isOfTenant = ({ soort: kind }: { soort: string }): boolean =>
  TENANT_REQUEST_KINDS.some((one) => one === kind);
export const ORGANIZATION_KINDS = ['school', 'rt', 'thuis'] as const;
export const AANVRAAG_STATUSES = [
  'nieuw',
  'in_behandeling',
  'omgezet',
  'afgewezen',
  'samengevoegd',
  'afgehandeld',
] as const;
export type OrganizationKind = (typeof ORGANIZATION_KINDS)[number];
/** A trial that begins with a link in a mail: the link waits, ran out, or was used. */
export const SELF_START_STATES = ['wacht', 'verlopen', 'begonnen'] as const;
/** A practice or a home begins its trial itself; a school comes in through the office. */
export const startsByItself = (wish: { soort?: string | undefined; organisatiesoort?: string | undefined }): boolean =>
  wish.soort === 'proef' && (wish.organisatiesoort === 'rt' || wish.organisatiesoort === 'thuis');
export type AanvraagStatus = (typeof AANVRAAG_STATUSES)[number];
/** Pupils that somebody may ask for, and seats that the office may give. */
export const COUNT_MAX = 3_000;

const numberSchema = z.int('geheel').check(z.gte(1, 'bereik'), z.lte(COUNT_MAX, 'bereik'));

/** First step of the form: what is asked, and by what kind of organisation. */
export const aanvraagWishSchema = z.strictObject({
  soort: z.enum(AANVRAAG_KINDS, 'kies'),
  organisatiesoort: z.enum(ORGANIZATION_KINDS, 'kies'),
  land: z.enum(['NL', 'BE'], 'kies'),
  aantal: z.optional(numberSchema),
  opmerking: z._default(textSchema(1_000, 0), ''),
});

/** Body of `POST /api/aanvragen`. At home there is no organisation; elsewhere it has a name. */
export const newAanvraagSchema = z
  .extend(aanvraagWishSchema, {
    organisatie: z._default(textSchema(120, 0), ''),
    naam: textSchema(120),
    email: emailSchema,
    telefoon: z._default(phoneSchema, ''),
    brin: z._default(brinSchema, ''),
    instellingsnummer: z._default(digitsSchema(2, 6), ''),
    akkoord: agreedSchema,
    /** Link of whoever told about us. */
    uitnodiging: z.optional(inviteTokenSchema),
    ...visitorFields,
  })
  .check(
    z.refine(({ organisatiesoort: kind, organisatie: organization }) => kind === 'thuis' || organization !== '', {
      path: ['organisatie'],
      error: 'verplicht',
    }),
  );
export type NewAanvraag = z.infer<typeof newAanvraagSchema>;
export const aanvraagMadeSchema = z.strictObject({ nummer: z.string() });

export const aanvraagSchema = z.strictObject({
  id: idSchema,
  nummer: z.string(),
  soort: z.enum([...AANVRAAG_KINDS, ...TENANT_REQUEST_KINDS]),
  organisatiesoort: z.enum(ORGANIZATION_KINDS),
  organisatie: z.string(),
  naam: z.string(),
  email: z.string(),
  telefoon: z.string(),
  land: z.enum(['NL', 'BE']),
  brin: z.string(),
  instellingsnummer: z.string(),
  aantal: z.nullable(z.int()),
  opmerking: z.string(),
  /** Functions that a customer asks for, and its own purchase number. */
  features: z.array(z.string()),
  purchaseNumber: z.string(),
  status: z.enum(AANVRAAG_STATUSES),
  /** How far the visitor is who begins without the office. */
  selfStart: z.nullable(z.enum(SELF_START_STATES)),
  /** The customer who told about us. */
  inviter: z.nullable(z.extend(inviterSchema, { adminId: idSchema })),
  /** Who of the office took it. */
  behandelaar: z.nullable(z.strictObject({ id: idSchema, naam: z.string() })),
  /** Number of an earlier open request of the same mail domain and name. */
  twin: z.nullable(z.string()),
  /** The tenant that was made of it, or that asks. */
  adminId: z.nullable(idSchema),
  op: z.iso.datetime(),
  versie: z.int(),
});
export type Aanvraag = z.infer<typeof aanvraagSchema>;
/** Answer of `GET /api/aanvragen`: what is open first, the oldest on top; then the last hundred that are done. */
export const aanvragenSchema = z.strictObject({ items: z.array(aanvraagSchema) });
export type Aanvragen = z.infer<typeof aanvragenSchema>;

export const aanvraagParamsSchema = z.strictObject({ aanvraagId: idSchema });
/** Body of `PATCH /api/aanvragen/{id}`; who takes it becomes its handler. */
export const aanvraagChangeSchema = z.strictObject({
  versie: versionSchema,
  status: z.enum(['in_behandeling', 'afgewezen', 'samengevoegd', 'afgehandeld'], 'kies'),
});
export type AanvraagChange = z.infer<typeof aanvraagChangeSchema>;

/** Body of `POST /api/aanvragen/{id}/omzettingen`: the trial that the customer begins with. */
export const conversionSchema = z.strictObject({
  versie: versionSchema,
  licentie: z.strictObject({ plaatsen: numberSchema }),
});
export type Conversion = z.infer<typeof conversionSchema>;
export const convertedSchema = z.strictObject({ adminId: idSchema, uitnodigingId: idSchema });

/** Seats that a trial begins with, by kind. */
export const TRIAL_SEATS: Readonly<Record<OrganizationKind, number>> = { school: 60, rt: 25, thuis: 4 };

export const aanvragenEndpoints = {
  list: endpoint({ method: 'GET', path: '/api/aanvragen', right: 'aanvragen.lezen', response: aanvragenSchema }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/aanvragen/:aanvraagId',
    right: 'aanvragen.behandelen',
    params: aanvraagParamsSchema,
    body: aanvraagChangeSchema,
    response: aanvraagSchema,
  }),
  convert: endpoint({
    method: 'POST',
    path: '/api/aanvragen/:aanvraagId/omzettingen',
    right: 'aanvragen.behandelen',
    params: aanvraagParamsSchema,
    body: conversionSchema,
    response: convertedSchema,
    status: 201,
    idempotent: true,
  }),
  /** A new link for who did not come in yet. */
  invite: endpoint({
    method: 'POST',
    path: '/api/aanvragen/:aanvraagId/uitnodigingen',
    right: 'aanvragen.behandelen',
    params: aanvraagParamsSchema,
    idempotent: true,
  }),
};

/** Open to all: the form of the site. */
export const openAanvragenEndpoints = {
  send: endpoint({
    method: 'POST',
    path: '/api/aanvragen',
    right: 'public',
    body: newAanvraagSchema,
    response: aanvraagMadeSchema,
    status: 201,
  }),
};

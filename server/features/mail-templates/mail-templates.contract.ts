import { z } from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { textSchema } from '../../platform/contract/fields.contract.ts';
import { TEXT_LOCALES, TEXT_SOURCES } from '../../platform/mail/mail.contract.ts';

export const MAIL_SUBJECT_MAX = 150;
export const MAIL_TEXT_MAX = 8_000;

const spotFields = { code: z.string().check(z.maxLength(60)), locale: z.enum(TEXT_LOCALES) };
export const templateParamsSchema = z.strictObject(spotFields);
export type TemplateSpot = z.infer<typeof templateParamsSchema>;
export const versionParamsSchema = z.strictObject({
  ...spotFields,
  versie: z.coerce.number().check(z.int(), z.gte(0), z.lte(100_000)),
});

/** One mail in one country: what it says now, and how it goes. */
export const listedTemplateSchema = z.strictObject({
  ...spotFields,
  doel: z.string(),
  onderwerp: z.string(),
  /** Version that people get; 0 came with the product. */
  versie: z.int(),
  source: z.enum(TEXT_SOURCES),
  /** Version that is being written. */
  concept: z.nullable(z.int()),
  lastSent: z.nullable(z.iso.datetime()),
  /** Mails that did not arrive. */
  failures: z.int(),
});
export type ListedTemplate = z.infer<typeof listedTemplateSchema>;
/** Answer of `GET /api/mailsjablonen`: every mail, for both countries. */
export const templateListSchema = z.strictObject({ items: z.array(listedTemplateSchema) });
export type TemplateList = z.infer<typeof templateListSchema>;

const textFields = { versie: z.int(), onderwerp: z.string(), tekst: z.string() };
export const variableSchema = z.strictObject({
  naam: z.string(),
  betekenis: z.string(),
  voorbeeld: z.string(),
  /** No text goes without it. */
  required: z.boolean(),
});
export type Variable = z.infer<typeof variableSchema>;
/** Answer of the calls about one mail in one country. */
export const mailTemplateSchema = z.strictObject({
  ...spotFields,
  ...textFields,
  doel: z.string(),
  source: z.enum(TEXT_SOURCES),
  /** What people get when the own text of this country is taken back. */
  fallback: z.enum(['meegeleverd', 'nl']),
  concept: z.nullable(
    z.strictObject({
      ...textFields,
      /** How often it was saved; a change names it. */
      revision: z.int(),
      wie: z.string(),
      op: z.iso.datetime(),
    }),
  ),
  variables: z.array(variableSchema),
  /** What stands around the words. */
  brand: z.string(),
  footer: z.string(),
});
export type MailTemplate = z.infer<typeof mailTemplateSchema>;

/** The revision of the concept that is changed; 0 = there is none yet. */
const revisionSchema = z.int('geheel').check(z.gte(0, 'bereik'));
/** Body of `PATCH /api/mailsjablonen/{code}/{locale}`: a concept may be unfinished. */
export const templateChangeSchema = z.strictObject({
  revision: revisionSchema,
  onderwerp: textSchema(MAIL_SUBJECT_MAX),
  tekst: textSchema(MAIL_TEXT_MAX),
});
export type TemplateChange = z.infer<typeof templateChangeSchema>;
export const templateStepSchema = z.strictObject({ revision: revisionSchema });

export const templateVersionSchema = z.strictObject({
  ...textFields,
  status: z.enum(['concept', 'gepubliceerd', 'vervangen']),
  /** Who published it, or writes it; empty = it came with the product. */
  wie: z.string(),
  op: z.nullable(z.iso.datetime()),
});
export type TemplateVersion = z.infer<typeof templateVersionSchema>;
/** Answer of `GET .../versies`: newest first, down to the one that came with the product. */
export const templateVersionsSchema = z.strictObject({ items: z.array(templateVersionSchema) });
export type TemplateVersions = z.infer<typeof templateVersionsSchema>;

const SPOT = '/api/mailsjablonen/:code/:locale';
const CHANGE = 'mailsjablonen.wijzigen';
const READ = 'mailsjablonen.lezen';
/** Of the office: what every mail says. */
export const mailTemplateEndpoints = {
  list: endpoint({ method: 'GET', path: '/api/mailsjablonen', right: READ, response: templateListSchema }),
  find: endpoint({
    method: 'GET',
    path: SPOT,
    right: READ,
    params: templateParamsSchema,
    response: mailTemplateSchema,
  }),
  change: endpoint({
    method: 'PATCH',
    path: SPOT,
    right: CHANGE,
    params: templateParamsSchema,
    body: templateChangeSchema,
    response: mailTemplateSchema,
  }),
  tryOut: endpoint({
    method: 'POST',
    path: `${SPOT}/proefmails`,
    right: CHANGE,
    params: templateParamsSchema,
    response: z.strictObject({ aan: z.string() }),
    status: 202,
    idempotent: true,
  }),
  publish: endpoint({
    method: 'POST',
    path: `${SPOT}/publicaties`,
    right: 'mailsjablonen.publiceren',
    params: templateParamsSchema,
    body: templateStepSchema,
    response: mailTemplateSchema,
  }),
  takeBack: endpoint({
    method: 'POST',
    path: `${SPOT}/intrekkingen`,
    right: 'mailsjablonen.publiceren',
    params: templateParamsSchema,
    body: templateStepSchema,
    response: mailTemplateSchema,
  }),
  versions: endpoint({
    method: 'GET',
    path: `${SPOT}/versies`,
    right: READ,
    params: templateParamsSchema,
    response: templateVersionsSchema,
  }),
  restore: endpoint({
    method: 'POST',
    path: `${SPOT}/versies/:versie/herstellingen`,
    right: CHANGE,
    params: versionParamsSchema,
    body: templateStepSchema,
    response: mailTemplateSchema,
  }),
};

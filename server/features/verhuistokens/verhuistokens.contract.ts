import { z } from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { daySchema, idSchema, textSchema } from '../../platform/contract/fields.contract.ts';
import { adminParamsSchema } from '../admins/admins.contract.ts';
import { cardSchema } from '../wachtwoorden/wachtwoorden.contract.ts';

/** Pupils or codes in one call. */
export const TRANSFER_MAX = 60;
/** Days a token can be used. */
export const TRANSFER_DAYS = 30;

/** What goes along; name and year always do. */
export const scopeSchema = z.strictObject({
  voortgang: z.boolean(),
  beloningen: z.boolean(),
  instellingen: z.boolean(),
  zorg: z.boolean(),
});
export type TokenScope = z.infer<typeof scopeSchema>;

/** Body of `POST /api/admins/{adminId}/verhuistokens`. */
export const newVerhuistokenSchema = z
  .strictObject({
    leerlingIds: z.array(idSchema, 'kies').check(
      z.minLength(1, 'kies'),
      z.maxLength(TRANSFER_MAX, 'bereik'),
      z.refine((ids) => new Set(ids).size === ids.length, 'bestaat_al'),
    ),
    scope: scopeSchema,
    /** Day on which the parents looked at what goes along. */
    inzageOp: z.optional(daySchema),
    /** Who gave consent; required when care goes along. */
    toestemmingNaam: z.optional(textSchema(120)),
    opmerking: z.optional(textSchema(500)),
    /** Only the school with this code, BRIN or instellingsnummer may use it. */
    doelCode: z.optional(textSchema(8).check(z.toUpperCase())),
  })
  .check(
    z.refine((vraag) => !vraag.scope.zorg || vraag.toestemmingNaam !== undefined, {
      path: ['toestemmingNaam'],
      message: 'verplicht',
    }),
  );
export type NewVerhuistoken = z.infer<typeof newVerhuistokenSchema>;

/** Answer: the codes, shown once. */
export const transferCodesSchema = z.strictObject({
  batchId: idSchema,
  verlooptOp: z.iso.datetime(),
  tokens: z.array(z.strictObject({ leerlingId: idSchema, naam: z.string(), token: z.string() })),
});
export type TransferCodes = z.infer<typeof transferCodesSchema>;

export const TRANSFER_STATUSES = ['gemaakt', 'ingezien', 'ingelezen', 'ingetrokken', 'verlopen'] as const;
export const verhuistokenItemSchema = z.strictObject({
  id: idSchema,
  batchId: idSchema,
  /** Absent when the pupil has gone. */
  naam: z.optional(z.string()),
  status: z.enum(TRANSFER_STATUSES),
  scope: scopeSchema,
  gemaaktOp: z.iso.datetime(),
  verlooptOp: z.iso.datetime(),
  doelCode: z.optional(z.string()),
});
export type VerhuistokenItem = z.infer<typeof verhuistokenItemSchema>;
/** Answer of `GET /api/admins/{adminId}/verhuistokens`: newest first, at most 200. */
export const verhuistokensSchema = z.strictObject({ items: z.array(verhuistokenItemSchema) });
export type Verhuistokens = z.infer<typeof verhuistokensSchema>;

export const verhuistokenParamsSchema = z.strictObject({ adminId: idSchema, tokenId: idSchema });

const codeSchema = z.string('verplicht').check(z.trim(), z.minLength(1, 'verplicht'), z.maxLength(60, 'maxlengte'));
/** Body of `POST /api/admins/{adminId}/verhuistokens/inzien`. */
export const inspectSchema = z.strictObject({
  tokens: z.array(codeSchema, 'verplicht').check(z.minLength(1, 'verplicht'), z.maxLength(TRANSFER_MAX, 'bereik')),
});
export type Inspect = z.infer<typeof inspectSchema>;

/** Why a code can or cannot be used here. */
export const INZAGEN = [
  'goed',
  'fout_teken',
  'onbekend',
  'verlopen',
  'ingetrokken',
  'gebruikt',
  'zelfde_school',
  'andere_school',
  'zorg_niet',
  'dubbel',
] as const;
export const inzageSchema = z.strictObject({
  /** As it was typed. */
  token: z.string(),
  status: z.enum(INZAGEN),
  naam: z.optional(z.string()),
  roepnaam: z.optional(z.string()),
  jaargroep: z.optional(z.int().check(z.gte(0), z.lte(8))),
  van: z.optional(z.string()),
  scope: z.optional(scopeSchema),
  opmerking: z.optional(z.string()),
  /** Somebody here who may be the same child: a proposal, never done by itself. */
  bestaandeLeerling: z.optional(z.strictObject({ id: idSchema, naam: z.string(), groep: z.optional(z.string()) })),
});
export type Inzage = z.infer<typeof inzageSchema>;
export const inzagenSchema = z.strictObject({ items: z.array(inzageSchema) });
export type Inzagen = z.infer<typeof inzagenSchema>;

/** Body of `POST /api/admins/{adminId}/verhuistokens/inlezen`: all of it happens, or nothing. */
export const importSchema = z.strictObject({
  regels: z
    .array(z.strictObject({ token: codeSchema, groepId: idSchema, samenvoegenMet: z.optional(idSchema) }), 'verplicht')
    .check(z.minLength(1, 'verplicht'), z.maxLength(TRANSFER_MAX, 'bereik')),
});
export type Import = z.infer<typeof importSchema>;
export type ImportLine = Import['regels'][number];

/** The pupils that came in; a new pupil brings a secret for the card, told once. */
export const importedSchema = z.strictObject({
  items: z.array(
    z.strictObject({
      leerlingId: idSchema,
      naam: z.string(),
      groepId: idSchema,
      kaart: z.optional(cardSchema.shape.geheim),
    }),
  ),
});
export type TakenOver = z.infer<typeof importedSchema>;

export const verhuistokensEndpoints = {
  create: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/verhuistokens',
    right: 'verhuistokens.maken',
    params: adminParamsSchema,
    body: newVerhuistokenSchema,
    response: transferCodesSchema,
    status: 201,
    idempotent: true,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/verhuistokens',
    right: 'verhuistokens.maken',
    params: adminParamsSchema,
    response: verhuistokensSchema,
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/admins/:adminId/verhuistokens/:tokenId',
    right: 'verhuistokens.maken',
    params: verhuistokenParamsSchema,
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/verhuistokens/inzien',
    right: 'verhuistokens.inlezen',
    params: adminParamsSchema,
    body: inspectSchema,
    response: inzagenSchema,
  }),
  redeem: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/verhuistokens/inlezen',
    right: 'verhuistokens.inlezen',
    params: adminParamsSchema,
    body: importSchema,
    response: importedSchema,
    idempotent: true,
  }),
};

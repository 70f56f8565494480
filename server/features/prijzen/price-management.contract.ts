import { z } from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { PRICE_KINDS } from './prijzen.contract.ts';

export const PRICE_COUNTRIES = ['NL', 'BE'] as const;
/** Cents: no line costs more than ten thousand euros. */
export const AMOUNT_MAX = 1_000_000;

const lineSchema = z.strictObject({
  part: z.string(),
  van: z.int(),
  tot: z.nullable(z.int()),
  /** Cents without VAT. */
  bedrag: z.int(),
});
export type ManagedLine = z.infer<typeof lineSchema>;

/** Prices of one country and kind; together they are examples or they are not. */
export const priceSheetSchema = z.strictObject({
  land: z.enum(PRICE_COUNTRIES),
  soort: z.enum(PRICE_KINDS),
  /** How often they were changed; a change names it. */
  versie: z.int(),
  /** Percent. */
  btw: z.int(),
  isVoorbeeld: z.boolean(),
  regels: z.array(lineSchema),
  /** Newest first, the standing ones on top. */
  history: z.array(
    z.strictObject({
      versie: z.int(),
      wie: z.string(),
      op: z.iso.datetime(),
      isVoorbeeld: z.boolean(),
      btw: z.int(),
      regels: z.array(lineSchema),
    }),
  ),
});
export type PriceSheet = z.infer<typeof priceSheetSchema>;
/** Answer of `GET /api/prijzen/beheer`. */
export const priceSheetsSchema = z.strictObject({ items: z.array(priceSheetSchema) });
export type PriceSheets = z.infer<typeof priceSheetsSchema>;

const amountSchema = z.int('geheel').check(z.gte(0, 'bereik'), z.lte(AMOUNT_MAX, 'bereik'));
/** Body of `PUT /api/prijzen/beheer/{land}/{soort}`: an amount for each line there is; the bands themselves stay. */
export const priceChangeSchema = z.strictObject({
  versie: z.int('geheel').check(z.gte(0, 'bereik')),
  btw: z.int('geheel').check(z.gte(0, 'bereik'), z.lte(100, 'bereik')),
  isVoorbeeld: z.boolean('kies'),
  regels: z.array(z.strictObject({ part: z.string(), van: z.int(), bedrag: amountSchema })).check(z.maxLength(50)),
});
export type PriceChange = z.infer<typeof priceChangeSchema>;
export const priceSheetParamsSchema = z.strictObject({ land: z.enum(PRICE_COUNTRIES), soort: z.enum(PRICE_KINDS) });
export type PriceSheetParams = z.infer<typeof priceSheetParamsSchema>;

/** Of the office: every amount, also while it is an example. */
export const priceManagementEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/prijzen/beheer',
    right: 'prijzen.lezen',
    response: priceSheetsSchema,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/prijzen/beheer/:land/:soort',
    right: 'prijzen.wijzigen',
    params: priceSheetParamsSchema,
    body: priceChangeSchema,
    response: priceSheetSchema,
  }),
};

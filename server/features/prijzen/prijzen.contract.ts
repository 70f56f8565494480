import { z } from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';

export const COUNT_RANGE = { min: 1, max: 3_000 } as const;
export const PRICE_KINDS = ['school', 'rt', 'thuis'] as const;
export type PriceKind = (typeof PRICE_KINDS)[number];

/** Query of `GET /api/prijzen`: the country, for whom, and how many leerlingen, places or children. */
export const priceQuerySchema = z.strictObject({
  land: z.enum(['NL', 'BE'], 'kies'),
  soort: z.enum(PRICE_KINDS, 'kies'),
  aantal: z.coerce
    .number('geheel')
    .check(z.int('geheel'), z.gte(COUNT_RANGE.min, 'bereik'), z.lte(COUNT_RANGE.max, 'bereik')),
});
export type PriceQuery = z.infer<typeof priceQuerySchema>;

export const pricesSchema = z.strictObject({
  /** While these are examples no amount leaves the server: all of them are null. */
  isVoorbeeld: z.boolean(),
  btw: z.int(),
  regels: z.array(
    z.strictObject({
      part: z.string(),
      van: z.int(),
      tot: z.nullable(z.int()),
      /** Cents without VAT. */
      bedrag: z.nullable(z.int()),
    }),
  ),
  /** Cents without VAT for `aantal`: a school year for a school, a month elsewhere; null also when it is above the last band. */
  totaal: z.nullable(z.int()),
});
export type Prices = z.infer<typeof pricesSchema>;

/** Open to all: a page of the site. */
export const pricesEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/api/prijzen',
    right: 'public',
    query: priceQuerySchema,
    response: pricesSchema,
  }),
};

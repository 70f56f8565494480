import { z } from 'zod/mini';
import { isVatNumber, parsePostcode } from '#engine/core/domein/organization-numbers.ts';
import { isBankAccount, plainAccount } from '#engine/core/domein/bank-account.ts';
import { isEmail } from '../../platform/auth/password.contract.ts';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { textSchema } from '../../platform/contract/fields.contract.ts';

const plainVat = (value: string): string => value.replaceAll(/[.\s]/g, '').toUpperCase();

/** Our own company as it stands on a paper. */
export const billingDetailsSchema = z
  .strictObject({
    naam: textSchema(120),
    straat: textSchema(80),
    huisnummer: textSchema(10),
    postcode: textSchema(10),
    plaats: textSchema(80),
    land: z.enum(['NL', 'BE'], 'kies'),
    email: textSchema(254).check(z.refine(isEmail, 'email')),
    /** Number in the register of businesses: KvK or ondernemingsnummer. */
    registration: textSchema(12),
    btwNummer: z.pipe(z.string('verplicht'), z.transform(plainVat)).check(z.minLength(1, 'verplicht')),
    bankAccount: z.pipe(z.string('verplicht'), z.transform(plainAccount)).check(
      z.minLength(1, 'verplicht'),
      z.refine((value) => value === '' || isBankAccount(value), 'formaat'),
    ),
  })
  .check(
    z.refine(({ btwNummer: number, land }) => number === '' || isVatNumber(number, land), {
      path: ['btwNummer'],
      error: 'formaat',
    }),
    z.refine(({ postcode, land }) => parsePostcode(postcode, land) !== undefined, {
      path: ['postcode'],
      error: 'formaat',
    }),
  );
export type BillingDetails = z.infer<typeof billingDetailsSchema>;

/** Answer of `GET` and `PUT /api/facturen/afzender`; version 0 = nobody filled it in yet. */
export const billingSenderSchema = z.strictObject({
  versie: z.int(),
  details: z.nullable(
    z.strictObject({
      naam: z.string(),
      straat: z.string(),
      huisnummer: z.string(),
      postcode: z.string(),
      plaats: z.string(),
      land: z.enum(['NL', 'BE']),
      email: z.string(),
      registration: z.string(),
      btwNummer: z.string(),
      bankAccount: z.string(),
    }),
  ),
});
export type BillingSender = z.infer<typeof billingSenderSchema>;
export const billingChangeSchema = z.strictObject({
  versie: z.int('geheel').check(z.gte(0, 'bereik')),
  details: billingDetailsSchema,
});
export type BillingChange = z.infer<typeof billingChangeSchema>;

const PATH = '/api/facturen/afzender';
export const billingEndpoints = {
  find: endpoint({ method: 'GET', path: PATH, right: 'facturen.overzien', response: billingSenderSchema }),
  save: endpoint({
    method: 'PUT',
    path: PATH,
    right: 'facturen.instellen',
    body: billingChangeSchema,
    response: billingSenderSchema,
  }),
};

import { z } from 'zod/mini';
import { textSchema } from './fields.contract.ts';

/** What every open form sends along, so that a program can be told from a person without a puzzle. */
export const visitorFields = {
  /** A field that nobody sees: who fills it is a program. */
  website: z.optional(textSchema(200, 0)),
  /** How long the form was open. */
  openMs: z.coerce.number('geheel').check(z.int('geheel'), z.gte(0, 'bereik')),
};
/** Agreement that has to be given. */
export const agreedSchema = z.literal(true, 'kies');

/** Shortest time in which a person fills in a form. */
export const FORM_MIN_MS = 3_000;

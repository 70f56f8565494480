import { z } from 'zod';

const tijd = z.string('verplicht').regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'formaat');
/** Hours of the day in which a child may play at home, local time `HH:MM`; `tot` is the first minute of rest and lies after `van`. */
export const thuisUrenSchema = z
  .strictObject({ van: tijd, tot: tijd })
  .refine(({ van, tot }) => van < tot, { path: ['tot'], message: 'bereik' });
/** Hours of play at home. */
export type ThuisUren = z.infer<typeof thuisUrenSchema>;

import { z } from 'zod';

const tijd = z.string('verplicht').regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'formaat');
/** Hours of the day in which a child may play at home, local time; `tot` is the first minute of rest. */
export const thuisUrenSchema = z.strictObject({ van: tijd, tot: tijd }).refine(({ van, tot }) => van < tot, { path: ['tot'], message: 'bereik' });
export type ThuisUren = z.infer<typeof thuisUrenSchema>;

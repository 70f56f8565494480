import { z } from 'zod/mini';

const time = z.string('verplicht').check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'formaat'));
/** Hours of the day in which a child may play at home, local time `HH:MM`; `tot` is the first minute of rest and lies after `van`. */
export const homeHoursSchema = z
  .strictObject({ van: time, tot: time })
  .check(z.refine(({ van: from, tot: until }) => from < until, { path: ['tot'], message: 'bereik' }));
/** Hours of play at home. */
export type HomeHours = z.infer<typeof homeHoursSchema>;

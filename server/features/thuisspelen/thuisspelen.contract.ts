import { z } from 'zod';

/** Four to six digits, so that a young child cannot leave by chance; five tries, then only the password. */
export const ouderpinSchema = z
  .string('verplicht')
  .trim()
  .min(1, 'verplicht')
  .regex(/^\d+$/, 'cijfers')
  .min(4, 'minlengte')
  .max(6, 'maxlengte');
export const PIN_POGINGEN = 5;
const wachtwoord = z.string('verplicht').min(1, 'verplicht').max(128, 'maxlengte');

/** Body of `PUT {A}/ouderpin`. */
export const ouderpinInstellenSchema = z.strictObject({ pin: ouderpinSchema, wachtwoord });
export type OuderpinInstellen = z.infer<typeof ouderpinInstellenSchema>;

/** Answer of `GET {L}/ouder`, in a session that a parent began. */
export const ouderSchema = z.strictObject({ /** A PIN was set and is not used up. */ pin: z.boolean() });
export type Ouder = z.infer<typeof ouderSchema>;

/** Body of `POST {L}/ouder`: back to the panel. */
export const terugSchema = z.union([z.strictObject({ pin: ouderpinSchema }), z.strictObject({ wachtwoord })]);
export type Terug = z.infer<typeof terugSchema>;

/** Answer of `POST {P}/sessies` and `POST {L}/ouder`. */
export const sessieTokenSchema = z.strictObject({ token: z.string().min(1) });
export type SessieToken = z.infer<typeof sessieTokenSchema>;

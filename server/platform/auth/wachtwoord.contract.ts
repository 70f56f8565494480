import { z } from 'zod';
import { isTeBekend, WACHTWOORD_MAX, WACHTWOORD_MIN } from '#engine/core/domein/wachtwoord.ts';

/** New password of an adult; the same rules at the client and here. */
export const nieuwWachtwoordSchema = z.string('verplicht').normalize('NFC').min(1, 'verplicht')
  .refine((waarde) => [...waarde].length >= WACHTWOORD_MIN, 'minlengte')
  .refine((waarde) => [...waarde].length <= WACHTWOORD_MAX, 'maxlengte')
  .refine((waarde) => [...waarde].length < WACHTWOORD_MIN || !isTeBekend(waarde), 'te_bekend');

/** Code of six digits of an authenticator app; spaces do not count. */
export const totpCodeSchema = z.string('verplicht').transform((waarde) => waarde.replaceAll(/\s/g, '')).pipe(z.string().min(1, 'verplicht').regex(/^\d*$/, 'cijfers').length(6, 'minlengte'));

/** E-mail address as it is stored. */
export const emailSchema = z.string('verplicht').trim().normalize('NFC').min(1, 'verplicht').max(254, 'maxlengte').pipe(z.email('email'));

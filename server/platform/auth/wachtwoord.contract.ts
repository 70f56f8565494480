import { z } from 'zod';
import { isTeBekend, WACHTWOORD_MAX, WACHTWOORD_MIN } from '#engine/core/domein/wachtwoord.ts';

/** New password of an adult; the same rules at the client and here. */
export const nieuwWachtwoordSchema = z
  .string('verplicht')
  .normalize('NFC')
  .min(1, 'verplicht')
  .refine((waarde) => [...waarde].length >= WACHTWOORD_MIN, 'minlengte')
  .refine((waarde) => [...waarde].length <= WACHTWOORD_MAX, 'maxlengte')
  .refine((waarde) => [...waarde].length < WACHTWOORD_MIN || !isTeBekend(waarde), 'te_bekend');

/** Code of six digits of an authenticator app; spaces do not count. */
export const totpCodeSchema = z
  .string('verplicht')
  .transform((waarde) => waarde.replaceAll(/\s/g, ''))
  .refine((waarde) => waarde !== '', 'verplicht')
  .refine((waarde) => /^\d*$/.test(waarde), 'cijfers')
  .refine((waarde) => waarde.length === 6, 'minlengte');

/** Local part, one at sign, a host with a dot; what the mail server says is final. */
const EMAIL = /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
export const isEmail = (waarde: string): boolean => EMAIL.test(waarde);

/** E-mail address as it is stored. */
export const emailSchema = z
  .string('verplicht')
  .trim()
  .normalize('NFC')
  .min(1, 'verplicht')
  .max(254, 'maxlengte')
  .refine(isEmail, 'email');

import { z } from 'zod';
import { isTooCommon, PASSWORD_MAX, PASSWORD_MIN } from '#engine/core/domein/password.ts';

/** New password of an adult; the same rules at the client and here. */
export const newPasswordSchema = z
  .string('verplicht')
  .normalize('NFC')
  .min(1, 'verplicht')
  .refine((value) => [...value].length >= PASSWORD_MIN, 'minlengte')
  .refine((value) => [...value].length <= PASSWORD_MAX, 'maxlengte')
  .refine((value) => [...value].length < PASSWORD_MIN || !isTooCommon(value), 'te_bekend');

/** Code of six digits of an authenticator app; spaces do not count. */
export const totpCodeSchema = z
  .string('verplicht')
  .transform((value) => value.replaceAll(/\s/g, ''))
  .refine((value) => value !== '', 'verplicht')
  .refine((value) => /^\d*$/.test(value), 'cijfers')
  .refine((value) => value.length === 6, 'minlengte');

/** Local part, one at sign, a host with a dot; what the mail server says is final. */
const EMAIL = /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
export const isEmail = (value: string): boolean => EMAIL.test(value);

/** E-mail address as it is stored. */
export const emailSchema = z
  .string('verplicht')
  .trim()
  .normalize('NFC')
  .min(1, 'verplicht')
  .max(254, 'maxlengte')
  .refine(isEmail, 'email');

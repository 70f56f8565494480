import { z } from 'zod/mini';
import { isTooCommon, PASSWORD_MAX, PASSWORD_MIN } from '#engine/core/domein/password.ts';

/** New password of an adult; the same rules at the client and here. */
export const newPasswordSchema = z.string('verplicht').check(
  z.normalize('NFC'),
  z.minLength(1, 'verplicht'),
  z.refine((value) => [...value].length >= PASSWORD_MIN, 'minlengte'),
  z.refine((value) => [...value].length <= PASSWORD_MAX, 'maxlengte'),
  z.refine((value) => [...value].length < PASSWORD_MIN || !isTooCommon(value), 'te_bekend'),
);

/** Code of six digits of an authenticator app; spaces do not count. */
export const totpCodeSchema = z
  .pipe(
    z.string('verplicht'),
    z.transform((value) => value.replaceAll(/\s/g, '')),
  )
  .check(
    z.refine((value) => value !== '', 'verplicht'),
    z.refine((value) => /^\d*$/.test(value), 'cijfers'),
    z.refine((value) => value.length === 6, 'minlengte'),
  );

/** What signing in takes as second step: the six digits, or a code that stands in for a lost telephone. */
export const secondStepSchema = z
  .string('verplicht')
  .check(z.trim(), z.minLength(1, 'verplicht'), z.maxLength(20, 'maxlengte'));

/** Local part, one at sign, a host with a dot; what the mail server says is final. */
const EMAIL = /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
export const isEmail = (value: string): boolean => EMAIL.test(value);

/** E-mail address as it is stored. */
export const emailSchema = z
  .string('verplicht')
  .check(
    z.trim(),
    z.normalize('NFC'),
    z.minLength(1, 'verplicht'),
    z.maxLength(254, 'maxlengte'),
    z.refine(isEmail, 'email'),
  );

import { z } from 'zod/mini';
import { ruleCodeSchema } from '../contract/fields.contract.ts';

/** Every error code the server can send. */
export const ERROR_CODES = [
  'ONGELDIGE_INVOER',
  'ONJUIST',
  'GEEN_TOKEN',
  'TOKEN_VERLOPEN',
  'TOKEN_ONGELDIG',
  'SESSIE_VERLOPEN',
  'NIET_TOEGESTAAN',
  'REDEN_NODIG',
  'NIET_GEVONDEN',
  'MEEKIJKEN',
  'STAP_NIET_TOEGESTAAN',
  'GEWIJZIGD_DOOR_ANDER',
  'POOL_LEEG',
  'TE_GROOT',
  'VERKEERD_SOORT',
  'TE_VAAK',
  'LICENTIE_VERLOPEN',
  'LICENTIE_ALLEEN_LEZEN',
  'FUNCTIE_NIET_IN_LICENTIE',
  'GEEN_PLAATSEN',
  'GROEP_VOL',
  'AL_BEZIG',
  'SERVER_DRUK',
  'VERLOPEN_OF_GEBRUIKT',
  'GEEN_DATABASE',
  'NIET_KLAAR',
  'SERVERFOUT',
  'GEEN_XML',
  'DOCTYPE_VERBODEN',
  'TE_DIEP',
  'AFGEBROKEN',
  'TEKENSET',
  'TEKENSET_GEGOKT',
  'GEEN_EDEXML',
  'EDEX2000',
  'ANDERE_SCHOOL',
  'GEEN_LIJST',
  'FORMULEFOUT',
  'VERWIJDERING_GROOT',
  'PLAN_VERVALLEN',
  'TOTP_NODIG',
  'TOTP_INSTELLEN',
  'HUIDIG_WACHTWOORD_ONJUIST',
  'LAATSTE_BEHEERDER',
  'UITNODIGING_VERLOPEN',
  'TOESTEMMING_NODIG',
  'THUIS_DICHT',
  'THUIS_RUST',
  'PIN_ONJUIST',
  'TE_WEINIG_MUNTEN',
  'VENSTER_DICHT',
] as const;
export const errorCodeSchema = z.enum(ERROR_CODES);
export type ErrorCode = z.infer<typeof errorCodeSchema>;

/** Body of every error: `message` is a complete sentence that the client shows unchanged. */
export const errorSchema = z.strictObject({
  code: errorCodeSchema,
  message: z.string(),
  velden: z.optional(z.record(z.string(), ruleCodeSchema)),
  /** What the client needs to go on: the newest record after a conflict, the seats that are left. */
  details: z.optional(z.unknown()),
  /** Short fault number of an unexpected error. */
  nummer: z.optional(z.string()),
});
export type ErrorBody = z.infer<typeof errorSchema>;

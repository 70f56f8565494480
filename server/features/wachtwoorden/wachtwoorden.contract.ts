import { z } from 'zod';
import { idSchema } from '../../platform/contract/fields.contract.ts';
import { loginKindSchema, imageCodeSchema } from '../auth/auth.contract.ts';

/** Pupils in one call; a group holds no more. */
export const LEERLINGEN_MAX = 60;

/** Pictures, two words with a digit, or a password that the teacher types. */
export const SECRET_KINDS = ['plaatjes', 'woorden', 'eigen'] as const;
export const secretKindSchema = z.enum(SECRET_KINDS, 'kies');
export type SecretKind = z.infer<typeof secretKindSchema>;

/** Password of the own choice, for groep 6-8. */
export const ownPasswordSchema = z
  .string('verplicht')
  .trim()
  .normalize('NFC')
  .min(1, 'verplicht')
  .min(6, 'minlengte')
  .max(64, 'maxlengte');

/** Lines of the change log: what happened with the sign-ins of a group. */
export const LOG_ACTIONS = [
  'wachtwoorden.nieuw',
  'wachtwoorden.zelf',
  'wachtwoorden.ontgrendeld',
  'groepscode.nieuw',
  'groepscode.uit',
  'wachtwoorden.geprint',
] as const;
export const logLineSchema = z.strictObject({
  id: idSchema,
  actie: z.enum(LOG_ACTIONS),
  /** Pupil it was about; absent = the group as a whole, or a pupil that is no longer in the group. */
  leerlingId: idSchema.optional(),
  /** Name of who did it; absent when that user is gone. */
  door: z.string().optional(),
  op: z.iso.datetime(),
});
export type LogLine = z.infer<typeof logLineSchema>;

export const passwordItemSchema = z.strictObject({
  leerlingId: idSchema,
  naam: z.string(),
  roepnaam: z.string(),
  gebruikersnaam: z.string(),
  dier: z.string(),
  jaargroep: z.int().min(0).max(8),
  soort: loginKindSchema,
  /** Only for pictures: words are kept as a hash. Absent when they were made before they could be looked up. */
  plaatjes: imageCodeSchema.optional(),
  gewijzigdOp: z.iso.datetime().optional(),
  geblokkeerd: z.boolean(),
});
export type PasswordItem = z.infer<typeof passwordItemSchema>;

/** Answer of `GET /api/admins/{adminId}/groepen/{groepId}/wachtwoorden`. */
export const passwordsSchema = z.strictObject({
  groep: z.strictObject({ id: idSchema, naam: z.string(), jaargroepen: z.array(z.int()) }),
  school: z.strictObject({ naam: z.string(), code: z.string() }),
  /** Absent = signing in with a group code is off. */
  groepscode: z.string().optional(),
  /** Whether pupils of this tenant may choose a password themselves. */
  eigenWachtwoord: z.boolean(),
  items: z.array(passwordItemSchema),
  /** The newest first, at most 30. */
  log: z.array(logLineSchema),
});
export type Passwords = z.infer<typeof passwordsSchema>;

/** Body of `POST …/wachtwoorden`; `waarden` gives the password (soort `eigen`) or the pictures of single pupils. */
export const newPasswordsSchema = z.strictObject({
  leerlingIds: z
    .array(idSchema, 'kies')
    .min(1, 'kies')
    .max(LEERLINGEN_MAX, 'bereik')
    .refine((ids) => new Set(ids).size === ids.length, 'bestaat_al'),
  soort: secretKindSchema,
  waarden: z.record(idSchema, z.union([z.string(), imageCodeSchema])).optional(),
});
export type NewPasswords = z.infer<typeof newPasswordsSchema>;

/** The new secret of a pupil: three pictures or a password. Answered once. */
export const cardSchema = z.strictObject({ leerlingId: idSchema, geheim: z.union([z.string(), imageCodeSchema]) });
export type Card = z.infer<typeof cardSchema>;
export const newPasswordsAntwoordSchema = z.strictObject({ kaarten: z.array(cardSchema) });
export type NewPasswordsAntwoord = z.infer<typeof newPasswordsAntwoordSchema>;

/** Answer of `POST …/groepscodes`. */
export const newGroepscodeSchema = z.strictObject({ groepscode: z.string() });
export type NewGroepscode = z.infer<typeof newGroepscodeSchema>;

/** Body of `PATCH /api/admins/{adminId}/wachtwoordinstellingen`. */
export const passwordSettingsSchema = z.strictObject({ eigenWachtwoord: z.boolean('kies') });
export type PasswordSettings = z.infer<typeof passwordSettingsSchema>;

/** Body of `POST …/inlogkaartjes`: which pupils, and the passwords that only the maker knows. Answer: a PDF. */
export const inlogkaartjesSchema = z.strictObject({
  leerlingIds: z.array(idSchema, 'kies').min(1, 'kies').max(LEERLINGEN_MAX, 'bereik'),
  wachtwoorden: z.record(idSchema, z.string().max(64, 'maxlengte')).optional(),
});
export type Inlogkaartjes = z.infer<typeof inlogkaartjesSchema>;

/** Body of `POST /api/leerlingen/{leerlingId}/wachtwoord`: a pupil chooses one, where the tenant allows it. */
export const selfPasswordSchema = z.strictObject({
  huidigWachtwoord: z.string('verplicht').min(1, 'verplicht').max(128, 'maxlengte'),
  wachtwoord: ownPasswordSchema,
});
export type SelfPassword = z.infer<typeof selfPasswordSchema>;
/** Answer of `GET /api/leerlingen/{leerlingId}/wachtwoord`. */
export const selfPasswordStatusSchema = z.strictObject({ mag: z.boolean() });
export type SelfPasswordStatus = z.infer<typeof selfPasswordStatusSchema>;

/** Characters of the pupil's id that a card carries: enough to tell sixty pupils apart, and no secret. */
const TAIL = 8;
export const cardTail = (leerlingId: string): string => leerlingId.slice(-TAIL);

/** Address in the QR code of a card: opens the tile of the pupil, after which the pictures or the password are still asked. */
export const cardAddress = (base: string, groepscode: string, leerlingId: string): string =>
  `${base}/app/auth/login?code=${groepscode}&kind=${cardTail(leerlingId)}`;

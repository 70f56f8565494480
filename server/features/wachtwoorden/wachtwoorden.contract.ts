import { z } from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema } from '../../platform/contract/fields.contract.ts';
import { adminParamsSchema } from '../admins/admins.contract.ts';
import { loginKindSchema, imageCodeSchema } from '../auth/auth.contract.ts';
import { groepParamsSchema } from '../groepen/groepen.contract.ts';
import { leerlingParamsSchema, panelLeerlingParamsSchema } from '../leerlingen/leerling-params.contract.ts';

/** Pupils in one call; a group holds no more. */
export const LEERLINGEN_MAX = 60;

/** Pictures, two words with a digit, or a password that the teacher types. */
export const SECRET_KINDS = ['plaatjes', 'woorden', 'eigen'] as const;
export const secretKindSchema = z.enum(SECRET_KINDS, 'kies');
export type SecretKind = z.infer<typeof secretKindSchema>;

/** Password of the own choice, for groep 6-8. */
export const ownPasswordSchema = z
  .string('verplicht')
  .check(
    z.trim(),
    z.normalize('NFC'),
    z.minLength(1, 'verplicht'),
    z.minLength(6, 'minlengte'),
    z.maxLength(64, 'maxlengte'),
  );

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
  leerlingId: z.optional(idSchema),
  /** Name of who did it; absent when that user is gone. */
  door: z.optional(z.string()),
  op: z.iso.datetime(),
});
export type LogLine = z.infer<typeof logLineSchema>;

export const passwordItemSchema = z.strictObject({
  leerlingId: idSchema,
  naam: z.string(),
  roepnaam: z.string(),
  gebruikersnaam: z.string(),
  dier: z.string(),
  jaargroep: z.int().check(z.gte(0), z.lte(8)),
  soort: loginKindSchema,
  /** Only for pictures: words are kept as a hash. Absent when they were made before they could be looked up. */
  plaatjes: z.optional(imageCodeSchema),
  gewijzigdOp: z.optional(z.iso.datetime()),
  geblokkeerd: z.boolean(),
});
export type PasswordItem = z.infer<typeof passwordItemSchema>;

/** Answer of `GET /api/admins/{adminId}/groepen/{groepId}/wachtwoorden`. */
export const passwordsSchema = z.strictObject({
  groep: z.strictObject({ id: idSchema, naam: z.string(), jaargroepen: z.array(z.int()) }),
  school: z.strictObject({ naam: z.string(), code: z.string() }),
  /** Absent = signing in with a group code is off. */
  groepscode: z.optional(z.string()),
  /** Whether pupils of this tenant may choose a password themselves. */
  eigenWachtwoord: z.boolean(),
  items: z.array(passwordItemSchema),
  /** The newest first, at most 30. */
  log: z.array(logLineSchema),
});
export type PasswordOverview = z.infer<typeof passwordsSchema>;

/** Body of `POST …/wachtwoorden`; `waarden` gives the password (soort `eigen`) or the pictures of single pupils. */
export const newPasswordsSchema = z.strictObject({
  leerlingIds: z.array(idSchema, 'kies').check(
    z.minLength(1, 'kies'),
    z.maxLength(LEERLINGEN_MAX, 'bereik'),
    z.refine((ids) => new Set(ids).size === ids.length, 'bestaat_al'),
  ),
  soort: secretKindSchema,
  waarden: z.optional(z.record(idSchema, z.union([z.string(), imageCodeSchema]))),
});
export type NewPasswords = z.infer<typeof newPasswordsSchema>;

/** The new secret of a pupil: three pictures or a password. Answered once. */
export const cardSchema = z.strictObject({ leerlingId: idSchema, geheim: z.union([z.string(), imageCodeSchema]) });
export type LeerlingCard = z.infer<typeof cardSchema>;
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
  leerlingIds: z.array(idSchema, 'kies').check(z.minLength(1, 'kies'), z.maxLength(LEERLINGEN_MAX, 'bereik')),
  wachtwoorden: z.optional(z.record(idSchema, z.string().check(z.maxLength(64, 'maxlengte')))),
});
export type Inlogkaartjes = z.infer<typeof inlogkaartjesSchema>;

/** Body of `POST /api/leerlingen/{leerlingId}/wachtwoord`: a pupil chooses one, where the tenant allows it. */
export const selfPasswordSchema = z.strictObject({
  huidigWachtwoord: z.string('verplicht').check(z.minLength(1, 'verplicht'), z.maxLength(128, 'maxlengte')),
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

export const passwordsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/groepen/:groepId/wachtwoorden',
    right: 'wachtwoorden.beheren',
    params: groepParamsSchema,
    response: passwordsSchema,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/groepen/:groepId/wachtwoorden',
    right: 'wachtwoorden.beheren',
    params: groepParamsSchema,
    body: newPasswordsSchema,
    response: newPasswordsAntwoordSchema,
  }),
  print: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/groepen/:groepId/inlogkaartjes',
    right: 'wachtwoorden.beheren',
    params: groepParamsSchema,
    body: inlogkaartjesSchema,
    download: 'application/pdf',
  }),
  createGroepscode: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/groepen/:groepId/groepscodes',
    right: 'wachtwoorden.beheren',
    params: groepParamsSchema,
    response: newGroepscodeSchema,
  }),
  removeGroepscode: endpoint({
    method: 'DELETE',
    path: '/api/admins/:adminId/groepen/:groepId/groepscodes',
    right: 'wachtwoorden.beheren',
    params: groepParamsSchema,
  }),
  unlock: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/leerlingen/:leerlingId/ontgrendelingen',
    right: 'wachtwoorden.beheren',
    params: panelLeerlingParamsSchema,
  }),
  changeSettings: endpoint({
    method: 'PATCH',
    path: '/api/admins/:adminId/wachtwoordinstellingen',
    right: 'wachtwoorden.instellen',
    params: adminParamsSchema,
    body: passwordSettingsSchema,
  }),
};

/** The pupil's own password. */
export const selfPasswordEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/api/leerlingen/:leerlingId/wachtwoord',
    right: 'leerlinggebied.oefenen',
    params: leerlingParamsSchema,
    response: selfPasswordStatusSchema,
  }),
  change: endpoint({
    method: 'POST',
    path: '/api/leerlingen/:leerlingId/wachtwoord',
    right: 'leerlinggebied.oefenen',
    params: leerlingParamsSchema,
    body: selfPasswordSchema,
  }),
};

import { z } from 'zod';
import { idSchema } from '../../platform/contract/velden.contract.ts';
import { inlogsoortSchema, plaatjescodeSchema } from '../auth/auth.contract.ts';

/** Pupils in one call; a group holds no more. */
export const LEERLINGEN_MAX = 60;

/** Pictures, two words with a digit, or a password that the teacher types. */
export const GEHEIMSOORTEN = ['plaatjes', 'woorden', 'eigen'] as const;
export const geheimsoortSchema = z.enum(GEHEIMSOORTEN, 'kies');
export type Geheimsoort = z.infer<typeof geheimsoortSchema>;

/** Password of the own choice, for groep 6-8. */
export const eigenWachtwoordSchema = z
  .string('verplicht')
  .trim()
  .normalize('NFC')
  .min(1, 'verplicht')
  .min(6, 'minlengte')
  .max(64, 'maxlengte');

/** Lines of the change log: what happened with the sign-ins of a group. */
export const LOGACTIES = [
  'wachtwoorden.nieuw',
  'wachtwoorden.zelf',
  'wachtwoorden.ontgrendeld',
  'groepscode.nieuw',
  'groepscode.uit',
  'wachtwoorden.geprint',
] as const;
export const logregelSchema = z.strictObject({
  id: idSchema,
  actie: z.enum(LOGACTIES),
  /** Pupil it was about; absent = the group as a whole, or a pupil that is no longer in the group. */
  leerlingId: idSchema.optional(),
  /** Name of who did it; absent when that user is gone. */
  door: z.string().optional(),
  op: z.iso.datetime(),
});
export type Logregel = z.infer<typeof logregelSchema>;

export const wachtwoordItemSchema = z.strictObject({
  leerlingId: idSchema,
  naam: z.string(),
  roepnaam: z.string(),
  gebruikersnaam: z.string(),
  dier: z.string(),
  jaargroep: z.int().min(0).max(8),
  soort: inlogsoortSchema,
  /** Only for pictures: words are kept as a hash. Absent when they were made before they could be looked up. */
  plaatjes: plaatjescodeSchema.optional(),
  gewijzigdOp: z.iso.datetime().optional(),
  geblokkeerd: z.boolean(),
});
export type WachtwoordItem = z.infer<typeof wachtwoordItemSchema>;

/** Answer of `GET /api/admins/{adminId}/groepen/{groepId}/wachtwoorden`. */
export const wachtwoordenSchema = z.strictObject({
  groep: z.strictObject({ id: idSchema, naam: z.string(), jaargroepen: z.array(z.int()) }),
  school: z.strictObject({ naam: z.string(), code: z.string() }),
  /** Absent = signing in with a group code is off. */
  groepscode: z.string().optional(),
  /** Whether pupils of this tenant may choose a password themselves. */
  eigenWachtwoord: z.boolean(),
  items: z.array(wachtwoordItemSchema),
  /** The newest first, at most 30. */
  log: z.array(logregelSchema),
});
export type Wachtwoorden = z.infer<typeof wachtwoordenSchema>;

/** Body of `POST …/wachtwoorden`; `waarden` gives the password (soort `eigen`) or the pictures of single pupils. */
export const nieuweWachtwoordenSchema = z.strictObject({
  leerlingIds: z
    .array(idSchema, 'kies')
    .min(1, 'kies')
    .max(LEERLINGEN_MAX, 'bereik')
    .refine((ids) => new Set(ids).size === ids.length, 'bestaat_al'),
  soort: geheimsoortSchema,
  waarden: z.record(idSchema, z.union([z.string(), plaatjescodeSchema])).optional(),
});
export type NieuweWachtwoorden = z.infer<typeof nieuweWachtwoordenSchema>;

/** The new secret of a pupil: three pictures or a password. Answered once. */
export const kaartSchema = z.strictObject({ leerlingId: idSchema, geheim: z.union([z.string(), plaatjescodeSchema]) });
export type Kaart = z.infer<typeof kaartSchema>;
export const nieuweWachtwoordenAntwoordSchema = z.strictObject({ kaarten: z.array(kaartSchema) });
export type NieuweWachtwoordenAntwoord = z.infer<typeof nieuweWachtwoordenAntwoordSchema>;

/** Answer of `POST …/groepscodes`. */
export const groepscodeNieuwSchema = z.strictObject({ groepscode: z.string() });
export type GroepscodeNieuw = z.infer<typeof groepscodeNieuwSchema>;

/** Body of `PATCH /api/admins/{adminId}/wachtwoordinstellingen`. */
export const wachtwoordinstellingenSchema = z.strictObject({ eigenWachtwoord: z.boolean('kies') });
export type Wachtwoordinstellingen = z.infer<typeof wachtwoordinstellingenSchema>;

/** Body of `POST …/inlogkaartjes`: which pupils, and the passwords that only the maker knows. Answer: a PDF. */
export const inlogkaartjesSchema = z.strictObject({
  leerlingIds: z.array(idSchema, 'kies').min(1, 'kies').max(LEERLINGEN_MAX, 'bereik'),
  wachtwoorden: z.record(idSchema, z.string().max(64, 'maxlengte')).optional(),
});
export type Inlogkaartjes = z.infer<typeof inlogkaartjesSchema>;

/** Body of `POST /api/leerlingen/{leerlingId}/wachtwoord`: a pupil chooses one, where the tenant allows it. */
export const zelfWachtwoordSchema = z.strictObject({
  huidigWachtwoord: z.string('verplicht').min(1, 'verplicht').max(128, 'maxlengte'),
  wachtwoord: eigenWachtwoordSchema,
});
export type ZelfWachtwoord = z.infer<typeof zelfWachtwoordSchema>;
/** Answer of `GET /api/leerlingen/{leerlingId}/wachtwoord`. */
export const zelfWachtwoordStandSchema = z.strictObject({ mag: z.boolean() });
export type ZelfWachtwoordStand = z.infer<typeof zelfWachtwoordStandSchema>;

/** Characters of the pupil's id that a card carries: enough to tell sixty pupils apart, and no secret. */
const STAART = 8;
export const kaartStaart = (leerlingId: string): string => leerlingId.slice(-STAART);

/** Address in the QR code of a card: opens the tile of the pupil, after which the pictures or the password are still asked. */
export const kaartAdres = (basis: string, groepscode: string, leerlingId: string): string =>
  `${basis}/app/auth/login?code=${groepscode}&kind=${kaartStaart(leerlingId)}`;

import { z } from 'zod/mini';
import { isVatNumber, isEnterpriseNumber, parsePostcode } from '#engine/core/domein/organization-numbers.ts';
import { isEmail } from '../../platform/auth/password.contract.ts';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import {
  brinSchema,
  digitsSchema,
  phoneSchema,
  textSchema,
  versionSchema,
} from '../../platform/contract/fields.contract.ts';
import { homeHoursSchema } from '#engine/core/domein/home-hours.ts';
import { adminKindSchema, adminParamsSchema } from '../admins/admins.contract.ts';

/** Days that somebody may stay in the bin. */
export const BIN_DAYS = { min: 30, max: 365 } as const;

const prullenbakDays = z.int('geheel').check(z.gte(BIN_DAYS.min, 'bereik'), z.lte(BIN_DAYS.max, 'bereik'));
export const retentionDaysSchema = z.strictObject({ prullenbakDagen: prullenbakDays });

/** Settings of a tenant that the product obeys. */
export const settingsSchema = z.strictObject({
  /** Docenten may look at every group, and change only their own. */
  docentZietAlleGroepen: z.boolean('kies'),
  /** Dates of birth from an import are kept; switching it off erases those that are there. */
  geboortedatumBewaren: z.boolean('kies'),
  geslachtBewaren: z.boolean('kies'),
  prullenbakDagen: prullenbakDays,
  /** Staff is asked to set up two-step sign-in. */
  totpDocent: z.boolean('kies'),
  leerlingEigenWachtwoord: z.boolean('kies'),
  /** A child may practise at home with a code of the school. */
  thuisToegang: z.boolean('kies'),
  /** Hours of the day in which a child plays at home; null = always. */
  thuisUren: z.nullable(homeHoursSchema),
});
export type AdminSettings = z.infer<typeof settingsSchema>;

/** What a tenant without an own choice has; for dates of birth see decision 013. */
export const DEFAULT_SETTINGS: AdminSettings = {
  docentZietAlleGroepen: false,
  geboortedatumBewaren: true,
  geslachtBewaren: false,
  prullenbakDagen: 90,
  totpDocent: true,
  leerlingEigenWachtwoord: false,
  thuisToegang: true,
  thuisUren: null,
};

/** Body of `PATCH {A}/instellingen`; only what is there changes. */
export const settingsChangeSchema = z.extend(z.partial(settingsSchema), { versie: versionSchema });
export type SettingsChange = z.infer<typeof settingsChangeSchema>;

export type CountryCode = 'NL' | 'BE';
const empty = (value: string): boolean => value === '';
const stripSeparators = (value: string): string => value.replaceAll(/[.\s]/g, '');

const optionalEmail = textSchema(254, 0).check(z.refine((value) => empty(value) || isEmail(value), 'email'));

const postcode = (land: CountryCode) =>
  z.pipe(
    textSchema(10, 0).check(z.refine((value) => empty(value) || parsePostcode(value, land) !== undefined, 'formaat')),
    z.transform((value) => parsePostcode(value, land) ?? ''),
  );
const vatNumber = (land: CountryCode) =>
  z
    .pipe(
      z.string('verplicht'),
      z.transform((value) => stripSeparators(value).toUpperCase()),
    )
    .check(
      z.refine((value) => value.length <= 14, 'maxlengte'),
      z.refine((value) => empty(value) || isVatNumber(value, land), 'formaat'),
    );

const common = (land: CountryCode) => ({
  naam: textSchema(120),
  contactpersoon: textSchema(120),
  email: textSchema(254).check(z.refine(isEmail, 'email')),
  telefoon: phoneSchema,
  straat: textSchema(80, 0),
  huisnummer: textSchema(10, 0),
  postcode: postcode(land),
  plaats: textSchema(80, 0),
  factuurEmail: optionalEmail,
  factuurKenmerk: textSchema(40, 0),
  btwNummer: vatNumber(land),
});
const dutch = {
  brin: brinSchema,
  dependance: digitsSchema(2, 2),
  kvk: digitsSchema(8, 8),
};
const belgian = {
  instellingsnummer: digitsSchema(2, 6),
  ondernemingsnummer: digitsSchema(10, 10).check(
    z.refine((value) => value.length !== 10 || isEnterpriseNumber(value), 'formaat'),
  ),
};

/** Body of `PATCH {A}/accountgegevens` for a country: the version and the fields that change. */
export const CHANGE = {
  NL: z.extend(z.partial(z.strictObject({ ...common('NL'), ...dutch })), { versie: versionSchema }),
  BE: z.extend(z.partial(z.strictObject({ ...common('BE'), ...belgian })), { versie: versionSchema }),
} as const;
export type AccountDetailsChange = z.infer<(typeof CHANGE)['NL']> & z.infer<(typeof CHANGE)['BE']>;
/** What the route reads before the country of the tenant is known. */
export const rawChangeSchema = z.looseObject({ versie: z.int('verplicht') });

/** Answer of `GET` and `PATCH {A}/accountgegevens` and of `PATCH {A}/instellingen`. */
export const accountDetailsSchema = z.strictObject({
  versie: z.int(),
  soort: adminKindSchema,
  land: z.enum(['NL', 'BE']),
  /** Code that pupils type to sign in at this school. */
  code: z.string(),
  naam: z.string(),
  contactpersoon: z.string(),
  email: z.string(),
  telefoon: z.string(),
  straat: z.string(),
  huisnummer: z.string(),
  postcode: z.string(),
  plaats: z.string(),
  factuurEmail: z.string(),
  factuurKenmerk: z.string(),
  btwNummer: z.string(),
  brin: z.string(),
  dependance: z.string(),
  kvk: z.string(),
  instellingsnummer: z.string(),
  ondernemingsnummer: z.string(),
  instellingen: settingsSchema,
  /** Who else handles data for this installation, as its provider wrote it down; empty = nobody wrote it down yet. */
  subverwerkers: z.array(z.string()),
});
export type AccountDetails = z.infer<typeof accountDetailsSchema>;

export const accountDetailsEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/accountgegevens',
    right: 'accountgegevens.lezen',
    params: adminParamsSchema,
    response: accountDetailsSchema,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/admins/:adminId/accountgegevens',
    right: 'accountgegevens.wijzigen',
    params: adminParamsSchema,
    body: rawChangeSchema,
    response: accountDetailsSchema,
  }),
  changeSettings: endpoint({
    method: 'PATCH',
    path: '/api/admins/:adminId/instellingen',
    right: 'accountgegevens.wijzigen',
    params: adminParamsSchema,
    body: settingsChangeSchema,
    response: accountDetailsSchema,
  }),
};

import { z } from 'zod';
import { isBtwNummer, isOndernemingsnummer, leesPostcode } from '#engine/core/domein/organisatienummers.ts';
import { isEmail } from '../../platform/auth/wachtwoord.contract.ts';
import { tekst } from '../../platform/contract/velden.contract.ts';
import { thuisUrenSchema } from '#engine/core/domein/thuisuren.ts';
import { adminSoortSchema } from '../admins/admins.contract.ts';

/** Days that somebody may stay in the bin. */
export const BAKDAGEN = { min: 30, max: 365 } as const;

const prullenbakDagen = z.int('geheel').min(BAKDAGEN.min, 'bereik').max(BAKDAGEN.max, 'bereik');
export const bewaardagenSchema = z.strictObject({ prullenbakDagen });

/** Settings of a tenant that the product obeys. */
export const instellingenSchema = z.strictObject({
  /** Docenten may look at every group, and change only their own. */
  docentZietAlleGroepen: z.boolean('kies'),
  /** Dates of birth from an import are kept; switching it off erases those that are there. */
  geboortedatumBewaren: z.boolean('kies'),
  geslachtBewaren: z.boolean('kies'),
  prullenbakDagen,
  /** Staff is asked to set up two-step sign-in. */
  totpDocent: z.boolean('kies'),
  leerlingEigenWachtwoord: z.boolean('kies'),
  /** A child may practise at home with a code of the school. */
  thuisToegang: z.boolean('kies'),
  /** Hours of the day in which a child plays at home; null = always. */
  thuisUren: thuisUrenSchema.nullable(),
});
export type Instellingen = z.infer<typeof instellingenSchema>;

/** What a tenant without an own choice has; for dates of birth see decision 013. */
export const STANDAARD_INSTELLINGEN: Instellingen = {
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
export const instellingenWijzigingSchema = instellingenSchema.partial().extend({ versie: z.int() });
export type InstellingenWijziging = z.infer<typeof instellingenWijzigingSchema>;

export type Land = 'NL' | 'BE';
const leeg = (waarde: string): boolean => waarde === '';
const alleenCijfers = (waarde: string): boolean => /^\d*$/.test(waarde);
const zonderTekens = (waarde: string): string => waarde.replaceAll(/[.\s]/g, '');

/** Field that may be empty, else digits only and exactly so many. */
const nummer = (min: number, max: number) =>
  z
    .string('verplicht')
    .transform(zonderTekens)
    .refine(alleenCijfers, 'cijfers')
    .refine((waarde) => leeg(waarde) || waarde.length >= min, 'minlengte')
    .refine((waarde) => waarde.length <= max, 'maxlengte');
const optioneleEmail = tekst(254, 0).refine((waarde) => leeg(waarde) || isEmail(waarde), 'email');
const TELEFOON = /^\+?[\d ()/-]+$/;
const telefoon = tekst(20, 0).refine(
  (waarde) => leeg(waarde) || (TELEFOON.test(waarde) && waarde.replaceAll(/\D/g, '').length >= 8),
  'formaat',
);

const postcode = (land: Land) =>
  tekst(10, 0)
    .refine((waarde) => leeg(waarde) || leesPostcode(waarde, land) !== undefined, 'formaat')
    .transform((waarde) => leesPostcode(waarde, land) ?? '');
const btwNummer = (land: Land) =>
  z
    .string('verplicht')
    .transform((waarde) => zonderTekens(waarde).toUpperCase())
    .refine((waarde) => waarde.length <= 14, 'maxlengte')
    .refine((waarde) => leeg(waarde) || isBtwNummer(waarde, land), 'formaat');

const gemeenschappelijk = (land: Land) => ({
  naam: tekst(120),
  contactpersoon: tekst(120),
  email: tekst(254).refine(isEmail, 'email'),
  telefoon,
  straat: tekst(80, 0),
  huisnummer: tekst(10, 0),
  postcode: postcode(land),
  plaats: tekst(80, 0),
  factuurEmail: optioneleEmail,
  factuurKenmerk: tekst(40, 0),
  btwNummer: btwNummer(land),
});
const BRIN = /^\d{2}[A-Z]{2}$/;
const nederlands = {
  brin: tekst(4, 0)
    .refine((waarde) => waarde === waarde.toUpperCase(), 'hoofdletters')
    .refine((waarde) => leeg(waarde) || BRIN.test(waarde), 'formaat'),
  dependance: nummer(2, 2),
  kvk: nummer(8, 8),
};
const belgisch = {
  instellingsnummer: nummer(2, 6),
  ondernemingsnummer: nummer(10, 10).refine(
    (waarde) => waarde.length !== 10 || isOndernemingsnummer(waarde),
    'formaat',
  ),
};

/** Body of `PATCH {A}/accountgegevens` for a country: the version and the fields that change. */
export const WIJZIGING = {
  NL: z
    .strictObject({ ...gemeenschappelijk('NL'), ...nederlands })
    .partial()
    .extend({ versie: z.int() }),
  BE: z
    .strictObject({ ...gemeenschappelijk('BE'), ...belgisch })
    .partial()
    .extend({ versie: z.int() }),
} as const;
export type AccountgegevensWijziging = z.infer<(typeof WIJZIGING)['NL']> & z.infer<(typeof WIJZIGING)['BE']>;
/** What the route reads before the country of the tenant is known. */
export const ruweWijzigingSchema = z.looseObject({ versie: z.int('verplicht') });

/** Answer of `GET` and `PATCH {A}/accountgegevens` and of `PATCH {A}/instellingen`. */
export const accountgegevensSchema = z.strictObject({
  versie: z.int(),
  soort: adminSoortSchema,
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
  instellingen: instellingenSchema,
  /** Who else handles data for this installation, as its provider wrote it down; empty = nobody wrote it down yet. */
  subverwerkers: z.array(z.string()),
});
export type Accountgegevens = z.infer<typeof accountgegevensSchema>;

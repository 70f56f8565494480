import { z } from 'zod/mini';
import { FORMATS } from '#engine/core/oefening/contract/contract.ts';
import { CONSTANTS } from './constants.ts';
import { homeHoursSchema } from './home-hours.ts';

/** Half school years: 3 = begin groep 3, 3.5 = half groep 3 ... 8.5. */
const niveau = z
  .number('Kies een niveau.')
  .check(
    z.gte(3, 'Het niveau begint bij groep 3.'),
    z.lte(8.5, 'Het niveau eindigt bij groep 8.'),
    z.multipleOf(0.5, 'Kies een heel of half schooljaar.'),
  );
const doelenList = z
  .array(z.string().check(z.minLength(1), z.maxLength(80)))
  .check(z.maxLength(200, 'Kies hoogstens 200 leerdoelen.'));

/**
 * What a leerkracht sets for practice (behaviours.md section 4.2). Everything has a default, so `{}` is a valid setting.
 * Identity, name and scope of the stored record are added by the server.
 */
export const oefeninstellingSchema = z
  .strictObject({
    inhoud: z._default(
      z.enum(['leerlijn', 'doelen', 'woordlijsten', 'plan'], 'Kies waar de oefenstof vandaan komt.'),
      'leerlijn',
    ),
    leerdoelIds: z._default(doelenList, []),
    woordlijstIds: z._default(
      z.array(z.string().check(z.minLength(1), z.maxLength(80))).check(z.maxLength(CONSTANTS.WOORDLIJSTEN_MAX)),
      [],
    ),
    niveauVan: z._default(niveau, 3),
    niveauTot: z._default(niveau, 8.5),
    moeilijkheid: z._default(z.enum(['makkelijk', 'normaal', 'moeilijk'], 'Kies een moeilijkheid.'), 'normaal'),
    adaptief: z._default(z.boolean(), true),
    vasteVolgorde: z._default(z.boolean(), false),
    duurMin: z._default(
      z
        .int()
        .check(
          z.gte(CONSTANTS.SESSION_DURATION_MIN, 'Minstens 5 minuten.'),
          z.lte(CONSTANTS.SESSION_DURATION_MAX, 'Hoogstens 30 minuten.'),
        ),
      CONSTANTS.SESSION_DURATION_DEFAULT,
    ),
    takenPerDag: z._default(z.int().check(z.gte(1), z.lte(4, 'Hoogstens 4 taken per dag.')), 2),
    nieuwPerSessie: z._default(z.int().check(z.gte(0), z.lte(20, 'Hoogstens 20 nieuwe woorden.')), 8),
    /** Desired chance that a due word is still known. */
    herhaling: z._default(
      z.union([z.literal(0.75), z.literal(0.82), z.literal(0.88)], 'Kies weinig, normaal of veel herhaling.'),
      0.82,
    ),
    /** Share of the items from the chosen word lists, percent. */
    aandeelLijst: z._default(z.int().check(z.gte(0), z.lte(100, 'Hoogstens 100 procent.')), 40),
    tempo: z._default(z.enum(['uit', 'rustig', 'normaal', 'vlot'], 'Kies een tempo.'), 'uit'),
    spellenVerboden: z._default(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(45)), []),
    formatenVerboden: z._default(z.array(z.enum(FORMATS)).check(z.maxLength(FORMATS.length)), []),
    hints: z._default(z.boolean(), true),
    afspeelbeurten: z._default(z.union([z.literal('onbeperkt'), z.literal(2), z.literal(3)]), 'onbeperkt'),
    toetsenbord: z._default(z.enum(['grafeem', 'abc', 'qwerty', 'azerty']), 'abc'),
    /** Typing formats allowed; a groep 3 setting starts without. */
    typenAan: z._default(z.boolean(), true),
    lettertype: z._default(z.enum(['andika', 'opendyslexic']), 'andika'),
    /** Extra letter spacing, percent of the font size. */
    letterafstand: z._default(z.int().check(z.gte(0), z.lte(12)), 0),
    regelafstand: z._default(z.number().check(z.gte(1.3), z.lte(2)), 1.5),
    rustigeStand: z._default(z.boolean(), false),
    minderBeweging: z._default(z.boolean(), false),
    eenKnop: z._default(z.boolean(), false),
    stem: z._default(z.enum(['nl', 'be', 'auto']), 'auto'),
    vrijSpelenMin: z._default(z.int().check(z.gte(0), z.lte(CONSTANTS.FREE_SPELEN_MAX)), CONSTANTS.FREE_SPELEN_DEFAULT),
    /** Coins may be spent: wardrobe and own corner of the island. Earning goes on without. */
    beloningen: z._default(z.boolean(), true),
    /** Hours in which this setting may be played at home; null = those of the school or the home. */
    thuisUren: z._default(z.nullable(homeHoursSchema), null),
    /** Whole days since 2020-01-01 on which the setting starts and ends. */
    actiefVan: z.optional(z.int().check(z.gte(0), z.lte(65_535))),
    actiefTot: z.optional(z.int().check(z.gte(0), z.lte(65_535))),
  })
  .check(
    z.refine((i) => i.niveauVan <= i.niveauTot, {
      error: 'Het beginniveau ligt boven het eindniveau.',
      path: ['niveauTot'],
    }),
    z.refine((i) => i.inhoud !== 'doelen' || i.leerdoelIds.length > 0, {
      error: 'Kies minstens 1 leerdoel.',
      path: ['leerdoelIds'],
    }),
  );

/** Practice setting with all defaults filled in. */
export type Oefeninstelling = z.infer<typeof oefeninstellingSchema>;
/** Practice setting as sent; every field may be absent. */
export type OefeninstellingInput = z.input<typeof oefeninstellingSchema>;

/** Default setting for a jaargroep (3..8): typing is off in groep 3. */
export function defaultSetting(groep: number): Oefeninstelling {
  const g = Math.min(8, Math.max(3, Math.round(groep)));
  return oefeninstellingSchema.parse({ niveauVan: Math.max(3, g - 1), niveauTot: g + 0.5, typenAan: g > 3 });
}

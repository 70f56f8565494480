import { z } from 'zod';
import { FORMATS } from '#engine/core/oefening/contract.ts';
import { CONSTANTS } from './constants.ts';
import { homeHoursSchema } from './home-hours.ts';

/** Half school years: 3 = begin groep 3, 3.5 = half groep 3 ... 8.5. */
const niveau = z
  .number('Kies een niveau.')
  .min(3, 'Het niveau begint bij groep 3.')
  .max(8.5, 'Het niveau eindigt bij groep 8.')
  .multipleOf(0.5, 'Kies een heel of half schooljaar.');
const doelenList = z.array(z.string().min(1).max(80)).max(200, 'Kies hoogstens 200 leerdoelen.');

/**
 * What a leerkracht sets for practice (behaviours.md section 4.2). Everything has a default, so `{}` is a valid setting.
 * Identity, name and scope of the stored record are added by the server.
 */
export const oefeninstellingSchema = z
  .strictObject({
    inhoud: z
      .enum(['leerlijn', 'doelen', 'woordlijsten', 'plan'], 'Kies waar de oefenstof vandaan komt.')
      .default('leerlijn'),
    leerdoelIds: doelenList.default([]),
    woordlijstIds: z.array(z.string().min(1).max(80)).max(CONSTANTS.WOORDLIJSTEN_MAX).default([]),
    niveauVan: niveau.default(3),
    niveauTot: niveau.default(8.5),
    moeilijkheid: z.enum(['makkelijk', 'normaal', 'moeilijk'], 'Kies een moeilijkheid.').default('normaal'),
    adaptief: z.boolean().default(true),
    vasteVolgorde: z.boolean().default(false),
    duurMin: z
      .int()
      .min(CONSTANTS.SESSION_DURATION_MIN, 'Minstens 5 minuten.')
      .max(CONSTANTS.SESSION_DURATION_MAX, 'Hoogstens 30 minuten.')
      .default(CONSTANTS.SESSION_DURATION_DEFAULT),
    takenPerDag: z.int().min(1).max(4, 'Hoogstens 4 taken per dag.').default(2),
    nieuwPerSessie: z.int().min(0).max(20, 'Hoogstens 20 nieuwe woorden.').default(8),
    /** Desired chance that a due word is still known. */
    herhaling: z
      .union([z.literal(0.75), z.literal(0.82), z.literal(0.88)], 'Kies weinig, normaal of veel herhaling.')
      .default(0.82),
    /** Share of the items from the chosen word lists, percent. */
    aandeelLijst: z.int().min(0).max(100, 'Hoogstens 100 procent.').default(40),
    tempo: z.enum(['uit', 'rustig', 'normaal', 'vlot'], 'Kies een tempo.').default('uit'),
    spellenVerboden: z.array(z.string().max(40)).max(45).default([]),
    formatenVerboden: z.array(z.enum(FORMATS)).max(FORMATS.length).default([]),
    hints: z.boolean().default(true),
    afspeelbeurten: z.union([z.literal('onbeperkt'), z.literal(2), z.literal(3)]).default('onbeperkt'),
    toetsenbord: z.enum(['grafeem', 'abc', 'qwerty', 'azerty']).default('abc'),
    /** Typing formats allowed; a groep 3 setting starts without. */
    typenAan: z.boolean().default(true),
    lettertype: z.enum(['andika', 'opendyslexic']).default('andika'),
    /** Extra letter spacing, percent of the font size. */
    letterafstand: z.int().min(0).max(12).default(0),
    regelafstand: z.number().min(1.3).max(2).default(1.5),
    rustigeStand: z.boolean().default(false),
    minderBeweging: z.boolean().default(false),
    eenKnop: z.boolean().default(false),
    stem: z.enum(['nl', 'be', 'auto']).default('auto'),
    vrijSpelenMin: z.int().min(0).max(CONSTANTS.FREE_SPELEN_MAX).default(CONSTANTS.FREE_SPELEN_DEFAULT),
    /** Hours in which this setting may be played at home; null = those of the school or the home. */
    thuisUren: homeHoursSchema.nullable().default(null),
    /** Whole days since 2020-01-01 on which the setting starts and ends. */
    actiefVan: z.int().min(0).max(65_535).optional(),
    actiefTot: z.int().min(0).max(65_535).optional(),
  })
  .refine((i) => i.niveauVan <= i.niveauTot, {
    error: 'Het beginniveau ligt boven het eindniveau.',
    path: ['niveauTot'],
  })
  .refine((i) => i.inhoud !== 'doelen' || i.leerdoelIds.length > 0, {
    error: 'Kies minstens 1 leerdoel.',
    path: ['leerdoelIds'],
  });

/** Practice setting with all defaults filled in. */
export type Oefeninstelling = z.infer<typeof oefeninstellingSchema>;
/** Practice setting as sent; every field may be absent. */
export type OefeninstellingInput = z.input<typeof oefeninstellingSchema>;

/** Default setting for a jaargroep (3..8): typing is off in groep 3. */
export function defaultSetting(groep: number): Oefeninstelling {
  const g = Math.min(8, Math.max(3, Math.round(groep)));
  return oefeninstellingSchema.parse({ niveauVan: Math.max(3, g - 1), niveauTot: g + 0.5, typenAan: g > 3 });
}

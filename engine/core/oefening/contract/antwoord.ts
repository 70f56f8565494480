import { z } from 'zod/mini';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import { FORMATS, type Format } from './contract.ts';

/** Why an item was given; `adaptief` unless the setting or the moment says otherwise. */
export const ARMS = ['adaptief', 'statisch', 'verkenning', 'intake', 'toets'] as const;
/** Why an item was given; only `verkenning` is a fair sample, `intake` and `toets` measure the ability on every item. */
export type Arm = (typeof ARMS)[number];

/** Ways of input, as in the contract with the games. */
export const INPUT_MODES = ['toets', 'aanraken', 'muis', 'knop'] as const;

/** Longest time that is logged for one item: one hour. */
export const MS_MAX = 3_600_000;

const time = z
  .int('De tijd moet een geheel aantal milliseconden zijn.')
  .check(z.gte(0, 'De tijd kan niet negatief zijn.'), z.lte(MS_MAX, 'De tijd is langer dan een uur.'));

const keyText = (name: string) =>
  z.string(`${name} ontbreekt.`).check(z.minLength(1, `${name} ontbreekt.`), z.maxLength(80, `${name} is te lang.`));

/**
 * One finished item of a round, as sent to the server. The server judges `ruw` again with the rebuilt key;
 * `goed` is only kept to detect a difference. Times in ms, `day` = whole days since 2020-01-01.
 */
export const antwoordInputSchema = z.strictObject({
  /** Order within the round, from 0. */
  nr: z
    .int('Het volgnummer moet een geheel getal zijn.')
    .check(z.gte(0, 'Het volgnummer kan niet negatief zijn.'), z.lte(199, 'Het volgnummer is te hoog.')),
  itemId: keyText('Het item'),
  /** Learning goal (category) the item was chosen for. */
  doelId: keyText('Het leerdoel'),
  format: z.enum(FORMATS, 'Deze opgavevorm bestaat niet.'),
  spel: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, 'Dit spel bestaat niet.'))),
  /** What the child gave at the first attempt. */
  ruw: z
    .string('Het antwoord ontbreekt.')
    .check(z.maxLength(CONSTANTS.RUW_MAX, `Het antwoord is langer dan ${CONSTANTS.RUW_MAX} tekens.`)),
  goed: z.boolean('Geef aan of het antwoord goed was.'),
  /** Hint or shown form was used before the word was complete. */
  geholpen: z.boolean('Geef aan of er hulp was.'),
  pogingen: z
    .int('Het aantal pogingen moet een geheel getal zijn.')
    .check(z.gte(1, 'Er is minstens 1 poging.'), z.lte(3, 'Er zijn hoogstens 3 pogingen.')),
  ms: time,
  msEersteToets: time,
  afspeelbeurten: z
    .int('Het aantal afspeelbeurten moet een geheel getal zijn.')
    .check(
      z.gte(0, 'Het aantal afspeelbeurten kan niet negatief zijn.'),
      z.lte(99, 'Het aantal afspeelbeurten is te hoog.'),
    ),
  invoer: z.enum(INPUT_MODES, 'Deze manier van invoeren bestaat niet.'),
  /** Number of options; 0 = open answer. */
  k: z
    .int('Het aantal keuzes moet een geheel getal zijn.')
    .check(z.gte(0, 'Het aantal keuzes kan niet negatief zijn.'), z.lte(24, 'Het aantal keuzes is te hoog.')),
  /** Chance with which the engine chose this item, for fair comparison afterwards. */
  propensity: z
    .number('De keuzekans moet een getal zijn.')
    .check(z.gte(0, 'De keuzekans ligt tussen 0 en 1.'), z.lte(1, 'De keuzekans ligt tussen 0 en 1.')),
  arm: z.enum(ARMS, 'Deze arm bestaat niet.'),
  day: z
    .int('De dag moet een geheel getal zijn.')
    .check(z.gte(0, 'De dag ligt voor 2020.'), z.lte(65_535, 'De dag ligt te ver in de toekomst.')),
  /** Seed of the question: with item, goal and format it gives the same question and key again. */
  vraagSeed: z
    .int('De vraagcode moet een geheel getal zijn.')
    .check(z.gte(0, 'De vraagcode kan niet negatief zijn.'), z.lte(0xffffffff, 'De vraagcode is te groot.')),
});

/** Finished item on the wire. */
export type AntwoordInput = z.infer<typeof antwoordInputSchema>;

/** Batch of finished items; the server stores each `nr` of a round once. */
export const antwoordenSchema = z
  .array(antwoordInputSchema)
  .check(
    z.minLength(1, 'Stuur minstens 1 antwoord.'),
    z.maxLength(
      CONSTANTS.ANTWOORDEN_PER_BATCH,
      `Stuur hoogstens ${CONSTANTS.ANTWOORDEN_PER_BATCH} antwoorden tegelijk.`,
    ),
  );

/** Finished answer as the engine learns from it. */
export interface Antwoord {
  itemId: string;
  doelId: string;
  format: Format;
  /** Options; 0 = open. */
  k: number;
  /** 1 = first attempt right, without hint or shown form. */
  x: 0 | 1;
  ms: number;
  day: number;
  arm: Arm;
}

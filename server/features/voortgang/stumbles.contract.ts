import { z } from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema } from '../../platform/contract/fields.contract.ts';
import { groepParamsSchema } from '../groepen/groepen.contract.ts';
import { voortgangQuerySchema } from './voortgang.contract.ts';

/** Something that was written instead of a word, and how often. */
export const wrongSpellingSchema = z.strictObject({ ruw: z.string(), aantal: z.int().check(z.gte(1)) });
export type WrongSpelling = z.infer<typeof wrongSpellingSchema>;

/** Word that still goes wrong: missed, and not written right since. */
export const struikelwoordSchema = z.strictObject({
  itemId: z.string(),
  woord: z.string(),
  doelId: z.string(),
  doelNaam: z.string(),
  missers: z.int().check(z.gte(1)),
  /** Spellings of the whole word, the most frequent first; empty when it was only chosen or sorted. */
  voorbeelden: z.array(wrongSpellingSchema),
  /** Letters of the word that the goal is about. */
  focus: z.optional(z.strictObject({ van: z.int().check(z.gte(0)), tot: z.int().check(z.gte(0)) })),
});
export type Struikelwoord = z.infer<typeof struikelwoordSchema>;

const whoSchema = z.strictObject({ leerlingId: idSchema, naam: z.string(), missers: z.int().check(z.gte(1)) });
/** Answer of `GET {G}/struikelwoorden`: words of most pupils first. */
export const struikelwoordenSchema = z.strictObject({
  groep: z.strictObject({ id: idSchema, naam: z.string() }),
  /** First day that was looked at. */
  vanaf: z.iso.date(),
  items: z.array(z.extend(struikelwoordSchema, { leerlingen: z.array(whoSchema) })),
});
export type Struikelwoorden = z.infer<typeof struikelwoordenSchema>;

const kindOfGroepSchema = z.strictObject({
  /** Goal, or a general kind: `klank`, `hoofdletter`, `teken`, `toets`, `anders`. */
  label: z.string(),
  naam: z.string(),
  /** Whether practice of it can be set ready. */
  doel: z.boolean(),
  n: z.int().check(z.gte(0)),
  fouten: z.int().check(z.gte(0)),
  /** Errors of a hundred opportunities. */
  pct: z.int().check(z.gte(0), z.lte(100)),
  /** Who stumbles over it now, most first. */
  leerlingen: z.array(z.strictObject({ leerlingId: idSchema, naam: z.string(), pct: z.int() })),
  /** What was written in words of this goal. */
  voorbeelden: z.array(z.extend(wrongSpellingSchema, { woord: z.string() })),
});
/** Answer of `GET {G}/foutsoorten`: kinds of error of a group, what goes wrong most first. */
export const mistakesOfGroepSchema = z.strictObject({
  groep: z.strictObject({ id: idSchema, naam: z.string() }),
  items: z.array(kindOfGroepSchema),
});
export type GroepMistakes = z.infer<typeof mistakesOfGroepSchema>;

/** Answer of `GET {G}/oefentijd`: minutes of each pupil in each of the last weeks. */
export const practiceTimeSchema = z.strictObject({
  groep: z.strictObject({ id: idSchema, naam: z.string() }),
  /** Mondays, newest first. */
  weeks: z.array(z.iso.date()),
  rijen: z.array(z.strictObject({ leerlingId: idSchema, naam: z.string(), minuten: z.array(z.int().check(z.gte(0))) })),
});
export type PracticeTime = z.infer<typeof practiceTimeSchema>;

export const stumblesEndpoints = {
  findTime: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/groepen/:groepId/oefentijd',
    right: 'voortgang.lezen',
    params: groepParamsSchema,
    response: practiceTimeSchema,
  }),
  findWords: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/groepen/:groepId/struikelwoorden',
    right: 'voortgang.lezen',
    params: groepParamsSchema,
    query: voortgangQuerySchema,
    response: struikelwoordenSchema,
  }),
  findKinds: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/groepen/:groepId/foutsoorten',
    right: 'voortgang.lezen',
    params: groepParamsSchema,
    response: mistakesOfGroepSchema,
  }),
};

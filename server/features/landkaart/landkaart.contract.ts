import { z } from 'zod';
import { idSchema } from '../../platform/contract/fields.contract.ts';
import { routeSchema } from '../somvensters/route.contract.ts';

/** How words look and how they are typed; null = as the teacher set it. */
const fontChoiceSchema = z.strictObject({
  lettertype: z.enum(['andika', 'opendyslexic']),
  /** Extra space between letters, percent of the font size. */
  letterafstand: z.int('geheel').min(0, 'bereik').max(12, 'bereik'),
  toetsenbord: z.enum(['grafeem', 'abc', 'qwerty', 'azerty']),
});

export const preferencesSchema = z.strictObject({
  geluid: z.boolean(),
  muziek: z.boolean(),
  rustig: z.boolean(),
  minderBeweging: z.boolean(),
  lettergrootte: z.enum(['normaal', 'groot', 'extra_groot']),
  lettertype: fontChoiceSchema.shape.lettertype.nullable(),
  letterafstand: fontChoiceSchema.shape.letterafstand.nullable(),
  toetsenbord: fontChoiceSchema.shape.toetsenbord.nullable(),
});
export type Preferences = z.infer<typeof preferencesSchema>;
/** Body of `PATCH {L}/voorkeuren`; the answer is the whole record. */
export const preferencesChangeSchema = preferencesSchema.partial();
export type PreferencesChange = z.infer<typeof preferencesChangeSchema>;

export const NOTITIE_REACTIONS = ['hart', 'duim', 'ster'] as const;
export type NotitieReaction = (typeof NOTITIE_REACTIONS)[number];
/** A letter of an adult to the leerling. */
export const notitieSchema = z.strictObject({
  id: idSchema,
  tekst: z.string(),
  /** Who wrote it; empty when that person has gone. */ van: z.string(),
  op: z.iso.datetime(),
  gelezen: z.boolean(),
  reactie: z.enum(NOTITIE_REACTIONS).optional(),
});
export type Notitie = z.infer<typeof notitieSchema>;
export const notitieParamsSchema = z.strictObject({ leerlingId: idSchema, notitieId: idSchema });
/** Body of `PATCH {L}/notities/{notitieId}`: the letter was opened, perhaps answered with a picture. */
export const notitieChangeSchema = z.strictObject({ reactie: z.enum(NOTITIE_REACTIONS, 'kies').optional() });
export type NotitieChange = z.infer<typeof notitieChangeSchema>;

/** Answer of `GET {L}/landkaart`. */
export const landkaartSchema = z.strictObject({
  leerling: z.strictObject({
    id: idSchema,
    roepnaam: z.string(),
    dier: z.string(),
    munten: z.int().min(0),
    sterren: z.int().min(0),
    voorkeuren: preferencesSchema,
    stem: z.enum(['nl', 'be']),
    /** What the teacher set; `typen` false = this pupil never types. */
    ingesteld: fontChoiceSchema.extend({ typen: z.boolean() }),
  }),
  vandaag: z.array(z.strictObject({ taakId: idSchema, somvensterId: idSchema, titel: z.string(), klaar: z.boolean() })),
  routes: z.array(routeSchema),
  landen: z.array(z.strictObject({ code: z.string(), open: z.boolean(), nogSterren: z.int().min(0) })),
  plekken: z.array(
    z.strictObject({
      spel: z.string(),
      status: z.enum(['dicht', 'open', 'gespeeld']),
      sterren: z.int().min(0).max(3),
      gouden: z.int().min(0),
    }),
  ),
  /** Slugs of the games that a route offers right now. */
  aangeboden: z.array(z.string()),
  vrijMinuten: z.int().min(0),
  /** The newest letters, read ones too. */
  notities: z.array(notitieSchema),
  /** Outside the hours of play at home: until when the child rests. */
  rust: z.strictObject({ vanaf: z.string(), morgen: z.boolean() }).optional(),
  /** True = an adult looks along: nothing is stored. */
  meekijken: z.boolean(),
});
export type Landkaart = z.infer<typeof landkaartSchema>;

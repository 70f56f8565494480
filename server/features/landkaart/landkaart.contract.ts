import { z } from 'zod/mini';
import { ownFigureSchema } from '#engine/core/domein/figure.ts';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema } from '../../platform/contract/fields.contract.ts';
import { giftSchema } from '../beloningen/gift.contract.ts';
import { leerlingParamsSchema } from '../leerlingen/leerling-params.contract.ts';
import { freeOfferSchema, routeSchema } from '../somvensters/route.contract.ts';

/** How words look and how they are typed; null = as the teacher set it. */
const fontChoiceSchema = z.strictObject({
  lettertype: z.enum(['andika', 'opendyslexic']),
  /** Extra space between letters, percent of the font size. */
  letterafstand: z.int('geheel').check(z.gte(0, 'bereik'), z.lte(12, 'bereik')),
  toetsenbord: z.enum(['grafeem', 'abc', 'qwerty', 'azerty']),
});

export const preferencesSchema = z.strictObject({
  geluid: z.boolean(),
  muziek: z.boolean(),
  rustig: z.boolean(),
  minderBeweging: z.boolean(),
  lettergrootte: z.enum(['normaal', 'groot', 'extra_groot']),
  lettertype: z.nullable(fontChoiceSchema.shape.lettertype),
  letterafstand: z.nullable(fontChoiceSchema.shape.letterafstand),
  toetsenbord: z.nullable(fontChoiceSchema.shape.toetsenbord),
});
export type Preferences = z.infer<typeof preferencesSchema>;
/** Body of `PATCH {L}/voorkeuren`; the answer is the whole record. */
export const preferencesChangeSchema = z.partial(preferencesSchema);
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
  reactie: z.optional(z.enum(NOTITIE_REACTIONS)),
});
export type Notitie = z.infer<typeof notitieSchema>;
export const notitieParamsSchema = z.strictObject({ leerlingId: idSchema, notitieId: idSchema });
/** Body of `PATCH {L}/notities/{notitieId}`: the letter was opened, perhaps answered with a picture. */
export const notitieChangeSchema = z.strictObject({ reactie: z.optional(z.enum(NOTITIE_REACTIONS, 'kies')) });
export type NotitieChange = z.infer<typeof notitieChangeSchema>;

/** Answer of `GET {L}/landkaart`. */
export const landkaartSchema = z.strictObject({
  leerling: z.strictObject({
    id: idSchema,
    roepnaam: z.string(),
    dier: z.string(),
    /** Null = the child has not chosen one. */
    figuur: z.nullable(ownFigureSchema),
    munten: z.int().check(z.gte(0)),
    sterren: z.int().check(z.gte(0)),
    voorkeuren: preferencesSchema,
    stem: z.enum(['nl', 'be']),
    /** What the teacher set; `typen` false = this pupil never types. */
    ingesteld: z.extend(fontChoiceSchema, { typen: z.boolean() }),
  }),
  vandaag: z.array(z.strictObject({ taakId: idSchema, somvensterId: idSchema, titel: z.string(), klaar: z.boolean() })),
  routes: z.array(routeSchema),
  landen: z.array(z.strictObject({ code: z.string(), open: z.boolean(), nogSterren: z.int().check(z.gte(0)) })),
  plekken: z.array(
    z.strictObject({
      spel: z.string(),
      status: z.enum(['dicht', 'open', 'gespeeld']),
      sterren: z.int().check(z.gte(0), z.lte(3)),
      gouden: z.int().check(z.gte(0)),
    }),
  ),
  /** Slugs of the games that a route offers right now. */
  aangeboden: z.array(z.string()),
  /** Free play; absent while there is work for today, or when the teacher set no minutes. */
  free: z.optional(freeOfferSchema),
  /** `aan` false = the teacher switched spending off, and gifts wait. */
  beloningen: z.strictObject({ aan: z.boolean(), gifts: z.array(giftSchema) }),
  /** The newest letters, read ones too. */
  notities: z.array(notitieSchema),
  /** Tests that can be taken now, of the method or (`plan`) of a care plan with that id; absent when there is none. */
  toetsen: z.optional(
    z.array(
      z.strictObject({
        id: idSchema,
        adminId: idSchema,
        titel: z.string(),
        begonnen: z.boolean(),
        plan: z.optional(z.enum(['begin', 'eind'])),
      }),
    ),
  ),
  /** Outside the hours of play at home: until when the child rests. */
  rust: z.optional(z.strictObject({ vanaf: z.string(), morgen: z.boolean() })),
  /** True = an adult looks along: nothing is stored. */
  meekijken: z.boolean(),
});
export type Landkaart = z.infer<typeof landkaartSchema>;

export const landkaartEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/api/leerlingen/:leerlingId/landkaart',
    right: 'leerlinggebied.openen',
    params: leerlingParamsSchema,
    response: landkaartSchema,
  }),
  changePreferences: endpoint({
    method: 'PATCH',
    path: '/api/leerlingen/:leerlingId/voorkeuren',
    right: 'leerlinggebied.openen',
    params: leerlingParamsSchema,
    body: preferencesChangeSchema,
    response: preferencesSchema,
  }),
  readNotitie: endpoint({
    method: 'PATCH',
    path: '/api/leerlingen/:leerlingId/notities/:notitieId',
    right: 'leerlinggebied.openen',
    params: notitieParamsSchema,
    body: notitieChangeSchema,
  }),
};

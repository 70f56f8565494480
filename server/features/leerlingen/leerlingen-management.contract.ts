import { z } from 'zod/mini';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import { ANIMALS } from '#engine/core/domein/animals.ts';
import { IMAGES } from '#engine/core/domein/images.ts';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import {
  idSchema,
  listSchema,
  pageSchema,
  textSchema,
  versionSchema,
} from '../../platform/contract/fields.contract.ts';
import { adminParamsSchema } from '../admins/admins.contract.ts';
import { loginKindSchema } from '../auth/auth.contract.ts';
import { groepParamsSchema } from '../groepen/groepen.contract.ts';
import { panelLeerlingParamsSchema } from './leerling-params.contract.ts';

const jaargroep = z.int('verplicht').check(z.gte(0, 'bereik'), z.lte(8, 'bereik'));
/** A pseudonym such as "Ster 7" may hold digits, a real name never has any other sign than these. */
export const roepnaamSchema = textSchema(64).check(
  z.regex(/^(?=.*\p{L})[\p{L}\p{M}\p{Nd}'\u2018\u2019.\- ]+$/u, 'formaat'),
);
const part = (max: number) => textSchema(max, 0).check(z.regex(/^[\p{L}\p{M}'\u2018\u2019.\- ]*$/u, 'formaat'));
export const leerlingNameSchema = textSchema(64, 3).check(z.regex(/^[\p{L}\p{M}\p{Nd}'._-]+$/u, 'formaat'));
const ids = z.array(idSchema, 'kies').check(z.minLength(1, 'kies'), z.maxLength(CONSTANTS.BULK_MAX, 'bereik'));
export const animalSchema = z.enum(ANIMALS, 'kies');

export const newLeerlingSchema = z.strictObject({
  roepnaam: roepnaamSchema,
  voorvoegsel: z.optional(part(20)),
  achternaam: z.optional(part(200)),
  jaargroep,
  /** Made from the name when absent. */
  gebruikersnaam: z.optional(leerlingNameSchema),
  dier: z.optional(animalSchema),
});
export type NewLeerling = z.infer<typeof newLeerlingSchema>;

/** Body of `POST {G}/leerlingen`. Without `inlogsoort` the year decides: pictures up to groep 3. */
export const addLeerlingenSchema = z.strictObject({
  leerlingen: z
    .array(newLeerlingSchema, 'kies')
    .check(z.minLength(1, 'kies'), z.maxLength(CONSTANTS.GROEP_MAX, 'bereik')),
  inlogsoort: z.optional(loginKindSchema),
});
export type AddLeerlingen = z.infer<typeof addLeerlingenSchema>;

/** What goes on the sign-in card; shown once. */
export const passwordCardSchema = z.strictObject({
  naam: z.string(),
  dier: z.string(),
  soort: loginKindSchema,
  plaatjes: z.optional(z.array(z.enum(IMAGES))),
  wachtwoord: z.optional(z.string()),
  groepscode: z.optional(z.string()),
});
export type NewPasswordCard = z.infer<typeof passwordCardSchema>;
/** Answer of `POST {G}/leerlingen`. */
export const addedLeerlingenSchema = z.strictObject({
  items: z.array(z.strictObject({ id: idSchema, gebruikersnaam: z.string(), wachtwoordkaart: passwordCardSchema })),
});
export type AddedLeerlingen = z.infer<typeof addedLeerlingenSchema>;

/** Body of `POST {A}/leerlingvoorstellen`: names as they are typed, unfinished ones too. */
export const leerlingProposalsVraagSchema = z.strictObject({
  namen: z
    .array(
      z.strictObject({
        roepnaam: textSchema(64, 0),
        voorvoegsel: z.optional(textSchema(20, 0)),
        achternaam: z.optional(textSchema(200, 0)),
      }),
    )
    .check(z.maxLength(CONSTANTS.GROEP_MAX, 'bereik')),
});
export type LeerlingProposalsVraag = z.infer<typeof leerlingProposalsVraagSchema>;
export const duplicateSchema = z.strictObject({
  leerlingId: idSchema,
  naam: z.string(),
  groep: z.optional(z.string()),
  prullenbak: z.boolean(),
});
/** Answer: a free user name per name, and who has that name already. */
export const leerlingProposalsSchema = z.strictObject({
  items: z.array(z.strictObject({ gebruikersnaam: z.string(), dubbel: z.array(duplicateSchema) })),
});
export type LeerlingProposals = z.infer<typeof leerlingProposalsSchema>;

/** Answer of `GET {P}` and `PATCH {P}`. */
export const leerlingDetailSchema = z.strictObject({
  id: idSchema,
  versie: z.int().check(z.gte(1)),
  roepnaam: z.string(),
  voorvoegsel: z.string(),
  achternaam: z.string(),
  jaargroep: z.int(),
  gebruikersnaam: z.string(),
  dier: z.string(),
  /** Seen by adults only. */
  notitie: z.string(),
  /** Level set by hand, whole and half years; absent = the own year. */
  startniveau: z.optional(z.number()),
  groepen: z.array(z.strictObject({ id: idSchema, naam: z.string() })),
});
export type LeerlingDetail = z.infer<typeof leerlingDetailSchema>;

/** Body of `PATCH {P}`: the fields that change. */
export const leerlingChangeSchema = z.strictObject({
  versie: versionSchema,
  roepnaam: z.optional(roepnaamSchema),
  voorvoegsel: z.optional(part(20)),
  achternaam: z.optional(part(200)),
  jaargroep: z.optional(jaargroep),
  gebruikersnaam: z.optional(leerlingNameSchema),
  dier: z.optional(animalSchema),
  notitie: z.optional(textSchema(500, 0)),
});
export type LeerlingChange = z.infer<typeof leerlingChangeSchema>;

/** Body of `POST {A}/leerlingen/verplaatsingen`; no group = without a group. */
export const relocationSchema = z.strictObject({
  ids,
  naarGroepId: z.nullable(idSchema),
  subgroepId: z.optional(idSchema),
});
export type Relocation = z.infer<typeof relocationSchema>;
/** Answer: where everybody was, to undo it. */
export const movedSchema = z.strictObject({
  vorige: z.array(z.strictObject({ leerlingId: idSchema, groepId: z.nullable(idSchema) })),
});
export type Moved = z.infer<typeof movedSchema>;

/** Body of `POST {A}/leerlingen/verwijderingen`: to the bin. */
export const removalSchema = z.strictObject({ ids, reden: z.optional(textSchema(120, 0)) });
export type Removal = z.infer<typeof removalSchema>;
export const removedSchema = z.strictObject({ aantal: z.int().check(z.gte(0)), wissenOp: z.iso.date() });
export type Removed = z.infer<typeof removedSchema>;

/** Body of `POST {A}/leerlingen/startniveaus`; `niveau` null = the own year again. */
export const startniveausSchema = z.strictObject({
  ids,
  niveau: z.nullable(z.number('kies').check(z.gte(3, 'bereik'), z.lte(8.5, 'bereik'), z.multipleOf(0.5, 'bereik'))),
});
export type Startniveaus = z.infer<typeof startniveausSchema>;
/** Answer: what it was before, to undo it. */
export const startniveausSetSchema = z.strictObject({
  vorige: z.array(z.strictObject({ leerlingId: idSchema, niveau: z.nullable(z.number()) })),
});
export type StartniveausSet = z.infer<typeof startniveausSetSchema>;

/** Body of `POST {A}/leerlingen/notities`: a word to the leerling, shown on the map. */
export const leerlingnotitieSchema = z.strictObject({ ids, tekst: textSchema(200) });
export type Leerlingnotitie = z.infer<typeof leerlingnotitieSchema>;

/** Columns of the list; a minus = from the end. */
export const LEERLING_SORTING = [
  'naam',
  '-naam',
  'jaargroep',
  '-jaargroep',
  'groep',
  '-groep',
  'laatst',
  '-laatst',
] as const;
/** Query of `GET {A}/leerlingen`; `groep=zonder` = who has no group. */
export const leerlingListQuerySchema = z.strictObject({
  pagina: pageSchema,
  grootte: z._default(
    z.coerce.number('geheel').check(z.int('geheel'), z.gte(1, 'bereik'), z.lte(CONSTANTS.PAGE_MAX, 'bereik')),
    CONSTANTS.PAGE_DEFAULT,
  ),
  zoek: z._default(textSchema(80, 0), ''),
  sorteer: z._default(z.enum(LEERLING_SORTING), 'naam'),
  groep: z.optional(z.union([z.literal('zonder'), idSchema])),
});
export type LeerlingListQuery = z.infer<typeof leerlingListQuerySchema>;
export const listLeerlingSchema = z.strictObject({
  id: idSchema,
  naam: z.string(),
  roepnaam: z.string(),
  dier: z.string(),
  jaargroep: z.int(),
  gebruikersnaam: z.string(),
  groep: z.optional(z.strictObject({ id: idSchema, naam: z.string() })),
  laatstGeoefendOp: z.optional(z.iso.datetime()),
});
export type ListLeerling = z.infer<typeof listLeerlingSchema>;
export const leerlingListSchema = listSchema(listLeerlingSchema);
export type LeerlingList = z.infer<typeof leerlingListSchema>;

/** Answer of `POST {P}/sessies`: a session of the child itself. */
export const childSessionSchema = z.strictObject({ token: z.string() });
export type ChildSession = z.infer<typeof childSessionSchema>;

export const leerlingenManagementEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/leerlingen',
    right: 'leerlingen.lezen',
    params: adminParamsSchema,
    query: leerlingListQuerySchema,
    response: leerlingListSchema,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/groepen/:groepId/leerlingen',
    right: 'leerlingen.toevoegen',
    params: groepParamsSchema,
    body: addLeerlingenSchema,
    response: addedLeerlingenSchema,
    status: 201,
    idempotent: true,
  }),
  propose: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/leerlingvoorstellen',
    right: 'leerlingen.toevoegen',
    params: adminParamsSchema,
    body: leerlingProposalsVraagSchema,
    response: leerlingProposalsSchema,
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/leerlingen/verplaatsingen',
    right: 'leerlingen.wijzigen',
    params: adminParamsSchema,
    body: relocationSchema,
    response: movedSchema,
    idempotent: true,
  }),
  setStartniveau: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/leerlingen/startniveaus',
    right: 'leerlingen.startniveau',
    params: adminParamsSchema,
    body: startniveausSchema,
    response: startniveausSetSchema,
    idempotent: true,
  }),
  addNotitie: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/leerlingen/notities',
    right: 'leerlingen.bericht',
    params: adminParamsSchema,
    body: leerlingnotitieSchema,
    idempotent: true,
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/leerlingen/:leerlingId',
    right: 'leerlingen.lezen',
    params: panelLeerlingParamsSchema,
    response: leerlingDetailSchema,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/admins/:adminId/leerlingen/:leerlingId',
    right: 'leerlingen.wijzigen',
    params: panelLeerlingParamsSchema,
    body: leerlingChangeSchema,
    response: leerlingDetailSchema,
  }),
};

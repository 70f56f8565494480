import { z } from 'zod';
import { CONSTANTEN } from '#engine/core/domein/constanten.ts';
import { DIEREN } from '#engine/core/domein/dieren.ts';
import { PLAATJES } from '#engine/core/domein/plaatjes.ts';
import { idSchema, lijstSchema, paginaSchema, tekst } from '../../platform/contract/velden.contract.ts';
import { inlogsoortSchema } from '../auth/auth.contract.ts';

const versie = z.int('geheel').min(1, 'bereik');
const jaargroep = z.int('verplicht').min(0, 'bereik').max(8, 'bereik');
/** A pseudonym such as "Ster 7" may hold digits, a real name never has any other sign than these. */
export const roepnaamSchema = tekst(64).regex(/^(?=.*\p{L})[\p{L}\p{M}\p{Nd}'\u2018\u2019.\- ]+$/u, 'formaat');
const deel = (max: number) => tekst(max, 0).regex(/^[\p{L}\p{M}'\u2018\u2019.\- ]*$/u, 'formaat');
export const gebruikersnaamSchema = tekst(64, 3).regex(/^[\p{L}\p{M}\p{Nd}'._-]+$/u, 'formaat');
const ids = z.array(idSchema, 'kies').min(1, 'kies').max(CONSTANTEN.BULK_MAX, 'bereik');
export const dierSchema = z.enum(DIEREN, 'kies');

export const nieuweLeerlingSchema = z.strictObject({
  roepnaam: roepnaamSchema,
  voorvoegsel: deel(20).optional(),
  achternaam: deel(200).optional(),
  jaargroep,
  /** Made from the name when absent. */
  gebruikersnaam: gebruikersnaamSchema.optional(),
  dier: dierSchema.optional(),
});
export type NieuweLeerling = z.infer<typeof nieuweLeerlingSchema>;

/** Body of `POST {G}/leerlingen`. Without `inlogsoort` the year decides: pictures up to groep 3. */
export const leerlingenToevoegenSchema = z.strictObject({
  leerlingen: z.array(nieuweLeerlingSchema, 'kies').min(1, 'kies').max(CONSTANTEN.GROEP_MAX, 'bereik'),
  inlogsoort: inlogsoortSchema.optional(),
});
export type LeerlingenToevoegen = z.infer<typeof leerlingenToevoegenSchema>;

/** What goes on the sign-in card; shown once. */
export const wachtwoordkaartSchema = z.strictObject({
  naam: z.string(),
  dier: z.string(),
  soort: inlogsoortSchema,
  plaatjes: z.array(z.enum(PLAATJES)).optional(),
  wachtwoord: z.string().optional(),
  groepscode: z.string().optional(),
});
export type Wachtwoordkaart = z.infer<typeof wachtwoordkaartSchema>;
/** Answer of `POST {G}/leerlingen`. */
export const leerlingenToegevoegdSchema = z.strictObject({
  items: z.array(z.strictObject({ id: idSchema, gebruikersnaam: z.string(), wachtwoordkaart: wachtwoordkaartSchema })),
});
export type LeerlingenToegevoegd = z.infer<typeof leerlingenToegevoegdSchema>;

/** Body of `POST {A}/leerlingvoorstellen`: names as they are typed, unfinished ones too. */
export const leerlingvoorstellenVraagSchema = z.strictObject({
  namen: z
    .array(
      z.strictObject({
        roepnaam: tekst(64, 0),
        voorvoegsel: tekst(20, 0).optional(),
        achternaam: tekst(200, 0).optional(),
      }),
    )
    .max(CONSTANTEN.GROEP_MAX, 'bereik'),
});
export type LeerlingvoorstellenVraag = z.infer<typeof leerlingvoorstellenVraagSchema>;
export const dubbeleSchema = z.strictObject({
  leerlingId: idSchema,
  naam: z.string(),
  groep: z.string().optional(),
  prullenbak: z.boolean(),
});
/** Answer: a free user name per name, and who has that name already. */
export const leerlingvoorstellenSchema = z.strictObject({
  items: z.array(z.strictObject({ gebruikersnaam: z.string(), dubbel: z.array(dubbeleSchema) })),
});
export type Leerlingvoorstellen = z.infer<typeof leerlingvoorstellenSchema>;

/** Answer of `GET {P}` and `PATCH {P}`. */
export const leerlingDetailSchema = z.strictObject({
  id: idSchema,
  versie: z.int().min(1),
  roepnaam: z.string(),
  voorvoegsel: z.string(),
  achternaam: z.string(),
  jaargroep: z.int(),
  gebruikersnaam: z.string(),
  dier: z.string(),
  /** Seen by adults only. */
  notitie: z.string(),
  /** Level set by hand, whole and half years; absent = the own year. */
  startniveau: z.number().optional(),
  groepen: z.array(z.strictObject({ id: idSchema, naam: z.string() })),
});
export type LeerlingDetail = z.infer<typeof leerlingDetailSchema>;

/** Body of `PATCH {P}`: the fields that change. */
export const leerlingWijzigingSchema = z.strictObject({
  versie,
  roepnaam: roepnaamSchema.optional(),
  voorvoegsel: deel(20).optional(),
  achternaam: deel(200).optional(),
  jaargroep: jaargroep.optional(),
  gebruikersnaam: gebruikersnaamSchema.optional(),
  dier: dierSchema.optional(),
  notitie: tekst(500, 0).optional(),
});
export type LeerlingWijziging = z.infer<typeof leerlingWijzigingSchema>;

/** Body of `POST {A}/leerlingen/verplaatsingen`; no group = without a group. */
export const verplaatsingSchema = z.strictObject({
  ids,
  naarGroepId: idSchema.nullable(),
  subgroepId: idSchema.optional(),
});
export type Verplaatsing = z.infer<typeof verplaatsingSchema>;
/** Answer: where everybody was, to undo it. */
export const verplaatstSchema = z.strictObject({
  vorige: z.array(z.strictObject({ leerlingId: idSchema, groepId: idSchema.nullable() })),
});
export type Verplaatst = z.infer<typeof verplaatstSchema>;

/** Body of `POST {A}/leerlingen/verwijderingen`: to the bin. */
export const verwijderingSchema = z.strictObject({ ids, reden: tekst(120, 0).optional() });
export type Verwijdering = z.infer<typeof verwijderingSchema>;
export const verwijderdSchema = z.strictObject({ aantal: z.int().min(0), wissenOp: z.iso.date() });
export type Verwijderd = z.infer<typeof verwijderdSchema>;

/** Body of `POST {A}/leerlingen/startniveaus`; `niveau` null = the own year again. */
export const startniveausSchema = z.strictObject({
  ids,
  niveau: z.number('kies').min(3, 'bereik').max(8.5, 'bereik').multipleOf(0.5, 'bereik').nullable(),
});
export type Startniveaus = z.infer<typeof startniveausSchema>;
/** Answer: what it was before, to undo it. */
export const startniveausGezetSchema = z.strictObject({
  vorige: z.array(z.strictObject({ leerlingId: idSchema, niveau: z.number().nullable() })),
});
export type StartniveausGezet = z.infer<typeof startniveausGezetSchema>;

/** Body of `POST {A}/leerlingen/notities`: a word to the leerling, shown on the map. */
export const leerlingnotitieSchema = z.strictObject({ ids, tekst: tekst(200) });
export type Leerlingnotitie = z.infer<typeof leerlingnotitieSchema>;

export const LEERLINGSORTERING = ['naam', 'jaargroep', 'groep', 'laatst'] as const;
/** Query of `GET {A}/leerlingen`; `groep=zonder` = who has no group. */
export const leerlinglijstQuerySchema = z.strictObject({
  pagina: paginaSchema,
  grootte: z.coerce
    .number('geheel')
    .int('geheel')
    .min(1, 'bereik')
    .max(CONSTANTEN.PAGINA_MAX, 'bereik')
    .default(CONSTANTEN.PAGINA_STANDAARD),
  zoek: tekst(80, 0).default(''),
  sorteer: z.enum(['naam', '-naam', 'jaargroep', '-jaargroep', 'groep', '-groep', 'laatst', '-laatst']).default('naam'),
  groep: z.union([z.literal('zonder'), idSchema]).optional(),
});
export type LeerlinglijstQuery = z.infer<typeof leerlinglijstQuerySchema>;
export const lijstleerlingSchema = z.strictObject({
  id: idSchema,
  naam: z.string(),
  roepnaam: z.string(),
  dier: z.string(),
  jaargroep: z.int(),
  gebruikersnaam: z.string(),
  groep: z.strictObject({ id: idSchema, naam: z.string() }).optional(),
  laatstGeoefendOp: z.iso.datetime().optional(),
});
export type Lijstleerling = z.infer<typeof lijstleerlingSchema>;
export const leerlinglijstSchema = lijstSchema(lijstleerlingSchema);
export type Leerlinglijst = z.infer<typeof leerlinglijstSchema>;

/** Answer of `POST {P}/sessies`: a session of the child itself. */
export const kindsessieSchema = z.strictObject({ token: z.string() });
export type Kindsessie = z.infer<typeof kindsessieSchema>;

import { z } from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema, textSchema } from '../../platform/contract/fields.contract.ts';
import { panelLeerlingParamsSchema } from '../leerlingen/leerling-params.contract.ts';
import { TRANSFER_STATUSES } from '../verhuistokens/verhuistokens.contract.ts';

/** What a leerling is found by; never by a first name alone across customers. */
export const SEARCH_KINDS = ['gebruikersnaam', 'id', 'token'] as const;
export const SEARCH_MAX = 64;
export const SEARCH_MIN = 3;
export const SEARCH_REASON = { min: 10, max: 200 } as const;
/** Rows of an answer; more = somebody has to tell more. */
export const FOUND_MAX = 20;

/** Body of `POST /api/leerlingen/zoekopdrachten`: it writes the reason down, so it is no question that a browser may repeat. */
export const leerlingSearchSchema = z
  .strictObject({
    soort: z.enum(SEARCH_KINDS, 'kies'),
    zoek: textSchema(SEARCH_MAX, SEARCH_MIN),
    /** Code, BRIN or number of one school: within it, a part of the name is enough. */
    schoolcode: z.optional(textSchema(12, 0)),
    reden: textSchema(SEARCH_REASON.max, SEARCH_REASON.min),
  })
  .check(
    z.refine(({ soort: kind, zoek: text }) => kind !== 'id' || idSchema.safeParse(text).success, {
      path: ['zoek'],
      message: 'formaat',
    }),
  );
export type LeerlingSearch = z.infer<typeof leerlingSearchSchema>;

export const foundLeerlingSchema = z.strictObject({
  id: idSchema,
  adminId: idSchema,
  organisatie: z.string(),
  plaats: z.string(),
  naam: z.string(),
  gebruikersnaam: z.string(),
  groep: z.nullable(z.string()),
  status: z.enum(['actief', 'prullenbak']),
  /** Devices on which it is signed in. */
  sessions: z.int(),
});
export type FoundLeerling = z.infer<typeof foundLeerlingSchema>;
export const leerlingSearchResultSchema = z.strictObject({
  items: z.array(foundLeerlingSchema),
  /** There are more than are shown. */
  more: z.boolean(),
  /** What became of a code; the leerling may have gone with it. */
  token: z.nullable(
    z.strictObject({ status: z.enum(TRANSFER_STATUSES), until: z.iso.datetime(), organisatie: z.string() }),
  ),
});
export type LeerlingSearchResult = z.infer<typeof leerlingSearchResultSchema>;

export const leerlingSearchEndpoints = {
  search: endpoint({
    method: 'POST',
    path: '/api/leerlingen/zoekopdrachten',
    right: 'leerlingen.zoeken',
    body: leerlingSearchSchema,
    response: leerlingSearchResultSchema,
  }),
  /** Signs a leerling out everywhere, e.g. after a card was lost. */
  signOut: endpoint({
    method: 'DELETE',
    path: '/api/admins/:adminId/leerlingen/:leerlingId/sessies',
    right: 'leerlingen.wijzigen',
    params: panelLeerlingParamsSchema,
    response: z.strictObject({ aantal: z.int() }),
  }),
};

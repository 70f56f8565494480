import { z } from 'zod/mini';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import { ROLES } from '#engine/core/domein/roles.ts';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema, textSchema } from '../../platform/contract/fields.contract.ts';
import { ssoAcceptanceSchema } from '../docenten/uitnodiging.contract.ts';

/** Answer of `GET /api/auth/sso/aanbieders`: the sign-in services of this deployment. */
export const providersSchema = z.strictObject({
  items: z.array(z.strictObject({ id: z.string(), naam: z.string() })),
});
export type Providers = z.infer<typeof providersSchema>;

/** SHA-256 in base64url. */
const challengeSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'formaat'));
const proofSchema = z.string('verplicht').check(z.regex(/^[A-Za-z0-9._~-]{43,128}$/, 'formaat'));

export const ssoStartSchema = z.object({
  idp: textSchema(40),
  code_challenge: challengeSchema,
  return: z.optional(z.string().check(z.maxLength(2_000, 'maxlengte'))),
});
export type SsoStart = z.infer<typeof ssoStartSchema>;

export const tokenRequestSchema = z.strictObject({
  auth_code: z.string('verplicht').check(z.minLength(1, 'verplicht'), z.maxLength(200, 'maxlengte')),
  code_verifier: proofSchema,
});
export type TokenRequest = z.infer<typeof tokenRequestSchema>;

/** Answer of the exchange and of the refresh; both tokens are RS512. */
export const tokenPairSchema = z.strictObject({ access_token: z.string(), refresh_token: z.string() });
export type TokenPair = z.infer<typeof tokenPairSchema>;

/** Answer of `POST /api/auth/sso`: the user as the browser keeps it; `exp` is the end of the session in epoch seconds. */
export const ssoUserSchema = z.strictObject({
  _id: idSchema,
  role: z.enum(ROLES),
  adminId: z.optional(idSchema),
  exp: z.int(),
});
export type SsoUser = z.infer<typeof ssoUserSchema>;

/** Body of `POST /api/auth/sso/koppelingen`; case, dash and spaces do not matter. */
export const linkRequestSchema = z.strictObject({ koppelcode: textSchema(20) });
/** Code that is exchanged for tokens, as after a known identity. */
export const ssoLinkedSchema = z.strictObject({ auth_code: z.string() });

/** A link code, shown once: `BCDF-GH23`. */
export const linkCodeSchema = z.strictObject({ koppelcode: z.string(), verlooptOp: z.iso.datetime() });
export type LinkCode = z.infer<typeof linkCodeSchema>;

/** Answer of `GET /api/users/{id}/sso`: services with which a user can sign in. */
export const ownLinksSchema = z.strictObject({
  aanbieders: z.array(z.strictObject({ id: z.string(), naam: z.string(), gekoppeldOp: z.nullable(z.iso.datetime()) })),
});
export type OwnLinks = z.infer<typeof ownLinksSchema>;

const userParams = z.strictObject({ userId: idSchema });

/** The way in through a service of the school. */
export const ssoEndpoints = {
  providers: endpoint({
    method: 'GET',
    path: '/api/auth/sso/aanbieders',
    right: 'public',
    response: providersSchema,
  }),
  start: endpoint({
    method: 'GET',
    path: '/api/auth/sso/start',
    right: 'public',
    query: ssoStartSchema,
    download: 'text/html',
  }),
  /** What the service adds is its own. */
  callback: endpoint({ method: 'GET', path: '/api/auth/sso/callback', right: 'public', download: 'text/html' }),
  exchange: endpoint({
    method: 'GET',
    path: '/api/auth/token',
    right: 'public',
    query: tokenRequestSchema,
    response: tokenPairSchema,
  }),
  exchangePosted: endpoint({
    method: 'POST',
    path: '/api/auth/token',
    right: 'public',
    body: tokenRequestSchema,
    response: tokenPairSchema,
  }),
  refresh: endpoint({
    method: 'GET',
    path: '/api/auth/token/refresh',
    right: 'public',
    response: tokenPairSchema,
  }),
  /** Signs out with the refresh token, which outlives the access token. */
  end: endpoint({ method: 'DELETE', path: '/api/auth/token', right: 'public' }),
  user: endpoint({ method: 'POST', path: '/api/auth/sso', right: 'session', response: ssoUserSchema }),
  link: endpoint({
    method: 'POST',
    path: '/api/auth/sso/koppelingen',
    right: 'public',
    body: linkRequestSchema,
    response: ssoLinkedSchema,
  }),
  /** Accepts an invitation as whoever came back from a service. */
  accept: endpoint({
    method: 'POST',
    path: '/api/auth/sso/acceptaties',
    right: 'public',
    body: ssoAcceptanceSchema,
    response: ssoLinkedSchema,
    status: 201,
  }),
};

/** Services of one's own account. */
export const ownSsoEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/users/:userId/sso',
    right: 'zelf.lezen',
    params: userParams,
    response: ownLinksSchema,
  }),
  createCode: endpoint({
    method: 'POST',
    path: '/api/users/:userId/sso/koppelcodes',
    right: 'zelf.wijzigen',
    params: userParams,
    body: z.strictObject({
      huidigWachtwoord: z.string('verplicht').check(z.minLength(1, 'verplicht'), z.maxLength(128, 'maxlengte')),
    }),
    response: linkCodeSchema,
    status: 201,
  }),
  unlink: endpoint({
    method: 'DELETE',
    path: '/api/users/:userId/sso/:aanbieder',
    right: 'zelf.wijzigen',
    params: z.strictObject({ userId: idSchema, aanbieder: textSchema(40) }),
  }),
};

/** Answer of `POST /api/admins/{id}/sso/koppelcodes`. */
export const leerlingCodesSchema = z.strictObject({
  items: z.array(z.strictObject({ leerlingId: idSchema, koppelcode: z.string() })),
  verlooptOp: z.iso.datetime(),
});
export type LeerlingCodes = z.infer<typeof leerlingCodesSchema>;

/** Codes that a teacher gives to pupils. */
export const leerlingSsoEndpoints = {
  createCodes: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/sso/koppelcodes',
    right: 'wachtwoorden.beheren',
    params: z.strictObject({ adminId: idSchema }),
    body: z.strictObject({
      leerlingIds: z.array(idSchema, 'kies').check(z.minLength(1, 'kies'), z.maxLength(CONSTANTS.GROEP_MAX, 'bereik')),
    }),
    response: leerlingCodesSchema,
    status: 201,
  }),
};

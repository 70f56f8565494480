import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Env } from '../../platform/env.ts';
import { isInEarnest } from '../../platform/env.ts';

/** Where in the answer of a service its facts stand; absent = the service does not tell them. */
export interface ClaimMap {
  subject: string;
  brin?: string | undefined;
  eckId?: string | undefined;
  /** Whether somebody learns or works at the school. */
  affiliation?: string | undefined;
  /** The platform of a school, within which the subject is somebody. */
  platform?: string | undefined;
  /** Who acts, and whose account it is: where the first of a pair is told and is not the second, somebody else is in. */
  acting?: readonly (readonly [actor: string, owner: string])[] | undefined;
}

/** Where a service is that speaks OAuth 2 without OpenID Connect, and so tells nothing of itself. */
export interface PlainService {
  authorize: string;
  token: string;
  person: string;
}

const CLAIMS = {
  oidc: { subject: 'sub' },
  /** Names of Kennisnet. */
  entree: {
    subject: 'sub',
    brin: 'nlEduPersonHomeOrganizationId',
    eckId: 'eckId',
    affiliation: 'eduPersonAffiliation',
  },
  /** A parent has an account beside that of the child, which must not become the child. */
  smartschool: {
    subject: 'userID',
    platform: 'platform',
    acting: [
      ['actualUserName', 'name'],
      ['actualUserSurname', 'surname'],
    ],
  },
} as const satisfies Record<string, ClaimMap>;

const SCOPES = { oidc: 'openid', entree: 'openid', smartschool: 'userinfo' } as const;

/** The addresses of Smartschool, at its own host or at the platform of one school. */
const smartschoolAt = (issuer: string): PlainService => {
  const base = issuer.replace(/\/+$/, '');
  return {
    authorize: `${base}/OAuth`,
    token: `${base}/OAuth/index/token`,
    person: `${base}/Api/V1/userinfo`,
  };
};

const providerSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9-]{1,40}$/),
    naam: z.string().min(1).max(80),
    soort: z.enum(['oidc', 'entree', 'smartschool']).default('oidc'),
    issuer: z.url({ protocol: /^https?$/ }),
    clientId: z.string().min(1),
    /** Name of the environment variable that holds the secret; absent = a client without one. */
    clientSecretEnv: z.string().min(1).optional(),
    scope: z.string().optional(),
    claims: z
      .strictObject({ subject: z.string(), brin: z.string(), eckId: z.string(), affiliation: z.string() })
      .partial()
      .default({}),
  })
  // Without PKCE only the secret says that the answer is for us.
  .refine(({ soort: kind, clientSecretEnv }) => kind !== 'smartschool' || clientSecretEnv !== undefined, {
    path: ['clientSecretEnv'],
  })
  .transform(({ soort: kind, claims, scope, ...rest }) => ({
    ...rest,
    scope: scope ?? SCOPES[kind],
    claims: { ...CLAIMS[kind], ...claims } satisfies ClaimMap,
    plain: kind === 'smartschool' ? smartschoolAt(rest.issuer) : undefined,
  }));

/** A sign-in service of schools. */
export interface Provider {
  id: string;
  naam: string;
  issuer: string;
  clientId: string;
  clientSecret?: string | undefined;
  scope: string;
  claims: ClaimMap;
  /** Present when it speaks no OpenID Connect. */
  plain?: PlainService | undefined;
  /** Only offered while it answers: the one that a demo starts beside itself. */
  onlyWhileUp: boolean;
}

/** The service of `npm run idp`, with demo users. */
const demoProvider = (issuer: string): Provider => ({
  id: 'demo',
  naam: 'Schoolaccount (demo)',
  issuer,
  clientId: 'taaltocht',
  scope: 'openid entree',
  claims: CLAIMS.entree,
  onlyWhileUp: true,
});

const fail = (file: string, reason: string): Error => new Error(`SSO_FILE ${file}: ${reason}`);

function readProviders(file: string, source: Record<string, string | undefined>): Provider[] {
  const outcome = z.array(providerSchema).safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!outcome.success) throw fail(file, outcome.error.issues.map(({ path }) => path.join('.')).join(', '));
  return outcome.data.map(({ clientSecretEnv, ...provider }) => {
    const clientSecret = clientSecretEnv === undefined ? undefined : source[clientSecretEnv];
    if (clientSecretEnv !== undefined && clientSecret === undefined) throw fail(file, `${clientSecretEnv} is not set`);
    return { ...provider, clientSecret, onlyWhileUp: false };
  });
}

/** The services of this deployment; a wrong file stops the start with one clear line. */
export function loadProviders(env: Env, source: Record<string, string | undefined> = process.env): Provider[] {
  const { SSO_FILE: file } = env;
  if (file === undefined) return env.DEMO === 'aan' && !isInEarnest(env) ? [demoProvider(env.IDP_URL)] : [];
  const providers = readProviders(file, source);
  if (isInEarnest(env) && env.BASE_URL === undefined) throw fail(file, 'BASE_URL is not set');
  const insecure = providers.find(({ issuer }) => issuer.startsWith('http:'));
  if (insecure !== undefined && isInEarnest(env)) throw fail(file, `${insecure.id}: https is needed`);
  if (new Set(providers.map(({ id }) => id)).size < providers.length) throw fail(file, 'two services share an id');
  return providers;
}

import type {
  authEndpoints,
  GroepscodeAntwoord,
  LoginKind,
  SignInRequest,
} from '#server/features/auth/auth.contract.ts';
import type { ssoEndpoints } from '#server/features/sso/sso.contract.ts';
import type { ClientPath } from '#web/platform/endpoint/address.ts';
import { isObject } from '#web/platform/gebruiker.ts';
import { http } from '#web/platform/http.ts';

export type { SignInRequest };
export type GroepLeerling = GroepscodeAntwoord['leerlingen'][number];
/** A group as the tiles show it, with the code that opened it. */
export interface LoginGroep {
  code: string;
  naam: string;
  leerlingen: readonly GroepLeerling[];
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const kind = (value: unknown): LoginKind => (value === 'tekst' ? 'tekst' : 'plaatjes');

/** Read by hand: the schema library would double the size of this page. */
function readGroep(body: unknown): GroepscodeAntwoord {
  if (!isObject(body) || !Array.isArray(body['leerlingen'])) throw new Error('unexpected answer of groepscodes');
  const leerlingen = body['leerlingen'].filter(isObject).map((row) => ({
    id: text(row['id']),
    roepnaam: text(row['roepnaam']),
    dier: text(row['dier']),
    soort: kind(row['soort']),
  }));
  return { groepnaam: text(body['groepnaam']), leerlingen };
}

const FIND: ClientPath<typeof authEndpoints.findGroepscode> = '/groepscodes/:code';

export function fetchGroep(code: string): Promise<GroepscodeAntwoord> {
  const path = FIND.replace(':code', encodeURIComponent(code));
  return http.json(path, readGroep, { bearer: null, skipSessionRule: true });
}

const PROVIDERS: ClientPath<typeof ssoEndpoints.providers> = '/auth/sso/aanbieders';

/** Whether people can come in with an account of their school. */
export function hasProviders(): Promise<boolean> {
  const read = (body: unknown): boolean => isObject(body) && Array.isArray(body['items']) && body['items'].length > 0;
  return http.json(PROVIDERS, read, { bearer: null, skipSessionRule: true });
}

/** The token check comes along only when somebody signs in. */
export async function signInWithToken(details: SignInRequest | 'demo'): Promise<void> {
  const { signIn: on } = await import('#web/platform/sign-in.ts');
  await (details === 'demo' ? on('/auth/demo') : on('/auth', details));
}

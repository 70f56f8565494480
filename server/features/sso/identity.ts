import type { ClaimMap } from './providers.ts';

/** Who a service says that somebody is. */
export interface Identity {
  issuer: string;
  subject: string;
  /** Institution and, where told, location: `11ZZ` or `11ZZ03`. */
  brin?: string;
  eckId?: string;
  /** The service says that this is a pupil. */
  leerling?: boolean;
}

const LENGTH_MAX = 256;
const textOf = (value: unknown): string | undefined => {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' || text.length > LENGTH_MAX ? undefined : text;
};

/** A leerling, and nobody who works there too; a service that does not say so leaves it open. */
function learns(value: unknown): boolean {
  const all: unknown[] = Array.isArray(value) ? value : [value];
  return all.includes('student') && !all.includes('employee') && !all.includes('staff');
}

type ClaimAt = (name: string | undefined) => string | undefined;

/** Name that a service gives somebody; of one with platforms it says nothing without the platform. */
function subjectOf(map: ClaimMap, at: ClaimAt): string | undefined {
  const subject = at(map.subject);
  if (map.platform === undefined || subject === undefined) return subject;
  const platform = at(map.platform);
  return platform === undefined ? undefined : `${platform.toLowerCase()}/${subject}`;
}

/** Whether somebody else than the owner of the account signed in with it, such as a parent with a co-account. */
export const isCoAccount = ({ acting = [] }: ClaimMap, claims: Record<string, unknown>): boolean =>
  acting.some(([actor, owner]) => {
    const who = textOf(claims[actor]);
    return who !== undefined && who !== textOf(claims[owner]);
  });

/** Identity in the claims of a service; undefined when it does not say who. */
export function identityOf(issuer: string, map: ClaimMap, claims: Record<string, unknown>): Identity | undefined {
  const at: ClaimAt = (name) => (name === undefined ? undefined : textOf(claims[name]));
  const subject = subjectOf(map, at);
  const [brin, eckId] = [at(map.brin)?.toUpperCase(), at(map.eckId)];
  if (subject === undefined) return undefined;
  return {
    issuer,
    subject,
    ...(brin === undefined ? {} : { brin }),
    ...(eckId === undefined ? {} : { eckId }),
    ...(map.affiliation !== undefined && learns(claims[map.affiliation]) ? { leerling: true } : {}),
  };
}

const INSTITUTION = 4;

/** Whether two codes can be of one school: the institution, and the location where both name one. */
export function isSameSchool(one: string, other: string): boolean {
  const length = one.length > INSTITUTION && other.length > INSTITUTION ? undefined : INSTITUTION;
  return one.slice(0, length).toUpperCase() === other.slice(0, length).toUpperCase();
}

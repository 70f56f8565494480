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

/** Identity in the claims of a service; undefined when it does not say who. */
export function identityOf(issuer: string, map: ClaimMap, claims: Record<string, unknown>): Identity | undefined {
  const at = (name: string | undefined): string | undefined => (name === undefined ? undefined : textOf(claims[name]));
  const subject = at(map.subject);
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

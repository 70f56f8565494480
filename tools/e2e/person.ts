/** Somebody who is signed in with calls of the API. */
import type { Vraag } from './vraag.ts';

/** Somebody with a session; the group is the one whose screens are photographed. */
export interface Person {
  id: string;
  role: string;
  token: string;
  exp: number;
  adminId: string;
  groepId: string;
  leerlingId: string;
  /** Link with a child that a school shares. */ koppelingId?: string;
}

/** Who has no tenant in the session: a child, and who looks along with all. */
export const WITHOUT_TENANT: readonly string[] = ['leerling', 'office', 'superadmin'];

interface Claims {
  _id: string;
  role: string;
  exp: number;
  tid?: string;
  adminId?: string;
}
const claimsOf = (token: string): Claims =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));

/** A pupil of a group by its place; nobody in an empty one. */
export async function findChild(
  vraag: Vraag,
  { adminId, groepId, token }: Pick<Person, 'adminId' | 'groepId' | 'token'>,
  place = 0,
): Promise<string> {
  const { items } = await vraag<{ items: { id: string }[] }>(`/admins/${adminId}/groepen/${groepId}/leerlingen`, {
    token,
  });
  return items[place]?.id ?? '';
}

/** Who a token is about. */
export function withToken(token: string): Person {
  const claims = claimsOf(token);
  const leerlingId = claims.role === 'leerling' ? claims._id : '';
  return {
    id: claims._id,
    role: claims.role,
    exp: claims.exp,
    token,
    adminId: claims.adminId ?? claims.tid ?? '',
    groepId: '',
    leerlingId,
  };
}

/** Signs somebody in; the group is the named one, else the first. */
export async function signIn(vraag: Vraag, details: Record<string, unknown>, groep = ''): Promise<Person> {
  const { token } = await vraag<{ token: string }>('/auth', { body: details });
  const empty = withToken(token);
  if (WITHOUT_TENANT.includes(empty.role)) return empty;
  const { adminId } = empty;
  const { items } = await vraag<{ items: { id: string; naam: string }[] }>(`/admins/${adminId}/groepen`, { token });
  const groepId = (items.find(({ naam: name }) => name === groep) ?? items[0])?.id ?? '';
  return { ...empty, groepId, leerlingId: groepId === '' ? '' : await findChild(vraag, { adminId, groepId, token }) };
}

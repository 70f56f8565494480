import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Agent } from './endpoint-client.ts';

export const proofOf = (): string => randomBytes(32).toString('base64url');
export const challengeOf = (proof: string): string => createHash('sha256').update(proof).digest('base64url');
const cookieOf = (header: unknown): string => z.array(z.string()).parse(header)[0]?.split(';')[0] ?? '';

/** A browser that left for a service. */
interface Began {
  cookie: string;
  address: URL;
  proof: string;
}
/** A browser that came back. */
export interface Returned extends Began {
  /** Page of ours on which it ends. */
  page: URL;
  after: string;
}

/** Signs in at the service as a browser does; answers where it sends the browser back to. */
async function signInThere(address: URL, who: string): Promise<string> {
  const jar = new Map<string, string>();
  const visit = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { ...init, headers: { ...init.headers, cookie }, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
      jar.set(name, value);
    }
    return answer;
  };
  const next = (answer: Response): string => new URL(answer.headers.get('location') ?? '', address).href;
  const page = next(await visit(address.href));
  const body = new URLSearchParams({ wie: who }).toString();
  const done = await visit(page, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  return next(await visit(next(done)));
}

/** Visits to services of schools, as a browser makes them. */
export function createSsoVisitor(agent: () => Agent, base: string) {
  async function begin(idp = 'school', back = '/'): Promise<Began> {
    const proof = proofOf();
    const { headers } = await agent()
      .get('/api/auth/sso/start')
      .query({ idp, code_challenge: challengeOf(proof), return: back })
      .expect(303);
    return { proof, cookie: cookieOf(headers['set-cookie']), address: new URL(headers['location'] ?? '') };
  }
  async function comeBack(began: Began, back: string): Promise<Returned> {
    const { pathname, search } = new URL(back);
    const { headers } = await agent().get(`${pathname}${search}`).set('Cookie', began.cookie).expect(303);
    const cookies = z.array(z.string()).parse(headers['set-cookie'] ?? []);
    return { ...began, page: new URL(headers['location'] ?? '', base), after: cookies.at(-1)?.split(';')[0] ?? '' };
  }
  async function visit(who: string, idp = 'school', back = '/'): Promise<Returned> {
    const began = await begin(idp, back);
    return comeBack(began, await signInThere(began.address, who));
  }
  return { begin, signInThere, comeBack, visit };
}

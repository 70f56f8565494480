import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the service tells of somebody, under the names of Smartschool. */
export type SmartschoolUser = Readonly<Record<string, string>>;
export interface PlainProvider {
  issuer: string;
  stop(): Promise<void>;
}
interface Command {
  /** By the name that the test signs in with. */
  users: Readonly<Record<string, SmartschoolUser>>;
  clientId: string;
  secret: string;
  redirect: string;
}

async function readForm(req: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const part of req.setEncoding('utf8')) text += String(part);
  return new URLSearchParams(text);
}

/**
 * A service that speaks OAuth 2 as Smartschool does: no discovery, no token about somebody, no PKCE; a code that counts once for
 * whoever knows the secret, and a page that tells who it is. `wie` in the address signs in; without it the visit is cancelled.
 */
export async function startPlainProvider({ users, clientId, secret, redirect }: Command): Promise<PlainProvider> {
  const codes = new Map<string, string>();
  const tokens = new Map<string, string>();
  const server = createServer((req, res) => {
    const json = (status: number, body: object): void => {
      res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    const { pathname, searchParams: query } = new URL(req.url ?? '/', 'http://localhost');
    const authorize = (): void => {
      if (query.get('client_id') !== clientId || query.get('redirect_uri') !== redirect) return json(400, {});
      const who = query.get('wie') ?? '';
      const back = new URL(redirect);
      back.searchParams.set('state', query.get('state') ?? '');
      if (users[who] === undefined) back.searchParams.set('error', 'access_denied');
      else {
        const code = `code-${codes.size}-${who}`;
        codes.set(code, who);
        back.searchParams.set('code', code);
      }
      res.writeHead(302, { location: back.href }).end();
    };
    const exchange = async (): Promise<void> => {
      const form = await readForm(req);
      const code = form.get('code') ?? '';
      const who = codes.get(code);
      codes.set(code, '');
      const isKnown = form.get('client_id') === clientId && form.get('client_secret') === secret;
      if (!isKnown) return json(401, { error: 'invalid_client' });
      if (who === undefined || who === '') return json(400, { error: 'invalid_grant' });
      const token = `token-${tokens.size}`;
      tokens.set(token, who);
      json(200, { access_token: token, token_type: 'Bearer', expires_in: 3_600 });
    };
    if (pathname === '/OAuth') return authorize();
    if (pathname === '/OAuth/index/token') return void exchange();
    const person = users[tokens.get(/^Bearer (.+)$/.exec(req.headers.authorization ?? '')?.[1] ?? '') ?? ''];
    if (pathname !== '/Api/V1/userinfo' || person === undefined) return json(401, {});
    json(200, person);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port }: AddressInfo = JSON.parse(JSON.stringify(server.address()));
  return {
    issuer: `http://localhost:${port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

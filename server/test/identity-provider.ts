import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider, type Configuration, type Interaction } from 'oidc-provider';

/** Somebody of a school as its sign-in service knows them. */
export interface SchoolUser {
  id: string;
  name: string;
  brin?: string;
  /** Works at the school. */ employee?: true;
  eckId?: string;
}
export interface IdentityProvider {
  issuer: string;
  stop(): Promise<void>;
}

/** Names of Kennisnet. */
const ENTREE = ['givenName', 'eduPersonAffiliation', 'nlEduPersonHomeOrganizationId', 'eckId'];

const entreeOf = ({ name, brin, employee, eckId }: SchoolUser): object => ({
  givenName: name,
  eduPersonAffiliation: employee === true ? 'employee' : 'student',
  ...(brin === undefined ? {} : { nlEduPersonHomeOrganizationId: brin }),
  ...(eckId === undefined ? {} : { eckId }),
});

const configure = (users: readonly SchoolUser[], redirects: readonly string[]): Configuration => ({
  clients: [
    {
      client_id: 'taaltocht',
      redirect_uris: [...redirects],
      grant_types: ['authorization_code'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    },
  ],
  pkce: { required: () => true },
  claims: { openid: ['sub'], entree: ENTREE },
  scopes: ['openid', 'entree'],
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_, interaction: Interaction) => `/inloggen/${interaction.uid}` },
  cookies: { keys: ['a service of one machine, for trying and for tests'] },
  ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 3_600, IdToken: 600, Interaction: 3_600, Session: 3_600 },
  findAccount: (_, id) => {
    const user = users.find((one) => one.id === id);
    if (user === undefined) return undefined;
    return { accountId: id, claims: () => ({ sub: id, ...entreeOf(user) }) };
  },
  // The school has agreed for its people: nobody is asked again.
  loadExistingGrant: async ({ oidc }) => {
    const { client, session, provider } = oidc;
    if (client === undefined || session?.accountId === undefined) return undefined;
    const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
    grant.addOIDCScope('openid entree');
    await grant.save();
    return grant;
  },
});

const safe = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Whom to sign in as: a button for everybody, since this service keeps no secrets. */
const choicePage = (visit: string, users: readonly SchoolUser[]): string => `<!doctype html>
<html lang="nl"><meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><title>Schoolaccount</title>
<style>body{font:18px/1.5 system-ui;max-width:28rem;margin:10vh auto;padding:0 1rem}button{display:block;width:100%;margin:.5rem 0;padding:.8rem;font:inherit;text-align:left;cursor:pointer}</style>
<h1>Schoolaccount</h1><p>Deze dienst is om te proberen. Kies wie je bent.</p>
<form method="post" action="/inloggen/${visit}">
${users.map(({ id, name }) => `<button name="wie" value="${safe(id)}">${safe(name)}</button>`).join('\n')}
<button name="wie" value="">Annuleren</button>
</form></html>`;

async function readForm(req: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const part of req.setEncoding('utf8')) text += String(part);
  return new URLSearchParams(text);
}

/** The pages of the service itself; everything else is the standard's. */
function createPages(provider: Provider, users: readonly SchoolUser[]) {
  return async (visit: string, req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (req.method !== 'POST') {
      res.setHeader('Content-Type', 'text/html; charset=utf-8').end(choicePage(visit, users));
      return;
    }
    const who = (await readForm(req)).get('wie') ?? '';
    const outcome =
      who === ''
        ? { error: 'access_denied', error_description: 'cancelled by the user' }
        : { login: { accountId: who, remember: false } };
    await provider.interactionFinished(req, res, outcome, { mergeWithLastSubmission: false });
  };
}

/** A real sign-in service on this machine, for tests and for trying; port 0 takes any. */
export async function startIdentityProvider(options: {
  port: number;
  users: readonly SchoolUser[];
  /** Full addresses to which it may send a browser back. */ redirects: readonly string[];
}): Promise<IdentityProvider> {
  const server = createServer();
  server.listen(options.port, '127.0.0.1');
  await once(server, 'listening');
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : options.port;
  const issuer = `http://localhost:${port}`;
  const provider = new Provider(issuer, configure(options.users, options.redirects));
  const pages = createPages(provider, options.users);
  const standard = provider.callback();
  server.on('request', (req, res) => {
    const visit = /^\/inloggen\/([\w-]+)$/.exec(req.url ?? '')?.[1];
    if (visit === undefined) void standard(req, res);
    else pages(visit, req, res).catch(() => res.writeHead(400).end());
  });
  return {
    issuer,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

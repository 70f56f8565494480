import { Agent, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { errorSchema } from '../platform/error/error.contract.ts';
import { findEndpoints } from '../platform/contract/find-endpoints.ts';
import { startKit, type ApiKit } from '../test/api-kit.ts';
import { FuzzRequests, type FuzzRequest } from '../test/fuzz-requests.ts';

/** A slice in every run; `npm run -s test:fault -- --case 12` sends them all. */
const COUNT = Number(process.env['FUZZ_REQUESTS'] ?? 800);
const SEED = Number(process.env['FUZZ_SEED'] ?? 12);
/** Sent side by side. */
const LANES = 8;
/** The clock goes on, so that throttles let go and terms end. */
const STEP_MS = 2_000;
const USERS = ['beheer.een', 'beheer.een', 'docent.een', 'zoé.een', 'super'] as const;

let kit: ApiKit;
let http: Server;
const agent = new Agent({ keepAlive: true, maxSockets: LANES });
const tokens: string[] = [];

async function signIn(): Promise<void> {
  for (const [nr, name] of USERS.entries()) tokens[nr] = await kit.token(name).catch(() => '');
}
beforeAll(async () => {
  kit = await startKit();
  http = createServer(kit.server.app);
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  await signIn();
});
afterAll(async () => {
  agent.destroy();
  http.close();
  await kit.stop();
});

const portOf = (address: AddressInfo | string | null): number =>
  typeof address === 'object' && address !== null ? address.port : 0;

/** Sends one call; answers its status and text. */
function send({ method, path, headers, body, sender }: FuzzRequest): Promise<{ status: number; text: string }> {
  const token = sender === undefined ? '' : (tokens[sender] ?? '');
  const all = { ...headers, ...(token !== '' && { Authorization: `Bearer ${token}` }), 'content-length': body.length };
  return new Promise((done, failed) => {
    const call = request({ agent, port: portOf(http.address()), method, path, headers: all }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => done({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') }));
    });
    call.on('error', failed);
    call.end(body);
  });
}

function isError(text: string): boolean {
  try {
    return errorSchema.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

it(`answers ${COUNT} malformed calls without one fault of its own`, async () => {
  const { een: school } = kit.scholen;
  const known = {
    adminId: school.adminId,
    groepId: school.groepA,
    leerlingId: school.leerling,
    instellingId: school.settingA,
    userId: school.docent,
    docentId: school.docent,
    stem: 'nl',
    audioId: 'w:trein',
  };
  const endpoints = (await findEndpoints()).map(({ endpoint }) => endpoint);
  const fuzz = new FuzzRequests({ endpoints, known, senders: USERS.length }, SEED);
  const faults: string[] = [];
  const statuses = new Map<number, number>();
  let sent = 0;
  const lane = async (): Promise<void> => {
    while (sent < COUNT) {
      sent += 1;
      kit.klok.ahead(STEP_MS);
      if (sent % 250 === 0) await signIn();
      const call = fuzz.next();
      const { status, text } = await send(call);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status >= 500 || (status >= 400 && !isError(text)))
        faults.push(`${status} ${call.name} ${call.path} ${call.body.toString('utf8').slice(0, 300)} -> ${text}`);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  if (process.env['FUZZ_PRINT'] !== undefined)
    process.stdout.write(`${JSON.stringify([...statuses])}\n${faults.join('\n')}\n`);
  expect(faults).toEqual([]);
  // Not all of it may end at the sign-in: the fuzz reaches what lies behind.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(COUNT / 20);
});

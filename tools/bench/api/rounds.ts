/** One round: every kind of request in turn, against the same running product. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { landkaartSchema } from '../../../server/features/landkaart/landkaart.contract.ts';
import { tokenAntwoordSchema } from '../../../server/features/auth/auth.contract.ts';
import { buildAntwoord } from '../../../server/test/ronde.ts';
import { startChild, type Child } from './child.ts';
import { runLoad, sampleOf, type Load, type Sample } from './load.ts';
import type { Player, School } from './school.ts';
import type { WireRequest } from './wire.ts';

export const KINDS = ['express', 'loop', 'batch', 'landkaart', 'ronde', 'groep', 'aanmelden'] as const;
export type Kind = (typeof KINDS)[number];
export type Round = Partial<Record<Kind, Sample>>;

const PASSWORD = 'een goed lang wachtwoord';
const CLIENTS = 16;
const PER_BATCH = 10;
/** Adults look at a group far less often than children answer. */
const GROEP_CLIENTS = 4;

interface Signed {
  player: Player;
  token: string;
}
/** Stone of a pupil whose doors are open. */
interface Spot extends Signed {
  path: string;
  game: string;
}
interface Sent {
  sent: number;
  confirmed: number;
}
export interface Bench {
  measure: Record<Kind, (ms: number) => Promise<Sample | undefined>>;
  tally(): Sent;
  stop(): Promise<void>;
}

const portSchema = z.int().min(1);
const loopSchema = z.object({ times: z.array(z.number()), ms: z.number(), cpu: z.number(), sent: z.int() });

async function signIn(base: string, gebruikersnaam: string): Promise<string> {
  const answer = await fetch(`${base}/api/auth`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ gebruikersnaam, wachtwoord: PASSWORD }),
  });
  return tokenAntwoordSchema.parse(await answer.json()).token;
}

async function signInAll(base: string, players: readonly Player[]): Promise<Signed[]> {
  const out: Signed[] = [];
  for (const player of players) out.push({ player, token: await signIn(base, player.signInName) });
  return out;
}

/** The first stone that a pupil may play, as its map shows it. */
async function findSpot(base: string, signed: Signed): Promise<Spot> {
  const { leerlingId } = signed.player;
  const answer = await fetch(`${base}/api/leerlingen/${leerlingId}/landkaart`, {
    headers: { Authorization: `Bearer ${signed.token}` },
  });
  const { routes } = landkaartSchema.parse(await answer.json());
  for (const { somvensterId, stenen } of routes) {
    const steen = stenen.find(
      ({ status, deuren }) => ['open', 'bezig', 'blijft_open'].includes(status) && deuren.length > 0,
    );
    const [game] = steen?.deuren ?? [];
    if (steen !== undefined && game !== undefined)
      return {
        ...signed,
        game,
        path: `/api/leerlingen/${leerlingId}/somvensters/${somvensterId}/taken/${steen.taakId}/spelrondes`,
      };
  }
  throw new Error('no open stone');
}

/** One of a row for the n-th request of a client: each client has its own. */
function turns<T>(rows: readonly T[]): (client: number) => T {
  const turn = Array.from({ length: CLIENTS }, () => 0);
  return (client) => {
    const nr = turn[client] ?? 0;
    turn[client] = nr + 1;
    const row = rows[(client + nr * CLIENTS) % rows.length];
    if (row === undefined) throw new Error('nobody to ask for');
    return row;
  };
}

/** Batches of fresh answers, as the outbox of a pupil sends them. */
function createBatches(signed: readonly Signed[], { words }: School, count: Sent): Pick<Load, 'next' | 'saw'> {
  const who = turns(signed);
  let seq = 1_000_000;
  return {
    next: (client) => {
      const { player, token } = who(client);
      const antwoorden = Array.from({ length: PER_BATCH }, (_, nr) => {
        const word = words[(seq + nr) % words.length] ?? { itemId: '', doelId: '', ruw: '' };
        seq += 1;
        return buildAntwoord(player, { ...word, clientId: randomUUID(), nr, seq });
      });
      count.sent += PER_BATCH;
      return { method: 'POST', path: '/api/antwoorden', token, body: JSON.stringify({ antwoorden }) };
    },
    saw: ({ body }) => {
      count.confirmed += Number(/"nieuw":(\d+)/.exec(body.toString())?.[1] ?? 0);
    },
  };
}

interface Parts {
  product: Child;
  express: Child;
  loop: Child | undefined;
  port: number;
  barePort: number;
  school: School;
  playing: readonly Signed[];
  spots: readonly Spot[];
  docent: string;
  count: Sent;
}

/** What each kind of request is. */
function createMeasures(parts: Parts): Bench['measure'] {
  const { product, express, port, barePort, school, playing, spots, docent, count } = parts;
  const on =
    (server: Child, at: number, clients = CLIENTS) =>
    (part: Pick<Load, 'next' | 'saw'>) =>
    (ms: number) =>
      runLoad({ server, port: at, clients, ms, ...part });
  const ours = on(product, port);
  const each = <T>(rows: readonly T[], request: (row: T) => WireRequest): Pick<Load, 'next'> => {
    const who = turns(rows);
    return { next: (client) => request(who(client)) };
  };
  const groep = `/api/admins/${school.adminId}/groepen/${school.groepId}/voortgang`;
  const post = (path: string, content: object, token?: string): WireRequest => ({
    method: 'POST',
    path,
    token,
    body: JSON.stringify(content),
  });
  return {
    express: on(express, barePort)({ next: () => ({ method: 'GET', path: '/' }) }),
    loop: (ms) => measureLoop(parts, ms),
    batch: ours(createBatches(playing, school, count)),
    landkaart: ours(
      each(spots, ({ player, token }) => ({
        method: 'GET',
        path: `/api/leerlingen/${player.leerlingId}/landkaart`,
        token,
      })),
    ),
    ronde: ours(
      each(spots, ({ path, token, game }) => post(path, { rondeId: randomUUID(), game, apparaat: 'tablet' }, token)),
    ),
    groep: on(product, port, GROEP_CLIENTS)({ next: () => ({ method: 'GET', path: groep, token: docent }) }),
    aanmelden: ours(
      each(school.playing, (player) => post('/api/auth', { gebruikersnaam: player.signInName, wachtwoord: PASSWORD })),
    ),
  };
}

/** Starts product, bare Express and, on PostgreSQL, the loop; signs everybody in. */
export async function openBench({
  dataDir,
  url,
  school,
}: {
  dataDir: string;
  url: string | undefined;
  school: School;
}): Promise<Bench> {
  const product = startChild('product.ts', {
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DEMO: 'uit',
    DATABASE_URL: url ?? '',
    GEBOUWD_DIR: dataDir,
  });
  const express = startChild('express.ts', { NODE_ENV: 'production' });
  const loop = url === undefined ? undefined : startChild('statement.ts', { DATABASE_URL: url });
  const stop = async (): Promise<void> => {
    await Promise.all([product.stop(), express.stop(), loop?.stop()]);
  };
  try {
    const port = await product.ask({}, portSchema);
    const base = `http://127.0.0.1:${port}`;
    const playing = await signInAll(base, school.playing);
    const spots: Spot[] = [];
    for (const signed of await signInAll(base, school.reading)) spots.push(await findSpot(base, signed));
    const docent = await signIn(base, school.docent);
    const count: Sent = { sent: 0, confirmed: 0 };
    const barePort = await express.ask({}, portSchema);
    const measure = createMeasures({ product, express, loop, port, barePort, school, playing, spots, docent, count });
    return { measure, tally: () => count, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function measureLoop({ loop, school, count }: Parts, ms: number): Promise<Sample | undefined> {
  if (loop === undefined) return undefined;
  const out = await loop.ask({ ms, perBatch: PER_BATCH, players: school.straight, words: school.words }, loopSchema);
  count.sent += out.sent;
  count.confirmed += out.sent;
  return sampleOf(out.times, out);
}

/** Each kind once, in the same order. */
export async function measureRound({ measure }: Bench, kinds: readonly Kind[], ms: number): Promise<Round> {
  const out: Round = {};
  for (const kind of kinds) {
    const sample = await measure[kind](ms);
    if (sample !== undefined) out[kind] = sample;
  }
  return out;
}

/** A pupil who plays on through every fault as the browser does: what was not acknowledged goes again under the same id. */
import { setTimeout as wait } from 'node:timers/promises';
import { decodeJwt } from 'jose';
import { v7 } from 'uuid';
import { landkaartSchema, type Landkaart } from '../../server/features/landkaart/landkaart.contract.ts';
import { closingSchema } from '../../server/features/somvensters/somvensters.contract.ts';
import { playRonde } from '../../server/test/player.ts';
import { LEERLING_PASSWORD, leerlingName } from './school.ts';

const BATCH = 5;
const PAUSE_MS = 150;
const TIMEOUT_MS = 10_000;
const PLAYABLE: readonly string[] = ['open', 'bezig', 'blijft_open'];

/** What one pupil saw. */
export interface Seen {
  leerlingId: string;
  sent: Set<string>;
  acknowledged: Set<string>;
  /** Balance of coins that the last closing told. */
  balance: number | null;
  rounds: number;
  /** Requests that had to go again. */
  resent: number;
}

export interface World {
  url: string;
  playing(): boolean;
  /** Each good reply, for the time that a recovery takes. */
  onReply(): void;
}

const isLater = (status: number): boolean => status === 408 || status === 429 || status >= 500;

/** One request until it is answered for good; null when the play ended first. */
function createRequest(world: World, seen: Seen) {
  return async (path: string, token: string, body?: object): Promise<unknown> => {
    while (world.playing() || body !== undefined) {
      try {
        const reply = await fetch(`${world.url}/api${path}`, {
          method: body === undefined ? 'GET' : 'POST',
          headers: {
            'Content-Type': 'application/json',
            ...(token === '' ? {} : { Authorization: `Bearer ${token}` }),
          },
          signal: AbortSignal.timeout(TIMEOUT_MS),
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        const text = await reply.text();
        if (reply.ok) {
          world.onReply();
          return JSON.parse(text);
        }
        if (!isLater(reply.status)) throw new Refused(`${path}: ${reply.status} ${text.slice(0, 300)}`);
      } catch (error) {
        if (error instanceof Refused) throw error;
      }
      seen.resent += 1;
      await wait(PAUSE_MS);
    }
    return null;
  };
}

/** The server says that it will never take this: the suite has found a fault. */
class Refused extends Error {}

interface Stone {
  somvensterId: string;
  taakId: string;
  game: string;
}

function firstStone({ routes }: Landkaart): Stone | null {
  for (const { somvensterId, stenen } of routes) {
    const stone = stenen.find(({ status, deuren }) => PLAYABLE.includes(status) && deuren.length > 0);
    if (stone !== undefined) return { somvensterId, taakId: stone.taakId, game: stone.deuren[0] ?? '' };
  }
  return null;
}

export async function playAsLeerling(nr: number, world: World): Promise<Seen> {
  const seen: Seen = { leerlingId: '', sent: new Set(), acknowledged: new Set(), balance: null, rounds: 0, resent: 0 };
  const request = createRequest(world, seen);
  const signedIn = await request('/auth', '', { gebruikersnaam: leerlingName(nr), wachtwoord: LEERLING_PASSWORD });
  const token = tokenOf(signedIn);
  seen.leerlingId = String(decodeJwt(token)['_id']);
  const base = `/leerlingen/${seen.leerlingId}`;
  while (world.playing()) {
    const map = await request(`${base}/landkaart`, token);
    const stone = map === null ? null : firstStone(landkaartSchema.parse(map));
    if (stone === null) {
      await wait(PAUSE_MS);
      continue;
    }
    const rondeId = v7();
    const path = `${base}/somvensters/${stone.somvensterId}/taken/${stone.taakId}/spelrondes`;
    const ronde = await request(path, token, { rondeId, game: stone.game, apparaat: 'tablet' });
    const { antwoorden } = playRonde(ronde, { taakId: stone.taakId, soort: 'willekeurig', seed: nr + seen.rounds });
    for (let i = 0; i < antwoorden.length; i += BATCH) {
      const batch = antwoorden.slice(i, i + BATCH);
      for (const { clientId } of batch) seen.sent.add(clientId);
      await request('/antwoorden', token, { antwoorden: batch });
      for (const { clientId } of batch) seen.acknowledged.add(clientId);
    }
    const id = antwoorden[0]?.rondeId ?? rondeId;
    const closing = await request(`${path}/${id}/afsluitingen`, token, { bonus: 2, seconden: 90, gestopt: false });
    seen.balance = closingSchema.parse(closing).saldo;
    seen.rounds += 1;
  }
  return seen;
}

function tokenOf(body: unknown): string {
  if (typeof body === 'object' && body !== null && 'token' in body && typeof body.token === 'string') return body.token;
  throw new Error('the pupil got no token');
}

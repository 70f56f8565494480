import { z } from 'zod';
import { oefeninstellingSchema } from '#engine/core/domein/oefeninstelling.ts';
import { landkaartSchema } from '#server/features/landkaart/landkaart.contract.ts';
import { spelSlugs } from '../build/spel-folders.ts';
import { environment, type SignIn } from './journey.ts';

const tokenSchema = z.object({ token: z.string() });

interface Question {
  method: 'GET' | 'POST' | 'PUT';
  token?: string;
  body?: unknown;
}

async function ask(path: string, { method, token, body }: Question): Promise<unknown> {
  const reply = await fetch(`${environment().adres}/api${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
  return reply.json();
}

const signIn = async (body: unknown): Promise<string> =>
  tokenSchema.parse(await ask('/auth', { method: 'POST', body })).token;

/** The teacher allows a pupil these games only, so that its map has doors to them whatever the date, the stars and the other games. */
export async function allowOnly(docent: SignIn, row: SignIn, spellen: readonly string[]): Promise<void> {
  const { gebruikersnaam, wachtwoord } = docent;
  const setting = oefeninstellingSchema.parse({
    typenAan: row.plaatjes === undefined,
    takenPerDag: 4,
    spellenVerboden: spelSlugs('games').filter((slug) => !spellen.includes(slug)),
  });
  await ask(`/admins/${row.adminId}/leerlingen/oefeninstellingen`, {
    method: 'PUT',
    token: await signIn({ gebruikersnaam, wachtwoord }),
    body: { leerlingIds: [row.id], items: [{ leerlingId: row.id, naam: 'Reis', instelling: setting }] },
  });
}

/** Games to which the map of a pupil has a door now, told by the server: looking on the screen takes ten times as long. */
export async function offeredTo(row: SignIn): Promise<Set<string>> {
  const { code: groepscode, id: leerlingId } = row;
  const secret = row.plaatjes ? { plaatjes: row.plaatjes } : { wachtwoord: row.wachtwoord };
  const token = await signIn({ groepscode, leerlingId, ...secret });
  const map = landkaartSchema.parse(await ask(`/leerlingen/${leerlingId}/landkaart`, { method: 'GET', token }));
  const open = map.routes.flatMap((route) => route.stenen).filter((steen) => steen.status !== 'dicht');
  return new Set(open.flatMap((steen) => steen.deuren));
}

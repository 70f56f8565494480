import { z } from 'zod';
import { environment } from '../../e2e/journey.ts';

const tokenSchema = z.object({ token: z.string() });
const groepenSchema = z.object({ items: z.array(z.object({ id: z.string(), naam: z.string() })) });
const addedSchema = z.object({
  items: z.array(
    z.object({ id: z.string(), gebruikersnaam: z.string(), wachtwoordkaart: z.object({ wachtwoord: z.string() }) }),
  ),
});
const dicteeSchema = z.object({ id: z.string(), woorden: z.array(z.unknown()) });

interface Question {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  token?: string;
  body?: unknown;
}

/** Asks the product, as a browser does. */
export async function ask(path: string, { method, token, body }: Question): Promise<unknown> {
  const reply = await fetch(`${environment().adres}/api${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(method === 'POST' ? { 'Idempotency-Key': crypto.randomUUID() } : {}),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}: ${await reply.text()}`);
  return reply.status === 204 ? undefined : reply.json();
}

const signIn = async (gebruikersnaam: string, wachtwoord: string | undefined): Promise<string> =>
  tokenSchema.parse(await ask('/auth', { method: 'POST', body: { gebruikersnaam, wachtwoord } })).token;

/** A child that writes. */
export interface Writer {
  id: string;
  token: string;
}
/** A class that was made for the measurement, with its dictation. */
export interface BenchClass {
  token: string;
  adminId: string;
  groepId: string;
  dicteeId: string;
  words: number;
  writers: Writer[];
}

/** So many new children in a group of the demo school, each signed in, and a dictation that waits to begin. */
export async function createClass(size: number, docentName: string): Promise<BenchClass> {
  const docent = environment().demo.find(({ gebruikersnaam }) => gebruikersnaam === docentName);
  if (docent === undefined) throw new Error(`the demo school has no ${docentName}`);
  const { adminId } = docent;
  const token = await signIn(docent.gebruikersnaam, docent.wachtwoord);
  const groepen = groepenSchema.parse(await ask(`/admins/${adminId}/groepen`, { method: 'GET', token }));
  const groepId = groepen.items[0]?.id ?? '';
  const G = `/admins/${adminId}/groepen/${groepId}`;
  const leerlingen = Array.from({ length: size }, (_, nr) => ({ roepnaam: `Meting ${nr + 1}`, jaargroep: 5 }));
  const added = addedSchema.parse(
    await ask(`${G}/leerlingen`, { method: 'POST', token, body: { leerlingen, inlogsoort: 'tekst' } }),
  );
  const writers: Writer[] = [];
  for (const { id, gebruikersnaam, wachtwoordkaart: card } of added.items)
    writers.push({ id, token: await signIn(gebruikersnaam, card.wachtwoord) });
  const body = { titel: 'Meting', doelIds: ['ei'] };
  const dictee = dicteeSchema.parse(await ask(`${G}/dictees`, { method: 'POST', token, body }));
  return { token, adminId, groepId, dicteeId: dictee.id, words: dictee.woorden.length, writers };
}

/** The teacher goes on to a word. */
export const dictate = ({ adminId, dicteeId, token }: BenchClass, nr: number): Promise<unknown> =>
  ask(`/admins/${adminId}/dictees/${dicteeId}`, { method: 'PATCH', token, body: { stand: 'bezig', nr } });

/** A child writes; answers when it began to send, epoch milliseconds. */
export async function write(
  dicteeId: string,
  { id, token }: Writer,
  word: { nr: number; ruw: string },
): Promise<number> {
  const sentAt = performance.timeOrigin + performance.now();
  await ask(`/leerlingen/${id}/dictees/${dicteeId}/antwoorden/${word.nr}`, {
    method: 'PUT',
    token,
    body: { ruw: word.ruw },
  });
  return sentAt;
}

/** A child opens the dictation and waits for the first word. */
export const join = (dicteeId: string, { id, token }: Writer): Promise<unknown> =>
  ask(`/leerlingen/${id}/dictees/${dicteeId}`, { method: 'GET', token });

/** The stage of the screen photographs: the product on a data folder of its own, with schools in every state. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from '../../server/platform/env.ts';
import { createServer, type Server } from '../../server/main.ts';
import { buildAdmin, buildGebruiker, buildGroep } from '../../server/test/bouw.ts';

export const HOSTS = ['nl', 'be'] as const;
export type Host = (typeof HOSTS)[number];
/** Who looks. `leeg` and `kaal` lead a school without anybody and one whose only group is empty; `nieuw` is a colleague without a group. */
export type Wie = 'schooladmin' | 'docent' | 'nieuw' | 'leeg' | 'kaal' | 'thuis' | 'rt' | 'leerling' | 'niemand';
/** Somebody with a session; the group is the one whose screens are photographed. */
export interface Persoon { id: string; role: string; token: string; exp: number; adminId: string; groepId: string; leerlingId: string }
export interface Toneel { poort: number; adres(host: Host): string; persoon(host: Host, wie: Wie): Persoon; codes(host: Host): { plaatjes: Kaart; woord: Kaart }; stop(): Promise<void> }
export interface Kaart { code: string; naam: string }

const WACHTWOORD = 'zeilboot-anker-golf-7';
const WACHTWOORD_BOUW = 'een goed lang wachtwoord';
const SCHOOL = { nl: 'Basisschool De Vuurtoren', be: 'Vrije Basisschool De Regenboogbrug' } as const;
const GROEP = { nl: '4/5 Meeuwen', be: '3B' } as const;
const BEHEER = { nl: 'marit.oosterling', be: 'hilde.vercammen' } as const;
const DOCENT = { nl: 'samira.taleb', be: 'fien.claeskens' } as const;

type Vraag = <T>(pad: string, o?: { token?: string; method?: string; body?: unknown }) => Promise<T>;

/** Calls of the API as the product makes them; a refusal ends the run with its reason. */
function maakVraag(poort: number): Vraag {
  return async (pad, { token, method, body } = {}) => {
    const antwoord = await fetch(`http://localhost:${poort}/api${pad}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: { 'Content-Type': 'application/json', ...(body === undefined ? {} : { 'Idempotency-Key': crypto.randomUUID() }), ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!antwoord.ok) throw new Error(`${pad}: ${antwoord.status} ${await antwoord.text()}`);
    return antwoord.status === 204 ? null : antwoord.json();
  };
}

interface Claims { _id: string; role: string; exp: number; tid?: string; adminId?: string }
const claimsVan = (token: string): Claims => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));

/** First pupil of a group; nobody in an empty one. */
async function eersteKind(vraag: Vraag, { adminId, groepId, token }: { adminId: string; groepId: string; token: string }): Promise<string> {
  const { items } = await vraag<{ items: { id: string }[] }>(`/admins/${adminId}/groepen/${groepId}/leerlingen`, { token });
  return items[0]?.id ?? '';
}

async function meldAan(vraag: Vraag, gegevens: Record<string, unknown>, groep = ''): Promise<Persoon> {
  const { token } = await vraag<{ token: string }>('/auth', { body: gegevens });
  const claims = claimsVan(token);
  const adminId = claims.adminId ?? claims.tid ?? '';
  const leeg = { id: claims._id, role: claims.role, exp: claims.exp, token, adminId, groepId: '', leerlingId: '' };
  if (claims.role === 'leerling') return { ...leeg, leerlingId: claims._id };
  const { items } = await vraag<{ items: { id: string; naam: string }[] }>(`/admins/${adminId}/groepen`, { token });
  const groepId = (items.find(({ naam }) => naam === groep) ?? items[0])?.id ?? '';
  return { ...leeg, groepId, leerlingId: groepId === '' ? '' : await eersteKind(vraag, { adminId, groepId, token }) };
}

/** What the demo schools lack: schools without anybody, a home and a practice on both hosts, a colleague without a group. */
async function bouwErbij(server: Server, host: Host): Promise<void> {
  const db = server.database.knex;
  const land = host === 'nl' ? 'NL' : 'BE';
  const erbij = async (naam: string, o: { soort: string; role: string; school: string; groep?: string }): Promise<void> => {
    const adminId = await buildAdmin(db, { soort: o.soort, naam: o.school, code: `${naam}${land}`.toUpperCase(), land });
    await buildGebruiker(db, { adminId, role: o.role, naam: `${naam}.${host}`, voornaam: 'Hanna' });
    if (o.groep !== undefined) await buildGroep(db, { adminId, naam: o.groep, jaargroep: 5, code: `${naam}${land}`.slice(0, 6).padEnd(6, 'X').toUpperCase() });
  };
  await erbij('leeg', { soort: 'school', role: 'schooladmin', school: 'Basisschool De Haven' });
  await erbij('kaal', { soort: 'school', role: 'schooladmin', school: 'Basisschool De Loods', groep: GROEP[host] });
  await erbij('thuis', { soort: 'thuis', role: 'thuisadmin', school: 'Familie Van Loon', groep: 'Thuis' });
  await erbij('rt', { soort: 'rt', role: 'rtadmin', school: host === 'nl' ? 'RT-praktijk De Vlieger' : 'Logopedie De Vlieger', groep: 'Praktijk' });
  const school: { id: string } | undefined = await db('admins').where({ naam: SCHOOL[host] }).first('id');
  await buildGebruiker(db, { adminId: school?.id ?? '', role: 'docent', naam: `nieuw.${host}`, voornaam: 'Hanna' });
}

/** Traces of daily work, so that the tables of a filled school hold rows. */
async function vulAan(vraag: Vraag, wie: Persoon): Promise<void> {
  const { adminId, groepId, token } = wie;
  const A = `/admins/${adminId}`;
  const { items } = await vraag<{ items: { id: string }[] }>(`${A}/groepen/${groepId}/leerlingen`, { token });
  const ids = items.map(({ id }) => id);
  await vraag(`${A}/uitnodigingen`, { token, body: { emails: ['nieuwe.collega@school.voorbeeld'], rol: 'docent', groepIds: [groepId] } });
  await vraag(`${A}/verhuistokens`, { token, body: { leerlingIds: ids.slice(-2), scope: { voortgang: true, beloningen: true, instellingen: true, zorg: false } } });
  await vraag(`${A}/leerlingen/verwijderingen`, { token, body: { ids: ids.slice(-3, -2), reden: 'Verhuisd' } });
}

async function meldAllenAan(vraag: Vraag, server: Server, host: Host): Promise<Map<Wie, Persoon>> {
  const groep = GROEP[host];
  const gebouwd = (naam: string, wachtwoord = WACHTWOORD_BOUW): Promise<Persoon> => meldAan(vraag, { gebruikersnaam: naam, wachtwoord }, groep);
  const kind = server.demo?.find((rij) => rij.rol === 'leerling' && rij.school === SCHOOL[host] && rij.wachtwoord !== undefined);
  const kinderen = { groepscode: kind?.code, leerlingId: kind?.id, wachtwoord: kind?.wachtwoord };
  return new Map<Wie, Persoon>([
    ['schooladmin', await gebouwd(BEHEER[host], WACHTWOORD)], ['docent', await gebouwd(DOCENT[host], WACHTWOORD)], ['nieuw', await gebouwd(`nieuw.${host}`)],
    ['leeg', await gebouwd(`leeg.${host}`)], ['kaal', await gebouwd(`kaal.${host}`)], ['thuis', await gebouwd(`thuis.${host}`)], ['rt', await gebouwd(`rt.${host}`)], ['leerling', await meldAan(vraag, kinderen)],
  ]);
}

function kaartenVan(server: Server, host: Host): { plaatjes: Kaart; woord: Kaart } {
  const kaart = (metPlaatjes: boolean): Kaart => {
    const rij = server.demo?.find((demo) => demo.rol === 'leerling' && demo.school === SCHOOL[host] && demo.code !== undefined && (demo.plaatjes !== undefined) === metPlaatjes);
    return { code: rij?.code ?? '', naam: rij?.naam.split(' ')[0] ?? '' };
  };
  return { plaatjes: kaart(true), woord: kaart(false) };
}

/** Starts everything; nothing outside the new data folder is touched. */
export async function openToneel(poort: number): Promise<Toneel> {
  const map = mkdtempSync(join(tmpdir(), 'taaltocht-schermen-'));
  const env = readEnv({ ...process.env, NODE_ENV: 'test', PORT: String(poort), HOST: '127.0.0.1', DATA_DIR: map, DATABASE_URL: '', DEMO_WACHTWOORD: WACHTWOORD, LOG_LEVEL: 'error' });
  const server = await createServer({ env });
  for (const host of HOSTS) await bouwErbij(server, host);
  const luistert = await server.listen();
  const vraag = maakVraag(luistert);
  const mensen = new Map<Host, Map<Wie, Persoon>>();
  for (const host of HOSTS) mensen.set(host, await meldAllenAan(vraag, server, host));
  const persoon = (host: Host, wie: Wie): Persoon => {
    const mens = mensen.get(host)?.get(wie);
    if (mens === undefined) throw new Error(`nobody is ${wie} on ${host}`);
    return mens;
  };
  for (const host of HOSTS) await vulAan(vraag, persoon(host, 'schooladmin'));
  return {
    poort: luistert, persoon,
    adres: (host) => `http://${host === 'nl' ? 'localhost' : 'vlaams.localhost'}:${luistert}`,
    codes: (host) => kaartenVan(server, host),
    stop: () => server.close().finally(() => rmSync(map, { recursive: true, force: true })),
  };
}

/** The stage of the screen photographs: the product on a data folder of its own, with schools in every state. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from '../../server/platform/env.ts';
import { createServer, type Server } from '../../server/main.ts';
import { buildAdmin, buildGebruiker, buildGroep } from '../../server/test/bouw.ts';

export const HOSTS = ['nl', 'be'] as const;
export type Host = (typeof HOSTS)[number];
/**
 * Who looks. `leeg` and `kaal` lead a school without anybody and one whose only group is empty; `nieuw` is a colleague without a group;
 * `thuisleeg` and `rtleeg` have nobody yet; `plaatjeskind` signs in with pictures; `speler` got the device from a parent;
 * `ruster` did too, outside the hours of play; `rust` leads that home; `vertrek` leads a school that wants to leave; `kantoor` is our own office and `baas` decides there.
 */
export type Wie =
  | 'schooladmin'
  | 'docent'
  | 'nieuw'
  | 'leeg'
  | 'kaal'
  | 'thuis'
  | 'thuisleeg'
  | 'rt'
  | 'rtleeg'
  | 'leerling'
  | 'plaatjeskind'
  | 'speler'
  | 'rust'
  | 'ruster'
  | 'vertrek'
  | 'kantoor'
  | 'baas'
  | 'niemand';
/** Somebody with a session; the group is the one whose screens are photographed. */
export interface Persoon {
  id: string;
  role: string;
  token: string;
  exp: number;
  adminId: string;
  groepId: string;
  leerlingId: string;
  /** Link with a child that a school shares. */ koppelingId?: string;
}
export interface Toneel {
  poort: number;
  vraag: Vraag;
  adres(host: Host): string;
  persoon(host: Host, wie: Wie): Persoon;
  codes(host: Host): { plaatjes: Kaart; woord: Kaart };
  stop(): Promise<void>;
}
export interface Kaart {
  code: string;
  naam: string;
}

const WACHTWOORD = 'zeilboot-anker-golf-7';
/** Password of everybody who is made for the pictures. */
export const WACHTWOORD_BOUW = 'een goed lang wachtwoord';
const SCHOOL = { nl: 'Basisschool De Vuurtoren', be: 'Vrije Basisschool De Regenboogbrug' } as const;
const GROEP = { nl: '4/5 Meeuwen', be: '3B' } as const;
const BEHEER = { nl: 'marit.oosterling', be: 'hilde.vercammen' } as const;
/** Who has no tenant in the session: a child, and who looks along with all. */
export const ZONDER_TENANT: readonly string[] = ['leerling', 'office', 'superadmin'];
export const VERTREK = { nl: 'Basisschool De Kade', be: 'Vrije Basisschool De Kade' } as const;
const VERTREKKERS = ['Noor', 'Sem', 'Yara'] as const;
export const DOCENT = { nl: 'samira.taleb', be: 'fien.claeskens' } as const;

export type Vraag = <T>(pad: string, o?: { token?: string; method?: string; body?: unknown }) => Promise<T>;

/** Calls of the API as the product makes them; a refusal ends the run with its reason. */
function maakVraag(poort: number): Vraag {
  return async (pad, { token, method, body } = {}) => {
    const antwoord = await fetch(`http://localhost:${poort}/api${pad}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        'Content-Type': 'application/json',
        ...(body === undefined ? {} : { 'Idempotency-Key': crypto.randomUUID() }),
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!antwoord.ok) throw new Error(`${pad}: ${antwoord.status} ${await antwoord.text()}`);
    return antwoord.status === 204 ? null : antwoord.json();
  };
}

interface Claims {
  _id: string;
  role: string;
  exp: number;
  tid?: string;
  adminId?: string;
}
const claimsVan = (token: string): Claims =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));

/** A pupil of a group by its place; nobody in an empty one. */
async function kindVan(
  vraag: Vraag,
  { adminId, groepId, token }: Pick<Persoon, 'adminId' | 'groepId' | 'token'>,
  plaats = 0,
): Promise<string> {
  const { items } = await vraag<{ items: { id: string }[] }>(`/admins/${adminId}/groepen/${groepId}/leerlingen`, {
    token,
  });
  return items[plaats]?.id ?? '';
}

function metToken(token: string): Persoon {
  const claims = claimsVan(token);
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

async function meldAan(vraag: Vraag, gegevens: Record<string, unknown>, groep = ''): Promise<Persoon> {
  const { token } = await vraag<{ token: string }>('/auth', { body: gegevens });
  const leeg = metToken(token);
  if (ZONDER_TENANT.includes(leeg.role)) return leeg;
  const { adminId } = leeg;
  const { items } = await vraag<{ items: { id: string; naam: string }[] }>(`/admins/${adminId}/groepen`, { token });
  const groepId = (items.find(({ naam }) => naam === groep) ?? items[0])?.id ?? '';
  return { ...leeg, groepId, leerlingId: groepId === '' ? '' : await kindVan(vraag, { adminId, groepId, token }) };
}

/** What the demo schools lack: schools without anybody, a home and a practice on both hosts, a colleague without a group. */
async function bouwErbij(server: Server, host: Host): Promise<void> {
  const db = server.database.knex;
  const land = host === 'nl' ? 'NL' : 'BE';
  const erbij = async (
    naam: string,
    o: { soort: string; role: string; school: string; groep?: string },
  ): Promise<void> => {
    const adminId = await buildAdmin(db, {
      soort: o.soort,
      naam: o.school,
      code: `${naam}${land}`.toUpperCase(),
      land,
    });
    await buildGebruiker(db, { adminId, role: o.role, naam: `${naam}.${host}`, voornaam: 'Hanna' });
    if (o.groep !== undefined)
      await buildGroep(db, {
        adminId,
        naam: o.groep,
        jaargroep: 5,
        code: `${naam.slice(0, 2)}${naam.slice(-2)}${land}`.toUpperCase(),
      });
  };
  await erbij('leeg', { soort: 'school', role: 'schooladmin', school: 'Basisschool De Haven' });
  await erbij('kaal', { soort: 'school', role: 'schooladmin', school: 'Basisschool De Loods', groep: GROEP[host] });
  await erbij('thuis', { soort: 'thuis', role: 'thuisadmin', school: 'Familie Van Loon', groep: 'Thuis' });
  await erbij('thuisleeg', { soort: 'thuis', role: 'thuisadmin', school: 'Familie De Boer', groep: 'Thuis' });
  await erbij('rt', {
    soort: 'rt',
    role: 'rtadmin',
    school: host === 'nl' ? 'RT-praktijk De Vlieger' : 'Logopedie De Vlieger',
    groep: 'Praktijk',
  });
  await erbij('rtleeg', {
    soort: 'rt',
    role: 'rtadmin',
    school: host === 'nl' ? 'RT-praktijk De Linde' : 'Logopedie De Linde',
    groep: 'Praktijk',
  });
  await erbij('rust', { soort: 'thuis', role: 'thuisadmin', school: 'Familie Zwart', groep: 'Thuis' });
  await erbij('vertrek', { soort: 'school', role: 'schooladmin', school: VERTREK[host], groep: GROEP[host] });
  await erbij('kantoor', { soort: 'kantoor', role: 'office', school: 'Kantoor' });
  await erbij('baas', { soort: 'kantoor', role: 'superadmin', school: 'Kantoor' });
  const school: { id: string } | undefined = await db('admins').where({ naam: SCHOOL[host] }).first('id');
  await buildGebruiker(db, { adminId: school?.id ?? '', role: 'docent', naam: `nieuw.${host}`, voornaam: 'Hanna' });
}

/** Traces of daily work, so that the tables of a filled school hold rows. */
async function vulAan(vraag: Vraag, wie: Persoon): Promise<void> {
  const { adminId, groepId, token } = wie;
  const A = `/admins/${adminId}`;
  const { items } = await vraag<{ items: { id: string }[] }>(`${A}/groepen/${groepId}/leerlingen`, { token });
  const ids = items.map(({ id }) => id);
  await vraag(`${A}/uitnodigingen`, {
    token,
    body: { emails: ['nieuwe.collega@school.voorbeeld'], rol: 'docent', groepIds: [groepId] },
  });
  await vraag(`${A}/verhuistokens`, {
    token,
    body: { leerlingIds: ids.slice(-2), scope: { voortgang: true, beloningen: true, instellingen: true, zorg: false } },
  });
  await vraag(`${A}/leerlingen/verwijderingen`, { token, body: { ids: ids.slice(-3, -2), reden: 'Verhuisd' } });
  await vraag(`${A}/wachtwoordinstellingen`, { token, method: 'PATCH', body: { eigenWachtwoord: true } });
}

const DEELSOORTEN = {
  thuis: { soort: 'thuis_delen', door: 'Ingrid van Loon' },
  rt: { soort: 'rt_delen', door: 'Ingrid van Loon' },
} as const;

/** The first pupil is shared with the home and the practice, who remember the link; each has a child of its own too, and one code still waits. */
async function deel(vraag: Vraag, school: Persoon, erbij: { thuis: Persoon; rt: Persoon }): Promise<void> {
  const P = `/admins/${school.adminId}/leerlingen/${school.leerlingId}`;
  const op = new Date(Date.now() - 10 * 86_400_000).toISOString().slice(0, 10);
  for (const naar of ['thuis', 'rt'] as const) {
    const { soort, door } = DEELSOORTEN[naar];
    const { adminId, groepId, token } = erbij[naar];
    const maakCode = (): Promise<{ code: string }> =>
      vraag(`${P}/thuiscodes`, { token: school.token, body: { soort: naar } });
    // The demo school may have written one down itself.
    const { items } = await vraag<{ items: { soort: string }[] }>(`${P}/toestemmingen`, { token: school.token });
    if (!items.some((item) => item.soort === soort))
      await vraag(`${P}/toestemmingen`, { token: school.token, body: { soort, gegevenDoor: door, op } });
    const { code } = await maakCode();
    erbij[naar].koppelingId = (
      await vraag<{ koppelingId: string }>(`/admins/${adminId}/thuiskoppelingen`, { token, body: { thuiscode: code } })
    ).koppelingId;
    if (naar === 'thuis') await maakCode();
    await vraag(`/admins/${adminId}/groepen/${groepId}/leerlingen`, {
      token,
      body: { leerlingen: [{ roepnaam: 'Noor', jaargroep: 5, dier: 'uil' }], inlogsoort: 'plaatjes' },
    });
  }
}

/** A home where the hours of play are over but for one minute of the night. */
async function rust(vraag: Vraag, { adminId, groepId, token }: Persoon): Promise<void> {
  await vraag(`/admins/${adminId}/groepen/${groepId}/leerlingen`, {
    token,
    body: { leerlingen: [{ roepnaam: 'Teun', jaargroep: 5, dier: 'vos' }], inlogsoort: 'plaatjes' },
  });
  const { versie } = await vraag<{ versie: number }>(`/admins/${adminId}/accountgegevens`, { token });
  await vraag(`/admins/${adminId}/instellingen`, {
    token,
    method: 'PATCH',
    body: { versie, thuisUren: { van: '03:00', tot: '03:01' } },
  });
}

/** Who comes from what the others did: the child at the device of its parent. */
async function bouwSpeler(vraag: Vraag, thuis: Persoon): Promise<Persoon> {
  const kind = await kindVan(vraag, thuis);
  const { token } = await vraag<{ token: string }>(`/admins/${thuis.adminId}/leerlingen/${kind}/sessies`, {
    token: thuis.token,
    method: 'POST',
  });
  return metToken(token);
}

async function meldAllenAan(vraag: Vraag, server: Server, host: Host): Promise<Map<Wie, Persoon>> {
  const groep = GROEP[host];
  const gebouwd = (naam: string, wachtwoord = WACHTWOORD_BOUW): Promise<Persoon> =>
    meldAan(vraag, { gebruikersnaam: naam, wachtwoord }, groep);
  const kind = (metWoord: boolean): Promise<Persoon> => {
    const rij = server.demo?.find(
      (demo) => demo.rol === 'leerling' && demo.school === SCHOOL[host] && (demo.wachtwoord !== undefined) === metWoord,
    );
    return meldAan(vraag, {
      groepscode: rij?.code,
      leerlingId: rij?.id,
      ...(metWoord ? { wachtwoord: rij?.wachtwoord } : { plaatjes: rij?.plaatjes }),
    });
  };
  const mensen = new Map<Wie, Persoon>([
    ['schooladmin', await gebouwd(BEHEER[host], WACHTWOORD)],
    ['docent', await gebouwd(DOCENT[host], WACHTWOORD)],
    ['leerling', await kind(true)],
    ['plaatjeskind', await kind(false)],
  ]);
  for (const wie of [
    'nieuw',
    'leeg',
    'kaal',
    'thuis',
    'thuisleeg',
    'rt',
    'rtleeg',
    'rust',
    'vertrek',
    'kantoor',
    'baas',
  ] as const)
    mensen.set(wie, await gebouwd(`${wie}.${host}`));
  // The office may do nothing without two-step sign-in.
  await server.database
    .knex('gebruikers')
    .whereIn('gebruikersnaam', [`kantoor.${host}`, `baas.${host}`])
    .update({ totp_aan_op: new Date() });
  return mensen;
}

/** Life in the schools: rows in the tables, a pupil that is shared, a child that plays at home. */
async function leef(vraag: Vraag, mensen: Map<Wie, Persoon>): Promise<void> {
  const [school, thuis, rt, docent, rusthuis, vertrek] = [
    mensen.get('schooladmin'),
    mensen.get('thuis'),
    mensen.get('rt'),
    mensen.get('docent'),
    mensen.get('rust'),
    mensen.get('vertrek'),
  ];
  if (
    school === undefined ||
    thuis === undefined ||
    rt === undefined ||
    docent === undefined ||
    rusthuis === undefined ||
    vertrek === undefined
  )
    throw new Error('nobody is at home');
  await vulAan(vraag, school);
  await deel(vraag, school, { thuis, rt });
  mensen.set('docent', { ...docent, leerlingId: await kindVan(vraag, docent, 1) });
  mensen.set('speler', await bouwSpeler(vraag, thuis));
  await vraag(`/admins/${vertrek.adminId}/groepen/${vertrek.groepId}/leerlingen`, {
    token: vertrek.token,
    body: {
      leerlingen: VERTREKKERS.map((roepnaam) => ({ roepnaam, jaargroep: 5, dier: 'vos' })),
      inlogsoort: 'plaatjes',
    },
  });
  await rust(vraag, rusthuis);
  mensen.set('ruster', await bouwSpeler(vraag, rusthuis));
}

function kaartenVan(server: Server, host: Host): { plaatjes: Kaart; woord: Kaart } {
  const kaart = (metPlaatjes: boolean): Kaart => {
    const rij = server.demo?.find(
      (demo) =>
        demo.rol === 'leerling' &&
        demo.school === SCHOOL[host] &&
        demo.code !== undefined &&
        (demo.plaatjes !== undefined) === metPlaatjes,
    );
    return { code: rij?.code ?? '', naam: rij?.naam.split(' ')[0] ?? '' };
  };
  return { plaatjes: kaart(true), woord: kaart(false) };
}

/** Starts everything; nothing outside the new data folder is touched. */
export async function openToneel(poort: number): Promise<Toneel> {
  const map = mkdtempSync(join(tmpdir(), 'taaltocht-schermen-'));
  const env = readEnv({
    ...process.env,
    NODE_ENV: 'test',
    PORT: String(poort),
    HOST: '127.0.0.1',
    DATA_DIR: map,
    DATABASE_URL: '',
    DEMO_WACHTWOORD: WACHTWOORD,
    LOG_LEVEL: 'error',
  });
  const server = await createServer({ env });
  for (const host of HOSTS) await bouwErbij(server, host);
  const luistert = await server.listen();
  const vraag = maakVraag(luistert);
  const mensen = new Map<Host, Map<Wie, Persoon>>();
  for (const host of HOSTS) {
    const allen = await meldAllenAan(vraag, server, host);
    await leef(vraag, allen);
    mensen.set(host, allen);
  }
  const persoon = (host: Host, wie: Wie): Persoon => {
    const mens = mensen.get(host)?.get(wie);
    if (mens === undefined) throw new Error(`nobody is ${wie} on ${host}`);
    return mens;
  };
  return {
    poort: luistert,
    persoon,
    vraag,
    adres: (host) => `http://${host === 'nl' ? 'localhost' : 'vlaams.localhost'}:${luistert}`,
    codes: (host) => kaartenVan(server, host),
    stop: () => server.close().finally(() => rmSync(map, { recursive: true, force: true })),
  };
}

/** The stage of the screen photographs: the product on a data folder of its own, with schools in every state. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from '../../server/platform/env.ts';
import { createServer, type Server } from '../../server/main.ts';
import { findChild, signIn, withToken, type Person } from './person.ts';
import { createVraag, type Vraag } from './vraag.ts';
import { hireColleagues } from './screens-colleagues.ts';
import { buildAdmin, buildGebruiker, buildGroep } from '../../server/test/build.ts';

export const HOSTS = ['nl', 'be'] as const;
export type Host = (typeof HOSTS)[number];
/**
 * Who looks. `leeg` and `kaal` lead a school without anybody and one whose only group is empty; `nieuw` is a colleague without a group;
 * `thuisleeg` and `rtleeg` have nobody yet; `plaatjeskind` signs in with pictures; `speler` got the device from a parent;
 * `ouder` and `praktijk` lead the home and the practice of the demo, whose children have practised for weeks, on either host;
 * `ruster` did too, outside the hours of play; `rust` leads that home; `vertrek` leads a school that wants to leave; `kantoor` is our own office and `baas` decides there.
 */
export type Who =
  | 'schooladmin'
  | 'docent'
  | 'nieuw'
  | 'leeg'
  | 'kaal'
  | 'thuis'
  | 'thuisleeg'
  | 'rt'
  | 'rtleeg'
  | 'ouder'
  | 'praktijk'
  | 'leerling'
  | 'plaatjeskind'
  | 'speler'
  | 'rust'
  | 'ruster'
  | 'vertrek'
  | 'kantoor'
  | 'baas'
  | 'niemand';
export interface Stage {
  poort: number;
  vraag: Vraag;
  address(host: Host): string;
  person(host: Host, who: Who): Person;
  codes(host: Host): { plaatjes: Card; woord: Card };
  stop(): Promise<void>;
}
export interface Card {
  code: string;
  naam: string;
}

const PASSWORD = 'zeilboot-anker-golf-7';
/** Password of everybody who is made for the pictures. */
export const BUILD_PASSWORD = 'een goed lang wachtwoord';
const SCHOOL = { nl: 'Basisschool De Vuurtoren', be: 'Vrije Basisschool De Regenboogbrug' } as const;
const GROEP = { nl: '4/5 Meeuwen', be: '3B' } as const;
const MANAGEMENT = { nl: 'marit.oosterling', be: 'hilde.vercammen' } as const;
export const DEPARTURE = { nl: 'Basisschool De Kade', be: 'Vrije Basisschool De Kade' } as const;
const LEAVERS = ['Noor', 'Sem', 'Yara'] as const;
export const DOCENT = { nl: 'samira.taleb', be: 'fien.claeskens' } as const;

/** What the demo schools lack: schools without anybody, a home and a practice on both hosts, a colleague without a group. */
async function buildExtras(server: Server, host: Host): Promise<void> {
  const db = server.database.knex;
  const land = host === 'nl' ? 'NL' : 'BE';
  const added = async (
    name: string,
    o: { soort: string; role: string; school: string; groep?: string },
  ): Promise<void> => {
    const adminId = await buildAdmin(db, {
      soort: o.soort,
      naam: o.school,
      code: `${name}${land}`.toUpperCase(),
      land,
    });
    await buildGebruiker(db, { adminId, role: o.role, naam: `${name}.${host}`, voornaam: 'Hanna' });
    if (o.groep !== undefined)
      await buildGroep(db, {
        adminId,
        naam: o.groep,
        jaargroep: 5,
        code: `${name.slice(0, 2)}${name.slice(-2)}${land}`.toUpperCase(),
      });
  };
  await added('leeg', { soort: 'school', role: 'schooladmin', school: 'Basisschool De Haven' });
  await added('kaal', { soort: 'school', role: 'schooladmin', school: 'Basisschool De Loods', groep: GROEP[host] });
  await added('thuis', { soort: 'thuis', role: 'thuisadmin', school: 'Familie Van Loon', groep: 'Thuis' });
  await added('thuisleeg', { soort: 'thuis', role: 'thuisadmin', school: 'Familie De Boer', groep: 'Thuis' });
  await added('rt', {
    soort: 'rt',
    role: 'rtadmin',
    school: host === 'nl' ? 'RT-praktijk De Vlieger' : 'Logopedie De Vlieger',
    groep: 'Praktijk',
  });
  await added('rtleeg', {
    soort: 'rt',
    role: 'rtadmin',
    school: host === 'nl' ? 'RT-praktijk De Linde' : 'Logopedie De Linde',
    groep: 'Praktijk',
  });
  await added('rust', { soort: 'thuis', role: 'thuisadmin', school: 'Familie Zwart', groep: 'Thuis' });
  await added('vertrek', { soort: 'school', role: 'schooladmin', school: DEPARTURE[host], groep: GROEP[host] });
  await added('kantoor', { soort: 'kantoor', role: 'office', school: 'Kantoor' });
  await added('baas', { soort: 'kantoor', role: 'superadmin', school: 'Kantoor' });
  await hireColleagues(db, host === 'nl' ? 'BAASNL' : 'BAASBE');
  const school: { id: string } | undefined = await db('admins').where({ naam: SCHOOL[host] }).first('id');
  await buildGebruiker(db, { adminId: school?.id ?? '', role: 'docent', naam: `nieuw.${host}`, voornaam: 'Hanna' });
}

/** Traces of daily work, so that the tables of a filled school hold rows. */
async function refill(vraag: Vraag, who: Person): Promise<void> {
  const { adminId, groepId, token } = who;
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

const SHARING_KINDS = {
  thuis: { soort: 'thuis_delen', door: 'Ingrid van Loon' },
  rt: { soort: 'rt_delen', door: 'Ingrid van Loon' },
} as const;

/** The first pupil is shared with the home and the practice, who remember the link; each has a child of its own too, and one code still waits. */
async function part(vraag: Vraag, school: Person, added: { thuis: Person; rt: Person }): Promise<void> {
  const P = `/admins/${school.adminId}/leerlingen/${school.leerlingId}`;
  const at = new Date(Date.now() - 10 * 86_400_000).toISOString().slice(0, 10);
  for (const to of ['thuis', 'rt'] as const) {
    const { soort: kind, door: by } = SHARING_KINDS[to];
    const { adminId, groepId, token } = added[to];
    const createCode = (): Promise<{ code: string }> =>
      vraag(`${P}/thuiscodes`, { token: school.token, body: { soort: to } });
    // The demo school may have written one down itself.
    const { items } = await vraag<{ items: { soort: string }[] }>(`${P}/toestemmingen`, { token: school.token });
    if (!items.some((item) => item.soort === kind))
      await vraag(`${P}/toestemmingen`, { token: school.token, body: { soort: kind, gegevenDoor: by, op: at } });
    const { code } = await createCode();
    added[to].koppelingId = (
      await vraag<{ koppelingId: string }>(`/admins/${adminId}/thuiskoppelingen`, { token, body: { thuiscode: code } })
    ).koppelingId;
    if (to === 'thuis') await createCode();
    await vraag(`/admins/${adminId}/groepen/${groepId}/leerlingen`, {
      token,
      body: { leerlingen: [{ roepnaam: 'Noor', jaargroep: 5, dier: 'uil' }], inlogsoort: 'plaatjes' },
    });
  }
}

/** A home where the hours of play are over but for one minute of the night. */
async function resting(vraag: Vraag, { adminId, groepId, token }: Person): Promise<void> {
  await vraag(`/admins/${adminId}/groepen/${groepId}/leerlingen`, {
    token,
    body: { leerlingen: [{ roepnaam: 'Teun', jaargroep: 5, dier: 'vos' }], inlogsoort: 'plaatjes' },
  });
  const { versie: version } = await vraag<{ versie: number }>(`/admins/${adminId}/accountgegevens`, { token });
  await vraag(`/admins/${adminId}/instellingen`, {
    token,
    method: 'PATCH',
    body: { versie: version, thuisUren: { van: '03:00', tot: '03:01' } },
  });
}

/** Who comes from what the others did: the child at the device of its parent. */
async function buildPlayer(vraag: Vraag, home: Person): Promise<Person> {
  const kind = await findChild(vraag, home);
  const { token } = await vraag<{ token: string }>(`/admins/${home.adminId}/leerlingen/${kind}/sessies`, {
    token: home.token,
    method: 'POST',
  });
  return withToken(token);
}

async function signInAll(vraag: Vraag, server: Server, host: Host): Promise<Map<Who, Person>> {
  const groep = GROEP[host];
  const built = (name: string, password = BUILD_PASSWORD): Promise<Person> =>
    signIn(vraag, { gebruikersnaam: name, wachtwoord: password }, groep);
  const kind = (withWoord: boolean): Promise<Person> => {
    const row = server.demo?.find(
      (demo) =>
        demo.rol === 'leerling' && demo.school === SCHOOL[host] && (demo.wachtwoord !== undefined) === withWoord,
    );
    return signIn(vraag, {
      groepscode: row?.code,
      leerlingId: row?.id,
      ...(withWoord ? { wachtwoord: row?.wachtwoord } : { plaatjes: row?.plaatjes }),
    });
  };
  const people = new Map<Who, Person>([
    ['schooladmin', await built(MANAGEMENT[host], PASSWORD)],
    ['docent', await built(DOCENT[host], PASSWORD)],
    ['ouder', await built('nadia.postmaelidrissi', PASSWORD)],
    ['praktijk', await built('ilse.brandsma', PASSWORD)],
    ['leerling', await kind(true)],
    ['plaatjeskind', await kind(false)],
  ]);
  for (const who of [
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
    people.set(who, await built(`${who}.${host}`));
  // The office may do nothing without two-step sign-in.
  await server.database
    .knex('gebruikers')
    .whereIn('gebruikersnaam', [`kantoor.${host}`, `baas.${host}`])
    .update({ totp_aan_op: new Date() });
  return people;
}

/** Life in the schools: rows in the tables, a pupil that is shared, a child that plays at home. */
async function live(vraag: Vraag, people: Map<Who, Person>): Promise<void> {
  const [school, home, rt, docent, quietHome, depart] = [
    people.get('schooladmin'),
    people.get('thuis'),
    people.get('rt'),
    people.get('docent'),
    people.get('rust'),
    people.get('vertrek'),
  ];
  if (
    school === undefined ||
    home === undefined ||
    rt === undefined ||
    docent === undefined ||
    quietHome === undefined ||
    depart === undefined
  )
    throw new Error('nobody is at home');
  await refill(vraag, school);
  await part(vraag, school, { thuis: home, rt });
  people.set('docent', { ...docent, leerlingId: await findChild(vraag, docent, 1) });
  people.set('speler', await buildPlayer(vraag, home));
  await vraag(`/admins/${depart.adminId}/groepen/${depart.groepId}/leerlingen`, {
    token: depart.token,
    body: {
      leerlingen: LEAVERS.map((roepnaam) => ({ roepnaam, jaargroep: 5, dier: 'vos' })),
      inlogsoort: 'plaatjes',
    },
  });
  people.set('vertrek', { ...depart, leerlingId: await findChild(vraag, depart) });
  await resting(vraag, quietHome);
  people.set('ruster', await buildPlayer(vraag, quietHome));
}

function cardsOf(server: Server, host: Host): { plaatjes: Card; woord: Card } {
  const card = (withImages: boolean): Card => {
    const row = server.demo?.find(
      (demo) =>
        demo.rol === 'leerling' &&
        demo.school === SCHOOL[host] &&
        demo.code !== undefined &&
        (demo.plaatjes !== undefined) === withImages,
    );
    return { code: row?.code ?? '', naam: row?.naam.split(' ')[0] ?? '' };
  };
  return { plaatjes: card(true), woord: card(false) };
}

/** Starts everything; nothing outside the new data folder is touched. */
export async function openStage(gate: number): Promise<Stage> {
  const map = mkdtempSync(join(tmpdir(), 'taaltocht-schermen-'));
  const env = readEnv({
    ...process.env,
    NODE_ENV: 'test',
    PORT: String(gate),
    HOST: '127.0.0.1',
    DATA_DIR: map,
    DATABASE_URL: '',
    DEMO_WACHTWOORD: PASSWORD,
    LOG_LEVEL: 'error',
  });
  const server = await createServer({ env });
  for (const host of HOSTS) await buildExtras(server, host);
  const listens = await server.listen();
  const vraag = createVraag(`http://localhost:${listens}`);
  const people = new Map<Host, Map<Who, Person>>();
  for (const host of HOSTS) {
    const all = await signInAll(vraag, server, host);
    await live(vraag, all);
    people.set(host, all);
  }
  const person = (host: Host, who: Who): Person => {
    const person = people.get(host)?.get(who);
    if (person === undefined) throw new Error(`nobody is ${who} on ${host}`);
    return person;
  };
  return {
    poort: listens,
    person,
    vraag,
    address: (host) => `http://${host === 'nl' ? 'localhost' : 'vlaams.localhost'}:${listens}`,
    codes: (host) => cardsOf(server, host),
    stop: () => server.close().finally(() => rmSync(map, { recursive: true, force: true })),
  };
}

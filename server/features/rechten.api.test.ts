import { decodeJwt } from 'jose';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bereikVan, RECHTEN, type Actie } from '#engine/core/domein/rechten.ts';
import { ROLLEN, type Rol } from '#engine/core/domein/rollen.ts';
import { startKit, type ApiKit } from '../test/api-kit.ts';
import { buildAdmin, buildGebruiker } from '../test/bouw.ts';
import { buildAntwoord, buildRonde } from '../test/ronde.ts';

let kit: ApiKit;
const antwoorden = { een: '', twee: '' };
const tokens = new Map<Rol, { token: string; adminId: string }>();
const db = () => kit.server.database.knex;

beforeAll(async () => {
  kit = await startKit();
  const { een, kantoorId } = kit.scholen;
  const rt = await buildAdmin(db(), { soort: 'rt', naam: 'Praktijk', code: 'RT' });
  const thuis = await buildAdmin(db(), { soort: 'thuis', naam: 'Thuis', code: 'THUIS' });
  await buildGebruiker(db(), { adminId: rt, role: 'rtadmin', naam: 'rt', voornaam: 'Ria' });
  await buildGebruiker(db(), { adminId: thuis, role: 'thuisadmin', naam: 'ouder', voornaam: 'Olga' });
  await buildGebruiker(db(), { adminId: kantoorId, role: 'office', naam: 'kantoor', voornaam: 'Kas' });
  const namen: Record<Exclude<Rol, 'demo'>, [string, string]> = {
    superadmin: ['super', kantoorId], office: ['kantoor', kantoorId], schooladmin: ['beheer.een', een.adminId], docent: ['docent.een', een.adminId],
    rtadmin: ['rt', rt], thuisadmin: ['ouder', thuis], leerling: ['zoé.een', een.adminId],
  };
  for (const rol of ROLLEN) {
    if (rol === 'demo') continue;
    const [naam, adminId] = namen[rol];
    tokens.set(rol, { token: await kit.token(naam), adminId });
  }
  const demo = await kit.agent.post('/api/auth/demo').expect(200);
  for (const school of ['een', 'twee'] as const) {
    const ronde = await buildRonde(db(), { adminId: kit.scholen[school].adminId, leerlingId: kit.scholen[school].leerling });
    const antwoord = buildAntwoord(ronde, { itemId: 'w-trein', ruw: 'trein' });
    await kit.als(await kit.token(`zoé.${school}`)).post('/api/antwoorden', { antwoorden: [antwoord] }).expect(200);
    antwoorden[school] = antwoord.clientId;
  }
  tokens.set('demo', { token: demo.body.token, adminId: String(decodeJwt(demo.body.token)['tid']) });
});
afterAll(() => kit.stop());

const wie = (rol: Rol) => tokens.get(rol) ?? { token: '', adminId: '' };
const als = (rol: Rol) => kit.als(wie(rol).token);

/** Calls of the panel with the right they need. */
const PANEEL: [pad: (g: { adminId: string; groepId: string; leerlingId: string; instelling: string; antwoord: string }) => string, recht: Actie][] = [
  [(g) => `/api/admins/${g.adminId}`, 'paneel.openen'],
  [(g) => `/api/admins/${g.adminId}/groepen`, 'groepen.lezen'],
  [(g) => `/api/admins/${g.adminId}/signalen`, 'groepen.lezen'],
  [(g) => `/api/admins/${g.adminId}/groepen/${g.groepId}/leerlingen`, 'leerlingen.lezen'],
  [(g) => `/api/admins/${g.adminId}/groepen/${g.groepId}/oefeninstellingen`, 'oefeninstellingen.lezen'],
  [(g) => `/api/admins/${g.adminId}/oefeninstellingen/${g.instelling}`, 'oefeninstellingen.lezen'],
  [(g) => `/api/admins/${g.adminId}/groepen/${g.groepId}/voortgang`, 'voortgang.lezen'],
  [(g) => `/api/admins/${g.adminId}/groepen/${g.groepId}/wachtwoorden`, 'wachtwoorden.beheren'],
  [(g) => `/api/admins/${g.adminId}/leerlingen/${g.leerlingId}/antwoorden`, 'voortgang.lezen'],
  [(g) => `/api/admins/${g.adminId}/leerlingen/${g.leerlingId}/antwoorden/${g.antwoord}/waarom`, 'waarom.lezen'],
];
const van = (school: 'een' | 'twee') => ({ adminId: kit.scholen[school].adminId, groepId: kit.scholen[school].groepA, leerlingId: kit.scholen[school].leerling, instelling: kit.scholen[school].instellingA, antwoord: antwoorden[school] });

type Plek = ReturnType<typeof van>;
interface Schrijfcall { methode: 'get' | 'post' | 'patch' | 'put' | 'del'; pad: string; recht: Actie; /** Harmless where it is allowed: an old version, an empty list, a field too short. */ body?: (g: Plek) => object; /** Names a group or a leerling, so that another group of the school is unknown. */ plek?: true; /** What it answers to whoever is let through, where that is another status. */ fout?: 404 | 415 }
const G = '/groepen/:groepId';
const wie1 = (g: Plek) => ({ ids: [g.leerlingId] });
/** Calls of groups, leerlingen, bin and school year with the right they need. */
const BEHEER: Schrijfcall[] = [
  { methode: 'get', pad: G, recht: 'groepen.lezen', plek: true },
  { methode: 'get', pad: '/docentnamen', recht: 'groepen.docenten' },
  { methode: 'post', pad: '/groepen', recht: 'groepen.toevoegen', body: () => ({ naam: '' }) },
  { methode: 'patch', pad: G, recht: 'groepen.wijzigen', body: () => ({ versie: 999 }), plek: true },
  { methode: 'post', pad: `${G}/kopieen`, recht: 'groepen.toevoegen', body: () => ({ naam: '' }) },
  { methode: 'del', pad: `${G}/archiveringen`, recht: 'groepen.wijzigen', plek: true },
  { methode: 'put', pad: `${G}/docenten`, recht: 'groepen.docenten', body: () => ({ ids: 'x' }) },
  { methode: 'post', pad: `${G}/subgroepen`, recht: 'groepen.subgroepen', body: () => ({ naam: '' }) },
  { methode: 'del', pad: `${G}/subgroepen/${v7()}`, recht: 'groepen.subgroepen', plek: true },
  { methode: 'post', pad: `${G}/leerlingen`, recht: 'leerlingen.toevoegen', body: () => ({ leerlingen: [] }) },
  { methode: 'get', pad: '/leerlingen', recht: 'leerlingen.lezen' },
  { methode: 'post', pad: '/leerlingvoorstellen', recht: 'leerlingen.toevoegen', body: () => ({ namen: [] }) },
  { methode: 'get', pad: '/leerlingen/:leerlingId', recht: 'leerlingen.lezen', plek: true },
  { methode: 'patch', pad: '/leerlingen/:leerlingId', recht: 'leerlingen.wijzigen', body: () => ({ versie: 999 }), plek: true },
  { methode: 'post', pad: '/leerlingen/verplaatsingen', recht: 'leerlingen.wijzigen', body: (g) => ({ ...wie1(g), naarGroepId: g.groepId }), plek: true },
  { methode: 'post', pad: '/leerlingen/startniveaus', recht: 'leerlingen.startniveau', body: (g) => ({ ...wie1(g), niveau: null }), plek: true },
  { methode: 'post', pad: '/leerlingen/instapmetingen', recht: 'oefeninstellingen.wijzigen', body: () => ({ ids: [] }) },
  { methode: 'post', pad: '/leerlingen/instapmetingen/herstellingen', recht: 'oefeninstellingen.wijzigen', body: (g) => ({ gestart: [{ leerlingId: g.leerlingId, somvensterId: v7() }] }), plek: true },
  { methode: 'put', pad: '/leerlingen/oefeninstellingen', recht: 'oefeninstellingen.wijzigen', body: (g) => ({ leerlingIds: [g.leerlingId], items: [] }), plek: true },
  { methode: 'post', pad: '/leerlingen/notities', recht: 'leerlingen.bericht', body: (g) => ({ ...wie1(g), tekst: 'Goed zo' }), plek: true },
  { methode: 'post', pad: '/leerlingen/verwijderingen', recht: 'leerlingen.verwijderen', body: () => ({ ids: [] }) },
  { methode: 'get', pad: `${G}/lvsresultaten`, recht: 'lvs.lezen', plek: true },
  { methode: 'get', pad: '/lvsimporten', recht: 'lvs.importeren' },
  { methode: 'post', pad: '/lvsimporten', recht: 'lvs.importeren', body: () => ({}), fout: 415 },
  { methode: 'patch', pad: `/lvsimporten/${v7()}`, recht: 'lvs.importeren', body: () => ({}), fout: 415 },
  { methode: 'post', pad: `/lvsimporten/${v7()}/uitvoeren`, recht: 'lvs.importeren', body: () => ({}) },
  { methode: 'post', pad: `/lvsimporten/${v7()}/ongedaan`, recht: 'lvs.importeren', fout: 404 },
  { methode: 'get', pad: `/lvsimporten/${v7()}/niet-gevonden.csv`, recht: 'lvs.importeren', fout: 404 },
  { methode: 'post', pad: '/leerlingen/:leerlingId/lvsresultaten', recht: 'lvs.importeren', body: () => ({}) },
  { methode: 'del', pad: `/leerlingen/:leerlingId/lvsresultaten/${v7()}`, recht: 'lvs.importeren', fout: 404, plek: true },
  { methode: 'get', pad: '/prullenbakitems', recht: 'prullenbak.lezen' },
  { methode: 'post', pad: '/prullenbakitems/herstellingen', recht: 'prullenbak.herstellen', body: () => ({ ids: [] }) },
  { methode: 'del', pad: '/prullenbakitems/:leerlingId', recht: 'leerlingen.wissen', body: () => ({ bevestiging: '' }) },
  { methode: 'post', pad: `${G}/wachtwoorden`, recht: 'wachtwoorden.beheren', body: () => ({ leerlingIds: [] }) },
  { methode: 'post', pad: `${G}/inlogkaartjes`, recht: 'wachtwoorden.beheren', body: () => ({ leerlingIds: [] }) },
  { methode: 'post', pad: '/leerlingen/:leerlingId/ontgrendelingen', recht: 'wachtwoorden.beheren', plek: true },
  { methode: 'patch', pad: '/wachtwoordinstellingen', recht: 'wachtwoorden.instellen', body: () => ({}) },
  { methode: 'post', pad: '/verhuistokens', recht: 'verhuistokens.maken', body: () => ({ leerlingIds: [] }) },
  { methode: 'get', pad: '/verhuistokens', recht: 'verhuistokens.maken' },
  { methode: 'post', pad: '/verhuistokens/inzien', recht: 'verhuistokens.inlezen', body: () => ({ tokens: [] }) },
  { methode: 'post', pad: '/verhuistokens/inlezen', recht: 'verhuistokens.inlezen', body: () => ({ regels: [] }) },
  { methode: 'get', pad: '/leerlingen/:leerlingId/toestemmingen', recht: 'delen.beheren', plek: true },
  { methode: 'post', pad: '/leerlingen/:leerlingId/toestemmingen', recht: 'delen.beheren', body: () => ({ soort: 'thuis_delen', gegevenDoor: 'Ouder', op: '2999-01-01' }), plek: true },
  { methode: 'get', pad: '/leerlingen/:leerlingId/thuiskoppelingen', recht: 'delen.beheren', plek: true },
  { methode: 'post', pad: '/leerlingen/:leerlingId/thuiscodes', recht: 'delen.beheren', body: () => ({ soort: 'rt' }), plek: true },
  { methode: 'post', pad: '/leerlingen/:leerlingId/koppelcodes', recht: 'wachtwoorden.beheren', plek: true },
  { methode: 'patch', pad: '/deelinstellingen', recht: 'delen.instellen', body: () => ({}) },
  { methode: 'get', pad: '/thuiskoppelingen', recht: 'koppelingen.lezen' },
  { methode: 'post', pad: '/thuiskoppelingen', recht: 'koppelingen.inlezen', body: () => ({}) },
  { methode: 'post', pad: '/leerlingen/:leerlingId/sessies', recht: 'leerlingen.spelen', plek: true },
  { methode: 'put', pad: '/ouderpin', recht: 'leerlingen.spelen', body: () => ({}) },
  { methode: 'get', pad: '/accountgegevens', recht: 'accountgegevens.lezen' },
  { methode: 'patch', pad: '/accountgegevens', recht: 'accountgegevens.wijzigen', body: () => ({ versie: 999 }) },
  { methode: 'patch', pad: '/instellingen', recht: 'accountgegevens.wijzigen', body: () => ({ versie: 999 }) },
  { methode: 'get', pad: '/audit', recht: 'audit.lezen' },
  { methode: 'get', pad: '/leerlingen/:leerlingId/export', recht: 'export.leerling', plek: true },
  { methode: 'get', pad: '/exporten', recht: 'export.tenant' },
  { methode: 'post', pad: '/exporten', recht: 'export.tenant' },
  { methode: 'get', pad: '/wisverzoeken', recht: 'wissen.vragen' },
  { methode: 'post', pad: '/wisverzoeken', recht: 'wissen.vragen', body: () => ({ reden: '' }) },
  { methode: 'get', pad: '/jaarovergang', recht: 'jaarovergang.uitvoeren' },
  { methode: 'post', pad: '/jaarovergangen', recht: 'jaarovergang.uitvoeren', body: () => ({ groepen: [] }) },
];
const stuur = (rol: Rol, call: Schrijfcall, g: Plek) => {
  const pad = `/api/admins/${g.adminId}${call.pad.replace(':groepId', g.groepId).replace(':leerlingId', g.leerlingId)}`;
  return als(rol)[call.methode](pad).send(call.body?.(g));
};

type Uitkomst = 'geweigerd' | 'reden' | 'open' | string;
/** What the table says about the first school. */
function verwachting(rol: Rol, recht: Actie): Uitkomst {
  const bereik = bereikVan(rol, recht);
  if (bereik === 'reden') return 'reden';
  return bereik !== undefined && wie(rol).adminId === kit.scholen.een.adminId ? 'open' : 'geweigerd';
}
/** What the server did; a call about a subgroup that does not exist was let through when it is unknown. */
function uitkomst(call: Schrijfcall, { status, body }: { status: number; body: { code?: string } }): Uitkomst {
  if (status === 403) return 'geweigerd';
  if (body.code === 'REDEN_NODIG') return 'reden';
  const goed = [200, 201, 202, 204, 400, 409].includes(status) || (status === 404 && call.pad.includes('subgroepen/')) || status === call.fout;
  return goed ? 'open' : String(status);
}

describe.each(ROLLEN)('%s', (rol) => {
  it('may make exactly those calls of the administration that the table gives', async () => {
    for (const call of BEHEER) {
      const verwacht = verwachting(rol, call.recht);
      expect([rol, call.methode, call.pad, uitkomst(call, await stuur(rol, call, van('een')))]).toEqual([rol, call.methode, call.pad, verwacht]);
      if (verwacht === 'open') expect([call.pad, (await stuur(rol, call, van('twee'))).status]).toEqual([call.pad, 403]);
    }
  });

  it('gets 200 or 403 in a school exactly as the table says', async () => {
    const eigen = wie(rol).adminId === kit.scholen.een.adminId;
    for (const [pad, recht] of PANEEL) {
      const bereik = bereikVan(rol, recht);
      const status = bereik === undefined ? 403 : bereik === 'reden' ? 409 : eigen ? 200 : 403;
      const uit = await als(rol).get(pad(van('een')));
      expect([rol, pad(van('een')), uit.status]).toEqual([rol, pad(van('een')), status]);
      if (status === 409) await als(rol).get(pad(van('een'))).set('X-Reden', encodeURIComponent('hulpvraag van de school')).expect(200);
    }
  });

  it('gets nothing of another school and leaves a line in the audit', async () => {
    if (bereikVan(rol, 'groepen.lezen') === 'reden') return expect(rol).toMatch(/superadmin|office/);
    for (const [pad] of PANEEL) await als(rol).get(pad(van('twee'))).expect(403);
    const gebruiker = await als(rol).get('/api/users/mij').expect(200);
    const regels = await db()('audit').where({ admin_id: wie(rol).adminId, wie: gebruiker.body._id }).where('actie', 'like', 'geweigerd:%');
    expect(regels.length).toBeGreaterThanOrEqual(PANEEL.length);
  });

});

it('gives nothing without a token', async () => {
  for (const [pad] of PANEEL) expect((await kit.agent.get(pad(van('een')))).status).toBe(401);
});

describe('ids inside the own school', () => {
  it('are unknown when they belong to another group or another school', async () => {
    const { een, twee } = kit.scholen;
    const A = `/api/admins/${een.adminId}`;
    for (const groepId of [een.groepB, twee.groepA, v7(), 'edexml']) {
      await als('docent').get(`${A}/groepen/${groepId}/leerlingen`).expect(404);
      await als('docent').get(`${A}/groepen/${groepId}/voortgang`).expect(404);
    }
    await als('docent').get(`${A}/leerlingen/${een.leerlingB}/antwoorden`).expect(404);
    await als('schooladmin').get(`${A}/leerlingen/${een.leerlingB}/antwoorden`).expect(200);
    await als('schooladmin').get(`${A}/leerlingen/${twee.leerling}/antwoorden`).expect(404);
    await als('schooladmin').get(`${A}/oefeninstellingen/${twee.instellingA}`).expect(404);
    const { body } = await als('docent').get(`${A}/groepen`).expect(200);
    expect(body.items.map((g: { id: string }) => g.id)).toEqual([een.groepA]);
  });

  it('of another group do not exist for a docent, in no call', async () => {
    const { een } = kit.scholen;
    for (const call of BEHEER.filter(({ plek, recht }) => plek === true && bereikVan('docent', recht) !== undefined)) {
      const { status } = await stuur('docent', call, { ...van('een'), groepId: een.groepB, leerlingId: een.leerlingB });
      expect([call.methode, call.pad, status]).toEqual([call.methode, call.pad, 404]);
    }
  });

  it('let office in with a reason that the school can see', async () => {
    await als('superadmin').get(`/api/admins/${kit.scholen.een.adminId}/groepen`).set('X-Reden', encodeURIComponent('vraag van Bea, zie bericht')).expect(200);
    const regels = await db()('audit').where({ admin_id: kit.scholen.een.adminId, rol: 'superadmin', actie: 'groepen.lezen' });
    expect(regels.map((r) => r.reden)).toContain('vraag van Bea, zie bericht');
  });
});

describe('a practice setting', () => {
  const pad = () => `/api/admins/${kit.scholen.een.adminId}/oefeninstellingen/${kit.scholen.een.instellingA}`;

  it('is changed by the docent of the group, as a whole or not at all', async () => {
    const { body } = await als('docent').get(pad()).expect(200);
    const nieuw = await als('docent').patch(pad(), { versie: body.versie, naam: 'Rustig', instelling: { moeilijkheid: 'makkelijk', takenPerDag: 3 } }).expect(200);
    expect(nieuw.body).toMatchObject({ naam: 'Rustig', versie: body.versie + 1, instelling: { moeilijkheid: 'makkelijk', takenPerDag: 3, duurMin: body.instelling.duurMin } });
    expect((await als('docent').patch(pad(), { versie: body.versie, naam: 'Te laat' }).expect(409)).body.code).toBe('GEWIJZIGD_DOOR_ANDER');
    const fout = await als('docent').patch(pad(), { versie: nieuw.body.versie, instelling: { takenPerDag: 9 } }).expect(400);
    expect(fout.body.velden).toHaveProperty('takenPerDag');
    await als('docent').patch(pad(), { versie: nieuw.body.versie, instelling: { bestaatNiet: 1 } }).expect(400);
    await als('leerling').patch(pad(), { versie: nieuw.body.versie, naam: 'x' }).expect(403);
    expect((await als('docent').get(pad()).expect(200)).body).toEqual(nieuw.body);
  });
});

it('has a row for every action that a route asks for', () => {
  expect(Object.keys(RECHTEN)).toEqual(expect.arrayContaining(PANEEL.map(([, recht]) => recht)));
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.zonderTenant()).toEqual([]);
});

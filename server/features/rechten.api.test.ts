import { decodeJwt } from 'jose';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bereikVan, type Actie } from '#engine/core/domein/rechten.ts';
import { ROLLEN, type Rol } from '#engine/core/domein/rollen.ts';
import { startKit, type ApiKit } from '../test/api-kit.ts';
import { buildAdmin, buildGebruiker } from '../test/bouw.ts';
import { EIGENCALLS, LEERLINGCALLS, OPEN_CALLS, TENANTCALLS, type Matrixrij, type Plek } from '../test/matrix.ts';
import { geregistreerdeCalls, type Geregistreerd } from '../test/routes.ts';
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
    superadmin: ['super', kantoorId],
    office: ['kantoor', kantoorId],
    schooladmin: ['beheer.een', een.adminId],
    docent: ['docent.een', een.adminId],
    rtadmin: ['rt', rt],
    thuisadmin: ['ouder', thuis],
    leerling: ['zoé.een', een.adminId],
  };
  for (const rol of ROLLEN) {
    if (rol === 'demo') continue;
    const [naam, adminId] = namen[rol];
    tokens.set(rol, { token: await kit.token(naam), adminId });
  }
  const demo = await kit.agent.post('/api/auth/demo').expect(200);
  for (const school of ['een', 'twee'] as const) {
    const ronde = await buildRonde(db(), {
      adminId: kit.scholen[school].adminId,
      leerlingId: kit.scholen[school].leerling,
    });
    const antwoord = buildAntwoord(ronde, { itemId: 'w-trein', ruw: 'trein' });
    await kit
      .als(await kit.token(`zoé.${school}`))
      .post('/api/antwoorden', { antwoorden: [antwoord] })
      .expect(200);
    antwoorden[school] = antwoord.clientId;
  }
  tokens.set('demo', { token: demo.body.token, adminId: String(decodeJwt(demo.body.token)['tid']) });
});
afterAll(() => kit.stop());

const wie = (rol: Rol) => tokens.get(rol) ?? { token: '', adminId: '' };
const als = (rol: Rol) => kit.als(wie(rol).token);

const PANEEL = TENANTCALLS.filter(({ pagina }) => pagina === true);
const van = (school: 'een' | 'twee'): Plek => ({
  adminId: kit.scholen[school].adminId,
  groepId: kit.scholen[school].groepA,
  leerlingId: kit.scholen[school].leerling,
  instelling: kit.scholen[school].instellingA,
  antwoord: antwoorden[school],
  userId: v7(),
});

/** Path of a call at a place; ids that the place does not name are made up. */
function padVan(rij: Matrixrij, g: Plek): string {
  const ids: Record<string, string> =
    rij.verzonnen === true
      ? { adminId: g.adminId }
      : {
          adminId: g.adminId,
          groepId: g.groepId,
          leerlingId: g.leerlingId,
          oefeninstellingId: g.instelling,
          antwoordId: g.antwoord,
          userId: g.userId,
        };
  return rij.call.slice(rij.call.indexOf(' ') + 1).replace(/:(\w+)/g, (_, naam: string) => ids[naam] ?? v7());
}
const METHODEN = { GET: 'get', POST: 'post', PATCH: 'patch', PUT: 'put', DELETE: 'del' } as const;
const stuur = (rol: Rol, rij: Matrixrij, g: Plek) => {
  const methode = z.enum(['GET', 'POST', 'PATCH', 'PUT', 'DELETE']).parse(rij.call.slice(0, rij.call.indexOf(' ')));
  return als(rol)[METHODEN[methode]](padVan(rij, g)).send(rij.body?.(g));
};

type Uitkomst = 'geweigerd' | 'reden' | 'open' | string;
/** What the table says about the first school. */
function verwachting(rol: Rol, recht: Actie): Uitkomst {
  const bereik = bereikVan(rol, recht);
  if (bereik === 'reden') return 'reden';
  return bereik !== undefined && wie(rol).adminId === kit.scholen.een.adminId ? 'open' : 'geweigerd';
}
/** What the server did. */
function uitkomst(rij: Matrixrij, { status, body }: { status: number; body: { code?: string } }): Uitkomst {
  if (status === 403) return 'geweigerd';
  if (body.code === 'REDEN_NODIG') return 'reden';
  return [200, 201, 202, 204, 400, 409].includes(status) || status === rij.anders ? 'open' : String(status);
}
describe('the router', () => {
  it('knows no call without a row here, and asks for the right of that row', () => {
    const rijen = [...TENANTCALLS, ...LEERLINGCALLS, ...EIGENCALLS].map(({ call, recht }): Geregistreerd => ({
      call,
      recht,
    }));
    const open = OPEN_CALLS.map((call): Geregistreerd => ({ call, recht: undefined }));
    const opVolgorde = (calls: readonly Geregistreerd[]) => calls.toSorted((a, b) => a.call.localeCompare(b.call));
    expect(opVolgorde(geregistreerdeCalls(kit.server.app))).toEqual(opVolgorde([...rijen, ...open]));
  });

  it('lets nobody in without a token who needs a right', async () => {
    for (const rij of [...TENANTCALLS, ...LEERLINGCALLS, ...EIGENCALLS]) {
      const methode = rij.call.slice(0, rij.call.indexOf(' ')).toLowerCase();
      const uit = await kit.agent[z.enum(['get', 'post', 'patch', 'put', 'delete']).parse(methode)](
        padVan(rij, van('een')),
      );
      expect([rij.call, uit.status]).toEqual([rij.call, 401]);
    }
  });
});

describe.each(ROLLEN)('%s', (rol) => {
  it('may make exactly those calls of the administration that the table gives', async () => {
    for (const rij of TENANTCALLS) {
      const verwacht = verwachting(rol, rij.recht);
      expect([rol, rij.call, uitkomst(rij, await stuur(rol, rij, van('een')))]).toEqual([rol, rij.call, verwacht]);
      if (verwacht === 'open') expect([rij.call, (await stuur(rol, rij, van('twee'))).status]).toEqual([rij.call, 403]);
    }
  });

  it('opens the pupil area of whom it may see, and of nobody in another school', async () => {
    const eigen = wie(rol).adminId === kit.scholen.een.adminId;
    for (const rij of LEERLINGCALLS) {
      const mag = bereikVan(rol, rij.recht) !== undefined;
      const [hier, elders] = [await stuur(rol, rij, van('een')), await stuur(rol, rij, van('twee'))];
      // A child that names another child is refused, an adult does not learn that it exists.
      const dicht = mag ? [403, 404] : [403];
      expect([rol, rij.call, dicht.includes(elders.status) || elders.status]).toEqual([rol, rij.call, true]);
      if (mag && eigen) expect([rol, rij.call, uitkomst(rij, hier)]).toEqual([rol, rij.call, 'open']);
      else expect([rol, rij.call, dicht.includes(hier.status) || hier.status]).toEqual([rol, rij.call, true]);
    }
  });

  it('reads and changes only itself', async () => {
    const van1 = { ...van('een'), userId: kit.scholen.twee.docent };
    for (const rij of EIGENCALLS) {
      const { status } = await stuur(rol, rij, van1);
      const dicht =
        bereikVan(rol, rij.recht) === undefined ? [403] : rij.call.includes(':userId') ? [400, 403, 404] : [200, 400];
      expect([rol, rij.call, dicht.includes(status) || status]).toEqual([rol, rij.call, true]);
    }
  });

  it('gets 200 or 403 in a school exactly as the table says', async () => {
    const eigen = wie(rol).adminId === kit.scholen.een.adminId;
    for (const rij of PANEEL) {
      const bereik = bereikVan(rol, rij.recht);
      const status = bereik === undefined ? 403 : bereik === 'reden' ? 409 : eigen ? 200 : 403;
      const uit = await stuur(rol, rij, van('een'));
      expect([rol, rij.call, uit.status]).toEqual([rol, rij.call, status]);
      if (status === 409)
        await stuur(rol, rij, van('een')).set('X-Reden', encodeURIComponent('hulpvraag van de school')).expect(200);
    }
  });

  it('gets nothing of another school and leaves a line in the audit', async () => {
    if (bereikVan(rol, 'groepen.lezen') === 'reden') return expect(rol).toMatch(/superadmin|office/);
    for (const rij of PANEEL) await stuur(rol, rij, van('twee')).expect(403);
    const gebruiker = await als(rol).get('/api/users/mij').expect(200);
    const regels = await db()('audit')
      .where({ admin_id: wie(rol).adminId, wie: gebruiker.body._id })
      .where('actie', 'like', 'geweigerd:%');
    expect(regels.length).toBeGreaterThanOrEqual(PANEEL.length);
  });
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
    for (const rij of TENANTCALLS.filter(
      ({ plek, recht }) => plek === true && bereikVan('docent', recht) !== undefined,
    )) {
      const { status } = await stuur('docent', rij, { ...van('een'), groepId: een.groepB, leerlingId: een.leerlingB });
      expect([rij.call, status]).toEqual([rij.call, 404]);
    }
  });

  it('let office in with a reason that the school can see', async () => {
    await als('superadmin')
      .get(`/api/admins/${kit.scholen.een.adminId}/groepen`)
      .set('X-Reden', encodeURIComponent('vraag van Bea, zie bericht'))
      .expect(200);
    const regels = await db()('audit').where({
      admin_id: kit.scholen.een.adminId,
      rol: 'superadmin',
      actie: 'groepen.lezen',
    });
    expect(regels.map((r) => r.reden)).toContain('vraag van Bea, zie bericht');
  });
});

describe('a practice setting', () => {
  const pad = () => `/api/admins/${kit.scholen.een.adminId}/oefeninstellingen/${kit.scholen.een.instellingA}`;

  it('is changed by the docent of the group, as a whole or not at all', async () => {
    const { body } = await als('docent').get(pad()).expect(200);
    const nieuw = await als('docent')
      .patch(pad(), { versie: body.versie, naam: 'Rustig', instelling: { moeilijkheid: 'makkelijk', takenPerDag: 3 } })
      .expect(200);
    expect(nieuw.body).toMatchObject({
      naam: 'Rustig',
      versie: body.versie + 1,
      instelling: { moeilijkheid: 'makkelijk', takenPerDag: 3, duurMin: body.instelling.duurMin },
    });
    expect((await als('docent').patch(pad(), { versie: body.versie, naam: 'Te laat' }).expect(409)).body.code).toBe(
      'GEWIJZIGD_DOOR_ANDER',
    );
    const fout = await als('docent')
      .patch(pad(), { versie: nieuw.body.versie, instelling: { takenPerDag: 9 } })
      .expect(400);
    expect(fout.body.velden).toHaveProperty('takenPerDag');
    await als('docent')
      .patch(pad(), { versie: nieuw.body.versie, instelling: { bestaatNiet: 1 } })
      .expect(400);
    await als('leerling').patch(pad(), { versie: nieuw.body.versie, naam: 'x' }).expect(403);
    expect((await als('docent').get(pad()).expect(200)).body).toEqual(nieuw.body);
  });
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.zonderTenant()).toEqual([]);
});

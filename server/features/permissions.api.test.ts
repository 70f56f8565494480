// @module-tag embedded
import { decodeJwt } from 'jose';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { scopeOf, type Action } from '#engine/core/domein/permissions.ts';
import { ROLES, type Role } from '#engine/core/domein/roles.ts';
import { nameOf } from '../platform/contract/endpoint.contract.ts';
import { findEndpoints } from '../platform/contract/find-endpoints.ts';
import { startKit, type ApiKit } from '../test/api-kit.ts';
import { buildAdmin, buildGebruiker } from '../test/build.ts';
import { LEERLING_CALLS, OPEN_CALLS, OWN_CALLS } from '../test/matrix-beside.ts';
import type { MatrixRow, Spot } from '../test/matrix-row.ts';
import { TENANT_CALLS as LISTED_CALLS } from '../test/matrix.ts';
import { plainPages } from '../test/plain-pages.ts';
import { registeredCalls, type Registered } from '../test/routes.ts';
import { buildAntwoord, buildRonde } from '../test/ronde.ts';

const TENANT_CALLS = [...LISTED_CALLS, ...plainPages(await findEndpoints(), LISTED_CALLS)];
let kit: ApiKit;
const antwoorden = { een: '', twee: '' };
const tokens = new Map<Role, { token: string; adminId: string }>();
const db = () => kit.server.database.knex;

beforeAll(async () => {
  kit = await startKit();
  const { een: one, kantoorId: officeId } = kit.scholen;
  const rt = await buildAdmin(db(), { soort: 'rt', naam: 'Praktijk', code: 'RT' });
  const home = await buildAdmin(db(), { soort: 'thuis', naam: 'Thuis', code: 'THUIS' });
  await buildGebruiker(db(), { adminId: rt, role: 'rtadmin', naam: 'rt', voornaam: 'Ria' });
  await buildGebruiker(db(), { adminId: home, role: 'thuisadmin', naam: 'ouder', voornaam: 'Olga' });
  await buildGebruiker(db(), { adminId: officeId, role: 'office', naam: 'kantoor', voornaam: 'Kas' });
  const names: Record<Exclude<Role, 'demo'>, [string, string]> = {
    superadmin: ['super', officeId],
    office: ['kantoor', officeId],
    schooladmin: ['beheer.een', one.adminId],
    docent: ['docent.een', one.adminId],
    rtadmin: ['rt', rt],
    thuisadmin: ['ouder', home],
    leerling: ['zoé.een', one.adminId],
  };
  for (const role of ROLES) {
    if (role === 'demo') continue;
    const [name, adminId] = names[role];
    tokens.set(role, { token: await kit.token(name), adminId });
  }
  const demo = await kit.agent.post('/api/auth/demo').expect(200);
  for (const school of ['een', 'twee'] as const) {
    const ronde = await buildRonde(db(), {
      adminId: kit.scholen[school].adminId,
      leerlingId: kit.scholen[school].leerling,
    });
    const antwoord = buildAntwoord(ronde, { itemId: 'w-trein', ruw: 'trein' });
    await kit
      .as(await kit.token(`zoé.${school}`))
      .post('/api/antwoorden', { antwoorden: [antwoord] })
      .expect(200);
    antwoorden[school] = antwoord.clientId;
  }
  tokens.set('demo', { token: demo.body.token, adminId: String(decodeJwt(demo.body.token)['tid']) });
});
afterAll(() => kit.stop());

const who = (role: Role) => tokens.get(role) ?? { token: '', adminId: '' };
const as = (role: Role) => kit.as(who(role).token);

const PANEL = TENANT_CALLS.filter(({ pagina: page }) => page === true);
const from = (school: 'een' | 'twee'): Spot => ({
  adminId: kit.scholen[school].adminId,
  groepId: kit.scholen[school].groepA,
  leerlingId: kit.scholen[school].leerling,
  instelling: kit.scholen[school].settingA,
  antwoord: antwoorden[school],
  userId: v7(),
});

/** Path of a call at a place; ids that the place does not name are made up. */
function pathOf(row: MatrixRow, g: Spot): string {
  const ids: Record<string, string> =
    row.invented === true
      ? { adminId: g.adminId }
      : {
          adminId: g.adminId,
          groepId: g.groepId,
          leerlingId: g.leerlingId,
          oefeninstellingId: g.instelling,
          antwoordId: g.antwoord,
          userId: g.userId,
        };
  return row.call.slice(row.call.indexOf(' ') + 1).replace(/:(\w+)/g, (_, name: string) => ids[name] ?? v7());
}
const METHODS = { GET: 'get', POST: 'post', PATCH: 'patch', PUT: 'put', DELETE: 'del' } as const;
const send = (role: Role, row: MatrixRow, g: Spot) => {
  const method = z.enum(['GET', 'POST', 'PATCH', 'PUT', 'DELETE']).parse(row.call.slice(0, row.call.indexOf(' ')));
  return as(role)[METHODS[method]](pathOf(row, g)).send(row.body?.(g));
};

type Outcome = 'geweigerd' | 'reden' | 'open' | string;
/** What the table says about the first school. */
function expectedOutcome(role: Role, permission: Action): Outcome {
  const scope = scopeOf(role, permission);
  if (scope === 'reden') return 'reden';
  return scope !== undefined && who(role).adminId === kit.scholen.een.adminId ? 'open' : 'geweigerd';
}
/** What the server did. */
function outcome(row: MatrixRow, { status, body }: { status: number; body: { code?: string } }): Outcome {
  if (status === 403) return 'geweigerd';
  if (body.code === 'REDEN_NODIG') return 'reden';
  return [200, 201, 202, 204, 400, 409].includes(status) || status === row.anders ? 'open' : String(status);
}
describe('the router', () => {
  it('knows no call without a row here, and asks for the right of that row', () => {
    const rows = [...TENANT_CALLS, ...LEERLING_CALLS, ...OWN_CALLS].map(({ call, recht: permission }): Registered => ({
      call,
      recht: permission,
    }));
    const open = OPEN_CALLS.map((call): Registered => ({ call, recht: undefined }));
    const inOrder = (calls: readonly Registered[]) => calls.toSorted((a, b) => a.call.localeCompare(b.call));
    expect(inOrder(registeredCalls(kit.server.app))).toEqual(inOrder([...rows, ...open]));
  });

  it('answers every declared endpoint exactly once, with its right', async () => {
    const calls = registeredCalls(kit.server.app);
    const declared = await findEndpoints();
    expect(declared.length).toBeGreaterThan(0);
    for (const { endpoint } of declared) {
      const right = endpoint.right === 'public' || endpoint.right === 'session' ? undefined : endpoint.right;
      const call = nameOf(endpoint);
      expect(calls.filter((found) => found.call === call)).toEqual([{ call, recht: right }]);
    }
  });

  it('lets nobody in without a token who needs a right', async () => {
    for (const row of [...TENANT_CALLS, ...LEERLING_CALLS, ...OWN_CALLS]) {
      const method = row.call.slice(0, row.call.indexOf(' ')).toLowerCase();
      const out = await kit.agent[z.enum(['get', 'post', 'patch', 'put', 'delete']).parse(method)](
        pathOf(row, from('een')),
      );
      expect([row.call, out.status]).toEqual([row.call, 401]);
    }
  });
});

describe.each(ROLES)('%s', (role) => {
  it('may make exactly those calls of the administration that the table gives', async () => {
    for (const row of TENANT_CALLS) {
      const expected = expectedOutcome(role, row.recht);
      expect([role, row.call, outcome(row, await send(role, row, from('een')))]).toEqual([role, row.call, expected]);
      if (expected === 'open')
        expect([row.call, (await send(role, row, from('twee'))).status]).toEqual([row.call, 403]);
    }
  });

  it('opens the pupil area of whom it may see, and of nobody in another school', async () => {
    const own = who(role).adminId === kit.scholen.een.adminId;
    for (const row of LEERLING_CALLS) {
      const allowed = scopeOf(role, row.recht) !== undefined;
      if (scopeOf(role, row.recht) === 'reden' && row.call.includes(':leerlingId')) {
        // Our office says why and of which school, and then finds who is there.
        expect([role, row.call, (await send(role, row, from('een'))).status]).toEqual([role, row.call, 409]);
        const look = (name: 'een' | 'twee') =>
          send(role, row, from(name))
            .set('X-Reden', encodeURIComponent('hulpvraag van de school'))
            .set('X-Admin', kit.scholen.een.adminId);
        expect([role, row.call, outcome(row, await look('een'))]).toEqual([role, row.call, 'open']);
        expect([role, row.call, (await look('twee')).status]).toEqual([role, row.call, 404]);
        continue;
      }
      const [here, elsewhere] = [await send(role, row, from('een')), await send(role, row, from('twee'))];
      // A child that names another child is refused, an adult does not learn that it exists.
      const closed = allowed ? [403, 404] : [403];
      expect([role, row.call, closed.includes(elsewhere.status) || elsewhere.status]).toEqual([role, row.call, true]);
      if (allowed && own) expect([role, row.call, outcome(row, here)]).toEqual([role, row.call, 'open']);
      else expect([role, row.call, closed.includes(here.status) || here.status]).toEqual([role, row.call, true]);
    }
  });

  it('reads and changes only itself', async () => {
    const of1 = { ...from('een'), userId: kit.scholen.twee.docent };
    for (const row of OWN_CALLS) {
      const { status } = await send(role, row, of1);
      const closed =
        scopeOf(role, row.recht) === undefined ? [403] : row.call.includes('/:') ? [400, 403, 404] : [200, 400];
      expect([role, row.call, closed.includes(status) || status]).toEqual([role, row.call, true]);
    }
  });

  it('gets 200 or 403 in a school exactly as the table says', async () => {
    const own = who(role).adminId === kit.scholen.een.adminId;
    for (const row of PANEL) {
      const scope = scopeOf(role, row.recht);
      const status = scope === undefined ? 403 : scope === 'reden' ? 409 : own ? 200 : 403;
      const out = await send(role, row, from('een'));
      expect([role, row.call, out.status]).toEqual([role, row.call, status]);
      if (status === 409)
        await send(role, row, from('een')).set('X-Reden', encodeURIComponent('hulpvraag van de school')).expect(200);
    }
  });

  it('gets nothing of another school and leaves a line in the audit', async () => {
    if (scopeOf(role, 'groepen.lezen') === 'reden') return expect(role).toMatch(/superadmin|office/);
    for (const row of PANEL) await send(role, row, from('twee')).expect(403);
    const gebruiker = await as(role).get('/api/users/mij').expect(200);
    const rules = await db()('audit')
      .where({ admin_id: who(role).adminId, wie: gebruiker.body._id })
      .where('actie', 'like', 'geweigerd:%');
    expect(rules.length).toBeGreaterThanOrEqual(PANEL.length);
  });
});

describe('ids inside the own school', () => {
  it('are unknown when they belong to another group or another school', async () => {
    const { een: one, twee: two } = kit.scholen;
    const A = `/api/admins/${one.adminId}`;
    for (const groepId of [one.groepB, two.groepA, v7(), 'edexml']) {
      await as('docent').get(`${A}/groepen/${groepId}/leerlingen`).expect(404);
      await as('docent').get(`${A}/groepen/${groepId}/voortgang`).expect(404);
    }
    await as('docent').get(`${A}/leerlingen/${one.leerlingB}/antwoorden`).expect(404);
    await as('schooladmin').get(`${A}/leerlingen/${one.leerlingB}/antwoorden`).expect(200);
    await as('schooladmin').get(`${A}/leerlingen/${two.leerling}/antwoorden`).expect(404);
    await as('schooladmin').get(`${A}/oefeninstellingen/${two.settingA}`).expect(404);
    const { body } = await as('docent').get(`${A}/groepen`).expect(200);
    expect(body.items.map((g: { id: string }) => g.id)).toEqual([one.groepA]);
  });

  it('of another group do not exist for a docent, in no call', async () => {
    const { een: one } = kit.scholen;
    for (const row of TENANT_CALLS.filter(
      ({ plek: spot, recht: permission }) => spot === true && scopeOf('docent', permission) !== undefined,
    )) {
      const { status } = await send('docent', row, { ...from('een'), groepId: one.groepB, leerlingId: one.leerlingB });
      expect([row.call, status]).toEqual([row.call, 404]);
    }
  });

  it('let office in with a reason that the school can see', async () => {
    await as('superadmin')
      .get(`/api/admins/${kit.scholen.een.adminId}/groepen`)
      .set('X-Reden', encodeURIComponent('vraag van Bea, zie bericht'))
      .expect(200);
    const rules = await db()('audit').where({
      admin_id: kit.scholen.een.adminId,
      rol: 'superadmin',
      actie: 'groepen.lezen',
    });
    expect(rules.map((r) => r.reden)).toContain('vraag van Bea, zie bericht');
  });
});

describe('a practice setting', () => {
  const path = () => `/api/admins/${kit.scholen.een.adminId}/oefeninstellingen/${kit.scholen.een.settingA}`;

  it('is changed by the docent of the group, as a whole or not at all', async () => {
    const { body } = await as('docent').get(path()).expect(200);
    const newOne = await as('docent')
      .patch(path(), { versie: body.versie, naam: 'Rustig', instelling: { moeilijkheid: 'makkelijk', takenPerDag: 3 } })
      .expect(200);
    expect(newOne.body).toMatchObject({
      naam: 'Rustig',
      versie: body.versie + 1,
      instelling: { moeilijkheid: 'makkelijk', takenPerDag: 3, duurMin: body.instelling.duurMin },
    });
    expect((await as('docent').patch(path(), { versie: body.versie, naam: 'Te laat' }).expect(409)).body.code).toBe(
      'GEWIJZIGD_DOOR_ANDER',
    );
    const error = await as('docent')
      .patch(path(), { versie: newOne.body.versie, instelling: { takenPerDag: 9 } })
      .expect(400);
    expect(error.body.velden).toHaveProperty('takenPerDag');
    await as('docent')
      .patch(path(), { versie: newOne.body.versie, instelling: { doesNotExist: 1 } })
      .expect(400);
    await as('leerling').patch(path(), { versie: newOne.body.versie, naam: 'x' }).expect(403);
    expect((await as('docent').get(path()).expect(200)).body).toEqual(newOne.body);
  });
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.withoutTenant()).toEqual([]);
});

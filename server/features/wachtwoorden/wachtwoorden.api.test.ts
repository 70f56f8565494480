import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IMAGES } from '#engine/core/domein/images.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildLeerling, CORRECT_IMAGES } from '../../test/build.ts';
import type { LeerlingCard, PasswordOverview } from './wachtwoorden.contract.ts';

let kit: ApiKit;
let docent = '';
let management = '';
beforeAll(async () => {
  kit = await startKit();
  docent = await kit.token('docent.een');
  management = await kit.token('beheer.een');
});
afterAll(() => kit.stop());

const one = () => kit.scholen.een;
const G = (groepId = one().groepA) => `/api/admins/${one().adminId}/groepen/${groepId}`;
const P = (leerlingId: string) => `/api/admins/${one().adminId}/leerlingen/${leerlingId}`;
const list = async (): Promise<PasswordOverview> => (await kit.as(docent).get(`${G()}/wachtwoorden`).expect(200)).body;
const create = (body: object) => kit.as(docent).post(`${G()}/wachtwoorden`, body);
const login = (body: object) => kit.agent.post('/api/auth').send(body);
const cardsOf = (body: { kaarten: LeerlingCard[] }) =>
  new Map(body.kaarten.map((card) => [card.leerlingId, card.geheim]));

describe('new secrets', () => {
  it('are told once, let the pupil in and end the session of the old one', async () => {
    const old = await kit.token('zoé.een');
    const { body } = await create({ leerlingIds: [one().leerling], soort: 'woorden' }).expect(200);
    const password = String(cardsOf(body).get(one().leerling));
    expect(password).toMatch(/^[a-z]+-[a-z]+-[2-9]$/);
    await kit.as(old).get('/api/users/mij').expect(401);
    await login({ groepscode: one().codeA, leerlingId: one().leerling, wachtwoord: password }).expect(200);
    await login({ gebruikersnaam: 'zoé.een', wachtwoord: kit.scholen.wachtwoord }).expect(401);
    const row = await kit.server.database
      .knex('gebruikers')
      .where({ admin_id: one().adminId, id: one().leerling })
      .first();
    expect(JSON.stringify(row)).not.toContain(password);
    expect(row.wachtwoord_hash).toMatch(/^\$argon2id\$v=19\$/);
    expect(JSON.stringify(await list())).not.toContain(password);
  });

  it('of pictures can be looked up by who may, and lie sealed in the database', async () => {
    const { body } = await create({ leerlingIds: [one().imagesLeerling], soort: 'plaatjes' }).expect(200);
    const images = cardsOf(body).get(one().imagesLeerling);
    const item = (await list()).items.find(({ leerlingId }) => leerlingId === one().imagesLeerling);
    expect(item).toMatchObject({
      soort: 'plaatjes',
      plaatjes: images,
      geblokkeerd: false,
      gewijzigdOp: expect.any(String),
    });
    await login({ groepscode: one().codeA, leerlingId: one().imagesLeerling, plaatjes: images }).expect(200);
    const row = await kit.server.database
      .knex('gebruikers')
      .where({ admin_id: one().adminId, id: one().imagesLeerling })
      .first('geheim_enc');
    expect(row.geheim_enc.toString('utf8')).not.toContain(String(Array.isArray(images) && images[0]));
    await create({
      leerlingIds: [one().imagesLeerling],
      soort: 'plaatjes',
      waarden: { [one().imagesLeerling]: CORRECT_IMAGES },
    }).expect(200);
    await login({ groepscode: one().codeA, leerlingId: one().imagesLeerling, plaatjes: CORRECT_IMAGES }).expect(200);
  });

  it('chosen by hand must be long enough, not obvious and not a code of a classmate', async () => {
    const id = one().leerling;
    const trial = async (value: unknown) =>
      (await create({ leerlingIds: [id], soort: 'eigen', waarden: { [id]: value } }).expect(400)).body.velden;
    expect(await trial('kort')).toEqual({ [`waarden.${id}`]: 'minlengte' });
    expect(await trial('x'.repeat(65))).toEqual({ [`waarden.${id}`]: 'maxlengte' });
    expect(await trial('   ')).toEqual({ [`waarden.${id}`]: 'verplicht' });
    for (const known of ['wachtwoord123', 'Azerty', 'aaaaaaa', 'zoe.een', 'welkom01'])
      expect(await trial(known)).toEqual({ [`waarden.${id}`]: 'te_bekend' });
    expect((await create({ leerlingIds: [id], soort: 'eigen' }).expect(400)).body.velden).toEqual({
      [`waarden.${id}`]: 'verplicht',
    });
    const taken = await create({ leerlingIds: [id], soort: 'plaatjes', waarden: { [id]: CORRECT_IMAGES } }).expect(400);
    expect(taken.body.velden).toEqual({ [`waarden.${id}`]: 'bestaat_al' });
    expect(
      (await create({ leerlingIds: [id], soort: 'plaatjes', waarden: { [id]: ['zon', 'zon', 'vis'] } }).expect(400))
        .body.velden,
    ).toEqual({ [`waarden.${id}`]: 'kies' });
    await create({ leerlingIds: [], soort: 'woorden' }).expect(400);
    const correct = await create({ leerlingIds: [id], soort: 'eigen', waarden: { [id]: '  rode fiets ' } }).expect(200);
    expect(cardsOf(correct.body).get(id)).toBe('rode fiets');
    await login({ gebruikersnaam: 'zoé.een', wachtwoord: 'rode fiets' }).expect(200);
  });

  it('of pupils of another group or school do not exist here', async () => {
    for (const id of [one().leerlingB, kit.scholen.twee.leerling])
      expect((await create({ leerlingIds: [id], soort: 'woorden' })).status).toBe(404);
    await kit
      .as(docent)
      .get(`${G(one().groepB)}/wachtwoorden`)
      .expect(404);
    await kit
      .as(docent)
      .post(`${P(one().leerlingB)}/ontgrendelingen`)
      .expect(404);
    await kit
      .as(await kit.token('docent.twee'))
      .get(`${G()}/wachtwoorden`)
      .expect(403);
  });
});

describe('a full group', () => {
  const ids: string[] = [];
  beforeAll(async () => {
    const db = kit.server.database.knex;
    for (let nr = 0; nr < 58; nr += 1)
      ids.push(
        await buildLeerling(db, {
          adminId: one().adminId,
          naam: `kind${nr}.een`,
          voornaam: `Kind ${nr}`,
          groepId: one().groepA,
          jaargroep: 3,
          plaatjes: true,
        }),
      );
  });

  it('gets sixty different picture codes in one call', async () => {
    const all = [...ids, one().leerling, one().imagesLeerling];
    const { body } = await create({ leerlingIds: all, soort: 'plaatjes' }).expect(200);
    const codes = [...cardsOf(body).values()].map(String);
    expect(codes).toHaveLength(60);
    expect(new Set(codes).size).toBe(60);
    await create({ leerlingIds: [...all, one().leerlingB], soort: 'plaatjes' }).expect(400);
  });

  it('stays unique and of one piece when two teachers press at once', async () => {
    const half = ids.slice(0, 6);
    const rest = ids.slice(6, 12);
    const [a, b, c] = await Promise.all([
      create({ leerlingIds: half, soort: 'plaatjes' }).expect(200),
      kit.as(management).post(`${G()}/wachtwoorden`, { leerlingIds: half, soort: 'plaatjes' }).expect(200),
      kit.as(management).post(`${G()}/wachtwoorden`, { leerlingIds: rest, soort: 'plaatjes' }).expect(200),
    ]);
    const items = (await list()).items;
    expect(new Set(items.map((item) => String(item.plaatjes))).size).toBe(60);
    const now = half.map((id) => String(items.find(({ leerlingId }) => leerlingId === id)?.plaatjes));
    const from = (out: { body: { kaarten: LeerlingCard[] } }) => half.map((id) => String(cardsOf(out.body).get(id)));
    expect([from(a), from(b)]).toContainEqual(now);
    expect(rest.map((id) => String(items.find(({ leerlingId }) => leerlingId === id)?.plaatjes))).toEqual(
      rest.map((id) => String(cardsOf(c.body).get(id))),
    );
  });
});

/** A code of pictures that nobody in the group has; their codes are drawn by chance. */
async function freeCode(): Promise<string[]> {
  const taken = new Set((await list()).items.map(({ plaatjes: images }) => String(images)));
  const codes = IMAGES.slice(3).flatMap((one) =>
    IMAGES.filter((other) => other !== one && other !== 'zon').map((other) => [one, other, 'zon']),
  );
  return codes.find((code) => new Set(code).size === 3 && !taken.has(String(code))) ?? [];
}

describe('a locked pupil', () => {
  it.each([
    ['plaatjes', () => ({ plaatjes: [...IMAGES].slice(0, 3) })],
    ['tekst', () => ({ wachtwoord: 'mis mis mis' })],
  ] as const)('with %s is marked, named to the teacher and let in after unlocking', async (kind, miss) => {
    const id = one().leerling;
    const text = kind === 'tekst';
    const { body } = await create({
      leerlingIds: [id],
      soort: text ? 'woorden' : 'plaatjes',
      ...(text ? {} : { waarden: { [id]: await freeCode() } }),
    }).expect(200);
    const secret = cardsOf(body).get(id);
    const correct = {
      groepscode: one().codeA,
      leerlingId: id,
      ...(text ? { wachtwoord: secret } : { plaatjes: secret }),
    };
    for (let nr = 0; nr < 5; nr += 1) await login({ groepscode: one().codeA, leerlingId: id, ...miss() }).expect(401);
    await login(correct).expect(429);
    expect((await list()).items.find(({ leerlingId }) => leerlingId === id)?.geblokkeerd).toBe(true);
    const signalen = await kit.as(docent).get(`/api/admins/${one().adminId}/signalen`).expect(200);
    expect(signalen.body.items).toContainEqual(
      expect.objectContaining({ soort: 'plaatjes_geblokkeerd', leerlingId: id }),
    );
    await kit
      .as(docent)
      .post(`${P(id)}/ontgrendelingen`)
      .expect(204);
    expect((await list()).items.find(({ leerlingId }) => leerlingId === id)?.geblokkeerd).toBe(false);
    await login(correct).expect(200);
  });

  it('is let in by a new password as well', async () => {
    const id = one().leerling;
    for (let nr = 0; nr < 5; nr += 1)
      await login({ gebruikersnaam: 'zoé.een', wachtwoord: 'mis', schoolcode: 'SCHOOL1' }).expect(401);
    const { body } = await create({ leerlingIds: [id], soort: 'woorden' }).expect(200);
    const out = await login({
      gebruikersnaam: 'zoé.een',
      wachtwoord: cardsOf(body).get(id),
      schoolcode: 'SCHOOL1',
    });
    expect(out.status).toBe(200);
  });
});

describe('the code of the group', () => {
  it('is replaced, and the old one is dead', async () => {
    const { body } = await kit.as(docent).post(`${G()}/groepscodes`).expect(200);
    expect(body.groepscode).toMatch(/^[BCDFGHJKMNPQRSTVWXYZ2-9]{6}$/);
    expect((await list()).groepscode).toBe(body.groepscode);
    await kit.agent.get(`/api/groepscodes/${one().codeA}`).expect(404);
    await kit.agent.get(`/api/groepscodes/${body.groepscode}`).expect(200);
  });

  it('can be switched off and on again', async () => {
    const { groepscode } = await list();
    await kit.as(docent).del(`${G()}/groepscodes`).expect(204);
    expect((await list()).groepscode).toBeUndefined();
    await kit.agent.get(`/api/groepscodes/${groepscode}`).expect(404);
    const { body } = await kit.as(docent).post(`${G()}/groepscodes`).expect(200);
    await kit.agent.get(`/api/groepscodes/${body.groepscode}`).expect(200);
  });
});

describe('a password of the own choice', () => {
  const set = (ownPassword: boolean) =>
    kit.as(management).patch(`/api/admins/${one().adminId}/wachtwoordinstellingen`, { eigenWachtwoord: ownPassword });

  it('is made by the pupil when the school allows it', async () => {
    const id = one().leerling;
    const { body } = await create({ leerlingIds: [id], soort: 'woorden' }).expect(200);
    const currentPassword = cardsOf(body).get(id);
    const token = String(
      (await login({ gebruikersnaam: 'zoé.een', wachtwoord: currentPassword }).expect(200)).body.token,
    );
    const other = String(
      (await login({ gebruikersnaam: 'zoé.een', wachtwoord: currentPassword }).expect(200)).body.token,
    );
    const send = (part: object) =>
      kit.as(token).post(`/api/leerlingen/${id}/wachtwoord`, {
        huidigWachtwoord: currentPassword,
        wachtwoord: 'groene draak',
        ...part,
      });
    await send({}).expect(409);
    await kit
      .as(docent)
      .patch(`/api/admins/${one().adminId}/wachtwoordinstellingen`, { eigenWachtwoord: true })
      .expect(403);
    await set(true).expect(204);
    expect((await list()).eigenWachtwoord).toBe(true);
    const who = { admin_id: one().adminId, actie: 'instellingen.gewijzigd:leerlingEigenWachtwoord' };
    expect(await kit.server.database.knex('audit').where(who)).toMatchObject([
      { rol: 'schooladmin', soort: 'admin', doel_id: one().adminId },
    ]);
    expect((await send({ huidigWachtwoord: 'mis' }).expect(400)).body.velden).toEqual({
      huidigWachtwoord: 'onbekend',
    });
    expect((await send({ wachtwoord: 'kort' }).expect(400)).body.velden).toEqual({ wachtwoord: 'minlengte' });
    expect((await send({ wachtwoord: 'welkom123' }).expect(400)).body.velden).toEqual({ wachtwoord: 'te_bekend' });
    await send({}).expect(204);
    await kit.as(token).get('/api/users/mij').expect(200);
    await kit.as(other).get('/api/users/mij').expect(401);
    await login({ gebruikersnaam: 'zoé.een', wachtwoord: 'groene draak' }).expect(200);
    for (let times = 0; times < 5; times += 1) await send({ huidigWachtwoord: 'mis' }).expect(400);
    expect(
      (await send({ huidigWachtwoord: 'groene draak', wachtwoord: 'rode draak' }).expect(429)).headers,
    ).toHaveProperty('retry-after');
    kit.klok.ahead(61_000);
    await send({ huidigWachtwoord: 'groene draak', wachtwoord: 'welkom123' }).expect(400);
    await set(false).expect(204);
    await send({ huidigWachtwoord: 'groene draak', wachtwoord: 'blauwe draak' }).expect(409);
  });
});

describe('choosing a password at sign-in', () => {
  const signIn = async (password = kit.scholen.wachtwoord) =>
    (await login({ groepscode: 'BBBBB1', leerlingId: one().leerlingB, wachtwoord: password }).expect(200)).body;
  const set = (ownPassword: boolean) =>
    kit
      .as(management)
      .patch(`/api/admins/${one().adminId}/wachtwoordinstellingen`, { eigenWachtwoord: ownPassword })
      .expect(204);
  const allowed = async (token: string, id = one().leerlingB) =>
    (await kit.as(token).get(`/api/leerlingen/${id}/wachtwoord`).expect(200)).body.mag;

  it('is asked from groep 6 where the school allows it, three times at most', async () => {
    const closed = await signIn();
    expect([closed.eigenWachtwoord, await allowed(closed.token)]).toEqual([undefined, false]);
    await set(true);
    for (const times of [1, 2, 3]) expect([times, (await signIn()).eigenWachtwoord]).toEqual([times, 'aanbod']);
    const fourth = await signIn();
    expect([fourth.eigenWachtwoord, await allowed(fourth.token)]).toEqual([undefined, true]);
    await set(false);
  });

  it('is not asked again of who chose, until the teacher makes a new one', async () => {
    await set(true);
    const { token } = await signIn();
    await kit
      .as(token)
      .post(`/api/leerlingen/${one().leerlingB}/wachtwoord`, {
        huidigWachtwoord: kit.scholen.wachtwoord,
        wachtwoord: 'paarse regen',
      })
      .expect(204);
    expect((await signIn('paarse regen')).eigenWachtwoord).toBeUndefined();
    const { body } = await kit
      .as(management)
      .post(`/api/admins/${one().adminId}/groepen/${one().groepB}/wachtwoorden`, {
        leerlingIds: [one().leerlingB],
        soort: 'woorden',
      })
      .expect(200);
    expect((await signIn(body.kaarten[0].geheim)).eigenWachtwoord).toBe('aanbod');
    await set(false);
  });

  it('is not asked of a younger child, and no grown-up chooses', async () => {
    await set(true);
    await kit.server.database
      .knex('leerlingen')
      .where({ admin_id: one().adminId, id: one().leerlingB })
      .update({ jaargroep: 5 });
    const { body } = await kit
      .as(management)
      .post(`/api/admins/${one().adminId}/groepen/${one().groepB}/wachtwoorden`, {
        leerlingIds: [one().leerlingB],
        soort: 'woorden',
      })
      .expect(200);
    const younger = await signIn(body.kaarten[0].geheim);
    expect([younger.eigenWachtwoord, await allowed(younger.token)]).toEqual([undefined, true]);
    expect((await kit.as(docent).get(`/api/leerlingen/${one().leerling}/wachtwoord`)).status).toBe(403);
    await set(false);
  });
});

it('keeps a log of every change, without a secret in it', async () => {
  const { log } = await list();
  expect(log.length).toBe(30);
  expect(new Set(log.map(({ actie: action }) => action))).toEqual(
    new Set([
      'wachtwoorden.nieuw',
      'wachtwoorden.zelf',
      'wachtwoorden.ontgrendeld',
      'groepscode.nieuw',
      'groepscode.uit',
    ]),
  );
  expect(log[0]).toMatchObject({ actie: 'wachtwoorden.zelf', door: 'Zoé Proef', leerlingId: one().leerling });
  expect(log.map(({ op: at }) => at)).toEqual(
    log
      .map(({ op: at }) => at)
      .toSorted()
      .toReversed(),
  );
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.withoutTenant()).toEqual([]);
});

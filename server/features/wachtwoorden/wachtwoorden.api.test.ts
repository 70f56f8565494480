import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PLAATJES } from '#engine/core/domein/plaatjes.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildLeerling, PLAATJES_GOED } from '../../test/bouw.ts';
import type { Kaart, Wachtwoorden } from './wachtwoorden.contract.ts';

let kit: ApiKit;
let docent = '';
let beheer = '';
beforeAll(async () => {
  kit = await startKit();
  docent = await kit.token('docent.een');
  beheer = await kit.token('beheer.een');
});
afterAll(() => kit.stop());

const een = () => kit.scholen.een;
const G = (groepId = een().groepA) => `/api/admins/${een().adminId}/groepen/${groepId}`;
const P = (leerlingId: string) => `/api/admins/${een().adminId}/leerlingen/${leerlingId}`;
const lijst = async (): Promise<Wachtwoorden> => (await kit.als(docent).get(`${G()}/wachtwoorden`).expect(200)).body;
const maak = (body: object) => kit.als(docent).post(`${G()}/wachtwoorden`, body);
const inloggen = (body: object) => kit.agent.post('/api/auth').send(body);
const kaartenVan = (body: { kaarten: Kaart[] }) =>
  new Map(body.kaarten.map((kaart) => [kaart.leerlingId, kaart.geheim]));

describe('new secrets', () => {
  it('are told once, let the pupil in and end the session of the old one', async () => {
    const oud = await kit.token('zoé.een');
    const { body } = await maak({ leerlingIds: [een().leerling], soort: 'woorden' }).expect(200);
    const wachtwoord = String(kaartenVan(body).get(een().leerling));
    expect(wachtwoord).toMatch(/^[a-z]+-[a-z]+-[2-9]$/);
    await kit.als(oud).get('/api/users/mij').expect(401);
    await inloggen({ groepscode: een().codeA, leerlingId: een().leerling, wachtwoord }).expect(200);
    await inloggen({ gebruikersnaam: 'zoé.een', wachtwoord: kit.scholen.wachtwoord }).expect(401);
    const rij = await kit.server.database
      .knex('gebruikers')
      .where({ admin_id: een().adminId, id: een().leerling })
      .first();
    expect(JSON.stringify(rij)).not.toContain(wachtwoord);
    expect(rij.wachtwoord_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1/);
    expect(JSON.stringify(await lijst())).not.toContain(wachtwoord);
  });

  it('of pictures can be looked up by who may, and lie sealed in the database', async () => {
    const { body } = await maak({ leerlingIds: [een().plaatjesLeerling], soort: 'plaatjes' }).expect(200);
    const plaatjes = kaartenVan(body).get(een().plaatjesLeerling);
    const item = (await lijst()).items.find(({ leerlingId }) => leerlingId === een().plaatjesLeerling);
    expect(item).toMatchObject({ soort: 'plaatjes', plaatjes, geblokkeerd: false, gewijzigdOp: expect.any(String) });
    await inloggen({ groepscode: een().codeA, leerlingId: een().plaatjesLeerling, plaatjes }).expect(200);
    const rij = await kit.server.database
      .knex('gebruikers')
      .where({ admin_id: een().adminId, id: een().plaatjesLeerling })
      .first('geheim_enc');
    expect(rij.geheim_enc.toString('utf8')).not.toContain(String(Array.isArray(plaatjes) && plaatjes[0]));
    await maak({
      leerlingIds: [een().plaatjesLeerling],
      soort: 'plaatjes',
      waarden: { [een().plaatjesLeerling]: PLAATJES_GOED },
    }).expect(200);
    await inloggen({ groepscode: een().codeA, leerlingId: een().plaatjesLeerling, plaatjes: PLAATJES_GOED }).expect(
      200,
    );
  });

  it('chosen by hand must be long enough, not obvious and not a code of a classmate', async () => {
    const id = een().leerling;
    const proef = async (waarde: unknown) =>
      (await maak({ leerlingIds: [id], soort: 'eigen', waarden: { [id]: waarde } }).expect(400)).body.velden;
    expect(await proef('kort')).toEqual({ [`waarden.${id}`]: 'minlengte' });
    expect(await proef('x'.repeat(65))).toEqual({ [`waarden.${id}`]: 'maxlengte' });
    expect(await proef('   ')).toEqual({ [`waarden.${id}`]: 'verplicht' });
    for (const bekend of ['wachtwoord123', 'Azerty', 'aaaaaaa', 'zoe.een', 'welkom01'])
      expect(await proef(bekend)).toEqual({ [`waarden.${id}`]: 'te_bekend' });
    expect((await maak({ leerlingIds: [id], soort: 'eigen' }).expect(400)).body.velden).toEqual({
      [`waarden.${id}`]: 'verplicht',
    });
    const bezet = await maak({ leerlingIds: [id], soort: 'plaatjes', waarden: { [id]: PLAATJES_GOED } }).expect(400);
    expect(bezet.body.velden).toEqual({ [`waarden.${id}`]: 'bestaat_al' });
    expect(
      (await maak({ leerlingIds: [id], soort: 'plaatjes', waarden: { [id]: ['zon', 'zon', 'vis'] } }).expect(400)).body
        .velden,
    ).toEqual({ [`waarden.${id}`]: 'kies' });
    await maak({ leerlingIds: [], soort: 'woorden' }).expect(400);
    const goed = await maak({ leerlingIds: [id], soort: 'eigen', waarden: { [id]: '  rode fiets ' } }).expect(200);
    expect(kaartenVan(goed.body).get(id)).toBe('rode fiets');
    await inloggen({ gebruikersnaam: 'zoé.een', wachtwoord: 'rode fiets' }).expect(200);
  });

  it('of pupils of another group or school do not exist here', async () => {
    for (const id of [een().leerlingB, kit.scholen.twee.leerling])
      expect((await maak({ leerlingIds: [id], soort: 'woorden' })).status).toBe(404);
    await kit
      .als(docent)
      .get(`${G(een().groepB)}/wachtwoorden`)
      .expect(404);
    await kit
      .als(docent)
      .post(`${P(een().leerlingB)}/ontgrendelingen`)
      .expect(404);
    await kit
      .als(await kit.token('docent.twee'))
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
          adminId: een().adminId,
          naam: `kind${nr}.een`,
          voornaam: `Kind ${nr}`,
          groepId: een().groepA,
          jaargroep: 3,
          plaatjes: true,
        }),
      );
  });

  it('gets sixty different picture codes in one call', async () => {
    const alle = [...ids, een().leerling, een().plaatjesLeerling];
    const { body } = await maak({ leerlingIds: alle, soort: 'plaatjes' }).expect(200);
    const codes = [...kaartenVan(body).values()].map(String);
    expect(codes).toHaveLength(60);
    expect(new Set(codes).size).toBe(60);
    await maak({ leerlingIds: [...alle, een().leerlingB], soort: 'plaatjes' }).expect(400);
  });

  it('stays unique and of one piece when two teachers press at once', async () => {
    const helft = ids.slice(0, 6);
    const rest = ids.slice(6, 12);
    const [a, b, c] = await Promise.all([
      maak({ leerlingIds: helft, soort: 'plaatjes' }).expect(200),
      kit.als(beheer).post(`${G()}/wachtwoorden`, { leerlingIds: helft, soort: 'plaatjes' }).expect(200),
      kit.als(beheer).post(`${G()}/wachtwoorden`, { leerlingIds: rest, soort: 'plaatjes' }).expect(200),
    ]);
    const items = (await lijst()).items;
    expect(new Set(items.map((item) => String(item.plaatjes))).size).toBe(60);
    const nu = helft.map((id) => String(items.find(({ leerlingId }) => leerlingId === id)?.plaatjes));
    const van = (uit: { body: { kaarten: Kaart[] } }) => helft.map((id) => String(kaartenVan(uit.body).get(id)));
    expect([van(a), van(b)]).toContainEqual(nu);
    expect(rest.map((id) => String(items.find(({ leerlingId }) => leerlingId === id)?.plaatjes))).toEqual(
      rest.map((id) => String(kaartenVan(c.body).get(id))),
    );
  });
});

/** A code of pictures that nobody in the group has; their codes are drawn by chance. */
async function vrijeCode(): Promise<string[]> {
  const bezet = new Set((await lijst()).items.map(({ plaatjes }) => String(plaatjes)));
  const codes = PLAATJES.slice(3).flatMap((een) =>
    PLAATJES.filter((ander) => ander !== een && ander !== 'zon').map((ander) => [een, ander, 'zon']),
  );
  return codes.find((code) => new Set(code).size === 3 && !bezet.has(String(code))) ?? [];
}

describe('a locked pupil', () => {
  it.each([
    ['plaatjes', () => ({ plaatjes: [...PLAATJES].slice(0, 3) })],
    ['tekst', () => ({ wachtwoord: 'mis mis mis' })],
  ] as const)('with %s is marked, named to the teacher and let in after unlocking', async (soort, mis) => {
    const id = een().leerling;
    const tekst = soort === 'tekst';
    const { body } = await maak({
      leerlingIds: [id],
      soort: tekst ? 'woorden' : 'plaatjes',
      ...(tekst ? {} : { waarden: { [id]: await vrijeCode() } }),
    }).expect(200);
    const geheim = kaartenVan(body).get(id);
    const goed = {
      groepscode: een().codeA,
      leerlingId: id,
      ...(tekst ? { wachtwoord: geheim } : { plaatjes: geheim }),
    };
    for (let nr = 0; nr < 5; nr += 1) await inloggen({ groepscode: een().codeA, leerlingId: id, ...mis() }).expect(401);
    await inloggen(goed).expect(429);
    expect((await lijst()).items.find(({ leerlingId }) => leerlingId === id)?.geblokkeerd).toBe(true);
    const signalen = await kit.als(docent).get(`/api/admins/${een().adminId}/signalen`).expect(200);
    expect(signalen.body.items).toContainEqual(
      expect.objectContaining({ soort: 'plaatjes_geblokkeerd', leerlingId: id }),
    );
    await kit
      .als(docent)
      .post(`${P(id)}/ontgrendelingen`)
      .expect(204);
    expect((await lijst()).items.find(({ leerlingId }) => leerlingId === id)?.geblokkeerd).toBe(false);
    await inloggen(goed).expect(200);
  });

  it('is let in by a new password as well', async () => {
    const id = een().leerling;
    for (let nr = 0; nr < 5; nr += 1)
      await inloggen({ gebruikersnaam: 'zoé.een', wachtwoord: 'mis', schoolcode: 'SCHOOL1' }).expect(401);
    const { body } = await maak({ leerlingIds: [id], soort: 'woorden' }).expect(200);
    const uit = await inloggen({
      gebruikersnaam: 'zoé.een',
      wachtwoord: kaartenVan(body).get(id),
      schoolcode: 'SCHOOL1',
    });
    expect(uit.status).toBe(200);
  });
});

describe('the code of the group', () => {
  it('is replaced, and the old one is dead', async () => {
    const { body } = await kit.als(docent).post(`${G()}/groepscodes`).expect(200);
    expect(body.groepscode).toMatch(/^[BCDFGHJKMNPQRSTVWXYZ2-9]{6}$/);
    expect((await lijst()).groepscode).toBe(body.groepscode);
    await kit.agent.get(`/api/groepscodes/${een().codeA}`).expect(404);
    await kit.agent.get(`/api/groepscodes/${body.groepscode}`).expect(200);
  });

  it('can be switched off and on again', async () => {
    const { groepscode } = await lijst();
    await kit.als(docent).del(`${G()}/groepscodes`).expect(204);
    expect((await lijst()).groepscode).toBeUndefined();
    await kit.agent.get(`/api/groepscodes/${groepscode}`).expect(404);
    const { body } = await kit.als(docent).post(`${G()}/groepscodes`).expect(200);
    await kit.agent.get(`/api/groepscodes/${body.groepscode}`).expect(200);
  });
});

describe('a password of the own choice', () => {
  const zet = (eigenWachtwoord: boolean) =>
    kit.als(beheer).patch(`/api/admins/${een().adminId}/wachtwoordinstellingen`, { eigenWachtwoord });

  it('is made by the pupil when the school allows it', async () => {
    const id = een().leerling;
    const { body } = await maak({ leerlingIds: [id], soort: 'woorden' }).expect(200);
    const huidigWachtwoord = kaartenVan(body).get(id);
    const token = String(
      (await inloggen({ gebruikersnaam: 'zoé.een', wachtwoord: huidigWachtwoord }).expect(200)).body.token,
    );
    const ander = String(
      (await inloggen({ gebruikersnaam: 'zoé.een', wachtwoord: huidigWachtwoord }).expect(200)).body.token,
    );
    const stuur = (deel: object) =>
      kit
        .als(token)
        .post(`/api/leerlingen/${id}/wachtwoord`, { huidigWachtwoord, wachtwoord: 'groene draak', ...deel });
    await stuur({}).expect(409);
    await kit
      .als(docent)
      .patch(`/api/admins/${een().adminId}/wachtwoordinstellingen`, { eigenWachtwoord: true })
      .expect(403);
    await zet(true).expect(204);
    expect((await lijst()).eigenWachtwoord).toBe(true);
    const wie = { admin_id: een().adminId, actie: 'instellingen.gewijzigd:leerlingEigenWachtwoord' };
    expect(await kit.server.database.knex('audit').where(wie)).toMatchObject([
      { rol: 'schooladmin', soort: 'admin', doel_id: een().adminId },
    ]);
    expect((await stuur({ huidigWachtwoord: 'mis' }).expect(400)).body.velden).toEqual({
      huidigWachtwoord: 'onbekend',
    });
    expect((await stuur({ wachtwoord: 'kort' }).expect(400)).body.velden).toEqual({ wachtwoord: 'minlengte' });
    expect((await stuur({ wachtwoord: 'welkom123' }).expect(400)).body.velden).toEqual({ wachtwoord: 'te_bekend' });
    await stuur({}).expect(204);
    await kit.als(token).get('/api/users/mij').expect(200);
    await kit.als(ander).get('/api/users/mij').expect(401);
    await inloggen({ gebruikersnaam: 'zoé.een', wachtwoord: 'groene draak' }).expect(200);
    for (let keer = 0; keer < 5; keer += 1) await stuur({ huidigWachtwoord: 'mis' }).expect(400);
    expect(
      (await stuur({ huidigWachtwoord: 'groene draak', wachtwoord: 'rode draak' }).expect(429)).headers,
    ).toHaveProperty('retry-after');
    kit.klok.vooruit(61_000);
    await stuur({ huidigWachtwoord: 'groene draak', wachtwoord: 'welkom123' }).expect(400);
    await zet(false).expect(204);
    await stuur({ huidigWachtwoord: 'groene draak', wachtwoord: 'blauwe draak' }).expect(409);
  });
});

describe('choosing a password at sign-in', () => {
  const meldAan = async (wachtwoord = kit.scholen.wachtwoord) =>
    (await inloggen({ groepscode: 'BBBBB1', leerlingId: een().leerlingB, wachtwoord }).expect(200)).body;
  const zet = (eigenWachtwoord: boolean) =>
    kit.als(beheer).patch(`/api/admins/${een().adminId}/wachtwoordinstellingen`, { eigenWachtwoord }).expect(204);
  const mag = async (token: string, id = een().leerlingB) =>
    (await kit.als(token).get(`/api/leerlingen/${id}/wachtwoord`).expect(200)).body.mag;

  it('is asked from groep 6 where the school allows it, three times at most', async () => {
    const dicht = await meldAan();
    expect([dicht.eigenWachtwoord, await mag(dicht.token)]).toEqual([undefined, false]);
    await zet(true);
    for (const keer of [1, 2, 3]) expect([keer, (await meldAan()).eigenWachtwoord]).toEqual([keer, 'aanbod']);
    const vierde = await meldAan();
    expect([vierde.eigenWachtwoord, await mag(vierde.token)]).toEqual([undefined, true]);
    await zet(false);
  });

  it('is not asked again of who chose, until the teacher makes a new one', async () => {
    await zet(true);
    const { token } = await meldAan();
    await kit
      .als(token)
      .post(`/api/leerlingen/${een().leerlingB}/wachtwoord`, {
        huidigWachtwoord: kit.scholen.wachtwoord,
        wachtwoord: 'paarse regen',
      })
      .expect(204);
    expect((await meldAan('paarse regen')).eigenWachtwoord).toBeUndefined();
    const { body } = await kit
      .als(beheer)
      .post(`/api/admins/${een().adminId}/groepen/${een().groepB}/wachtwoorden`, {
        leerlingIds: [een().leerlingB],
        soort: 'woorden',
      })
      .expect(200);
    expect((await meldAan(body.kaarten[0].geheim)).eigenWachtwoord).toBe('aanbod');
    await zet(false);
  });

  it('is not asked of a younger child, and no grown-up chooses', async () => {
    await zet(true);
    await kit.server.database
      .knex('leerlingen')
      .where({ admin_id: een().adminId, id: een().leerlingB })
      .update({ jaargroep: 5 });
    const { body } = await kit
      .als(beheer)
      .post(`/api/admins/${een().adminId}/groepen/${een().groepB}/wachtwoorden`, {
        leerlingIds: [een().leerlingB],
        soort: 'woorden',
      })
      .expect(200);
    const jonger = await meldAan(body.kaarten[0].geheim);
    expect([jonger.eigenWachtwoord, await mag(jonger.token)]).toEqual([undefined, true]);
    expect((await kit.als(docent).get(`/api/leerlingen/${een().leerling}/wachtwoord`)).status).toBe(403);
    await zet(false);
  });
});

it('keeps a log of every change, without a secret in it', async () => {
  const { log } = await lijst();
  expect(log.length).toBe(30);
  expect(new Set(log.map(({ actie }) => actie))).toEqual(
    new Set([
      'wachtwoorden.nieuw',
      'wachtwoorden.zelf',
      'wachtwoorden.ontgrendeld',
      'groepscode.nieuw',
      'groepscode.uit',
    ]),
  );
  expect(log[0]).toMatchObject({ actie: 'wachtwoorden.zelf', door: 'Zoé Proef', leerlingId: een().leerling });
  expect(log.map(({ op }) => op)).toEqual(
    log
      .map(({ op }) => op)
      .toSorted()
      .toReversed(),
  );
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.zonderTenant()).toEqual([]);
});

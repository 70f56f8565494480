import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildAntwoord, buildRonde } from '../../test/ronde.ts';

let kit: ApiKit;
let leerling: ReturnType<ApiKit['as']>;
let docent: ReturnType<ApiKit['as']>;
const one = () => kit.scholen.een;
const path = (id: string, who = one()) =>
  `/api/admins/${who.adminId}/leerlingen/${who.leerling}/antwoorden/${id}/waarom`;

beforeAll(async () => {
  kit = await startKit();
  leerling = kit.as(await kit.token('zoé.een'));
  docent = kit.as(await kit.token('docent.een'));
});
afterAll(() => kit.stop());

const ronde = (arm: 'adaptief' | 'intake' = 'adaptief') =>
  buildRonde(kit.server.database.knex, { adminId: one().adminId, leerlingId: one().leerling, arm });
let seq = 0;

describe('why this word', () => {
  it('says that a word was new, then that it came back after a miss', async () => {
    const r = await ronde();
    const antwoorden = [
      ['trein', 'trijn'],
      ['klein', 'klein'],
      ['plein', 'plein'],
      ['trein', 'trein'],
    ].map(([woord = '', ruw = ''], nr) => buildAntwoord(r, { itemId: `w-${woord}`, ruw, nr, seq: (seq += 1) }));
    await leerling.post('/api/antwoorden', { antwoorden }).expect(200);
    const { body: first } = await docent.get(path(antwoorden[0]?.clientId ?? '')).expect(200);
    expect(first.woord).toBe('trein');
    expect(first.redenen[0]).toBe('Dit woord was nog niet eerder geoefend.');
    expect(first.cijfers.map((c: { naam: string }) => c.naam)).toEqual([
      'Verwachte kans op goed',
      'Kans via de spellingregel',
      'Kans uit het geheugen',
      'Verwachte tijd',
    ]);
    expect(first.cijfers[2].waarde).toBe('0%');
    const { body: last } = await docent.get(path(antwoorden[3]?.clientId ?? '')).expect(200);
    expect(last.redenen[0]).toMatch(/ging eerder in deze ronde mis/);
    expect(last.redenen.join(' ')).not.toMatch(/\{|waarom\./);
  });

  it('expects nothing of a word that was known and then missed earlier in the same round', async () => {
    const before = await ronde();
    const known = Array.from({ length: 12 }, (_, nr) =>
      buildAntwoord(before, { itemId: 'w-plein', ruw: 'plein', nr, seq: (seq += 1) }),
    );
    await leerling.post('/api/antwoorden', { antwoorden: known }).expect(200);
    const r = await ronde();
    const antwoorden = [
      ['plein', 'plijn'],
      ['klein', 'klein'],
      ['plein', 'plein'],
    ].map(([woord = '', ruw = ''], nr) => buildAntwoord(r, { itemId: `w-${woord}`, ruw, nr, seq: (seq += 1) }));
    await leerling.post('/api/antwoorden', { antwoorden }).expect(200);
    const why = async (nr: number) => (await docent.get(path(antwoorden[nr]?.clientId ?? '')).expect(200)).body;
    expect((await why(0)).kans).toBeGreaterThan(80);
    const again = await why(2);
    expect(again.redenen).toEqual([expect.stringMatching(/ging eerder in deze ronde mis/)]);
    expect([again.kans, again.cijfers]).toEqual([undefined, []]);
  });

  it('explains from the state of then: a later answer changes nothing', async () => {
    const r = await ronde();
    const a = buildAntwoord(r, { itemId: 'w-geit', ruw: 'gijt', seq: (seq += 1) });
    await leerling.post('/api/antwoorden', { antwoorden: [a] }).expect(200);
    const before = (await docent.get(path(a.clientId)).expect(200)).body;
    await leerling
      .post('/api/antwoorden', {
        antwoorden: [buildAntwoord(r, { itemId: 'w-geit', ruw: 'geit', nr: 1, seq: (seq += 1) })],
      })
      .expect(200);
    expect((await docent.get(path(a.clientId)).expect(200)).body).toEqual(before);
  });

  it('names the arm of a chance pick and of an intake', async () => {
    const r = await ronde();
    const [random, intake] = [
      buildAntwoord(r, { itemId: 'w-reis', ruw: 'reis', arm: 'verkenning', seq: (seq += 1) }),
      buildAntwoord(await ronde('intake'), { itemId: 'w-zeil', ruw: 'zeil', nr: 1, arm: 'intake', seq: (seq += 1) }),
    ];
    await leerling.post('/api/antwoorden', { antwoorden: [random, intake] }).expect(200);
    expect((await docent.get(path(random.clientId)).expect(200)).body.redenen[0]).toMatch(/bij toeval gekozen/);
    expect((await docent.get(path(intake.clientId)).expect(200)).body.redenen[0]).toMatch(/instapmeting/);
  });

  it('tells that a word is gone instead of guessing', async () => {
    const r = await ronde();
    const a = buildAntwoord(r, { itemId: 'w-klein', ruw: 'klein', seq: (seq += 1) });
    await leerling.post('/api/antwoorden', { antwoorden: [a] }).expect(200);
    await kit.server.database
      .knex('antwoorden')
      .where({ admin_id: one().adminId, client_id: a.clientId })
      .update({ item_id: 'w-bestaatnietmeer' });
    const { body } = await docent.get(path(a.clientId)).expect(200);
    expect(body).toEqual({
      woord: 'klein',
      redenen: ['Dit woord zit niet meer in Taaltocht. De reden is niet meer te berekenen.'],
      cijfers: [],
    });
  });
});

describe('who may ask', () => {
  it('only an adult in reach of the pupil', async () => {
    const r = await ronde();
    const a = buildAntwoord(r, { itemId: 'w-trein', ruw: 'trein', seq: (seq += 1) });
    await leerling.post('/api/antwoorden', { antwoorden: [a] }).expect(200);
    await leerling.get(path(a.clientId)).expect(403);
    await kit.agent.get(path(a.clientId)).expect(401);
    await docent.get(path(v7())).expect(404);
    await docent.get(path('geen-id')).expect(404);
    // The same answer under another pupil of the same school, and asked by another school.
    await docent
      .get(`/api/admins/${one().adminId}/leerlingen/${one().leerlingB}/antwoorden/${a.clientId}/waarom`)
      .expect(404);
    await kit
      .as(await kit.token('beheer.een'))
      .get(`/api/admins/${one().adminId}/leerlingen/${one().leerlingB}/antwoorden/${a.clientId}/waarom`)
      .expect(404);
    const other = kit.as(await kit.token('docent.twee'));
    await other.get(path(a.clientId)).expect(403);
    await other
      .get(`/api/admins/${kit.scholen.twee.adminId}/leerlingen/${one().leerling}/antwoorden/${a.clientId}/waarom`)
      .expect(404);
    const office = kit.as(await kit.token('super'));
    await office.get(path(a.clientId)).expect(409);
    const withReason = await office
      .get(path(a.clientId))
      .set('X-Reden', encodeURIComponent('vraag van de school'))
      .expect(200);
    expect(withReason.body.woord).toBe('trein');
  });

  it('asks every statement for its tenant', () => expect(kit.wacht.withoutTenant()).toEqual([]));
});

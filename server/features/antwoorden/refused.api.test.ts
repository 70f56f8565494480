import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';

let kit: ApiKit;
let token: string;
const adminId = () => kit.scholen.een.adminId;
const report = (refused: unknown, as = token) => kit.as(as).post('/api/antwoorden/afgekeurd', { afgekeurd: refused });
const lines = async () => {
  const bea = kit.as(await kit.token('beheer.een'));
  const { body } = await bea.get(`/api/admins/${adminId()}/audit`).expect(200);
  return body.items.filter(({ actie: action }: { actie: string }) => action === 'antwoord.afgekeurd');
};

beforeAll(async () => {
  kit = await startKit();
  token = await kit.token('zoé.een');
});
afterAll(() => kit.stop());

describe('answers that a device keeps aside', () => {
  it('stand once in the log of the school, with the name of the child and the reason', async () => {
    const refused = [{ clientId: v7(), reden: '500' }];
    await report(refused).expect(204);
    await report(refused).expect(204);
    expect(await lines()).toEqual([expect.objectContaining({ deel: '500', soort: 'leerlingen' })]);
  });

  it('never fill the log', async () => {
    for (let nr = 0; nr < 30; nr += 1) await report([{ clientId: v7(), reden: '404' }]).expect(204);
    expect((await lines()).length).toBeLessThanOrEqual(20);
  });

  it('are reported by children only, in the form that is asked', async () => {
    const refused = [{ clientId: v7(), reden: '500' }];
    expect((await report(refused, await kit.token('docent.een'))).body.code).toBe('MEEKIJKEN');
    expect((await report([{ clientId: v7(), reden: 'weg' }])).status).toBe(400);
    expect((await report([])).status).toBe(400);
  });
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.withoutTenant()).toEqual([]);
});

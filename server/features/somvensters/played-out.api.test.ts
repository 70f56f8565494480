import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { skipInstap } from '../../test/build.ts';
import { playRonde } from '../../test/player.ts';
import type { Landkaart } from '../landkaart/landkaart.contract.ts';
import type { Spelronde } from './somvensters.contract.ts';

/** A goal of which few words have a rhyme: a round of them has less to ask than it began with. */
const GOAL = { doel_ids: ['ig'], formaten: ['rijm'], items: 12 };

let kit: ApiKit;
let token: string;
beforeAll(async () => {
  kit = await startKit();
  token = await kit.token('zoé.een');
  await skipInstap(kit.server.database.knex, { adminId: kit.scholen.een.adminId, id: kit.scholen.een.leerling });
});
afterAll(() => kit.stop());

interface Round {
  path: string;
  client: ReturnType<typeof playRonde>;
  ronde: Spelronde;
}

/** A round on the first stone, made to rhyme, played by a child that knows every word. */
async function playRhymes(): Promise<Round> {
  const { leerling, adminId } = kit.scholen.een;
  const base = `/api/leerlingen/${leerling}`;
  const card: Landkaart = (await kit.as(token).get(`${base}/landkaart`).expect(200)).body;
  const route = card.routes[0];
  const steen = route?.stenen.find(({ status }) => status !== 'dicht' && status !== 'klaar');
  if (route === undefined || steen === undefined) throw new Error('no open stone');
  await kit.server.database.knex('taken').where({ admin_id: adminId, id: steen.taakId }).update(GOAL);
  const path = `${base}/somvensters/${route.somvensterId}/taken/${steen.taakId}/spelrondes`;
  const rondeId = v7();
  const { body } = await kit.as(token).post(path, { rondeId, game: 'wortelboer' }).expect(200);
  return {
    path: `${path}/${rondeId}/afsluitingen`,
    client: playRonde(body, { taakId: steen.taakId, soort: 'goed' }),
    ronde: body,
  };
}

const send = async (antwoorden: readonly unknown[]): Promise<void> =>
  void (await kit.as(token).post('/api/antwoorden', { antwoorden }).expect(200));

describe('a round with less to ask than it began with', () => {
  it('gives the stars that the child saw', async () => {
    const { path, client, ronde } = await playRhymes();
    expect(client.antwoorden.length).toBeGreaterThan(0);
    expect(client.antwoorden.length).toBeLessThan(ronde.items);
    await send(client.antwoorden);
    const { body } = await kit.as(token).post(path, { bonus: 0, seconden: 60, gestopt: false }).expect(200);
    expect(body.sterren).toBe(client.ronde.finish({ bonus: 0, seconds: 60, quit: false }).stars);
    expect(body.sterren).toBe(3);
  });

  it('does not take the word of a device that left words out', async () => {
    const { path, client, ronde } = await playRhymes();
    await send(client.antwoorden.slice(0, 2));
    expect(ronde.items).toBeGreaterThan(4);
    const { body } = await kit.as(token).post(path, { bonus: 0, seconden: 60, gestopt: false }).expect(200);
    expect(body.sterren).toBe(0);
  });
});

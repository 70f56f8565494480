import { afterAll, beforeAll, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildAntwoord, buildRonde } from '../../test/ronde.ts';
import { ownPictureEndpoints } from './own-picture.contract.ts';

let kit: ApiKit;
beforeAll(async () => {
  kit = await startKit();
});
afterAll(() => kit.stop());

it('tells of an own child in the words of the child, without numbers of goals', async () => {
  const { adminId, leerling: leerlingId, leerlingB } = kit.scholen.een;
  const ronde = await buildRonde(kit.server.database.knex, { adminId, leerlingId });
  const words = ['trein', 'plein', 'klein', 'geit', 'zeil', 'trein', 'plein'];
  const antwoorden = words.map((w, nr) =>
    buildAntwoord(ronde, { itemId: `w-${w}`, ruw: nr === 0 ? w : w.replace('ei', 'ij'), nr, seq: nr }),
  );
  const zoe = kit.as(await kit.token('zoé.een'));
  await zoe.post('/api/antwoorden', { antwoorden }).expect(200);
  const docent = kit.as(await kit.token('docent.een'));
  const picture = await docent.call(ownPictureEndpoints.find, { params: { adminId, leerlingId } });
  expect(picture.leerling.id).toBe(leerlingId);
  expect(picture.week.dagen).toBe(1);
  expect(Object.keys(picture)).not.toContain('doelen');
  await docent.request(ownPictureEndpoints.find, { params: { adminId, leerlingId: leerlingB } }).expect(404);
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.withoutTenant()).toEqual([]);
});

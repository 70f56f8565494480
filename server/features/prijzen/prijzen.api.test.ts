import { afterAll, beforeAll, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';

let kit: ApiKit;
beforeAll(async () => {
  kit = await startKit();
});
afterAll(() => kit.stop());
const find = (query: object) => kit.agent.get('/api/prijzen').query(query);

it('lets no amount out while the prices are examples (B24)', async () => {
  for (const kind of ['school', 'rt', 'thuis']) {
    const { body } = await find({ land: 'NL', soort: kind, aantal: 3 }).expect(200);
    expect(body).toMatchObject({ isVoorbeeld: true, totaal: null });
    expect(body.regels.length).toBeGreaterThan(1);
    expect(body.regels.every(({ bedrag: cents }: { bedrag: unknown }) => cents === null)).toBe(true);
  }
});

it('counts with the real ones as soon as none is an example', async () => {
  const rows = kit.server.database.knex('prijsregels').where({ land: 'BE', soort: 'school' });
  await rows.clone().update({ is_voorbeeld: false });
  const { body } = await find({ land: 'BE', soort: 'school', aantal: 120 }).expect(200);
  expect(body).toMatchObject({ isVoorbeeld: false, btw: 21, totaal: 99_000 });
  await rows.clone().where({ part: 'testschool' }).update({ is_voorbeeld: true });
  expect((await find({ land: 'BE', soort: 'school', aantal: 120 })).body).toMatchObject({
    isVoorbeeld: true,
    totaal: null,
  });
});

it.each([
  [{ land: 'FR' }, { land: 'kies' }],
  [{ soort: 'x' }, { soort: 'kies' }],
  [{ aantal: 0 }, { aantal: 'bereik' }],
  [{ aantal: 3_001 }, { aantal: 'bereik' }],
  [{ aantal: '2.5' }, { aantal: 'geheel' }],
])('refuses %o', async (part, fields) => {
  const { body } = await find({ land: 'NL', soort: 'school', aantal: 3, ...part }).expect(400);
  expect(body.velden).toEqual(fields);
});

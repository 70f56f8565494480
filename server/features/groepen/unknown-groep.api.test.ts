import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { registeredCalls } from '../../test/routes.ts';

let kit: ApiKit;
beforeAll(async () => {
  kit = await startKit();
});
afterAll(() => kit.stop());

/** Everything that is read of a group and of nothing else: pages, lists and papers of the panel. */
const ofGroep = (): string[] =>
  registeredCalls(kit.server.app).flatMap(({ call }) => {
    const path = /^GET (\/api\/admins\/:adminId\/groepen\/:groepId(?:\/[a-z.-]+)*)$/.exec(call)?.[1];
    return path === undefined ? [] : [path];
  });

it('says of every page of a group that is unknown, or of somebody else, that it is not there', async () => {
  const docent = kit.as(await kit.token('docent.een'));
  const paths = ofGroep();
  expect(paths.length).toBeGreaterThan(12);
  const { adminId, groepB } = kit.scholen.een;
  const wrong: string[] = [];
  for (const path of paths)
    for (const [whose, groepId] of [
      ['nobody', v7()],
      ['a colleague', groepB],
      ['another school', kit.scholen.twee.groepA],
    ] as const) {
      const address = path.replace(':adminId', adminId).replace(':groepId', groepId);
      // Who takes over a plan of weeks says which one.
      const { status, body } = await docent.get(`${address}?${path.endsWith('/overname') ? `bron=${v7()}` : ''}`);
      const said = status === 404 && body.message === 'Deze groep is er niet, of je bent er niet aan gekoppeld.';
      if (!said) wrong.push(`${path} of ${whose}: ${status} ${String(body.message)}`);
    }
  expect(wrong).toEqual([]);
});

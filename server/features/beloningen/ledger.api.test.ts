import fc from 'fast-check';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LedgerRepository } from '../../platform/ledger/ledger.repository.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildLeerling } from '../../test/build.ts';
import type { Beloningen } from './beloningen.contract.ts';

let kit: ApiKit;
let nr = 0;
beforeAll(async () => {
  kit = await startKit();
});
afterAll(() => kit.stop());

const CODES = ['hat-cap-blue', 'hat-cap-red', 'hat-sun', 'block-flowers', 'block-tent', 'hat-gone'] as const;
type Step = { earn: number } | { buy: readonly string[] } | { back: readonly number[] };
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ earn: fc.integer({ min: 0, max: 40 }) }),
  // Several at once are several devices.
  fc.record({ buy: fc.array(fc.constantFrom(...CODES), { minLength: 1, maxLength: 3 }) }),
  fc.record({ back: fc.array(fc.nat(5), { minLength: 1, maxLength: 3 }) }),
);

async function newChild() {
  nr += 1;
  const { adminId, groepA } = kit.scholen.een;
  const name = `rekenaar${nr}`;
  const id = await buildLeerling(kit.server.database.knex, {
    adminId,
    naam: name,
    voornaam: `Rekenaar ${nr}`,
    groepId: groepA,
    jaargroep: 4,
  });
  const client = kit.as(await kit.token(name));
  const path = `/api/leerlingen/${id}`;
  const bought: string[] = [];
  const things = async (): Promise<Beloningen> => (await client.get(`${path}/beloningen`).expect(200)).body;
  const steps = {
    earn: (amount: number) =>
      new LedgerRepository(kit.server.database.knex).book(adminId, id, {
        sleutel: `ronde:${v7()}`,
        bedrag: amount,
        soort: 'ronde',
        op: new Date(kit.klok.now()),
      }),
    buy: async (code: string) => {
      const key = v7();
      const { status } = await client.post(`${path}/aankopen`, { sleutel: key, code });
      if (status === 200) bought.push(key);
      expect([200, 404, 409]).toContain(status);
    },
    back: async (index: number) => {
      const key = bought[index];
      if (key !== undefined) await client.del(`${path}/aankopen/${key}`).expect(200);
    },
  };
  return { things, steps };
}

it('never drops what was earned, and never spends what is not there, whatever devices do at once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (plan) => {
      const { things, steps } = await newChild();
      let earned = 0;
      for (const part of plan) {
        if ('earn' in part) await steps.earn(part.earn);
        else if ('buy' in part) await Promise.all(part.buy.map(steps.buy));
        else await Promise.all(part.back.map(steps.back));
        if ('earn' in part) earned += part.earn;
        const now = await things();
        const paid = now.aankopen.reduce((sum, { bedrag: amount }) => sum + amount, 0);
        expect(now.earned).toBe(earned);
        expect(now.munten).toBeGreaterThanOrEqual(0);
        expect(now.munten).toBe(earned - paid);
        expect(new Set(now.eigen)).toEqual(new Set(now.aankopen.map(({ code }) => code)));
        expect(new Set(now.eigen).size).toBe(now.aankopen.length);
      }
    }),
    { numRuns: 12, seed: 20_261_123 },
  );
}, 120_000);

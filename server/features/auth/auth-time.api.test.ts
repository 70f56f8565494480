/** B11: neither the answer nor its time tells whether an account exists. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { FULL_HASH_COST, PasswordHasher } from '../../platform/auth/wachtwoorden.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';

const HOUR = 3_600_000;
/** Other work of the machine only ever adds to a time, so the fastest of a few rounds is what the answer itself takes. */
const ROUNDS = { min: 6, max: 60 } as const;
const CHECKS = 8;
const NEAREST = 0.8;
const WHO = ['docent.een', 'bestaat.niet', 'docent.twee'] as const;
type Who = (typeof WHO)[number];

let kit: ApiKit;
beforeAll(async () => {
  kit = await startKit();
  // As somebody who took an invitation with a school account.
  const { docent } = kit.scholen.twee;
  await kit.server.database.knex('gebruikers').where({ id: docent }).update({ wachtwoord_hash: null });
});
afterAll(() => kit.stop());
afterEach(() => vi.restoreAllMocks());

const miss = (who: Who) => kit.agent.post('/api/auth').send({ gebruikersnaam: who, wachtwoord: 'dit is het niet' });

/** What the check of a real server costs on this machine now; under load it costs more, as all else does. */
async function priceOfCheck(): Promise<number> {
  const full = new PasswordHasher(FULL_HASH_COST);
  const saved = await full.hash('een ander');
  let price = Number.POSITIVE_INFINITY;
  for (let check = 0; check < CHECKS; check += 1) {
    const begin = performance.now();
    await full.verify(saved, 'dit is het niet');
    price = Math.min(price, performance.now() - begin);
  }
  return price;
}

/** The settings that a hash names, which are what checking it costs. */
const priceIn = (saved = ''): string => saved.split('$').slice(0, 4).join('$');

it('answers the same words for a wrong password, an unknown name and an account without a password', async () => {
  const bodies = [];
  for (const who of WHO) bodies.push((await miss(who).expect(401)).body);
  const words = bodies.map(({ code, message }) => ({ code, message }));
  expect(words).toEqual([words[0], words[0], words[0]]);
});

it(
  'makes the same one check for each, so that their times differ by less than a fifth',
  { timeout: 90_000 },
  async () => {
    const prices = new Set<string>();
    const fastest = new Map<Who, number>(WHO.map((who) => [who, Number.POSITIVE_INFINITY]));
    const price = await priceOfCheck();
    // Every check is the same work, so it may be a wait as long: the rest of an answer is left to differ, and no load can turn a wait.
    const spy = vi.spyOn(PasswordHasher.prototype, 'verify').mockImplementation(() => pause(price, false));
    const nearness = () => Math.min(...fastest.values()) / Math.max(...fastest.values());
    for (let round = 0; round < ROUNDS.min || (round < ROUNDS.max && nearness() <= NEAREST); round += 1) {
      for (const who of WHO) {
        spy.mockClear();
        const begin = performance.now();
        await miss(who).expect(401);
        fastest.set(who, Math.min(performance.now() - begin, fastest.get(who) ?? 0));
        expect(spy, who).toHaveBeenCalledTimes(1);
        prices.add(priceIn(spy.mock.calls[0]?.[0]));
      }
      kit.klok.ahead(2 * HOUR);
    }
    expect(prices).toEqual(new Set([expect.stringMatching(/^\$argon2id\$.+m=\d+/)]));
    expect(nearness(), JSON.stringify([...fastest])).toBeGreaterThan(NEAREST);
  },
);

/** B11: neither the answer nor its time tells whether an account exists. */
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { FULL_HASH_COST, PasswordHasher } from '../../platform/auth/wachtwoorden.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';

const HOUR = 3_600_000;
/** Other work of the machine only ever adds to a time, so the fastest of a few rounds is what the answer itself takes. */
const ROUNDS = { min: 6, max: 60 } as const;
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
    const fastest = new Map<Who, number>(WHO.map((who) => [who, Number.POSITIVE_INFINITY]));
    const verify = PasswordHasher.prototype.verify;
    const full = new PasswordHasher(FULL_HASH_COST);
    const saved = await full.hash('een ander');
    // The check at the price that a real server pays; a test server hashes for next to nothing.
    const spy = vi
      .spyOn(PasswordHasher.prototype, 'verify')
      .mockImplementation((_, secret) => Reflect.apply(verify, full, [saved, secret]));
    const nearness = () => Math.min(...fastest.values()) / Math.max(...fastest.values());
    for (let round = 0; round < ROUNDS.min || (round < ROUNDS.max && nearness() <= NEAREST); round += 1) {
      for (const who of WHO) {
        spy.mockClear();
        const begin = performance.now();
        await miss(who).expect(401);
        fastest.set(who, Math.min(performance.now() - begin, fastest.get(who) ?? 0));
        expect(spy, who).toHaveBeenCalledTimes(1);
      }
      kit.klok.ahead(2 * HOUR);
    }
    expect(nearness(), JSON.stringify([...fastest])).toBeGreaterThan(NEAREST);
  },
);

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { speechAddress } from './spraak.contract.ts';

let kit: ApiKit;
let leerling: ReturnType<ApiKit['as']>;
beforeAll(async () => {
  kit = await startKit();
  leerling = kit.as(await kit.token('zoé.een'));
});
afterAll(() => kit.stop());

/** Sounds that lie on disk. */
function stored(): number {
  const dir = join(kit.env.DATA_DIR, 'spraak');
  return existsSync(dir)
    ? readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.mp3')).length
    : 0;
}
const OWN = 'z:Wat fijn dat je zo goed oefent, Xantippe Quizzelborg!';

it('speaks to a stranger what the product says, and nothing else', async () => {
  await kit.agent.get(speechAddress('nl', 'w:trein')).expect(200);
  await kit.agent.get(speechAddress('nl', 'k:ui')).expect(200);
  const before = stored();
  for (const audioId of [OWN, 'z:trein huis trein huis', 'w:xqzptw'])
    expect((await kit.agent.get(speechAddress('nl', audioId)).expect(404)).body.code).toBe('NIET_GEVONDEN');
  const { body } = await kit.agent.post('/api/auth/demo').expect(200);
  await kit.as(body.token).get(speechAddress('nl', OWN)).expect(404);
  expect(stored()).toBe(before);
});

it('speaks a text of the school to its leerling, keeps it nowhere, and so many a minute', async () => {
  const before = stored();
  const { headers } = await leerling.get(speechAddress('nl', OWN)).expect(200);
  expect(headers['cache-control']).toBe('private, max-age=3600');
  expect(stored()).toBe(before);
  const more = await Promise.all(
    Array.from({ length: 30 }, (_, nr) => leerling.get(speechAddress('be', `${OWN} ${nr % 2}`))),
  );
  expect(
    more
      .map(({ status }) => status)
      .toSorted()
      .slice(-2),
  ).toEqual([200, 429]);
});

it('keeps a sentence made of words of the product', async () => {
  const before = stored();
  await leerling.get(speechAddress('nl', 'z:het huis de trein')).expect(200);
  expect(stored()).toBe(before + 1);
});

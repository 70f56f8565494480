// @module-tag only-embedded
import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, rmSync, truncateSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startKit } from '../../test/api-kit.ts';
import { TEST_SPELLEN } from '../../test/spellen.ts';
import { createServer } from '../../main.ts';
import { loadContent } from '../content/content.ts';
import { readEnv } from '../env.ts';

/** Data folder of a product that ran once. */
let used: string;
const copies: string[] = [];
const content = loadContent('assets/content');

beforeAll(async () => {
  const kit = await startKit({ leeg: true, embedded: true });
  used = mkdtempSync(join(tmpdir(), 'taaltocht-gebruikt-'));
  copies.push(used);
  await kit.server.close();
  cpSync(kit.env.DATA_DIR, used, { recursive: true });
  rmSync(kit.env.DATA_DIR, { recursive: true, force: true });
});
afterAll(() => copies.forEach((path) => rmSync(path, { recursive: true, force: true })));

/** Starts on a copy of the folder after something happened to it; answers the sentence it stops with. */
async function startAfter(harm: (folder: string) => void, env: Record<string, string> = {}): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'taaltocht-kopie-'));
  copies.push(folder);
  cpSync(used, folder, { recursive: true });
  harm(folder);
  try {
    const settings = readEnv({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      PORT: '0',
      DATA_DIR: folder,
      DEMO: 'uit',
      ...env,
    });
    const server = await createServer({ env: settings, spellen: TEST_SPELLEN, content });
    await server.close();
    return 'started';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

it('starts again with the keys it had, and with a new key for tokens', async () => {
  expect(await startAfter(() => undefined)).toBe('started');
  expect(await startAfter((folder) => unlinkSync(join(folder, 'sleutels', 'token.pem')))).toBe('started');
});

it.each(['kluis.key', 'eck.key'])(
  'refuses to start without %s, with a short one, and with that of another database',
  async (name) => {
    const path = (folder: string): string => join(folder, 'sleutels', name);
    expect(await startAfter((folder) => unlinkSync(path(folder)))).toMatch(new RegExp(`${name} ontbreekt`));
    expect(await startAfter((folder) => truncateSync(path(folder), 7))).toMatch(/telt 7 bytes/);
    const bytes = name === 'eck.key' ? 64 : 32;
    expect(await startAfter((folder) => writeFileSync(path(folder), randomBytes(bytes)))).toMatch(
      /hoort niet bij deze database/,
    );
  },
);

it('refuses another ECK key from the environment', async () => {
  expect(await startAfter(() => undefined, { ECK_KEY: randomBytes(64).toString('base64') })).toMatch(
    /ECK_KEY hoort niet/,
  );
  expect(await startAfter(() => undefined, { ECK_KEY: 'kort' })).toMatch(/ECK_KEY is beschadigd/);
});

it('says in words that the key for tokens is empty', async () => {
  expect(await startAfter((folder) => truncateSync(join(folder, 'sleutels', 'token.pem'), 0))).toMatch(
    /token.pem is leeg of beschadigd/,
  );
});

it('says in words that the embedded database is damaged', async () => {
  const said = await startAfter((folder) => {
    const db = join(folder, 'db');
    for (const name of readdirSync(join(db, 'global'))) truncateSync(join(db, 'global', name), 0);
  });
  expect(said).toMatch(/gaat niet open; hij is beschadigd/);
});

// @module-tag embedded
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import knex from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate, rollbackAll } from './db/migrate.ts';
import { openDatabase } from './platform/database/database.ts';
import { lockMap } from './platform/database/map-slot.ts';
import { startKit, type ApiKit } from './test/api-kit.ts';

let kit: ApiKit;
beforeAll(async () => {
  kit = await startKit();
  const built = kit.env.GEBOUWD_DIR;
  mkdirSync(join(built, 'web', 'assets'), { recursive: true });
  mkdirSync(join(built, 'geluid'), { recursive: true });
  const script = 'export const a = 1;'.repeat(200);
  writeFileSync(join(built, 'web', 'assets', 'main-AbCd1234.js'), script);
  writeFileSync(join(built, 'web', 'assets', 'main-AbCd1234.js.br'), brotliCompressSync(script));
  writeFileSync(join(built, 'web', 'worker.js'), script);
  writeFileSync(join(built, 'geluid', 'gedeeld.mp3'), Buffer.alloc(10_000, 1));
});
afterAll(() => kit.stop());

describe('the database', () => {
  it('keeps the statements of calls at the same moment apart', async () => {
    const { knex: db } = kit.server.database;
    const vragen = Array.from({ length: 60 }, (_, nr) =>
      nr % 3 === 0
        ? db.raw('SELECT ?::int AS nr', [nr])
        : db.transaction((trx) => trx.raw('SELECT ?::int AS nr, 1 AS twee', [nr])),
    );
    const antwoorden = await Promise.all(vragen);
    expect(antwoorden.map(({ rows }) => rows[0].nr)).toEqual(vragen.map((_, nr) => nr));
  });
});

describe('the time a statement may take', () => {
  it('is short for a request and without end for a migration', async () => {
    const { knex: db, unhurried, builtIn } = kit.server.database;
    const limit = async (on: typeof db): Promise<string> =>
      (await on.raw('SHOW statement_timeout')).rows[0].statement_timeout;
    expect(await unhurried(limit)).toBe('0');
    expect(await limit(db)).toBe(builtIn ? '0' : '5s');
  });
});

describe('the server of files', () => {
  it('answers every page with the one page, fresh and with the Belgian hosts', async () => {
    for (const path of ['/', '/app/auth/login', '/leerling/x/landkaart', '/admins/x/groepen/pi%C3%B1ata']) {
      const { text, headers } = await kit.agent.get(path).expect(200);
      expect(text).toContain('content="taaltocht.be,www.taaltocht.be,vlaams.localhost,preview.taaltocht.be"');
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    }
  });

  it('answers the front page as printed, in the language of the host, and the one page while it is not printed', async () => {
    const { text: without } = await kit.agent.get('/site/home').expect(200);
    expect(without).not.toContain('gedrukt');
    const web = join(kit.env.GEBOUWD_DIR, 'web');
    for (const locale of ['nl-NL', 'nl-BE']) {
      mkdirSync(join(web, 'site', locale), { recursive: true });
      writeFileSync(
        join(web, `site/${locale}/home.html`),
        `<meta name="belgische-hosts" content="" /> gedrukt ${locale}`,
      );
    }
    for (const path of ['/', '/home', '/site/home']) {
      expect((await kit.agent.get(path).expect(200)).text).toBe(
        '<meta name="belgische-hosts" content="taaltocht.be,www.taaltocht.be,vlaams.localhost,preview.taaltocht.be" /> gedrukt nl-NL',
      );
      expect((await kit.agent.get(path).set('Host', 'vlaams.localhost').expect(200)).text).toContain('gedrukt nl-BE');
    }
    for (const path of ['/app/auth/login', '/admins/x/groepen', '/superadmin', '/leerling/x/landkaart'])
      await kit.agent.get(path).expect(200);
    for (const locale of ['nl-NL', 'nl-BE'])
      writeFileSync(join(web, `site/${locale}/niet-gevonden.html`), `niets ${locale}`);
    for (const path of ['/site/weg', '/weg', '/app/weg', '/site/niet-gevonden'])
      expect((await kit.agent.get(path).expect(404)).text).toBe('niets nl-NL');
    expect((await kit.agent.get('/weg').set('Host', 'vlaams.localhost').expect(404)).text).toBe('niets nl-BE');
  });

  it('tells a search engine the addresses of this deployment', async () => {
    const site = join(kit.env.GEBOUWD_DIR, 'web/site');
    writeFileSync(join(site, 'sitemap.xml'), '<loc>https://nl.invalid/a</loc><loc>https://be.invalid/a</loc>');
    const { text, headers } = await kit.agent.get('/sitemap.xml').expect(200);
    expect(headers['content-type']).toContain('xml');
    expect(text).toMatch(/^<loc>http:\/\/localhost:\d+\/a<\/loc><loc>http:\/\/vlaams\.localhost:\d+\/a<\/loc>$/);
  });

  it('sends a hashed file small, for a year, and not again when it is known', async () => {
    const first = await kit.agent.get('/assets/main-AbCd1234.js').set('Accept-Encoding', 'gzip, br').expect(200);
    expect(first.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    });
    await kit.agent
      .get('/assets/main-AbCd1234.js')
      .set('Accept-Encoding', 'br')
      .set('If-None-Match', String(first.headers['etag']))
      .expect(304);
    const whole = await kit.agent.get('/assets/main-AbCd1234.js').set('Accept-Encoding', 'identity').expect(200);
    expect(whole.headers['content-encoding']).toBeUndefined();
    expect(
      (await kit.agent.get('/geluid/gedeeld.mp3').set('Range', 'bytes=0-99').expect(206)).headers['content-length'],
    ).toBe('100');
  });

  it('sends the worker of the pupil area anew at every visit, and lets the page start it', async () => {
    const { headers } = await kit.agent.get('/worker.js').expect(200);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/javascript; charset=utf-8' });
    expect(headers['content-security-policy']).toContain("worker-src 'self'");
  });

  it('never leaves its folders and says 404 for files that are not there', async () => {
    for (const path of [
      '/assets/weg.js',
      '/spel-assets/weg.webp',
      '/geluid/..%2f..%2fsleutels%2ftoken.pem',
      '/..%2f..%2fpackage.json',
      '/assets/%00.js',
      '/%E0%A4%A.js',
    ]) {
      const out = await kit.agent.get(path);
      expect([path, out.status]).toEqual([path, 404]);
      expect(out.text).not.toContain('PRIVATE');
    }
  });

  it('answers unknown calls in JSON with a sentence, in the language of the host', async () => {
    const { body } = await kit.agent.get('/api/bestaat-niet').expect(404);
    expect(body).toEqual({ code: 'NIET_GEVONDEN', message: 'Dit bestaat niet of niet meer.' });
    await kit.agent.post('/api/auth').set('Content-Type', 'text/plain').send('x').expect(415);
  });

  it('sends the security headers', async () => {
    const { headers } = await kit.agent.get('/').expect(200);
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['content-security-policy']).not.toContain('unsafe-eval');
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cross-origin-opener-policy': 'same-origin' });
    expect(headers['permissions-policy']).toMatch(/camera=\(self\).*microphone=\(\)/);
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('names the script of a head by its hash, on that page only, and none that stands elsewhere', async () => {
    const script = "document.title = 'a'";
    const hash = createHash('sha256').update(script).digest('base64');
    const folder = join(kit.env.GEBOUWD_DIR, 'web/site/nl-NL');
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, 'contact.html'),
      `<head><script>${script}</script></head><body><script>alert(1)</script></body>`,
    );
    const rule = async (path: string): Promise<string | undefined> =>
      (await kit.agent.get(path)).headers['content-security-policy']
        ?.split(';')
        .find((line: string) => line.startsWith('script-src '));
    expect(await rule('/site/contact')).toBe(`script-src 'self' 'sha256-${hash}'`);
    expect(await rule('/api/gezondheid')).toBe("script-src 'self'");
  });

  it('is healthy when migrated, filled and built', async () => {
    expect((await kit.agent.get('/api/gezondheid').expect(200)).body).toEqual({
      klaar: true,
      database: true,
      gemigreerd: true,
      gevuld: true,
      web: true,
      disk: true,
      drawings: { done: 0, total: 0, failed: [] },
    });
    rmSync(join(kit.env.GEBOUWD_DIR, 'web', 'index.html'));
    expect((await kit.agent.get('/api/gezondheid').expect(503)).body).toMatchObject({ klaar: false, web: false });
  });

  it('speaks a word and refuses what is no audio id', async () => {
    const first = await kit.agent.get('/api/spraak/nl/w%3Atrein').buffer(true).expect(200);
    expect(first.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(Number(first.headers['content-length'])).toBeGreaterThan(1_000);
    await kit.agent.get('/api/spraak/nl/w%3Atrein').set('If-None-Match', String(first.headers['etag'])).expect(304);
    await kit.agent.get('/api/spraak/fr/w%3Atrein').expect(404);
    await kit.agent.get('/api/spraak/nl/trein').expect(404);
  });
});

describe('the database', () => {
  it('goes all the way back and up again', async () => {
    const map = mkdtempSync(join(tmpdir(), 'taaltocht-terug-'));
    const base = process.env['TEST_DATABASE_URL'];
    const name = `terug_${process.pid}`;
    const management = base === undefined ? undefined : knex({ client: 'pg', connection: base });
    await management?.raw('CREATE DATABASE ??', [name]);
    const database = await openDatabase({
      DATA_DIR: map,
      ...(base === undefined
        ? {}
        : { DATABASE_URL: Object.assign(new URL(base), { pathname: `/${name}` }).toString() }),
    });
    expect(await migrate(database.knex)).toBeGreaterThan(0);
    await rollbackAll(database.knex);
    expect(await migrate(database.knex)).toBeGreaterThan(0);
    expect(await migrate(database.knex)).toBe(0);
    await database.close();
    await management?.raw('DROP DATABASE ??', [name]);
    await management?.destroy();
    rmSync(map, { recursive: true });
  });

  it('refuses a second process on the same folder, and takes over from a dead one', async () => {
    const map = mkdtempSync(join(tmpdir(), 'taaltocht-slot-'));
    const first = lockMap(map);
    const out = await new Promise<{ code: number | null; tekst: string }>((done) => {
      const kind = spawn(process.execPath, ['--import', 'tsx', 'tools/build/start.ts'], {
        env: {
          ...process.env,
          NODE_ENV: 'test',
          DATA_DIR: map,
          PORT: '0',
          DATABASE_URL: undefined,
          BASE_URL: undefined,
        },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      let text = '';
      kind.stderr.on('data', (part) => {
        text += String(part);
      });
      kind.on('exit', (code) => done({ code, tekst: text }));
    });
    expect(out.code).toBe(1);
    expect(out.tekst).toContain(`Taaltocht draait al met deze gegevensmap (proces ${process.pid})`);
    first.release();
    writeFileSync(join(map, 'taaltocht.lock'), JSON.stringify({ pid: 2 ** 22 - 3, begonnen: '1' }));
    const slot = lockMap(map);
    expect(statSync(join(map, 'taaltocht.lock')).mode & 0o777).toBe(0o600);
    expect(() => lockMap(map)).toThrow(String(process.pid));
    slot.release();
    lockMap(map).release();
    rmSync(map, { recursive: true });
  });
});

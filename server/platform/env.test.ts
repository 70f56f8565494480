import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

describe('TRUST_PROXY', () => {
  it('takes a number of proxies or who they are', () => {
    expect(readEnv({}).TRUST_PROXY).toEqual(['loopback']);
    expect(readEnv({ TRUST_PROXY: '' }).TRUST_PROXY).toEqual(['loopback']);
    expect(readEnv({ TRUST_PROXY: '0' }).TRUST_PROXY).toBe(0);
    expect(readEnv({ TRUST_PROXY: '2' }).TRUST_PROXY).toBe(2);
    expect(readEnv({ TRUST_PROXY: 'Loopback, 10.0.0.0/8,fd00::/8, 192.0.2.1' }).TRUST_PROXY).toEqual([
      'loopback',
      '10.0.0.0/8',
      'fd00::/8',
      '192.0.2.1',
    ]);
  });

  it('refuses to trust everybody, and what it cannot read', () => {
    for (const value of [
      'true',
      '*',
      '0.0.0.0/0',
      '::/0',
      '10.0.0.0/33',
      '10.0.0.0/8/8',
      'proxy.school.nl',
      '-1',
      '10',
      ',',
    ]) {
      expect(() => readEnv({ TRUST_PROXY: value }), value).toThrow('TRUST_PROXY');
    }
  });
});

describe('DEMO', () => {
  it('fills an empty database only where nobody works in earnest, or when it is asked for by name', () => {
    expect(readEnv({}).DEMO).toBe('aan');
    expect(readEnv({ NODE_ENV: 'test', DATABASE_URL: 'postgres://db' }).DEMO).toBe('aan');
    for (const earnest of [
      { NODE_ENV: 'production' },
      { DATABASE_URL: 'postgres://db' },
      { DATABASE_URL: 'postgres://db', NODE_ENV: 'development' },
    ]) {
      expect(readEnv({ ...earnest }).DEMO).toBe('uit');
      expect(readEnv({ ...earnest, DEMO: '' }).DEMO).toBe('uit');
      expect(readEnv({ ...earnest, DEMO: 'aan' }).DEMO).toBe('aan');
    }
  });
});

describe('the table of the README', () => {
  it('names every setting that is read, and none that is not', () => {
    const read = new Set<string>();
    const note = (key: string | symbol): void => void (typeof key === 'string' && read.add(key));
    const nothing: NodeJS.ProcessEnv = {};
    readEnv(
      new Proxy(nothing, {
        get: (_, key) => void note(key),
        has: (_, key) => {
          note(key);
          return false;
        },
      }),
    );
    const rows = readFileSync(new URL('../../README.md', import.meta.url), 'utf8').match(/^\| `[A-Z].*?\|/gm) ?? [];
    const told = rows.flatMap((row) => [...row.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name));
    expect(told.toSorted()).toEqual([...read].toSorted());
  });
});

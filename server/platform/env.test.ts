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

import { describe, expect, it } from 'vitest';
import { err, ok, type Result } from './result.ts';

/** A caller as every caller is: the flag decides which field there is. */
function read(result: Result<string, string>): string {
  return result.ok ? `value ${result.value}` : `error ${result.fout}`;
}

describe('result', () => {
  it('wraps a value and an error', () => {
    expect(ok('maan')).toEqual({ ok: true, value: 'maan' });
    expect(err('leeg')).toEqual({ ok: false, fout: 'leeg' });
  });

  it.each([[0], [''], [false], [null]])('keeps the empty value %j a success', (value) => {
    expect(ok(value)).toEqual({ ok: true, value });
  });

  it('is told apart by its flag', () => {
    expect(read(ok('maan'))).toBe('value maan');
    expect(read(err('leeg'))).toBe('error leeg');
  });
});

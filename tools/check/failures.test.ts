import { describe, expect, it } from 'vitest';
import { playwrightFailures, vitestFailures } from './failures.ts';

const result = (name: string, status: string, o: { message?: string; tests?: [string, string, string?][] } = {}) => ({
  name,
  status,
  message: o.message ?? '',
  assertionResults: (o.tests ?? []).map(([fullName, state, why]) => ({
    fullName,
    status: state,
    failureMessages: why === undefined ? [] : [why],
  })),
});

describe('failures of Vitest', () => {
  it('names test and reason, without colours and without the stack', () => {
    const report = {
      testResults: [
        result('/w/engine/a.test.ts', 'passed', { tests: [['adds', 'passed']] }),
        result('/w/engine/b.test.ts', 'failed', {
          tests: [
            ['adds', 'passed'],
            ['takes away', 'failed', 'AssertionError: expected \u001B[31m1\u001B[39m\n  to be 2\n    at b.test.ts:3'],
          ],
        }),
      ],
    };
    expect(vitestFailures(report, '/w')).toEqual([
      'engine/b.test.ts: takes away\n    AssertionError: expected 1 to be 2',
    ]);
  });
  it('names a file that could not be read', () => {
    const report = { testResults: [result('/w/web/c.test.ts', 'failed', { message: 'SyntaxError: no' })] };
    expect(vitestFailures(report, '/w')).toEqual(['web/c.test.ts: the file itself\n    SyntaxError: no']);
  });
});

it('names journeys that failed, however deep they stand', () => {
  const spec = (title: string, ok: boolean, message?: string) => ({
    title,
    file: 'a.e2e.ts',
    ok,
    tests: [{ results: [message === undefined ? {} : { error: { message } }] }],
  });
  const report = {
    suites: [{ specs: [spec('stays', true)], suites: [{ specs: [spec('goes', false, `Error: ${'x'.repeat(900)}`)] }] }],
  };
  const [failure = '', ...others] = playwrightFailures(report);
  expect(others).toEqual([]);
  expect(failure.startsWith('a.e2e.ts: goes\n    Error: xxx')).toBe(true);
  expect(failure.length).toBeLessThan(340);
});

/** What failed and why, in a line each, so that the end of a run tells it without the thousands of lines before. */
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

const LONGEST = 300;

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});
interface Suite {
  specs: { title: string; file: string; ok: boolean; tests: { results: { error?: { message?: string } }[] }[] }[];
  suites?: Suite[];
}
const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    specs: z.array(
      z.object({
        title: z.string(),
        file: z.string(),
        ok: z.boolean(),
        tests: z.array(
          z.object({ results: z.array(z.object({ error: z.object({ message: z.string().optional() }).optional() })) }),
        ),
      }),
    ),
    suites: z.array(suite).optional(),
  }),
);
const playwrightReport = z.object({ suites: z.array(suite) });

/** Without colours, and without the stack. */
const reason = (why: string): string =>
  (stripVTControlCharacters(why).split(/\n\s*at /u, 1)[0] ?? '').replaceAll(/\s+/gu, ' ').trim().slice(0, LONGEST);

const line = (where: string, what: string, why = ''): string => `${where}: ${what}\n    ${reason(why)}`;

/** Failed tests of a report of Vitest, and files that could not be read at all; `root` is left off the paths. */
export function vitestFailures(report: unknown, root: string): string[] {
  return vitestReport.parse(report).testResults.flatMap(({ name, status, message, assertionResults }) => {
    const where = name.replace(`${root}/`, '');
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [line(where, 'the file itself', message)] : [];
    return failed.map(({ fullName, failureMessages }) => line(where, fullName, failureMessages?.[0]));
  });
}

const specs = ({ specs: own, suites = [] }: Suite): Suite['specs'] => [...own, ...suites.flatMap(specs)];

/** Failed journeys of a report of Playwright. */
export function playwrightFailures(report: unknown): string[] {
  return playwrightReport
    .parse(report)
    .suites.flatMap(specs)
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) =>
      line(
        file,
        title,
        tests.flatMap(({ results }) => results).find(({ error }) => error !== undefined)?.error?.message,
      ),
    );
}

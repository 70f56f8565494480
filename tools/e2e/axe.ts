import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What is asked of a page: everything; only what its colours change; or only what its words and elements change. */
export type Asked = 'all' | 'colours' | 'elements';

/** Style sheets and media are read beforehand for rules that are not asked; on a large table that takes a third of the time. */
const QUICK: RunOptions = { resultTypes: ['violations'], preload: false };

const RULES: Readonly<Record<Asked, RunOptions>> = {
  all: {},
  colours: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
  elements: { rules: { 'color-contrast': { enabled: false }, 'link-in-text-block': { enabled: false } } },
};

/** Serious and critical findings on the page as it is now, or within one part of it: rule, and the first elements it is about. */
export async function findings(page: Page, asked: Asked = 'all', part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(SOURCE);
  const { violations }: AxeResults = await page.evaluate(
    `axe.run(${JSON.stringify(part)}, ${JSON.stringify({ ...QUICK, ...RULES[asked] })})`,
  );
  return violations
    .filter((v) => v.impact === 'serious' || v.impact === 'critical')
    .map(
      (v) =>
        `${v.id}: ${v.nodes
          .slice(0, 3)
          .map((n) => `${n.target.join(' ')} ${n.any[0]?.message ?? ''}`)
          .join(' | ')}`,
    );
}

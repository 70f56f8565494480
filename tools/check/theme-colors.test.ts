import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildTheme } from '../../web/ui/theme.ts';

const SHEETS = ['panel.css', 'tokens.css'].map((name) => readFileSync(`web/ui/${name}`, 'utf8')).join('\n');

it.each(['licht', 'donker', 'rustig'] as const)('names only colours that the page has: %s', (name) => {
  const used = JSON.stringify(buildTheme(name).components).matchAll(/var\((--[\w-]+)\)/g);
  const names = [...new Set([...used].map(([, one]) => one))];
  expect(names.length).toBeGreaterThan(4);
  expect(names.filter((one) => !SHEETS.includes(`${one}:`))).toEqual([]);
});

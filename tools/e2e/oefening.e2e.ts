/**
 * The practice engine reaches the same bytes in Node and in a browser: the server replays what the browser learned
 * (practice.md, section 17, test 10). `Math.exp` and its kin differ in the last bit between the two; packing rounds that away.
 */
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { build } from 'vite';
import { replayTrial } from './replay-trial.ts';
import { test } from './test.ts';

const TRIAL = fileURLToPath(new URL('./replay-trial.ts', import.meta.url));
const ANTWOORDEN = 2_000;

async function bundle(): Promise<string> {
  const out = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, target: 'es2022', minify: true, lib: { entry: TRIAL, formats: ['iife'], name: 'proef' } },
  });
  const [first] = Array.isArray(out) ? out : [];
  const code = first?.output.find((piece) => piece.type === 'chunk');
  if (code?.type !== 'chunk') throw new Error('no bundle');
  return code.code;
}

test('a log of 2,000 answers gives the same bytes in Node and in the browser', async ({ page }) => {
  test.setTimeout(15_000);
  await page.addScriptTag({ content: await bundle() });
  for (const seed of [1, 20_260, 77]) {
    const node = replayTrial(ANTWOORDEN, seed);
    // Six categories of words, and the order of letters.
    expect(node).toMatchObject({ antwoorden: ANTWOORDEN, categorieen: 7 });
    expect(node.woorden).toBeGreaterThan(70);
    expect(node.guesses).toBeGreaterThan(50);
    expect(node.repetitions).toBeGreaterThan(500);
    expect(new Set(node.hashes).size).toBe(10);
    expect(await page.evaluate(`proef.replayTrial(${ANTWOORDEN}, ${seed})`)).toEqual(node);
  }
});

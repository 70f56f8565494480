import { spawnSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ownSource } from './bundle.ts';

const STAMP = '.gebouwd/taal/stempel.json';

function start(): { status: number | null; stdout: string } {
  return spawnSync(process.execPath, ['tools/taal/start.mjs', 'grafemen'], { input: 'school\n', encoding: 'utf8' });
}

describe('bundle of the language command', { timeout: 240_000 }, () => {
  it('is made when it is missing or a source changed, and used as long as none did', () => {
    const correct = { status: 0, stdout: '{"woord":"school","grafemen":["s","ch","oo","l"],"klanken":4}\n' };
    expect(start()).toMatchObject(correct);
    const created = statSync(STAMP).mtimeMs;
    expect(start()).toMatchObject(correct);
    expect(statSync(STAMP).mtimeMs).toBe(created);

    const old = readFileSync(STAMP, 'utf8');
    writeFileSync(
      STAMP,
      old.replace(/("engine\/core\/taal\/klank\/grafemen\.ts":")[0-9a-f]{64}/, `$1${'0'.repeat(64)}`),
    );
    expect(start()).toMatchObject(correct);
    const newOne = readFileSync(STAMP, 'utf8');
    expect(newOne).not.toBe(old);
    expect(newOne).not.toContain('0'.repeat(64));
  });

  it('counts what is ours as a source, no packages and no modules of the bundler', () => {
    expect(
      [
        '/p/engine/core/taal/klank/rijm.ts',
        '/p/tools/taal/main.ts?x',
        '/p/node_modules/zod/index.js',
        '\0vite/hulp',
        '/elders/a.ts',
      ].map((id) => ownSource(id, '/p')),
    ).toEqual(['engine/core/taal/klank/rijm.ts', 'tools/taal/main.ts', undefined, undefined, undefined]);
  });
});

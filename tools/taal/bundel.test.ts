import { spawnSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { eigenBron } from './bundel.ts';

const STEMPEL = '.gebouwd/taal/stempel.json';

function start(): { status: number | null; stdout: string } {
  return spawnSync(process.execPath, ['tools/taal/start.mjs', 'grafemen'], { input: 'school\n', encoding: 'utf8' });
}

describe('bundle of the language command', { timeout: 240_000 }, () => {
  it('is made when it is missing or a source changed, and used as long as none did', () => {
    const goed = { status: 0, stdout: '{"woord":"school","grafemen":["s","ch","oo","l"],"klanken":4}\n' };
    expect(start()).toMatchObject(goed);
    const gemaakt = statSync(STEMPEL).mtimeMs;
    expect(start()).toMatchObject(goed);
    expect(statSync(STEMPEL).mtimeMs).toBe(gemaakt);

    const oud = readFileSync(STEMPEL, 'utf8');
    writeFileSync(STEMPEL, oud.replace(/("engine\/core\/taal\/grafemen\.ts":")[0-9a-f]{64}/, `$1${'0'.repeat(64)}`));
    expect(start()).toMatchObject(goed);
    const nieuw = readFileSync(STEMPEL, 'utf8');
    expect(nieuw).not.toBe(oud);
    expect(nieuw).not.toContain('0'.repeat(64));
  });

  it('counts what is ours as a source, no packages and no modules of the bundler', () => {
    expect(
      [
        '/p/engine/core/taal/rijm.ts',
        '/p/tools/taal/main.ts?x',
        '/p/node_modules/zod/index.js',
        '\0vite/hulp',
        '/elders/a.ts',
      ].map((id) => eigenBron(id, '/p')),
    ).toEqual(['engine/core/taal/rijm.ts', 'tools/taal/main.ts', undefined, undefined, undefined]);
  });
});

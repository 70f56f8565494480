import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';

const GUARD = fileURLToPath(new URL('./with-ouder.ts', import.meta.url));

/** A child that tidies up a file when it ends, started by a parent that only holds its stdin. */
function sources(done: string): { ouder: string; kind: string } {
  const kind = `import { rmSync, writeFileSync } from 'node:fs';
    import { exitWithParent } from ${JSON.stringify(GUARD)};
    exitWithParent(async () => rmSync(${JSON.stringify(done)}));
    writeFileSync(${JSON.stringify(done)}, '');
    setInterval(() => undefined, 1000);`;
  const ouder = `import { spawn } from 'node:child_process';
    spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', ${JSON.stringify(kind)}], { stdio: ['pipe', 'inherit', 'inherit'] });
    setInterval(() => undefined, 1000);`;
  return { ouder, kind };
}

it('ends with a parent that is killed, and tidies up', async () => {
  const map = mkdtempSync(join(tmpdir(), 'taaltocht-ouder-'));
  const done = join(map, 'leeft');
  const ouder = spawn(process.execPath, ['--input-type=module', '-e', sources(done).ouder], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await vi.waitFor(() => expect(existsSync(done)).toBe(true), { timeout: 25_000, interval: 20 });
  ouder.kill('SIGKILL');
  await once(ouder, 'exit');
  await vi.waitFor(() => expect(existsSync(done)).toBe(false), { timeout: 25_000, interval: 20 });
  rmSync(map, { recursive: true });
});

it('ends when it is asked to', async () => {
  const map = mkdtempSync(join(tmpdir(), 'taaltocht-ouder-'));
  const done = join(map, 'leeft');
  const kind = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', sources(done).kind], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  await vi.waitFor(() => expect(existsSync(done)).toBe(true), { timeout: 25_000, interval: 20 });
  kind.kill('SIGTERM');
  expect((await once(kind, 'exit'))[0]).toBe(0);
  expect(existsSync(done)).toBe(false);
  rmSync(map, { recursive: true });
});

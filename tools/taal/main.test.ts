import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

function language(args: readonly string[], input: string): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, ['--import', 'tsx', 'tools/taal/main.ts', ...args], {
    input: input,
    encoding: 'utf8',
  });
}

describe('npm run taal', { timeout: 120_000 }, () => {
  it('prints one object a line, in order, with the keys of the interface', () => {
    const { status, stdout } = language(['lettergrepen'], 'bakker\r\n\nk4t\navond');
    expect(status).toBe(0);
    expect(stdout).toBe(
      '{"woord":"bakker","lettergrepen":["bak","ker"],"klankgroepen":["ba","kker"]}\n{"woord":"","fout":"leeg"}\n' +
        '{"woord":"k4t","fout":"ongeldig-teken"}\n{"woord":"avond","lettergrepen":["a","vond"],"klankgroepen":["a","vond"]}\n',
    );
  });

  it('answers on a word that is also a property of every object', () => {
    for (const name of ['lettergrepen', 'grafemen', 'categorieen']) {
      const { status, stdout } = language([name], 'constructor\n');
      expect([status, stdout.startsWith('{"woord":"constructor","')]).toEqual([0, true]);
    }
  });

  it('refuses an unknown command or flag with 2 and an empty stdout', () => {
    for (const args of [['onzin'], [], ['grafemen', '--snel']]) {
      const { status, stdout, stderr } = language(args, 'boom\n');
      expect([status, stdout]).toEqual([2, '']);
      expect(stderr).toContain('unknown');
    }
  });

  it('marks input that cannot be read and goes on', () => {
    const { status, stdout } = language(['rijmt', '--zonder-tabellen'], 'eik\twijk\nboom\n');
    expect(status).toBe(0);
    expect(stdout).toBe('{"rijmt":true}\n{"woord":"boom","fout":"ongeldige-invoer"}\n');
  });
});

import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files that git knows or would take in; a link to packages, which it does not know to ignore, is none. */
export function checkoutFiles(root: string): string[] {
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64e6,
  })
    .split('\0')
    .filter((path) => path !== '' && path !== 'node_modules' && existsSync(join(root, path)));
}

/** Copies a checkout as a repository of its own, with a link to its packages; nothing is built in it. */
export function copyCheckout(from: string, to: string): void {
  const files = checkoutFiles(from);
  for (const dir of new Set(files.map((path) => dirname(path)))) mkdirSync(join(to, dir), { recursive: true });
  for (const path of files) cpSync(join(from, path), join(to, path));
  symlinkSync(realpathSync(join(from, 'node_modules')), join(to, 'node_modules'));
  execFileSync('git', ['init', '-q'], { cwd: to });
}

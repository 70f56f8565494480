/** A checkout of its own with as many games as asked, made of copies of the present ones; nothing is built in it. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';

export interface Checkout {
  root: string;
  spellen: readonly string[];
  remove(): void;
}

function copyFiles(from: string, root: string): void {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: from,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of globSync(listed.split('\0').filter(Boolean), { cwd: from, dot: true, expandDirectories: false })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(join(from, file), join(root, file));
  }
  symlinkSync(join(from, 'node_modules'), join(root, 'node_modules'));
}

/** Copies the checkout and its games until there are `count` of them. */
export function createCheckout(from: string, count: number): Checkout {
  const root = mkdtempSync(join(tmpdir(), 'taaltocht-bench-first-'));
  copyFiles(from, root);
  const present = globSync('games/*/scene.json', { cwd: root })
    .map((path) => path.split('/')[1] ?? '')
    .sort();
  const spellen = [...present];
  for (let nr = 0; spellen.length < count && present.length > 0; nr += 1) {
    const source = present[nr % present.length] ?? '';
    const slug = `${source}-kopie-${nr + 1}`;
    cpSync(join(root, 'games', source), join(root, 'games', slug), {
      recursive: true,
      filter: (path) => !path.endsWith('.test.ts'),
    });
    const scene: Record<string, unknown> = JSON.parse(readFileSync(join(root, 'games', slug, 'scene.json'), 'utf8'));
    writeFileSync(join(root, 'games', slug, 'scene.json'), JSON.stringify({ ...scene, id: slug }));
    spellen.push(slug);
  }
  return { root, spellen, remove: () => rmSync(root, { recursive: true, force: true }) };
}

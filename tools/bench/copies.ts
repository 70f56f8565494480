/** A checkout of its own with as many games and screens as asked, made of copies of the present ones; nothing is built in it. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { globSync } from 'tinyglobby';
import { SPELLEN } from '#engine/core/domein/spellen.ts';
import { spel } from '../generate/spel.ts';
import { copyCheckout } from '../check/copy-checkout.ts';
import { exportsOf, isByAgreement } from '../check/exports.ts';
import { spelSlugs } from '../build/spel-folders.ts';

export interface Checkout {
  root: string;
  spellen: readonly string[];
  remove(): void;
}

/** Changes every text of a folder. */
function rewrite(folder: string, change: (text: string) => string): void {
  for (const path of globSync('**/*.{ts,tsx,json,svg,md}', { cwd: folder, absolute: true })) {
    const text = readFileSync(path, 'utf8');
    const changed = change(text);
    if (changed !== text) writeFileSync(path, changed);
  }
}

/** Copies a game to another one of the design: its own name everywhere, and its own place. */
function copySpel(games: string, source: string, slug: string): void {
  const folder = join(games, slug);
  cpSync(join(games, source), folder, { recursive: true });
  const ownTest = join(folder, `${source}.test.ts`);
  cpSync(ownTest, join(folder, `${slug}.test.ts`));
  rmSync(ownTest);
  rewrite(folder, (text) => text.replaceAll(new RegExp(`\\b${source}\\b`, 'g'), slug));
  const place = spel(slug)[`games/${slug}/place.json`] ?? '';
  const { land }: { land: string } = JSON.parse(place);
  writeFileSync(join(folder, 'place.json'), place);
  const scene: Record<string, unknown> = JSON.parse(readFileSync(join(folder, 'scene.json'), 'utf8'));
  writeFileSync(join(folder, 'scene.json'), JSON.stringify({ ...scene, land }));
}

/** Copies a screen under another address; what it exports gets names of its own, where more than one file may not have them. */
function copyScreen(source: string, nr: number, root: string): void {
  const folder = `${source}-copy-${nr}`;
  cpSync(source, folder, { recursive: true });
  const texts = globSync('**/*.{ts,tsx}', { cwd: folder, absolute: true }).map((path) => ({
    path: relative(root, path),
    text: readFileSync(path, 'utf8'),
  }));
  const names = texts.flatMap(exportsOf).flatMap((own) => (isByAgreement(own) ? [] : [own.name]));
  if (names.length > 0) {
    // A member of something else keeps its name; what is spread, or comes out of the page by `import()`, does not.
    const exported = new RegExp(`(?<![\\w$-]|(?<!\\.\\.|'\\)\\))\\.)(?:${names.join('|')})\\b(?!['/-])`, 'g');
    rewrite(folder, (text) => text.replaceAll(exported, (name) => `${name}Copy${nr}`));
  }
  rewrite(folder, (text) => text.replace(/(\bpath: ')([^']+)'/, `$1$2-copy-${nr}'`));
}

/** Games of the design that do not exist yet, each a copy of one that does. */
function addSpellen(root: string, count: number): string[] {
  const folder = join(root, 'games');
  const present = spelSlugs(folder);
  const missing = SPELLEN.map(({ slug }) => slug).filter((slug) => !present.includes(slug));
  const extra = missing.slice(0, Math.max(0, count - present.length));
  for (const [nr, slug] of extra.entries()) copySpel(folder, present[nr % present.length] ?? '', slug);
  return [...present, ...extra];
}

function addScreens(root: string, count: number): void {
  const pages = globSync('web/areas/{admins,superadmin}/*/route.ts', { cwd: root, absolute: true }).toSorted();
  const screens = pages.map((path) => path.slice(0, -'/route.ts'.length));
  for (let nr = 0; nr < count; nr += 1) copyScreen(screens[nr % screens.length] ?? '', nr + 1, root);
}

/** Copies the checkout, its games until there are `games` of them, and its screens `screens` times more. */
export function createCheckout(from: string, { games, screens = 0 }: { games: number; screens?: number }): Checkout {
  if (games > SPELLEN.length) throw new Error(`the design has ${SPELLEN.length} games`);
  const root = mkdtempSync(join(tmpdir(), 'taaltocht-bench-copy-'));
  const remove = (): void => rmSync(root, { recursive: true, force: true });
  try {
    copyCheckout(from, root);
    addScreens(root, screens);
    const spellen = addSpellen(root, games);
    execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', '.'], { cwd: root });
    return { root, spellen, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

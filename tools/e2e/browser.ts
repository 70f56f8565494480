import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const SHELL = 'chromium-headless-shell';

/** The shell first: it draws the same pages without the windows of a whole browser, which cost more than opening a page. */
const SYSTEM = [
  `/usr/bin/${SHELL}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function installed(): string | null {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && existsSync(named)) return named;
  const system = SYSTEM.find((path) => existsSync(path));
  if (system !== undefined) return system;
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
}

const apt = (name: string) =>
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], { stdio: 'inherit' });

function install(): void {
  const debianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  console.log(`no browser found; installing one (${debianRoot ? 'Debian package' : 'Playwright'})`);
  if (!debianRoot) {
    spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
    return;
  }
  spawnSync('apt-get', ['update'], { stdio: 'ignore' });
  const { status } = apt(SHELL);
  if (status !== 0) apt('chromium');
}

/** Path of a Chromium: environment, system, Playwright's own, else installed now. Throws when none can be had. */
export function findBrowser(): string {
  const found = installed();
  if (found !== null) return found;
  install();
  const after = installed();
  if (after === null)
    throw new Error('No Chromium could be found or installed. Set CHROMIUM_PATH to a Chromium or Chrome.');
  return after;
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const SYSTEM = [
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

function install(): void {
  const debianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  console.log(`no browser found; installing one (${debianRoot ? 'Debian package' : 'Playwright'})`);
  if (!debianRoot) {
    spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
    return;
  }
  spawnSync('apt-get', ['update'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { stdio: 'inherit' });
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

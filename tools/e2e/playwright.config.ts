import { defineConfig } from '@playwright/test';
import { findBrowser } from './browser.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  globalSetup: './product.ts',
  outputDir: '../../.gebouwd/e2e',
  reporter: [['list'], ['json', { outputFile: '../../.gebouwd/rapport/e2e.json' }]],
  workers: 2,
  retries: 0,
  timeout: 900_000,
  expect: { timeout: 20_000 },
  use: {
    browserName: 'chromium',
    // A control that does not come is told at once, not after the whole time of the journey.
    actionTimeout: 30_000,
    viewport: { width: 1280, height: 720 },
    // What a worker answers no journey can hold up; the one about the worker lets it in.
    serviceWorkers: 'block',
    // An island that moves takes all the processor it can get; journeys about movement ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    // A trace films the canvas all the time, which costs more than the play itself.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});

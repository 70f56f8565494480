import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { largest, type ProfileNode } from '../allocation.ts';
import { percentile, round } from '../statistics.ts';

/** One engine in one round: on a software screen (textures 1x) or reported as a real card (2x), slowed so many times. */
export interface Sample {
  naam: string;
  path: '1x' | '2x';
  throttle: number;
  scriptMs: number;
  cpuMs: number;
  p50: number;
  p95: number;
  p99: number;
  draws: number;
  allocKB: number;
  top: { waar: string; bytes: number }[];
}

/** Frames that are really drawn, and frames until the browser has compiled what runs every frame. */
const DRAWN = 4;
const WARM_UP = 480;
const FRAMES = 300;
const ALLOC_FRAMES = 180;

/** Runs in the page before anything else: the name that a real card would give. A text, so that no tool adds to it. */
const REAL_CARD = `
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
    const read = prototype.getParameter;
    prototype.getParameter = function (name) {
      return name === 0x9246 ? 'ANGLE (Intel, Mesa Intel UHD Graphics 600)' : read.call(this, name);
    };
  }
`;

async function openPage(browser: Browser, address: string, path: Sample['path']): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 720 },
    deviceScaleFactor: path === '2x' ? 2 : 1,
  });
  const page = await context.newPage();
  if (path === '2x') await page.addInitScript({ content: REAL_CARD });
  await page.goto(address);
  await page.waitForFunction(() => window.beside?.ready || window.beside?.error, undefined, {
    timeout: 90_000,
    polling: 50,
  });
  const error = await page.evaluate(() => window.beside.error);
  if (error !== null) throw new Error(`${address}: ${error}`);
  return page;
}

async function counters(cdp: CDPSession): Promise<{ script: number; task: number }> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const value = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { script: value('ScriptDuration') * 1000, task: value('TaskDuration') * 1000 };
}

/** Bytes by function of one profile, largest first. */
function byFunction(head: ProfileNode): { total: number; by: Map<string, number> } {
  const by = new Map<string, number>();
  let total = 0;
  const walk = (node: ProfileNode): void => {
    const { functionName, url, lineNumber } = node.callFrame;
    const where = `${url.split('/').at(-1) ?? ''} ${functionName}:${lineNumber + 1}`;
    if (node.selfSize > 0) by.set(where, (by.get(where) ?? 0) + node.selfSize);
    total += node.selfSize;
    for (const child of node.children ?? []) walk(child);
  };
  walk(head);
  return { total, by };
}

/** What was drawn, read in the task that drew it: the browser forgets it afterwards. */
async function keepPicture(page: Page, path: string): Promise<void> {
  const url = await page.evaluate(() => {
    window.klok.tik();
    return document.querySelector('canvas')?.toDataURL('image/png') ?? '';
  });
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, Buffer.from(url.split(',')[1] ?? '', 'base64'));
}

/** A fresh page for each sample: warm-up, collection, timed frames, and then the frames whose bytes are counted. */
export async function measure(
  browser: Browser,
  address: string,
  { picture, ...o }: Pick<Sample, 'naam' | 'path' | 'throttle'> & { picture: string | undefined },
): Promise<Sample> {
  const page = await openPage(browser, address, o.path);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('HeapProfiler.enable');
  const play = (n: number): Promise<number[]> => page.evaluate((frames) => window.beside.frames(frames), n);
  await play(DRAWN);
  if (picture !== undefined) await keepPicture(page, picture);
  await page.evaluate(() => {
    window.klok.real = false;
  });
  await play(WARM_UP);
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: o.throttle });
  const before = await counters(cdp);
  const ms = await play(FRAMES);
  const after = await counters(cdp);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const draws = await page.evaluate(() => window.klok.draws);
  const collected = { includeObjectsCollectedByMajorGC: true, includeObjectsCollectedByMinorGC: true };
  await cdp.send('HeapProfiler.startSampling', { samplingInterval: 1024, ...collected });
  await play(ALLOC_FRAMES);
  const { profile } = await cdp.send('HeapProfiler.stopSampling');
  const { total, by } = byFunction(profile.head);
  await page.context().close();
  return {
    ...o,
    scriptMs: round((after.script - before.script) / FRAMES, 3),
    cpuMs: round((after.task - before.task) / FRAMES, 3),
    p50: round(percentile(ms, 0.5), 3),
    p95: round(percentile(ms, 0.95), 3),
    p99: round(percentile(ms, 0.99), 3),
    draws,
    allocKB: round(total / 1024 / ALLOC_FRAMES, 2),
    top: largest(by, ALLOC_FRAMES, 12),
  };
}

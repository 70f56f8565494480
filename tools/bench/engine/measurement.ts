import type { CDPSession, Page } from '@playwright/test';
import type { Command, Piece } from './page.ts';
import { heapData } from './heap-data.ts';
import { median, percentile, round } from './statistics.ts';
import { largest, emptyAllocation, type Allocation, allocate } from './allocation.ts';

/** Frames between two acts of the bot: 0.7 s. */
const TURN = 42;
/** Frames in which the child does nothing: 10 s. */
const STILL = 600;
const INTERVAL = 256;
/** Rounds until the engine of the browser has compiled what runs every frame. */
const WARM_UP = 2;
const KINDS = ['Container', 'Texture', 'Scene', 'Ding'] as const;
type Kind = (typeof KINDS)[number];

export interface Lane {
  page: Page;
  cdp: CDPSession;
}
export interface Times {
  throttle: number;
  frames: number;
  p50: number;
  p95: number;
  p99: number;
  average: number;
  draws: number;
}
export interface Alloc {
  /** Frames in which the child did nothing, and frames of the second half of a round. */
  frames: number;
  framesRonde: number;
  /** Bytes per frame. */
  eigen: number;
  ownRonde: number;
  matter: number;
  pixi: number;
  andere: number;
  top: { waar: string; bytes: number }[];
  topRonde: { waar: string; bytes: number }[];
  gevraagd: { waar: string; bytes: number }[];
}
export interface Leak {
  ronden: number;
  kbPerRonde: number;
  /** The same without what the browser compiled, which grows until it has compiled everything once. */
  kbData: number;
  objects: Record<Kind, number>;
  listeners: number;
  nodes: number;
}

const mount = (page: Page, o: Command): Promise<void> => page.evaluate((command) => window.bench.mount(command), o);
const piece = (page: Page, n: number, play: boolean): Promise<Piece> =>
  page.evaluate(([frames, bot]) => window.bench.frames(frames, bot), [n, play] as const);
const DONE: ReadonlySet<string> = new Set(['finale', 'resultaat']);

/** Plays whole rounds before anything is measured. */
export async function warmUp({ page }: Lane, o: Command): Promise<void> {
  for (let i = 0; i < WARM_UP; i += 1) {
    await mount(page, { ...o, seed: o.seed + 100 + i });
    await play(page, () => Promise.resolve());
  }
}

/** Plays the mounted round to its end or until so many words are done, in pieces of one act of the bot. */
async function play(page: Page, at: (s: Piece) => Promise<void>, woorden = Number.POSITIVE_INFINITY): Promise<void> {
  let phase = 'intro';
  let done = 0;
  for (let i = 0; i < 400 && !DONE.has(phase) && done < woorden; i += 1) {
    const s = await piece(page, TURN, true);
    phase = s.fase;
    done = s.klaar;
    await at(s);
  }
}

/** Time of the frames of one round on a slowed processor. */
export async function measureTime({ page, cdp }: Lane, o: Command, throttle: number): Promise<Times> {
  await mount(page, o);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await cdp.send('HeapProfiler.collectGarbage');
  const ms: number[] = [];
  let draws = 0;
  await play(page, (s) => {
    ms.push(...s.ms);
    draws = Math.max(draws, s.draws);
    return Promise.resolve();
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return {
    throttle,
    frames: ms.length,
    p50: round(median(ms), 3),
    p95: round(percentile(ms, 0.95), 3),
    p99: round(percentile(ms, 0.99), 3),
    average: round(ms.reduce((sum, m) => sum + m, 0) / Math.max(1, ms.length), 3),
    draws,
  };
}

interface Monster {
  som: Allocation;
  frames: number;
}

/**
 * Bytes of the frames of `speelt`, in the second half of a round: the first half compiles the code. One sample and no more:
 * the end of a sample is a collection, which throws compiled code away, and code that is not compiled makes an object of every fraction.
 */
async function measureWindow({ page, cdp }: Lane, o: Command, isPlaying: () => Promise<number>): Promise<Monster> {
  await cdp.send('HeapProfiler.collectGarbage');
  await mount(page, { ...o, items: o.items * 2 });
  await play(page, () => Promise.resolve(), o.items);
  await cdp.send('HeapProfiler.startSampling', {
    samplingInterval: INTERVAL,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  });
  const frames = await isPlaying();
  const { profile } = await cdp.send('HeapProfiler.stopSampling');
  const sum = emptyAllocation();
  allocate(profile.head, sum);
  return { som: sum, frames };
}

/** Bytes per frame while the child does nothing, and of a round with its answers, new words and births. */
export async function measureAlloc(lane: Lane, o: Command): Promise<Alloc> {
  const still = await measureWindow(lane, o, async () => (await piece(lane.page, STILL, false)).frames);
  const ronde = await measureWindow(lane, o, async () => {
    let frames = 0;
    await play(lane.page, (s) => {
      frames += s.frames;
      return Promise.resolve();
    });
    return frames;
  });
  const per = (bytes: number, frames: number): number => round(bytes / Math.max(1, frames), 1);
  const { bytes } = still.som;
  return {
    frames: still.frames,
    framesRonde: ronde.frames,
    eigen: per(bytes.eigen, still.frames),
    ownRonde: per(ronde.som.bytes.eigen, ronde.frames),
    matter: per(bytes.matter, still.frames),
    pixi: per(bytes.pixi, still.frames),
    andere: per(bytes.andere, still.frames),
    top: largest(still.som.eigen, still.frames, 12),
    topRonde: largest(ronde.som.eigen, ronde.frames, 8),
    gevraagd: largest(still.som.gevraagd, still.frames, 8),
  };
}

async function countUp({ page, cdp }: Lane): Promise<Record<Kind, number>> {
  const out = { Container: 0, Texture: 0, Scene: 0, Ding: 0 };
  for (const kind of KINDS) {
    const { result } = await cdp.send('Runtime.evaluate', { expression: `window.bench.kinds.${kind}` });
    const { objects } = await cdp.send('Runtime.queryObjects', {
      prototypeObjectId: result.objectId ?? '',
      objectGroup: 'tel',
    });
    const length = await cdp.send('Runtime.callFunctionOn', {
      objectId: objects.objectId ?? '',
      functionDeclaration: 'function () { return this.length; }',
      returnByValue: true,
    });
    out[kind] = Number(length.result.value);
    await cdp.send('Runtime.releaseObjectGroup', { objectGroup: 'tel' });
  }
  await page.evaluate(() => undefined);
  return out;
}

interface HeapState {
  heap: number;
  data: number;
  objects: Record<Kind, number>;
  listeners: number;
  nodes: number;
}

async function state(lane: Lane): Promise<HeapState> {
  await lane.page.evaluate(() => window.bench.unmount());
  await lane.page.evaluate(() => window.klok.tik());
  for (let i = 0; i < 3; i += 1) await lane.cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await lane.cdp.send('Runtime.getHeapUsage');
  const dom = await lane.cdp.send('Memory.getDOMCounters');
  const objects = await countUp(lane);
  return { heap: usedSize, data: await heapData(lane.cdp), objects, listeners: dom.jsEventListeners, nodes: dom.nodes };
}

/** What stays behind after rounds that were played to the end and taken away. */
export async function measureLeak(lane: Lane, o: Command, ronden: number): Promise<Leak> {
  const playOneRonde = async (seed: number): Promise<void> => {
    await mount(lane.page, { ...o, items: 2, seed });
    await lane.page.evaluate(() => window.bench.ronde());
  };
  // Both end with the same round, since the renderer keeps the last picture that it drew.
  for (let i = 2; i >= 0; i -= 1) await playOneRonde(o.seed + i);
  const before = await state(lane);
  for (let i = ronden - 1; i >= 0; i -= 1) await playOneRonde(o.seed + i);
  const after = await state(lane);
  const difference = (kind: Kind): number => after.objects[kind] - before.objects[kind];
  return {
    ronden,
    kbPerRonde: round((after.heap - before.heap) / 1024 / ronden, 1),
    kbData: round((after.data - before.data) / 1024 / ronden, 1),
    listeners: after.listeners - before.listeners,
    nodes: after.nodes - before.nodes,
    objects: {
      Container: difference('Container'),
      Texture: difference('Texture'),
      Scene: difference('Scene'),
      Ding: difference('Ding'),
    },
  };
}

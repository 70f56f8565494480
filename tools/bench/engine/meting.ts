import type { CDPSession, Page } from '@playwright/test';
import type { Opdracht, Stuk } from './pagina.ts';
import { mediaan, percentiel, rond } from './statistiek.ts';
import { grootste, leegToewijzing, type Toewijzing, wijsToe } from './toewijzing.ts';

/** Frames between two acts of the bot: 0.7 s. */
const BEURT = 42;
/** Frames in which the child does nothing: 10 s. */
const STIL = 600;
const INTERVAL = 256;
/** Rounds until the engine of the browser has compiled what runs every frame. */
const OPWARM = 2;
const SOORTEN = ['Container', 'Texture', 'Scene', 'Ding'] as const;
type Soort = (typeof SOORTEN)[number];

export interface Baan {
  page: Page;
  cdp: CDPSession;
}
export interface Tijden {
  throttle: number;
  frames: number;
  p50: number;
  p95: number;
  p99: number;
  gemiddeld: number;
  draws: number;
}
export interface Alloc {
  /** Frames in which the child did nothing, and frames of the second half of a round. */
  frames: number;
  framesRonde: number;
  /** Bytes per frame. */
  eigen: number;
  eigenRonde: number;
  matter: number;
  pixi: number;
  andere: number;
  top: { waar: string; bytes: number }[];
  topRonde: { waar: string; bytes: number }[];
  gevraagd: { waar: string; bytes: number }[];
}
export interface Lek {
  ronden: number;
  kbPerRonde: number;
  objecten: Record<Soort, number>;
  luisteraars: number;
  knopen: number;
}

const mount = (page: Page, o: Opdracht): Promise<void> => page.evaluate((opdracht) => window.bench.mount(opdracht), o);
const stuk = (page: Page, n: number, speel: boolean): Promise<Stuk> =>
  page.evaluate(([frames, bot]) => window.bench.frames(frames, bot), [n, speel] as const);
const KLAAR: ReadonlySet<string> = new Set(['finale', 'resultaat']);

/** Plays whole rounds before anything is measured. */
export async function warmOp({ page }: Baan, o: Opdracht): Promise<void> {
  for (let i = 0; i < OPWARM; i += 1) {
    await mount(page, { ...o, seed: o.seed + 100 + i });
    await speel(page, () => Promise.resolve());
  }
}

/** Plays the mounted round to its end or until so many words are done, in pieces of one act of the bot. */
async function speel(page: Page, bij: (s: Stuk) => Promise<void>, woorden = Number.POSITIVE_INFINITY): Promise<void> {
  let fase = 'intro';
  let klaar = 0;
  for (let i = 0; i < 400 && !KLAAR.has(fase) && klaar < woorden; i += 1) {
    const s = await stuk(page, BEURT, true);
    fase = s.fase;
    klaar = s.klaar;
    await bij(s);
  }
}

/** Time of the frames of one round on a slowed processor. */
export async function meetTijd({ page, cdp }: Baan, o: Opdracht, throttle: number): Promise<Tijden> {
  await mount(page, o);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await cdp.send('HeapProfiler.collectGarbage');
  const ms: number[] = [];
  let draws = 0;
  await speel(page, (s) => {
    ms.push(...s.ms);
    draws = Math.max(draws, s.draws);
    return Promise.resolve();
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return {
    throttle,
    frames: ms.length,
    p50: rond(mediaan(ms), 3),
    p95: rond(percentiel(ms, 0.95), 3),
    p99: rond(percentiel(ms, 0.99), 3),
    gemiddeld: rond(ms.reduce((som, m) => som + m, 0) / Math.max(1, ms.length), 3),
    draws,
  };
}

interface Monster {
  som: Toewijzing;
  frames: number;
}

/**
 * Bytes of the frames of `speelt`, in the second half of a round: the first half compiles the code. One sample and no more:
 * the end of a sample is a collection, which throws compiled code away, and code that is not compiled makes an object of every fraction.
 */
async function meetVenster({ page, cdp }: Baan, o: Opdracht, speelt: () => Promise<number>): Promise<Monster> {
  await cdp.send('HeapProfiler.collectGarbage');
  await mount(page, { ...o, items: o.items * 2 });
  await speel(page, () => Promise.resolve(), o.items);
  await cdp.send('HeapProfiler.startSampling', {
    samplingInterval: INTERVAL,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  });
  const frames = await speelt();
  const { profile } = await cdp.send('HeapProfiler.stopSampling');
  const som = leegToewijzing();
  wijsToe(profile.head, som);
  return { som, frames };
}

/** Bytes per frame while the child does nothing, and of a round with its answers, new words and births. */
export async function meetAlloc(baan: Baan, o: Opdracht): Promise<Alloc> {
  const stil = await meetVenster(baan, o, async () => (await stuk(baan.page, STIL, false)).frames);
  const ronde = await meetVenster(baan, o, async () => {
    let frames = 0;
    await speel(baan.page, (s) => {
      frames += s.frames;
      return Promise.resolve();
    });
    return frames;
  });
  const per = (bytes: number, frames: number): number => rond(bytes / Math.max(1, frames), 1);
  const { bytes } = stil.som;
  return {
    frames: stil.frames,
    framesRonde: ronde.frames,
    eigen: per(bytes.eigen, stil.frames),
    eigenRonde: per(ronde.som.bytes.eigen, ronde.frames),
    matter: per(bytes.matter, stil.frames),
    pixi: per(bytes.pixi, stil.frames),
    andere: per(bytes.andere, stil.frames),
    top: grootste(stil.som.eigen, stil.frames, 12),
    topRonde: grootste(ronde.som.eigen, ronde.frames, 8),
    gevraagd: grootste(stil.som.gevraagd, stil.frames, 8),
  };
}

async function tel({ page, cdp }: Baan): Promise<Record<Soort, number>> {
  const uit = { Container: 0, Texture: 0, Scene: 0, Ding: 0 };
  for (const soort of SOORTEN) {
    const { result } = await cdp.send('Runtime.evaluate', { expression: `window.bench.soorten.${soort}` });
    const { objects } = await cdp.send('Runtime.queryObjects', {
      prototypeObjectId: result.objectId ?? '',
      objectGroup: 'tel',
    });
    const lengte = await cdp.send('Runtime.callFunctionOn', {
      objectId: objects.objectId ?? '',
      functionDeclaration: 'function () { return this.length; }',
      returnByValue: true,
    });
    uit[soort] = Number(lengte.result.value);
    await cdp.send('Runtime.releaseObjectGroup', { objectGroup: 'tel' });
  }
  await page.evaluate(() => undefined);
  return uit;
}

async function stand(
  baan: Baan,
): Promise<{ heap: number; objecten: Record<Soort, number>; luisteraars: number; knopen: number }> {
  await baan.page.evaluate(() => window.bench.unmount());
  await baan.page.evaluate(() => window.klok.tik());
  for (let i = 0; i < 3; i += 1) await baan.cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await baan.cdp.send('Runtime.getHeapUsage');
  const dom = await baan.cdp.send('Memory.getDOMCounters');
  return { heap: usedSize, objecten: await tel(baan), luisteraars: dom.jsEventListeners, knopen: dom.nodes };
}

/** What stays behind after rounds that were played to the end and taken away. */
export async function meetLek(baan: Baan, o: Opdracht, ronden: number): Promise<Lek> {
  const rondje = async (seed: number): Promise<void> => {
    await mount(baan.page, { ...o, items: 2, seed });
    await baan.page.evaluate(() => window.bench.ronde());
  };
  for (let i = 0; i < 3; i += 1) await rondje(o.seed + i);
  const voor = await stand(baan);
  for (let i = 0; i < ronden; i += 1) await rondje(o.seed + i);
  const na = await stand(baan);
  const verschil = (soort: Soort): number => na.objecten[soort] - voor.objecten[soort];
  return {
    ronden,
    kbPerRonde: rond((na.heap - voor.heap) / 1024 / ronden, 1),
    luisteraars: na.luisteraars - voor.luisteraars,
    knopen: na.knopen - voor.knopen,
    objecten: {
      Container: verschil('Container'),
      Texture: verschil('Texture'),
      Scene: verschil('Scene'),
      Ding: verschil('Ding'),
    },
  };
}

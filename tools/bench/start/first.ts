/** The first start of a fresh checkout with many games: the first page, the first visit to a game, what a drawing costs. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { artOf, drawArt, listSpellen } from '../../build/atlas.ts';
import { round } from '../engine/statistics.ts';
import { createCheckout } from '../copies.ts';
import { freePort, measureStart } from './process.ts';

/** What a first start may take, in seconds. */
const LIMITS = { 'first.page': 60, 'first.visit': 4, 'first.drawing': 2 } as const;

export interface Gate {
  id: string;
  waarde: number;
  min: number;
  max: number;
  grens: number;
  unit: 's';
  ok: boolean;
}

const gateOf = (id: keyof typeof LIMITS, values: readonly number[]): Gate => {
  const value = round(values.reduce((sum, one) => sum + one, 0) / values.length, 2);
  return {
    id,
    waarde: value,
    min: round(Math.min(...values), 2),
    max: round(Math.max(...values), 2),
    grens: LIMITS[id],
    unit: 's',
    ok: value <= LIMITS[id],
  };
};

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Processor seconds of one core that the drawing of each game takes before it can be played. */
async function measureDrawing(): Promise<number[]> {
  const out = mkdtempSync(join(tmpdir(), 'taaltocht-bench-draw-'));
  try {
    const seconds: number[] = [];
    for (const spel of listSpellen()) {
      const begin = cpuSeconds();
      await drawArt({ spel, art: artOf(spel), stage: 'quick', out });
      seconds.push(cpuSeconds() - begin);
    }
    return seconds;
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

/** Seconds until the pages of one game can be read by the browser. */
async function visit(address: string, spel: string): Promise<number> {
  const begin = performance.now();
  const folder = `${address}/spel-assets/${spel}`;
  const page = await fetch(`${folder}/atlas-0@2x.json`);
  if (!page.ok) throw new Error(`${spel} is not drawn: ${page.status}`);
  const { meta }: { meta: { image: string } } = await page.json();
  const image = await fetch(`${folder}/${meta.image}`);
  if (!image.ok) throw new Error(`${spel} has no picture: ${image.status}`);
  await image.arrayBuffer();
  return (performance.now() - begin) / 1_000;
}

/** Starts a fresh copy of the checkout with `games` games and visits the game that would be drawn last. */
export async function measureFirst(root: string, games: number, report: (line: string) => void): Promise<Gate[]> {
  const drawing = await measureDrawing();
  const checkout = createCheckout(root, { games });
  const visits: number[] = [];
  try {
    const page = await measureStart({
      root: checkout.root,
      dataDir: join(checkout.root, '.data'),
      poort: await freePort(),
      visit: async (address) => {
        const last = checkout.spellen.toSorted().at(-1);
        if (last !== undefined) visits.push(await visit(address, last));
      },
    });
    report(
      `${checkout.spellen.length} games: first page ${page.toFixed(1)} s, visit ${visits[0]?.toFixed(2) ?? '-'} s`,
    );
    return [gateOf('first.page', [page]), gateOf('first.visit', visits), gateOf('first.drawing', drawing)];
  } finally {
    checkout.remove();
  }
}

/** Pupils who play while the server or its database is killed again and again; afterwards everything is counted. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createRng } from '#engine/core/basis/rng.ts';
import { openDatabase } from '../../server/platform/database/database.ts';
import { startPostgres, type TestPostgres } from '../check/postgres.ts';
import { playAsLeerling, type Seen } from './leerling.ts';
import { recount, type Recount } from './recount.ts';
import { startProduct, type RunningProduct } from './running-product.ts';

export interface KillPlan {
  victim: 'server' | 'database';
  database: 'postgres' | 'embedded';
  kills: number;
  pupils: number;
  seed: number;
}

export interface KillResult extends Recount {
  kills: number;
  rounds: number;
  resent: number;
  /** Seconds from a kill to the next good reply, the longest first. */
  recovery: number[];
  ok: boolean;
}

/** Seconds within which the next answer must come through. */
const RECOVERY_GOAL = { postgres: 5, embedded: 15 } as const;
const PLAY_MS = { least: 500, spread: 2500 } as const;
const DOWN_MS = 300;

/** Moments of good replies, for who waits for the next one. */
class Replies {
  private readonly waiting: (() => void)[] = [];
  count = (): void => {
    for (const done of this.waiting.splice(0)) done();
  };
  next = (): Promise<void> => new Promise((done) => this.waiting.push(done));
}

interface Scene {
  plan: KillPlan;
  product: RunningProduct;
  cluster: TestPostgres | null;
  replies: Replies;
}

async function strike({ plan, product, cluster }: Scene): Promise<void> {
  if (plan.victim === 'server') return product.kill();
  cluster?.crash();
  await wait(DOWN_MS);
  cluster?.start();
}

/** The kills, each at a moment that nobody chose, and how long it took before an answer came through. */
async function strikeAll(scene: Scene): Promise<number[]> {
  const rng = createRng(scene.plan.seed);
  const recovery: number[] = [];
  await scene.replies.next();
  for (let nr = 0; nr < scene.plan.kills; nr += 1) {
    await wait(PLAY_MS.least + rng.int(PLAY_MS.spread));
    const at = performance.now();
    await strike(scene);
    await scene.replies.next();
    recovery.push(Math.round((performance.now() - at) / 10) / 100);
  }
  return recovery;
}

async function playThrough(plan: KillPlan, folder: string, cluster: TestPostgres | null): Promise<KillResult> {
  const settings = {
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'silent',
    DEMO: 'uit',
    FAULT_PUPILS: String(plan.pupils),
    ...(cluster === null ? {} : { DATABASE_URL: cluster.url }),
  };
  const product = await startProduct(settings);
  const replies = new Replies();
  let playing = true;
  const world = { url: product.url, playing: () => playing, onReply: replies.count };
  const pupils = Array.from({ length: plan.pupils }, (_, nr) => playAsLeerling(nr, world));
  const played = Promise.all(pupils);
  let recovery: number[] = [];
  let seen: Seen[] = [];
  try {
    recovery = await Promise.race([
      strikeAll({ plan, product, cluster, replies }),
      played.then(() => {
        throw new Error('the pupils stopped before the last kill');
      }),
    ]);
    playing = false;
    seen = await played;
  } finally {
    playing = false;
    await product.stop();
  }
  const database = await openDatabase({
    DATA_DIR: settings.DATA_DIR,
    DATABASE_URL: cluster === null ? undefined : cluster.url,
  });
  try {
    const counted = await recount(database.knex, seen);
    const longest = recovery.toSorted((a, b) => b - a);
    const whole = counted.lost + counted.doubled + counted.sumsOff + counted.coinsOff === 0;
    return {
      ...counted,
      kills: recovery.length,
      rounds: seen.reduce((sum, { rounds }) => sum + rounds, 0),
      resent: seen.reduce((sum, { resent }) => sum + resent, 0),
      recovery: longest,
      ok: whole && (longest[0] ?? Infinity) <= RECOVERY_GOAL[plan.database],
    };
  } finally {
    await database.close();
  }
}

/** Answers null when this machine has no PostgreSQL to kill. */
export async function playWithKills(plan: KillPlan): Promise<KillResult | null> {
  const folder = mkdtempSync(join(tmpdir(), 'taaltocht-fault-'));
  const cluster = plan.database === 'postgres' ? await startPostgres({ durable: true }) : null;
  try {
    if (plan.database === 'postgres' && cluster === null) return null;
    return await playThrough(plan, folder, cluster);
  } finally {
    cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

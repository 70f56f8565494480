/** Pictures and sounds made while the server runs: the row, the process that draws, and who waits for a file. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Drawings } from '../../server/platform/http/drawings.ts';
import { type DrawPlan, sharpOf } from './draw-jobs.ts';
import type { DrawProcess } from './draw-process.ts';
import { DrawQueue } from './draw-queue.ts';

const PAUSE_MS = 10_000;
const SHARP = /^(\/spel-assets\/([^/]+)\/atlas-\d+)@2x\.(?:json|webp)$/;

export interface DrawingsParts {
  plan: DrawPlan;
  worker: DrawProcess;
  onProgress(progress: ReturnType<Drawings['progress']>): void;
  onFailure(id: string, error: Error): void;
  /** Milliseconds before what failed is tried again. */
  pauseMs?: number;
}

/** Drawings that are under way; nothing is made before `start`. */
export interface RunningDrawings extends Drawings {
  start(): void;
  stop(): void;
}

export function createDrawings({ plan, worker, onProgress, onFailure, pauseMs }: DrawingsParts): RunningDrawings {
  const later = new Set(plan.jobs.filter((job) => job.later).map(({ id }) => id));
  const queue = new DrawQueue(plan.jobs, {
    draw: (id) => worker.draw({ id, calm: later.has(id) }),
    onChange: () => {
      const { progress } = queue;
      onProgress(progress);
      if (progress.done === progress.total) worker.stop();
    },
    onFailure,
    pause: () => wait(pauseMs ?? PAUSE_MS, undefined, { ref: false }),
  });
  return {
    progress: () => queue.progress,
    start: () => queue.start(),
    stop: () => {
      queue.stop();
      worker.stop();
    },
    need: async (address) => {
      const job = plan.jobOf(address);
      if (job !== undefined) await queue.need(job);
      const spel = SHARP.exec(address)?.[2];
      if (spel === undefined || !later.has(sharpOf(spel)) || queue.isDone(sharpOf(spel))) return address;
      // The page itself says at what resolution it is drawn, so the single one does until the double one is there.
      queue.prefer(sharpOf(spel));
      return address.endsWith('.json') ? address.replace('@2x.', '@1x.') : address;
    },
  };
}

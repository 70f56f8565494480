/** The side of the server of the process that draws. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Order, outcomeSchema } from './draw-messages.ts';

const WORKER = fileURLToPath(new URL('./draw-worker.ts', import.meta.url));

export interface DrawProcess {
  /** Has a job done; answers what is done with it. One at a time. */
  draw(order: Order): Promise<readonly string[]>;
  /** Ends the process; a next job starts another. */
  stop(): void;
}

/** Starts the process at the first job, and again after it fell. */
export function createDrawProcess(worker = WORKER): DrawProcess {
  let child: ChildProcess | undefined;
  const open = (): ChildProcess => {
    const started = spawn(process.execPath, ['--import', 'tsx', worker], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const forget = (): void => {
      if (child === started) child = undefined;
    };
    started.once('exit', forget).once('error', forget);
    return started;
  };
  return {
    draw: (order) => {
      const asked = (child ??= open());
      return new Promise((done, failed) => {
        const fell = (): void => failed(new Error('the drawing process fell'));
        asked.once('exit', fell).once('error', fell);
        asked.once('message', (message) => {
          asked.off('exit', fell).off('error', fell);
          const outcome = outcomeSchema.safeParse(message);
          if (!outcome.success) failed(outcome.error);
          else if ('error' in outcome.data) failed(new Error(outcome.data.error));
          else done(outcome.data.done);
        });
        asked.send(order, (error) => {
          if (error !== null) fell();
        });
      });
    },
    stop: () => {
      child?.kill();
      child = undefined;
    },
  };
}

/** The process that draws: one job per message, and gone with the one that asks. */
import { setPriority } from 'node:os';
import { runDrawJob } from './draw-jobs.ts';
import { type Outcome, orderSchema } from './draw-messages.ts';

/** What nobody waits for leaves the processor to the server. */
const CALM_PRIORITY = 10;

async function work(message: unknown): Promise<Outcome> {
  try {
    const { id, calm } = orderSchema.parse(message);
    if (calm) setPriority(CALM_PRIORITY);
    return { done: await runDrawJob(id) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', (message) => {
  void work(message).then((outcome) => process.send?.(outcome));
});
process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole group; the server ends this process when it is done with it.
process.on('SIGINT', () => undefined);

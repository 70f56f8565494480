/** The statement of a batch in a plain loop: what the database can do when nothing stands before it. */
import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { z } from 'zod';
import { saveStatement } from '../../../server/features/antwoorden/antwoorden.repository.ts';
import { mondayOf } from '../../../server/platform/time/clock.ts';
import { cpuOfProcess, isCpuQuestion } from './child.ts';

const POOL = 10;
const playerSchema = z.object({ adminId: z.string(), leerlingId: z.string(), taakId: z.string(), rondeId: z.string() });
const runSchema = z.object({
  ms: z.number(),
  perBatch: z.int(),
  players: z.array(playerSchema),
  words: z.array(z.object({ itemId: z.string(), doelId: z.string(), ruw: z.string() })),
});
type Run = z.infer<typeof runSchema>;

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: POOL, options: '-c jit=off' });
let seq = 0;

function batchOf({ words, perBatch }: Run, player: z.infer<typeof playerSchema>) {
  return Array.from({ length: perBatch }, (_, nr) => {
    const word = words[(seq + nr) % words.length] ?? { itemId: '', doelId: '', ruw: '' };
    seq += 1;
    const { taakId, rondeId } = player;
    const rest = { clientId: randomUUID(), seq, taakId, rondeId, nr, goed: true, ms: 4000 };
    return {
      ...rest,
      itemId: word.itemId,
      doelId: word.doelId,
      extra: {
        spel: 'wortelboer',
        ruw: word.ruw,
        geholpen: false,
        pogingen: 1,
        msEersteToets: 900,
        afspeelbeurten: 0,
        invoer: 'toets',
        k: 0,
        propensity: 0.3,
        arm: 'adaptief',
        vraagSeed: 7,
        formaat: 'dictee',
        day: 2518,
        woord: word.ruw,
        focus: { van: 1, tot: 2 },
      },
    };
  });
}

/** Marks as the database counts them. */
function numbered(sql: string): string {
  let nr = 0;
  return sql.replaceAll('?', () => `$${(nr += 1)}`);
}

let text: string | undefined;

async function run(order: Run): Promise<{ times: number[]; ms: number; cpu: number; sent: number }> {
  const times: number[] = [];
  const cpu = cpuOfProcess();
  const begin = performance.now();
  await Promise.all(
    order.players.map(async (player) => {
      while (performance.now() - begin < order.ms) {
        const now = new Date();
        const moment = { nu: now, monday: mondayOf(now.getTime()) };
        const { name, sql, bindings } = saveStatement(player, batchOf(order, player), moment);
        text ??= numbered(sql);
        const sent = performance.now();
        await pool.query({ name, text, values: bindings });
        times.push(performance.now() - sent);
      }
    }),
  );
  return { times, ms: performance.now() - begin, cpu: cpuOfProcess() - cpu, sent: times.length * order.perBatch };
}

process.on('message', (message: unknown) => {
  if (isCpuQuestion(message)) {
    process.send?.(cpuOfProcess());
    return;
  }
  void run(runSchema.parse(message)).then((out) => process.send?.(out));
});
process.once('disconnect', () => {
  void pool.end().then(() => process.exit(0));
});

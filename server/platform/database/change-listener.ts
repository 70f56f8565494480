import { Client } from 'pg';
import type { Clock } from '#engine/core/basis/clock.ts';
import { CHANNEL, type ChangeNotices, type Hearers } from './change-notices.ts';

const BEAT_MS = 1_000;
const WAIT_MS = 1_500;

/** Resolves after a while, or at once when it is woken. */
function createPause(): { pause(ms: number): Promise<void>; wake(): void } {
  let end: () => void = () => undefined;
  return {
    pause: (ms) =>
      new Promise((done) => {
        const timer = setTimeout(done, ms).unref();
        end = () => {
          clearTimeout(timer);
          done();
        };
      }),
    wake: () => end(),
  };
}

/**
 * One connection of its own that listens, and asks every second whether it still does: a connection that died without a word
 * would keep silent about what it misses. It begins again by itself, and then anything may have changed.
 */
export class ChangeListener implements ChangeNotices {
  private heard = Number.NEGATIVE_INFINITY;
  private stopped = false;
  private running: Promise<void> = Promise.resolve();
  private readonly timer = createPause();

  constructor(
    private readonly url: string,
    private readonly hearers: Hearers,
    private readonly channel = CHANNEL,
  ) {}

  onChange(hear: (adminId?: string) => void): void {
    this.hearers.add(hear);
  }

  heardUntil(): number {
    return this.heard;
  }

  start(clock: Clock): void {
    this.running = this.run(clock);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.timer.wake();
    await this.running;
  }

  private async run(clock: Clock): Promise<void> {
    while (!this.stopped) {
      const client = new Client({
        connectionString: this.url,
        connectionTimeoutMillis: WAIT_MS,
        query_timeout: WAIT_MS,
        keepAlive: true,
      });
      client.on('notification', ({ payload }) => this.hearers.tell(payload));
      // The next question fails too and ends this connection.
      client.on('error', () => this.timer.wake());
      try {
        await client.connect();
        await client.query(`LISTEN ${this.channel}`);
        this.hearers.tell();
        await this.beat(client, clock);
      } catch {
        // Nothing is lost: what is remembered counts for two seconds until this listens again.
      }
      await client.end().catch(() => undefined);
      if (!this.stopped) await this.timer.pause(BEAT_MS / 2);
    }
  }

  /** Asks again and again whether this session listens; ends when it does not. */
  private async beat(client: Client, clock: Clock): Promise<void> {
    while (!this.stopped) {
      const asked = clock.now();
      const { rowCount } = await client.query('SELECT 1 FROM pg_listening_channels() AS c WHERE c = $1', [
        this.channel,
      ]);
      if (rowCount !== 1) return;
      this.heard = asked;
      if (!this.stopped) await this.timer.pause(BEAT_MS);
    }
  }
}

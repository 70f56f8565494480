/** The row of what is drawn beside the running server: one at a time, what somebody waits for first. */

export interface DrawJob {
  id: string;
  /** Comes after all others, also when it is preferred: nobody waits for it. */
  later: boolean;
}
export interface QueueParts {
  /** Makes one; answers everything that is there now. */
  draw(id: string): Promise<readonly string[]>;
  /** Told after every job, made or failed. */
  onChange(): void;
  onFailure(id: string, error: Error): void;
  /** Resolves when failed jobs may be tried again. */
  pause(): Promise<void>;
}
interface Waiter {
  ready(): void;
  refuse(error: Error): void;
}

/** How often a job is tried when nobody asks for it. */
const TRIES = 3;

export class DrawQueue {
  private row: string[];
  private readonly later: ReadonlySet<string>;
  private readonly known: ReadonlySet<string>;
  private readonly done = new Set<string>();
  private readonly failures = new Map<string, number>();
  private readonly waiters = new Map<string, Waiter[]>();
  private current: string | undefined;
  private state: 'waits' | 'runs' | 'idle' | 'stopped' = 'waits';
  private wake = (): void => undefined;

  constructor(
    jobs: readonly DrawJob[],
    private readonly parts: QueueParts,
  ) {
    const ids = (later: boolean): string[] => jobs.filter((job) => job.later === later).map(({ id }) => id);
    this.row = [...ids(false), ...ids(true)];
    this.known = new Set(this.row);
    this.later = new Set(ids(true));
  }

  get progress(): { done: number; total: number; failed: string[] } {
    return { done: this.done.size, total: this.known.size, failed: [...this.failures.keys()] };
  }

  isDone(id: string): boolean {
    return this.done.has(id);
  }

  /** Puts a job behind those that others wait for, before the rest; resolves when it is made, rejects when it fails. Unknown jobs are nobody's. */
  need(id: string): Promise<void> {
    if (!this.known.has(id) || this.done.has(id)) return Promise.resolve();
    if (this.state === 'stopped') return Promise.reject(new Error('the drawing has stopped'));
    const place = this.row.findIndex((other) => !this.waiters.has(other));
    const outcome = new Promise<void>((ready, refuse) => {
      this.waiters.set(id, [...(this.waiters.get(id) ?? []), { ready, refuse }]);
    });
    if (this.waiters.get(id)?.length === 1) this.move(id, place < 0 ? this.row.length : place);
    return outcome;
  }

  /** Lets a later job be the first of the later ones. */
  prefer(id: string): void {
    if (!this.later.has(id) || this.done.has(id)) return;
    const place = this.row.findIndex((other) => this.later.has(other));
    this.move(id, place < 0 ? this.row.length : place);
  }

  /** Draws until the row is empty; starts again by itself when something is needed that failed. */
  start(): void {
    if (this.state === 'stopped' || this.state === 'runs') return;
    this.state = 'runs';
    void this.run();
  }

  /** Nothing more is started; who waits is refused. */
  stop(): void {
    this.state = 'stopped';
    this.row = [];
    this.wake();
    for (const id of this.waiters.keys()) this.settle(id, new Error('the drawing has stopped'));
  }

  private move(id: string, place: number): void {
    if (this.current === id) return;
    const before = this.row.slice(0, place).filter((other) => other !== id);
    this.row = [...before, id, ...this.row.slice(place).filter((other) => other !== id)];
    this.wake();
    if (this.state === 'idle') this.start();
  }

  private async run(): Promise<void> {
    for (;;) {
      const id = this.row.shift();
      if (id !== undefined) await this.attempt(id);
      else if (!(await this.refill())) break;
    }
    if (this.state !== 'runs') return;
    this.state = 'idle';
    // Needed in the very moment in which the row was found empty.
    if (this.row.length > 0) this.start();
  }

  /** After a pause the failed ones come back, as long as they may. */
  private async refill(): Promise<boolean> {
    const again = (): string[] => [...this.failures].filter(([, times]) => times < TRIES).map(([id]) => id);
    if (this.state === 'stopped' || again().length === 0) return false;
    await Promise.race([
      this.parts.pause(),
      new Promise<void>((woken) => {
        this.wake = woken;
      }),
    ]);
    if (this.state === 'runs' && this.row.length === 0) this.row = again();
    return this.state === 'runs';
  }

  private async attempt(id: string): Promise<void> {
    this.current = id;
    try {
      const made = await this.parts.draw(id);
      this.failures.delete(id);
      for (const one of made) this.settleMade(one);
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error));
      if (this.state === 'stopped') return;
      this.failures.set(id, (this.failures.get(id) ?? 0) + 1);
      this.parts.onFailure(id, failure);
      this.settle(id, failure);
    } finally {
      this.current = undefined;
    }
    this.parts.onChange();
  }

  private settleMade(id: string): void {
    if (!this.known.has(id)) return;
    this.done.add(id);
    this.row = this.row.filter((other) => other !== id);
    this.settle(id);
  }

  private settle(id: string, error?: Error): void {
    const waiting = this.waiters.get(id) ?? [];
    this.waiters.delete(id);
    for (const { ready, refuse } of waiting) {
      if (error === undefined) ready();
      else refuse(error);
    }
  }
}

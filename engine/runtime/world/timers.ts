interface Timer {
  at: number;
  fn: () => void;
  id: number;
}

/** Callbacks in simulated time. */
export class Timers {
  /** Simulated ms since the start. */
  now = 0;
  private readonly list: Timer[] = [];
  private sequenceNumber = 0;

  /** Runs `fn` once after `ms`; the answer cancels it through `cancel`. */
  after(ms: number, fn: () => void): number {
    this.sequenceNumber += 1;
    this.list.push({ at: this.now + Math.max(0, ms), fn, id: this.sequenceNumber });
    return this.sequenceNumber;
  }

  cancel(id: number): void {
    const i = this.list.findIndex((t) => t.id === id);
    if (i >= 0) this.list.splice(i, 1);
  }

  step(dt: number): void {
    this.now += dt * 1000;
    for (let i = 0; i < this.list.length;) {
      const timer = this.list[i];
      if (timer !== undefined && timer.at <= this.now) {
        this.list.splice(i, 1);
        timer.fn();
        i = 0;
      } else i += 1;
    }
  }

  clear(): void {
    this.list.length = 0;
  }
}

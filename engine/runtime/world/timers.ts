interface Timer {
  at: number;
  fn: () => void;
  id: number;
}

/** Callbacks in simulated time. */
export class Timers {
  /** Simulated ms since the start. */
  now = 0;
  private readonly lijst: Timer[] = [];
  private volgnummer = 0;

  /** Runs `fn` once after `ms`; the answer cancels it through `cancel`. */
  after(ms: number, fn: () => void): number {
    this.volgnummer += 1;
    this.lijst.push({ at: this.now + Math.max(0, ms), fn, id: this.volgnummer });
    return this.volgnummer;
  }

  cancel(id: number): void {
    const i = this.lijst.findIndex((t) => t.id === id);
    if (i >= 0) this.lijst.splice(i, 1);
  }

  step(dt: number): void {
    this.now += dt * 1000;
    for (let i = 0; i < this.lijst.length;) {
      const timer = this.lijst[i];
      if (timer !== undefined && timer.at <= this.now) {
        this.lijst.splice(i, 1);
        timer.fn();
        i = 0;
      } else i += 1;
    }
  }

  clear(): void {
    this.lijst.length = 0;
  }
}

interface Waiting {
  first: boolean;
  proceed: () => void;
}

/** Lets so many works run at the same time and so many wait; whoever may go first passes the others. */
export class Turns {
  private running = 0;
  private readonly waiting: Waiting[] = [];

  constructor(
    private readonly limit: { running: number; waiting: number },
    /** What a work gets that finds the row full. */
    private readonly full: () => Error,
  ) {}

  /** Does the work when it is its turn. Throws what `full` makes when too many wait. */
  async run<T>(work: () => Promise<T>, first = false): Promise<T> {
    await this.claim(first);
    try {
      return await work();
    } finally {
      this.release();
    }
  }

  private async claim(first: boolean): Promise<void> {
    if (this.running < this.limit.running) {
      this.running += 1;
      return;
    }
    if (this.waiting.length >= this.limit.waiting) throw this.full();
    await new Promise<void>((proceed) => {
      this.waiting.push({ first, proceed });
    });
  }

  private release(): void {
    const spot = Math.max(
      0,
      this.waiting.findIndex(({ first }) => first),
    );
    const [next] = this.waiting.splice(spot, 1);
    if (next === undefined) this.running -= 1;
    else next.proceed();
  }
}

/** Fixed step of the simulation in seconds. */
export const STEP = 1 / 60;
const MAX_CATCH_UP = 5;
const MAX_FRAME = 0.1;

/** What the loop drives: the fixed step (dt = 1/60 s) and the drawing once a frame. */
export interface LoopTaak {
  /** One fixed step. */
  step(dt: number): void;
  render(frame: Frame): void;
}

/** What is drawn: a share in [0, 1) of the way between the last two states. One object for all frames. */
export interface Frame {
  readonly alpha: number;
}

class CurrentState {
  alpha = 0.5;
}

/** Fixed-step accumulator: frame time clamped to 100 ms, at most 5 steps to catch up, the rest is dropped. */
export class Loop {
  private readonly taak: LoopTaak;
  private readonly stand = new CurrentState();
  private rest = 0.5;
  private last = -0.5;

  constructor(taak: LoopTaak) {
    this.taak = taak;
    this.reset();
  }

  /** One frame at `ms` of the clock of the page. */
  frame(ms: number): void {
    const now = ms / 1000;
    const delta = this.last < 0 ? STEP : Math.min(MAX_FRAME, Math.max(0, now - this.last));
    this.last = now;
    this.rest += delta;
    let n = 0;
    while (this.rest >= STEP - 1e-9 && n < MAX_CATCH_UP) {
      this.taak.step(STEP);
      this.rest -= STEP;
      n += 1;
    }
    if (this.rest >= STEP) this.rest %= STEP;
    this.stand.alpha = Math.min(0.999, Math.max(0, this.rest / STEP));
    this.taak.render(this.stand);
  }

  /** n fixed steps and one drawing, for tests and benches. */
  step(n: number): void {
    for (let i = 0; i < n; i += 1) this.taak.step(STEP);
    this.stand.alpha = 0;
    this.taak.render(this.stand);
  }

  /** Forgets elapsed time: after a hidden tab one step follows, no burst. */
  reset(): void {
    this.last = -1;
    this.rest = 0;
  }
}

/** One requestAnimationFrame chain; `stop` ends it. */
export function startFrames(run: (ms: number) => void): () => void {
  let id = 0;
  const tap = (ms: number): void => {
    id = requestAnimationFrame(tap);
    run(ms);
  };
  id = requestAnimationFrame(tap);
  return () => cancelAnimationFrame(id);
}

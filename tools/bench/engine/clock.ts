/** Virtual clock and blind GPU of a bench page. */
export interface Clock {
  /** Runs one animation frame, 1/60 s after the one before it. */
  tik(): void;
  /** Draw calls of the frame that ran last. */
  draws: number;
  /** False: draw calls are counted and dropped. */
  real: boolean;
  /** Time of the frame that ran last. */
  ms: number;
}

declare global {
  interface Window {
    klok: Clock;
  }
}

/** Runs before anything else in the page: frames come from `tik`, draw calls are counted. */
function installClock(): void {
  let row: FrameRequestCallback[] = [];
  let now = 0;
  let number = 0;
  const clock: Clock = {
    draws: 0,
    real: true,
    ms: 0,
    tik: () => {
      now += 1000 / 60;
      clock.ms = now;
      clock.draws = 0;
      const turn = row;
      row = [];
      for (const fn of turn) fn(now);
    },
  };
  window.klok = clock;
  window.requestAnimationFrame = (fn) => {
    row.push(fn);
    number += 1;
    return number;
  };
  window.cancelAnimationFrame = () => {
    row = [];
  };
  for (const proto of [WebGLRenderingContext.prototype, WebGL2RenderingContext.prototype]) {
    for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced']) {
      const draw: unknown = Reflect.get(proto, name);
      if (typeof draw !== 'function') continue;
      Reflect.set(proto, name, function counted(this: unknown, ...args: unknown[]): void {
        clock.draws += 1;
        if (clock.real) Reflect.apply(draw, this, args);
      });
    }
  }
}

installClock();

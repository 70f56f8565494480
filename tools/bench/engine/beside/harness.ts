import '../clock.ts';

/** What a page of the comparison offers; the engine on it sets `ready` when all of its scene is there. */
export interface BesidePage {
  ready: boolean;
  error: string | null;
  /** Plays n frames, each in a task of its own as in a browser; answers the milliseconds of each. */
  frames(n: number): Promise<number[]>;
}

declare global {
  interface Window {
    beside: BesidePage;
  }
}

const MOUSE_EVERY = 3;
const realNow = performance.now.bind(performance);
const begun = Date.now();
// Engines that look at the clock take one step a frame, as those that count frames.
performance.now = () => window.klok.ms;
Date.now = () => begun + window.klok.ms;

let tap = 0;
/** The pointer wanders over the stage, as a hand does. */
function point(): void {
  tap += 1;
  if (tap % MOUSE_EVERY !== 0) return;
  const place = {
    clientX: 640 + Math.sin(tap * 0.05) * 480,
    clientY: 360 + Math.cos(tap * 0.037) * 240,
    bubbles: true,
  };
  const canvas = document.querySelector('canvas');
  canvas?.dispatchEvent(new PointerEvent('pointermove', { ...place, pointerType: 'mouse', pointerId: 1 }));
  canvas?.dispatchEvent(new MouseEvent('mousemove', place));
}

function frames(n: number): Promise<number[]> {
  clearInterval(pump);
  const ms: number[] = [];
  const { port1, port2 } = new MessageChannel();
  return new Promise((done) => {
    port1.onmessage = () => {
      const begin = realNow();
      point();
      window.klok.tik();
      ms.push(realNow() - begin);
      if (ms.length < n) port2.postMessage(null);
      else done(ms);
    };
    port2.postMessage(null);
  });
}

// Engines load in frames too.
const pump = setInterval(() => window.klok.tik(), 4);
window.beside = { ready: false, error: null, frames };
window.addEventListener('error', (event) => {
  window.beside.error = event.message;
});
window.addEventListener('unhandledrejection', (event) => {
  window.beside.error = String(event.reason);
});

/** What a page writes down about itself: its long tasks, and when a game could be played after the last touch. */
interface Watched {
  /** Milliseconds of every task longer than 50 ms. */
  tasks: number[];
  /** Moment of the last touch, ms since the page began. */
  touched: number | null;
  /** First moment after it at which a game could be played. */
  ready: number | null;
}

declare global {
  interface Window {
    watched?: Watched;
  }
}

/** A task up to this long keeps nobody waiting, ms. */
const SHORT_MS = 50;

/** Time that a page could not answer a touch: of every task what is over 50 ms. */
export const totalBlocking = (tasks: readonly number[]): number =>
  tasks.reduce((sum, ms) => sum + Math.max(0, ms - SHORT_MS), 0);

/** Runs in the page before anything else. */
export function watchChild(): void {
  const watched: Watched = { tasks: [], touched: null, ready: null };
  window.watched = watched;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  window.addEventListener(
    'click',
    ({ timeStamp }) => {
      watched.touched = timeStamp;
      watched.ready = null;
    },
    true,
  );
  setInterval(() => {
    const phase = document.querySelector<HTMLElement>('.spel-world')?.spel?.toestand.getState().phase ?? 'laden';
    if (watched.touched !== null && phase !== 'laden') watched.ready ??= performance.now();
  }, 16);
}

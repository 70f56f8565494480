/** What a public page writes down about its own loading. */
interface SeenPage {
  /** Moment of the largest paint so far, ms since the page began. */
  largest: number;
  /** What was painted largest. */
  element: string;
  /** Sum of every shift that nobody asked for. */
  shift: number;
  /** Milliseconds of every task longer than 50 ms. */
  tasks: number[];
}

declare global {
  interface Window {
    seenPage?: SeenPage;
  }
}

/** Runs in the page before anything else; it is sent as text, so nothing in it has a name that needs a helper. */
export function watchPage(): void {
  const seen: SeenPage = { largest: 0, element: '', shift: 0, tasks: [] };
  window.seenPage = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const element: unknown = Reflect.get(entry, 'element');
      seen.largest = entry.startTime;
      seen.element = element instanceof Element ? `${element.localName}.${element.className}` : '';
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Reflect.get(entry, 'hadRecentInput') !== true) seen.shift += Number(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
}

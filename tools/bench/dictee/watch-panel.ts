/** What the page of the teacher writes down: when an answer was first painted there. */
declare global {
  interface Window {
    /** Epoch milliseconds by what was written. */
    painted?: Record<string, number>;
  }
}

/** Runs in the page of the teacher: after every change the frame is awaited, and what stands there then is noted once. */
export function watchPanel(): void {
  const painted: Record<string, number> = {};
  window.painted = painted;
  let waiting = false;
  const note = (): void => {
    waiting = false;
    const now = performance.timeOrigin + performance.now();
    for (const { lastChild } of document.querySelectorAll('.dictee-word')) {
      const written = lastChild?.textContent ?? '';
      painted[written] ??= now;
    }
  };
  new MutationObserver(() => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(note);
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Letters that stand for a number, so that everybody writes something of their own each time. */
export const lettersOf = (number: number): string =>
  [...number.toString(26)].map((digit) => String.fromCodePoint(97 + Number.parseInt(digit, 26))).join('');

/** Waits so many ms. */
export const pauseFor = (ms: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, ms);
  });

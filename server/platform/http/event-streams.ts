import type { Response } from 'express';

/** A sign of life, so that no proxy takes the line for dead. */
const BEAT_MS = 15_000;
/** After this the browser asks again, and its session is weighed again. */
const LIFE_MS = 300_000;

/** Answers that stay open, and what happens is told on them. */
export class EventStreams {
  private readonly open = new Set<Response>();

  /** Every line begins with `begin`: who follows reads anew what may have been missed, and again after `begin` comes later. */
  start(res: Response, follow: (send: (data?: unknown) => void) => () => void): void {
    res.status(200);
    res.setHeader('Content-Type', 'text/event-stream; charset=utf-8');
    // Compressing would hold every event back.
    res.setHeader('Cache-Control', 'no-store, no-transform');
    res.setHeader('X-Accel-Buffering', 'no');
    res.flushHeaders();
    const write = (data: unknown): void => void res.write(`data: ${JSON.stringify(data)}\n\n`);
    const stop = follow((data) => write(data ?? { soort: 'begin' }));
    write({ soort: 'begin' });
    const beat = setInterval(() => void res.write(': \n\n'), BEAT_MS);
    const life = setTimeout(() => res.end(), LIFE_MS);
    this.open.add(res);
    res.once('close', () => {
      clearInterval(beat);
      clearTimeout(life);
      stop();
      this.open.delete(res);
    });
  }

  /** Lets everybody go: the server stops, and browsers ask the next one. */
  end(): void {
    for (const res of this.open) res.end();
  }
}

import type { Response } from 'express';

/** A sign of life, so that no proxy takes the line for dead. */
const BEAT_MS = 15_000;
/** After this the browser asks again, and its session is weighed again. */
const LIFE_MS = 300_000;

/**
 * Server-sent events on an answer that stays open. Every line begins with `begin`: who follows reads anew what may have been
 * missed, and again after `begin` comes later.
 */
export function openEventStream(res: Response, follow: (send: (data?: unknown) => void) => () => void): void {
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
  res.once('close', () => {
    clearInterval(beat);
    clearTimeout(life);
    stop();
  });
}

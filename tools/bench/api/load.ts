/** Clients that each ask again as soon as they have an answer. */
import { percentile, round } from '../engine/statistics.ts';
import type { Child } from './child.ts';
import { openWire, type WireAnswer, type WireRequest } from './wire.ts';

export interface Sample {
  perSecond: number;
  p50: number;
  p99: number;
  /** Processor time of the server for one request, microseconds. */
  cpu: number;
  requests: number;
}
export interface Load {
  port: number;
  server: Child;
  clients: number;
  ms: number;
  next(client: number): WireRequest;
  /** Sees each good answer. */
  saw?(answer: WireAnswer, client: number): void;
}

export function sampleOf(times: readonly number[], span: { ms: number; cpu: number }): Sample {
  return {
    perSecond: round((times.length * 1000) / span.ms, 1),
    p50: round(percentile(times, 0.5)),
    p99: round(percentile(times, 0.99)),
    cpu: round(span.cpu / Math.max(1, times.length), 0),
    requests: times.length,
  };
}

/** Runs for a while; whatever was sent is waited for. Throws when one request fails. */
export async function runLoad({ port, server, clients, ms, next, saw }: Load): Promise<Sample> {
  const wires = await Promise.all(Array.from({ length: clients }, () => openWire(port)));
  const times: number[] = [];
  const cpu = await server.cpu();
  const begin = performance.now();
  await Promise.all(
    wires.map(async (wire, client) => {
      while (performance.now() - begin < ms) {
        const request = next(client);
        const sent = performance.now();
        const answer = await wire.send(request);
        times.push(performance.now() - sent);
        if (answer.status !== 200)
          throw new Error(`${request.method} ${request.path}: ${answer.status} ${answer.body.toString()}`);
        saw?.(answer, client);
      }
    }),
  );
  const span = { ms: performance.now() - begin, cpu: (await server.cpu()) - cpu };
  for (const wire of wires) wire.close();
  return sampleOf(times, span);
}

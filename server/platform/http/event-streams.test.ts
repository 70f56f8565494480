import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterEach, expect, it } from 'vitest';
import { EventStreams } from './event-streams.ts';

const streams = new EventStreams();
let told: ((data?: unknown) => void) | undefined;
let stopped = 0;
const app = express();
app.get('/', (_req, res) =>
  streams.start(res, (send) => {
    told = send;
    return () => {
      stopped += 1;
    };
  }),
);
const server = createServer(app);
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

it('tells who follows, and lets everybody go when the server stops', async () => {
  await new Promise<void>((done) => {
    server.listen(0, done);
  });
  const { port }: Pick<AddressInfo, 'port'> = JSON.parse(JSON.stringify(server.address()));
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  told?.({ nr: 1 });
  told?.();
  streams.end();
  expect(await answer.text()).toBe('data: {"soort":"begin"}\n\ndata: {"nr":1}\n\ndata: {"soort":"begin"}\n\n');
  await expect.poll(() => stopped).toBe(1);
});

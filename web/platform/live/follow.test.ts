import { expect, it } from 'vitest';
import { followStream } from './follow.ts';

const stream = (...chunks: string[]): Response =>
  new Response(
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
        controller.close();
      },
    }),
  );

it('hears whole events, however they were cut, and takes a broken line up again', async () => {
  const stop = new AbortController();
  const lines = [stream('data: {"a":1}\n\ndata: {"a"', ':2}\n\n: \n\n'), stream('data: {"a":3}\n\n')];
  const heard: unknown[] = [];
  await followStream(
    async () => lines.shift() ?? Promise.reject(new Error('no line')),
    (data) => {
      heard.push(data);
      if (heard.length === 3) stop.abort();
    },
    stop.signal,
  );
  expect(heard).toEqual([{ a: 1 }, { a: 2 }, { a: 3 }]);
});

import { pauseFor } from '../pause.ts';

/** Rest before a line that broke is tried again; it grows while it keeps breaking. */
const REST_MS = [500, 1_000, 2_000, 4_000];

/** Text of the events that are whole, and what is left over. */
function eventsOf(text: string): { data: string[]; rest: string } {
  const blocks = text.split('\n\n');
  const rest = blocks.pop() ?? '';
  return { data: blocks.filter((block) => block.startsWith('data: ')).map((block) => block.slice(6)), rest };
}

async function readAll(answer: Response, hear: (data: unknown) => void): Promise<void> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  while (reader !== undefined) {
    const { done, value } = await reader.read();
    if (done) return;
    const events = eventsOf(rest + value);
    rest = events.rest;
    for (const data of events.data) hear(JSON.parse(data));
  }
}

/** Follows server-sent events until it is stopped; a line that breaks is taken up again by itself. */
export async function followStream(
  open: (signal: AbortSignal) => Promise<Response>,
  hear: (data: unknown) => void,
  signal: AbortSignal,
): Promise<void> {
  let tries = 0;
  while (!signal.aborted) {
    try {
      await readAll(await open(signal), (data) => {
        tries = 0;
        hear(data);
      });
    } catch {
      // No line, or a server that begins anew: what was missed is read again after the next `begin`.
    }
    if (signal.aborted) return;
    await pauseFor(REST_MS[Math.min(tries, REST_MS.length - 1)] ?? 0);
    tries += 1;
  }
}

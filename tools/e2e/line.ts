import type { APIResponse, Page, Route } from '@playwright/test';

/** What the server said it has. */
export interface Line {
  accepted: Set<string>;
  /** No connection. */
  dicht: boolean;
  /** Replies that get lost on the way back; those batches also arrive three times and backwards. */
  loss: number;
}

interface Antwoord {
  clientId: string;
}

function record(line: Line, antwoorden: readonly Antwoord[], reply: APIResponse): void {
  if (reply.status() !== 200) return;
  for (const a of antwoorden) line.accepted.add(a.clientId);
}

async function loss(line: Line, antwoorden: readonly Antwoord[], route: Route): Promise<void> {
  line.loss -= 1;
  for (const order of [antwoorden.toReversed(), antwoorden, antwoorden])
    record(line, antwoorden, await route.fetch({ postData: JSON.stringify({ antwoorden: order }) }));
  await route.abort('connectionreset');
}

/** Stands between page and server. */
export async function followLine(page: Page): Promise<Line> {
  const line: Line = { accepted: new Set(), dicht: false, loss: 0 };
  await page.route('**/api/**', (route) => (line.dicht ? route.abort('internetdisconnected') : route.fallback()));
  await page.route('**/api/antwoorden', async (route) => {
    if (line.dicht) return route.fallback();
    const { antwoorden }: { antwoorden: Antwoord[] } = route.request().postDataJSON() ?? { antwoorden: [] };
    if (line.loss > 0) return loss(line, antwoorden, route);
    const reply = await route.fetch();
    record(line, antwoorden, reply);
    // The page may be gone by now; what counts is what the server said.
    return route.fulfill({ response: reply }).catch(() => undefined);
  });
  return line;
}

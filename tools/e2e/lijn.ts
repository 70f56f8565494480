import type { APIResponse, Page, Route } from '@playwright/test';

/** What the server said it has. */
export interface Lijn {
  aanvaard: Set<string>;
  /** No connection. */
  dicht: boolean;
  /** Replies that get lost on the way back; those batches also arrive three times and backwards. */
  verlies: number;
}

interface Antwoord {
  clientId: string;
}

function noteer(lijn: Lijn, antwoorden: readonly Antwoord[], reply: APIResponse): void {
  if (reply.status() !== 200) return;
  for (const a of antwoorden) lijn.aanvaard.add(a.clientId);
}

async function verlies(lijn: Lijn, antwoorden: readonly Antwoord[], route: Route): Promise<void> {
  lijn.verlies -= 1;
  for (const volgorde of [antwoorden.toReversed(), antwoorden, antwoorden])
    noteer(lijn, antwoorden, await route.fetch({ postData: JSON.stringify({ antwoorden: volgorde }) }));
  await route.abort('connectionreset');
}

/** Stands between page and server. */
export async function volgLijn(page: Page): Promise<Lijn> {
  const lijn: Lijn = { aanvaard: new Set(), dicht: false, verlies: 0 };
  await page.route('**/api/**', (route) => (lijn.dicht ? route.abort('internetdisconnected') : route.fallback()));
  await page.route('**/api/antwoorden', async (route) => {
    if (lijn.dicht) return route.fallback();
    const { antwoorden }: { antwoorden: Antwoord[] } = route.request().postDataJSON() ?? { antwoorden: [] };
    if (lijn.verlies > 0) return verlies(lijn, antwoorden, route);
    const reply = await route.fetch();
    noteer(lijn, antwoorden, reply);
    // The page may be gone by now; what counts is what the server said.
    return route.fulfill({ response: reply }).catch(() => undefined);
  });
  return lijn;
}

import { expect, type Page, type Request, type Response } from '@playwright/test';
import { spelrondeSchema, type Spelronde } from '#server/features/somvensters/somvensters.contract.ts';
import { createThinker, type Kind } from './thinker.ts';
import type { Mode } from './hand.ts';
import { playToEnd } from './play-bot.ts';

/** Answer as the page sent it. */
export interface Sent {
  clientId: string;
  rondeId: string;
  nr: number;
  itemId: string;
  doelId: string;
  ruw: string;
  goed: boolean;
}

/** Listens to everything that a page tells and hears about rounds and answers. */
export interface Ear {
  sent: Map<string, Sent>;
  /** Client ids of the answers that the server took. */
  taken: Set<string>;
  rondes: Spelronde[];
}

const isRonde = (r: Response): boolean =>
  r.url().endsWith('/spelrondes') && r.request().method() === 'POST' && r.status() === 200;

function antwoordenIn(request: Request): readonly Sent[] {
  if (!request.url().endsWith('/api/antwoorden')) return [];
  const { antwoorden = [] }: { antwoorden?: Sent[] } = request.postDataJSON() ?? {};
  return antwoorden;
}

export function listen(page: Page): Ear {
  const ear: Ear = { sent: new Map(), taken: new Set(), rondes: [] };
  page.on('request', (request) => {
    for (const antwoord of antwoordenIn(request)) ear.sent.set(antwoord.clientId, antwoord);
  });
  page.on('response', (response) => {
    if (response.ok()) for (const { clientId } of antwoordenIn(response.request())) ear.taken.add(clientId);
    // The page may leave before the body is read; then it did not play this round either.
    if (isRonde(response))
      void response.text().then(
        (text) => ear.rondes.push(spelrondeSchema.parse(JSON.parse(text))),
        () => undefined,
      );
  });
  return ear;
}

/** Waits for the game on the screen; answers its round. */
export async function awaitSpel(page: Page, ear: Ear, spel: string): Promise<Spelronde> {
  await page.waitForFunction(
    () => (document.querySelector<HTMLElement>('.spel-world')?.spel?.toestand.getState().phase ?? 'laden') !== 'laden',
    undefined,
    { timeout: 120_000 },
  );
  await expect.poll(() => ear.rondes.at(-1)?.game).toBe(spel);
  const ronde = ear.rondes.at(-1);
  if (ronde === undefined) throw new Error('the game has no round');
  return ronde;
}

/** Plays the game on the screen to its result; answers the stars that the child sees. */
export async function playSpel(page: Page, ronde: Spelronde, how: { mode: Mode; soort: Kind }): Promise<number> {
  await playToEnd(page, { mode: how.mode, think: createThinker(ronde, how.soort) });
  const stars = page.getByRole('img', { name: /van de 3 sterren/ });
  await expect(stars).toBeVisible();
  return Number((await stars.getAttribute('aria-label'))?.slice(0, 1));
}

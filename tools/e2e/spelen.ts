import { expect, type Page, type Request, type Response } from '@playwright/test';
import { spelrondeSchema, type Spelronde } from '#server/features/somvensters/somvensters.contract.ts';
import { createDenker, type Soort } from './denker.ts';
import type { Wijze } from './hand.ts';
import { speelUit } from './speelbot.ts';

/** Answer as the page sent it. */
export interface Gestuurd {
  clientId: string;
  rondeId: string;
  nr: number;
  itemId: string;
  doelId: string;
  ruw: string;
  goed: boolean;
}

/** Listens to everything that a page tells and hears about rounds and answers. */
export interface Oor {
  gestuurd: Map<string, Gestuurd>;
  rondes: Spelronde[];
}

const isRonde = (r: Response): boolean =>
  r.url().endsWith('/spelrondes') && r.request().method() === 'POST' && r.status() === 200;

export function luister(page: Page): Oor {
  const oor: Oor = { gestuurd: new Map(), rondes: [] };
  page.on('request', (request: Request) => {
    if (!request.url().endsWith('/api/antwoorden')) return;
    const { antwoorden }: { antwoorden?: Gestuurd[] } = request.postDataJSON() ?? {};
    for (const antwoord of antwoorden ?? []) oor.gestuurd.set(antwoord.clientId, antwoord);
  });
  page.on('response', (response) => {
    // The page may leave before the body is read; then it did not play this round either.
    if (isRonde(response))
      void response.text().then(
        (tekst) => oor.rondes.push(spelrondeSchema.parse(JSON.parse(tekst))),
        () => undefined,
      );
  });
  return oor;
}

/** Waits for the game on the screen; answers its round. */
export async function wachtOpSpel(page: Page, oor: Oor, spel: string): Promise<Spelronde> {
  await page.waitForFunction(
    () => (document.querySelector<HTMLElement>('.spel-wereld')?.spel?.toestand.getState().fase ?? 'laden') !== 'laden',
    undefined,
    { timeout: 120_000 },
  );
  await expect.poll(() => oor.rondes.at(-1)?.game).toBe(spel);
  const ronde = oor.rondes.at(-1);
  if (ronde === undefined) throw new Error('the game has no round');
  return ronde;
}

/** Plays the game on the screen to its result; answers the stars that the child sees. */
export async function speelSpel(page: Page, ronde: Spelronde, hoe: { wijze: Wijze; soort: Soort }): Promise<number> {
  await speelUit(page, { wijze: hoe.wijze, denk: createDenker(ronde, hoe.soort) });
  const sterren = page.getByRole('img', { name: /van de 3 sterren/ });
  await expect(sterren).toBeVisible();
  return Number((await sterren.getAttribute('aria-label'))?.slice(0, 1));
}

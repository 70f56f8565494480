/** The session rule of the specification, section 4: a token that ends in mid-game costs no answer. */
import { expect, test, type Page } from '@playwright/test';
import { createDenker, type PoolItem } from './denker.ts';
import { deurenVan } from './kaart.ts';
import { leerlingMet, meldLeerlingAan, omgeving } from './reis.ts';
import { doe, leesStand, schilderWeinig, stap } from './speelbot.ts';

test.use({ hasTouch: true, viewport: { width: 960, height: 540 } });

/** Ids of answers that the server accepted, with how often each was sent. */
function luister(page: Page): { gestuurd: Set<string>; aanvaard: Set<string>; nieuw: () => number } {
  const gestuurd = new Set<string>();
  const aanvaard = new Set<string>();
  let nieuw = 0;
  page.on('response', async (response) => {
    if (!response.url().endsWith('/api/antwoorden')) return;
    const { antwoorden }: { antwoorden: { clientId: string }[] } = response.request().postDataJSON() ?? { antwoorden: [] };
    for (const a of antwoorden) gestuurd.add(a.clientId);
    if (response.status() !== 200) return;
    for (const a of antwoorden) aanvaard.add(a.clientId);
    const uit: { nieuw: number } = await response.json();
    nieuw += uit.nieuw;
  });
  return { gestuurd, aanvaard, nieuw: () => nieuw };
}

test('a token that expires in mid-game leads to sign-in and back, and no answer is lost', async ({ page }) => {
  const rij = leerlingMet('plaatjes');
  const post = luister(page);
  await schilderWeinig(page);
  await meldLeerlingAan(page, rij);
  const deur = (await deurenVan(page))[0];
  if (deur === undefined) throw new Error('the map offers no door');
  const ronde = page.waitForResponse((r) => r.url().includes('/spelrondes') && r.request().method() === 'POST');
  await page.goto(`${omgeving().adres}${deur.pad}`);
  const { pool }: { pool: PoolItem[] } = JSON.parse(await (await ronde).text());
  const denk = createDenker(new Map(pool.map((item) => [item.id, item])), 'goed');
  await page.waitForFunction(() => (document.querySelector<HTMLElement>('.spel-wereld')?.spel?.toestand.getState().fase ?? 'laden') !== 'laden');
  await page.evaluate(() => localStorage.setItem('taaltocht.access_token', 'verlopen'));
  for (let i = 0; i < 300 && !page.url().includes('/login'); i += 1) {
    const stand = await leesStand(page).catch(() => null);
    if (stand === null) {
      await page.waitForTimeout(100);
      continue;
    }
    if (stand.fase === 'intro') await page.evaluate(() => document.querySelector<HTMLElement>('.spel-wereld')?.spel?.skip());
    const daad = ['spel', 'uitleg', 'toon'].includes(stand.fase) ? await denk(stand) : null;
    if (daad !== null) await doe(page, daad, { stand, wijze: 'spiegel' }).catch(() => undefined);
    await stap(page, stand.fase === 'woordklaar' ? 160 : 40).catch(() => undefined);
  }
  await expect(page).toHaveURL(/\/app\/auth\/login/);
  await expect(page.getByText(/tijdje weg/)).toBeVisible();
  expect(post.gestuurd.size).toBeGreaterThan(0);
  expect(post.aanvaard.size).toBe(0);

  await meldLeerlingAan(page, rij, /\/spellen\//);
  await expect.poll(() => [...post.gestuurd].every((id) => post.aanvaard.has(id)), { timeout: 40_000 }).toBe(true);
  await expect.poll(() => post.nieuw()).toBe(post.aanvaard.size);
});

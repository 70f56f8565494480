/** The session rule of the specification, section 4: a token that ends in mid-game costs no answer. */
import { expect, test, type Page } from '@playwright/test';
import { createDenker, type PoolItem } from './denker.ts';
import { deurenVan } from './kaart.ts';
import { leerlingMet, meldLeerlingAan, omgeving } from './reis.ts';
import { doe, leesStand, schilderWeinig, stap } from './speelbot.ts';

test.use({ hasTouch: true, viewport: { width: 960, height: 540 } });

interface Post { gestuurd: Set<string>; aanvaard: Set<string>; nieuw: number }

/** Stands between page and server: which answers were sent, which were accepted, and how many of those were new. */
async function luister(page: Page): Promise<Post> {
  const post: Post = { gestuurd: new Set(), aanvaard: new Set(), nieuw: 0 };
  await page.route('**/api/antwoorden', async (route) => {
    const { antwoorden }: { antwoorden: { clientId: string }[] } = route.request().postDataJSON() ?? { antwoorden: [] };
    for (const a of antwoorden) post.gestuurd.add(a.clientId);
    const reply = await route.fetch();
    if (reply.status() === 200) {
      for (const a of antwoorden) post.aanvaard.add(a.clientId);
      const uit: { nieuw: number } = await reply.json();
      post.nieuw += uit.nieuw;
    }
    // The page may be gone by now; what counts is what the server said.
    await route.fulfill({ response: reply }).catch(() => undefined);
  });
  return post;
}

test('a token that expires in mid-game leads to sign-in and back, and no answer is lost', async ({ page }) => {
  const rij = leerlingMet('plaatjes');
  const post = await luister(page);
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
  await expect.poll(() => post.nieuw).toBe(post.aanvaard.size);
});
